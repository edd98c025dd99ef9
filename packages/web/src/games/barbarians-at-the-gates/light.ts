/** Acts that are done at the first press, though something is left unspent or the other may answer them. */
import { asked, controlOf, fortAt, frameOf, raidOf, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Deed } from '../../page/game-page.ts'

/** BG-14.1.2-t: where a die may cost raiders a CU. */
function isFortified(view: View, place: string): boolean {
  const type = spaces.get(place)?.type
  const hasWalls = type === 'capital' || type === 'walled' || fortAt(view, place) !== null
  return hasWalls && controlOf(view, place) !== 'barbarian'
}

/** A raid is many steps: into open country, where no battle is foretold, each is one press. */
const isRaidersStep = ({ kind, place, odds }: Deed, view: View): boolean =>
  asked(view) === 'raid-orders' && kind === 'march' && place !== null && odds === null && !isFortified(view, place)

/** Who stops is followed by others of the same card: it can be taken back. */
function isFollowed(view: View): boolean {
  if (asked(view) === 'raid-orders') return (raidOf(view)?.left ?? 0) > 0
  return asked(view) === 'orders' && Number(frameOf(view, 'campaign')?.left ?? 0) > 0
}

export const isLight = (act: Deed, view: View): boolean =>
  isRaidersStep(act, view) || (act.kind === 'done' && isFollowed(view))
