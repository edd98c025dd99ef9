/** Chapters 2.C, 3.3.1, 4.1, 4.2.1 and T.leaders: leaders enter and return. */

import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { bringIn } from '../src/rules/politics/entries.ts'
import { BARBARIAN, isMajorPeople, kingOf, LOST, markStatus, put, ROMAN, whereIs } from '../src/state.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

/** Phase C of that camp, the Roman with the initiative. */
const enter = (t: Scene, camp: typeof ROMAN | typeof BARBARIAN = ROMAN) => t.run({ kind: 'entries', camp })

/** Nobody else is due: the leaders of the time are all in play or dead. */
const dead = (...ids: readonly string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'gone']))
const others450 = dead('marcien', 'aetius', 'aspar', 'cyrus', 'avitus', 'aegidius', 'ricimer', 'leon', 'marcellinus')

const c450 = (draw: Draw): Scene =>
  scene({ ...draw, phase: 'C', pieces: { ...others450, 'sidoine-ap': 'gone', ...draw.pieces } })

describe('2.C, 3.3.1 and T.leaders: Romans enter', () => {
  test('UR-2.C-b UR-3.3.1-a UR-3.3.1-c UR-T.leaders-c: in phase C of his year, in the zone of the table, alone if need be', () => {
    const t = enter(c450({}))
    expect([t.at('majorien'), t.asked]).toEqual(['italia-4', undefined])
    expect(t.campOf('majorien')).toEqual(['roman'])
    expect(t.told('place')).toEqual([{ type: 'place', pieces: ['majorien'], at: 'italia-4', rule: 'UR-T.leaders-c' }])
    expect(enter(c450({ year: 449 })).at('majorien')).toBe('off')
  })

  test('UR-2.C-d: if the Barbarian holds that zone, on any Roman unit of the Roman in the same half', () => {
    const t = enter(
      c450({
        pieces: {
          'valentinien-iii': 'italia-5',
          'hunni-1': 'italia-4',
          'li-galliae-1': 'galliae-1',
          'co-africa-1': 'africa-1',
          'co-italia-1': { at: 'italia-1', rallied: 'west' },
          'franci-salii-1': 'galliae-2',
          'co-thracia-1': 'thracia-1',
        },
        peoples: { hunni: 'war', 'franci-salii': 'foederati' },
      }),
    )
    expect([t.asked, t.camp]).toEqual(['entry', 'roman'])
    expect(t.legal).toEqual(['to galliae-1', 'to africa-1'])
    for (const zone of ['italia-4', 'italia-1', 'galliae-2', 'thracia-1']) expect(t.why(`to ${zone}`)).toBe('UR-2.C-d')
    t.act('to africa-1')
    expect([t.at('majorien'), t.asked]).toEqual(['africa-1', undefined])
  })

  test('UR-2.C-d: without such a unit he waits for a later year', () => {
    const t = c450({ pieces: { 'valentinien-iii': 'italia-5', 'hunni-1': 'italia-4' }, peoples: { hunni: 'war' } })
    expect(enter(t).at('majorien')).toBe('off')
    t.state.year = 451
    put(t.state, t.piece('hunni-1'), LOST)
    expect(enter(t).at('majorien')).toBe('italia-4')
  })

  test('UR-2.C-d: whoever was never able to enter in his years does not come at all', () => {
    const t = enter(c450({ year: 475, pieces: { majorien: 'off' } }))
    expect([t.at('majorien'), t.at('sarus'), t.at('romulus-aug')]).toEqual(['off', 'off', 'italia-4'])
  })
})

