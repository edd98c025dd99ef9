import { describe, expect, test } from 'vitest'
import { entryVerdict, placeAlliedTribe, placeTribe } from '../src/rules/tribes/invasion.ts'
import { replaceLeader, replaceVerdict } from '../src/rules/tribes/replacing.ts'
import { ALLIED, alliedTribes, faceOf, isAllied, isEmperor, powerOf, USURPER } from '../src/state.ts'
import { type Draw, leader, Scene, space, tribe } from './scene.ts'

const invade = (id: string, spaces: readonly string[], cu: number, drawn: Draw = {}) => {
  const t = new Scene(drawn)
  const entered = t.on((table) => placeTribe(t.state, tribe(id), spaces.map(space), cu, table))
  return { t, entered }
}
const why = (id: string, at: string, drawn: Draw = {}) => {
  const found = entryVerdict(new Scene(drawn).state, tribe(id), space(at))
  return found.ok ? undefined : found.rule
}

describe('14.3 Invasion', () => {
  test('BG-14.3-a BG-14.3-x1 BG-9.0-x4 BG-2.2.2-b: the Franks, Chlodio and 6 CU on Teutoburger Wald, with one CU already there', () => {
    const { t } = invade('franks', ['teutoburger-wald'], 6, { cu: { 'teutoburger-wald': { barbarian: 1 } } })
    expect([t.marker('franks'), t.at('chlodio'), t.cu('teutoburger-wald', 'barbarian')]).toEqual([
      'teutoburger-wald',
      'teutoburger-wald',
      7,
    ])
    expect(isAllied(t.state, tribe('franks'))).toBe(false)
  })

  test('BG-14.3-b: not in a space of another power', () => {
    for (const power of ['loyalist', 'allied', 'usurper'] as const)
      expect(why('franks', 'teutoburger-wald', { control: { 'teutoburger-wald': power } })).toBe('BG-14.3-b')
    expect(why('franks', 'teutoburger-wald')).toBeUndefined()
  })

  test('BG-14.3-c: not where a Tribal Marker is', () => {
    expect(why('franks', 'teutoburger-wald', { tribes: { saxons: 'teutoburger-wald' } })).toBe('BG-14.3-c')
  })

  test('BG-14.3-d: not with CU or leaders of another power, or another tribe’s leader', () => {
    for (const power of ['loyalist', 'byzantine', 'usurper', 'allied'] as const)
      expect(why('franks', 'teutoburger-wald', { cu: { 'teutoburger-wald': { [power]: 1 } } })).toBe('BG-14.3-d')
    for (const id of ['aetius', 'chnodomarius'])
      expect(why('franks', 'teutoburger-wald', { leaders: { [id]: 'teutoburger-wald' } })).toBe('BG-14.3-d')
  })

  test('BG-14.3-e: not in an enemy Fortified space', () => {
    expect(why('alemanni', 'magna-germania')).toBeUndefined()
    expect(why('alemanni', 'magna-germania', { control: { 'magna-germania': 'loyalist' } })).toBe('BG-14.3-e')
  })

  test('BG-14.3-f BG-2.3.4-h: in Further East always, with whoever is there', () => {
    const drawn: Draw = {
      control: { 'teutoburger-wald': 'loyalist' },
      tribes: { huns: 'further-east' },
      leaders: { rua: 'further-east', aetius: 'further-east' },
      cu: { 'further-east': { barbarian: 3, loyalist: 2 } },
    }
    const { t } = invade('franks', ['teutoburger-wald'], 6, drawn)
    expect([t.marker('franks'), t.at('chlodio'), t.cu('further-east', 'barbarian')]).toEqual([
      'further-east',
      'further-east',
      9,
    ])
  })

  test('BG-14.3-g: the Picts never in Further East', () => {
    const control = { caledonia: 'loyalist', devana: 'loyalist', alauna: 'loyalist' } as const
    const { t, entered } = invade('picti', ['caledonia', 'devana', 'alauna'], 4, { control })
    expect([entered, t.marker('picti'), t.at('vuradech')]).toEqual([false, 'off', 'off'])
    expect(why('picti', 'further-east')).toBe('BG-14.3-g')
  })

  test('BG-14.3-h: the first legal space in the order listed', () => {
    const entered = (drawn: Draw) => invade('picti', ['caledonia', 'devana', 'alauna'], 4, drawn).t.marker('picti')
    expect(entered({})).toBe('caledonia')
    expect(entered({ control: { caledonia: 'loyalist' } })).toBe('devana')
    expect(entered({ control: { caledonia: 'loyalist' }, cu: { devana: { loyalist: 1 } } })).toBe('alauna')
  })
})

