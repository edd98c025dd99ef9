/** Upkeep that can be paid whole is paid by itself, if the reader wants it so. */
import { asked, upkeep, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import { kept } from '../../page/settings.ts'

export const payItself = kept<'on' | 'off'>('fall-pays', ['on', 'off'], 'on')

type Told = readonly { readonly event: { readonly type: string } }[]

/** What happened last, beside the beginning of a phase. */
export const lastOf = (told: Told): string | undefined =>
  told.findLast(({ event }) => event.type !== 'phase')?.event.type

/** FR-5-b FR-5-d: not where something must be disbanded, nor where somebody has begun to. */
export function paysItself(view: View, told: Told): boolean {
  if (payItself.value === 'off' || asked(view)?.kind !== 'expenditure' || upkeep(view) > view.rrp) return false
  return lastOf(told) !== 'disband'
}
