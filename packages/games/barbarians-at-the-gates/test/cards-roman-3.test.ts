/** Roman cards: points, lasting things, the Reserve and the end of Roman Britain. */
import { describe, expect, test } from 'vitest'
import { lastingSiegeDrm } from '../src/rules/map/siege-cards.ts'
import { ALLIED, HAND, insideAt, LOYALIST, powerOf, RESERVE } from '../src/state.ts'
import { Cards, forbids, playing } from './cards-scene.ts'
import { leader, space } from './scene.ts'

describe('Points, flags and the Reserve', () => {
  test('R34 Imperial Triumph: Roma is Loyalist and free, and a victory this turn', () => {
    const scene = new Cards({ hands: ['R34'], plunder: 3 })
    expect(scene.forbids('R34')).toBe('BG-7.1-an')
    scene.state.happened = ['roman-won-big-battle']
    scene.play('R34')
    expect([scene.vp, scene.plunder]).toEqual([11, 1])
    for (const drawn of [{ control: { roma: 'usurper' as const } }, { sieges: { roma: 'barbarian' as const } }]) {
      const none = new Cards(drawn)
      none.state.happened = ['usurper-leader-eliminated']
      expect(none.forbids('R34')).toBe('BG-7.1-an')
    }
  })

  test('R39 Bureaucratic Revolution: it lasts, and the top card of the Reserve may be taken', () => {
    const scene = playing('R39', { reserve: ['R09', 'R14'] })
    expect(scene.asked).toBe('event-whether')
    scene.dice(1)
    scene.act('yes')
    expect([scene.pile('R14'), scene.pile('R09')]).toEqual([HAND, RESERVE])
    expect(scene.state.flags).toEqual([{ flag: 'bureaucratic-revolution', until: 'game' }])
    expect(playing('R39').isOver).toBe(true)
    const left = playing('R39', { reserve: ['R09', 'R14'] }).act('no')
    expect([left.pile('R14'), left.pile('R09'), left.isOver]).toEqual([RESERVE, RESERVE, true])
  })

  test('R42 Radagaisus Starved: Barbarian CU beside a leader with 3 CU, or around one with 1 in a garrison', () => {
    const drawn = {
      leaders: { stilicho: 'bononia' },
      cu: { bononia: { loyalist: 3 }, florentia: { barbarian: 4 }, genua: { barbarian: 4 } },
    }
    const scene = new Cards({ ...drawn, hands: ['R42'] }).dice(4)
    scene.play('R42')
    expect([scene.cu('florentia', 'barbarian'), scene.cu('genua', 'barbarian')]).toEqual([2, 4])
    expect(forbids('R42', { ...drawn, cu: { ...drawn.cu, bononia: { loyalist: 2 } } })).toBe('BG-7.1-an')
    const siege = {
      sieges: { roma: 'barbarian' as const },
      leaders: { stilicho: { at: 'roma', inside: true } },
      cu: { roma: { barbarian: 4 } },
    }
    expect(forbids('R42', { ...siege, inside: { roma: { loyalist: 1 } } })).toBeUndefined()
    expect(forbids('R42', siege)).toBe('BG-7.1-an')
    const city = {
      control: { roma: 'barbarian' as const },
      leaders: { stilicho: 'neapolis' },
      cu: { neapolis: { loyalist: 3 }, roma: { barbarian: 4 } },
    }
    expect(forbids('R42', city)).toBe('BG-7.1-an')
  })

  test('R43 Court Withdraws to Ravenna: an Emperor may go there with up to 3 CU, out of a siege too', () => {
    const drawn = {
      leaders: { honorius: { at: 'mediolanum', inside: true } },
      sieges: { mediolanum: 'barbarian' as const },
      cu: { mediolanum: { barbarian: 5 } },
      inside: { mediolanum: { loyalist: 2 } },
    }
    const scene = playing('R43', drawn).act('leader honorius', 'take 2')
    expect(scene.history('relocate')).toMatchObject([
      { power: 'loyalist', leaders: ['Honorius'], cu: 2, from: 'mediolanum', to: 'ravenna' },
    ])
    expect([scene.at('honorius'), scene.cu('ravenna', 'loyalist'), scene.isOver]).toEqual(['ravenna', 2, true])
    expect(insideAt(scene.state, space('mediolanum'), LOYALIST)).toBe(0)
    expect(scene.state.flags).toEqual([{ flag: 'ravenna-court', until: 'game' }])
    expect(['ravenna', 'roma'].map((id) => lastingSiegeDrm(scene.state, space(id)))).toEqual([-2, 0])
    expect(lastingSiegeDrm(new Cards().state, space('ravenna'))).toBe(0)
    expect(playing('R43', drawn).act('done').at('honorius')).toBe('mediolanum')
    const two = playing('R43', { leaders: { honorius: 'roma', anthemius: 'neapolis' } }).act('leader honorius')
    expect([two.isOver, two.at('honorius'), two.at('anthemius')]).toEqual([true, 'ravenna', 'neapolis'])
    const many = { leaders: { honorius: 'mediolanum' }, cu: { mediolanum: { loyalist: 5 } } }
    expect(playing('R43', many).act('leader honorius').legal).toEqual(['take 0', 'take 1', 'take 2', 'take 3'])
    expect(forbids('R43', { control: { ravenna: 'allied' } })).toBe('BG-7.1-an')
    expect(forbids('R43', { sieges: { ravenna: 'usurper' } })).toBe('BG-7.1-an')
  })
})

