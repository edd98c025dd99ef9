import { describe, expect, test } from 'vitest'
import { isRomanProvince } from '../src/rules/map/control.ts'
import { nearest } from '../src/rules/map/nearest.ts'
import { settlementVerdict } from '../src/rules/tribes/settlement.ts'
import { BARBARIANS, besiegerOf, garrisonAt, isAllied, playerOf, powerOf, ROMAN } from '../src/state.ts'
import { board, type Draw, leader, Scene, space, tribe } from './scene.ts'
import { isOver, offered, SETTLEMENT, SUCCESS, scene } from './tribes-scene.ts'

const AROUND = ['atuatuca-tungrorum', 'augusta-treverorum', 'augustodunum', 'divodurum', 'gesoriacum', 'lutetia']

/** The Franks with 2 CU, Chlodio with 4 elsewhere. */
const franks: Draw = {
  tribes: { franks: 'teutoburger-wald' },
  leaders: { chlodio: 'treva' },
  cu: { 'teutoburger-wald': { barbarian: 2 }, treva: { barbarian: 4 }, durocortorum: { loyalist: 2 } },
}
const offer = (drawn: Draw = franks) => scene(SETTLEMENT, drawn)

describe('15.1 Settlement Procedure', () => {
  test('BG-15.1-b: where no tribe can be settled nobody is asked', () => {
    expect(isOver(offer({ tribes: { huns: 'teutoburger-wald' } }))).toBe(true)
    // What was going on before goes on.
    const [beneath] = offer().state.stack
    const t = new Scene({ cu: { calaris: { loyalist: 1 } }, stack: [beneath, SUCCESS, SETTLEMENT] }).go()
    expect([isOver(t), t.history('swap').length]).toEqual([true, 1])
  })

  test('BG-15.1-x1 BG-15.1-b BG-15.1-f BG-15.1-j BG-15.1-l BG-15.1-m BG-15.1-n: the Franks in Durocortorum', () => {
    const t = offer()
    expect(t.seat).toBe('roman')
    t.act('tribe franks', 'to durocortorum')
    expect([t.marker('franks'), t.at('chlodio')]).toEqual(['durocortorum', 'durocortorum'])
    expect([t.cu('durocortorum', 'allied'), t.cu('treva', 'barbarian'), t.cu('teutoburger-wald', 'barbarian')]).toEqual(
      [6, 0, 0],
    )
    expect([t.seat, t.asked, offered(t, 'to')]).toEqual(['roman', 'settlement', AROUND])
    t.act('to divodurum', 'to lutetia', 'to gesoriacum')
    expect(['divodurum', 'lutetia', 'gesoriacum'].map((id) => t.control(id))).toEqual(['allied', 'allied', 'allied'])
    expect([t.seat, t.asked, offered(t, 'to')]).toEqual([
      'roman',
      'relocate',
      ['atuatuca-tungrorum', 'augusta-treverorum', 'augustodunum'],
    ])
    t.act('to augustodunum')
    expect([t.cu('durocortorum', 'loyalist'), t.cu('augustodunum', 'loyalist'), isOver(t)]).toEqual([0, 2, true])
  })

  test('BG-15.1-x2: then Allied and Loyalist spaces count together for Gallia Belgica', () => {
    const t = offer().act(
      'tribe franks',
      'to durocortorum',
      'to divodurum',
      'to lutetia',
      'to gesoriacum',
      'to augustodunum',
    )
    const belgica = board.everyProvince.find((each) => board.provinces[each].id === 'gallia-belgica')
    expect(belgica !== undefined && isRomanProvince(t.state, belgica)).toBe(true)
  })

  test('BG-15.1-x3: not in a Capital that is besieged, or another power’s', () => {
    const besieged = offer({
      ...franks,
      sieges: { durocortorum: 'barbarian' },
      cu: { durocortorum: { barbarian: 3 } },
      inside: { durocortorum: { loyalist: 2 } },
    }).act('tribe franks')
    expect([besieged.why('to durocortorum'), besieged.why('to lugdunum')]).toEqual(['BG-15.1-b', undefined])
    for (const power of ['usurper', 'barbarian'] as const) {
      const t = offer({
        ...franks,
        control: { durocortorum: power },
        leaders: { aetius: { at: 'roma', flipped: true } },
      })
      expect(t.act('tribe franks').why('to durocortorum')).toBe('BG-15.1-b')
    }
  })

  test('BG-15.1-b: only into a Provincial Capital', () => {
    expect(offer().act('tribe franks').why('to gesoriacum')).toBe('BG-15.1-b')
  })

  test('BG-15.1-c BG-15.1-d BG-15.1-e BG-15.1-h BG-15.1-t BG-2.4.3-a: marker, Capital and leaders are Allied', () => {
    const t = offer().act('tribe franks', 'to durocortorum')
    expect([isAllied(t.state, tribe('franks')), t.control('durocortorum')]).toEqual([true, 'allied'])
    expect(playerOf(powerOf(t.state, leader('chlodio')))).toBe(ROMAN)
    expect(t.history('control')[0]).toMatchObject({ space: 'durocortorum', to: 'allied' })
  })

  test('BG-15.1-g: displaced leaders come too, those who have not entered or are gone do not', () => {
    const settled = (at: string) =>
      offer({ ...franks, leaders: { chlodio: at } })
        .act('tribe franks', 'to durocortorum')
        .at('chlodio')
    expect([settled('displaced'), settled('off'), settled('gone')]).toEqual(['durocortorum', 'off', 'gone'])
  })

  test('BG-15.1-i: all CU on the marker turn Allied, those of the leader too; others stay Barbarian', () => {
    const t = offer({ ...franks, cu: { ...franks.cu, angulus: { barbarian: 5 } } }).act(
      'tribe franks',
      'to durocortorum',
    )
    expect([t.cu('durocortorum', 'barbarian'), t.cu('durocortorum', 'allied'), t.cu('angulus', 'barbarian')]).toEqual([
      0, 6, 5,
    ])
  })

  test('BG-15.1-j BG-2.4.3-b BG-2.4.3-d BG-15.1-k: as many spaces as the score; other Capitals are skipped', () => {
    // Four of the six nearest are not Loyalist, so the third is farther away.
    const control = {
      divodurum: 'allied',
      'augusta-treverorum': 'allied',
      gesoriacum: 'allied',
      lutetia: 'allied',
    } as const
    const t = offer({ ...franks, control, cu: {} }).act('tribe franks', 'to durocortorum')
    expect([t.control('atuatuca-tungrorum'), t.control('augustodunum')]).toEqual(['allied', 'allied'])
    expect(offered(t, 'to')).not.toContain('lugdunum')
    expect(t.why('to lugdunum')).toBe('BG-15.1-j')
    t.act(`to ${offered(t, 'to')[0]}`)
    expect(t.history('control')).toHaveLength(4)
  })

  test('BG-2.3.4-ad: a Land Zone is no Loyalist space, neither to be given nor to go to', () => {
    const control = { mursa: 'barbarian', siscia: 'barbarian', salona: 'barbarian' } as const
    const t = offer({ tribes: { franks: 'treva' }, control, cu: { singidunum: { loyalist: 1 } } })
    t.act('tribe franks', 'to sirmium')
    expect([t.control('singidunum'), t.why('to eastern-roman-empire')]).toEqual(['allied', 'BG-15.1-j'])
    t.act('to claudia-celeia', 'to savaria')
    // The zone is the nearest to Singidunum.
    expect([t.asked, t.cu('eastern-roman-empire', 'loyalist')]).toEqual(['relocate', 0])
    expect(t.why('to eastern-roman-empire')).toBe('BG-15.1-n')
  })

  test('BG-15.1-l: nobody is asked if all of the nearest are given', () => {
    const control = { divodurum: 'barbarian', 'augusta-treverorum': 'barbarian', gesoriacum: 'barbarian' } as const
    const t = offer({ ...franks, control, cu: {} }).act('tribe franks', 'to durocortorum')
    expect(['atuatuca-tungrorum', 'augustodunum', 'lutetia'].map((id) => t.control(id))).toEqual([
      'allied',
      'allied',
      'allied',
    ])
    expect(isOver(t)).toBe(true)
  })

  test('BG-15.1-m BG-15.1-n: Byzantines and leaders too, each stack to one space, also out of the spaces given', () => {
    const t = offer({
      tribes: { franks: 'teutoburger-wald' },
      leaders: { aetius: 'durocortorum', 'dux-byzantina': 'durocortorum' },
      cu: { durocortorum: { loyalist: 2, byzantine: 1 }, divodurum: { byzantine: 1 } },
    }).act('tribe franks', 'to durocortorum', 'to divodurum', 'to lutetia', 'to gesoriacum')
    t.act('to augustodunum')
    // Of Divodurum's other neighbours.
    expect([t.asked, offered(t, 'to')]).toEqual(['relocate', ['argentorate', 'augusta-treverorum', 'vesontio']])
    t.act('to vesontio')
    expect([t.at('aetius'), t.at('dux-byzantina')]).toEqual(['augustodunum', 'augustodunum'])
    expect([t.cu('augustodunum', 'loyalist'), t.cu('augustodunum', 'byzantine')]).toEqual([2, 1])
    expect([t.cu('vesontio', 'byzantine'), isOver(t)]).toEqual([1, true])
  })

  test('BG-15.1-m BG-9.0-ae: they go where no other power is', () => {
    const cu = { ...franks.cu, augustodunum: { allied: 1 }, 'atuatuca-tungrorum': { barbarian: 1 } }
    const t = offer({ ...franks, cu }).act(
      'tribe franks',
      'to durocortorum',
      'to divodurum',
      'to lutetia',
      'to gesoriacum',
    )
    expect([t.cu('augusta-treverorum', 'loyalist'), isOver(t)]).toEqual([2, true])
    // A leader alone is of another power too, but no Byzantine is.
    const leaders = { ...franks.leaders, magnentius: { at: 'augusta-treverorum', flipped: true } }
    const given = ['tribe franks', 'to durocortorum', 'to divodurum', 'to lutetia', 'to gesoriacum'] as const
    const away = offer({ ...franks, cu, leaders }).act(...given)
    expect(away.cu('augusta-treverorum', 'loyalist')).toBe(0)
    const dux = { ...franks.leaders, 'dux-byzantina': 'augusta-treverorum' }
    const friend = offer({ ...franks, cu, leaders: dux }).act(...given)
    expect(friend.cu('augusta-treverorum', 'loyalist')).toBe(2)
  })

  test('BG-15.1-o: never in Italia', () => {
    const t = offer().act('tribe franks')
    expect([t.why('to roma'), t.why('to mediolanum')]).toEqual(['BG-15.1-o', 'BG-15.1-o'])
  })

  test('BG-15.1-p: in Britanniae only with both Capitals there Loyalist', () => {
    expect(offer().act('tribe franks').why('to londinium')).toBe('BG-15.1-p')
    const t = offer({ ...franks, control: { caledonia: 'loyalist' } }).act('tribe franks')
    expect([t.why('to londinium'), t.why('to caledonia')]).toEqual([undefined, undefined])
  })

  test('BG-15.1-q BG-2.4.3-f BG-2.4.3-g BG-2.2.2-f: five tribes are never settled', () => {
    const five = ['alans', 'bagaudae', 'gepids', 'huns', 'mauri']
    const places = ['treva', 'angulus', 'casurgis', 'calaegia', 'mauretania']
    const tribes = { franks: 'teutoburger-wald', ...Object.fromEntries(five.map((id, i) => [id, places[i]])) }
    const t = offer({ tribes })
    expect(five.map((id) => t.why(`tribe ${id}`))).toEqual(five.map(() => 'BG-15.1-q'))
  })

  test('BG-15.1-r BG-15.1-b: no Allied tribe; the Britons once they are Barbarian', () => {
    const tribes = { franks: 'teutoburger-wald', saxons: { at: 'tolosa', allied: true } }
    const allied = offer({ tribes: { ...tribes, britons: { at: 'londinium', allied: true } } })
    expect([allied.why('tribe britons'), allied.why('tribe saxons'), allied.why('tribe jutes')]).toEqual([
      'BG-15.1-r',
      'BG-15.1-b',
      'BG-15.1-b',
    ])
    expect(offer({ tribes: { britons: 'londinium' } }).why('tribe britons')).toBeUndefined()
  })

  test('BG-15.1-w: fewest connections of any type, transit spaces counted; where there is no way by land, any', () => {
    const { state } = new Scene()
    const from = (id: string, ...ids: readonly string[]) =>
      nearest(state, space(id), (each) => ids.includes(board.spaceIds[each])).map((each) => board.spaceIds[each])
    // Over a transit space it is two connections, and so over Castra Vetera.
    expect(from('teutoburger-wald', 'noviomagus', 'atuatuca-tungrorum')).toEqual(['noviomagus'])
    expect(from('roskilde', 'angulus', 'treva')).toEqual(['angulus'])
    expect(from('palma', 'roma', 'londinium')).toEqual(['londinium', 'roma'])
    expect(from('palma')).toEqual([])
  })

  test('BG-15.1-y BG-15.1-z BG-2.4.4-x1: forts are lost, cities are given like others, sieges do not matter', () => {
    const t = offer({
      ...franks,
      forts: { divodurum: 'castra' },
      sieges: { gesoriacum: 'barbarian', divodurum: 'barbarian' },
      cu: { ...franks.cu, gesoriacum: { barbarian: 1 }, divodurum: { barbarian: 1 } },
    }).act('tribe franks', 'to durocortorum', 'to divodurum', 'to gesoriacum', 'to augusta-treverorum')
    expect(t.history('fort')).toMatchObject([{ space: 'divodurum', fort: null }])
    expect([t.control('gesoriacum'), t.control('augusta-treverorum')]).toEqual(['allied', 'allied'])
    // Where there was a fort there is nothing left to besiege.
    const besieged = ['gesoriacum', 'divodurum'].map((id) => besiegerOf(t.state, space(id)))
    expect(besieged).toEqual([BARBARIANS, undefined])
  })

  test('BG-15.1-m: a besieged garrison leaves too', () => {
    const t = offer({
      tribes: { franks: 'teutoburger-wald' },
      sieges: { gesoriacum: 'barbarian' },
      inside: { gesoriacum: { loyalist: 1 } },
      cu: { gesoriacum: { barbarian: 3 } },
    }).act('tribe franks', 'to durocortorum', 'to divodurum', 'to gesoriacum', 'to augusta-treverorum')
    const [to] = offered(t, 'to')
    t.act(`to ${to}`)
    expect([garrisonAt(t.state, space('gesoriacum')), t.cu(to, 'loyalist')]).toEqual([0, 1])
  })

  test('BG-15.1-aa: a besieged marker may be settled, and one whose leader besieges', () => {
    const t = offer({
      control: { tolosa: 'barbarian' },
      tribes: { franks: 'tolosa' },
      sieges: { tolosa: 'loyalist', lugdunum: 'barbarian' },
      leaders: { chlodio: 'lugdunum' },
      cu: { tolosa: { loyalist: 3 }, lugdunum: { barbarian: 4 } },
    }).act('tribe franks', 'to durocortorum')
    expect([t.marker('franks'), t.cu('durocortorum', 'allied'), t.cu('lugdunum', 'barbarian')]).toEqual([
      'durocortorum',
      4,
      0,
    ])
    // BG-2.5-n: the space left behind keeps its controller.
    expect(t.control('tolosa')).toBe('barbarian')
  })

  test('BG-2.3.4-ac: out of Further East only a share of the CU, for each Barbarian marker there', () => {
    const t = offer({
      tribes: { franks: 'further-east', huns: 'further-east', gepids: 'further-east' },
      leaders: { chlodio: 'further-east' },
      cu: { 'further-east': { barbarian: 8 } },
    }).act('tribe franks', 'to durocortorum')
    expect([t.cu('durocortorum', 'allied'), t.cu('further-east', 'barbarian')]).toEqual([2, 6])
  })

  test('BG-15.1-a: whether it can be offered at all', () => {
    expect(settlementVerdict(new Scene(franks).state).ok).toBe(true)
    expect(settlementVerdict(new Scene({ tribes: { huns: 'treva' } }).state).ok).toBe(false)
    const capitals = ['durocortorum', 'lugdunum', 'tolosa', 'augusta-emerita', 'sirmium', 'carthago']
    const control = Object.fromEntries(capitals.map((id) => [id, 'barbarian' as const]))
    expect(settlementVerdict(new Scene({ ...franks, control }).state).ok).toBe(false)
  })
})
