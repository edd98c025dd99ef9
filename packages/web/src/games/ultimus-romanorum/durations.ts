/** How long the eye needs for what happens, in milliseconds at normal pace. */
import type { Roll } from '@tabularium/engine'
import type { UltimusEvent } from '@tabularium/ultimus-romanorum/shown'

export function durationOf({ type }: UltimusEvent | Roll): number {
  switch (type) {
    case 'roll':
      return 700
    case 'battle':
    case 'battle-result':
    case 'usurpation':
    case 'exchange':
    case 'title':
    case 'event':
    case 'stratagem':
      return 1000
    case 'year':
      return 800
    case 'hand':
    case 'drawn':
    case 'returned':
    case 'phase':
    case 'smc':
      return 300
    default:
      return 500
  }
}
