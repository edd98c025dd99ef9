/** How long the eye needs for what happens, in milliseconds at normal pace. */
import type { GatesEvent } from '@tabularium/barbarians-at-the-gates/shown'
import type { Roll } from '@tabularium/engine'

/** A card is read before it does anything. */
const CARD = 1600

export function durationOf(event: GatesEvent | Roll): number {
  switch (event.type) {
    case 'card':
      return event.use === 'event' ? CARD : 1100
    case 'roll':
      return 650
    case 'swap':
    case 'usurpator':
    case 'changes-sides':
    case 'usurpation-ends':
    case 'vp':
    case 'battle':
    case 'won':
    case 'end':
      return 1000
    case 'turn':
    case 'reserve':
    case 'provinces':
      return 800
    case 'draw':
    case 'hand':
    case 'shuffle':
    case 'wave':
    case 'phase':
    case 'pass':
    case 'activate':
    case 'tribal-end':
    case 'scored':
      return 350
    default:
      return 500
  }
}
