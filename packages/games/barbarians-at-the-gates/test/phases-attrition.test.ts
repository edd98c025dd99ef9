import { describe, expect, test } from 'vitest'
import { BARBARIAN } from '../src/state.ts'
import type { Draw } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'

const wasting = (drawn: Draw, ...dice: readonly number[]) =>
  new SequenceScene({ phase: 'attrition', ...drawn })
    .dice(...dice)
    .start({ kind: 'attrition', player: BARBARIAN, done: [] })

describe('5.3 and 18 Attrition', () => {
  const bonifatius: Draw = {
    control: { vindobona: 'barbarian' },
    leaders: { bonifatius: { at: 'vindobona', flipped: true } },
    cu: { vindobona: { usurper: 3 } },
  }
  test('BG-18.0-x1 BG-18.0-a BG-18.0-b BG-18.0-c BG-18.0-i BG-5.3-a BG-5.3-b BG-5.3-c: 3 Usurper CU in Barbarian Vindobona lose one on a 3', () => {
    const scene = wasting(bonifatius, 3)
    expect(scene.cu('vindobona', 'usurper')).toBe(2)
    expect(scene.history('attrition')).toEqual([
      { type: 'attrition', space: 'vindobona', power: 'usurper', cu: 3, lost: 1 },
    ])
    expect(scene.history('roll')).toMatchObject([{ face: 3, purpose: { for: 'attrition', space: 'vindobona' } }])
  })

  test('BG-18.0-x2 BG-18.0-g BG-2.4.2.6-i BG-2.4.2.6-f: with his last CU Bonifatius is gone for good', () => {
    const scene = wasting({ ...bonifatius, cu: { vindobona: { usurper: 1 } } }, 6)
    expect([scene.cu('vindobona', 'usurper'), scene.at('bonifatius')]).toEqual([0, 'gone'])
  })

  test('BG-18.0-g BG-2.4.2.6-e BG-2.4.2.6-o: a general is displaced, an Emperor is gone for a VP', () => {
    const drawn = (id: string): Draw => ({
      control: { vindobona: 'barbarian' },
      leaders: { [id]: 'vindobona' },
      cu: { vindobona: { loyalist: 1 } },
      vp: 10,
    })
    const general = wasting(drawn('aetius'), 6)
    expect([general.at('aetius'), general.vp]).toEqual(['displaced', 10])
    const emperor = wasting(drawn('honorius'), 6)
    expect([emperor.at('honorius'), emperor.vp]).toEqual(['gone', 9])
  })

  test('BG-18.0-x3 BG-18.0-d BG-2.2.3-j: friends do not roll: Alaric in Loyalist Aurelianum, Loyalists in an Allied space', () => {
    const scene = wasting({
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      leaders: { alaric: 'aurelianum' },
      control: { lindum: 'allied' },
      cu: { aurelianum: { allied: 3 }, lindum: { loyalist: 9 } },
    })
    expect(scene.history('roll')).toEqual([])
  })

  test('BG-18.0-c: Barbarian CU in a Usurper space roll', () => {
    const scene = wasting({ control: { lindum: 'usurper' }, cu: { lindum: { barbarian: 3 } } }, 3)
    expect(scene.cu('lindum', 'barbarian')).toBe(2)
  })

  test('BG-18.0-e BG-18.0-f BG-18.0-k: besiegers roll, their garrison does not, and nobody in a transit space', () => {
    const scene = wasting(
      {
        sieges: { roma: 'barbarian' },
        cu: { roma: { barbarian: 3 }, t1: { barbarian: 9, loyalist: 9 } },
        inside: { roma: { loyalist: 2 } },
      },
      3,
    )
    expect(scene.history('attrition')).toEqual([
      { type: 'attrition', space: 'roma', power: 'barbarian', cu: 3, lost: 1 },
    ])
  })

  test('BG-2.3.4-y: Loyalists in Further East roll', () => {
    const scene = wasting({ cu: { 'further-east': { loyalist: 3, barbarian: 5 } } }, 3)
    expect([scene.cu('further-east', 'loyalist'), scene.cu('further-east', 'barbarian')]).toEqual([2, 5])
  })

  test('BG-18.0-h: the BARBARIAN player rolls first', () => {
    const scene = wasting(
      { control: { vindobona: 'barbarian' }, cu: { vindobona: { loyalist: 3 }, verona: { barbarian: 3 } } },
      1,
      6,
    )
    expect(scene.history('attrition')).toMatchObject([{ space: 'verona' }, { space: 'vindobona' }])
  })

  test('BG-18.0-h: the order is the owner’s where it may matter: with a Usurper among them', () => {
    const scene = wasting({ ...bonifatius, cu: { vindobona: { usurper: 3 }, verona: { barbarian: 3 } } }, 1, 1)
    expect([scene.asked, scene.seat]).toEqual(['attrition', 'barbarian'])
    expect([...scene.legal].sort()).toEqual(['to verona', 'to vindobona'])
    expect(scene.why('to roma')).toBe('BG-18.0-a')
    scene.act('to vindobona')
    expect(scene.history('attrition')).toMatchObject([{ space: 'vindobona' }, { space: 'verona' }])
  })

  test('BG-18.0-j BG-2.2.1-g: Loyalists and Byzantines roll once, Allies for themselves', () => {
    const scene = wasting(
      { control: { vindobona: 'barbarian' }, cu: { vindobona: { loyalist: 1, byzantine: 2, allied: 3 } } },
      3,
      1,
    )
    expect(scene.history('attrition')).toMatchObject([
      { power: 'loyalist', cu: 3, lost: 1 },
      { power: 'allied', cu: 3, lost: 0 },
    ])
  })

  test('BG-18.0-k: where all are of one kind, or nothing is lost, there is nothing to choose', () => {
    const drawn = (cu: { loyalist?: number; byzantine?: number }): Draw => ({
      control: { vindobona: 'barbarian' },
      cu: { vindobona: cu },
    })
    const byzantines = wasting(drawn({ byzantine: 5 }), 6)
    expect([byzantines.asked === 'attrition-loss', byzantines.cu('vindobona', 'byzantine')]).toEqual([false, 3])
    const spared = wasting(drawn({ loyalist: 1, byzantine: 1 }), 1)
    expect(spared.history('attrition')).toMatchObject([{ cu: 2, lost: 0 }])
    expect(spared.asked).not.toBe('attrition-loss')
  })

  test('BG-18.0-k: the owner chooses between Loyalist and Byzantine CU', () => {
    const mixed: Draw = { control: { vindobona: 'barbarian' }, cu: { vindobona: { loyalist: 1, byzantine: 4 } } }
    const scene = wasting(mixed, 6)
    expect([scene.asked, scene.seat, scene.legal]).toEqual([
      'attrition-loss',
      'roman',
      ['power loyalist', 'power byzantine'],
    ])
    scene.act('power loyalist')
    expect([scene.legal, scene.why('power loyalist')]).toEqual([['power byzantine'], 'BG-18.0-k'])
    scene.act('power byzantine')
    expect([scene.cu('vindobona', 'loyalist'), scene.cu('vindobona', 'byzantine')]).toEqual([0, 3])
    // They owed two, and no third is asked for.
    expect(scene.asked).not.toBe('attrition-loss')
  })
})
