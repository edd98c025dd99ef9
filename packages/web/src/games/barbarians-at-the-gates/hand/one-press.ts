/** Which uses of a card are one press on it. */
import { cards, type UseName, useOf } from '@tabularium/barbarians-at-the-gates/shown'

/** For its OPs: who acts, or where, is asked next. An event may be over at once, and is read before. */
const QUICK: readonly UseName[] = ['activate', 'raid', 'march', 'migrate', 'reinforce']

/** Whether one press on the card plays it so. A campaign asks for leaders, as a march does. */
export const isQuick = (use: UseName, card: string): boolean =>
  QUICK.includes(use) || (use === 'event' && cards.get(card)?.kind === 'campaign')

/** The same for an action. */
export function isOnePress(action: string): boolean {
  const played = useOf(action)
  return played !== null && isQuick(played.use, played.card)
}
