import { describe, expect, test } from 'vitest'
import board from '../src/edition/board.json' with { type: 'json' }
import { type Draw, position, setUp } from './play.ts'

describe('4 Collection', () => {
  test('FR-4-a: the values of all areas with a Roman Force', () => {
    const t = position({
      rrp: 1,
      areas: {
        africa: { forces: 1, fort: true },
        venetia: { legions: 1, forces: 2 },
        gothia: { legions: 1, forces: 1 },
      },
    }).done()
    const values = { roma: 5, venetia: 3, africa: 4, gothia: 0 }
    const areas = Object.entries(values).map(([at, value]) => ({ at, value }))
    expect(t.told('collection')).toEqual([{ type: 'collection', areas, sum: 12, rrp: 13 }])
    expect(t.rrp).toBe(13)
    expect(board.areas.every((area) => area.rv >= 0 && area.rv <= 5)).toBe(true)
    expect(setUp().act('place gothia').rrp).toBe(20)
  })

  test('FR-4-b: a Fort, a Wall or a Legion without Forces gives nothing', () => {
    // Such an area loses its counters by FR-10-j before the next collection, so the collection is asked for itself.
    const t = position({
      ask: 'ride',
      areas: { africa: { fort: true }, asia: { wall: true }, sicilia: { legions: 1 }, gothia: { cavalry: 1 } },
    }).done()
    expect(t.told('collection')).toMatchObject([{ areas: [{ at: 'roma', value: 5 }], sum: 5 }])
  })

  test('FR-4-a FR-10-r: lone Cavalry among the Forces does not keep the value back', () => {
    const t = position({ ask: 'ride', areas: { venetia: { legions: 1, forces: 1, cavalry: 2 } } }).done()
    expect(t.told('collection')).toMatchObject([{ sum: 8 }])
  })

  test('FR-4-c: the track has no upper limit', () => {
    expect(position({ rrp: 98 }).done().rrp).toBe(103)
  })
})

