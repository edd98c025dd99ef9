import { describe, expect, test } from 'vitest'
import { fallOfTheRomanEmpire } from '../src/index.ts'
import { position } from './play.ts'

describe('2 Winning', () => {
  test('FR-2-a: a Force that moves into an undefended Rome wins at once', () => {
    const t = position({
      ask: 'barbarian-movement',
      areas: { roma: { legions: 1 }, venetia: { barbarianForces: 1 }, liguria: { barbarianForces: 4 } },
    }).act('move force venetia roma')
    expect(t.outcome).toMatchObject({ winners: [1], rule: 'FR-2-a', details: { winner: 'barbarian', turn: 1 } })
    expect(t.told('end')).toEqual([{ type: 'end', winner: 'barbarian', rule: 'FR-2-a', turn: 1 }])
    expect(t.table.decision).toBeNull()
  })

  test('FR-2-a: not while a Roman Force is there, but when the conflict has removed the last one', () => {
    const draw = {
      ask: 'barbarian-movement',
      areas: { roma: { legions: 1, forces: 1 }, venetia: { barbarianForces: 5 } },
    } as const
    const t = position(draw).act('move force venetia roma', 'with 5')
    expect(t.outcome).toBeNull()
    t.done(4)
    expect(t.outcome).toMatchObject({ winners: [1], rule: 'FR-2-a' })
    expect(t.at('roma').barbarianForces).toBe(5)
    const held = position(draw).act('move force venetia roma', 'with 2').done(1)
    expect(held.outcome).toBeNull()
    expect(held.asked).toBe('expenditure')
  })

  test('FR-2-a FR-10-r: Cavalry alone never takes Rome', () => {
    const t = position({
      ask: 'barbarian-movement',
      areas: { roma: {}, venetia: { cavalry: 2 }, gothia: { barbarianForces: 1 } },
    })
    t.act('move cavalry venetia roma').done()
    expect(t.outcome).toBeNull()
    expect(t.at('roma')).toEqual({ cavalry: 1 })
  })

  test('FR-2-b: the Roman wins when turn 20 is over', () => {
    expect(position({ turn: 19 }).done().outcome).toBeNull()
    const t = position({ turn: 20, rrp: 3 }).done()
    expect(t.outcome).toMatchObject({ winners: [0], rule: 'FR-2-b', details: { winner: 'roman', turn: 20, rrp: 3 } })
    expect(t.told('end')).toEqual([{ type: 'end', winner: 'roman', rule: 'FR-2-b', turn: 20 }])
    expect([t.state.stack, t.table.decision]).toEqual([[], null])
    expect(t.why('done')).toBeUndefined()
  })

  test('FR-2-b: turn 20 is played to its end', () => {
    const t = position({
      turn: 20,
      ask: 'barbarian-movement',
      areas: { roma: { forces: 1 }, venetia: { barbarianForces: 5 } },
    }).act('move force venetia roma', 'with 5')
    expect(t.done(1, 1, 4).outcome).toMatchObject({ rule: 'FR-2-a' })
  })

  test('FR-2-a FR-2-b: both ends are told in both languages', () => {
    const fallen = { winners: [1], rule: 'FR-2-a', details: { turn: 9, rrp: 0 } }
    const saved = { winners: [0], rule: 'FR-2-b', details: { turn: 20, rrp: 1 } }
    expect(fallOfTheRomanEmpire.words('en').outcome(fallen)).toBe(
      'Turn 9: the Barbarians hold Rome. The Barbarian wins.',
    )
    expect(fallOfTheRomanEmpire.words('fr').outcome(saved)).toContain('Il reste 1 point de ressources.')
    expect(fallOfTheRomanEmpire.words('en').outcome(saved)).toContain('1 resource point left.')
    expect(fallOfTheRomanEmpire.words('fr').outcome(fallen)).toContain('Le Barbare gagne.')
  })
})
