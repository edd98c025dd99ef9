/** Chapters 5.1 and 6: the Draw Phase. Waves join the decks, then both players draw. */
import type { Card } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  alliedTribes,
  BARBARIAN,
  DECK,
  DISCARD,
  deckSize,
  HAND,
  handSize,
  hasFlag,
  lay,
  layAll,
  numberIn,
  OUT,
  type Player,
  pileOf,
  playerNames,
  REMOVED,
  RESERVE,
  ROMAN,
  reserveSize,
  type Section,
  type State,
  takeOut,
  turnNames,
  wordsIn,
} from '../../state.ts'
import { scenarioOf } from '../victory.ts'

/** BG-5.1-a */
const HAND_SIZE = 7
/** BG-6.2.2-b BG-6.2.2-c */
const MOST_RESERVE = 3
const MOST_RESERVE_AFTER_REVOLUTION = 2

const PLAYERS: readonly Player[] = [ROMAN, BARBARIAN]

/** BG-6.2.1-a BG-6.2.2-a BG-6.2.2-b: the waves before any card is drawn. */
export function drawPhase(s: State, table: Table): void {
  changeDecks(s, table)
  drawHand(s, BARBARIAN, HAND_SIZE - handSize(s, BARBARIAN), table)
  dealReserve(s, table)
  drawHand(s, ROMAN, HAND_SIZE - handSize(s, ROMAN) - reserveSize(s), table)
}

/** BG-3.1-d BG-6.2.1-b to BG-6.2.1-h: what the scenario says of this turn. */
function changeDecks(s: State, table: Table): void {
  const turn = turnNames[s.turn]
  const { add, remove } = scenarioOf(s)
  for (const { section } of remove.filter((change) => change.turn === turn)) removeSection(s, section, table)
  for (const { section } of add.filter((change) => change.turn === turn)) addSection(s, section, table)
}

/** BG-6.1-e BG-6.2.1-b BG-6.2.1-d: wherever they lie. */
function removeSection(s: State, section: Section, table: Table): void {
  for (const card of s.board.everyCard) if (s.board.cards[card].section === section) lay(s, card, REMOVED)
  // How many of them a hand held is seen by how many it is left with.
  table.show({ type: 'wave', section, leaves: true })
}

/** BG-6.2.1-c BG-6.2.1-f BG-6.2.1-h BG-6.2.1-k: with the discard pile if the turn track says so, never with removed cards. */
function addSection(s: State, section: Section, table: Table): void {
  for (const card of s.board.everyCard) {
    if (s.board.cards[card].section === section && pileOf(s, card) === OUT) lay(s, card, DECK)
  }
  if (s.board.file.tables.turns[s.turn].reshuffle) for (const player of PLAYERS) reshuffle(s, player)
  table.tell({ type: 'wave', section, leaves: false })
}

const reshuffle = (s: State, player: Player): void => layAll(s, player, wordsIn(s, player, DISCARD), DISCARD, DECK)

/** BG-6.3-a BG-6.3-c BG-6.3-d: an empty deck is made anew only when a card is wanted. There may be fewer cards than that. */
function drawCards(s: State, player: Player, number: number, to: number, table: Table): Card[] {
  const drawn: Card[] = []
  while (drawn.length < number) {
    if (deckSize(s, player) === 0 && numberIn(s, player, DISCARD) > 0) {
      reshuffle(s, player)
      table.tell({ type: 'shuffle', player: playerNames[player] })
    }
    if (deckSize(s, player) === 0) break
    drawFromDeck(s, player, Math.min(number - drawn.length, deckSize(s, player)), to, table, drawn)
  }
  return drawn
}

/** So many of them, one after the other: each is any of those that are left. */
function drawFromDeck(s: State, player: Player, number: number, to: number, table: Table, drawn: Card[]): void {
  const deck = wordsIn(s, player, DECK)
  const left = deck.slice()
  const size = deckSize(s, player)
  for (let n = 0; n < number; n++) drawn.push(takeOut(left, table.shuffle(size - n)))
  layAll(
    s,
    player,
    deck.map((cards, word) => cards & ~left[word]),
    DECK,
    to,
  )
}

/** BG-6.1-a BG-6.1-j: what a player draws he alone gets to know. */
function drawHand(s: State, player: Player, number: number, table: Table): void {
  const drawn = drawCards(s, player, number, HAND, table)
  if (drawn.length === 0) return
  table.tell({ type: 'draw', player: playerNames[player], cards: drawn.length, reserve: false })
  const cards = drawn.map((card) => s.board.cards[card].id)
  table.reveal({ type: 'hand', player: playerNames[player], cards }, [player])
}

/** BG-5.1-b to BG-5.1-e BG-6.2.2-b to BG-6.2.2-j: face down, and nobody gets to know them. */
function dealReserve(s: State, table: Table): void {
  const most = hasFlag(s, 'bureaucratic-revolution') ? MOST_RESERVE_AFTER_REVOLUTION : MOST_RESERVE
  const dealt = drawCards(s, ROMAN, Math.min(alliedTribes(s).length, most), RESERVE, table)
  if (dealt.length > 0) table.tell({ type: 'draw', player: 'roman', cards: dealt.length, reserve: true })
}
