/** What the page does without a press: the only answer, and what raiders do on their way if the reader wants it so. */
import { signal } from '@preact/signals'
import { asked, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Offer } from '../../page/session/table-state.ts'
import { joins } from './led.ts'

/** Whether raiders take every space that they come to and can take. */
export const takesAll = signal(true)

/** Where one alone could go he is selected, and where he gets to is lit: that is answered on the map. */
const ON_MAP = ['pick-leader', 'migration']

export function byItself(view: View, { choices, window }: Pick<Offer, 'choices' | 'window'>): string | null {
  const question = asked(view)
  const take = choices.find(({ action }) => action === 'control')
  if (question === 'raid-orders' && take !== undefined && takesAll.value) return take.action
  const join = joins(view, { choices })
  if (join !== null) return join
  const [only, another] = choices
  const isForced = window === null && another === undefined && !ON_MAP.includes(question)
  return isForced ? (only?.action ?? null) : null
}
