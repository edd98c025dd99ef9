import { describe, expect, test } from 'vitest'
import { cityMarkerAt, controlMarkerAt, isOnBarbarianSide, trackedTribes } from '../src/rules/map/markers.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  GARRISONS,
  isFortified,
  isRomanPower,
  LOYALIST,
  NO_POWER,
  POWERS,
  playerOf,
  powerOf,
  ROMAN,
  sideOf,
  tribeOf,
  USURPER,
} from '../src/state.ts'
import { board, type Draw, leader, Scene, space, tribe } from './scene.ts'

describe('2.2.1 Power identities', () => {
  test('BG-2.2.1-b BG-2.2.1-c BG-2.2.1-d BG-2.2.1-e BG-2.2.1-f: whose each power is', () => {
    expect(POWERS.map(playerOf)).toEqual([ROMAN, ROMAN, BARBARIAN, BARBARIAN, ROMAN])
  })

  test('BG-2.2.1-a BG-2.2.1-i BG-2.2.1-j: every leader is of one power; a tribe’s leader of the side of his tribe', () => {
    const leaders = {
      aetius: 'roma',
      sarus: { at: 'genua', flipped: true },
      'dux-byzantina': 'salona',
      alaric: 'tolosa',
    }
    const { state } = new Scene({ leaders, tribes: { visigoths: 'tolosa' } })
    const powers = ['aetius', 'sarus', 'dux-byzantina', 'alaric'].map((id) => powerOf(state, leader(id)))
    expect(powers).toEqual([LOYALIST, USURPER, BYZANTINE, BARBARIANS])
    const allied = new Scene({ leaders, tribes: { visigoths: { at: 'tolosa', allied: true } } }).state
    expect([powerOf(allied, leader('alaric')), tribeOf(allied, leader('alaric'))]).toEqual([ALLIED, tribe('visigoths')])
  })

  test('BG-2.2.1-g BG-2.2.1-h: Byzantines count with the Loyalists; Roman are Byzantines, Loyalists and Usurpers', () => {
    expect([sideOf(BYZANTINE), areEnemies(BYZANTINE, LOYALIST)]).toEqual([LOYALIST, false])
    expect(POWERS.filter(isRomanPower)).toEqual([LOYALIST, BYZANTINE, USURPER])
  })
})

