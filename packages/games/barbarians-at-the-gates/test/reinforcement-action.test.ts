import { describe, expect, test } from 'vitest'
import { BARBARIAN, ROMAN } from '../src/state.ts'
import { type Draw, powerCalled, Scene } from './scene.ts'
import { impulseOf, SequenceScene } from './sequence-scene.ts'

const placing = (power: 'loyalist' | 'usurper' | 'barbarian' | 'allied', drawn: Draw = {}) =>
  new SequenceScene({
    ...drawn,
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: power === 'loyalist' || power === 'allied' ? ROMAN : BARBARIAN, step: 'mend' },
      {
        kind: 'reinforce',
        player: power === 'loyalist' || power === 'allied' ? ROMAN : BARBARIAN,
        power: powerCalled(power),
        left: 2,
        placed: [],
      },
    ],
    hands: ['R16', 'B16'],
  }).go()

const CAPITALS = [
  'londinium',
  'durocortorum',
  'lugdunum',
  'tolosa',
  'augusta-emerita',
  'mediolanum',
  'roma',
  'sirmium',
  'carthago',
]
/** All but these are the BARBARIAN player's. */
const capitals = (...kept: readonly string[]) =>
  Object.fromEntries(CAPITALS.filter((id) => !kept.includes(id)).map((id) => [id, 'barbarian' as const]))

