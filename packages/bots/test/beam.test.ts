/** The search, on a game small enough to reckon by hand: a purse, some effort to spend, and a wager. */
import type { GameEvent, Mind, Outcome, Step, Table } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { bestPlan } from '../src/index.ts'

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
    if (deed === 'rest') purse.done = true
    if (deed === 'sow') purse.seed++
    if (deed === 'reap') {
      purse.coins += 3 * purse.seed
      purse.seed = 0
    }
    if (deed === 'glean') purse.coins++
    purse.effort--
  },
  clone: (purse: Purse): Purse => ({ ...purse }),
  outcome: (_purse: Purse): Outcome | null => null,
}

function mindWith(deeds: readonly Deed[], odds = 0.5): Mind<Purse, Deed> {
  const step = (deed: Deed): Step<Deed> => ({ actions: [deed], leads: deed === 'wager' ? 'to-chance' : 'on' })
  return {
    steps: (purse) => (purse.effort > 0 && !purse.done ? deeds.map(step) : []),
    close: (purse) => (purse.done ? undefined : 'rest'),
    prospects: (purse) => [
      { chance: odds, state: { ...purse, effort: purse.effort - 1, coins: purse.coins + 10 } },
      { chance: 1 - odds, state: { ...purse, effort: 0, coins: 0 } },
    ],
    evaluate: (purse) => purse.coins / 100,
    hope: (purse) => purse.effort / 1000,
    key: (purse) => purse.coins * 100 + purse.seed * 10 + purse.effort,
  }
}

const purse = (effort: number, coins = 0): Purse => ({ effort, coins, seed: 0, done: false })

describe('the search of whole-turn plans', () => {
  test('finds what pays only at the end, if it is wide enough', () => {
    const mind = mindWith(['glean', 'sow', 'reap'])
    expect(bestPlan(rules, mind, purse(3), { width: 9, depth: 3, gambles: 0 })?.actions).toEqual([
      'sow',
      'sow',
      'reap',
      'rest',
    ])
    expect(bestPlan(rules, mind, purse(3), { width: 1, depth: 3, gambles: 0 })?.actions).toEqual([
      'glean',
      'glean',
      'glean',
      'rest',
    ])
  })

  test('stops at a wager, for there it will be asked again', () => {
    const plan = bestPlan(rules, mindWith(['wager', 'glean']), purse(2), { width: 2, depth: 2, gambles: 1 })
    expect(plan?.actions.at(-1)).toBe('wager')
  })

  test('wagers at good odds only', () => {
    const effort = { width: 4, depth: 2, gambles: 2 }
    expect(bestPlan(rules, mindWith(['wager'], 0.6), purse(1, 10), effort)?.actions).toEqual(['wager'])
    expect(bestPlan(rules, mindWith(['wager'], 0.4), purse(1, 10), effort)?.actions).toEqual(['rest'])
  })

  test('reckons what would be done after each result', () => {
    const mind = mindWith(['wager', 'sow', 'reap', 'glean'])
    const blind = bestPlan(rules, mind, purse(3, 8), { width: 4, depth: 4, gambles: 0 })
    const thorough = bestPlan(rules, mind, purse(3, 8), { width: 4, depth: 4, gambles: 4 })
    expect(thorough?.value).toBeGreaterThanOrEqual(blind?.value ?? 1)
  })

  test('among equals takes the first', () => {
    const mind = { ...mindWith(['sow', 'glean']), evaluate: () => 0 }
    expect(bestPlan(rules, mind, purse(2), { width: 2, depth: 2, gambles: 0 })?.actions).toEqual(['rest'])
  })

  test('has no plan where the mind has no steps', () => {
    const mind = mindWith(['glean'])
    expect(bestPlan(rules, mind, { ...purse(0), done: true }, { width: 2, depth: 2, gambles: 0 })).toBeUndefined()
  })

  test('leaves the position as it was', () => {
    const root = purse(3, 5)
    bestPlan(rules, mindWith(['wager', 'sow', 'reap', 'glean']), root, { width: 4, depth: 4, gambles: 2 })
    expect(root).toEqual(purse(3, 5))
  })
})
