/** Whose a people is, which positions keep, is always what its status, its allies and the migration say. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { ultimusRomanorum as game } from '../src/index.ts'
import { decision } from '../src/machine.ts'
import {
  BARBARIAN,
  CLIENT,
  campOfPeople,
  clone,
  FOEDERATI,
  headOf,
  isMigratingPeople,
  markStatus,
  ROMAN,
  type State,
  setAlly,
  setMigrating,
  statusOfPeople,
  WAR,
} from '../src/state.ts'

const kept = (s: State) => s.board.everyPeople.map((people) => campOfPeople(s, people))

const byRules = (s: State) =>
  s.board.everyPeople.map((people) => {
    const status = statusOfPeople(s, people)
    const isMigrant = s.migrating !== NOBODY && headOf(s, people) === headOf(s, s.migrating)
    expect(isMigratingPeople(s, people)).toBe(isMigrant)
    return !isMigrant && (status === FOEDERATI || status === CLIENT) ? ROMAN : BARBARIAN
  })

describe('whose a people is', () => {
  test.each(['stilicho-405', 'attila-genseric-440'])(
    'is kept right in a random game of %s, and read back',
    (scenario) => {
      const dice = new FastDice(secretFrom(scenario))
      const table = new SilentTable(dice)
      const options = game.options({ scenario, years: 8 })
      const s = game.setup(options, table)
      const seen = new Set<string>()
      for (let d = decision(s); d !== null; d = decision(s)) {
        const camps = kept(s).join('')
        expect(camps).toBe(byRules(s).join(''))
        if (!seen.has(camps)) expect(kept(game.read(game.write(s), options)).join('')).toBe(camps)
        seen.add(camps)
        game.apply(s, d.actions[dice.below(d.actions.length)], table)
      }
      expect(seen.size).toBeGreaterThan(1)
    },
  )

  test('UR-6.2-ap UR-6.2-az: follows statuses, alliances and migrations, and a copy has its own', () => {
    const s = game.setup(game.options({ scenario: 'stilicho-405' }), new SilentTable(new FastDice(secretFrom('camps'))))
    const [one, other] = s.board.everyPeople.filter((people) => statusOfPeople(s, people) === FOEDERATI)
    const copy = clone(s)
    setMigrating(copy, one)
    expect([campOfPeople(copy, one), campOfPeople(copy, other)]).toEqual([BARBARIAN, ROMAN])
    setAlly(copy, other, one)
    expect(campOfPeople(copy, other)).toBe(BARBARIAN)
    setMigrating(copy, NOBODY)
    expect([campOfPeople(copy, one), campOfPeople(copy, other)]).toEqual([ROMAN, ROMAN])
    markStatus(copy, one, WAR)
    expect([campOfPeople(copy, one), campOfPeople(s, one)]).toEqual([BARBARIAN, ROMAN])
  })
})
