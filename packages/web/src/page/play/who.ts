/** Who could get to a place, while nobody is selected. */
import type { Choice, Reached } from '@tabularium/engine/room'
import type { PieceName, PlaceName } from '../board/board-part.ts'
import { byPlace, type Option, withReach } from './options.ts'

export interface Actors {
  readonly actors: ReadonlyMap<PieceName, readonly Choice[]>
  /** Where each piece stands. */
  readonly whereabouts: ReadonlyMap<PieceName, PlaceName>
  reach(piece: PieceName): Promise<readonly Reached[]>
}

/** What each of them would do there: of a stack the first who can. Who stands nowhere on the map is left out. */
export async function whoReaches(place: PlaceName, { actors, whereabouts, reach }: Actors): Promise<readonly Option[]> {
  const standing = [...actors].filter(([piece]) => whereabouts.has(piece))
  const reached = await Promise.all(standing.map(([piece]) => reach(piece)))
  const found = new Map<PlaceName, Option>()
  for (const [i, [piece, choices]] of standing.entries()) {
    const from = whereabouts.get(piece)
    const [option] = withReach(byPlace(choices), piece, reached[i] ?? []).get(place) ?? []
    if (option !== undefined && from !== undefined && !found.has(from)) found.set(from, option)
  }
  return [...found.values()]
}