describe('5 Expenditure', () => {
  const empire = {
    roma: { legions: 2, forces: 4 },
    liguria: { forces: 2, fort: true, wall: true },
    venetia: { legions: 1, forces: 3 },
  }

  test('FR-5-a FR-5-c: every Force, Legion, Wall and Fort costs one; Barbarians cost nothing', () => {
    const t = position({
      ask: 'expenditure',
      rrp: 20,
      areas: { ...empire, gothia: { barbarianForces: 5, cavalry: 1 } },
    })
    expect(t.cost('pay')).toBe(14)
    t.act('pay')
    expect(t.rrp).toBe(6)
    expect(t.told('payment')).toEqual([{ type: 'payment', counters: 14, rrp: 6 }])
  })

  test('FR-5-b: counters of his choice go until the track suffices', () => {
    const t = position({ ask: 'expenditure', rrp: 12, areas: empire })
    expect(t.why('pay')).toBe('FR-5-b')
    expect(t.legal).toEqual([
      'disband legion roma',
      'disband legion venetia',
      'disband force roma',
      'disband force liguria',
      'disband force venetia',
      'disband wall liguria',
      'disband fort liguria',
    ])
    expect(t.why('disband fort venetia')).toBe('FR-5-b')
    expect(t.why('disband legion liguria')).toBe('FR-5-b')
    t.act('disband force roma')
    expect(t.why('pay')).toBe('FR-5-b')
    t.act('disband wall liguria')
    expect(t.available).toMatchObject({ forces: 12, walls: 5 })
    expect(t.at('liguria')).toEqual({ forces: 2, fort: true })
    expect(t.cost('pay')).toBe(12)
    expect(t.dice(1).act('pay').rrp).toBe(0)
    expect(t.dead).toEqual({ legions: 0, forts: 0, walls: 0 })
  })

  test('FR-5-d: he may disband though he could pay, and each can be taken back', () => {
    const t = position({ ask: 'expenditure', rrp: 14, areas: empire })
    expect(t.why('pay')).toBeUndefined()
    t.act('disband legion roma', 'disband force roma')
    expect(t.told('disband')).toEqual([{ type: 'disband', counter: 'force', at: 'roma', number: 1, why: 'choice' }])
    expect(t.cost('pay')).toBe(12)
    t.table.undo(0)
    expect(t.cost('pay')).toBe(13)
    expect(t.dice(1).act('pay').rrp).toBe(1)
  })

  test('FR-5-e: with the last Legion, Fort or Wall the Forces go too', () => {
    const t = position({ ask: 'expenditure', rrp: 14, areas: empire })
    t.act('disband fort liguria')
    expect(t.at('liguria')).toEqual({ forces: 2, wall: true })
    t.act('disband wall liguria')
    expect(t.at('liguria')).toEqual({})
    expect(t.told('disband')).toEqual([
      { type: 'disband', counter: 'wall', at: 'liguria', number: 1, why: 'choice' },
      { type: 'disband', counter: 'force', at: 'liguria', number: 2, why: 'unsupported' },
    ])
    t.act('disband legion venetia')
    expect(t.at('venetia')).toEqual({})
    expect(t.available.forces).toBe(16)
  })

  test('FR-5-e: not in Rome, and not while another support is there', () => {
    const t = position({ ask: 'expenditure', rrp: 14, areas: { ...empire, venetia: { legions: 2, forces: 3 } } })
    t.act('disband legion roma', 'disband legion roma', 'disband legion venetia')
    expect(t.at('roma')).toEqual({ forces: 4 })
    expect(t.at('venetia')).toEqual({ legions: 1, forces: 3 })
    const words = (action: string) => t.table.game.words('en').action(t.state, t.table.game.parse(action))
    expect(words('disband legion venetia')).toBe('Disband a Legion in Venetia, and 3 Forces with it')
    expect(words('disband force venetia')).toBe('Disband a Force in Venetia')
    expect(words('disband fort liguria')).toBe('Disband a Fort in Liguria')
  })

  test('FR-5-b FR-10-j: disbanding the last Force warns of what it leaves to die', () => {
    const t = position({
      ask: 'expenditure',
      rrp: 14,
      areas: { liguria: { forces: 1, fort: true, wall: true }, venetia: { legions: 1, forces: 2 } },
    })
    expect(t.forecast('disband force liguria')).toEqual({
      conflicts: [],
      dies: [{ at: 'liguria', legions: 0, fort: true, wall: true }],
    })
    expect(t.forecast('disband force venetia')).toBeNull()
    expect(t.forecast('disband legion venetia')).toBeNull()
    expect(t.forecast('pay')).toBeNull()
  })
})

