import { describe, expect, test } from 'vitest'
import board from '../src/edition/board.json' with { type: 'json' }
import { fallOfTheRomanEmpire } from '../src/index.ts'
import { position, setUp } from './play.ts'

describe('1 Set-up', () => {
  test('FR-1-a: two players, Roman and Barbarian, and 20 turns at most', () => {
    const t = setUp()
    expect(t.table.seats).toEqual(['roman', 'barbarian'])
    expect(board.setUp.turns).toBe(20)
    expect(() => position({ turn: 21 })).toThrow('turn 21 of 20')
    expect(position({ turn: 20 }).turn).toBe(20)
  })

  test('FR-1-b FR-1-d: a Legion and three Forces in Rome, and 15 points', () => {
    const t = setUp()
    expect(t.at('roma')).toEqual({ legions: 1, forces: 3 })
    expect(t.rrp).toBe(15)
    expect(Object.keys(t.state.board.ids).filter((i) => t.at(t.state.board.ids[Number(i)]).forces)).toHaveLength(1)
  })

  test('FR-1-c: the Barbarian places three Forces together on one invasion route', () => {
    const t = setUp()
    expect([t.seat, t.asked]).toEqual(['barbarian', 'set-up'])
    const routes = board.areas.filter((area) => area.bira !== null).map((area) => `place ${area.id}`)
    expect(t.legal).toEqual(routes)
    expect(routes).toHaveLength(10)
    expect(t.why('place roma')).toBe('FR-1-c')
    expect(t.why('pay')).toBe('FR-1-c')
    t.act('place gothia')
    expect(t.at('gothia')).toEqual({ barbarianForces: 3 })
    expect(t.told('set-up')).toEqual([{ type: 'set-up', at: 'gothia', forces: 3 }])
    expect(t.asked).toBe('expenditure')
  })

  test('FR-1-e: all other counters are available', () => {
    const rest = { legions: 4, forces: 17, forts: 8, walls: 5, cavalry: 4 }
    expect(setUp().available).toEqual({ ...rest, barbarianForces: 25 })
    expect(setUp().act('place gothia').available).toEqual({ ...rest, barbarianForces: 22 })
    expect(setUp().dead).toEqual({ legions: 0, forts: 0, walls: 0 })
  })

  test('FR-1-e: the handicap is the number of Barbarian Forces, 22 to 28', () => {
    expect(fallOfTheRomanEmpire.options({})).toEqual({ barbarianForces: 25 })
    expect(setUp(22).available.barbarianForces).toBe(22)
    expect(setUp(28).available.barbarianForces).toBe(28)
    for (const barbarianForces of [21, 29, 25.5, '25', null]) {
      expect(() => fallOfTheRomanEmpire.options({ barbarianForces })).toThrow(
        'The Fall of the Roman Empire options: barbarianForces: a whole number from 22 to 28.',
      )
    }
    expect(() => fallOfTheRomanEmpire.options({ forces: 3 })).toThrow('options: no option is called forces.')
    expect(() => fallOfTheRomanEmpire.options('hard')).toThrow(/options: options:/)
  })

  test('FR-1-e: no position has more counters than there are', () => {
    expect(() => position({ areas: { gothia: { barbarianForces: 26 } } })).toThrow('more than the 25 Barbarian Forces')
    expect(() => position({ areas: { gothia: { barbarianForces: 24 } }, barbarianForces: 22 })).toThrow('the 22')
    expect(() => position({ areas: { roma: { legions: 5, forces: 1 } }, dead: { legions: 1 } })).toThrow('5 Legions')
    expect(() => position({ areas: { gothia: { cavalry: 5 } } })).toThrow('more than the 4 Cavalry')
    expect(() => position({ areas: { roma: { forces: 21 } } })).toThrow('more than the 20 Roman Forces')
  })
})

describe('3 Sequence, 11 End of turn', () => {
  test('FR-3-a: eight phases in their order', () => {
    const t = setUp().act('place gothia')
    const seen = [...t.phases]
    for (const [action, ...dice] of [['pay'], ['done', 2], ['enter gothia'], ['enter gothia'], ['done'], ['done']]) {
      t.dice(...dice).act(String(action))
      seen.push(...t.phases)
    }
    expect(seen).toEqual([
      'collection',
      'expenditure',
      'purchase',
      'barbarian-resources',
      'roman-movement',
      'barbarian-movement',
      'conflict',
      'end-of-turn',
      'collection',
      'expenditure',
    ])
    expect(t.turn).toBe(2)
  })

  test('FR-3-a: each thing in its own phase', () => {
    const t = setUp().act('place gothia')
    expect([t.seat, t.asked]).toEqual(['roman', 'expenditure'])
    for (const action of ['done', 'buy force', 'march roma liguria', 'move force gothia moesia', 'place gothia']) {
      expect(t.why(action)).toBe('FR-3-a')
    }
    expect(t.act('pay').asked).toBe('purchase')
    for (const action of ['pay', 'disband force roma', 'march roma liguria']) expect(t.why(action)).toBe('FR-3-a')
    t.done(1)
    expect([t.seat, t.asked]).toEqual(['barbarian', 'entry'])
    for (const action of ['done', 'move force gothia moesia', 'with 1']) expect(t.why(action)).toBe('FR-3-a')
    t.act('enter gothia')
    expect([t.seat, t.asked]).toEqual(['roman', 'roman-movement'])
    expect(t.why('enter gothia')).toBe('FR-3-a')
    t.done()
    expect([t.seat, t.asked]).toEqual(['barbarian', 'barbarian-movement'])
    for (const action of ['march roma liguria', 'ride gothia moesia', 'lose 1 force 0 cavalry']) {
      expect(t.why(action)).toBe('FR-3-a')
    }
  })

  test('FR-3-a: a phase with nothing to do is passed over', () => {
    expect(position({ ask: 'expenditure', rrp: 6 }).act('pay').asked).toBe('purchase')
    const poor = position({ ask: 'expenditure', rrp: 4, areas: { sarmatia: { barbarianForces: 25 } } })
    poor.dice(3).act('pay')
    expect(poor.phases).toEqual(['purchase', 'barbarian-resources', 'roman-movement'])
    const noLegion = position({ areas: { roma: { forces: 3 } }, ask: 'expenditure', rrp: 3 })
    noLegion.dice(1).act('pay').act('enter gothia')
    expect(noLegion.asked).toBe('barbarian-movement')
    expect(position({}).done().phases).toEqual([
      'barbarian-movement',
      'conflict',
      'end-of-turn',
      'collection',
      'expenditure',
    ])
    const nobody = position({ areas: { roma: {} } }).done(1)
    expect(nobody.phases).toContain('purchase')
    expect(nobody.told('payment')).toEqual([{ type: 'payment', counters: 0, rrp: 0 }])
  })

  test('FR-11-a: if nobody has won, the next turn begins with collection', () => {
    const t = position({ turn: 7, rrp: 2 }).done()
    expect(t.told('end')).toEqual([])
    expect(t.turn).toBe(8)
    expect(t.told('collection')).toEqual([{ type: 'collection', areas: [{ at: 'roma', value: 5 }], sum: 5, rrp: 7 }])
    expect(t.asked).toBe('expenditure')
  })
})
