/** The ways of a piece over a map drawn in a few lines: the cheapest counts, and who is taken along. */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Decision } from '../src/index.ts'
import { reach } from '../src/room/reach.ts'
import { toy } from './toy.ts'

/** Costs from place to place. */
type Ways = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Going {
  at: string
  step: 'idle' | 'named' | 'going'
  along: readonly string[]
  /** How many go, once that is told. */
  number?: number
}

interface Drawn {
  readonly ways: Ways
  /** It is named before it goes, and these may join; by who joins: the places that are closed to him. */
  readonly company?: Readonly<Record<string, readonly string[]>>
  /** Of these only one can join; who goes with all goes with the first. */
  readonly apart?: readonly string[]
  /** In the company of this one a dog may run to three places. */
  readonly beside?: string
  /** How many can go, which is asked when it was named. */
  readonly many?: readonly number[]
  /** By way, as `from to`: the chance there, which is decided by dice. */
  readonly odds?: Readonly<Record<string, number>>
}

function mapGame({ ways, company, apart = [], many = [], beside = '', odds = {} }: Drawn): AnyGame {
  const isOpen = (along: readonly string[], to: string) => along.every((each) => !company?.[each].includes(to))
  const goings = ({ at, along }: Going) => Object.keys(ways[at] ?? {}).filter((to) => isOpen(along, to))
  const isRival = (along: readonly string[], each: string) =>
    apart.includes(each) && along.some((other) => apart.includes(other))
  const joining = ({ along }: Going) =>
    Object.keys(company ?? {}).filter((each) => !along.includes(each) && !isRival(along, each))
  const actionsOf = (s: Going): string[] => {
    // Of two ways to say the same the first is taken.
    if (s.step === 'idle') return ['select dog', 'select cart', 'select cart slowly']
    const joins = s.step === 'named' ? joining(s).map((each) => `join ${each}`) : []
    if (s.step === 'named' && many.length > 0 && s.number === undefined) {
      return [...joins, ...many.map((number) => `with ${number}`)]
    }
    const all = joins.length > 0 ? ['all -'] : []
    const runs = s.along.includes(beside) ? ['run x', 'run y', 'run z'] : []
    return [...all, ...joins, ...runs, ...goings(s).map((to) => `go ${to}`)]
  }
  const decision = (s: Going): Decision<string> => ({ seat: 0, helpers: [], ask: 'go', actions: actionsOf(s) })
  const game = {
    ...toy,
    imagine: () => ({ at: 'a', step: company === undefined ? 'going' : 'idle', along: [] }),
    decision,
    clone: (s: Going) => ({ ...s }),
    notation: (action: string) => action,
    stands: (s: Going) => s.at,
    verdict: (s: Going, action: string) => ({ ok: true, cost: ways[s.at]?.[action.split(' ')[1]] ?? 0 }),
    odds: (s: Going, action: string) => odds[`${s.at} ${action.split(' ')[1]}`],
    bearing(_: Going, action: string) {
      const [kind, object] = action.split(' ')
      if (kind === 'go') return { kind, piece: 'cart', place: object }
      if (kind === 'run') return { kind, piece: 'dog', place: object }
      if (kind === 'with') return { kind, number: Number(object) }
      return kind === 'all' ? { kind } : { kind, piece: object }
    },
    apply(s: Going, action: string) {
      const [kind, object] = action.split(' ')
      if (kind === 'select') s.step = 'named'
      else if (kind === 'join') s.along = [...s.along, object]
      else if (kind === 'with') s.number = Number(object)
      else if (kind === 'all') s.along = Object.keys(company ?? {}).filter((each) => !apart.slice(1).includes(each))
      else Object.assign(s, { at: object, step: 'going' })
    },
    words: () => ({ ...toy.words('en'), action: (_: Going, action: string, cost: number) => `${action} for ${cost}` }),
  }
  return game as unknown as AnyGame
}

const reached = (drawn: Drawn, number: number | null = null) =>
  Object.fromEntries(
    reach(mapGame(drawn), {} as never, 'cart', number, 'en').map(({ place, steps, cost, words }) => [
      place,
      { steps: steps.join(', '), cost, words },
    ]),
  )