const GALLIA = [
  'durocortorum',
  'augusta-treverorum',
  'gesoriacum',
  'lugdunum',
  'augustodunum',
  'tolosa',
  'massilia',
  'arelate',
]
const ITALIA = ['mediolanum', 'ravenna', 'aquileia', 'roma', 'neapolis', 'syracusae']

describe('R37 Eagles Leave Britain', () => {
  const drawn = {
    leaders: { nectaridus: 'londinium', 'constantine-iii': 'lindum', stilicho: 'roma' },
    cu: { londinium: { loyalist: 2 }, lindum: { loyalist: 1, byzantine: 1 }, caledonia: { barbarian: 2 } },
    forts: { lindum: 'castra' as const },
  }

  test('R37 BG-17.1-a BG-2.4.4-e: all leave for cities of Gallia; the Britons have Londinium and the province', () => {
    const scene = playing('R37', drawn)
    expect(scene.legal).toContain('to gesoriacum')
    expect(scene.legal).not.toContain('to roma')
    scene.act('to gesoriacum', 'to massilia')
    expect([scene.cu('gesoriacum', 'loyalist'), scene.at('nectaridus')]).toEqual([2, 'gesoriacum'])
    expect([scene.cu('massilia', 'loyalist'), scene.cu('massilia', 'byzantine'), scene.at('constantine-iii')]).toEqual([
      1,
      1,
      'massilia',
    ])
    expect([scene.marker('britons'), scene.at('vortigern'), scene.cu('londinium', 'allied')]).toEqual([
      'londinium',
      'londinium',
      2,
    ])
    expect(['londinium', 'lindum', 'eburacum', 'segundum', 'trimontium'].map((id) => scene.control(id))).toEqual([
      'allied',
      'allied',
      'allied',
      'allied',
      'barbarian',
    ])
    expect(scene.history('fort')).toMatchObject([{ space: 'lindum', fort: null }])
    expect(powerOf(scene.state, leader('vortigern'))).toBe(ALLIED)
  })

  test('R37 BG-17.1-a: nobody but Loyalists and Byzantines leaves', () => {
    const cu = { lindum: { loyalist: 1, usurper: 2, barbarian: 2, allied: 2 } }
    const scene = playing('R37', { cu }).act('to gesoriacum')
    const others = (id: string) => [scene.cu(id, 'usurper'), scene.cu(id, 'barbarian'), scene.cu(id, 'allied')]
    expect([scene.cu('gesoriacum', 'loyalist'), others('gesoriacum'), others('lindum')]).toEqual([
      1,
      [0, 0, 0],
      [2, 2, 2],
    ])
  })

  test('R37: besieged spaces and their garrisons stay; without Londinium another city', () => {
    const scene = playing('R37', {
      leaders: { nectaridus: { at: 'londinium', inside: true } },
      sieges: { londinium: 'usurper' },
      cu: { londinium: { usurper: 3 } },
      inside: { londinium: { loyalist: 2 } },
    })
    expect(scene.legal).toEqual(['to rutupiae', 'to eburacum'])
    scene.act('to eburacum')
    expect([scene.control('londinium'), scene.at('nectaridus'), scene.marker('britons')]).toEqual([
      'loyalist',
      'londinium',
      'eburacum',
    ])
  })

  test('R37 BG-17.1-a: one Loyalist and one Byzantine CU without a leader leave too', () => {
    const scene = playing('R37', { cu: { lindum: { loyalist: 1, byzantine: 1 } } }).act('to gesoriacum')
    expect([scene.cu('gesoriacum', 'loyalist'), scene.cu('gesoriacum', 'byzantine')]).toEqual([1, 1])
  })

  test('R37: no haven is besieged', () => {
    const sieges = { gesoriacum: 'barbarian' as const }
    const cu = { ...drawn.cu, gesoriacum: { barbarian: 3 } }
    expect(playing('R37', { ...drawn, sieges, cu }).legal).not.toContain('to gesoriacum')
  })

  test('R37: without a city in Gallia they go to one of Italia where no other power stands', () => {
    const control = Object.fromEntries(GALLIA.map((id) => [id, 'usurper' as const]))
    expect(playing('R37', { ...drawn, control }).legal).toEqual(ITALIA.map((id) => `to ${id}`))
    const cu = { ...drawn.cu, ravenna: { allied: 1 } }
    expect(playing('R37', { ...drawn, control, cu }).legal).not.toContain('to ravenna')
  })

  test('R37: not again, and not without a city here and one to go to', () => {
    expect(forbids('R37', { tribes: { britons: 'gone' } })).toBe('BG-7.1-an')
    const lost = { londinium: 'usurper', rutupiae: 'usurper', eburacum: 'barbarian' } as const
    expect(forbids('R37', { control: lost })).toBe('BG-7.1-an')
    const none = Object.fromEntries([...GALLIA, ...ITALIA].map((id) => [id, 'usurper' as const]))
    expect(forbids('R37', { ...drawn, control: none })).toBe('BG-7.1-an')
    expect(forbids('R37', { control: none })).toBeUndefined()
  })
})
