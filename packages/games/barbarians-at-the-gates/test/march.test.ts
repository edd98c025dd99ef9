import { describe, expect, test } from 'vitest'
import type { Frame, FrameOf } from '../src/frames.ts'
import { ALLIED, BYZANTINE, LOYALIST, USURPER } from '../src/state.ts'
import { MoveScene, WholeScene } from './movement-scene.ts'
import { board, type Draw, space } from './scene.ts'

const march = (left: number, more: Partial<FrameOf<'forced-march'>> = {}): Frame => ({
  kind: 'forced-march',
  player: 0,
  powers: [LOYALIST, BYZANTINE, ALLIED],
  left,
  reach: 6,
  rider: 0,
  current: null,
  ...more,
})
const marching = (drawn: Draw, left = 4, more: Partial<FrameOf<'forced-march'>> = {}) =>
  new MoveScene({ ...drawn, stack: [march(left, more)] })
const ap = (scene: MoveScene) => scene.frame('marching').current?.ap

/** BG-14.2-x1 */
const gallia: Draw = {
  cu: { durocortorum: { loyalist: 2 }, lugdunum: { allied: 1 }, 'eastern-roman-empire': { byzantine: 1 } },
  control: { lugdunum: 'allied', 'augusta-vindelicorum': 'allied' },
  tribes: { burgundians: { at: 'lugdunum', allied: true } },
}

