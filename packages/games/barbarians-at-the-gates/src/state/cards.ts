/** Cards: where each lies. What somebody may not see is only counted. */
import { countThings, firstThing, type Things } from '@tabularium/engine/fields'
import { type Card, derived, NONE } from '../board.ts'
import { access, DECK, DISCARD, FACE_UP, HAND, OUT, REMOVED, RESERVE, type State, UNSEEN } from '../position/fields.ts'
import { BARBARIAN, type Player, ROMAN } from '../terms.ts'

export { DECK, DISCARD, FACE_UP, HAND, OUT, REMOVED, RESERVE, UNSEEN }

const { pile } = access.cards

export const pileOf = (s: State, card: Card): number => pile.get(s, card)

export const handSize = (s: State, player: Player): number => s.hands[player]
export const deckSize = (s: State, player: Player): number => s.decks[player]
/** Face down in the Reserve: BG-6.2.2-g: Baptization is not counted. */
export const reserveSize = (s: State): number => s.reserve

export const ownerOf = (s: State, card: Card): Player => s.board.cards[card].player

/** By player: his cards, as the words in which they are kept. */
export const ownWords = derived(({ everyCard, cards }) =>
  [ROMAN, BARBARIAN].map((player) => pile.wordsOf(everyCard.filter((card) => cards[card].player === player))),
)

/** Written out, for a list that is copied and changed may hold anything. */
const withNumber = ([ofRoman, ofBarbarian]: readonly number[], player: Player, number: number): readonly number[] =>
  player === ROMAN ? [number, ofBarbarian] : [ofRoman, number]

function countAt(s: State, player: Player, place: number, by: number): void {
  switch (place) {
    case HAND:
      s.hands = withNumber(s.hands, player, s.hands[player] + by)
      return
    case DECK:
      s.decks = withNumber(s.decks, player, s.decks[player] + by)
      return
    case RESERVE:
      s.reserve += by
  }
}

/** A card lies elsewhere from now on, and the numbers follow. */
export function lay(s: State, card: Card, to: number): void {
  const player = ownerOf(s, card)
  countAt(s, player, pile.get(s, card), -1)
  pile.set(s, card, to)
  countAt(s, player, to, 1)
}

/** The cards of a player that lie in one place, as the words in which they are kept. */
export const wordsIn = (s: State, player: Player, place: number): Things[] =>
  ownWords(s.board)[player].map((own, word) => (own === 0 ? 0 : pile.having(s, word, place) & own))

/** The same of many cards of a player that lie in one place, given as words. */
export function layAll(s: State, player: Player, cards: readonly Things[], from: number, to: number): void {
  let number = 0
  for (const word of cards) number += countThings(word)
  if (number === 0) return
  countAt(s, player, from, -number)
  pile.turnAll(s, cards, to)
  countAt(s, player, to, number)
}

/** Takes out of some words of cards the one of that place among them. */
export function takeOut(words: Things[], at: number): Card {
  let before = 0
  for (let word = 0; ; word++) {
    const number = countThings(words[word])
    if (before + number <= at) {
      before += number
      continue
    }
    let bits = words[word]
    while (before++ < at) bits &= bits - 1
    words[word] &= ~(bits & -bits)
    return firstThing(word, bits)
  }
}

/** The cards of a player that lie in one place, in the order of the cards. */
export function cardsIn(s: State, player: Player, place: number): Card[] {
  const cards: Card[] = []
  const own = ownWords(s.board)[player]
  for (let word = 0; word < own.length; word++) {
    if (own[word] === 0) continue
    for (let bits = pile.having(s, word, place) & own[word]; bits !== 0; bits &= bits - 1) {
      cards.push(firstThing(word, bits))
    }
  }
  return cards
}

/** How many they are. */
export function numberIn(s: State, player: Player, place: number): number {
  const own = ownWords(s.board)[player]
  let number = 0
  for (let word = 0; word < own.length; word++) number += countThings(pile.having(s, word, place) & own[word])
  return number
}

/** The one of that place among them; NONE: there are not so many. */
export function cardIn(s: State, player: Player, place: number, at: number): Card {
  const own = ownWords(s.board)[player]
  let before = 0
  for (let word = 0; word < own.length; word++) {
    let bits = pile.having(s, word, place) & own[word]
    const number = countThings(bits)
    if (before + number > at) {
      while (before++ < at) bits &= bits - 1
      return firstThing(word, bits)
    }
    before += number
  }
  return NONE
}

export const handOf = (s: State, player: Player): Card[] => cardsIn(s, player, HAND)
export const holds = (s: State, player: Player, card: Card): boolean =>
  pile.get(s, card) === HAND && ownerOf(s, card) === player

/** BG-5.2-h: hand and face-down Reserve. */
export const cardsLeft = (s: State, player: Player): number =>
  handSize(s, player) + (player === ROMAN ? reserveSize(s) : 0)
