import { describe, expect, test } from 'vitest'
import { columnOf, crnOf, type Field, ratio, resultOf, survivors } from '../src/rules/conflict/round.ts'
import { fight, position, type Stand } from './play.ts'

const ask = 'barbarian-movement'

const field = (romans: number, barbarians: number, more: Partial<Field> = {}): Field => ({
  romans,
  barbarians,
  hasCavalry: false,
  hasFort: false,
  isRough: false,
  ...more,
})

describe('10 Conflict: the ratio', () => {
  test('FR-10-a: Barbarians divided by Romans, rounded down, where Forces of both are', () => {
    expect([ratio(5, 2), ratio(7, 4), ratio(3, 4), ratio(12, 3)]).toEqual([2, 1, 0, 4])
    const t = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 5 } }, 1)
    expect(t.told('conflict')).toEqual([
      { type: 'conflict', at: 'venetia', romans: 2, forces: 5, cavalry: 0, fort: false, terrain: 'clear' },
    ])
    expect(t.told('round')).toMatchObject([{ at: 'venetia', round: 1, barbarians: 5, romans: 2, ratio: 2, crn: 2 }])
  })

  test('FR-10-a: Cavalry counts, in every round', () => {
    const t = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 3, cavalry: 3 } }, 2)
    t.dice(1).act('lose 2 force 1 cavalry')
    expect(t.told('round')).toMatchObject([{ round: 2, barbarians: 3, romans: 1, ratio: 3, cavalry: 0, crn: 3 }])
  })

  test('FR-10-b: -1 for a Fort, +1 in Mountains or Forest, +1 with Cavalry', () => {
    const crn = (at: string, stand: Stand) =>
      fight({ [at]: { legions: 1, forces: 2, barbarianForces: 4, ...stand } }, 1, 1, 1).told('round')[0]
    expect(crn('venetia', {})).toMatchObject({ crn: 2, fort: 0, terrain: 0, cavalry: 0 })
    expect(crn('venetia', { fort: true })).toMatchObject({ crn: 1, fort: -1 })
    expect(crn('noricum', {})).toMatchObject({ crn: 3, terrain: 1 })
    expect(crn('moesia', {})).toMatchObject({ crn: 3, terrain: 1 })
    expect(crn('venetia', { cavalry: 1 })).toMatchObject({ crn: 3, cavalry: 1 })
    expect(crn('venetia', { wall: true })).toMatchObject({ crn: 2, fort: 0 })
    expect(crn('noricum', { cavalry: 2, fort: true })).toMatchObject({ ratio: 3, crn: 4 })
  })

  test('FR-10-o: rounded down first, modified afterwards', () => {
    expect(crnOf(field(4, 7, { hasCavalry: true, isRough: true }), 1)).toBe(3)
    expect(crnOf(field(2, 3, { hasFort: true }), 1)).toBe(0)
  })

  test('FR-10-i: under 1 the first column, over 5 the last', () => {
    expect([-1, 0, 1, 5, 6, 25].map(columnOf)).toEqual([0, 0, 1, 5, 5, 5])
    const few = fight({ venetia: { legions: 1, forces: 4, barbarianForces: 1, fort: true } }, 5)
    expect(few.told('round')).toMatchObject([{ crn: -1, barbarian: 'x', roman: '-' }])
    const many = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 9 } }, 4)
    expect(many.told('round')).toMatchObject([{ crn: 9, barbarian: '-', roman: 'x' }])
  })

  test('FR-10-s: terrain helps the Barbarian whoever entered; an area has one terrain', () => {
    const marched = position({ areas: { venetia: { legions: 1, forces: 2 }, noricum: { barbarianForces: 4 } } })
    marched.act('march venetia noricum').done(1)
    expect(marched.told('round')).toMatchObject([{ at: 'noricum', ratio: 2, terrain: 1, crn: 3 }])
    const moved = position({ ask, areas: { noricum: { legions: 1, forces: 2 }, pannonia: { barbarianForces: 4 } } })
    moved.act('move force pannonia noricum', 'with 4').done(1)
    expect(moved.told('round')).toMatchObject([{ at: 'noricum', ratio: 2, terrain: 1, crn: 3 }])
  })
})

