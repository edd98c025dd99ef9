/** What is hidden from a viewer, and other positions that he could be facing. */
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  FastDice,
  type Hoard,
  hiding,
  type Secrets,
  secretFrom,
  UNKNOWN,
  type View,
  writeView,
} from '../src/index.ts'
import { toy } from './toy.ts'

/** Each seat has a hand, which it knows; nobody knows the bag. */
interface State {
  hands: number[][]
  bag: number[]
}

const clone = ({ hands, bag }: State): State => ({ hands: hands.map((hand) => [...hand]), bag: [...bag] })

const hand = (seat: number): Hoard<State> => ({
  knownTo: () => [seat],
  things: (s) => s.hands[seat],
  lay(s, things) {
    s.hands[seat] = [...things]
  },
})

const bag: Hoard<State> = {
  knownTo: () => [],
  things: (s) => s.bag,
  lay(s, things) {
    s.bag = [...things]
  },
}

const secrets = (...hoards: readonly Hoard<State>[]): Secrets<State> => ({
  things: ['as', 'follis', 'solidus'],
  hoards,
})
const all = hiding(secrets(hand(0), hand(1), bag), clone)
const dealt = (): State => ({ hands: [[2, 0], [2]], bag: [1, 0, 2] })
const dice = (n: number) => new FastDice(secretFrom(`hiding ${n}`))

/** A view with all that it tells. */
const told = ({ viewer, position, unseen }: View<State>): View<State> => ({ viewer, position, unseen })

describe('a view', () => {
  test('leaves out what the viewer may not know, and tells together what lies there, in the order of the kinds', () => {
    expect(told(all.view(dealt(), 0))).toEqual({
      viewer: 0,
      position: { hands: [[2, 0], [UNKNOWN]], bag: [UNKNOWN, UNKNOWN, UNKNOWN] },
      unseen: [0, 1, 2, 2],
    })
    expect(told(all.view(dealt(), null))).toMatchObject({
      position: { hands: [[UNKNOWN, UNKNOWN], [UNKNOWN]] },
      unseen: [0, 0, 1, 2, 2, 2],
    })
  })

  test('leaves the position as it was', () => {
    const s = dealt()
    all.view(s, 1)
    expect(s).toEqual(dealt())
  })

  test('is what a game makes of it that hides all at once', () => {
    const conceal = (s: State) => {
      s.bag = [UNKNOWN]
      return () => [1]
    }
    expect(told(hiding({ ...secrets(hand(0), hand(1), bag), conceal }, clone).view(dealt(), 0))).toEqual({
      viewer: 0,
      position: { ...dealt(), bag: [UNKNOWN] },
      unseen: [1],
    })
  })

  test('is written by names, with how many of each are unseen', () => {
    const game = (declared: Secrets<State>): AnyGame =>
      ({ ...toy, secrets: declared, write: (s: State) => ({ bag: s.bag.length }) }) as unknown as AnyGame
    expect(writeView(game(secrets(bag)), all.view(dealt(), 0))).toEqual({
      viewer: 0,
      bag: 3,
      unseen: { as: 1, follis: 1, solidus: 2 },
    })
    expect(writeView(game(secrets()), all.view(dealt(), null))).toEqual({ viewer: null, bag: 3 })
  })
})

describe.each<[string, (viewer: number | null, n: number) => State]>([
  ['an imagined position', (viewer, n) => all.imagine(all.view(dealt(), viewer), dice(n))],
  [
    'a position dealt anew',
    (viewer, n) => {
      const s = dealt()
      all.resample(s, viewer, dice(n))
      return s
    },
  ],
])('%s', (_, another) => {
  const TRIES = 6000

  test('holds the same things, as many in each place, and what the viewer knows where it lies', () => {
    for (let n = 0; n < 50; n++) {
      const s = another(0, n)
      expect(s.hands[0]).toEqual([2, 0])
      expect([s.hands[1].length, s.bag.length]).toEqual([1, 3])
      expect([...s.hands[1], ...s.bag].sort()).toEqual([0, 1, 2, 2])
      expect([...another(null, n).hands.flat(), ...another(null, n).bag].sort()).toEqual([0, 0, 1, 2, 2, 2])
    }
  })

  test('comes in every order, none favoured', () => {
    const counts = new Map<string, number>()
    for (let n = 0; n < TRIES; n++) {
      const s = another(0, n)
      const key = [...s.hands[1], ...s.bag].join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    // Four things of which two are alike lie in twelve orders.
    expect(counts.size).toBe(12)
    for (const count of counts.values()) expect(Math.abs(count - TRIES / 12)).toBeLessThan(100)
  })
})

describe('a place that not everything can lie in', () => {
  const noSolidus: Hoard<State> = { ...hand(1), mayHold: (_, thing) => thing !== 2 }
  const picky = hiding(secrets(noSolidus, bag), clone)

  test('is dealt only what can, and the rest lies elsewhere', () => {
    for (let n = 0; n < 50; n++) {
      const s: State = { hands: [[], [0]], bag: [1, 2, 2] }
      picky.resample(s, 0, dice(n))
      expect(s.hands[1][0]).not.toBe(2)
      expect([...s.hands[1], ...s.bag].sort()).toEqual([0, 1, 2, 2])
    }
  })

  test('is asked by the number of the thing there', () => {
    const second: Hoard<State> = { ...hand(1), mayHold: (_, thing, number) => (number === 1) === (thing === 0) }
    const s: State = { hands: [[], [1, 0]], bag: [2] }
    for (let n = 0; n < 20; n++) {
      hiding(secrets(second, bag), clone).resample(s, 0, dice(n))
      expect(s.hands[1][1]).toBe(0)
    }
  })

  test('cannot be filled with what is not there', () => {
    const s: State = { hands: [[], [2]], bag: [2] }
    expect(() => picky.resample(s, 0, dice(0))).toThrow('More is hidden than there is.')
  })
})
