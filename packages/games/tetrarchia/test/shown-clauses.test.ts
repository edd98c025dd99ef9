/** Every line of the log leads to a clause of the rules. */
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import type { TetrarchiaEvent } from '../src/events.ts'
import { tetrarchia } from '../src/index.ts'
import { clauseOf } from '../src/shown/clauses.ts'

/** All that happens in random games of every sort. */
const happenings = (games: number) =>
  Array.from({ length: games }, (_, i) => [...steps(tetrarchia, `clauses ${i}`)].flatMap(({ events }) => events)).flat()

describe('the clause that brought a thing about', () => {
  test('is one of the rules, whatever happens', () => {
    const known = new Set(tetrarchia.clauses)
    const events = happenings(150)
    const without = events.filter((event) => !known.has(clauseOf(event) ?? ''))
    expect(without.slice(0, 3)).toEqual([])
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(19)
  })

  test.each<[string, TetrarchiaEvent]>([
    ['TE-6.1-a', { type: 'power', emperor: 'maximian' }],
    ['TE-6.1-c', { type: 'strengthen', emperor: 'galerius', bonus: 1 }],
    ['TE-6.1-d', { type: 'army', change: 'halt', at: 'rhaetia', before: 'cisalpina', why: 'constantius' }],
    ['TE-6.4-b', { type: 'favour', from: 'constantius', to: 'maximian' }],
    ['TE-6.4-a', { type: 'favour', from: 'galerius', to: 'diocletian' }],
    ['TE-6.5-a', { type: 'glory', emperor: 'galerius', change: 1 }],
    ['TE-4.1-b', { type: 'absent', emperor: 'galerius' }],
    ['TE-3.5-i', { type: 'army', change: 'destroyed', at: 'rhaetia' }],
    ['TE-3.5-i', { type: 'token', at: 'rhaetia', was: 'revolt', now: null, cause: 'victory' }],
  ])('is told of what is rare (%#)', (clause, event) => {
    expect(clauseOf(event)).toBe(clause)
  })
})
