import type { GameEvent } from '@tabularium/engine'
import rules from '@tabularium/ultimus-romanorum/rules'
import { describe, expect, test } from 'vitest'
import { clauseOf, clausesOf } from '../src/games/ultimus-romanorum/clauses.ts'

const known = new Set(rules.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))

/** Every kind of event that does not say its clause itself, with all that it may tell apart. */
const untold: readonly GameEvent[] = [
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((phase) => ({ type: 'phase', phase })),
  ...['embark', 'land', 'evade', 'retreat', 'escape', 'flight', 'refuge'].map((how) => ({ type: 'move', how })),
  ...Object.keys(clausesOf).map((stratagem) => ({ type: 'stratagem', stratagem })),
  ...['plague-outbreak', 'plague-epidemic', 'ecumenical-council', 'migration'].map((marker) => ({
    type: 'marker',
    marker,
  })),
  ...Array.from({ length: 15 }, (_, i) => ({ type: 'event', number: i + 1 })),
  ...[true, false].map((won) => ({ type: 'usurpation', won })),
  ...[true, false].map((broken) => ({ type: 'pax-romana', broken })),
  ...[null, 'africa-4'].map((at) => ({ type: 'capital', at })),
  ...['smc-total', 'smc', 'battle', 'battle-result', 'exchange', 'escort', 'drawn', 'returned', 'kept'].map((type) => ({
    type,
  })),
]

const purposes = [
  ...['initiative', 'event', 'illness', 'anger', 'death', 'approval', 'usurpation', 'spokesman', 'loyalty', 'spread'],
  ...['rally', 'rex', 'rebellion', 'assassination', 'plague', 'council', 'escape', 'evasion', 'battle', 'federation'],
  ...['siege', 'walls'],
]

describe('the clause that brought a thing about', () => {
  test('is what the event says', () => {
    expect(clauseOf({ type: 'status', people: 'suevi', status: 'war', rule: 'UR-6.2-i' })).toBe('UR-6.2-i')
  })

  test('is one of the rules, for every kind of event and every die', () => {
    const rolls = purposes.map((purpose): GameEvent => ({ type: 'roll', purpose: { for: purpose } }))
    const found = [...untold, ...rolls].map((event) => [JSON.stringify(event), clauseOf(event)] as const)
    expect(found.filter(([, clause]) => clause === null || !known.has(clause))).toEqual([])
  })

  test('is none where somebody simply moves', () => {
    expect(clauseOf({ type: 'move', how: 'march' })).toBe(null)
    expect(clauseOf({ type: 'year', year: 450 })).toBe(null)
  })

  test('of a stratagem are all in the rules', () => {
    expect(
      Object.values(clausesOf)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([])
  })
})
