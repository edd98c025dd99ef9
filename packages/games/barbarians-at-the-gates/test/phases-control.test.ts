import { describe, expect, test } from 'vitest'
import { BARBARIAN, BARBARIANS, LOYALIST, ROMAN, USURPER } from '../src/state.ts'
import { board, type Draw, leader, space } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'

const controlling = (drawn: Draw) =>
  new SequenceScene({ phase: 'control', ...drawn }).start({ kind: 'control', step: 'take' })

describe('19.1 Taking control', () => {
  test('BG-19.1-x1 BG-19.1-a BG-19.1-f BG-5.4-a BG-8.0-e: Vindobona becomes the Usurper’s', () => {
    const scene = controlling({
      control: { vindobona: 'barbarian', lindum: 'usurper' },
      leaders: { bonifatius: { at: 'vindobona', flipped: true } },
      cu: { vindobona: { usurper: 2 }, lindum: { barbarian: 1 } },
    })
    expect([scene.control('vindobona'), scene.control('lindum')]).toEqual(['usurper', 'barbarian'])
  })

  test('BG-19.1-x2 BG-19.1-c BG-2.2.3-k: friends change nothing', () => {
    const scene = controlling({
      control: { lindum: 'allied' },
      cu: { aurelianum: { allied: 3 }, lindum: { loyalist: 1 } },
    })
    expect([scene.control('aurelianum'), scene.control('lindum')]).toEqual(['loyalist', 'allied'])
  })

  test('BG-19.1-b: a CU is wanted, no leader or marker alone', () => {
    const scene = controlling({ leaders: { chlodio: 'lindum' }, tribes: { franks: 'glevum' } })
    expect([scene.control('lindum'), scene.control('glevum')]).toEqual(['loyalist', 'loyalist'])
  })

  test('BG-19.1-d BG-8.0-g BG-8.0-h: nothing Fortified', () => {
    const scene = controlling({
      forts: { lindum: 'castra' },
      cu: { lindum: { barbarian: 2 }, roma: { barbarian: 2 } },
    })
    expect([scene.control('lindum'), scene.control('roma')]).toEqual(['loyalist', 'loyalist'])
  })

  test('BG-19.1-e BG-5.4-b BG-5.4-c: Plunder for a Cultivated space of Loyalists or Usurpers, none for a Border one', () => {
    expect(controlling({ cu: { lindum: { barbarian: 1 }, noviomagus: { barbarian: 1 } } }).plunder).toBe(1)
    expect(controlling({ cu: { noviomagus: { barbarian: 1 } } }).control('noviomagus')).toBe('barbarian')
  })

  test('BG-19.1-g BG-2.3.2-z: Byzantines take it for the Loyalists', () => {
    const scene = controlling({ control: { lindum: 'barbarian' }, cu: { lindum: { byzantine: 1 } } })
    expect(scene.control('lindum')).toBe('loyalist')
  })

  test('BG-19.1-h BG-2.3.4-n: nobody is asked, and Zones never change', () => {
    const scene = controlling({ cu: { lindum: { barbarian: 1 }, 'further-east': { loyalist: 2 } } })
    expect([scene.asked, scene.control('further-east')]).toEqual([undefined, 'barbarian'])
  })
})