describe('17.1 Britons', () => {
  test('BG-17.1-a BG-17.1-b BG-17.1-c BG-2.3.2-aa BG-2.2.2-b: they enter as Allies, with Allied CU and an Allied Capital', () => {
    const t = new Scene()
    t.on((table) => placeAlliedTribe(t.state, tribe('britons'), space('londinium'), 2, table))
    expect([t.marker('britons'), t.at('vortigern'), t.cu('londinium', 'allied')]).toEqual(['londinium', 'londinium', 2])
    expect([t.control('londinium'), powerOf(t.state, leader('vortigern'))]).toEqual(['allied', ALLIED])
    expect(alliedTribes(t.state)).toEqual([tribe('britons')])
  })
})

describe('2.4.2.5 Replacing leaders', () => {
  const replaced = (id: string, drawn: Draw) => {
    const t = new Scene(drawn)
    t.on((table) => replaceLeader(t.state, leader(id), 'BG-2.4.2.5-e', table))
    return t
  }
  const tribes = { huns: 'treva' }

  test('BG-2.4.2.5-a BG-2.4.2.5-d BG-2.4.2.5-e: the counter is turned in place', () => {
    const t = replaced('rua', { tribes, leaders: { rua: 'angulus' } })
    expect([faceOf(t.state, leader('rua')).id, t.at('rua')]).toEqual(['attila', 'angulus'])
    t.on((table) => replaceLeader(t.state, leader('rua'), 'BG-2.4.2.5-e', table))
    expect(faceOf(t.state, leader('rua')).id).toBe('rua')
    expect(t.history('replaced')).toMatchObject([{ by: 'Attila' }, { leader: 'Attila' }])
  })

  test('BG-2.4.2.5-b: the reverse of a Loyalist is his Usurper', () => {
    const { state } = new Scene({ leaders: { aetius: { at: 'roma', flipped: true } } })
    expect(powerOf(state, leader('aetius'))).toBe(USURPER)
  })

  test('BG-2.4.2.5-c: that of Dux Byzantina is the Emperor Julius Nepos', () => {
    const t = replaced('dux-byzantina', { leaders: { 'dux-byzantina': 'eastern-roman-empire' } })
    expect([faceOf(t.state, leader('dux-byzantina')).id, isEmperor(t.state, leader('dux-byzantina'))]).toEqual([
      'julius-nepos',
      true,
    ])
  })

  test('BG-2.4.2.5-f BG-2.4.2.5-h: only with the marker in play, on either side', () => {
    const may = (drawn: Draw) => replaceVerdict(new Scene(drawn).state, leader('alaric')).ok
    const leaders = { alaric: 'angulus' }
    expect(may({ leaders })).toBe(false)
    expect(may({ leaders, tribes: { visigoths: 'gone' } })).toBe(false)
    expect(may({ leaders, tribes: { visigoths: 'treva' } })).toBe(true)
    expect(may({ leaders, tribes: { visigoths: { at: 'tolosa', allied: true } } })).toBe(true)
  })

  test('BG-2.4.2.5-g BG-2.4.2.5-i: a displaced leader comes to his marker first, besieged or not', () => {
    expect(replaced('rua', { tribes, leaders: { rua: 'displaced' } }).at('rua')).toBe('treva')
    const besieged: Draw = {
      tribes: { huns: 'tolosa' },
      control: { tolosa: 'barbarian' },
      sieges: { tolosa: 'loyalist' },
    }
    expect(replaced('rua', { ...besieged, leaders: { rua: 'displaced' } }).at('rua')).toBe('tolosa')
  })
})
