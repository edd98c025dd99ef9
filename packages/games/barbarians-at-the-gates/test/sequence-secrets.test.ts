import { FastDice, hiding, KeyedDice, RecordingTable, type Seat, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { proceed } from '../src/machine.ts'
import { write } from '../src/position/by-names.ts'
import { secretsIn } from '../src/position/secrets.ts'
import { setUp } from '../src/rules/sequence/set-up.ts'
import {
  BARBARIAN,
  cardsIn,
  clone,
  DECK,
  handOf,
  handSize,
  lay,
  pileOf,
  RESERVE,
  ROMAN,
  reserveSize,
  type State,
  UNSEEN,
} from '../src/state.ts'
import { board } from './scene.ts'

const { view, imagine, resample } = hiding(secretsIn(board), clone)

/** The first question of a game, with two or three cards in the Reserve. */
function dealt(seed: string): State {
  const table = new RecordingTable(new KeyedDice(secretFrom(seed)))
  const s = setUp(board, { scenario: 'the-scourge-of-god' }, table)
  proceed(s, table)
  return s
}
const text = (s: State, viewer: Seat | null) => {
  const seen = view(s, viewer)
  return JSON.stringify([write(seen.position), seen.unseen])
}
/** Two cards change places. */
function swap(s: State, one: number, other: number): State {
  const changed = clone(s)
  const [a, b] = [board.everyCard[one], board.everyCard[other]]
  const [from, to] = [pileOf(s, a), pileOf(s, b)]
  lay(changed, a, to)
  lay(changed, b, from)
  return changed
}

describe('6.1 What is open to whom', () => {
  const s = dealt('views')
  const [romanHand] = handOf(s, ROMAN)
  const [barbarianHand] = handOf(s, BARBARIAN)
  const [romanDeck] = cardsIn(s, ROMAN, DECK)
  const [barbarianDeck] = cardsIn(s, BARBARIAN, DECK)
  const [reserve] = cardsIn(s, ROMAN, RESERVE)

  test('BG-6.1-j BG-6.2.2-i: all places together are hidden as each is by itself', () => {
    const { things, hoards } = secretsIn(board)
    const each = hiding({ things, hoards }, clone)
    const s = dealt('together')
    for (const viewer of [null, ROMAN, BARBARIAN]) expect(view(s, viewer)).toEqual(each.view(s, viewer))
  })

  test('BG-6.1-j BG-6.2.2-i: a hand is its owner’s to know; a deck and the Reserve are nobody’s', () => {
    expect(reserveSize(s)).toBe(2)
    const same = (viewer: Seat | null, one: number, other: number) =>
      text(s, viewer) === text(swap(s, one, other), viewer)
    expect([null, ROMAN, BARBARIAN].map((viewer) => same(viewer, romanHand, romanDeck))).toEqual([true, false, true])
    expect([null, ROMAN, BARBARIAN].map((viewer) => same(viewer, romanHand, reserve))).toEqual([true, false, true])
    expect([null, ROMAN, BARBARIAN].map((viewer) => same(viewer, reserve, romanDeck))).toEqual([true, true, true])
    expect([null, ROMAN, BARBARIAN].map((viewer) => same(viewer, barbarianHand, barbarianDeck))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('BG-6.1-j: how many cards there are everybody knows; of what is hidden nothing tells where it lies', () => {
    const { position, unseen } = view(s, BARBARIAN)
    expect([handSize(position, ROMAN), reserveSize(position), handSize(position, BARBARIAN)]).toEqual([5, 2, 7])
    expect(pileOf(position, barbarianHand)).not.toBe(UNSEEN)
    expect([romanHand, romanDeck, barbarianDeck, reserve].map((card) => pileOf(position, card))).toEqual([
      UNSEEN,
      UNSEEN,
      UNSEEN,
      UNSEEN,
    ])
    expect(unseen).toHaveLength(board.everyCard.filter((card) => pileOf(position, card) === UNSEEN).length)
  })

  test.each([null, ROMAN, BARBARIAN])(
    'BG-6.1-a BG-6.1-j: what is imagined by %s looks the same to him, and every card is in its own deck',
    (viewer) => {
      const seen = view(s, viewer)
      for (const seed of ['a', 'b', 'c']) {
        const full = imagine(seen, new FastDice(secretFrom(seed)))
        expect(text(full, viewer)).toBe(text(s, viewer))
        expect(board.everyCard.some((card) => pileOf(full, card) === UNSEEN)).toBe(false)
        for (const player of [ROMAN, BARBARIAN] as const) {
          expect(handOf(full, player)).toHaveLength(handSize(s, player))
          expect(cardsIn(full, player, DECK)).toHaveLength(cardsIn(s, player, DECK).length)
        }
        expect(cardsIn(full, ROMAN, RESERVE)).toHaveLength(2)
        expect(cardsIn(full, BARBARIAN, RESERVE)).toHaveLength(0)
      }
    },
  )

  test('BG-6.1-j: dealt anew, a hand that he sees stays, the rest does not', () => {
    const again = clone(s)
    resample(again, ROMAN, new FastDice(secretFrom('again')))
    expect(handOf(again, ROMAN)).toEqual(handOf(s, ROMAN))
    expect(handOf(again, BARBARIAN)).not.toEqual(handOf(s, BARBARIAN))
    expect(handOf(again, BARBARIAN)).toHaveLength(7)
    expect(text(again, ROMAN)).toBe(text(s, ROMAN))
  })
})
