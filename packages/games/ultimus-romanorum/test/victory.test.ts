import { describe, expect, test } from 'vitest'
import { balance, scored } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'

/** What phase F scores; the last year of a scenario ends the game at once. */
const F = (draw: Draw): string[] => scored(balance(draw, 'points'))

/** Only what the rule at hand gives. */
const given = (draw: Draw, rule: string): string[] => F(draw).filter((line) => line.endsWith(rule))

const fall = (inBattle: boolean) => ({ at: 'galliae-3', inBattle, victors: [] })
const lost = { at: 'lost', lostIn: 'galliae-3', lostFrom: 'barbarian' as const }

describe('10 Victory', () => {
  test('UR-10-a: points are kept by camp', () => {
    const t = balance({ vp: [10, 20], council: 'asia-1' }, 'points')
    expect(t.vp).toEqual({ roman: 14, barbarian: 23 })
  })

  test('UR-10-b: beside 10.1 and 10.2 phase F scores the Council alone', () => {
    const quiet = ['roman 1 UR-10.2-b', 'roman 1 UR-10.2-c', 'roman 1 UR-10.2-d', 'roman 1 UR-10.2-e']
    expect(F({})).toEqual(quiet)
    expect(F({ council: 'asia-1' })).toEqual([...quiet, 'barbarian 3 UR-6.3-k'])
  })
})

describe('10.2 The Roman in phase F', () => {
  const beaten = (people: string, status: string, inBattle = true, extra = {}) => ({
    pieces: { [`${people}-1`]: lost },
    peoples: { [people]: { status, fall: fall(inBattle), ...extra } },
  })

  test('UR-10.2-a UR-10.2-n: 1 for a minor people pacified by arms, in revolt or at war', () => {
    expect(given(beaten('alamanni', 'war'), 'UR-10.2-a')).toEqual(['roman 1 UR-10.2-a'])
    expect(given(beaten('suevi', 'revolt'), 'UR-10.2-a')).toEqual(['roman 1 UR-10.2-a'])
    expect(given(beaten('suevi', 'foederati'), 'UR-10.2-a')).toEqual([])
    const two = { ...beaten('alamanni', 'war'), peoples: { alamanni: { status: 'war', fall: fall(true) } } }
    const standing = { ...two, pieces: { ...two.pieces, 'alamanni-2': 'galliae-4' } }
    expect(given(standing, 'UR-10.2-a')).toEqual([])
  })

  test('UR-10.2-f: 3 for a major people, Regna included', () => {
    expect(given(beaten('visigothi', 'revolt'), 'UR-10.2-f')).toEqual(['roman 3 UR-10.2-f'])
    expect(given(beaten('vandali', 'regnum', true, { capital: 'africa-4' }), 'UR-10.2-f')).toEqual([
      'roman 3 UR-10.2-f',
    ])
    expect(given(beaten('burgondi', 'war', true, { major: true }), 'UR-10.2-f')).toEqual(['roman 3 UR-10.2-f'])
    expect(given(beaten('burgondi', 'war'), 'UR-10.2-f')).toEqual([])
  })

  test('UR-10.2-s: only if the last unit went in a battle', () => {
    expect(given(beaten('alamanni', 'war', false), 'UR-10.2-a')).toEqual([])
    expect(given(beaten('visigothi', 'revolt', false), 'UR-10.2-f')).toEqual([])
  })

  test('UR-10.2-b UR-10.2-r: 1 if both Augusti are in an imperial capital, of whichever half, or in its box', () => {
    const at = (west: string, east: string) =>
      given({ pieces: { 'valentinien-iii': west, 'theodose-ii': east } }, 'UR-10.2-b').length
    expect(at('italia-4', 'thracia-3')).toBe(1)
    expect(at('oriens-9', 'viennensis-4')).toBe(1)
    expect(at('ravenna-box', 'constantinopolis-box')).toBe(1)
    expect(at('italia-4', 'thracia-2')).toBe(0)
    expect(at('africa-4', 'thracia-3')).toBe(0)
    expect(given({ east: {} }, 'UR-10.2-b')).toEqual([])
  })

  test('UR-10.2-c UR-10.2-j UR-10.2-p: 1 without civil war, or else 3 for the Barbarian, be it one or two', () => {
    const usurpers = (west: object, east: object) =>
      F({
        west: { augustus: 'valentinien-iii', ...west },
        east: { augustus: 'theodose-ii', ...east },
        pieces: { aetius: { at: 'galliae-4', rallied: 'west' }, aspar: { at: 'asia-3', rallied: 'east' } },
      }).filter((line) => line.includes('10.2-c') || line.includes('10.2-j'))
    expect(usurpers({}, {})).toEqual(['roman 1 UR-10.2-c'])
    expect(usurpers({ usurper: 'aetius' }, {})).toEqual(['barbarian 3 UR-10.2-j'])
    expect(usurpers({ usurper: 'aetius' }, { usurper: 'aspar' })).toEqual(['barbarian 3 UR-10.2-j'])
  })

  test('UR-10.2-d: 1 for both eastern capitals', () => {
    const with1 = (zone: string) => given({ pieces: { 'persae-1': zone }, peoples: { persae: 'war' } }, 'UR-10.2-d')
    expect(with1('oriens-8')).toEqual(['roman 1 UR-10.2-d'])
    expect(with1('oriens-9')).toEqual([])
    expect(with1('thracia-3')).toEqual([])
  })

  test('UR-10.2-e: 1 for all four western capitals', () => {
    const held = (zone: string) => given({ pieces: { 'suevi-1': zone }, peoples: { suevi: 'war' } }, 'UR-10.2-e').length
    expect(['italia-2', 'italia-4', 'italia-5', 'viennensis-4'].map(held)).toEqual([0, 0, 0, 0])
    expect(held('africa-4')).toBe(1)
  })

  test('UR-10.2-g: 5 in a year of Pax Romana', () => {
    expect(given({ paxRomana: true }, 'UR-10.2-g')).toEqual(['roman 5 UR-10.2-g'])
    expect(given({}, 'UR-10.2-g')).toEqual([])
  })
})

