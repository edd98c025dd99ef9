/** Where events may place: 9.0. */
import { describe, expect, test } from 'vitest'
import { mayPlaceCu, mayPlaceLeader } from '../src/rules/cards/doing/placing.ts'
import { ALLIED, BARBARIANS, BYZANTINE, LOYALIST, type Power, USURPER } from '../src/state.ts'
import { type Draw, draw, leader, space } from './scene.ts'

const may = (id: string, power: Power, drawn: Draw = {}) => mayPlaceCu(draw(drawn), space(id), power)

describe('9.0 Placing by events', () => {
  test('BG-9.0-ae BG-9.0-a BG-9.0-b BG-9.0-d: not beside CU, leaders or markers of another power, but Byzantine beside Loyalist', () => {
    expect(may('verona', LOYALIST)).toBe(true)
    for (const power of ['usurper', 'barbarian', 'allied'] as const)
      expect(may('verona', LOYALIST, { cu: { verona: { [power]: 1 } } })).toBe(false)
    expect(may('verona', LOYALIST, { cu: { verona: { byzantine: 1 } } })).toBe(true)
    expect(may('verona', BYZANTINE, { cu: { verona: { loyalist: 1 } } })).toBe(true)
    expect(may('verona', LOYALIST, { leaders: { magnentius: { at: 'verona', flipped: true } } })).toBe(false)
    expect(may('verona', LOYALIST, { tribes: { franks: 'verona' } })).toBe(false)
    expect(may('treva', BARBARIANS, { tribes: { franks: 'treva' }, leaders: { chlodio: 'treva' } })).toBe(true)
    expect(may('treva', BARBARIANS, { tribes: { franks: { at: 'treva', allied: true } } })).toBe(false)
  })

  test('BG-9.0-e BG-9.0-f: city and fort markers are pieces of their power', () => {
    expect(may('roma', ALLIED)).toBe(false)
    expect(may('verona', ALLIED)).toBe(true)
    expect(may('verona', ALLIED, { forts: { verona: 'castra' } })).toBe(false)
    const chlodio = { tribes: { franks: 'treva' }, leaders: { chlodio: 'verona' } }
    expect(may('verona', BARBARIANS, chlodio)).toBe(true)
    expect(may('verona', BARBARIANS, { ...chlodio, forts: { verona: 'castra' } })).toBe(false)
  })

  test('BG-9.0-g: with the besiegers, not into the besieged garrison', () => {
    const siege: Draw = {
      sieges: { roma: 'barbarian' },
      cu: { roma: { barbarian: 3 } },
      inside: { roma: { loyalist: 1 } },
    }
    expect([may('roma', BARBARIANS, siege), may('roma', LOYALIST, siege), may('roma', USURPER, siege)]).toEqual([
      true,
      false,
      false,
    ])
    expect(may('roma', LOYALIST, { sieges: { roma: 'barbarian' } })).toBe(false)
  })

  test('BG-9.0-n BG-9.0-ag: not without a leader in an enemy space, and no Loyalists in an Allied one', () => {
    expect(may('treva', LOYALIST)).toBe(false)
    expect(may('treva', LOYALIST, { leaders: { aetius: 'treva' } })).toBe(true)
    expect(may('verona', LOYALIST, { control: { verona: 'allied' } })).toBe(false)
    expect(may('verona', LOYALIST, { control: { verona: 'allied' }, leaders: { aetius: 'verona' } })).toBe(false)
    expect(may('t1', BARBARIANS)).toBe(true)
  })

  test('BG-2.3.4-i BG-2.3.4-y BG-9.0-c BG-9.0-au: in Further East all may be together; elsewhere no leader beside another tribe', () => {
    expect(may('further-east', BARBARIANS, { cu: { 'further-east': { loyalist: 2 } } })).toBe(true)
    const huns = { tribes: { huns: 'treva' } }
    expect(mayPlaceLeader(draw(huns), space('treva'), leader('chlodio'), BARBARIANS)).toBe(false)
    expect(mayPlaceLeader(draw(huns), space('treva'), leader('rua'), BARBARIANS)).toBe(true)
    expect(
      mayPlaceLeader(draw({ tribes: { huns: 'further-east' } }), space('further-east'), leader('chlodio'), BARBARIANS),
    ).toBe(true)
  })
})