describe('6 Purchase', () => {
  test('FR-6-a: 5 for a Legion, 2 for a Force, 3 for a Wall or a Fort, and never below 0', () => {
    const t = position({ ask: 'purchase', rrp: 14, areas: { liguria: { legions: 1, forces: 1 } } })
    const costs = ['buy legion', 'buy force', 'buy wall liguria', 'buy fort liguria'].map((a) => t.cost(a))
    expect(costs).toEqual([5, 2, 3, 3])
    t.act('buy legion')
    expect(t.told('purchase')).toEqual([{ type: 'purchase', counter: 'legion', at: 'roma', cost: 5, rrp: 9 }])
    t.act('buy wall liguria', 'buy fort liguria', 'buy force')
    expect(t.rrp).toBe(1)
    expect(t.why('buy force')).toBe('FR-6-a')
    expect(t.legal).toEqual(['done'])
    const exactly = position({ ask: 'purchase', rrp: 5, areas: { liguria: { legions: 1, forces: 1 } } })
    expect(exactly.why('buy legion')).toBeUndefined()
    expect(exactly.act('buy legion').rrp).toBe(0)
    const four = position({ ask: 'purchase', rrp: 4, areas: { liguria: { legions: 1, forces: 1 } } })
    expect(four.why('buy legion')).toBe('FR-6-a')
    expect(four.act('buy fort liguria').rrp).toBe(1)
    const two = position({ ask: 'purchase', rrp: 2, areas: { liguria: { legions: 1, forces: 1 } } })
    expect(two.legal).toEqual(['buy force', 'done'])
    expect(two.why('buy wall liguria')).toBe('FR-6-a')
  })

  test('FR-6-b: Legions and Forces appear in Rome', () => {
    const t = position({ ask: 'purchase', rrp: 7 }).act('buy legion', 'buy force')
    expect(t.at('roma')).toEqual({ legions: 2, forces: 4 })
    const elsewhere = { kind: 'buy', counter: 1, at: 1 } as const
    expect(t.table.game.verdict(t.state, elsewhere)).toEqual({ ok: false, rule: 'FR-6-a' })
    expect(t.table.game.verdict(position({ ask: 'purchase', rrp: 7 }).state, elsewhere)).toMatchObject({
      rule: 'FR-6-b',
    })
  })

  test('FR-6-c: Walls and Forts where a Roman Force is, but not in Rome', () => {
    const t = position({
      ask: 'purchase',
      rrp: 12,
      areas: { liguria: { legions: 1, forces: 1 }, venetia: { legions: 1 } },
    })
    for (const built of ['fort', 'wall']) {
      expect(t.why(`buy ${built} roma`)).toBe('FR-6-c')
      expect(t.why(`buy ${built} venetia`)).toBe('FR-6-c')
      expect(t.why(`buy ${built} gothia`)).toBe('FR-6-c')
      expect(t.why(`buy ${built} liguria`)).toBeUndefined()
    }
    t.act('buy fort liguria', 'buy wall liguria')
    expect(t.at('liguria')).toEqual({ legions: 1, forces: 1, fort: true, wall: true })
    expect(() => position({ areas: { roma: { forces: 1, fort: true } } })).toThrow('a Fort or Wall in roma')
  })

  test('FR-6-d: only what is available', () => {
    const all = position({
      ask: 'purchase',
      rrp: 30,
      areas: { roma: { legions: 3, forces: 18 }, liguria: { forces: 1, fort: true } },
      dead: { legions: 2, walls: 5, forts: 6 },
    })
    expect(all.why('buy legion')).toBe('FR-6-d')
    expect(all.why('buy wall liguria')).toBe('FR-6-d')
    all.act('buy force')
    expect(all.why('buy force')).toBe('FR-6-d')
    expect(all.legal).toEqual(['done'])
  })

  test('FR-6-e: one Fort and one Wall an area', () => {
    const t = position({ ask: 'purchase', rrp: 12, areas: { liguria: { legions: 1, forces: 1 } } })
    t.act('buy fort liguria')
    expect(t.why('buy fort liguria')).toBe('FR-6-e')
    expect(t.act('buy wall liguria').why('buy wall liguria')).toBe('FR-6-e')
  })

  test('FR-6-a FR-6-c FR-6-d: where nothing can be bought, nothing is asked', () => {
    /** All twenty Forces are on the map, and 4 RRP are left: a Fort or a Wall could be paid. */
    const paid = (areas: NonNullable<Draw['areas']>, dead: Draw['dead'] = {}) =>
      position({ ask: 'expenditure', rrp: 25, areas, dead }).dice(1).act('pay')
    expect(paid({ roma: { legions: 1, forces: 20 } }).asked).toBe('entry')
    const built = paid({ roma: { forces: 18 }, liguria: { forces: 2, fort: true } }, { walls: 5 })
    expect([built.rrp, built.asked]).toEqual([4, 'entry'])
    const open = paid({ roma: { forces: 19 }, liguria: { legions: 1, forces: 1 } }, { walls: 5 })
    expect([open.rrp, open.asked, open.legal]).toEqual([4, 'purchase', ['buy fort liguria', 'done']])
  })

  test('FR-6-f: Rome receives them even without a Roman Force', () => {
    const t = position({ ask: 'purchase', rrp: 7, areas: { roma: {} } }).act('buy legion', 'buy force')
    expect(t.at('roma')).toEqual({ legions: 1, forces: 1 })
  })
})

