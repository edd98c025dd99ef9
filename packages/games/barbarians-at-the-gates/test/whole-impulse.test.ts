/** Impulses played through all chapters: what the end of an impulse mends, and what one chapter leaves to another. */
import { describe, expect, test } from 'vitest'
import { closedZone } from '../src/rules/map/retreats.ts'
import { BARBARIAN } from '../src/state.ts'
import { type Draw, leader, Scene, space } from './scene.ts'
import { impulseOf } from './sequence-scene.ts'

const impulse = (player: 0 | 1, drawn: Draw) =>
  new Scene({ hands: ['R12', 'R09', 'B08', 'B21'], ...drawn, stack: impulseOf(player) }).go()

describe('9.0 The end of an impulse', () => {
  test('BG-10.2.3-o BG-9.0-w BG-9.0-c: who has come to another tribe leaves with the CU he brought', () => {
    const drawn: Draw = {
      cu: { treva: { barbarian: 4 }, 'teutoburger-wald': { barbarian: 3 }, roma: { loyalist: 1 } },
      leaders: { 'saxon-commander': 'treva', chlodio: 'teutoburger-wald' },
    }
    for (const franks of ['teutoburger-wald', 'further-east']) {
      const scene = impulse(BARBARIAN, { ...drawn, tribes: { franks, saxons: 'treva' } })
      scene.act('activate B08', 'leader saxon-commander', 'take 4', 'to teutoburger-wald', 'done')
      expect([scene.asked, scene.seat]).toEqual(['restack', 'barbarian'])
      scene.act('to magna-germania')
      expect([scene.at('saxon-commander'), scene.at('chlodio')]).toEqual(['magna-germania', 'teutoburger-wald'])
      expect([scene.cu('magna-germania', 'barbarian'), scene.cu('teutoburger-wald', 'barbarian')]).toEqual([4, 3])
    }
  })
})

describe('7.3.1 A Response card', () => {
  const saxons: Draw = {
    hands: ['R13', 'R09', 'B08', 'B21'],
    leaders: { 'saxon-commander': 'treva' },
    tribes: { saxons: 'treva' },
    cu: { treva: { barbarian: 3 }, roma: { loyalist: 1 } },
  }
  const sails = () =>
    impulse(BARBARIAN, saxons).act('activate B08', 'leader saxon-commander', 'take 3', 'sail camulodunum')

  test('BG-7.3.1-i: is no impulse: the impulse goes on, and the next is whose it was', () => {
    const scene = sails()
    expect([scene.asked, scene.seat]).toEqual(['window', 'roman'])
    scene.act('event R13')
    expect([scene.asked, scene.seat, scene.at('saxon-commander')]).toEqual(['orders', 'barbarian', 'treva'])
    scene.act('done')
    expect([scene.asked, scene.seat]).toEqual(['impulse', 'roman'])
    const passed = sails().act('pass', 'done')
    expect([passed.asked, passed.seat]).toEqual(['impulse', 'roman'])
  })
})

describe('2.3.4 The Eastern Roman Empire', () => {
  const attack = (cu: Draw['cu']): Scene =>
    impulse(BARBARIAN, {
      leaders: { alaric: 'sirmium', 'dux-byzantina': 'singidunum' },
      tribes: { visigoths: 'sirmium' },
      control: { sirmium: 'barbarian' },
      cu: { sirmium: { barbarian: 5 }, roma: { loyalist: 1 }, ...cu },
    }).act('activate B08', 'leader alaric', 'take 5', 'to singidunum')

  test('BG-2.3.4-f BG-2.3.4-g: the Dux avoids battle into it with Byzantine CU alone', () => {
    const mixed = attack({ singidunum: { loyalist: 2, byzantine: 2 } }).act('leader dux-byzantina')
    expect(mixed.act('take 1', 'take 1').why('to eastern-roman-empire')).toBe('BG-2.3.4-g')
    const pure = attack({ singidunum: { loyalist: 2, byzantine: 2 } }).act('leader dux-byzantina', 'take 0', 'take 2')
    expect(pure.why('to eastern-roman-empire')).toBeUndefined()
  })
})

describe('2.3.4 Further East', () => {
  test('BG-2.3.4-d BG-2.3.4-ab: an Allied leader whom the BARBARIAN player leads does not enter it', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B39', 'B21', 'R09'],
      leaders: { fritigern: 'sarmizegetusa' },
      tribes: { tervingi: { at: 'sirmium', allied: true } },
      control: { sirmium: 'allied' },
      cu: { roma: { loyalist: 1 }, sarmizegetusa: { allied: 3 } },
    }).act('event B39', 'take 3')
    expect([scene.why('to further-east'), scene.why('to singidunum')]).toEqual(['BG-2.3.4-d', undefined])
    const [east, fritigern] = [space('further-east'), leader('fritigern')]
    expect(closedZone(scene.state, east, [fritigern], [0, 0, 0, 3, 0])).toBe('BG-2.3.4-d')
    expect(closedZone(scene.state, east, [], [0, 0, 0, 3, 0])).toBeUndefined()
    // All who come must be of the powers that it is open to.
    expect(closedZone(scene.state, east, [], [0, 0, 1, 3, 0])).toBe('BG-2.3.4-d')
    expect(closedZone(scene.state, space('mauretania'), [], [0, 0, 0, 1, 1])).toBe('BG-2.3.4-d')
    const empire = space('eastern-roman-empire')
    expect(closedZone(scene.state, empire, [], [1, 3, 0, 0, 0])).toBe('BG-2.3.4-g')
    expect(closedZone(scene.state, empire, [], [0, 3, 0, 0, 0])).toBeUndefined()
    scene.state.flags = [{ flag: 'eastern-conquests', until: 'game' }]
    expect(closedZone(scene.state, east, [], [1, 3, 0, 0, 0])).toBeUndefined()
    expect(closedZone(scene.state, east, [], [1, 0, 0, 0, 1])).toBe('BG-2.3.4-d')
    expect(closedZone(scene.state, space('mauretania'), [], [1, 0, 0, 0, 0])).toBe('BG-2.3.4-d')
  })
})

describe('4.2 Automatic victory', () => {
  test('BG-4.2-h: an event is one effect: it is over before anybody has lost', () => {
    const scene = impulse(BARBARIAN, {
      hands: ['B55', 'B21', 'R09'],
      vp: 5,
      leaders: { alaric: 'treva' },
      tribes: { visigoths: 'treva' },
      cu: { verona: { loyalist: 2 } },
    }).act('event B55')
    expect([scene.state.end?.rule, scene.cu('treva', 'barbarian'), scene.vp]).toEqual(['BG-4.2-a', 2, 4])
  })
})
