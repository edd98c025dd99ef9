/** Chapter 7.2: the cards of the Tribal Reserve. Nobody knows their order, so the top one is any of them. */
import { type Card, derived, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  cardIn,
  DISCARD,
  FACE_UP,
  lay,
  numberIn,
  type Player,
  pileOf,
  RESERVE,
  ROMAN,
  reserveSize,
  type State,
} from '../../state.ts'

/** Any card of a player's that lies there; NONE: there is none. It is not moved. */
export function anyCardOf(s: State, player: Player, pile: number, table: Table): Card {
  const number = numberIn(s, player, pile)
  return number === 0 ? NONE : cardIn(s, player, pile, table.shuffle(number))
}

/** The cards that may lie face up in the Reserve. */
const keptCards = derived(({ everyCard, cards }) => everyCard.filter((card) => cards[card].file.after === 'reserve'))

/** BG-7.2-aa: Barbarian Baptization, if it lies face up in the Reserve; NONE. */
export function baptization(s: State): Card {
  for (const card of keptCards(s.board)) if (pileOf(s, card) === FACE_UP) return card
  return NONE
}

/** BG-7.2-ac BG-7.2-ah BG-7.2-af: once per turn, and only when no face-down card is left. */
export const canBaptize = (s: State): boolean => reserveSize(s) === 0 && !s.baptized && baptization(s) !== NONE

/** BG-7.2-ae: something that needs a Reserve card can be paid for. */
export const hasReserveCard = (s: State): boolean => reserveSize(s) > 0 || canBaptize(s)

/** BG-7.2-g BG-7.2-r BG-7.2-ao: the top card is revealed and discarded, not removed. */
export function revealReserve(s: State, table: Table): Card {
  const card = anyCardOf(s, ROMAN, RESERVE, table)
  lay(s, card, DISCARD)
  table.show({ type: 'reserve', card: s.board.cards[card].id, discarded: true })
  return card
}

/** BG-7.2-ag: it stays where it is. */
export function baptize(s: State, table: Table): Card {
  const card = baptization(s)
  s.baptized = true
  table.tell({ type: 'reserve', card: s.board.cards[card].id, discarded: false })
  return card
}

/** BG-7.2-ad BG-7.2-ae: the card that pays for Right of Passage or an event; its OPs count if the event says so. */
export const payReserveCard = (s: State, table: Table): Card =>
  reserveSize(s) > 0 ? revealReserve(s, table) : baptize(s, table)
