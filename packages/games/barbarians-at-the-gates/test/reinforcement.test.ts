import { describe, expect, test } from 'vitest'
import { CITY, isFlipped } from '../src/state.ts'
import { board, type Draw, leader } from './scene.ts'
import { SequenceScene } from './sequence-scene.ts'

/** The whole phase, in a turn in which nobody new comes: turn 9 of the shipped scenario. */
const reinforcing = (drawn: Draw) =>
  new SequenceScene({ phase: 'reinforcement', turn: '9', ...drawn }).start({ kind: 'reinforcement', step: 'tribes' })

/** Every Walled City is Barbarian. */
const cities = Object.fromEntries(
  board.everySpace
    .filter((space) => board.kind[space] === CITY)
    .map((space) => [board.spaceIds[space], 'barbarian' as const]),
)

describe('5.7 CU', () => {
  test('BG-5.7-a BG-5.7-x1 BG-2.4.3-b: the Franks’ score of 3 on their marker', () => {
    const scene = reinforcing({ control: { durocortorum: 'barbarian' }, tribes: { franks: 'durocortorum' } })
    expect([scene.cu('durocortorum', 'barbarian'), scene.cu('durocortorum', 'loyalist')]).toEqual([3, 0])
  })

  test('BG-5.7-c BG-5.7-x2 BG-2.4.3-c: on the Allied side 1', () => {
    const scene = reinforcing({
      control: { durocortorum: 'allied' },
      tribes: { franks: { at: 'durocortorum', allied: true } },
    })
    expect([scene.cu('durocortorum', 'allied'), scene.cu('durocortorum', 'barbarian')]).toEqual([1, 0])
  })

  test('BG-5.7-d BG-5.7-x3 BG-5.7-f: 1 Loyalist CU in a Loyalist Capital, and nothing for Byzantines', () => {
    const scene = reinforcing({ cu: { roma: { byzantine: 1 } } })
    expect([scene.cu('durocortorum', 'loyalist'), scene.cu('ravenna', 'loyalist')]).toEqual([1, 0])
    expect([scene.cu('roma', 'loyalist'), scene.cu('roma', 'byzantine')]).toEqual([1, 1])
    expect(scene.history('place').filter(({ power }) => power === 'loyalist')).toHaveLength(9)
  })

  test('BG-5.7-e: 2 Usurper CU for a space with Usurper leaders, however many', () => {
    const scene = reinforcing({
      leaders: {
        bonifatius: { at: 'carthago', flipped: true },
        constans: { at: 'carthago', flipped: true },
        vetranio: { at: 't1', flipped: true },
      },
      control: { carthago: 'usurper' },
    })
    expect([scene.cu('carthago', 'usurper'), scene.cu('t1', 'usurper')]).toEqual([2, 2])
  })

  test('BG-5.7-x4 BG-5.7-b BG-13.3-a BG-13.3-b: besieged Bonifatius gets none, and the Capital gives none', () => {
    const scene = reinforcing({
      control: { durocortorum: 'usurper' },
      sieges: { durocortorum: 'loyalist' },
      leaders: { bonifatius: { at: 'durocortorum', flipped: true, inside: true }, aetius: 'durocortorum' },
      cu: { durocortorum: { loyalist: 3 } },
    })
    expect([scene.cu('durocortorum', 'usurper'), scene.cu('durocortorum', 'loyalist')]).toEqual([0, 3])
  })

  test('BG-5.7-b BG-5.7-g: no CU on besieged markers and in besieged Capitals; a besieging Usurper gets his', () => {
    const scene = reinforcing({
      control: { tolosa: 'barbarian', londinium: 'allied' },
      tribes: { visigoths: 'tolosa', britons: { at: 'londinium', allied: true } },
      sieges: { tolosa: 'loyalist', londinium: 'barbarian', roma: 'usurper' },
      leaders: { bonifatius: { at: 'roma', flipped: true } },
      cu: { roma: { usurper: 1 } },
    })
    expect([scene.cu('tolosa', 'barbarian'), scene.cu('londinium', 'allied'), scene.cu('roma', 'loyalist')]).toEqual([
      0, 0, 0,
    ])
    expect(scene.cu('roma', 'usurper')).toBe(3)
  })

  test('BG-5.7-h BG-9.0-ai: in this order, with a look at stacking after each step', () => {
    const scene = reinforcing({
      control: { tolosa: 'barbarian', londinium: 'allied' },
      tribes: { visigoths: 'tolosa', britons: { at: 'londinium', allied: true } },
      leaders: { bonifatius: { at: 'palma', flipped: true } },
    })
    const powers = scene.history('place').map(({ power }) => power)
    expect([...new Set(powers)]).toEqual(['barbarian', 'allied', 'loyalist', 'usurper'])
    expect(scene.other('stacking')).toHaveLength(6)
  })

  test('BG-5.7-d: no grain for Italia, unless Africa is Roman', () => {
    const starved = (drawn: Draw) => {
      const scene = new SequenceScene({ phase: 'reinforcement', turn: '9', ...drawn })
      scene.state.flags = [{ flag: 'italy-no-grain', until: 'turn' }]
      return scene.start({ kind: 'reinforcement', step: 'tribes' })
    }
    const without = starved({})
    expect(['roma', 'mediolanum', 'tolosa'].map((id) => without.cu(id, 'loyalist'))).toEqual([0, 0, 1])
    expect(starved({ leaders: { romanus: 'carthago' } }).cu('roma', 'loyalist')).toBe(1)
  })
})

