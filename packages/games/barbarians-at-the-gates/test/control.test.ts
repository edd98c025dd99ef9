import { describe, expect, test } from 'vitest'
import { changePlunder, changeVp, convert, isOwnProvince, isRomanProvince } from '../src/rules/map/control.ts'
import { ALLIED, BARBARIANS, type Controller, LOYALIST, USURPER } from '../src/state.ts'
import { board, type Draw, Scene, space } from './scene.ts'

const province = (id: string) => {
  const found = board.everyProvince.find((each) => board.provinces[each].id === id)
  if (found === undefined) throw new Error(`no province '${id}'`)
  return found
}
const isRoman = (id: string, drawn: Draw = {}) => isRomanProvince(new Scene(drawn).state, province(id))

describe('2.3.2 Provinces', () => {
  const belgica = {
    durocortorum: 'allied',
    gesoriacum: 'allied',
    'augusta-treverorum': 'barbarian',
    'atuatuca-tungrorum': 'barbarian',
  } as const

  test('BG-2.3.2-d BG-2.3.2-e BG-2.3.2-f BG-2.3.2-h BG-2.3.2-x1: the Capital and more than half, by Loyalists and Allies together', () => {
    const tribes = { franks: { at: 'durocortorum', allied: true } }
    expect(isRoman('gallia-belgica', { tribes, control: belgica })).toBe(true)
    expect(isRoman('gallia-belgica', { tribes, control: { ...belgica, divodurum: 'barbarian' } })).toBe(false)
    expect(isRoman('gallia-belgica', { control: { durocortorum: 'usurper' } })).toBe(false)
    expect(isRoman('gallia-belgica', { control: { durocortorum: 'barbarian' } })).toBe(false)
  })

  test('BG-2.3.2-h: exactly half is no majority', () => {
    const half = { siscia: 'barbarian', salona: 'barbarian', mursa: 'barbarian', savaria: 'barbarian' } as const
    expect(board.provinces[province('illyricum')].counting).toHaveLength(8)
    expect(isRoman('illyricum', { control: half })).toBe(false)
    expect(isRoman('illyricum', { control: { ...half, savaria: 'allied' } })).toBe(true)
  })

  test('BG-2.3.2-g BG-2.3.1-p: Border and transit spaces do not count', () => {
    const border = ['noviomagus', 'castra-vetera', 'colonia', 'bonna', 'mogontiacum', 'argentorate']
    const control = Object.fromEntries(border.map((id) => [id, 'barbarian' as const]))
    expect(isRoman('gallia-belgica', { control: { ...belgica, ...control } })).toBe(true)
  })

  test('BG-2.3.2-i BG-2.3.2-k BG-2.3.2-l BG-2.3.2-m BG-2.3.2-x2 BG-2.3.2-x3: Britannia Romana wants a leader in Britanniae if its Capital is Loyalist', () => {
    expect(isRoman('britannia-romana')).toBe(false)
    expect(isRoman('britannia-romana', { leaders: { nectaridus: 'lindum' } })).toBe(true)
    expect(isRoman('britannia-romana', { leaders: { nectaridus: 'caledonia' } })).toBe(true)
    expect(isRoman('britannia-romana', { leaders: { 'dux-byzantina': 'lindum' } })).toBe(true)
    expect(isRoman('britannia-romana', { leaders: { nectaridus: { at: 'lindum', flipped: true } } })).toBe(false)
    expect(isRoman('britannia-romana', { leaders: { nectaridus: 'roma' } })).toBe(false)
    expect(isRoman('britannia-romana', { control: { londinium: 'allied' } })).toBe(true)
  })

  test('BG-2.3.2-j BG-2.3.2-n: Africa wants one in Africa; in a garrison he counts, displaced he does not', () => {
    expect(isRoman('africa')).toBe(false)
    expect(isRoman('africa', { leaders: { romanus: { at: 'carthago', inside: true } } })).toBe(true)
    expect(isRoman('africa', { leaders: { romanus: 'displaced' } })).toBe(false)
    expect(isRoman('africa', { control: { carthago: 'allied' } })).toBe(true)
  })

  test('BG-4.2-c: a Capital with an Allied Tribal Marker does not count against defeat', () => {
    const drawn: Draw = {
      control: { durocortorum: 'allied' },
      tribes: { franks: { at: 'durocortorum', allied: true } },
    }
    const { state } = new Scene(drawn)
    expect([
      isRomanProvince(state, province('gallia-belgica')),
      isOwnProvince(state, province('gallia-belgica')),
    ]).toEqual([true, false])
    expect(isOwnProvince(new Scene({ control: { durocortorum: 'allied' } }).state, province('gallia-belgica'))).toBe(
      true,
    )
  })
})