describe('10.2 The Barbarian in phase F', () => {
  const zones = (pieces: NonNullable<Draw['pieces']>, peoples: NonNullable<Draw['peoples']>, rest: Draw = {}) =>
    F({ pieces, peoples, ...rest }).filter((line) => line.startsWith('barbarian'))

  test('UR-10.2-h: 1 for each zone of the Empire with a people at war, in revolt or a Regnum', () => {
    const pieces = {
      'alamanni-1': 'galliae-4',
      'alamanni-2': 'galliae-4',
      'suevi-1': 'galliae-7',
      'vandali-1': 'africa-2',
      'visigothi-1': 'viennensis-1',
      'hunni-1': 'hunni-1',
    }
    const vandali = { status: 'regnum', capital: 'africa-4' }
    const peoples = { alamanni: 'war', suevi: 'revolt', vandali, visigothi: 'foederati', hunni: 'war' }
    expect(zones(pieces, peoples)).toEqual(['barbarian 3 UR-10.2-h'])
  })

  test('UR-10.2-h: leaders alone, rallied Romans and rallied Foederati occupy nothing', () => {
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    const pieces = {
      attila: 'galliae-4',
      aetius: { at: 'galliae-7', rallied: 'west' as const },
      'co-galliae-1': { at: 'galliae-7', rallied: 'west' as const },
      'franci-salii-1': { at: 'galliae-1', rallied: 'west' as const },
    }
    expect(zones(pieces, { hunni: 'war', 'franci-salii': 'foederati' }, { west })).toEqual(['barbarian 3 UR-10.2-j'])
  })

  test('UR-10.2-i UR-10.2-o: 2 for one with a town or capital, and no more', () => {
    const pieces = { 'alamanni-1': 'galliae-3', 'alamanni-2': 'italia-2', 'alamanni-3': 'galliae-4' }
    expect(zones(pieces, { alamanni: 'war' })).toEqual(['barbarian 1 UR-10.2-h', 'barbarian 4 UR-10.2-i'])
  })

  test('UR-10.2-m UR-10.2-o: 5 for Roma, and no more', () => {
    expect(zones({ 'visigothi-1': 'italia-5' }, { visigothi: 'revolt' })).toEqual(['barbarian 5 UR-10.2-m'])
    expect(zones({ 'visigothi-1': 'italia-5' }, { visigothi: 'foederati' })).toEqual([])
    expect(zones({ 'visigothi-1': 'italia-5' }, { visigothi: 'revolt' }, { papa: true })).toEqual([])
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    const usurper = { aetius: { at: 'galliae-4', rallied: 'west' as const } }
    const rallied = { ...usurper, 'visigothi-1': { at: 'italia-5', rallied: 'west' as const } }
    expect(zones(rallied, { visigothi: 'foederati' }, { west })).toContain('barbarian 5 UR-10.2-m')
    const roman = { ...usurper, 'co-italia-1': { at: 'italia-5', rallied: 'west' as const } }
    expect(zones(roman, {}, { west })).toEqual(['barbarian 3 UR-10.2-j'])
  })

  test('UR-10.2-k UR-10.2-q: 3 for a vacant throne in every phase F', () => {
    const vacant = { west: {}, pieces: { 'valentinien-iii': 'gone' } }
    expect(given(vacant, 'UR-10.2-k')).toEqual(['barbarian 3 UR-10.2-k'])
    expect(given({ ...vacant, year: 451 }, 'UR-10.2-k')).toEqual(['barbarian 3 UR-10.2-k'])
    expect(given({}, 'UR-10.2-k')).toEqual([])
  })

  test('UR-10.2-l: 5 for each Regnum formed this turn', () => {
    expect(given({ regnaFormed: 2 }, 'UR-10.2-l')).toEqual(['barbarian 10 UR-10.2-l'])
    const old = { peoples: { vandali: { status: 'regnum', capital: 'africa-4' } }, pieces: { 'vandali-1': 'africa-4' } }
    expect(given(old, 'UR-10.2-l')).toEqual([])
  })
})