describe('14.2 Forced March', () => {
  test('BG-14.2-x1 BG-14.2-a BG-14.2-b BG-14.2-c BG-14.2-d: with 2 OPs four CU; one goes to Noviomagus through Loyalist spaces', () => {
    const scene = marching(gallia)
    expect(scene.legal).toEqual(['to durocortorum', 'to lugdunum', 'to eastern-roman-empire', 'done'])
    scene.act('to durocortorum', 'to atuatuca-tungrorum', 'to noviomagus')
    expect(ap(scene)).toBe(4)
    scene.act('done')
    expect([
      scene.cu('durocortorum', 'loyalist'),
      scene.cu('noviomagus', 'loyalist'),
      scene.frame('marching').left,
    ]).toEqual([1, 1, 3])
  })

  test('BG-17.2.3.1-a BG-14.2-d: a CU that leaves the last Usurper leader alone among enemies goes over on the way', () => {
    const scene = new WholeScene({
      cu: { lugdunum: { usurper: 1 }, mediolanum: { usurper: 1 }, roma: { loyalist: 1 } },
      inside: { lugdunum: { loyalist: 2 } },
      sieges: { lugdunum: 'usurper' },
      control: { mediolanum: 'usurper' },
      leaders: { magnentius: { at: 'lugdunum', flipped: true } },
      stack: [march(2, { player: 1, powers: [USURPER] })],
    })
    scene.act('to lugdunum', 'to mediolanum')
    expect([scene.cu('mediolanum', 'usurper'), scene.cu('mediolanum', 'loyalist')]).toEqual([0, 2])
    expect([scene.frame('marching').current, scene.legal]).toEqual([null, ['done']])
  })

  test('BG-14.2-x2 BG-14.2-g BG-14.2-i BG-7.2-t: through Allied Lugdunum for a card of the Reserve, and by sea to Salona', () => {
    expect(marching(gallia).act('to durocortorum', 'to augustodunum').why('to lugdunum')).toBe('BG-14.2-g')
    const scene = marching({ ...gallia, reserve: ['R13'] })
      .act('to durocortorum', 'to augustodunum')
      .dice(0)
      .act('passage')
    scene.act('to lugdunum')
    expect(scene.why('done')).toBe('BG-14.2-g')
    expect(ap(scene.act('to massilia'))).toBe(3)
    // 3 AP for the sea are the last ones: it stays there.
    expect([ap(scene.act('sail salona')), scene.cu('salona', 'loyalist')]).toEqual([undefined, 1])
    expect(scene.history('reserve').length).toBe(1)
    expect(scene.history('move').map(({ cu, to, via }) => [cu, to, via])).toEqual([
      [1, 'augustodunum', 'clear'],
      [1, 'lugdunum', 'clear'],
      [1, 'massilia', 'clear'],
      [1, 'salona', 'naval'],
    ])
  })

  test('BG-14.2-x3 BG-14.2-f: an Allied CU goes through Loyalist spaces to an Allied one', () => {
    const scene = marching(gallia).act('to lugdunum', 'to mediolanum')
    expect(scene.why('done')).toBe('BG-14.2-f')
    scene.act('to veldidena', 'to augusta-vindelicorum')
    expect([ap(scene), scene.why('done')]).toEqual([1, undefined])
  })

  test('BG-14.2-f: it does not go where it could not get to an Allied space any more', () => {
    const scene = marching(gallia).act('to lugdunum')
    expect(scene.why('to augustonemetum')).toBeUndefined()
    scene.act('to augustonemetum', 'to limonum')
    // 4 AP are left: back to Lugdunum it takes 2, from Burdigala 3.
    expect(scene.why('to burdigala')).toBeUndefined()
    scene.act('to burdigala')
    expect(scene.why('to lapurdum')).toBe('BG-14.2-f')
  })

  test('BG-14.2-x4 BG-14.2-e BG-14.2-o BG-2.3.4-g: a Byzantine CU comes from the Eastern Roman Empire to Salona', () => {
    const scene = marching(gallia).act('to eastern-roman-empire', 'to singidunum', 'to sirmium', 'to salona')
    expect([ap(scene), scene.why('done')]).toEqual([2, undefined])
    const loyal = marching({ cu: { singidunum: { loyalist: 1 } } }).act('to singidunum')
    expect(loyal.why('to eastern-roman-empire')).toBe('BG-2.3.4-g')
  })

  test('BG-14.2-b: the power is asked for where there are several; the BARBARIAN player moves Usurpers only', () => {
    const scene = marching({ cu: { salona: { loyalist: 1, byzantine: 1 } } }).act('to salona')
    expect(scene.legal).toEqual(['power loyalist', 'power byzantine'])
    expect(scene.act('power byzantine').frame('marching').current?.power).toBe(BYZANTINE)
    const usurpers = marching(
      { cu: { roma: { usurper: 1 }, treva: { barbarian: 2 } }, control: { roma: 'usurper' } },
      2,
      { player: 1, powers: [USURPER] },
    )
    expect([usurpers.seat, usurpers.legal]).toEqual(['barbarian', ['to roma', 'done']])
  })

  test('BG-14.2-d BG-14.2-m: not through enemy spaces or enemy CU, nor out of a besieged garrison', () => {
    const scene = marching({
      cu: { lutetia: { loyalist: 1 }, rotomagus: { barbarian: 1 } },
      control: { aurelianum: 'barbarian' },
    }).act('to lutetia')
    expect([scene.why('to aurelianum'), scene.why('to rotomagus')]).toEqual(['BG-14.2-d', 'BG-14.2-m'])
    const inside = marching({
      inside: { roma: { loyalist: 1 } },
      cu: { roma: { barbarian: 3 } },
      sieges: { roma: 'barbarian' },
    })
    expect(inside.why('to roma')).toBe('BG-14.2-b')
  })

  test('BG-14.2-h: 6 AP each, for movement only', () => {
    const scene = marching({ cu: { roma: { loyalist: 1 } } }).act('to roma')
    expect([ap(scene), scene.why('control'), scene.why('siege')]).toEqual([6, 'BG-14.2-h', 'BG-14.2-h'])
    expect(ap(scene.act('to neapolis'))).toBe(5)
    expect(ap(scene.act('sail carthago'))).toBe(2)
    expect(scene.why('sail massilia')).toBe('BG-14.2-h')
    const far = marching({ cu: { roma: { loyalist: 2 } } }).act('to roma', 'sail carthago')
    expect(ap(far)).toBe(3)
    // Who has none left stays, unasked.
    far.act('sail massilia')
    expect([ap(far), far.cu('massilia', 'loyalist'), far.frame('marching').marched.length]).toEqual([undefined, 1, 1])
  })

  test('BG-14.2-i BG-2.3.4-t: only what is connected or on the same sea, unless a card closes it', () => {
    const scene = marching({ cu: { roma: { loyalist: 1 } } })
    expect(scene.why('sail carthago')).toBe('BG-14.2-a')
    scene.act('to roma')
    expect([scene.why('to lutetia'), scene.why('sail gades')]).toEqual(['BG-10.2.2-a', 'BG-2.3.4-t'])
    scene.state.blocks = [{ what: 'naval', player: 0, tribe: null, leader: null, space: null, until: 'impulse' }]
    expect(scene.why('sail carthago')).toBe('BG-14.2-i')
    expect(scene.legal.filter((each) => each.startsWith('sail'))).toEqual([])
  })

  test('BG-7.2-t BG-14.2-g: Right of Passage is for Loyalists, next to an Allied space', () => {
    const drawn: Draw = { ...gallia, reserve: ['R13'] }
    expect(marching(drawn).act('to lugdunum').why('passage')).toBe('BG-7.2-t')
    const scene = marching(drawn).act('to durocortorum')
    expect([scene.why('passage'), scene.act('to augustodunum').why('passage')]).toEqual(['BG-14.2-g', undefined])
    // With the last AP too.
    const way = board.wayTo(space('augustodunum'), space('lugdunum'))
    const reach = 6 - (ap(scene) ?? 0) + (way?.cost ?? 0)
    const last = marching(drawn, 4, { reach }).act('to durocortorum', 'to augustodunum')
    expect([ap(last), last.why('passage')]).toEqual([way?.cost, undefined])
  })

  test('BG-7.2-t BG-14.2-g BG-14.2-i: Right of Passage is for an Allied port too, as long as the AP for the sea are there', () => {
    const drawn: Draw = {
      cu: { roma: { loyalist: 1 }, carthago: { allied: 1 } },
      control: { carthago: 'allied' },
      reserve: ['R13'],
    }
    const scene = marching(drawn).act('to roma')
    expect([scene.why('sail carthago'), scene.legal.includes('passage')]).toEqual(['BG-14.2-g', true])
    scene.dice(0).act('passage', 'sail carthago')
    expect([scene.cu('carthago', 'loyalist'), ap(scene), scene.why('done')]).toEqual([1, 3, 'BG-14.2-g'])
    expect(marching(drawn, 4, { reach: 3 }).act('to roma').why('passage')).toBe(undefined)
    expect(marching(drawn, 4, { reach: 2 }).act('to roma').why('passage')).toBe('BG-14.2-g')
  })

  test('BG-14.2-j: nobody intercepts', () => {
    const drawn: Draw = {
      leaders: { alaric: 'aurelianum' },
      cu: { lutetia: { loyalist: 1 }, aurelianum: { barbarian: 5 } },
      control: { aurelianum: 'barbarian' },
    }
    expect(marching(drawn).act('to lutetia', 'to augustodunum').asked).toBe('marching')
  })

  test('BG-14.2-k: a Tribal action moves Allied CU only', () => {
    expect(marching(gallia, 4, { powers: [ALLIED] }).legal).toEqual(['to lugdunum', 'done'])
  })

  test('BG-14.2-l R21 BG-2.2.1-g: leaders do not march, but a card may let one ride, a Byzantine too', () => {
    const drawn: Draw = {
      leaders: { aetius: 'roma', julian: 'roma', stilicho: 'carthago', 'dux-byzantina': 'roma', alaric: 'roma' },
      cu: { roma: { loyalist: 2 } },
    }
    expect(marching(drawn).act('to roma').why('leader aetius')).toBe('BG-14.2-l')
    const ridden = marching(drawn, 2, { rider: 1, reach: 8 }).act('to roma')
    expect([ridden.why('leader stilicho'), ridden.why('leader alaric')]).toEqual(['BG-14.2-l', 'BG-14.2-l'])
    expect(ridden.why('leader dux-byzantina')).toBeUndefined()
    const scene = ridden.act('leader aetius')
    expect(scene.why('leader julian')).toBe('BG-14.2-l')
    scene.act('to florentia', 'done')
    expect([scene.at('aetius'), scene.act('to roma').why('leader julian')]).toEqual(['florentia', 'BG-14.2-l'])
  })

  test('BG-2.3.4-g R21: no Loyalist rides into the East, not with a Byzantine CU either', () => {
    const east = (id: string): Draw => ({ leaders: { [id]: 'singidunum' }, cu: { singidunum: { byzantine: 1 } } })
    const ride = (id: string) =>
      marching(east(id), 2, { rider: 1, powers: [LOYALIST, BYZANTINE] }).act('to singidunum', `leader ${id}`)
    expect(ride('aetius').why('to eastern-roman-empire')).toBe('BG-2.3.4-g')
    expect(ride('dux-byzantina').act('to eastern-roman-empire', 'done').at('dux-byzantina')).toBe(
      'eastern-roman-empire',
    )
  })

  test('BG-14.2-n: a transit space may be crossed, not stayed in', () => {
    const drawn: Draw = { cu: { tingis: { loyalist: 1 } } }
    const scene = marching(drawn).act('to tingis', 'to t8')
    expect(scene.why('done')).toBe('BG-14.2-n')
    expect(scene.act('to caesarea').why('done')).toBeUndefined()
    expect(
      marching({ cu: { tingis: { loyalist: 1 }, t8: { barbarian: 1 } } })
        .act('to tingis')
        .why('to t8'),
    ).toBe('BG-14.2-m')
  })

  test('BG-14.2-p: not to stay with another power', () => {
    const drawn: Draw = { cu: { roma: { loyalist: 1 }, florentia: { allied: 1 } } }
    const scene = marching(drawn, 2, { powers: [LOYALIST] }).act('to roma', 'to florentia')
    expect([scene.why('done'), scene.why('to genua')]).toEqual(['BG-14.2-p', undefined])
  })

  test('BG-14.2-a BG-14.2-h: nobody marches twice, and one may stop at any time', () => {
    const scene = marching({ cu: { roma: { loyalist: 1 } } }).act('to roma', 'to florentia', 'done')
    expect(scene.legal).toEqual(['done'])
    expect(scene.act('done').isOver).toBe(true)
    expect(marching({ cu: { roma: { loyalist: 3 } } }, 1).act('to roma', 'to florentia', 'done').isOver).toBe(true)
  })

  test('whoever has not moved may stay where he is', () => {
    expect(
      marching({ cu: { roma: { loyalist: 1 } }, control: { roma: 'usurper' } }, 1).act('to roma', 'done').isOver,
    ).toBe(true)
  })
})
