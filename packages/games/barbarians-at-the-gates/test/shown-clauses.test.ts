/** Every line of the log leads to a clause of the rules. */
import type { RuleId } from '@tabularium/engine'
import { steps } from '@tabularium/engine/testing/steps'
import { describe, expect, test } from 'vitest'
import { uses } from '../src/actions.ts'
import type { GatesEvent } from '../src/events.ts'
import { rolls } from '../src/forms/rolls.ts'
import { barbariansAtTheGates as game } from '../src/index.ts'
import { clauseOf } from '../src/shown/clauses.ts'
import { phases, viaNames } from '../src/terms.ts'

const known: ReadonlySet<RuleId> = new Set(game.clauses)

/** Kinds of event that do not say their clause themselves, with all that they may tell apart. */
const untold: readonly GatesEvent[] = [
  ...phases.map((phase) => ({ type: 'phase' as const, phase })),
  ...uses.map((use) => ({ type: 'card' as const, player: 'roman' as const, card: 'R01', use })),
  ...(['activate', 'reinforce', 'march'] as const).map((action) => ({ type: 'tribal' as const, action, leader: null })),
  ...viaNames.map((via) => ({
    ...{ type: 'move' as const, leader: 'Aetius', power: 'loyalist' as const, cu: 4, from: 'roma', to: 'ravenna', via },
  })),
  ...[true, false].flatMap((succeeds) => [
    { type: 'avoid' as const, leader: 'Aetius', from: 'roma', to: 'ravenna', succeeds },
    { type: 'intercept' as const, leader: 'Aetius', from: 'roma', to: 'ravenna', succeeds },
  ]),
  ...[true, false].map((naval) => ({
    ...{ type: 'migrate' as const, tribe: 'vandals', from: 'roma', to: 'ravenna', leaders: [], cu: 3, naval },
  })),
  ...[true, false].map((reserve) => ({ type: 'draw' as const, player: 'roman' as const, cards: 2, reserve })),
  { type: 'swap', kept: [] },
  { type: 'usurpator', leader: null },
  { type: 'reserve-taken' },
  { type: 'passage' },
  { type: 'delay', leader: 'Aetius', space: 'roma' },
  { type: 'refuse', leader: 'Aetius', from: 'roma', to: 'ravenna' },
  { type: 'forbidden', tribe: 'huns', what: 'migrate', until: 'turn' },
]

describe('the clause that brought a thing about', () => {
  test('is what the event says', () => {
    expect(clauseOf({ type: 'vp', by: 1, to: 8, rule: 'BG-5.6-a' })).toBe('BG-5.6-a')
  })

  test('is that of events if a card gives it', () => {
    expect(clauseOf({ type: 'vp', by: 1, to: 8, rule: 'R26' })).toBe('BG-7.1-an')
  })

  test('is one of the rules, for every kind of event and every die', () => {
    const dice = rolls.map(({ for: purpose }) => ({
      ...{ type: 'roll' as const, die: 'd6', face: 1, purpose: { for: purpose } },
    }))
    const found = [...untold, ...dice].map((event) => [JSON.stringify(event), clauseOf(event)] as const)
    expect(found.filter(([, clause]) => clause === null || !known.has(clause))).toEqual([])
  })

  test('is one of the rules, whatever happens in random games', () => {
    const played = ['successor-strife', 'the-scourge-of-god'].flatMap((scenario) => [
      ...steps(game, scenario, { options: { scenario }, most: 1000 }),
    ])
    const without = played.flatMap(({ events }) => events).filter((event) => !known.has(clauseOf(event) ?? ''))
    expect(without.map((event) => `${JSON.stringify(event)}: ${clauseOf(event)}`)).toEqual([])
  })
})
