/** What is worth trying, out of what a planner knows. */
import { describe, expect, test } from 'vitest'
import {
  type Counsel,
  chanceOf,
  d6,
  type Mind,
  no,
  type Planner,
  phaseReply,
  policyOf,
  type Step,
  steadyChanceOf,
  type Table,
} from '../src/index.ts'

/** A sum that actions are added to; 'die' adds a die, 'stop' nothing. */
interface State {
  sum: number
}
type Action = number | 'die' | 'stop'

const rules = {
  clone: (s: State) => ({ ...s }),
  decision: () => ({ seat: 0, helpers: [], ask: 'turn', actions: [1, 'stop'] as Action[] }),
  apply(s: State, action: Action, table: Pick<Table<never>, 'roll'>) {
    if (action === 'die') s.sum += table.roll(d6, { for: 'sum' })
    else if (action !== 'stop') s.sum += action
  },
}

const step = (leads: Step<Action>['leads'], ...actions: Action[]): Step<Action> => ({ actions, leads })

function policy(steps: readonly Step<Action>[], { close, chances = [] }: { close?: Action; chances?: number[] } = {}) {
  const planner: Planner<State, Action> = {
    steps: () => steps,
    close: () => close,
    opposes: () => false,
    foresees: false,
    hope: () => 0,
    key: ({ sum }) => sum,
  }
  const mind: Omit<Mind<State, Action>, 'policy' | 'levels'> = {
    evaluate: ({ sum }, seat) => (seat === 0 ? sum : -sum) / 100,
    prospects: ({ sum }) => chances.map((chance, i) => ({ chance, state: { sum: sum + 10 * i } })),
    planner,
  }
  const state = { sum: 5 }
  const advised = (seat: number) => policyOf(rules, mind)(state, seat).map(({ actions, weight }) => [actions, weight])
  return { advised, state }
}

describe('a policy', () => {
  test('weighs each run by what it leads to, best first, and changes nothing', () => {
    const { advised, state } = policy([step('on', 1), step('home', 2, 3), step('on', 4)])
    expect(advised(0)).toEqual([
      [[2, 3], 0.1],
      [[4], 0.09],
      [[1], 0.06],
    ])
    expect(advised(1).map(([actions]) => actions)).toEqual([[1], [4], [2, 3]])
    expect(state.sum).toBe(5)
  })

  test('to close the turn is worth what the position is', () => {
    const { advised } = policy([step('on', 1), step('on', -1)], { close: 'stop' })
    expect(advised(0)).toEqual([
      [[1], 0.06],
      [['stop'], 0.05],
      [[-1], 0.04],
    ])
    expect(policy([], { close: 'stop' }).advised(0)).toEqual([[['stop'], 0.05]])
  })

  test('chance is weighed by what may come of it, after what leads to it', () => {
    const { advised } = policy([step('to-chance', 2, 'die')], { chances: [0.25, 0.75] })
    const [[actions, weight]] = advised(0)
    expect(actions).toEqual([2, 'die'])
    expect(weight).toBeCloseTo(0.25 * 0.07 + 0.75 * 0.17, 12)
    expect(policy([step('to-chance', 2, 'die')], { chances: [1] }).advised(0)).toEqual([[[2, 'die'], 0.07]])
  })

  test('prospects are asked for only where a run leads to chance; without any it is just done', () => {
    expect(policy([step('on', 2)], { chances: [1] }).advised(0)).toEqual([[[2], 0.07]])
    expect(policy([step('to-chance', 2)]).advised(0)).toEqual([[[2], 0.07]])
    expect(() => policy([step('on', 'die')]).advised(0)).toThrow('A step rolled dice without saying so.')
  })

  test('where nothing is planned every action is worth the same', () => {
    expect(policy([]).advised(0)).toEqual([
      [[1], 1],
      [['stop'], 1],
    ])
  })
})

/** Heaps that are taken one at a time; the phase lasts until `most` are taken. */
interface Heaps {
  readonly left: readonly number[]
  sum: number
  taken: number
}
type Take = number | 'die' | 'stop'

const heapRules = {
  clone: (s: Heaps): Heaps => ({ ...s }),
  decision: () => ({ seat: 0, helpers: [], ask: 'turn', actions: ['stop'] as Take[] }),
  verdict: ({ left }: Heaps, action: Take) =>
    typeof action !== 'number' || left.includes(action) ? ({ ok: true, cost: 0 } as const) : no('TO-1'),
  apply(s: Heaps, action: Take, table: Pick<Table<never>, 'roll'>) {
    if (action === 'die') s.sum += table.roll(d6, { for: 'sum' })
    if (typeof action !== 'number') return
    Object.assign(s, { left: s.left.filter((each) => each !== action) })
    s.sum += action
    s.taken++
  },
}

