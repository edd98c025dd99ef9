/** How long the eye needs for what happens, in milliseconds at normal pace. */
import type { Roll } from '@tabularium/engine'
import type { FallEvent } from '@tabularium/fall-of-the-roman-empire/shown'

export function durationOf({ type }: FallEvent | Roll): number {
  switch (type) {
    case 'roll':
      return 700
    case 'round':
      return 1200
    case 'conflict':
    case 'conflict-end':
    case 'dead':
    case 'collection':
      return 900
    case 'move':
    case 'march':
    case 'ride':
      return 600
    case 'phase':
      return 350
    default:
      return 450
  }
}