describe('7.1 Reinforcement', () => {
  test('BG-7.1-g: it wants a card of 3 OPs', () => {
    const scene = new SequenceScene({ hands: ['R12', 'R16', 'R15'], stack: impulseOf(ROMAN) }).go()
    expect(['R12', 'R16', 'R15'].map((card) => scene.why(`reinforce ${card}`))).toEqual([
      undefined,
      'BG-7.1-g',
      'BG-7.1-g',
    ])
  })

  test('BG-7.1-h BG-7.1-i BG-7.1-j: one power, Loyalist or Allied, Usurper or Barbarian, never Byzantine', () => {
    const drawn: Draw = {
      tribes: { franks: { at: 'tolosa', allied: true }, picti: 'caledonia' },
      leaders: { bonifatius: { at: 'carthago', flipped: true } },
      cu: { roma: { byzantine: 2 } },
    }
    const roman = new SequenceScene({ ...drawn, hands: ['R12', 'B16'], stack: impulseOf(ROMAN) })
    roman.go().act('reinforce R12')
    expect([roman.asked, roman.legal]).toEqual(['reinforce-power', ['power loyalist', 'power allied']])
    expect(roman.why('power byzantine')).toBe('BG-7.1-i')
    roman.act('power allied', 'to tolosa', 'to tolosa')
    expect(roman.cu('tolosa', 'allied')).toBe(2)
    const other = new SequenceScene({ ...drawn, hands: ['B08', 'R16'], stack: impulseOf(BARBARIAN) })
    other.go().act('reinforce B08')
    expect(other.legal).toEqual(['power usurper', 'power barbarian'])
  })

  test('BG-7.1-i: with one power only nothing is asked', () => {
    const scene = new SequenceScene({ hands: ['R12', 'B16'], stack: impulseOf(ROMAN) }).go().act('reinforce R12')
    expect(scene.asked).toBe('reinforce')
  })

  test('BG-7.1-y: not if no CU at all can be placed', () => {
    const scene = new SequenceScene({ control: capitals(), hands: ['R12', 'B16'], stack: impulseOf(ROMAN) }).go()
    expect(scene.why('reinforce R12')).toBe('BG-7.1-y')
  })

  test('BG-7.1-k BG-13.3-a: each Loyalist CU goes to an unbesieged Loyalist Capital', () => {
    const scene = placing('loyalist', {
      control: capitals('roma', 'tolosa', 'mediolanum', 'lugdunum'),
      sieges: { tolosa: 'barbarian' },
    })
    expect(scene.legal).toEqual(expect.arrayContaining(['to lugdunum', 'to mediolanum', 'to roma']))
    expect(scene.legal).toHaveLength(3)
    expect([scene.why('to tolosa'), scene.why('to ravenna'), scene.why('to londinium')]).toEqual([
      'BG-7.1-k',
      'BG-7.1-k',
      'BG-7.1-k',
    ])
  })

  test('BG-7.1-l: to different provinces, or both to the only one', () => {
    const scene = placing('loyalist', { control: capitals('roma', 'mediolanum') }).act('to roma')
    expect([scene.why('to roma'), scene.why('to mediolanum')]).toEqual(['BG-7.1-l', undefined])
    const only = placing('loyalist', { control: capitals('roma') }).act('to roma', 'to roma')
    expect(only.cu('roma', 'loyalist')).toBe(2)
  })

  test('BG-7.1-m BG-7.1-aq: both Usurper CU go to one unbesieged leader, wherever he stands', () => {
    const scene = placing('usurper', {
      leaders: {
        bonifatius: { at: 'carthago', flipped: true },
        constans: { at: 't1', flipped: true },
        vetranio: { at: 'sirmium', flipped: true, inside: true },
        aetius: 'roma',
      },
      sieges: { sirmium: 'loyalist' },
      control: { sirmium: 'usurper' },
    })
    expect([...scene.legal].sort()).toEqual(['to carthago', 'to t1'])
    expect(scene.why('to sirmium')).toBe('BG-7.1-m')
    scene.act('to carthago')
    expect(scene.why('to t1')).toBe('BG-7.1-m')
    expect(scene.act('to carthago').cu('carthago', 'usurper')).toBe(2)
  })

  const franks: Draw = { tribes: { franks: { at: 'durocortorum', allied: true } } }
  test('BG-7.1-n BG-7.1-x1: with the Franks alone both go on their marker', () => {
    const scene = placing('allied', franks)
    expect(scene.legal).toEqual(['to durocortorum'])
    expect(scene.act('to durocortorum', 'to durocortorum').cu('durocortorum', 'allied')).toBe(2)
  })

  const chlodio: Draw = { ...franks, leaders: { chlodio: 'divodurum' } }
  test('BG-7.1-x2 BG-7.1-x3: or both with Chlodio, or one to each', () => {
    expect(placing('allied', chlodio).act('to divodurum', 'to divodurum').cu('divodurum', 'allied')).toBe(2)
    const one = placing('allied', chlodio).act('to durocortorum', 'to divodurum')
    expect([one.cu('durocortorum', 'allied'), one.cu('divodurum', 'allied')]).toEqual([1, 1])
  })

  test('BG-7.1-o BG-7.1-x4: with the Picts too, one CU to each tribe', () => {
    const drawn: Draw = {
      tribes: { franks: { at: 'durocortorum', allied: true }, picti: { at: 'caledonia', allied: true } },
      leaders: { chlodio: 'divodurum', vuradech: 'alauna' },
    }
    const scene = placing('allied', drawn).act('to divodurum')
    expect([...scene.legal].sort()).toEqual(['to alauna', 'to caledonia'])
    expect(scene.why('to durocortorum')).toBe('BG-7.1-o')
  })

  test('BG-7.1-n: no besieged marker or leader, and none of the other side', () => {
    const scene = placing('barbarian', {
      tribes: { franks: 'durocortorum', picti: { at: 'caledonia', allied: true }, saxons: 'treva' },
      leaders: { chlodio: { at: 'durocortorum', inside: true }, vuradech: 'alauna' },
      sieges: { durocortorum: 'loyalist' },
    })
    expect(scene.legal).toEqual(['to treva'])
    expect([scene.why('to durocortorum'), scene.why('to caledonia'), scene.why('to alauna')]).toEqual([
      'BG-7.1-n',
      'BG-7.1-n',
      'BG-7.1-n',
    ])
  })

  test('BG-7.1-o BG-2.3.4-h: several tribes in Further East take one each', () => {
    const scene = placing('barbarian', { tribes: { franks: 'further-east', huns: 'further-east' } })
    expect(scene.act('to further-east', 'to further-east').cu('further-east', 'barbarian')).toBe(2)
  })

  test('BG-7.1-p BG-7.1-q BG-7.1-x6: a Castra in Lindum in the place of the second CU', () => {
    const scene = placing('loyalist')
    expect(scene.why('fort lindum')).toBe('BG-7.1-p')
    scene.act('to mediolanum', 'fort lindum')
    expect([scene.cu('mediolanum', 'loyalist'), scene.asked]).toEqual([1, 'impulse'])
    expect(scene.history('fort')).toMatchObject([{ space: 'lindum', fort: 'castra' }])
  })

  test('BG-7.1-u BG-7.1-x7: Londinium need not be Loyalist', () => {
    const scene = placing('loyalist', { control: { londinium: 'barbarian' } }).act('to mediolanum')
    expect(scene.why('fort lindum')).toBeUndefined()
  })

  test('BG-7.1-t BG-7.1-x8: not in the province of the CU, if it is possible elsewhere', () => {
    const scene = placing('loyalist').act('to mediolanum')
    expect([scene.why('fort verona'), scene.why('fort lindum')]).toEqual(['BG-7.1-t', undefined])
    const board = scene.state.board
    const annonaria = board.provinceOf[board.spaceOf.get('mediolanum') ?? 0]
    const elsewhere = board.everySpace.filter(
      (each) => board.provinceOf[each] !== annonaria && board.provinceOf[each] >= 0,
    )
    const control = Object.fromEntries(elsewhere.map((each) => [board.spaceIds[each], 'barbarian' as const]))
    expect(placing('loyalist', { control }).act('to mediolanum').why('fort verona')).toBeUndefined()
  })

  test('BG-7.1-q BG-2.4.4-h BG-2.4.4-l BG-2.4.4-m: a Castra becomes a Colonia, and a Colonia nothing else', () => {
    const forts = { lindum: 'castra', 'deva-victrix': 'colonia' } as const
    const scene = placing('loyalist', { forts }).act('to mediolanum')
    expect(scene.why('fort deva-victrix')).toBe('BG-2.4.4-m')
    expect(scene.act('fort lindum').history('fort')).toMatchObject([{ space: 'lindum', fort: 'colonia' }])
  })

  test('BG-7.1-r BG-7.1-s BG-2.4.4-b BG-2.4.4-c BG-2.4.4-d: in a Border or Cultivated space of that power, without enemy CU', () => {
    const scene = placing('loyalist', {
      control: { glevum: 'allied' },
      cu: { 'deva-victrix': { barbarian: 1 } },
    }).act('to mediolanum')
    expect(scene.why('fort londinium')).toBe('BG-7.1-r')
    expect(scene.why('fort t1')).toBe('BG-7.1-r')
    expect(scene.why('fort glevum')).toBe('BG-7.1-r')
    expect(scene.why('fort deva-victrix')).toBe('BG-7.1-s')
    expect(scene.why('fort noviomagus')).toBeUndefined()
  })

  test('BG-7.1-v: of a Usurper, in the province of the leader who has the CU', () => {
    const scene = placing('usurper', {
      leaders: { bonifatius: { at: 'carthago', flipped: true } },
      control: { carthago: 'usurper', lambaesis: 'usurper', lindum: 'usurper' },
    }).act('to carthago')
    expect([scene.why('fort lindum'), scene.why('fort lambaesis')]).toEqual(['BG-7.1-v', undefined])
    expect(scene.act('fort lambaesis').cu('carthago', 'usurper')).toBe(1)
  })

  test('BG-7.1-p: no fort for Barbarians or Allies', () => {
    expect(placing('allied', franks).act('to durocortorum').why('fort lindum')).toBe('BG-7.1-p')
  })

  test('BG-7.1-w BG-9.0-v BG-9.0-af: where Allies stand a Castra is legal; then CU and leader leave together', () => {
    const scene = new Scene({
      hands: ['R12', 'R09', 'B21'],
      leaders: { vortigern: 'lindum' },
      tribes: { britons: { at: 'londinium', allied: true } },
      control: { londinium: 'allied' },
      cu: { lindum: { allied: 2 }, mediolanum: { loyalist: 1 } },
      stack: impulseOf(ROMAN),
    }).go()
    scene.act('reinforce R12', 'power loyalist', 'to mediolanum', 'fort lindum')
    expect([scene.asked, scene.seat]).toEqual(['restack', 'roman'])
    scene.act('to camulodunum')
    expect([scene.at('vortigern'), scene.cu('camulodunum', 'allied'), scene.cu('lindum', 'allied')]).toEqual([
      'camulodunum',
      2,
      0,
    ])
  })
})
