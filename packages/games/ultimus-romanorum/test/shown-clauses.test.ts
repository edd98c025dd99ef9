/** Every line of the log leads to a clause of the rules, unless somebody simply moves. */
import type { RuleId } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import type { UltimusEvent } from '../src/events.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { clauseOf } from '../src/shown/clauses.ts'
import { clausesOf, whose } from '../src/shown/stratagems.ts'
import { everyStratagem, isBarbarianOnly, isRomanOnly, type Stratagem, stratagemIds } from '../src/stratagem-kinds.ts'

const known: ReadonlySet<RuleId> = new Set(game.clauses)

/** Kinds of event that do not say their clause themselves, with all that they may tell apart. */
const untold: readonly UltimusEvent[] = [
  ...(['A', 'B', 'C', 'D', 'E', 'F'] as const).map((phase) => ({ type: 'phase' as const, phase })),
  ...(['embark', 'land', 'evade', 'retreat', 'escape', 'flight', 'refuge'] as const).map((how) => ({
    ...{ type: 'move' as const, pieces: ['aetius'], from: 'italia-1', to: 'italia-2', how },
  })),
  ...stratagemIds.map((stratagem) => ({ type: 'stratagem' as const, camp: 'roman' as const, stratagem })),
  ...['plague-outbreak', 'plague-epidemic', 'ecumenical-council', 'migration'].map((marker) => ({
    ...{ type: 'marker' as const, marker, at: 'italia-1' },
  })),
  ...Array.from({ length: 15 }, (_, i) => ({ type: 'event' as const, number: i + 1 })),
  ...[true, false].map((won) => ({ type: 'usurpation' as const, half: 'west' as const, won })),
  ...[true, false].map((broken) => ({ type: 'pax-romana' as const, broken })),
  ...[null, 'africa-4'].map((at) => ({ type: 'capital' as const, people: 'vandali', at, king: null })),
  { type: 'exchange', half: 'west', roman: 'second' },
  { type: 'escort', leader: 'aetius' },
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
    const rolls = purposes.map((purpose) => ({
      ...{ type: 'roll' as const, die: 'd10', face: 1, purpose: { for: purpose } },
    }))
    const found = [...untold, ...rolls].map((event) => [JSON.stringify(event), clauseOf(event)] as const)
    expect(found.filter(([, clause]) => clause === null || !known.has(clause))).toEqual([])
  })

  test('is one of the rules, whatever happens in random games but a move, a fleet that comes and a new year', () => {
    const played = ['scourge-of-god', 'stilicho-405'].flatMap((scenario) => [
      ...steps(game, scenario, { options: { scenario }, most: 1500 }),
    ])
    const without = played.flatMap(({ events }) => events).filter((event) => !known.has(clauseOf(event) ?? ''))
    expect([...new Set(without.map(({ type, how = '' }) => `${type} ${how}`.trim()))].sort()).toEqual([
      ...['marker', 'move home', 'move march', 'sail', 'year'],
    ])
  })

  test('of a stratagem are all in the rules', () => {
    expect(stratagemIds.filter((id) => clausesOf(id).length === 0)).toEqual([])
    expect(stratagemIds.flatMap(clausesOf).filter((id) => !known.has(id))).toEqual([])
  })
})

test('whose a stratagem is', () => {
  const rules = (kind: Stratagem) => (isRomanOnly(kind) ? 'roman' : isBarbarianOnly(kind) ? 'barbarian' : 'both')
  expect(stratagemIds.map(whose)).toEqual(everyStratagem.map(rules))
})
