import { describe, expect, test } from 'vitest'
import { fight, position } from './play.ts'

const ask = 'barbarian-movement'

describe('10 Conflict: the dead', () => {
  test('FR-10-j: what is left without Roman Forces is dead and cannot be bought again', () => {
    const t = fight({ venetia: { legions: 2, forces: 1, fort: true, wall: true, barbarianForces: 6 } }, 4)
    expect(t.at('venetia')).toEqual({ barbarianForces: 6 })
    expect(t.told('dead')).toEqual([{ type: 'dead', at: 'venetia', legions: 2, forts: 1, walls: 1 }])
    expect(t.dead).toEqual({ legions: 2, forts: 1, walls: 1 })
    expect(t.available).toMatchObject({ legions: 2, forts: 7, walls: 4 })
    const last = position({
      ask: 'purchase',
      rrp: 20,
      areas: { roma: { legions: 1, forces: 3 } },
      dead: { legions: 4 },
    })
    expect(last.why('buy legion')).toBe('FR-6-d')
  })

  test('FR-10-j: with a single Force left nothing dies', () => {
    const t = fight({ venetia: { legions: 2, forces: 1, fort: true, wall: true } })
    expect(t.told('dead')).toEqual([])
    expect(t.at('venetia')).toEqual({ legions: 2, forces: 1, fort: true, wall: true })
  })

  test('FR-10-k: everywhere, with or without a conflict, also in Rome', () => {
    const t = fight({
      roma: { legions: 1 },
      liguria: { fort: true },
      venetia: { wall: true, barbarianForces: 1 },
      africa: { legions: 1, cavalry: 1 },
    }).done(1)
    expect(t.told('dead')).toEqual([
      { type: 'dead', at: 'roma', legions: 1, forts: 0, walls: 0 },
      { type: 'dead', at: 'liguria', legions: 0, forts: 1, walls: 0 },
      { type: 'dead', at: 'venetia', legions: 0, forts: 0, walls: 1 },
      { type: 'dead', at: 'africa', legions: 1, forts: 0, walls: 0 },
    ])
  })
})

describe('10 Conflict: the last ride', () => {
  test('FR-10-l: after all conflicts each Cavalry may ride once', () => {
    const t = fight({ pannonia: { cavalry: 2 } })
    expect([t.seat, t.asked]).toEqual(['barbarian', 'ride'])
    t.act('ride pannonia venetia')
    expect(t.told('ride')).toEqual([{ type: 'ride', from: 'pannonia', to: 'venetia' }])
    expect(t.why('ride venetia liguria')).toBe('FR-10-l')
    t.act('ride pannonia moesia')
    expect(t.legal).toEqual(['done'])
    t.act('done')
    expect(t.at('moesia')).toEqual({ cavalry: 1 })
    expect(t.at('venetia')).toEqual({ cavalry: 1 })
    expect(t.asked).toBe('expenditure')
  })

  test('FR-10-l: also a Cavalry that moved this turn', () => {
    const t = position({ ask, areas: { sarmatia: { cavalry: 1 } } })
    t.act('move cavalry sarmatia pannonia').done()
    expect(t.why('ride pannonia venetia')).toBeUndefined()
  })

  test('FR-10-l: into no Wall, no Roman Force, not Rome and no Mountains', () => {
    const t = fight({
      venetia: { cavalry: 1 },
      liguria: { legions: 1, forces: 1 },
      pannonia: { forces: 1, wall: true },
      apulia: { cavalry: 1 },
    })
    for (const to of ['roma', 'liguria', 'pannonia', 'dalmatia', 'noricum', 'apulia']) {
      expect(t.why(`ride venetia ${to}`)).toBe('FR-10-l')
    }
    expect(t.why('ride apulia roma')).toBe('FR-10-l')
    expect(t.legal).toEqual(['ride apulia sicilia', 'done'])
  })

  test('FR-10-l: where no Cavalry can ride, nothing is asked', () => {
    const t = fight({
      venetia: { cavalry: 1 },
      liguria: { legions: 1, forces: 1 },
      pannonia: { legions: 1, forces: 1 },
    })
    expect(t.asked).toBe('expenditure')
  })

  test('FR-10-l: Rome is closed even when nobody holds it', () => {
    expect(fight({ roma: {}, venetia: { cavalry: 1 } }).why('ride venetia roma')).toBe('FR-10-l')
  })

  test('FR-10-l FR-10-j: the ride comes before the end of the phase: a Wall without Roman Forces still stops it', () => {
    const t = fight({ pannonia: { cavalry: 1 }, venetia: { wall: true } })
    expect(t.dead.walls).toBe(0)
    expect(t.why('ride pannonia venetia')).toBe('FR-10-l')
    t.act('ride pannonia moesia').done()
    expect(t.dead.walls).toBe(1)
    expect(t.told('dead')).toEqual([{ type: 'dead', at: 'venetia', legions: 0, forts: 0, walls: 1 }])
  })
})
