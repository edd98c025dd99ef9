/** What the map shows of pieces besides where they stand: who has acted, and who may not. */
import { isObject } from '@tabularium/engine'
import { frameOf } from './frames.ts'
import type { View } from './view.ts'

const holds = (list: unknown, name: string): boolean => Array.isArray(list) && list.includes(name)

/** BG-10.5: he has been activated in this campaign; BG-16: the tribe has migrated in this phase. */
export function isSpent(view: View, piece: string): boolean {
  return holds(frameOf(view, 'campaign')?.used, piece) || holds(frameOf(view, 'migration')?.done, piece)
}

/** Where raiders or CU on a forced march are, who have no name of their own; null: there are none. */
export function onTheWay(
  view: View,
  kind: 'raid' | 'marching',
): { readonly at: string; readonly power: string } | null {
  const current = frameOf(view, kind)?.current
  if (current === undefined || current === null || !isObject(current) || typeof current.at !== 'string') return null
  return { at: current.at, power: typeof current.power === 'string' ? current.power : 'barbarian' }
}
