import { describe, expect, test } from 'vitest'
import { NONE } from '../src/board.ts'
import { usurpationVerdict } from '../src/rules/tribes/usurpation/usurpation.ts'
import { besiegerOf, isEmperor, USURPER } from '../src/state.ts'
import { board, type Draw, leader, Scene, space } from './scene.ts'
import { isOver, isUsurper, offered, scene, USURPATION } from './tribes-scene.ts'

/** Bonifatius and Litorius in Carthago. */
const africa: Draw = {
  leaders: { bonifatius: 'carthago', litorius: 'carthago' },
  cu: { carthago: { loyalist: 4 } },
}
const begin = (drawn: Draw = africa) => scene(USURPATION, drawn)
const usurp = (drawn: Draw = africa, id = 'bonifatius') => begin(drawn).act(`leader ${id}`)

describe('17.2.1 Usurpation: whom', () => {
  test('BG-17.2.1-a: the BARBARIAN player picks a Loyalist leader on the map', () => {
    const t = begin({
      ...africa,
      leaders: { ...africa.leaders, aetius: 'displaced', sarus: { at: 'genua', flipped: true }, rua: 'treva' },
      tribes: { huns: 'treva' },
    })
    expect([t.seat, offered(t, 'leader')]).toEqual(['barbarian', ['bonifatius', 'litorius']])
    expect(['aetius', 'sarus', 'rua', 'stilicho'].map((id) => t.why(`leader ${id}`))).toEqual(
      ['aetius', 'sarus', 'rua', 'stilicho'].map(() => 'BG-17.2.1-a'),
    )
    expect(usurpationVerdict(new Scene(africa).state).ok).toBe(true)
    expect(usurpationVerdict(new Scene({ leaders: { honorius: 'roma' } }).state).ok).toBe(false)
  })

  test('BG-17.2.1-b: no Byzantine', () => {
    const leaders = { ...africa.leaders, 'dux-byzantina': 'roma' }
    expect(begin({ ...africa, leaders }).why('leader dux-byzantina')).toBe('BG-17.2.1-b')
  })

  test('BG-17.2.1-c BG-17.2.2-g BG-2.4.2.2-b: no Emperor, and nobody with the Successful Usurpator marker', () => {
    expect(begin({ ...africa, leaders: { ...africa.leaders, honorius: 'roma' } }).why('leader honorius')).toBe(
      'BG-17.2.1-c',
    )
    const t = begin()
    t.state.usurpator = leader('bonifatius')
    expect([t.why('leader bonifatius'), t.why('leader litorius')]).toEqual(['BG-17.2.1-c', 'BG-17.2.1-d'])
  })

  test('BG-17.2.1-d: nobody with an Emperor in his space, a Byzantine one too', () => {
    const why = (drawn: Draw) =>
      begin({ ...drawn, leaders: { ...drawn.leaders, aetius: 'genua' } }).why('leader bonifatius')
    expect(why({ leaders: { bonifatius: 'roma', honorius: 'roma' } })).toBe('BG-17.2.1-d')
    expect(why({ leaders: { bonifatius: 'roma', 'dux-byzantina': { at: 'roma', flipped: true } } })).toBe('BG-17.2.1-d')
    expect(why({ leaders: { bonifatius: 'roma', 'dux-byzantina': 'roma' } })).toBeUndefined()
  })

  test('BG-17.2.1-e: nobody who is besieged; besiegers may be', () => {
    const besieged: Draw = {
      leaders: { bonifatius: { at: 'carthago', inside: true }, aetius: 'genua' },
      sieges: { carthago: 'barbarian' },
      inside: { carthago: { loyalist: 1 } },
      cu: { carthago: { barbarian: 3 } },
    }
    expect(begin(besieged).why('leader bonifatius')).toBe('BG-17.2.1-e')
    const besieging: Draw = {
      leaders: { bonifatius: 'carthago' },
      control: { carthago: 'barbarian' },
      sieges: { carthago: 'loyalist' },
      cu: { carthago: { loyalist: 3 } },
    }
    expect(begin(besieging).why('leader bonifatius')).toBeUndefined()
  })

  test('BG-17.2.1-w: nobody abroad who has nowhere to go', () => {
    const named = board.spaceIds.filter((_, i) => board.provinceOf[i] !== NONE)
    const control = { ...Object.fromEntries(named.map((id) => [id, 'barbarian' as const])), genua: 'loyalist' as const }
    const leaders = { bonifatius: 'carthago', aetius: 'genua' }
    // Allied CU are in the only Loyalist space.
    const t = begin({ control, leaders, cu: { genua: { allied: 1 } } })
    expect([t.why('leader bonifatius'), t.why('leader aetius')]).toEqual(['BG-17.2.1-w', undefined])
    expect(begin({ control, leaders }).why('leader bonifatius')).toBeUndefined()
    // With nobody to choose nothing is asked.
    expect(isOver(begin({ control, leaders: { bonifatius: 'carthago' }, cu: { genua: { allied: 1 } } }))).toBe(true)
  })
})

