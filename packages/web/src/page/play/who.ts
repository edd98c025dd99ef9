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

/** What one of each stack would do there; asked one after another, so that nothing else waits for long. Null: nobody wants to know any more. */
export async function reachersOf(
  place: PlaceName,
  { actors, whereabouts, reach }: Actors,
  isGone: () => boolean,
): Promise<readonly Option[] | null> {
  const found = new Map<PlaceName, Option>()
  // As they stand: leaders before their units.
  for (const [piece, from] of whereabouts) {
    const choices = actors.get(piece)
    if (choices === undefined || from === place || found.has(from)) continue
    const reached = await reach(piece)
    if (isGone()) return null
    const [option] = withReach(byPlace(choices), piece, reached).get(place) ?? []
    if (option !== undefined) found.set(from, option)
  }
  return [...found.values()]
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
