/** Odds: computed from the functions that resolve a round, and held against known values. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { endings, fallOfTheRomanEmpire, oddsOf } from '../src/index.ts'
import type { Field } from '../src/rules/conflict/round.ts'
import { barbariansAt, cavalryAt } from '../src/state.ts'
import { position } from './play.ts'

const { table } = position({}).state.board

const taken = (romans: number, barbarians: number, more: Partial<Field> = {}) =>
  oddsOf(table, { romans, barbarians, hasCavalry: false, hasFort: false, isRough: false, ...more }).barbarian

describe('the odds of a conflict to its end', () => {
  /** Section 4 of the reconstruction: by Romans, then by ratio 1 to 6: plain, first round +1, with a Fort. */
  const known: readonly [romans: number, ...(readonly [number, number, number])[]][] = [
    [1, [0, 0, 0], [0, 0.17, 0], [0.17, 0.22, 0], [0.25, 0.62, 0.17], [1, 1, 0.25], [1, 1, 1]],
    [4, [0, 0, 0], [0, 0.17, 0], [0.24, 0.57, 0], [0.69, 1, 0.24], [1, 1, 0.69], [1, 1, 1]],
    [8, [0, 0, 0], [0, 0.17, 0], [0.25, 0.58, 0], [0.73, 1, 0.25], [1, 1, 0.73], [1, 1, 1]],
  ]

  test.each(known)('FR-10-f FR-10-m: against %i Roman Forces', (romans, ...ratios) => {
    for (const [i, [plain, rough, fort]] of ratios.entries()) {
      const barbarians = romans * (i + 1)
      expect(Math.abs(taken(romans, barbarians) - plain)).toBeLessThan(0.0051)
      expect(Math.abs(taken(romans, barbarians, { isRough: true }) - rough)).toBeLessThan(0.0051)
      expect(Math.abs(taken(romans, barbarians, { hasCavalry: true }) - rough)).toBeLessThan(0.0051)
      expect(Math.abs(taken(romans, barbarians, { hasFort: true }) - fort)).toBeLessThan(0.0051)
    }
  })

  test('the chances of all endings add up to 1, and of one side nobody is left', () => {
    for (let romans = 1; romans <= 20; romans++) {
      for (let barbarians = 1; barbarians <= 32; barbarians += 3) {
        const all = endings(table, { romans, barbarians, hasCavalry: true, hasFort: romans % 2 === 0, isRough: true })
        expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
        expect(all.every((ending) => ending.romans === 0 || ending.barbarians === 0)).toBe(true)
        const odds = oddsOf(table, { romans, barbarians, hasCavalry: false, hasFort: false, isRough: false })
        expect(odds.barbarian + odds.roman).toBeCloseTo(1, 12)
      }
    }
  })

  test('a certain end is exactly certain, and loses nobody', () => {
    const field = { hasCavalry: false, hasFort: false, isRough: false }
    const sure = oddsOf(table, { romans: 3, barbarians: 15, ...field })
    expect(sure).toEqual({ barbarian: 1, roman: 0, barbarianSurvivors: 15, romanSurvivors: 0 })
    expect(oddsOf(table, { romans: 3, barbarians: 3, ...field }).roman).toBe(1)
  })

  test('FR-10-e FR-10-m: each face of the die counts once', () => {
    const field = { hasCavalry: false, hasFort: false, isRough: false }
    // Column 2: 1 and 2 leave three Romans, 3 and 4 two; 5 and 6 leave two against three, where half of the faces take one.
    expect(oddsOf(table, { romans: 3, barbarians: 6, ...field }).romanSurvivors).toBeCloseTo((6 + 4 + 3) / 6, 12)
    // Column 3: 1 leaves two Romans, 2 and 3 one, 6 three Barbarians; 4 and 5 leave one against three, where a 6 leaves two.
    const all = endings(table, { romans: 2, barbarians: 6, ...field })
    const chanceOf = (romans: number, barbarians: number) =>
      all.find((ending) => ending.romans === romans && ending.barbarians === barbarians)?.chance
    expect(all).toHaveLength(4)
    expect(chanceOf(2, 0)).toBeCloseTo(1 / 6, 12)
    expect(chanceOf(1, 0)).toBeCloseTo(2 / 6 + (2 / 6) * (5 / 6), 12)
    expect(chanceOf(0, 2)).toBeCloseTo((2 / 6) * (1 / 6), 12)
    expect(chanceOf(0, 3)).toBeCloseTo(1 / 6, 12)
  })

  test('they are what play comes to', () => {
    const game = fallOfTheRomanEmpire
    const areas = { roma: { legions: 1, forces: 3 }, moesia: { legions: 1, forces: 3, barbarianForces: 8, cavalry: 1 } }
    const drawn = asJson({ areas, stack: [{ kind: 'barbarian-movement' }] })
    const start = game.read(drawn, game.options({}))
    const dice = new SilentTable(new FastDice(secretFrom('odds')))
    const moesia = start.board.areas[start.board.ids.indexOf('moesia')]
    const tries = 20_000
    let won = 0
    let left = 0
    for (let i = 0; i < tries; i++) {
      const s = game.clone(start)
      game.apply(s, { kind: 'done' }, dice)
      for (let d = game.decision(s); d?.ask === 'losses'; d = game.decision(s)) {
        const keepsAForce = d.actions.find((action) => action.kind === 'lose' && action.cavalry > 0)
        game.apply(s, keepsAForce ?? d.actions[0], dice)
      }
      const [forces, cavalry] = [barbariansAt(s, moesia), cavalryAt(s, moesia)]
      if (forces > 0) won++
      left += forces + cavalry
    }
    const odds = oddsOf(table, { romans: 3, barbarians: 9, hasCavalry: true, hasFort: false, isRough: true })
    expect(Math.abs(won / tries - odds.barbarian)).toBeLessThan(0.015)
    expect(Math.abs(left / tries - odds.barbarianSurvivors)).toBeLessThan(0.1)
  })
})