describe('2.2.2 Barbarian tribes', () => {
  const SEVENTEEN = [
    ...[
      'alans',
      'alemanni',
      'angles',
      'bagaudae',
      'britons',
      'burgundians',
      'franks',
      'gepids',
      'huns',
      'jutes',
      'mauri',
    ],
    ...['ostrogoths', 'picti', 'saxons', 'tervingi', 'vandals', 'visigoths'],
  ]

  test('BG-2.2.2-a: the seventeen', () => {
    expect([...board.tribeOf.keys()].sort()).toEqual(SEVENTEEN)
  })

  test('BG-2.2.2-c BG-2.2.2-f BG-2.4.3-f: twelve have a space on the track, five do not', () => {
    const tracked = trackedTribes(new Scene().state).map((each) => board.tribes[each].id)
    const five = ['alans', 'bagaudae', 'gepids', 'huns', 'mauri']
    expect([...tracked].sort()).toEqual(SEVENTEEN.filter((id) => !five.includes(id)))
  })

  test('BG-2.2.2-d BG-2.2.2-e BG-2.2.2-g: a Barbarian marker lies there until the tribe is Allied', () => {
    const { state } = new Scene({ tribes: { franks: { at: 'durocortorum', allied: true }, saxons: 'treva' } })
    expect(['franks', 'saxons', 'britons'].map((id) => isOnBarbarianSide(state, tribe(id)))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('BG-2.4.3-b: the Franks’ score is 3', () => {
    expect(board.tribes[tribe('franks')].score).toBe(3)
  })
})

describe('2.4.5 and 2.5 Markers and control', () => {
  const belgica: Draw = {
    tribes: { franks: { at: 'durocortorum', allied: true } },
    control: {
      durocortorum: 'allied',
      'augusta-treverorum': 'allied',
      divodurum: 'allied',
      'atuatuca-tungrorum': 'barbarian',
      noviomagus: 'barbarian',
    },
    forts: { 'castra-vetera': 'castra' },
  }
  const its = board.provinces.find(({ id }) => id === 'gallia-belgica')?.spaces ?? []

  test('BG-2.5-x1 BG-2.5-a BG-2.5-b BG-2.5-e: Gallia Belgica, read', () => {
    const t = new Scene(belgica)
    const held = (power: string) => its.map((each) => board.spaceIds[each]).filter((id) => t.control(id) === power)
    expect(held('allied').sort()).toEqual(['augusta-treverorum', 'divodurum', 'durocortorum'])
    expect(held('barbarian').sort()).toEqual(['atuatuca-tungrorum', 'noviomagus'])
    expect(held('loyalist')).toHaveLength(its.length - 5)
    const marker = (id: string) => controlMarkerAt(t.state, space(id))
    expect(['durocortorum', 'augusta-treverorum', 'divodurum', 'noviomagus', 'bonna'].map(marker)).toEqual([
      NO_POWER,
      ALLIED,
      ALLIED,
      BARBARIANS,
      NO_POWER,
    ])
  })

  test('BG-2.5-x2 BG-2.5-g BG-2.5-h BG-2.5-i: its Fortified spaces', () => {
    const { state } = new Scene(belgica)
    const fortified = its.filter((each) => isFortified(state, each)).map((each) => board.spaceIds[each])
    expect(fortified.sort()).toEqual(['augusta-treverorum', 'castra-vetera', 'durocortorum', 'gesoriacum'])
  })

  test('BG-2.5-k BG-2.5-l: Allied and Barbarian CU are in no garrison', () => {
    expect(GARRISONS).toEqual([LOYALIST, BYZANTINE, USURPER])
  })

  test('BG-2.4.5-a BG-2.4.5-b BG-2.4.5-c BG-2.3.2-b: a city’s marker shows the player who holds it', () => {
    const side = (power: 'loyalist' | 'allied' | 'usurper' | 'barbarian') =>
      cityMarkerAt(new Scene({ control: { roma: power } }).state, space('roma'))
    expect([side('loyalist'), side('allied'), side('usurper'), side('barbarian')]).toEqual([
      LOYALIST,
      LOYALIST,
      USURPER,
      USURPER,
    ])
    expect(cityMarkerAt(new Scene().state, space('divodurum'))).toBe(NO_POWER)
  })

  test('BG-2.4.5-d BG-2.4.5-e BG-2.4.5-f BG-2.5-d BG-2.5-f BG-2.3.2-c: on top of it an Allied or Barbarian one, or a Tribal Marker', () => {
    const marker = (power: 'loyalist' | 'allied' | 'usurper' | 'barbarian', tribes: Draw['tribes'] = {}) =>
      controlMarkerAt(new Scene({ control: { roma: power }, tribes }).state, space('roma'))
    expect([marker('loyalist'), marker('allied'), marker('usurper'), marker('barbarian')]).toEqual([
      NO_POWER,
      ALLIED,
      NO_POWER,
      BARBARIANS,
    ])
    expect(marker('barbarian', { huns: 'roma' })).toBe(NO_POWER)
  })

  test('BG-2.5-a BG-8.0-j BG-8.0-k BG-8.0-l: the printed power needs no marker, any other does', () => {
    const marker = (id: string, power: 'loyalist' | 'barbarian' | 'usurper') =>
      controlMarkerAt(new Scene({ control: { [id]: power } }).state, space(id))
    expect([marker('lindum', 'loyalist'), marker('lindum', 'barbarian'), marker('lindum', 'usurper')]).toEqual([
      NO_POWER,
      BARBARIANS,
      USURPER,
    ])
    expect([marker('treva', 'barbarian'), marker('treva', 'loyalist')]).toEqual([NO_POWER, LOYALIST])
  })
})

describe('15.3 Activation by Barbarian Player', () => {
  test('BG-15.3-b BG-15.3-c: an Allied leader counts as Barbarian as long as he is borrowed', () => {
    const { state } = new Scene({
      leaders: { alaric: 'tolosa' },
      tribes: { visigoths: { at: 'tolosa', allied: true } },
    })
    state.borrowed = leader('alaric')
    expect(powerOf(state, leader('alaric'))).toBe(BARBARIANS)
    state.borrowed = -1 as typeof state.borrowed
    expect(powerOf(state, leader('alaric'))).toBe(ALLIED)
  })
})
