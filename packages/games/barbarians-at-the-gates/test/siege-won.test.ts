import { describe, expect, test } from 'vitest'
import { fortAt } from '../src/state.ts'
import { siegeRoll } from './battle-scene.ts'
import { type Draw, space } from './scene.ts'

const vetera = space('castra-vetera')

describe('13.5 and 13.7 Conversion', () => {
  const roma = (more: Draw = {}): Draw => ({
    leaders: { alaric: 'roma', ...more.leaders },
    sieges: { roma: 'barbarian' },
    ...more,
    cu: { roma: { barbarian: 4 }, ...more.cu },
  })

  test('BG-13.5-g BG-13.5-h BG-13.7-a BG-13.7-b BG-14.1.1-x1 BG-2.4.2.6-j: a Loyalist Walled City: leaders displaced, 3 Plunder', () => {
    const drawn: Draw = {
      ...roma({ plunder: 8, vp: 10 }),
      leaders: { alaric: 'roma', litorius: { at: 'roma', inside: true } },
    }
    const scene = siegeRoll(drawn, 'roma', 'alaric', 4)
    expect([scene.control('roma'), scene.plunder, scene.vp, scene.at('litorius')]).toEqual([
      'barbarian',
      1,
      9,
      'displaced',
    ])
  })

  test('BG-13.5-q BG-2.4.2.6-e BG-2.4.2.6-f BG-4.1-c: an Emperor inside is gone, with a VP; so is a Usurper', () => {
    const scene = siegeRoll(
      { ...roma(), leaders: { alaric: 'roma', honorius: { at: 'roma', inside: true } }, vp: 10 },
      'roma',
      'alaric',
      4,
    )
    expect([scene.at('honorius'), scene.vp]).toEqual(['gone', 9])
    const usurper: Draw = {
      ...roma(),
      control: { roma: 'usurper' },
      leaders: { alaric: 'roma', bonifatius: { at: 'roma', flipped: true, inside: true } },
    }
    expect(siegeRoll(usurper, 'roma', 'alaric', 4).at('bonifatius')).toBe('gone')
  })

  test('BG-13.5-i BG-13.5-o BG-13.7-e: other cities', () => {
    const usurper = siegeRoll(
      {
        ...roma(),
        control: { roma: 'usurper' },
        leaders: { alaric: 'roma', bonifatius: { at: 'mediolanum', flipped: true } },
      },
      'roma',
      'alaric',
      4,
    )
    expect([usurper.control('roma'), usurper.plunder]).toEqual(['barbarian', 3])
    const allied = siegeRoll({ ...roma(), control: { roma: 'allied' } }, 'roma', 'alaric', 4)
    expect([allied.control('roma'), allied.plunder]).toEqual(['barbarian', 0])
  })

  test('BG-13.5-d: a Roman winner keeps the fort or removes it', () => {
    const drawn: Draw = {
      leaders: { aetius: 'castra-vetera', bonifatius: { at: 'roma', flipped: true } },
      control: { 'castra-vetera': 'usurper' },
      sieges: { 'castra-vetera': 'loyalist' },
      forts: { 'castra-vetera': 'castra' },
      cu: { 'castra-vetera': { loyalist: 3 } },
    }
    const keep = siegeRoll(drawn, 'castra-vetera', 'aetius', 4)
    expect([keep.asked, keep.seat, keep.legal]).toEqual(['keep-fort', 'roman', ['yes', 'no']])
    expect(fortAt(keep.act('yes').state, vetera)).toBe(1)
    const raze = siegeRoll(drawn, 'castra-vetera', 'aetius', 4).act('no')
    expect([fortAt(raze.state, vetera), raze.control('castra-vetera')]).toEqual([0, 'loyalist'])
  })

  test('BG-13.5-c: an Allied winner does not keep it, nor is he asked', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      leaders: { alaric: 'castra-vetera', bonifatius: { at: 'roma', flipped: true } },
      control: { tolosa: 'allied', 'castra-vetera': 'usurper' },
      sieges: { 'castra-vetera': 'allied' },
      forts: { 'castra-vetera': 'castra' },
      cu: { 'castra-vetera': { allied: 3 } },
    }
    const scene = siegeRoll(drawn, 'castra-vetera', 'alaric', 4)
    expect([scene.control('castra-vetera'), fortAt(scene.state, vetera), scene.isOver]).toEqual(['allied', 0, true])
  })

  test('BG-13.5-b BG-13.5-f BG-13.7-c: a Castra in a Cultivated space gives 1 Plunder, and leaders inside are displaced', () => {
    const drawn: Draw = {
      leaders: { wermund: 'lindum', litorius: { at: 'lindum', inside: true } },
      sieges: { lindum: 'barbarian' },
      forts: { lindum: 'castra' },
      cu: { lindum: { barbarian: 3 } },
    }
    const scene = siegeRoll(drawn, 'lindum', 'wermund', 4)
    expect([scene.plunder, scene.at('litorius')]).toEqual([1, 'displaced'])
  })

  test('BG-13.5-n BG-13.5-p: the Barbarian may bring the marker of the leader, with the CU and leaders on it', () => {
    const drawn = {
      ...roma({ tribes: { visigoths: 'ravenna', huns: 'genua' }, control: { ravenna: 'barbarian' } }),
      cu: { roma: { barbarian: 4 }, ravenna: { barbarian: 2 } },
    }
    const scene = siegeRoll(drawn, 'roma', 'alaric', 4)
    expect([scene.asked, scene.seat]).toEqual(['bring-marker', 'barbarian'])
    scene.act('yes')
    expect([scene.marker('visigoths'), scene.cu('roma', 'barbarian'), scene.cu('ravenna', 'barbarian')]).toEqual([
      'roma',
      6,
      0,
    ])
    expect(siegeRoll(drawn, 'roma', 'alaric', 4).act('no').marker('visigoths')).toBe('ravenna')
    expect(siegeRoll({ ...drawn, tribes: { visigoths: 'gone' } }, 'roma', 'alaric', 4).asked).toBe('claim')
  })

  test('BG-10.4.5-x1 BG-10.4.5-c BG-10.4.5-d BG-10.4.5-e BG-10.4.5-f BG-13.5-j BG-13.5-k: an Allied tribe whose Capital falls is gone, and its leader', () => {
    const drawn: Draw = {
      leaders: { wermund: 'londinium', vortigern: 'eburacum' },
      tribes: { britons: { at: 'londinium', allied: true }, angles: 'angulus' },
      control: { londinium: 'allied', eburacum: 'allied', lindum: 'allied' },
      sieges: { londinium: 'barbarian' },
      cu: { londinium: { barbarian: 4 }, eburacum: { allied: 2 } },
    }
    const scene = siegeRoll(drawn, 'londinium', 'wermund', 4)
    expect([scene.marker('britons'), scene.at('vortigern'), scene.control('londinium'), scene.plunder]).toEqual([
      'gone',
      'gone',
      'barbarian',
      0,
    ])
    expect([scene.cu('eburacum', 'allied'), scene.control('lindum')]).toEqual([2, 'allied'])
  })

  test('BG-10.4.4-x1 BG-10.4.4-c BG-10.4.4-d BG-13.5-l: a Barbarian tribe whose city falls goes to its leader', () => {
    const drawn: Draw = {
      leaders: { aetius: 'londinium', wermund: 'felicitas-iulia' },
      tribes: { angles: 'londinium' },
      control: { londinium: 'barbarian', 'felicitas-iulia': 'barbarian' },
      sieges: { londinium: 'loyalist' },
      cu: { londinium: { loyalist: 3 } },
    }
    const scene = siegeRoll(drawn, 'londinium', 'aetius', 3)
    expect([scene.marker('angles'), scene.control('londinium')]).toEqual(['felicitas-iulia', 'loyalist'])
  })
})

describe('19.2 in words of 13', () => {
  test('BG-19.2-x1 BG-13.7-f: an ungarrisoned Mediolanum falls to Usurper Bonifatius on 2 or more', () => {
    const drawn: Draw = {
      leaders: { bonifatius: { at: 'mediolanum', flipped: true } },
      sieges: { mediolanum: 'usurper' },
      cu: { mediolanum: { usurper: 6 } },
    }
    const falls = [1, 2, 3].map((die) => siegeRoll(drawn, 'mediolanum', 'bonifatius', die).control('mediolanum'))
    expect(falls).toEqual(['loyalist', 'usurper', 'usurper'])
    expect(siegeRoll(drawn, 'mediolanum', 'bonifatius', 5).plunder).toBe(0)
  })
})