describe('7 Barbarian resources', () => {
  test('FR-7-a: as many Forces as the die shows, on any combination of routes', () => {
    const t = position({ ask: 'purchase', rrp: 9 }).done(3)
    expect(t.told('roll')).toMatchObject([{ die: 'd6', face: 3, purpose: { for: 'invasion' } }])
    expect(t.told('invasion')).toEqual([{ type: 'invasion', die: 3, counter: 'force', number: 3, missing: 0 }])
    expect([t.seat, t.asked, t.legal.length]).toEqual(['barbarian', 'entry', 10])
    expect(t.why('enter venetia')).toBe('FR-7-a')
    t.act('enter gothia', 'enter gothia', 'enter caledonia')
    expect([t.at('gothia'), t.at('caledonia')]).toEqual([{ barbarianForces: 2 }, { barbarianForces: 1 }])
    expect(t.told('entry')).toEqual([{ type: 'entry', counter: 'force', at: 'caledonia' }])
    expect(t.asked).toBe('roman-movement')
    expect(position({ ask: 'purchase', rrp: 9 }).done(5).told('invasion')).toMatchObject([{ number: 5 }])
  })

  test('FR-7-a: a 6 brings one Cavalry', () => {
    const t = position({ ask: 'purchase', rrp: 9 }).done(6)
    expect(t.told('invasion')).toEqual([{ type: 'invasion', die: 6, counter: 'cavalry', number: 1, missing: 0 }])
    t.act('enter sarmatia')
    expect(t.at('sarmatia')).toEqual({ cavalry: 1 })
    expect(t.asked).toBe('roman-movement')
  })

  test('FR-7-a: also where Romans stand, with the odds of what will come of it', () => {
    const t = position({ ask: 'purchase', rrp: 9, areas: { tripolitania: { forces: 1, legions: 1 } } }).done(2)
    expect(t.forecast('enter gothia')).toBeNull()
    expect(t.forecast('enter tripolitania')?.conflicts).toMatchObject([{ at: 'tripolitania', forces: 1, roman: 1 }])
    t.act('enter tripolitania', 'enter tripolitania')
    expect(t.at('tripolitania')).toEqual({ legions: 1, forces: 1, barbarianForces: 2 })
  })

  test('FR-7-b: what the pile lacks does not enter', () => {
    const t = position({ ask: 'purchase', rrp: 9, areas: { gothia: { barbarianForces: 23 } } }).done(5)
    expect(t.told('invasion')).toEqual([{ type: 'invasion', die: 5, counter: 'force', number: 2, missing: 3 }])
    expect(t.act('enter gothia', 'enter gothia').asked).toBe('roman-movement')
    const none = position({ ask: 'purchase', rrp: 9, areas: { gothia: { barbarianForces: 1, cavalry: 4 } } }).done(6)
    expect(none.told('invasion')).toEqual([{ type: 'invasion', die: 6, counter: 'cavalry', number: 0, missing: 1 }])
    expect(none.asked).toBe('roman-movement')
    expect(none.at('gothia')).toEqual({ barbarianForces: 1, cavalry: 4 })
  })

  test('FR-7-c: Cavalry may enter in Mountains and where a Wall stands', () => {
    const walled = { sarmatia: { legions: 1, forces: 1, wall: true } }
    const t = position({ ask: 'purchase', rrp: 9, areas: walled }).done(6)
    expect(t.why('enter mauretania')).toBeUndefined()
    t.act('enter sarmatia')
    expect(t.at('sarmatia')).toEqual({ legions: 1, forces: 1, wall: true, cavalry: 1 })
  })
})