describe('5.7 Displaced leaders', () => {
  test('BG-5.7-i BG-5.7-j: Barbarian and Allied ones go to their unbesieged markers', () => {
    const scene = reinforcing({
      control: { tolosa: 'barbarian', londinium: 'allied', carthago: 'barbarian' },
      tribes: { visigoths: 'tolosa', britons: { at: 'londinium', allied: true }, vandals: 'carthago' },
      leaders: { alaric: 'displaced', vortigern: 'displaced', godigisel: 'displaced' },
      sieges: { carthago: 'loyalist' },
    })
    expect([scene.at('alaric'), scene.at('vortigern')]).toEqual(['tolosa', 'londinium'])
    // BG-5.7-q
    expect(scene.at('godigisel')).toBe('displaced')
  })

  test("BG-5.7-i BG-5.7-aj: each comes back once, the BARBARIAN player's first", () => {
    const scene = reinforcing({
      control: { tolosa: 'barbarian', londinium: 'allied' },
      tribes: { visigoths: 'tolosa', britons: { at: 'londinium', allied: true } },
      leaders: { aetius: 'displaced', vortigern: 'displaced', alaric: 'displaced' },
      cu: { lindum: { loyalist: 1 } },
    })
    while (scene.asked === 'place-leader') scene.act(scene.legal[0])
    expect(scene.history('enter').map(({ leader }) => leader)).toEqual(['Alaric', 'Aetius', 'Vortigern'])
  })

  test('BG-5.7-m BG-5.7-n BG-5.7-r BG-5.7-g BG-5.7-aj: a Loyalist goes to unbesieged CU, Byzantines too, or to an unbesieged Loyalist city, as the ROMAN player likes', () => {
    const scene = reinforcing({
      control: { ...cities, ravenna: 'loyalist', arelate: 'loyalist' },
      sieges: { arelate: 'barbarian', tolosa: 'loyalist' },
      cu: {
        lindum: { loyalist: 1 },
        verona: { byzantine: 1 },
        tolosa: { loyalist: 1 },
        arelate: { barbarian: 1 },
        'eastern-roman-empire': { byzantine: 3 },
      },
      inside: { arelate: { loyalist: 1 } },
      leaders: { aetius: 'displaced' },
    })
    expect([scene.asked, scene.seat]).toEqual(['place-leader', 'roman'])
    expect([...scene.legal].sort()).toEqual(['to lindum', 'to ravenna', 'to tolosa', 'to verona'])
    // BG-2.3.4-ad
    expect([scene.why('to arelate'), scene.why('to eastern-roman-empire')]).toEqual(['BG-5.7-m', 'BG-5.7-m'])
    expect(scene.act('to verona').at('aetius')).toBe('verona')
  })

  test('BG-5.7-o BG-5.7-r BG-2.3.4-ad: Dux Byzantina to Byzantine CU or to the East', () => {
    const scene = reinforcing({
      cu: { lindum: { loyalist: 1 }, verona: { byzantine: 1 } },
      leaders: { 'dux-byzantina': 'displaced' },
    })
    expect([...scene.legal].sort()).toEqual(['to eastern-roman-empire', 'to verona'])
    expect(scene.why('to lindum')).toBe('BG-5.7-o')
    // BG-2.3.4-ad: Further East is not named.
    const conquerors = reinforcing({
      cu: { 'further-east': { byzantine: 2 } },
      leaders: { 'dux-byzantina': 'displaced' },
    })
    expect(conquerors.at('dux-byzantina')).toBe('eastern-roman-empire')
    const alone = reinforcing({ leaders: { 'dux-byzantina': 'displaced' } })
    expect(alone.at('dux-byzantina')).toBe('eastern-roman-empire')
  })

  test('BG-5.7-q: without a place he stays in the box', () => {
    expect(reinforcing({ control: cities, leaders: { aetius: 'displaced' } }).at('aetius')).toBe('displaced')
  })

  test('BG-5.7-p: who is gone for good does not come back', () => {
    expect(reinforcing({ leaders: { aetius: 'gone' } }).at('aetius')).toBe('gone')
  })

  const apart: Draw = {
    control: { tolosa: 'barbarian', londinium: 'allied' },
    tribes: { visigoths: 'tolosa', britons: { at: 'londinium', allied: true } },
    leaders: { alaric: 'roma', vortigern: 'lindum' },
    cu: { roma: { barbarian: 4 } },
    sieges: { roma: 'barbarian' },
  }
  test('BG-5.7-k BG-5.7-l BG-5.7-ai BG-5.7-aj: leaders in play may go home without their CU, a besieger too; the BARBARIAN player’s first', () => {
    const scene = reinforcing(apart)
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['go-home', 'barbarian', ['leader alaric', 'done']])
    scene.act('leader alaric')
    expect([scene.at('alaric'), scene.cu('roma', 'barbarian'), scene.cu('tolosa', 'barbarian')]).toEqual([
      'tolosa',
      4,
      board.tribes.find(({ id }) => id === 'visigoths')?.score,
    ])
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['go-home', 'roman', ['leader vortigern', 'done']])
    expect(scene.why('leader alaric')).toBe('BG-5.7-k')
    expect(scene.act('done').at('vortigern')).toBe('lindum')
  })

  test('BG-5.7-k BG-5.7-l: not a besieged one, and not to a besieged marker', () => {
    const besieged = reinforcing({
      control: { tolosa: 'barbarian', narbo: 'barbarian' },
      tribes: { visigoths: 'tolosa' },
      leaders: { alaric: 'lindum' },
      sieges: { tolosa: 'loyalist' },
    })
    expect(besieged.asked).toBeUndefined()
    const inside = reinforcing({
      control: { tolosa: 'barbarian', roma: 'barbarian' },
      tribes: { visigoths: 'tolosa' },
      leaders: { alaric: { at: 'roma', inside: true } },
      sieges: { roma: 'loyalist' },
    })
    expect(inside.asked).toBeUndefined()
  })
})

describe('5.7 New leaders', () => {
  test('BG-3.1-c BG-5.7-s BG-5.7-t: those of the turn, placed like displaced ones', () => {
    const scene = reinforcing({ turn: '6' })
    expect([scene.asked, scene.seat, scene.why('to roma')]).toEqual(['place-leader', 'roman', undefined])
    expect(scene.act('to roma').at('litorius')).toBe('roma')
    expect(scene.history('enter')).toMatchObject([{ leader: 'Litorius', power: 'loyalist', space: 'roma' }])
  })

  test('BG-5.7-al: not those of other turns, nor one who came before', () => {
    expect(reinforcing({ turn: '6', leaders: { litorius: 'gone' } }).asked).toBeUndefined()
    const scene = reinforcing({ turn: '6' }).act('to roma')
    expect([scene.at('aetius'), scene.at('majorian')]).toEqual(['off', 'off'])
  })

  test('BG-5.7-ak: without a place he waits in the box', () => {
    expect(reinforcing({ turn: '6', control: cities }).at('litorius')).toBe('displaced')
  })

  test('a new leader is on the side that is printed', () => {
    const scene = reinforcing({ turn: '6' }).act('to roma')
    expect(isFlipped(scene.state, leader('litorius'))).toBe(false)
  })
})