describe('T.leaders: heirs', () => {
  const c408 = (year: number, arcadius: string) =>
    scene({
      year,
      phase: 'C',
      west: { augustus: 'honorius' },
      east: { augustus: 'arcadius' },
      pieces: {
        'valentinien-iii': 'off',
        'theodose-ii': 'off',
        honorius: 'italia-4',
        arcadius: 'thracia-3',
        ...dead(
          'aurelien',
          'fravitta',
          'stilicon',
          'gerontius',
          'jovin',
          'constantin',
          'heraclien',
          'constance',
          'sarus',
        ),
        ...dead('johannes', 'procopius', 'timasius'),
        anthemius: 'thracia-3',
        ...(arcadius === 'thracia-3' ? {} : { arcadius }),
      },
    })

  test('UR-T.leaders-i: Theodose II waits for the death of Arcadius and for 408', () => {
    expect(enter(c408(409, 'thracia-3')).at('theodose-ii')).toBe('off')
    expect(enter(c408(407, 'gone')).at('theodose-ii')).toBe('off')
    expect(enter(c408(408, 'gone')).at('theodose-ii')).toBe('thracia-3')
  })

  test('UR-T.leaders-j: from 408 he is there the moment Arcadius dies, and the throne is his', () => {
    const t = c408(410, 'thracia-3').kill('arcadius', 'natural')
    expect([t.at('theodose-ii'), t.title('augustus', 'east')]).toEqual(['thracia-3', 'theodose-ii'])
    const early = c408(407, 'thracia-3').kill('arcadius', 'natural')
    expect([early.at('theodose-ii'), early.title('augustus', 'east')]).toEqual(['off', 'anthemius'])
  })

  test('UR-T.leaders-k UR-T.leaders-l: Valentinien III waits for the death of Honorius and for 424; then he enters like anybody', () => {
    const at = (year: number, honorius: string) =>
      enter(
        scene({
          year,
          phase: 'C',
          west: { augustus: 'boniface' },
          pieces: { boniface: 'italia-4', 'valentinien-iii': 'off', honorius },
        }),
      )
    expect(at(424, 'italia-2').at('valentinien-iii')).toBe('off')
    expect(at(423, 'gone').at('valentinien-iii')).toBe('off')
    const t = at(424, 'gone')
    expect([t.at('valentinien-iii'), t.title('augustus', 'west'), t.at('placidi-felices')]).toEqual([
      'thracia-3',
      'boniface',
      'off',
    ])
  })
})

describe('4.1, 4.2.1 and T.leaders: leaders of other peoples', () => {
  test('UR-2.C-c UR-4.2.1-a UR-T.leaders-d: on a unit of his people; the Barbarian chooses which', () => {
    const t = c450({
      year: 441,
      pieces: { ruga: 'gone', bleda: 'gone', 'hunni-1': 'hunni-1', 'hunni-2': 'moesiae-1', 'hunni-3': 'moesiae-1' },
      peoples: { hunni: 'war' },
    })
    enter(t)
    expect(t.at('attila')).toBe('off')
    enter(t, BARBARIAN)
    expect([t.asked, t.camp, t.legal]).toEqual(['entry', 'barbarian', ['to moesiae-1', 'to hunni-1']])
    expect(t.why('to hunni-2')).toBe('UR-2.C-d')
    t.act('to moesiae-1')
    expect([t.at('attila'), t.asked]).toEqual(['moesiae-1', undefined])
  })

  test('UR-2.C-c UR-2.C-d: the Roman places those of Foederati, not on units that have joined a usurpation', () => {
    const t = c450({
      year: 430,
      west: { augustus: 'valentinien-iii', usurper: 'majorien' },
      pieces: {
        majorien: { at: 'galliae-2', rallied: 'west' },
        'franci-salii-1': 'galliae-1',
        'franci-salii-2': 'galliae-5',
        'franci-salii-3': { at: 'galliae-2', rallied: 'west' },
      },
      peoples: { 'franci-salii': 'foederati' },
    })
    enter(t)
    expect([t.camp, t.legal]).toEqual(['roman', ['to galliae-1', 'to galliae-5']])
    t.act('to galliae-5')
    expect([t.at('clodion'), t.campOf('clodion')]).toEqual(['galliae-5', ['roman']])
  })

  test('UR-2.C-c: whoever changed camp in the first part of phase C comes in the second', () => {
    const t = c450({ year: 430, pieces: { 'franci-salii-1': 'galliae-1' }, peoples: { 'franci-salii': 'foederati' } })
    t.state.initiative = BARBARIAN
    expect(enter(t, BARBARIAN).at('clodion')).toBe('off')
    markStatus(t.state, t.people('franci-salii'), 3)
    expect(enter(t, ROMAN).at('clodion')).toBe('galliae-1')
  })

  test('UR-T.leaders-q UR-T.leaders-r: after the death of his predecessor, not before his year, and never two at a time', () => {
    const t = (year: number, bleda: string) =>
      enter(c450({ year, pieces: { ruga: 'gone', bleda, 'hunni-1': 'hunni-1' }, peoples: { hunni: 'war' } }), BARBARIAN)
    expect(t(441, 'hunni-1').at('attila')).toBe('off')
    expect(t(439, 'gone').at('attila')).toBe('off')
    expect(t(441, 'gone').at('attila')).toBe('hunni-1')
    // Two are due: only the first comes.
    const franks = enter(
      c450({ pieces: { 'franci-salii-1': 'galliae-1' }, peoples: { 'franci-salii': 'foederati' } }),
      ROMAN,
    )
    expect([franks.at('clodion'), franks.at('merovee')]).toEqual(['galliae-1', 'off'])
  })

  test('UR-T.leaders-s UR-T.leaders-t: a people may be without a leader; nobody follows Attila', () => {
    const t = enter(
      c450({
        year: 455,
        pieces: { ruga: 'gone', bleda: 'gone', attila: 'gone', 'hunni-1': 'hunni-1', 'vandali-1': 'vandali' },
        peoples: { hunni: 'war', vandali: 'peace' },
      }),
      BARBARIAN,
    )
    const huns = t.state.board.peoples[t.people('hunni')].leaders
    expect(huns.filter((leader) => whereIs(t.state, leader) >= 0)).toEqual([])
  })

  test('UR-4.1-c UR-4.1-x2: Franci Salii become major when Clodion enters in 430', () => {
    const draw = { pieces: { 'franci-salii-1': 'galliae-1' }, peoples: { 'franci-salii': 'foederati' } }
    const before = enter(c450({ ...draw, year: 429 }))
    expect(isMajorPeople(before.state, before.people('franci-salii'))).toBe(false)
    const t = enter(c450({ ...draw, year: 430 }))
    expect([t.at('clodion'), isMajorPeople(t.state, t.people('franci-salii'))]).toEqual(['galliae-1', true])
  })

  test('UR-4.1-c: a minor people at peace comes to its zone of origin with its first leader', () => {
    const t = enter(c450({ year: 437 }), BARBARIAN)
    expect(['chiperic', 'burgondi-1', 'burgondi-3'].map((id) => t.at(id))).toEqual(['burgondi', 'burgondi', 'burgondi'])
    expect(isMajorPeople(t.state, t.people('burgondi'))).toBe(true)
    // Without a unit to stand on nobody enters, and nobody becomes major.
    const gone = { 'burgondi-1': 'lost', 'burgondi-2': 'lost', 'burgondi-3': 'lost' }
    const late = enter(c450({ year: 437, pieces: gone, peoples: { burgondi: 'war' } }), BARBARIAN)
    expect([late.at('chiperic'), isMajorPeople(late.state, late.people('burgondi'))]).toEqual(['off', false])
  })
})

