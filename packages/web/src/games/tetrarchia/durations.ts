/** How long the eye needs for what happens, in milliseconds at normal pace. */
import type { Roll } from '@tabularium/engine'
import type { TetrarchiaEvent } from '@tabularium/tetrarchia/shown'

export function durationOf({ type }: TetrarchiaEvent | Roll): number {
  switch (type) {
    case 'roll':
      return 700
    case 'uprising':
      return 900
    case 'combat':
      return 1100
    case 'army':
      return 750
    case 'attack':
    case 'barbarian-phase':
      return 700
    case 'turn':
      return 500
    default:
      return 450
  }
}