describe('17.2.1 Usurpation: where', () => {
  /** Bonifatius besieges Barbarian Carthago. */
  const siege: Draw = {
    leaders: { bonifatius: 'carthago', 'dux-byzantina': 'carthago' },
    control: { carthago: 'barbarian' },
    sieges: { carthago: 'loyalist' },
    cu: { carthago: { loyalist: 3, byzantine: 1 } },
  }

  test('BG-17.2.1-f BG-17.2.1-g BG-17.2.1-t: from a space that is not Loyalist his whole stack goes to the closest; the BARBARIAN player chooses', () => {
    const t = usurp(siege)
    expect([t.seat, t.asked, offered(t, 'to')]).toEqual([
      'barbarian',
      'usurpation',
      ['hadrumetum', 'hippo-regius', 'theveste'],
    ])
    expect(t.why('to roma')).toBe('BG-17.2.1-f')
    t.act('to theveste')
    expect([t.cu('theveste', 'loyalist'), t.cu('theveste', 'byzantine'), t.at('dux-byzantina')]).toEqual([
      3,
      1,
      'theveste',
    ])
    // The Byzantines came along, and leave Theveste again.
    t.act(`to ${offered(t, 'to')[0]}`)
    expect(t.cu('theveste', 'byzantine')).toBe(0)
    expect([t.at('bonifatius'), t.cu('theveste', 'usurper'), t.control('theveste')]).toEqual(['theveste', 3, 'usurper'])
    expect(t.cu('carthago', 'loyalist') + t.cu('carthago', 'byzantine')).toBe(0)
    expect(t.history('relocate')[0]).toMatchObject({ from: 'carthago', to: 'theveste', rule: 'BG-17.2.1-f' })
  })

  test('BG-17.2.1-f: even in another province, not where an Emperor is, and without asking if there is one', () => {
    const t = usurp({
      leaders: { bonifatius: 'carthago', honorius: 'theveste' },
      control: { carthago: 'barbarian', hadrumetum: 'barbarian' },
      sieges: { carthago: 'loyalist' },
      cu: { carthago: { loyalist: 3 }, theveste: { loyalist: 1 } },
    })
    expect(t.at('bonifatius')).toBe('hippo-regius')
    const noviomagus = usurp({
      leaders: { bonifatius: 't1' },
      control: { noviomagus: 'barbarian' },
      cu: { t1: { loyalist: 2 } },
    })
    expect([noviomagus.at('bonifatius'), noviomagus.control('gesoriacum')]).toEqual(['castra-vetera', 'usurper'])
  })
})