/** Done by somebody in a hurry: the runs given are steps, and more than ten in all are worth less again. */
function hurried(
  steps: readonly Step<Take>[],
  {
    most = 9,
    closes = true,
    left = [1, 2, 3, 4, -5],
    glances,
  }: { most?: number; closes?: boolean; left?: number[]; glances?: Step<Take>[] } = {},
): readonly Take[] {
  const planner: Planner<Heaps, Take> = {
    steps: () => steps,
    ...(glances !== undefined && { glances: () => glances }),
    close: ({ taken }) => (closes && taken < most ? 'stop' : undefined),
    opposes: () => false,
    foresees: false,
    hope: () => 0,
    key: ({ sum }) => sum,
  }
  const mind: Omit<Mind<Heaps, Take>, 'policy' | 'levels'> = {
    evaluate: ({ sum }) => (sum > 10 ? 10 - sum : sum) / 100,
    prospects: (s) => [{ chance: 1, state: { ...s, sum: s.sum + 4 } }],
    planner,
  }
  return phaseReply(heapRules, mind)({ left, sum: 0, taken: 0 }, 0)
}

describe('a phase done in a hurry', () => {
  const take = (...heaps: Take[]): Step<Take> => ({ actions: heaps, leads: 'on' })

  test('is the best run and then, the best first, each that still makes it better', () => {
    expect(hurried([take(1), take(4), take(-5), take(3)])).toEqual([4, 3, 1])
    expect(hurried([take(3), take(4, 3), take(4), take(2)])).toEqual([4, 3, 2])
    expect(hurried([take(4, 3), take(4, 2), take(1, 2), take(1)])).toEqual([4, 3, 1, 2])
  })

  test('leaves out what is no longer allowed, and goes on with the rest', () => {
    expect(hurried([take(4, 2), take(4, 1), take(3)])).toEqual([4, 2, 3])
  })

  test('ends with the phase, and is closed where nothing makes it better', () => {
    expect(hurried([take(1), take(4), take(3)], { most: 2 })).toEqual([4, 3])
    expect(hurried([take(-5)])).toEqual(['stop'])
    expect(hurried([])).toEqual(['stop'])
  })

  test('where it may not be closed yet the best run is done alone', () => {
    expect(hurried([take(1), take(4)], { closes: false })).toEqual([4])
    expect(hurried([], { closes: false })).toEqual(['stop'])
  })

  test('what ends the turn or rolls a die is done alone if it is best, and not beside others', () => {
    expect(hurried([take(1), { actions: [4], leads: 'home' }])).toEqual([4])
    expect(hurried([take(3), { actions: ['die'], leads: 'to-chance' }])).toEqual(['die'])
    expect(
      hurried([take(4), { actions: [3], leads: 'home' }, { actions: ['die'], leads: 'to-chance' }, take(2)]),
    ).toEqual([4, 2])
  })

  test('looks at what is enough for a glance, where a game says so', () => {
    expect(hurried([take(4), take(3)], { glances: [take(2)] })).toEqual([2])
  })
})

describe('a chance of winning', () => {
  const counsel = (shared: boolean): Counsel<State> => ({
    turn: () => 1,
    subject: () => 1,
    measures: ({ sum }) => [1, sum],
    weights: [Math.log(3), -2],
    shared,
    tally: () => ({}),
    change: () => '',
  })

  test('follows from the measures by their weights, as the logarithm of the odds', () => {
    expect(chanceOf(counsel(false), { sum: 0 }, 1)).toBeCloseTo(3 / 4, 12)
    expect(chanceOf(counsel(false), { sum: Math.log(2) }, 1)).toBeCloseTo(3 / 7, 12)
  })

  test('is nearly the same for who decides by it, grows throughout, and is as far from one half on either side', () => {
    const steady = (sum: number) => steadyChanceOf({ ...counsel(false), weights: [0, 1] }, { sum }, 1)
    let before = 0
    for (let sum = -40; sum <= 40; sum += 0.25) {
      const chance = steady(sum)
      expect(Math.abs(chance - 1 / (1 + Math.exp(-sum)))).toBeLessThan(0.02)
      expect(chance).toBeGreaterThan(before)
      expect(chance + steady(-sum)).toBeCloseTo(1, 12)
      before = chance
    }
    expect(before).toBeLessThan(1)
    // Where the fraction ends and the approach begins they meet.
    expect([steady(6), steady(6.0001)]).toEqual([0.99, expect.closeTo(0.99, 5)])
  })

  test('is what is left for whom it does not tell of, unless all win together', () => {
    expect(chanceOf(counsel(false), { sum: 0 }, 0)).toBeCloseTo(1 / 4, 12)
    expect(chanceOf(counsel(true), { sum: 0 }, 0)).toBeCloseTo(3 / 4, 12)
  })
})
