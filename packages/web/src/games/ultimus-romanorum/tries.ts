/** What a click on a place could have meant. */
import { asked, type View } from '@tabularium/ultimus-romanorum/shown'
import type { PieceName, PlaceName } from '../../page/board/board-part.ts'
import { piecesAt, placedIn } from './board/stacks.ts'

/** Questions that name pieces. */
const NAMING = ['movement', 'losses', 'evaders', 'refuge']

/** Who could have been meant, leaders first; or the place itself. */
export function tries(place: PlaceName, view: View, piece: PieceName | null): readonly string[] {
  const question = asked(view)
  if (question === 'window' || question === 'geostrategy') return []
  if (!NAMING.includes(question)) return [`to ${place}`]
  const fleets = new Set(placedIn(view).fleets.map(({ id }) => id))
  const named = piecesAt(place, view).map((id) => (fleets.has(id) ? `fleet ${id}` : `piece ${id}`))
  return [...named, ...(piece === null ? [`to ${place}`] : [])]
}
