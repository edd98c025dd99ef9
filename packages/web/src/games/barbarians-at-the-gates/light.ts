/** Acts that are done at the first press, though something is left unspent or the other may answer them. */
import { signal } from '@preact/signals'
import { asked, controlOf, fortAt, frameOf, raidOf, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Committed, Deed } from '../../page/game-page.ts'

/** BG-14.1.2-t: where a die may cost raiders a CU. */
function isFortified(view: View, place: string): boolean {
  const type = spaces.get(place)?.type
  const hasWalls = type === 'capital' || type === 'walled' || fortAt(view, place) !== null
  return hasWalls && controlOf(view, place) !== 'barbarian'
}

const isRaidersWay = ({ kind, place }: Deed, view: View): boolean =>
  asked(view) === 'raid-orders' && (kind === 'march' || kind === 'sail') && place !== null

/** Into open country, where no battle is foretold. */
const isOpen = ({ place, odds }: Deed, view: View): boolean => odds === null && !isFortified(view, place ?? '')

/** A step of these raiders that is not taken back was shown first, and done. */
const isAgreed = signal(false)

/** Of each stack of raiders the first step that the other may answer is asked about; those that follow in open country are not. */
export function agree(act: Committed, view: View): void {
  if (asked(view) !== 'raid-orders') isAgreed.value = false
  else if (act.seals && isRaidersWay(act, view)) isAgreed.value = true
}

/** Who stops is followed by others of the same card: it can be taken back. Raiders who stay at home are not lost. */
function isFollowed(view: View): boolean {
  if (asked(view) === 'raid-from') return true
  if (asked(view) === 'raid-orders') return (raidOf(view)?.left ?? 0) > 0
  return asked(view) === 'orders' && Number(frameOf(view, 'campaign')?.left ?? 0) > 0
}

export const isLight = (act: Deed, view: View): boolean =>
  (isAgreed.value && isRaidersWay(act, view) && isOpen(act, view)) || (act.kind === 'done' && isFollowed(view))
