/** What a click on a place could have meant. */
import {
  activationOf,
  asked,
  leadersAt,
  migrantOf,
  placeOf,
  tribesAt,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import type { PieceName, PlaceName } from '../../page/board/board-part.ts'

/** Questions that name leaders, and those that name tribes. */
const LEADERS = [
  'pick-leader',
  'tribal-leader',
  'go-home',
  'compose',
  'avoid',
  'intercept',
  'event-leader',
  'commander',
]
const TRIBES = ['event-tribe', 'regain']
/** Questions that are answered with a card or a word. */
const NOWHERE = ['impulse', 'claim', 'window', 'battle-card', 'tribal', 'refuse', 'delay', 'spoils']

export function tries(place: PlaceName, view: View, piece: PieceName | null): readonly string[] {
  const question = asked(view)
  if (NOWHERE.includes(question)) return []
  const leaders = leadersAt(view, place).map((leader) => `leader ${leader}`)
  const tribes = tribesAt(view, place).map((tribe) => `tribe ${tribe}`)
  if (LEADERS.includes(question)) {
    const isAway = piece !== null && placeOf(view, piece) !== place
    return isAway ? [] : leaders
  }
  if (TRIBES.includes(question) || (question === 'migration' && migrantOf(view) === null)) return tribes
  if (question === 'orders' && placeOf(view, activationOf(view)?.leader ?? '') === place) return ['control', 'siege']
  return [`to ${place}`, `sail ${place}`]
}