describe('T.leaders: Gondebaud', () => {
  const c470 = (draw: Draw, gondioc = 'galliae-4') =>
    scene({
      year: 470,
      phase: 'C',
      west: { augustus: 'oreste' },
      east: { augustus: 'zenon' },
      ...draw,
      pieces: {
        'valentinien-iii': 'gone',
        'theodose-ii': 'gone',
        oreste: 'italia-4',
        zenon: 'thracia-3',
        chiperic: 'gone',
        gondioc,
        'burgondi-1': 'galliae-4',
        'burgondi-2': 'viennensis-1',
        ...dead('marcien', 'aspar', 'ricimer', 'leon', 'majorien', 'marcellinus', 'sidoine-ap', 'paul', 'anagaste'),
        ...dead(
          'arbadur',
          'proc-anthemius',
          'olybrius',
          'libius-severus',
          'basilicus',
          'syagrius',
          'illus',
          'julius-nepos',
        ),
        ...draw.pieces,
      },
      peoples: { burgondi: { status: 'foederati', major: true }, ...draw.peoples },
    })

  test('UR-T.leaders-u: a Roman from 470', () => {
    const t = enter(c470({}))
    expect([t.at('gondebaud'), t.at('gondebaud-rex')]).toEqual(['italia-4', 'off'])
  })

  test('UR-T.leaders-u UR-T.leaders-v: when Gondioc dies he goes to the nearest of his people and leaves all else behind', () => {
    const t = c470({
      west: { augustus: 'oreste', patrice: 'gondebaud' },
      pieces: { gondebaud: 'italia-2', 'bu-3-1': { at: 'italia-2', patron: 'gondebaud' } },
    })
    t.kill('gondioc', 'natural')
    // Italia 2 borders on Galliae 4; Viennensis 1 lies farther.
    expect([t.at('gondebaud-rex'), t.at('gondebaud'), t.at('bu-3-1')]).toEqual(['galliae-4', 'gone', 'off'])
    expect([t.title('patrice', 'west'), kingOf(t.state, t.people('burgondi'))]).toEqual([undefined, -1])
    expect(t.vp).toEqual({ roman: 0, barbarian: 0 })
    expect(t.told('eliminate')).toContainEqual({
      type: 'eliminate',
      pieces: ['gondebaud'],
      at: 'italia-2',
      forGood: true,
      rule: 'UR-T.leaders-u',
    })
  })

  test('UR-T.leaders-v: he stays a Roman whoever else enters among the peoples', () => {
    const t = c470({
      pieces: { gondebaud: 'italia-2', 'visigothi-1': 'viennensis-1', 'theodoric-ii': 'gone' },
      peoples: { visigothi: 'foederati' },
    })
    t.do((s, table) => bringIn(s, t.piece('euric'), table))
    expect([t.at('euric'), t.at('gondebaud'), t.told('eliminate')]).toEqual(['viennensis-1', 'italia-2', []])
  })

  test('UR-T.leaders-u: of places that are equally near, his new camp chooses', () => {
    const t = c470({ pieces: { gondebaud: 'galliae-5' } }).kill('gondioc', 'natural')
    expect([t.asked, t.camp, t.legal]).toEqual(['entry', 'roman', ['to galliae-4', 'to viennensis-1']])
    t.act('to viennensis-1')
    expect(t.at('gondebaud-rex')).toBe('viennensis-1')
  })

  test('UR-T.leaders-v: he is king only of a Regnum', () => {
    const t = c470({
      pieces: { gondebaud: 'italia-2' },
      peoples: { burgondi: { status: 'regnum', major: true, capital: 'galliae-5', king: 'gondioc' } },
    })
    t.kill('gondioc', 'natural')
    expect([t.at('gondebaud-rex'), kingOf(t.state, t.people('burgondi'))]).toEqual([
      'galliae-4',
      t.piece('gondebaud-rex'),
    ])
  })

  test('UR-T.leaders-v: a Usurper who becomes a Burgondian ends his usurpation', () => {
    const t = c470({
      west: { augustus: 'oreste', usurper: 'gondebaud', puppet: 'glycerius' },
      pieces: { gondebaud: { at: 'italia-2', rallied: 'west' }, 'co-italia-1': { at: 'italia-2', rallied: 'west' } },
    })
    t.kill('gondioc', 'natural')
    expect([t.title('usurper', 'west'), t.campOf('co-italia-1', 'gondebaud-rex')]).toEqual([
      undefined,
      ['roman', 'roman'],
    ])
  })

  test('UR-T.leaders-v: if Gondioc is dead in 470 he enters as a Burgondian', () => {
    const t = enter(c470({ peoples: { burgondi: { status: 'revolt', major: true } } }, 'gone'), BARBARIAN)
    expect([t.asked, t.camp]).toEqual(['entry', 'barbarian'])
    t.act('to viennensis-1')
    expect([t.at('gondebaud-rex'), t.at('gondebaud')]).toEqual(['viennensis-1', 'gone'])
    expect(enter(t).at('gondebaud')).toBe('gone')
  })

  test('UR-T.leaders-u: without a Burgondian left he waits among the Romans', () => {
    const t = c470({ pieces: { gondebaud: 'italia-2', 'burgondi-1': 'lost', 'burgondi-2': 'lost' } })
    t.kill('gondioc', 'battle')
    expect([t.at('gondebaud'), t.at('gondebaud-rex')]).toEqual(['italia-2', 'off'])
    put(t.state, t.piece('burgondi-1'), t.state.board.zoneOf.get('galliae-3') ?? NOBODY)
    expect(enter(t, BARBARIAN).at('gondebaud-rex')).toBe('galliae-3')
  })

  test('UR-T.leaders-u: once dead he is nobody’s heir', () => {
    const t = c470({ pieces: { gondebaud: 'italia-2' } })
      .kill('gondebaud', 'assassination')
      .kill('gondioc', 'natural')
    expect(enter(t, BARBARIAN).at('gondebaud-rex')).toBe('gone')
  })
})