describe('10 Conflict: the table', () => {
  const marks = (column: number) =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const { barbarian, roman } = resultOf(position({}).state.board.table, column, die)
      return `${barbarian}/${roman}`
    })

  test('FR-10-m FR-10-c: the die by the column, with the torn cell read x/h', () => {
    expect(marks(0)).toEqual(['x/-', 'x/-', 'x/-', 'x/-', 'x/-', 'x/h'])
    expect(marks(1)).toEqual(['x/-', 'x/-', 'x/-', 'x/h', 'x/h', 'x/h'])
    expect(marks(2)).toEqual(['x/-', 'x/-', 'x/h', 'x/h', 'h/h', 'h/h'])
    expect(marks(3)).toEqual(['x/-', 'x/h', 'x/h', 'h/h', 'h/h', 'h/x'])
    expect(marks(4)).toEqual(['x/h', 'h/h', 'h/h', '-/h', '-/h', '-/x'])
    expect(marks(5)).toEqual(['-/h', '-/h', '-/h', '-/x', '-/x', '-/x'])
  })

  test('FR-10-c: one die a round', () => {
    const t = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 2 } }, 3)
    expect(t.told('roll')).toEqual([
      { type: 'roll', die: 'd6', face: 3, purpose: { for: 'conflict', at: 'venetia', crn: 1 } },
    ])
    expect(t.told('round')).toMatchObject([{ die: 3, barbarian: 'x', roman: '-' }])
  })

  test('FR-10-d: x all, h half, - none; the Barbarian first', () => {
    const x = fight({ venetia: { legions: 1, forces: 4, barbarianForces: 4 } }, 4)
    expect(x.at('venetia')).toEqual({ legions: 1, forces: 2 })
    expect(x.told('losses')).toEqual([
      { type: 'losses', at: 'venetia', side: 'roman', forces: 2, cavalry: 0 },
      { type: 'losses', at: 'venetia', side: 'barbarian', forces: 4, cavalry: 0 },
    ])
    expect(x.told('conflict-end')).toEqual([
      { type: 'conflict-end', at: 'venetia', holder: 'roman', romans: 2, forces: 0, cavalry: 0 },
    ])
    const none = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 6 } }, 6)
    expect(none.at('venetia')).toEqual({ barbarianForces: 6 })
    expect(none.told('losses')).toEqual([{ type: 'losses', at: 'venetia', side: 'roman', forces: 1, cavalry: 0 }])
    expect(none.told('conflict-end')).toMatchObject([{ holder: 'barbarian', romans: 0, forces: 6 }])
    const both = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 6 } }, 6)
    expect(both.at('venetia')).toEqual({ barbarianForces: 3 })
  })

  test('FR-10-e: of 3 stay 2, of 5 stay 3, of 1 stays 1', () => {
    expect([1, 2, 3, 4, 5, 7].map((n) => survivors(n, 'h'))).toEqual([1, 1, 2, 2, 3, 4])
    const t = fight({ venetia: { legions: 1, forces: 3, barbarianForces: 3 } }, 4)
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 2 })
    const five = fight({ venetia: { legions: 1, forces: 5, barbarianForces: 5 } }, 4)
    expect(five.at('venetia')).toEqual({ legions: 1, forces: 3 })
    const one = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 1 } }, 4)
    expect(one.at('venetia')).toEqual({ legions: 1, forces: 1 })
  })

  test('FR-10-f: round after round while both have Forces', () => {
    const t = fight({ venetia: { legions: 1, forces: 2, barbarianForces: 8 } }, 4, 4, 5, 6)
    expect(t.told('round').map(({ round, crn, barbarian, roman }) => [round, crn, barbarian, roman])).toEqual([
      [1, 4, '-', 'h'],
      [2, 8, '-', 'x'],
    ])
    const long = fight({ venetia: { legions: 1, forces: 1, barbarianForces: 4 } }, 5, 4, 2, 3)
    expect(long.told('round').map(({ barbarians, romans }) => [barbarians, romans])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
      [2, 1],
    ])
    expect(long.at('venetia')).toEqual({ legions: 1, forces: 1 })
  })

  test('FR-10-g: Cavalry and terrain count in the first round only, the Fort in every one', () => {
    const t = fight({ moesia: { legions: 1, forces: 2, barbarianForces: 8, cavalry: 2, fort: true } }, 1, 4)
    expect(t.told('round')).toMatchObject([
      { round: 1, ratio: 5, fort: -1, terrain: 1, cavalry: 1, crn: 6 },
      { round: 2, ratio: 10, fort: -1, terrain: 0, cavalry: 0, crn: 9 },
    ])
    const again = fight({ moesia: { legions: 1, forces: 4, barbarianForces: 8, cavalry: 1, fort: true } }, 5)
    expect(again.told('round')).toMatchObject([{ round: 1, ratio: 2, fort: -1, terrain: 1, cavalry: 1, crn: 3 }])
    again.dice(1).act('lose 4 force 0 cavalry')
    expect(again.told('round')).toMatchObject([{ round: 2, ratio: 2, fort: -1, terrain: 0, cavalry: 0, crn: 1 }])
  })

  test('FR-10-h FR-10-p: what is removed is available again, Cavalry too', () => {
    const t = fight({ venetia: { legions: 1, forces: 4, barbarianForces: 3, cavalry: 1 } }, 4)
    expect(t.told('losses')).toEqual([
      { type: 'losses', at: 'venetia', side: 'roman', forces: 2, cavalry: 0 },
      { type: 'losses', at: 'venetia', side: 'barbarian', forces: 3, cavalry: 1 },
    ])
    expect(t.available).toMatchObject({ barbarianForces: 24, cavalry: 4, forces: 15 })
    expect(t.dead).toEqual({ legions: 0, forts: 0, walls: 0 })
  })
})