describe('10.3 Level of victory', () => {
  /** The points before the last phase F, which gives the Roman 4 more. */
  const end = (roman: number, barbarian: number, rest: Draw = {}): Play =>
    balance({ year: 476, vp: [roman - 4, barbarian], ...rest }, 'points')
  const level = (t: Play) => JSON.parse(JSON.stringify(t.outcome?.details)).level

  test('UR-10.3-a: whoever has the most points at the end wins', () => {
    expect(end(30, 20).outcome).toMatchObject({ winners: [0], rule: 'UR-10.3-a' })
    expect(end(20, 30).outcome).toMatchObject({ winners: [1], details: { roman: 20, barbarian: 30, year: 476 } })
    expect(end(20, 30, { romanSeat: 1 }).outcome).toMatchObject({ winners: [0] })
    expect(end(20, 30, { year: 475 }).outcome).toBeNull()
  })

  test('UR-10.3-b: decisive with more than twice the points', () => {
    expect([level(end(40, 20)), level(end(41, 20)), level(end(20, 41))]).toEqual(['simple', 'decisive', 'decisive'])
  })

  test('UR-10.3-c: definitive with more than five times the points', () => {
    expect([level(end(50, 10)), level(end(51, 10)), level(end(7, 36))]).toEqual([
      'decisive',
      'definitive',
      'definitive',
    ])
  })

  test('UR-10.3-d: equal points are a draw', () => {
    const t = end(25, 25)
    expect(t.outcome).toMatchObject({ winners: [], rule: 'UR-10.3-d', details: { level: 'draw' } })
    expect(position({ end: { winner: null, rule: 'UR-10.3-d' }, stack: [] }).outcome).toMatchObject({ winners: [] })
  })
})
