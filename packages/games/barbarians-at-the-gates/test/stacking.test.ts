import { describe, expect, test } from 'vitest'
import { violationAt } from '../src/rules/map/stacking.ts'
import { type Draw, Scene, space } from './scene.ts'

const broken = (at: string, drawn: Draw) => violationAt(new Scene(drawn).state, space(at))
const visigoths = { visigoths: { at: 'tolosa', allied: true } }

describe('9.0 What may rest together', () => {
  test('BG-9.0-a BG-9.0-t BG-2.2.3-h BG-2.2.3-i BG-10.2.3-h: no two powers, with or without leaders', () => {
    expect(broken('lutetia', { cu: { lutetia: { loyalist: 1, allied: 1 } } })).toBe('BG-9.0-a')
    expect(
      broken('lutetia', { cu: { lutetia: { loyalist: 1 } }, leaders: { alaric: 'lutetia' }, tribes: visigoths }),
    ).toBe('BG-9.0-a')
    expect(broken('lutetia', { cu: { lutetia: { usurper: 1, barbarian: 1 } } })).toBe('BG-9.0-a')
    expect(
      broken('lutetia', { cu: { lutetia: { loyalist: 4 } }, leaders: { aetius: 'lutetia', stilicho: 'lutetia' } }),
    ).toBeUndefined()
  })

  test('BG-9.0-b: Loyalists and Byzantines are compatible', () => {
    expect(
      broken('lutetia', {
        cu: { lutetia: { loyalist: 1, byzantine: 1 } },
        leaders: { aetius: 'lutetia', 'dux-byzantina': 'lutetia' },
      }),
    ).toBeUndefined()
  })

  test('BG-9.0-c BG-9.0-d BG-10.2.3-o: each tribe is a power, but CU are of none', () => {
    const drawn: Draw = { control: { lutetia: 'barbarian' }, cu: { lutetia: { barbarian: 3 } } }
    expect(broken('lutetia', { ...drawn, leaders: { chlodio: 'lutetia', rua: 'lutetia' } })).toBe('BG-9.0-c')
    expect(broken('lutetia', { ...drawn, leaders: { chlodio: 'lutetia' }, tribes: { huns: 'lutetia' } })).toBe(
      'BG-9.0-c',
    )
    expect(
      broken('lutetia', { ...drawn, leaders: { chlodio: 'lutetia' }, tribes: { franks: 'lutetia' } }),
    ).toBeUndefined()
    expect(broken('lutetia', drawn)).toBeUndefined()
  })

  test('BG-9.0-x4: a tribe may come where Barbarian CU stand', () => {
    expect(
      broken('teutoburger-wald', {
        cu: { 'teutoburger-wald': { barbarian: 7 } },
        leaders: { chlodio: 'teutoburger-wald' },
        tribes: { franks: 'teutoburger-wald' },
      }),
    ).toBeUndefined()
  })

  test('BG-9.0-e BG-9.0-f: Walled Cities and forts are pieces of their power', () => {
    expect(broken('roma', { leaders: { alaric: 'roma' }, tribes: visigoths })).toBe('BG-9.0-e')
    expect(broken('roma', { cu: { roma: { allied: 1 } } })).toBe('BG-9.0-e')
    expect(
      broken('lindum', { leaders: { chlodio: 'lindum' }, control: { lindum: 'usurper' }, forts: { lindum: 'castra' } }),
    ).toBe('BG-9.0-f')
    expect(broken('roma', { cu: { roma: { allied: 1 } }, control: { roma: 'allied' } })).toBeUndefined()
  })

  test('BG-9.0-g: a garrison and one besieger', () => {
    const drawn: Draw = {
      cu: { roma: { barbarian: 3 } },
      leaders: { chlodio: 'roma', aetius: { at: 'roma', inside: true } },
      inside: { roma: { loyalist: 2 } },
      sieges: { roma: 'barbarian' },
    }
    expect(broken('roma', drawn)).toBeUndefined()
    expect(broken('roma', { ...drawn, cu: { roma: { barbarian: 3, usurper: 1 } } })).toBe('BG-9.0-a')
    const capital: Draw = {
      cu: { tolosa: { barbarian: 3 } },
      leaders: { chlodio: 'tolosa' },
      tribes: visigoths,
      control: { tolosa: 'allied' },
      sieges: { tolosa: 'barbarian' },
    }
    expect(broken('tolosa', capital)).toBeUndefined()
  })

  test("BG-9.0-n BG-9.0-s BG-9.0-r BG-13.4-e BG-14.1.2-ae: unled CU in no enemy's space, unless they hold a siege", () => {
    expect(broken('lutetia', { cu: { lutetia: { barbarian: 1 } } })).toBe('BG-9.0-n')
    expect(broken('lutetia', { cu: { lutetia: { barbarian: 1 } }, leaders: { chlodio: 'lutetia' } })).toBeUndefined()
    expect(broken('lutetia', { cu: { lutetia: { barbarian: 1 } }, control: { lutetia: 'barbarian' } })).toBeUndefined()
    expect(broken('roma', { cu: { roma: { barbarian: 1 } }, sieges: { roma: 'barbarian' } })).toBeUndefined()
  })

  test('BG-9.0-u BG-2.3.1-ab: Allies may stay in an open Loyalist space; anybody in a transit space', () => {
    expect(
      broken('aurelianum', { cu: { aurelianum: { allied: 3 } }, leaders: { alaric: 'aurelianum' }, tribes: visigoths }),
    ).toBeUndefined()
    expect(broken('t1', { cu: { t1: { barbarian: 3 } } })).toBeUndefined()
  })

  test("BG-9.0-a: an enemy's marker is a piece like any other, also beside CU of whoever controls the space", () => {
    const huns = { huns: 'lutetia' }
    expect(broken('lutetia', { cu: { lutetia: { loyalist: 1 } }, tribes: huns })).toBe('BG-9.0-a')
    expect(
      broken('lutetia', { cu: { lutetia: { barbarian: 1 } }, control: { lutetia: 'barbarian' }, tribes: huns }),
    ).toBeUndefined()
  })

  test('BG-9.0-ag BG-10.2.3-d: Loyalists and Byzantines in no Allied space', () => {
    expect(broken('narbo', { cu: { narbo: { byzantine: 1 } }, control: { narbo: 'allied' } })).toBe('BG-9.0-ag')
    expect(broken('narbo', { leaders: { aetius: 'narbo' }, control: { narbo: 'allied' } })).toBe('BG-9.0-ag')
  })

  test('BG-9.0-au BG-2.3.4-h BG-2.3.4-i BG-2.3.4-y: Further East has no limits, Mauretania has', () => {
    const crowd = (at: string): Draw => ({
      cu: { [at]: { loyalist: 2, barbarian: 3 } },
      leaders: { rua: at, chlodio: at },
      tribes: { huns: at, franks: at },
    })
    expect(broken('further-east', crowd('further-east'))).toBeUndefined()
    expect(broken('mauretania', { leaders: { firmus: 'mauretania', chlodio: 'mauretania' } })).toBe('BG-9.0-c')
  })

  test('BG-9.0-x3: Barbatio comes to no space with CU of another power, Byzantines excepted', () => {
    const with2 = (other: string): Draw => ({
      cu: { lutetia: { loyalist: 2, [other]: 1 } },
      leaders: { barbatio: 'lutetia' },
    })
    expect([broken('lutetia', with2('allied')), broken('lutetia', with2('byzantine'))]).toEqual(['BG-9.0-a', undefined])
  })
})
