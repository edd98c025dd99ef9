/** With a card lifted a leader can be pressed on the map: the card is played to activate, and he is selected. */
import { cards, couldAct, ownerOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Choice } from '@tabularium/engine/room'
import type { Offer } from '../../../page/session/table-state.ts'
import { chosenCard } from './chosen.ts'

/** Playing the lifted card to activate, once for each leader who could be. */
export function byLiftedCard(view: View, { choices, held = [] }: Offer): readonly Choice[] {
  const card = chosenCard.value
  const activate = card === null ? undefined : choices.find(({ action }) => action === `activate ${card}`)
  if (card === null || activate === undefined) return []
  return couldAct(view, ownerOf(card), cards.get(card)?.ops ?? 0)
    .filter(({ leader }) => !held.some(({ piece }) => piece === leader))
    .map(({ leader }) => ({ ...activate, kind: 'select', piece: leader }))
}
