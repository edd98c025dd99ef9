/** Playing ideas on, in a game small enough to reckon by hand: who draws the higher card of a hidden pair wins. */
import {
  type Decision,
  FastDice,
  type GameEvent,
  type Mind,
  type Pondering,
  secretFrom,
  type Table,
  type Verdict,
} from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { comparing } from '../src/playouts.ts'

/** Two coffers, one with more in it; nobody but the banker knows which. A die decides what the third one holds. */
interface Coffers {
  hidden: number
  taken: 'left' | 'right' | 'die' | null
  purse: number
  nights: number
}
type Take = 'left' | 'right' | 'die' | 'sleep'

const DIE = { name: 'die', sides: 6, low: 1 }

/** `hoards`: how much is in the left coffer in each of the ways that things may lie. */
function rulesWith(hoards: readonly number[]) {
  return {
    clone: (s: Coffers): Coffers => ({ ...s }),
    resample: (s: Coffers, _seat: number | null, dice: FastDice) => {
      s.hidden = hoards[dice.below(hoards.length)]
    },
    decision: (s: Coffers): Decision<Take> | null =>
      s.nights > 3 ? null : { seat: 0, helpers: [], ask: 'take', actions: ['left', 'right', 'die', 'sleep'] },
    verdict: (): Verdict => ({ ok: true, cost: 0 }),
    apply(s: Coffers, take: Take, table: Table<GameEvent>) {
      if (take === 'sleep') {
        s.nights++
        return
      }
      s.taken = take
      s.purse += take === 'left' ? s.hidden : take === 'right' ? 5 : table.roll(DIE, { for: 'coffer' })
    },
  }
}

const mind: Mind<Coffers, Take> = {
  policy: () => [{ actions: ['sleep'], weight: 1 }],
  evaluate: ({ purse }) => purse / 100,
  prospects: () => [],
  levels: { slips: 0 },
  counsel: {
    turn: ({ nights }) => nights,
    subject: () => 0,
    measures: () => [],
    weights: [],
    shared: false,
    tally: () => ({}),
    change: () => '',
  },
}

const root = (): Coffers => ({ hidden: 9, taken: null, purse: 0, nights: 0 })

function result<T>(pondering: Pondering<T>) {
  for (let n = 0; ; n++) {
    const { done, value } = pondering.next()
    if (done === true) return { actions: value, playouts: n }
  }
}

const dice = () => new FastDice(secretFrom('playouts'))
const patience = { ideas: 8, playouts: 60, turns: 2 }
const ideas = (['sleep', 'left', 'right', 'die'] as const).map((take) => ({ actions: [take] }))

describe('ideas are compared by playing them on', () => {
  test('what lies hidden is dealt anew each time: the true place of a thing decides nothing', () => {
    // In the true position the left coffer has 9; as far as the seat can know it has 1 in nine of ten cases.
    const rules = rulesWith([1, 1, 1, 1, 1, 1, 1, 1, 1, 9])
    const found = (hidden: number) => result(comparing(rules, mind, { ...root(), hidden }, 0, ideas, patience, dice()))
    expect(found(9)).toEqual(found(1))
    expect(found(9).actions).toEqual(['right'])
  })

  test('a game that judges better where a playout is cut short is asked for that', () => {
    const rules = rulesWith([8])
    const contrary = { ...mind, judge: ({ purse }: Coffers) => 1 - purse / 100 }
    expect(result(comparing(rules, mind, root(), 0, ideas, patience, dice())).actions).toEqual(['left'])
    expect(result(comparing(rules, contrary, root(), 0, ideas, patience, dice())).actions).toEqual(['sleep'])
  })

  test('the same position, dice and patience give the same answer, and no more playouts than were asked for', () => {
    const rules = rulesWith([8])
    const once = result(comparing(rules, mind, root(), 0, ideas, patience, dice()))
    expect(once).toEqual(result(comparing(rules, mind, root(), 0, ideas, patience, dice())))
    expect(once.actions).toEqual(['left'])
    expect(once.playouts).toBeLessThanOrEqual(patience.playouts)
    expect(once.playouts).toBeGreaterThan(patience.playouts / 2)
  })

  test('all ideas meet the same luck', () => {
    // Two that take the same die are exactly as good, whatever comes up: the first stays the best.
    const twice = [{ actions: ['die'] as const }, { actions: ['die', 'sleep'] as const }]
    for (let i = 0; i < 20; i++) {
      const luck = new FastDice(secretFrom(`luck ${i}`))
      const few = { ideas: 2, playouts: 2, turns: 1 }
      expect(result(comparing(rulesWith([1]), mind, root(), 0, twice, few, luck)).actions).toEqual(['die'])
    }
  })

  test('a playout is cut short after so many turns', () => {
    let longest = 0
    const watched: Mind<Coffers, Take> = {
      ...mind,
      evaluate(s) {
        longest = Math.max(longest, s.nights)
        return s.purse / 100
      },
    }
    result(comparing(rulesWith([1]), watched, root(), 0, ideas, patience, dice()))
    expect(longest).toBe(2)
  })

  test('who is told to answer at once says what looks best by then', () => {
    const pondering = comparing(rulesWith([8]), mind, root(), 0, ideas, patience, dice())
    for (let n = 0; n < 8; n++) expect(pondering.next().done).toBe(false)
    expect(pondering.next(true)).toEqual({ done: true, value: ['left'] })
  })
})
