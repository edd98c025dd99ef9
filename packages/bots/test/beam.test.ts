/** The search, on a game small enough to reckon by hand: a purse, some effort to spend, and a wager. */
import {
  type Decision,
  FastDice,
  type GameEvent,
  type Outcome,
  type Step,
  secretFrom,
  type Table,
} from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import type { Planning } from '../src/beam.ts'
import { choose } from '../src/foresight.ts'
import { type Effort, search } from '../src/index.ts'

interface Purse {
  effort: number
  coins: number
  seed: number
  done: boolean
}

type Deed = 'sow' | 'reap' | 'glean' | 'wager' | 'rest'

/** Sowing pays nothing until one reaps, so that greed alone does not find it. */
const rules = {
  apply(purse: Purse, deed: Deed, _table: Table<GameEvent>): void {
    if (deed === 'rest') {
      // What was sown and not reaped grows overnight.
      purse.coins += 5 * purse.seed
      purse.done = true
    }
    if (deed === 'sow') purse.seed++
    if (deed === 'reap') {
      purse.coins += 3 * purse.seed
      purse.seed = 0
    }
    if (deed === 'glean') purse.coins++
    purse.effort--
  },
  clone: (purse: Purse): Purse => ({ ...purse }),
  decision: (purse: Purse): Decision<Deed> | null =>
    purse.done ? null : { seat: 0, helpers: [], ask: 'deed', actions: ['rest'] },
  outcome: (_purse: Purse): Outcome | null => null,
}

function mindWith(deeds: readonly Deed[], odds = 0.5): Planning<Purse, Deed> {
  const step = (deed: Deed): Step<Deed> => ({ actions: [deed], leads: deed === 'wager' ? 'to-chance' : 'on' })
  return {
    steps: (purse) => (purse.effort > 0 && !purse.done ? deeds.map(step) : []),
    close: (purse) => (purse.done ? undefined : 'rest'),
    prospects: (purse) => [
      { chance: odds, state: { ...purse, effort: purse.effort - 1, coins: purse.coins + 10 } },
      { chance: 1 - odds, state: { ...purse, effort: 0, coins: 0 } },
    ],
    evaluate: (purse) => purse.coins / 100,
    opposes: () => false,
    foresees: true,
    hope: (purse) => purse.effort / 1000,
    key: (purse) => purse.coins * 100 + purse.seed * 10 + purse.effort,
  }
}

const bestPlan = (mind: Planning<Purse, Deed>, root: Purse, effort: Effort) => search(rules, mind, root, 0, effort).best

const purse = (effort: number, coins = 0): Purse => ({ effort, coins, seed: 0, done: false })

describe('the search of whole-turn plans', () => {
  test('finds what pays only at the end, if it is wide enough', () => {
    const mind = mindWith(['glean', 'sow', 'reap'])
    expect(bestPlan(mind, purse(3), { width: 9, depth: 3, gambles: 0 })?.actions).toEqual([
      'sow',
      'sow',
      'reap',
      'rest',
    ])
    expect(bestPlan(mind, purse(3), { width: 1, depth: 3, gambles: 0 })?.actions).toEqual([
      'glean',
      'glean',
      'glean',
      'rest',
    ])
  })

  test('stops at a wager, for there it will be asked again', () => {
    const plan = bestPlan(mindWith(['wager', 'glean']), purse(2), { width: 2, depth: 2, gambles: 1 })
    expect(plan?.actions.at(-1)).toBe('wager')
  })

  test('wagers at good odds only', () => {
    const effort = { width: 4, depth: 2, gambles: 2 }
    expect(bestPlan(mindWith(['wager'], 0.6), purse(1, 10), effort)?.actions).toEqual(['wager'])
    expect(bestPlan(mindWith(['wager'], 0.4), purse(1, 10), effort)?.actions).toEqual(['rest'])
  })

  test('reckons what would be done after each result', () => {
    const mind = mindWith(['wager', 'sow', 'reap', 'glean'])
    const blind = bestPlan(mind, purse(3, 8), { width: 4, depth: 4, gambles: 0 })
    const thorough = bestPlan(mind, purse(3, 8), { width: 4, depth: 4, gambles: 4 })
    expect(thorough?.value).toBeGreaterThanOrEqual(blind?.value ?? 1)
  })

  test('among equals takes the first', () => {
    const mind = { ...mindWith(['sow', 'glean']), evaluate: () => 0 }
    expect(bestPlan(mind, purse(2), { width: 2, depth: 2, gambles: 0 })?.actions).toEqual(['rest'])
  })

  test('has no plan where the mind has no steps', () => {
    const mind = mindWith(['glean'])
    expect(bestPlan(mind, { ...purse(0), done: true }, { width: 2, depth: 2, gambles: 0 })).toBeUndefined()
  })

  test('leaves the position as it was', () => {
    const root = purse(3, 5)
    bestPlan(mindWith(['wager', 'sow', 'reap', 'glean']), root, { width: 4, depth: 4, gambles: 2 })
    expect(root).toEqual(purse(3, 5))
  })
})

describe('foresight', () => {
  const found = search(rules, mindWith(['glean', 'sow']), purse(1), 0, { width: 4, depth: 1, gambles: 0 })
  const chosen = (foresight: { plans: number; futures: number }) =>
    choose(rules, mindWith(['glean', 'sow']), found, 0, foresight, new FastDice(secretFrom('night')))?.actions

  test('prefers what looks worse now and is better after the turn', () => {
    expect(chosen({ plans: 0, futures: 0 })).toEqual(['glean', 'rest'])
    expect(chosen({ plans: 3, futures: 2 })).toEqual(['sow', 'rest'])
  })

  test('looks at the best plans only', () => {
    expect(chosen({ plans: 2, futures: 2 })).toEqual(['glean', 'rest'])
  })

  test('lets an opponent answer before it looks', () => {
    const ASKED = -9
    // At night the other seat robs a full purse.
    const robbed = {
      ...rules,
      apply(purse: Purse, deed: Deed, table: Table<GameEvent>): void {
        if (deed !== 'wager') return rules.apply(purse, deed, table)
        if (purse.coins >= 5) purse.coins = 0
        purse.effort = ASKED
      },
      decision: (purse: Purse): Decision<Deed> | null =>
        purse.effort === ASKED ? null : { seat: 1, helpers: [], ask: 'rob', actions: ['wager'] },
    }
    const mind = { ...mindWith(['glean', 'sow']), opposes: (one: number, other: number) => one !== other }
    const night = new FastDice(secretFrom('night'))
    expect(choose(robbed, mind, found, 0, { plans: 3, futures: 2 }, night)?.actions).toEqual(['glean', 'rest'])
  })
})
