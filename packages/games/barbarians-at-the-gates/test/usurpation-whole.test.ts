/** A usurpation from its beginning through the Successful Usurpation to its end, impulse by impulse. */
import { describe, expect, test } from 'vitest'
import { isEmperor, isFlipped } from '../src/state.ts'
import { type Draw, leader, Scene } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const drawn: Draw = {
  leaders: {
    honorius: 'roma',
    stilicho: 'mediolanum',
    'magnus-maximus': 'londinium',
    'dux-byzantina': 'londinium',
    aetius: 'lugdunum',
    alaric: 'tolosa',
  },
  tribes: { visigoths: { at: 'tolosa', allied: true } },
  control: { tolosa: 'allied', narbo: 'allied' },
  forts: { lindum: 'castra' },
  cu: {
    roma: { loyalist: 2 },
    mediolanum: { loyalist: 3 },
    londinium: { loyalist: 4, byzantine: 1 },
    lindum: { loyalist: 1, byzantine: 1 },
    lugdunum: { loyalist: 2 },
    tolosa: { allied: 3 },
    burdigala: { allied: 1 },
    florentia: { barbarian: 1 },
  },
  hands: ['B08', 'B10', 'B20', 'R12', 'R16', 'R17'],
}
const usurpers = (scene: Scene, ...ids: readonly string[]) => ids.map((id) => isFlipped(scene.state, leader(id)))
const controls = (scene: Scene, ...ids: readonly string[]) => ids.map((id) => scene.control(id))

/** The BARBARIAN player makes Magnus Maximus a Usurper; the Byzantines go to Camulodunum. */
const begun = () =>
  new Scene({ ...drawn, control: { ...drawn.control, florentia: 'barbarian' }, stack: impulseOf(1) })
    .go()
    .act('event B08', 'leader magnus-maximus', 'to camulodunum', 'to camulodunum')

describe('17.2 A usurpation', () => {
  test('BG-17.2.1-a BG-17.2.1-n BG-17.2.1-o BG-17.2.1-s: it begins in Britannia; where the Byzantines are stays Loyalist', () => {
    const scene = begun()
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'roman'])
    expect(usurpers(scene, 'magnus-maximus', 'dux-byzantina', 'aetius')).toEqual([true, false, false])
    expect([scene.cu('londinium', 'usurper'), scene.cu('lindum', 'usurper'), scene.at('dux-byzantina')]).toEqual([
      4,
      1,
      'camulodunum',
    ])
    expect(scene.cu('camulodunum', 'byzantine')).toBe(2)
    expect(controls(scene, 'londinium', 'lindum', 'glevum', 'camulodunum', 'roma')).toEqual([
      'usurper',
      'usurper',
      'usurper',
      'loyalist',
      'loyalist',
    ])
  })

  /** Then the ROMAN player changes places. */
  const swapped = () => begun().act('usurp R16')

  test('BG-17.2.2-a BG-17.2.2-d BG-17.2.2-e BG-17.2.2-f BG-17.2.2-l BG-17.2.2-v: all change places, and Allied CU leave what is now the Usurper’s', () => {
    const scene = swapped()
    while (scene.asked === 'restack') scene.act(scene.legal[0])
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'barbarian'])
    expect(usurpers(scene, 'magnus-maximus', 'honorius', 'stilicho', 'aetius')).toEqual([false, true, true, true])
    expect(scene.state.usurpator).toBe(leader('magnus-maximus'))
    expect(controls(scene, 'londinium', 'lindum', 'camulodunum', 'roma', 'carthago', 'tolosa', 'narbo')).toEqual([
      'loyalist',
      'loyalist',
      'loyalist',
      'usurper',
      'usurper',
      'allied',
      'allied',
    ])
    // Burdigala is the Usurper's: the unled Allied CU went to Tolosa, the only Allied space next to it.
    expect([scene.control('burdigala'), scene.cu('burdigala', 'allied'), scene.cu('tolosa', 'allied')]).toEqual([
      'usurper',
      0,
      4,
    ])
  })

  test('BG-17.2.2-b: once a turn', () => {
    const scene = swapped()
    while (scene.asked === 'restack') scene.act(scene.legal[0])
    scene.act('activate B20', 'leader stilicho', 'take 0', 'done')
    expect([scene.seat, scene.why('usurp R17')]).toEqual(['roman', 'BG-7.1-al'])
  })

  test('BG-17.2.3.2-a BG-17.2.3.2-b BG-17.2.3.2-c BG-17.2.2-i: with the last Usurper Emperor all is Loyalist again', () => {
    const scene = swapped()
    while (scene.asked === 'restack') scene.act(scene.legal[0])
    const { vp } = scene
    // Honorius walks alone into Barbarian Florentia.
    scene.act('activate B10', 'leader honorius', 'take 0', 'to florentia')
    expect([scene.at('honorius'), scene.vp]).toEqual(['gone', vp])
    expect(usurpers(scene, 'stilicho', 'aetius')).toEqual([false, false])
    expect([scene.cu('mediolanum', 'loyalist'), scene.cu('roma', 'loyalist')]).toEqual([3, 2])
    expect(controls(scene, 'roma', 'carthago', 'burdigala', 'londinium')).toEqual([
      'loyalist',
      'loyalist',
      'loyalist',
      'loyalist',
    ])
    // The Successful Usurpator is what he was.
    expect([isEmperor(scene.state, leader('magnus-maximus')), scene.seat]).toEqual([true, 'roman'])
    expect(scene.why('usurp R17')).toBe('BG-7.1-al')
  })

  test('BG-17.2.3.1-a: or with the last Usurper leader, if none is an Emperor', () => {
    const scene = begun()
    scene.act('activate R12', 'leader stilicho', 'take 0', 'done')
    scene.act('activate B10', 'leader magnus-maximus', 'take 0', 'to camulodunum')
    expect([scene.at('magnus-maximus'), scene.cu('londinium', 'loyalist'), scene.control('lindum')]).toEqual([
      'gone',
      4,
      'loyalist',
    ])
  })
})