describe('19.2 The siege step', () => {
  const siege = (cu: number): Draw => ({
    leaders: { bonifatius: { at: 'mediolanum', flipped: true } },
    cu: { mediolanum: { usurper: cu } },
    sieges: { mediolanum: 'usurper' },
  })

  test('BG-19.2-x1 BG-19.2-a BG-19.2-b BG-19.2-c BG-19.2-d BG-5.4-d BG-13.1.2-a: Bonifatius may roll once before Mediolanum', () => {
    const scene = controlling(siege(6))
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['control-siege', 'barbarian', ['to mediolanum', 'done']])
    scene.act('to mediolanum')
    expect(scene.other('siege-roll')).toEqual([
      {
        kind: 'siege-roll',
        player: BARBARIAN,
        space: space('mediolanum'),
        power: USURPER,
        leader: leader('bonifatius'),
        step: 'window',
        points: 0,
      },
    ])
    expect(scene.asked).toBeUndefined()
    expect(controlling(siege(6)).act('done').other('siege-roll')).toEqual([])
  })

  test('BG-19.2-a BG-13.4-c: not with 2 CU, not without a leader, not from inside', () => {
    expect(controlling(siege(2)).asked).toBeUndefined()
    expect(controlling({ ...siege(3), leaders: {} }).asked).toBeUndefined()
    const inside = { bonifatius: { at: 'mediolanum', flipped: true, inside: true } }
    expect(controlling({ ...siege(3), leaders: inside }).asked).toBeUndefined()
  })

  test('BG-19.2-c: of several leaders the commander rolls, once: the Emperor', () => {
    const scene = controlling({
      control: { roma: 'barbarian' },
      leaders: { aetius: 'roma', bonifatius: 'roma', anthemius: 'roma' },
      cu: { roma: { loyalist: 9 } },
      sieges: { roma: 'loyalist' },
    }).act('to roma')
    expect(scene.other('siege-roll')).toMatchObject([{ leader: leader('anthemius') }])
    expect(scene.asked).toBeUndefined()
  })

  test('BG-2.2.1-g: Byzantines count among the Loyalists’ besiegers', () => {
    const scene = controlling({
      control: { roma: 'barbarian' },
      leaders: { aetius: 'roma' },
      cu: { roma: { loyalist: 2, byzantine: 1 } },
      sieges: { roma: 'loyalist' },
    })
    expect(scene.legal).toEqual(['to roma', 'done'])
  })

  test('BG-19.2-e BG-19.2-f BG-5.4-f: the BARBARIAN player first, his spaces as he likes; each once', () => {
    const scene = controlling({
      leaders: { bonifatius: { at: 'mediolanum', flipped: true }, chlodio: 'tolosa', aetius: 'caledonia' },
      cu: {
        mediolanum: { usurper: 3 },
        tolosa: { barbarian: 4 },
        caledonia: { loyalist: 3 },
        lindum: { barbarian: 1 },
      },
      sieges: { mediolanum: 'usurper', tolosa: 'barbarian', caledonia: 'loyalist' },
    })
    expect([scene.seat, [...scene.legal].sort()]).toEqual(['barbarian', ['done', 'to mediolanum', 'to tolosa']])
    expect(scene.control('lindum')).toBe('barbarian')
    scene.act('to tolosa')
    expect([scene.legal, scene.why('to tolosa')]).toEqual([['to mediolanum', 'done'], 'BG-19.2-c'])
    scene.act('to mediolanum')
    expect([scene.seat, scene.legal, scene.why('to mediolanum')]).toEqual([
      'roman',
      ['to caledonia', 'done'],
      'BG-19.2-a',
    ])
    scene.act('to caledonia')
    expect(scene.other('siege-roll')).toMatchObject([
      { player: BARBARIAN, power: BARBARIANS },
      { player: BARBARIAN, power: USURPER },
      { player: ROMAN, power: LOYALIST },
    ])
  })

  test('BG-9.0-ai: stacking is looked at after each step', () => {
    expect(controlling({}).other('stacking')).toHaveLength(3)
  })
})

