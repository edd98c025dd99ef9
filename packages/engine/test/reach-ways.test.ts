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
}

interface Drawn {
  readonly ways: Ways
  /** It is named before it goes, and these may join; by who joins: the places that are closed to him. */
  readonly company?: Readonly<Record<string, readonly string[]>>
  /** By way, as `from to`: the chance there, which is decided by dice. */
  readonly odds?: Readonly<Record<string, number>>
}

function mapGame({ ways, company, odds = {} }: Drawn): AnyGame {
  const isOpen = (along: readonly string[], to: string) => along.every((each) => !company?.[each].includes(to))
  const goings = ({ at, along }: Going) => Object.keys(ways[at] ?? {}).filter((to) => isOpen(along, to))
  const joining = ({ along }: Going) => Object.keys(company ?? {}).filter((each) => !along.includes(each))
  const actionsOf = (s: Going): string[] => {
    if (s.step === 'idle') return ['select cart']
    const joins = s.step === 'named' ? joining(s).map((each) => `join ${each}`) : []
    const all = joins.length > 0 ? ['all -'] : []
    return [...all, ...joins, ...goings(s).map((to) => `go ${to}`)]
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
      return kind === 'all' ? { kind } : { kind, piece: object }
    },
    apply(s: Going, action: string) {
      const [kind, object] = action.split(' ')
      if (kind === 'select') s.step = 'named'
      else if (kind === 'join') s.along = [...s.along, object]
      else if (kind === 'all') s.along = Object.keys(company ?? {})
      else Object.assign(s, { at: object, step: 'going' })
    },
    words: () => ({ ...toy.words('en'), action: (_: Going, action: string, cost: number) => `${action} for ${cost}` }),
  }
  return game as unknown as AnyGame
}

const reached = (drawn: Drawn) =>
  Object.fromEntries(
    reach(mapGame(drawn), {} as never, 'cart', null, 'en').map(({ place, steps, cost, words }) => [
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

  test('nobody, where everybody would', () => {
    const found = reached({ ways, company: { ox: ['b', 'c'], ass: ['b', 'c'] } })
    expect([found.b.steps, found.d.steps]).toEqual(['select cart, go b', 'select cart, go b, go d'])
  })
})