describe('forecasts', () => {
  test('a march into Barbarians foretells the conflict, with all Forces until a number is chosen', () => {
    const t = position({ areas: { venetia: { barbarianForces: 2 } } })
    expect(t.forecast('march roma liguria')).toBeNull()
    const all = t.forecast('march roma venetia')
    expect(all?.dies).toEqual([])
    expect(all?.conflicts).toMatchObject([{ at: 'venetia', romans: 3, forces: 2, cavalry: 0, crn: 0 }])
    expect(all?.conflicts).toMatchObject([{ roman: 1, barbarian: 0, nobody: 0 }])
    t.act('march roma venetia')
    const one = t.forecast('with 1')
    expect(one?.conflicts).toMatchObject([
      { at: 'venetia', romans: 1, forces: 2, fort: false, terrain: 'clear', crn: 2 },
    ])
    expect(t.forecast('with 0')).toEqual({
      conflicts: [],
      dies: [{ at: 'venetia', legions: 1, fort: false, wall: false }],
    })
  })

  test('a march away from Barbarians foretells both ends', () => {
    const t = position({
      areas: { venetia: { legions: 1, forces: 4, fort: true, barbarianForces: 6 }, pannonia: { barbarianForces: 1 } },
    }).act('march venetia pannonia')
    expect(t.forecast('with 2')?.conflicts.map(({ at, romans, fort }) => [at, romans, fort])).toEqual([
      ['venetia', 2, true],
      ['pannonia', 2, false],
    ])
  })

  test('a Barbarian move foretells the conflict, and the end of movement all of them', () => {
    const t = position({
      ask: 'barbarian-movement',
      areas: { venetia: { barbarianForces: 6, cavalry: 1 }, africa: { legions: 1, forces: 1, barbarianForces: 1 } },
    })
    expect(t.forecast('move force venetia pannonia')).toBeNull()
    expect(t.forecast('move force venetia roma')?.conflicts).toMatchObject([
      { at: 'roma', romans: 3, forces: 6, crn: 2 },
    ])
    expect(t.forecast('move cavalry venetia roma')).toBeNull()
    t.act('move cavalry venetia roma', 'move force venetia roma')
    const five = t.forecast('with 5')?.conflicts[0]
    expect(five).toMatchObject({ forces: 5, cavalry: 1, crn: 3 })
    expect(five?.barbarian).toBeCloseTo(taken(3, 6, { hasCavalry: true }), 12)
    t.act('with 6')
    expect(t.forecast('done')?.conflicts.map(({ at }) => at)).toEqual(['roma', 'africa'])
    expect(t.forecast('done')?.dies).toEqual([])
  })

  test('what the Romans stand to lose is no matter of Barbarian moves', () => {
    const t = position({ ask: 'barbarian-movement', areas: { venetia: { legions: 1, barbarianForces: 1 } } })
    expect(t.forecast('move force venetia pannonia')).toBeNull()
    expect(t.forecast('done')?.dies).toEqual([{ at: 'venetia', legions: 1, fort: false, wall: false }])
  })

  test('the last counter to enter foretells its conflict, whatever follows from it', () => {
    const t = position({ ask: 'purchase', rrp: 9, areas: { roma: { forces: 3 }, gothia: { forces: 1, fort: true } } })
    t.done(1)
    expect(t.forecast('enter gothia')?.conflicts).toMatchObject([{ at: 'gothia', romans: 1, forces: 1, crn: 1 }])
    expect(t.dice(1, 1).act('enter gothia').told('conflict')).toMatchObject([{ at: 'gothia' }])
  })

  test('a move that wins needs no odds', () => {
    const t = position({ ask: 'barbarian-movement', areas: { roma: {}, venetia: { barbarianForces: 2 } } })
    expect(t.forecast('move force venetia roma')).toBeNull()
    expect(t.act('move force venetia roma').forecast('with 1')).toBeNull()
  })
})
