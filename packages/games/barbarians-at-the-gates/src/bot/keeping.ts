/** What is lost with a card that is used now. */
import type { Card } from '../board.ts'
import { handOf, type Player } from '../state.ts'
import { cardWorth } from './events.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/** How much of what a card could do otherwise is lost by using it now. */
const REGRET = 0.7

/** `event`: what its event would be worth now. */
export const regretOf = (look: Outlook, player: Player, card: Card, event: number): number =>
  REGRET * keeping(look, player, card, event)

/** What it would be worth to keep the card: for its event, or for a moment in somebody's impulse. */
function keeping(look: Outlook, player: Player, card: Card, event: number): number {
  const { kind, ops } = look.s.board.cards[card]
  const worth = cardWorth(look.s, card)
  const isWaiting = kind === 'battle' || kind === 'response' || event === 0
  const waiting = isWaiting ? worth * keptChance(look, player) * (event === 0 && kind === 'normal' ? 0.5 : 1) : 0
  return Math.max(event, waiting, weights.ops[ops])
}

/** A card that waits for its moment may wait in vain, above all when few cards are left. */
function keptChance({ s }: Outlook, player: Player): number {
  const left = handOf(s, player).length
  return left >= 5 ? 0.6 : left >= 3 ? 0.45 : 0.25
}