describe('19.3 Usurper isolation', () => {
  const usurpers = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'usurper' as const]))

  test('BG-19.3-x1 BG-19.3-a BG-19.3-b BG-19.3-c BG-19.3-d BG-5.4-e: Luguvalium keeps Deva Victrix; the south is lost', () => {
    const scene = controlling({
      control: usurpers('portus-adurni', 'isca-dumnorum', 'deva-victrix', 'luguvalium'),
      forts: { luguvalium: 'castra' },
      cu: { luguvalium: { usurper: 1 } },
    })
    expect(['luguvalium', 'deva-victrix', 'portus-adurni', 'isca-dumnorum'].map((id) => scene.control(id))).toEqual([
      'usurper',
      'usurper',
      'loyalist',
      'loyalist',
    ])
    expect(scene.plunder).toBe(0)
  })

  const aquileia: Draw = {
    control: usurpers('aquileia', 'claudia-celeia'),
    sieges: { aquileia: 'loyalist' },
    leaders: { aetius: 'aquileia', bonifatius: { at: 'claudia-celeia', flipped: true } },
    cu: { aquileia: { loyalist: 5 }, 'claudia-celeia': { usurper: 2 } },
  }
  test('BG-19.3-x2 BG-19.3-f: besieged Aquileia traces to Bonifatius', () => {
    expect(controlling(aquileia).act('done').control('aquileia')).toBe('usurper')
  })

  const ravenna: Draw = { ...aquileia, control: usurpers('aquileia', 'claudia-celeia', 'ravenna') }
  test('BG-19.3-x3 BG-19.3-e: but Ravenna does not through it', () => {
    const scene = controlling(ravenna).act('done')
    expect([scene.control('aquileia'), scene.control('ravenna')]).toEqual(['usurper', 'loyalist'])
  })

  test('BG-19.3-x4: unless a CU is in Ravenna', () => {
    const scene = controlling({ ...ravenna, cu: { ...ravenna.cu, ravenna: { usurper: 1 } } }).act('done')
    expect(scene.control('ravenna')).toBe('usurper')
  })

  test('BG-19.3-x5 BG-19.3-g: islands revert, unless they hold a CU', () => {
    const drawn: Draw = { control: usurpers('palma', 'calaris', 'roma'), cu: { roma: { usurper: 4 } } }
    const scene = controlling(drawn)
    expect([scene.control('palma'), scene.control('calaris'), scene.control('roma')]).toEqual([
      'loyalist',
      'loyalist',
      'usurper',
    ])
    const held = controlling({ ...drawn, cu: { palma: { usurper: 1 } } })
    expect([held.control('palma'), held.control('calaris')]).toEqual(['usurper', 'loyalist'])
  })

  test('BG-19.3-h: a Usurper force in an enemy space holds its neighbours; a besieged garrison only itself', () => {
    const besieger = controlling({
      control: usurpers('claudia-celeia'),
      sieges: { aquileia: 'usurper' },
      cu: { aquileia: { usurper: 1 } },
    })
    expect(besieger.control('claudia-celeia')).toBe('usurper')
    const garrison = controlling({
      control: usurpers('aquileia', 'claudia-celeia'),
      sieges: { aquileia: 'loyalist' },
      cu: { aquileia: { loyalist: 1 } },
      inside: { aquileia: { usurper: 1 } },
    })
    expect([garrison.control('aquileia'), garrison.control('claudia-celeia')]).toEqual(['usurper', 'loyalist'])
  })

  test('BG-19.3-c BG-19.3-i: no line over a strait, none through a transit space', () => {
    const strait = controlling({ control: usurpers('syracusae', 'rhegium'), cu: { rhegium: { usurper: 2 } } })
    expect([strait.control('rhegium'), strait.control('syracusae')]).toEqual(['usurper', 'loyalist'])
    const ways = board.ways[space('t1')].map(({ to }) => board.spaceIds[to])
    const [one, other] = ways
    const transit = controlling({ control: usurpers(one, other), cu: { [one]: { usurper: 2 } } })
    expect([transit.control(one), transit.control(other)]).toEqual(['usurper', 'loyalist'])
  })

  test('BG-19.3-d: a leader alone holds his space, a fort alone too', () => {
    const scene = controlling({
      control: usurpers('palma', 'lindum'),
      leaders: { bonifatius: { at: 'palma', flipped: true } },
      forts: { lindum: 'castra' },
    })
    expect([scene.control('palma'), scene.control('lindum')]).toEqual(['usurper', 'usurper'])
  })

  test('BG-19.3-j: all are found first, then changed together', () => {
    const scene = controlling({ control: usurpers('portus-adurni', 'isca-dumnorum') })
    expect([scene.control('portus-adurni'), scene.control('isca-dumnorum')]).toEqual(['loyalist', 'loyalist'])
  })
})
