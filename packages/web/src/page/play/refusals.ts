/** Why nothing is done at a place, told where it is pointed at. */
import type { PlaceName } from '../board/board-part.ts'
import { whyNotAt } from '../session/at-places.ts'
import type { Play, Refused } from './play.ts'

/** How long a refusal is shown, in milliseconds. */
const REFUSAL = 4000

/** Says at the place why nothing is done there. */
export async function refuse(play: Play, place: PlaceName): Promise<void> {
  // In a lesson who is selected may well get there, though not now.
  const refusal = await whyNotAt(play.session, place, play.selected.value, !play.isReached(place))
  if (refusal !== null) tell(play, { place, refusal })
}

export function tell({ refused }: Play, now: Refused): void {
  refused.value = now
  // What offers something stays until the next click.
  if (now.refusal.instead !== undefined) return
  setTimeout(() => {
    if (refused.value === now) refused.value = null
  }, REFUSAL)
}