describe('17.2.1 Usurpation: what turns', () => {
  test('BG-17.2.1-h BG-17.2.1-i BG-17.2.1-j BG-17.2.1-k BG-17.2.1-v: he, the other Loyalists there, their CU and the space', () => {
    const t = usurp()
    expect([isUsurper(t, 'bonifatius'), isUsurper(t, 'litorius')]).toEqual([true, true])
    expect([t.cu('carthago', 'usurper'), t.cu('carthago', 'loyalist'), t.control('carthago')]).toEqual([
      4,
      0,
      'usurper',
    ])
    expect([isEmperor(t.state, leader('bonifatius')), isOver(t)]).toEqual([false, true])
    expect(t.plunder).toBe(0)
  })

  test('BG-17.2.1-l BG-17.2.1-q BG-17.2.1-u: Byzantines with him go to the nearest Loyalist space, which stays Loyalist', () => {
    const t = usurp({
      ...africa,
      leaders: { ...africa.leaders, 'dux-byzantina': 'carthago' },
      cu: { carthago: { loyalist: 4, byzantine: 2 } },
    })
    expect([t.seat, t.asked, offered(t, 'to')]).toEqual([
      'roman',
      'relocate',
      ['hadrumetum', 'hippo-regius', 'theveste'],
    ])
    // Nothing has happened yet.
    expect(isUsurper(t, 'bonifatius')).toBe(false)
    t.act('to theveste')
    expect([t.at('dux-byzantina'), t.cu('theveste', 'byzantine'), t.control('theveste')]).toEqual([
      'theveste',
      2,
      'loyalist',
    ])
    expect([t.control('hadrumetum'), t.cu('carthago', 'byzantine')]).toEqual(['usurper', 0])
  })

  test('BG-17.2.1-q: one who can go nowhere is no Usurper all the same', () => {
    const named = board.spaceIds.filter((_, i) => board.provinceOf[i] !== NONE)
    const control = {
      ...Object.fromEntries(named.map((id) => [id, 'barbarian' as const])),
      carthago: 'loyalist' as const,
    }
    const t = usurp({ ...africa, control, leaders: { ...africa.leaders, 'dux-byzantina': 'carthago' } })
    expect([isUsurper(t, 'bonifatius'), isUsurper(t, 'dux-byzantina')]).toEqual([true, false])
  })

  test('BG-17.2.1-m: unled Loyalist CU of the province, unless besieged; not those of a leader or of another province', () => {
    const t = usurp({
      ...africa,
      leaders: { ...africa.leaders, aetius: 'theveste' },
      sieges: { 'hippo-regius': 'barbarian' },
      inside: { 'hippo-regius': { loyalist: 1 } },
      cu: {
        ...africa.cu,
        theveste: { loyalist: 2 },
        sitifis: { loyalist: 3 },
        tingis: { loyalist: 1 },
        'hippo-regius': { barbarian: 3 },
      },
    })
    expect([t.cu('sitifis', 'usurper'), t.cu('sitifis', 'loyalist')]).toEqual([3, 0])
    expect([t.cu('theveste', 'loyalist'), t.cu('tingis', 'loyalist')]).toEqual([2, 1])
    expect(t.control('hippo-regius')).toBe('loyalist')
  })

  test('BG-17.2.1-m: unled CU that hold a siege hold it in their new name', () => {
    const t = usurp({
      ...africa,
      control: { cirta: 'barbarian' },
      sieges: { cirta: 'loyalist' },
      cu: { ...africa.cu, cirta: { loyalist: 1 } },
    })
    expect([t.cu('cirta', 'usurper'), besiegerOf(t.state, space('cirta')), t.control('cirta')]).toEqual([
      1,
      USURPER,
      'barbarian',
    ])
  })

  test('BG-17.2.1-n BG-17.2.1-s: Byzantines with such CU leave first, for a space without Usurpers; then it turns', () => {
    const t = usurp({
      ...africa,
      cu: { ...africa.cu, theveste: { loyalist: 1, byzantine: 1 }, 'hippo-regius': { loyalist: 1 } },
    })
    expect(t.asked).toBe('relocate')
    expect(offered(t, 'to')).not.toContain('hippo-regius')
    const [to] = offered(t, 'to')
    t.act(`to ${to}`)
    expect([t.cu(to, 'byzantine'), t.control(to)]).toEqual([1, 'loyalist'])
    expect([t.cu('theveste', 'usurper'), t.control('theveste')]).toEqual([1, 'usurper'])
  })

  test('BG-17.2.1-o BG-17.2.1-p BG-2.3.1-q BG-17.2.1-r: every space of the province, Border, forts and cities too', () => {
    const t = usurp({ ...africa, forts: { sitifis: 'castra' } })
    const all = ['hippo-regius', 'cirta', 'sitifis', 'caesarea', 'lambaesis', 'leptis-magna']
    expect(all.map((id) => t.control(id))).toEqual(all.map(() => 'usurper'))
    expect([t.history('fort'), t.control('tingis'), t.control('roma')]).toEqual([[], 'loyalist', 'loyalist'])
  })

  test('BG-17.2.1-o BG-17.2.1-s: not one that is besieged, not Loyalist, or has Loyalist, Byzantine or Allied units', () => {
    const t = usurp({
      ...africa,
      tribes: { vandals: { at: 'tolosa', allied: true }, visigoths: { at: 'lugdunum', allied: true } },
      leaders: { ...africa.leaders, aetius: 'theveste', 'dux-byzantina': 'cirta', alaric: 'sitifis' },
      control: { lambaesis: 'barbarian', tolosa: 'allied', lugdunum: 'allied' },
      sieges: { 'hippo-regius': 'barbarian' },
      cu: {
        ...africa.cu,
        'hippo-regius': { barbarian: 1 },
        caesarea: { allied: 1 },
        hadrumetum: { byzantine: 1 },
      },
    })
    const loyal = ['theveste', 'cirta', 'sitifis', 'hippo-regius', 'caesarea', 'hadrumetum']
    expect(loyal.map((id) => t.control(id))).toEqual(loyal.map(() => 'loyalist'))
    expect([t.control('lambaesis'), t.control('tacapae')]).toEqual(['barbarian', 'usurper'])
  })
})