describe('2.4.4, 13.7 and 14.1.1 What changes hands', () => {
  const taken = (id: string, to: Controller, drawn: Draw = {}, cause: 'taken' | 'stormed' | 'given' = 'taken') => {
    const scene = new Scene(drawn)
    scene.on((table) => convert(scene.state, space(id), to, cause, 'BG-8.0-f', table))
    return scene
  }

  test('BG-2.4.4-e BG-2.4.4-f BG-2.4.4-x1 BG-2.5-x3: no fort stays under Allied or Barbarian control', () => {
    for (const to of [ALLIED, BARBARIANS] as const) {
      const scene = taken('lindum', to, { forts: { lindum: 'castra' } })
      expect(scene.history('fort')).toMatchObject([{ space: 'lindum', fort: null }])
    }
    expect(taken('lindum', USURPER, { forts: { lindum: 'castra' } }).history('fort')).toEqual([])
  })

  test('BG-10.2.2-o BG-2.3.1-o BG-2.3.1-r BG-10.2.2-p: 1 for a Cultivated space of Loyalists or Usurpers, none for a Border or Allied one', () => {
    expect(taken('lindum', BARBARIANS).plunder).toBe(1)
    expect(taken('lindum', BARBARIANS, { control: { lindum: 'usurper' } }).plunder).toBe(1)
    expect(taken('lindum', BARBARIANS, { control: { lindum: 'allied' } }).plunder).toBe(0)
    expect(taken('noviomagus', BARBARIANS).plunder).toBe(0)
    expect(taken('lindum', USURPER).plunder).toBe(0)
    expect(taken('lindum', BARBARIANS, {}, 'given').plunder).toBe(0)
  })

  test('BG-13.7-a BG-13.7-b BG-13.7-e BG-13.7-f: 3 for a Walled City by siege, none for an Allied one or for others', () => {
    expect(taken('roma', BARBARIANS, {}, 'stormed').plunder).toBe(3)
    expect(taken('roma', BARBARIANS, { control: { roma: 'usurper' } }, 'stormed').plunder).toBe(3)
    expect(taken('roma', BARBARIANS, { control: { roma: 'allied' } }, 'stormed').plunder).toBe(0)
    expect(taken('roma', USURPER, {}, 'stormed').plunder).toBe(0)
  })

  test('BG-14.1.1-a BG-14.1.1-b BG-14.1.1-x1: above 9 a VP is lost, and the rest counts from 0', () => {
    const scene = taken('roma', BARBARIANS, { plunder: 8, vp: 10 }, 'stormed')
    expect([scene.plunder, scene.vp]).toEqual([1, 9])
  })

  test('BG-14.1.1-c BG-14.1.1-d: below 0 a VP is gained; at 0 VP the track goes round all the same', () => {
    const less = new Scene({ plunder: 1, vp: 3 })
    less.on((table) => changePlunder(less.state, -3, 'BG-4.1-e', table))
    expect([less.plunder, less.vp]).toEqual([8, 4])
    const none = new Scene({ plunder: 9, vp: 0 })
    none.on((table) => changePlunder(none.state, 1, 'BG-4.1-e', table))
    expect([none.plunder, none.vp]).toEqual([0, 0])
  })

  test('BG-4.1-f BG-4.1-g BG-4.1-h: VP never go below 0, and no debt is left', () => {
    const scene = new Scene({ vp: 2 })
    scene.on((table) => changeVp(scene.state, -5, 'BG-4.1-e', table))
    scene.on((table) => changeVp(scene.state, 1, 'BG-4.1-e', table))
    expect(scene.vp).toBe(1)
  })

  test('BG-2.3.1-t BG-2.3.4-n: transit spaces and Land Zones never change hands', () => {
    expect(taken('t1', BARBARIANS).control('t1')).toBe('none')
    expect(taken('further-east', LOYALIST).control('further-east')).toBe('barbarian')
  })
})
