import { describe, expect, test } from 'vitest'
import { fight, position } from './play.ts'

const ask = 'barbarian-movement'

describe('10 Conflict: losses', () => {
  test('FR-10-x1: the worked example', () => {
    const t = fight({ moesia: { legions: 1, forces: 4, barbarianForces: 6, cavalry: 1 } }, 5)
    expect(t.told('round')).toEqual([
      {
        type: 'round',
        at: 'moesia',
        round: 1,
        barbarians: 7,
        romans: 4,
        ratio: 1,
        fort: 0,
        terrain: 1,
        cavalry: 1,
        crn: 3,
        die: 5,
        barbarian: 'h',
        roman: 'h',
      },
    ])
    expect([t.seat, t.asked]).toEqual(['barbarian', 'losses'])
    expect(t.at('moesia').forces).toBe(2)
    t.dice(4).act('lose 3 force 0 cavalry')
    expect(t.told('round')).toMatchObject([
      { round: 2, barbarians: 4, romans: 2, ratio: 2, fort: 0, terrain: 0, cavalry: 0, crn: 2, die: 4 },
    ])
    expect(t.at('moesia')).toEqual({ legions: 1, forces: 1 })
    expect(t.available).toMatchObject({ cavalry: 4, barbarianForces: 24 })
  })

  test('FR-10-n: the Barbarian chooses between Forces and Cavalry, the half and no more', () => {
    const t = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 2, cavalry: 3 } }, 4)
    expect(t.told('round')).toMatchObject([{ crn: 3, barbarian: 'h', roman: 'h' }])
    expect(t.legal).toEqual(['lose 2 force 0 cavalry', 'lose 1 force 1 cavalry', 'lose 0 force 2 cavalry'])
    expect(t.why('lose 0 force 3 cavalry')).toBe('FR-10-e')
    expect(t.why('lose 1 force 0 cavalry')).toBe('FR-10-e')
    expect(t.why('done')).toBe('FR-10-n')
    const many = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 1, cavalry: 2 } }, 2)
    expect(many.told('round')).toMatchObject([{ crn: 4, barbarian: 'h' }])
    expect(many.legal).toEqual(['lose 1 force 0 cavalry', 'lose 0 force 1 cavalry'])
    const bigger = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 1, cavalry: 3 } }, 4)
    expect(bigger.legal).toEqual(['lose 1 force 1 cavalry', 'lose 0 force 2 cavalry'])
    expect(bigger.why('lose 2 force 0 cavalry')).toBe('FR-10-n')
  })

  test('FR-10-n: nothing is asked where there is no choice, and Legions are never lost by the table', () => {
    const t = fight({ venetia: { legions: 2, forces: 3, barbarianForces: 9 } }, 4, 1)
    expect(t.told('losses')).toMatchObject([
      { side: 'roman', forces: 1 },
      { side: 'barbarian', forces: 4 },
      { side: 'barbarian', forces: 5 },
    ])
    expect(t.at('venetia')).toEqual({ legions: 2, forces: 2 })
    expect(t.dead.legions).toBe(0)
  })

  test('FR-10-q: if the last Force goes and Cavalry stays, the Romans hold', () => {
    const t = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 1, cavalry: 2 } }, 2)
    t.act('lose 1 force 0 cavalry')
    expect(t.told('conflict-end')).toEqual([
      { type: 'conflict-end', at: 'venetia', holder: 'roman', romans: 1, forces: 0, cavalry: 2 },
    ])
    expect(t.told('roll')).toEqual([])
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 1, cavalry: 2 })
  })

  test('FR-10-f FR-10-q: no Forces of either side may be left', () => {
    const lost = { areas: { venetia: { legions: 1, forces: 1, barbarianForces: 1, cavalry: 1 } }, ask } as const
    const t = position(lost).done(6)
    expect(t.told('round')).toMatchObject([{ crn: 3, barbarian: 'h', roman: 'x' }])
    t.act('lose 1 force 0 cavalry')
    expect(t.told('conflict-end')).toMatchObject([{ holder: null, romans: 0, forces: 0, cavalry: 1 }])
    const rome = position({ ...lost, areas: { roma: lost.areas.venetia } })
      .done(6)
      .act('lose 1 force 0 cavalry')
    expect(rome.outcome).toBeNull()
    expect(rome.at('roma')).toEqual({ legions: 1, cavalry: 1 })
  })

  test('FR-10-r: Cavalry alone fights nobody', () => {
    const t = fight({ venetia: { legions: 1, forces: 1, cavalry: 4 } })
    expect(t.told('conflict')).toEqual([])
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 1, cavalry: 4 })
    const empty = fight({ venetia: { legions: 1, barbarianForces: 2 } })
    expect(empty.told('conflict')).toEqual([])
  })

  test('FR-10-t: every conflict to its end, Rome last, and any number in an area', () => {
    const t = fight(
      {
        roma: { legions: 2, forces: 10, barbarianForces: 10, cavalry: 4 },
        venetia: { legions: 1, forces: 1, barbarianForces: 5 },
        africa: { legions: 1, forces: 1, barbarianForces: 1 },
      },
      ...[4, 1, 1],
    )
    expect(t.told('conflict').map(({ at }) => at)).toEqual(['venetia', 'africa', 'roma'])
    expect(t.told('conflict-end').map(({ at, holder }) => [at, holder])).toEqual([
      ['venetia', 'barbarian'],
      ['africa', 'roman'],
      ['roma', 'roman'],
    ])
  })

  test('FR-10-t: after a choice the other conflicts are fought', () => {
    const t = fight(
      {
        venetia: { legions: 1, forces: 2, barbarianForces: 3, cavalry: 1 },
        africa: { legions: 1, forces: 2, barbarianForces: 3, cavalry: 1 },
      },
      4,
    )
    t.dice(1, 4).act('lose 1 force 1 cavalry')
    expect(t.told('conflict')).toMatchObject([{ at: 'africa' }])
    expect(t.asked).toBe('losses')
    t.dice(1).act('lose 2 force 0 cavalry')
    expect(t.phases).toEqual(['end-of-turn', 'collection', 'expenditure'])
  })

  test('FR-10-n FR-2-a: the choice is asked even when Rome is lost by it, and then Rome has fallen', () => {
    const lost = fight({ roma: { legions: 1, forces: 2, barbarianForces: 3, cavalry: 1 } }, 6)
    expect(lost.asked).toBe('losses')
    expect(lost.outcome).toBeNull()
    lost.act('lose 2 force 0 cavalry')
    expect(lost.outcome).toMatchObject({ winners: [1], rule: 'FR-2-a' })
  })
})
