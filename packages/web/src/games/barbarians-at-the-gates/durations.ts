/** How long the eye needs for what happens, in milliseconds at normal pace. */
import type { Roll } from '@tabularium/engine'
import type { GatesEvent } from '@tabularium/barbarians-at-the-gates/shown'

export function durationOf({ type }: GatesEvent | Roll): number {
  return type === 'roll' ? 650 : 500
}