describe('the cheapest way', () => {
  const ways = { a: { b: 3, c: 1, d: 2 }, b: { e: 1 }, c: { e: 5 }, d: { e: 1 }, e: { f: 1 } }

  test('is found whatever is looked at first', () => {
    expect(reached({ ways })).toEqual({
      b: { steps: 'go b', cost: 3, words: 'go b for 3' },
      c: { steps: 'go c', cost: 1, words: 'go c for 1' },
      d: { steps: 'go d', cost: 2, words: 'go d for 2' },
      e: { steps: 'go d, go e', cost: 3, words: 'go e for 3' },
      f: { steps: 'go d, go e, go f', cost: 4, words: 'go f for 4' },
    })
  })

  test('is gone on from the cheapest stop, whichever was heard of first', () => {
    const later = { a: { b: 3, c: 1 }, b: { e: 1 }, c: { e: 1 }, e: { f: 1 } }
    expect(reached({ ways: later }).f).toMatchObject({ steps: 'go c, go e, go f', cost: 3 })
    const first = { a: { b: 1, c: 3 }, b: { e: 1 }, c: { e: 1 }, e: { f: 1 } }
    expect(reached({ ways: first }).f).toMatchObject({ steps: 'go b, go e, go f', cost: 3 })
  })

  test('of two that are alike is the one that is offered first', () => {
    const alike = { a: { b: 1, c: 1 }, b: { e: 1 }, c: { e: 1 }, e: { f: 1 } }
    expect(reached({ ways: alike }).e.steps).toBe('go b, go e')
    expect(Object.keys(reached({ ways: alike }))).toEqual(['b', 'c', 'e', 'f'])
  })

  test('of two that cost the same is the shorter, though it is found later', () => {
    const ways = { a: { b: 0, d: 1 }, b: { c: 0 }, c: { e: 2 }, d: { e: 1 } }
    expect(reached({ ways }).e.steps).toBe('go d, go e')
  })

  test('is found on a large map, where every place can be come to in many ways', () => {
    const side = 9
    const place = (x: number, y: number) => (x + y === 0 ? 'a' : `p${x}-${y}`)
    const next = (x: number, y: number) => [
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
      [x, y - 1],
    ]
    const grid: Record<string, Record<string, number>> = {}
    for (let n = 0; n < side * side; n++) {
      const [x, y] = [n % side, Math.floor(n / side)]
      const beside = next(x, y).filter(([i, j]) => Math.min(i, j) >= 0 && Math.max(i, j) < side)
      grid[place(x, y)] = Object.fromEntries(beside.map(([i, j]) => [place(i, j), 1]))
    }
    const found = reached({ ways: grid })
    expect(Object.keys(found)).toHaveLength(side * side - 1)
    expect(found[place(side - 1, side - 1)].cost).toBe(2 * (side - 1))
  })

  test('is looked for in 2000 positions and no more', () => {
    const ways = { a: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`p${i}`, 1])) }
    expect(Object.keys(reached({ ways }))).toHaveLength(2000)
  })

  test('does not lead home, and ends', () => {
    expect(Object.keys(reached({ ways: { a: { b: 1 }, b: { a: 1, c: 1 }, c: { b: 1 } } }))).toEqual(['b', 'c'])
  })

  test('of two that cost the same is the one with the better odds, then the shorter', () => {
    const two = { a: { b: 1, c: 1, e: 2 }, b: { e: 1 }, c: { e: 1 } }
    expect(reached({ ways: two }).e.steps).toBe('go e')
    expect(reached({ ways: two, odds: { 'c e': 0.5, 'b e': 0.25 } }).e.steps).toBe('go c, go e')
  })
})

describe('who goes along', () => {
  const ways = { a: { b: 1, c: 1 }, b: { d: 1 } }

  test('all, where they hold it back nowhere', () => {
    expect(reached({ ways, company: { ox: [], ass: [] } }).b.steps).toBe('select cart, all -, go b')
  })

  test('those who hold it back nowhere, where others would; elsewhere all', () => {
    const found = reached({ ways, company: { ox: ['c'], ass: [] } })
    expect([found.b.steps, found.c.steps]).toEqual(['select cart, all -, go b', 'select cart, join ass, go c'])
  })

  test('those who hold it back nowhere, though all got to the same stops on the way', () => {
    const further = { a: { b: 1, c: 1 }, b: { d: 1 }, d: { f: 1 } }
    const { d, f } = reached({ ways: further, company: { ox: ['c', 'f'], ass: [] } })
    expect([d.steps, f.steps]).toEqual(['select cart, all -, go b, go d', 'select cart, join ass, go b, go d, go f'])
  })

  test('those who hold it back nowhere, whatever others could do in their company', () => {
    const found = reached({ ways, company: { ox: ['c'], ass: [] }, beside: 'ox' })
    expect(found.c.steps).toBe('select cart, join ass, go c')
  })

  test('one of two who do not go together', () => {
    const found = reached({ ways, company: { ox: [], ass: [], bull: ['c'] }, apart: ['ox', 'ass'] })
    expect([found.b.steps, found.c.steps]).toEqual(['select cart, all -, go b', 'select cart, join ox, go c'])
  })

  test('as many as are wanted, though others may join before that is told', () => {
    const drawn = { ways, company: { ass: [] }, many: [1, 2, 3] }
    expect(reached(drawn).b.steps).toBe('select cart, with 3, all -, go b')
    expect(reached(drawn, 2).b.steps).toBe('select cart, with 2, all -, go b')
  })

  test('nobody, where everybody would', () => {
    const found = reached({ ways, company: { ox: ['b', 'c'], ass: ['b', 'c'] } })
    expect([found.b.steps, found.d.steps]).toEqual(['select cart, go b', 'select cart, go b, go d'])
  })
})
