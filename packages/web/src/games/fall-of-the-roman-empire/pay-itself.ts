/** Upkeep that can be paid whole is paid by itself, if the reader wants it so. */
import { asked, upkeep, type FallEvent, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import { kept } from '../../page/settings.ts'

export const payItself = kept<'on' | 'off'>('fall-pays', ['on', 'off'], 'on')

/** FR-5-b FR-5-d: not where something must be disbanded, nor where somebody has begun to. */
export function paysItself(view: View, happened: readonly { readonly event: { readonly type: string } }[]): boolean {
  if (payItself.value === 'off' || asked(view)?.kind !== 'expenditure' || upkeep(view) > view.rrp) return false
  const last = happened.findLast(({ event }) => event.type !== 'phase')
  const disbanding: FallEvent['type'] = 'disband'
  return last?.event.type !== disbanding
}
