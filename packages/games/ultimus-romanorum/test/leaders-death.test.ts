/** T.leaders, 2.C, 2.D, 10.1: leaders die, and what hangs on them. */

import { describe, expect, test } from 'vitest'
import { EAST, NOBODY, WEST } from '../src/board.ts'
import { federationVerdict } from '../src/rules/peoples/status.ts'
import { allyOf, isWeak, kingOf, patronOf, setHolder, statusOfPeople } from '../src/state.ts'
import { type Draw, position } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

const test450 = (t: Scene) => t.run({ kind: 'deaths', after: NOBODY })

/** Honorius Augustus of the West; Theodose II is not tested in these years. */
const honorius = (year: number, draw: Draw = {}) =>
  scene({
    year,
    west: { augustus: 'honorius' },
    ...draw,
    pieces: { 'valentinien-iii': 'off', honorius: 'italia-4', ...draw.pieces },
  })

describe('T.leaders: natural death', () => {
  test('UR-T.leaders-e UR-T.leaders-x1: Honorius lives on a 6 in 425, and dies of it in 426', () => {
    const t = test450(honorius(425).dice(6))
    expect([t.at('honorius'), t.rolls]).toEqual(['italia-4', ['death']])
    const later = honorius(426)
    later.dice(6)
    expect(test450(later).at('honorius')).toBe('gone')
  })

  test('UR-T.leaders-e UR-3.3.1-b: strictly less than the number of the column', () => {
    expect(test450(honorius(420).dice(1)).at('honorius')).toBe('italia-4')
    expect(test450(honorius(420).dice(0)).at('honorius')).toBe('gone')
  })

  test('UR-T.leaders-f UR-T.leaders-x2: in the year of the column Death without a roll', () => {
    const draw = (year: number): Draw => ({
      year,
      pieces: { constance: 'galliae-1', constantin: 'galliae-1', 'valentinien-iii': 'italia-4' },
    })
    // 427: Constantin dies, Constance is tested by column <8.
    const t = test450(scene(draw(427)).dice(8))
    expect([t.at('constantin'), t.at('constance'), t.rolls]).toEqual(['gone', 'galliae-1', ['death']])
    const late = test450(scene({ year: 429, pieces: { constance: 'galliae-1' } }))
    expect([late.at('constance'), late.rolls]).toEqual(['gone', []])
  })

  test('UR-T.leaders-g UR-T.leaders-o: no test in a year that is not in the row', () => {
    expect(test450(honorius(419)).rolls).toEqual([])
    const alaric = (year: number) =>
      scene({ year, pieces: { 'alaric-i': 'moesiae-5', 'visigothi-1': 'moesiae-5' }, peoples: { visigothi: 'war' } })
    expect(test450(alaric(418)).rolls).toEqual([])
    expect(test450(alaric(419)).at('alaric-i')).toBe('gone')
  })

  test('UR-T.leaders-h: some are never tested', () => {
    for (const year of [465, 470, 475, 476]) {
      const t = scene({
        year,
        pieces: { 'theodose-ii': 'gone', zenon: 'thracia-3', 'valentinien-iii': 'gone', oreste: 'italia-4' },
      })
      setHolder(t.state, 'augustus', WEST, t.piece('oreste'))
      setHolder(t.state, 'augustus', EAST, t.piece('zenon'))
      expect(test450(t).rolls).toEqual([])
    }
  })

  test('UR-3.3.1-e UR-4.2.1-b UR-4.2.1-c: nor are generic leaders', () => {
    const t = scene({
      year: 440,
      pieces: { 'dux-galliae': 'galliae-3', 'dux-hunni': 'hunni-1', 'hunni-1': 'hunni-1' },
      peoples: { hunni: 'war' },
    })
    expect([test450(t).rolls, t.at('dux-galliae'), t.at('dux-hunni')]).toEqual([[], 'galliae-3', 'hunni-1'])
  })

  test('UR-2.D-m UR-4.2.1-a: each leader on the map, of either camp, also in a box or aboard, one by one', () => {
    const t = scene({
      year: 460,
      pieces: {
        'valentinien-iii': 'ravenna-box',
        'theodose-ii': 'gone',
        marcien: 'thracia-3',
        aetius: { at: 'galliae-1', rallied: 'west' },
        avitus: 'aboard-classis-occidentalis',
        'theodoric-ii': 'viennensis-2',
        chiperic: 'gone',
      },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
      east: { augustus: 'marcien' },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      peoples: { visigothi: 'foederati' },
    })
    test450(t.dice(9, 9, 9, 9, 9))
    const tested = t.told('roll').map((event) => JSON.parse(JSON.stringify(event)).purpose)
    expect(tested.map(({ leader, below }) => `${leader} <${below}`)).toEqual([
      'marcien <6',
      'valentinien-iii <3',
      'aetius <3',
      'avitus <6',
      'theodoric-ii <1',
    ])
  })
})

describe('2.C: deaths in a year of peace', () => {
  const peace = () =>
    position({
      year: 426,
      phase: 'C',
      west: { augustus: 'honorius' },
      pieces: {
        'valentinien-iii': 'gone',
        honorius: 'italia-4',
        marcien: 'thracia-3',
        boniface: 'italia-4',
        aetius: 'gone',
        aspar: 'gone',
      },
      hands: { first: { papa: 1 }, second: {} },
      stack: [{ kind: 'year', step: 'pax-romana' }, { kind: 'rex-right' }],
    })

  test('UR-2.C-l UR-2.C-m: they are tested, and the death of an Augustus breaks the peace: phase D is played', () => {
    const t = peace()
    // 6 < 7: he dies. Boniface is approved by a 1; then the event of phase D is rolled.
    t.dice(6, 1, 1, 1).act('done')
    expect(t.told('pax-romana')).toEqual([
      { type: 'pax-romana', broken: false },
      { type: 'pax-romana', broken: true },
    ])
    expect(t.told('phase')).toContainEqual({ type: 'phase', phase: 'D' })
    expect(t.state.paxRomana).toBe(false)
  })

  test('UR-2.C-n: then deaths are not tested again', () => {
    const t = peace()
    t.dice(6, 1, 1, 1).act('done')
    expect(t.asked).toBe('patrice')
    t.act('done')
    expect(t.told('roll')).toEqual([])
  })

  test('UR-2.C-l: if he lives, the year goes on to phase F', () => {
    const t = peace()
    t.dice(7).act('done')
    expect(t.told('phase').map((event) => JSON.parse(JSON.stringify(event)).phase)).toEqual(['F'])
  })
})

describe('10.1: points for the dead', () => {
  const draw: Draw = {
    pieces: {
      attila: 'galliae-1',
      'hunni-1': 'galliae-1',
      'dux-hunni': 'galliae-1',
      aetius: 'galliae-2',
      majorien: { at: 'galliae-3', rallied: 'west' },
    },
    peoples: { hunni: 'war' },
    west: { augustus: 'valentinien-iii', usurper: 'majorien' },
  }

  test('UR-10.1-b: 1 for each enemy leader killed in battle or murdered', () => {
    expect(scene(draw).kill('aetius', 'battle').vp).toEqual({ roman: 0, barbarian: 1 })
    expect(scene(draw).kill('aetius', 'assassination').vp).toEqual({ roman: 0, barbarian: 1 })
    expect(scene(draw).kill('majorien', 'battle').vp).toEqual({ roman: 1, barbarian: 0 })
    expect(scene(draw).kill('dux-hunni', 'battle').vp).toEqual({ roman: 1, barbarian: 0 })
  })

  test('UR-10.1-c: 5 for Attila killed in battle, and not 1 more', () => {
    const t = scene(draw).kill('attila', 'battle')
    expect(t.vp).toEqual({ roman: 5, barbarian: 0 })
    expect(t.told('score')).toEqual([{ type: 'score', camp: 'roman', points: 5, rule: 'UR-10.1-c' }])
  })

  test('UR-10.1-d: none for plague, a natural death, a failed escape, a lost fleet or box, or an overthrow', () => {
    for (const cause of ['plague', 'natural', 'escape', 'fleet', 'box', 'overthrown'] as const) {
      expect(scene(draw).kill('aetius', cause).vp).toEqual({ roman: 0, barbarian: 0 })
    }
  })
})

describe('what hangs on a leader', () => {
  test('UR-9.3.3-a UR-9.3.3-b UR-3.2.4-d: his buccellarii go with him, and another can have them', () => {
    const t = scene({
      pieces: {
        aetius: 'galliae-1',
        majorien: 'galliae-1',
        'bu-4-1': { at: 'galliae-1', patron: 'aetius', weak: true },
      },
    })
    t.kill('aetius', 'plague')
    expect([t.at('bu-4-1'), patronOf(t.state, t.piece('bu-4-1'))]).toEqual(['off', -1])
    expect(t.told('eliminate')).toContainEqual({
      type: 'eliminate',
      pieces: ['bu-4-1'],
      at: 'galliae-1',
      forGood: false,
      rule: 'UR-9.3.3-a',
    })
    t.run({ kind: 'patrice' }).act('piece majorien')
    expect([t.at('bu-4-1'), isWeak(t.state, t.piece('bu-4-1'))]).toEqual(['galliae-1', false])
  })

  test('UR-4.5.3-g: the Barbarian chooses the next king among the leaders of that people, without a roll', () => {
    const t = scene({
      pieces: {
        genseric: 'africa-4',
        gunderic: 'africa-5',
        'dux-vandali': 'africa-3',
        'vandali-1': 'africa-4',
        godegisel: 'gone',
      },
      peoples: { vandali: { status: 'regnum', major: true, capital: 'africa-4', king: 'genseric' } },
    })
    t.kill('genseric', 'plague')
    expect([t.asked, t.camp, t.legal.sort()]).toEqual([
      'next-king',
      'barbarian',
      ['piece dux-vandali', 'piece gunderic'],
    ])
    t.act('piece gunderic')
    expect([kingOf(t.state, t.people('vandali')), t.rolls]).toEqual([t.piece('gunderic'), []])
    t.kill('gunderic', 'battle')
    expect([kingOf(t.state, t.people('vandali')), t.asked]).toEqual([t.piece('dux-vandali'), undefined])
  })

  test('UR-4.5.3-h: with no other leader the Regnum goes on without a king until one enters', () => {
    const t = scene({
      year: 421,
      phase: 'C',
      pieces: { gunderic: 'africa-4', 'vandali-1': 'africa-4', godegisel: 'gone' },
      peoples: { vandali: { status: 'regnum', major: true, capital: 'africa-4', king: 'gunderic' } },
    })
    t.kill('gunderic', 'battle')
    expect([kingOf(t.state, t.people('vandali')), statusOfPeople(t.state, t.people('vandali'))]).toEqual([-1, 4])
    t.run({ kind: 'entries', camp: 1 })
    expect(kingOf(t.state, t.people('vandali'))).toBe(t.piece('genseric'))
  })

  test('UR-6.2-al UR-6.2-aw: Ostrogothi and Gepidae are free when Attila dies, and keep their status', () => {
    const t = scene({
      pieces: { attila: 'hunni-1', 'hunni-1': 'hunni-1', 'ostrogothi-1': 'thracia-1', 'gepidae-1': 'gepidae' },
      peoples: {
        hunni: 'war',
        ostrogothi: { status: 'war', ally: 'hunni', major: true },
        gepidae: { status: 'peace', ally: 'hunni' },
        heruli: { status: 'war', ally: 'hunni' },
      },
    })
    const ostrogothi = t.people('ostrogothi')
    expect(federationVerdict(t.state, ostrogothi)).toBe('UR-6.2-aj')
    t.kill('attila', 'natural')
    expect([allyOf(t.state, ostrogothi), allyOf(t.state, t.people('gepidae'))]).toEqual([-1, -1])
    expect([statusOfPeople(t.state, ostrogothi), statusOfPeople(t.state, t.people('gepidae'))]).toEqual([1, 0])
    expect(federationVerdict(t.state, ostrogothi)).toBeNull()
    expect(allyOf(t.state, t.people('heruli'))).toBe(t.people('hunni'))
  })

  const besieged = {
    pieces: {
      'valentinien-iii': 'ravenna-box',
      'dux-galliae': 'ravenna-box',
      'scolae-w': 'ravenna-box',
      'bu-2-1': { at: 'ravenna-box', patron: 'valentinien-iii' },
      'hunni-1': 'italia-4',
      majorien: 'galliae-1',
      'domestici-pedites-w': 'italia-4',
    },
    peoples: { hunni: 'war' },
  }

  test.each(['natural', 'assassination'] as const)(
    'UR-8.2.2-g: whoever is in the box with the Augustus is lost for good with him: %s',
    (cause) => {
      const t = scene(besieged).dice(1).kill('valentinien-iii', cause)
      expect(['valentinien-iii', 'dux-galliae', 'scolae-w', 'bu-2-1'].map((id) => t.at(id))).toEqual(
        Array.from({ length: 4 }, () => 'gone'),
      )
      // The zone is not the box.
      expect([t.at('domestici-pedites-w'), t.title('augustus', 'west')]).toEqual(['italia-4', 'majorien'])
    },
  )

  test('UR-8.2.2-g: the death of anybody else in the box is his alone, be he the other Augustus', () => {
    const pieces = { ...besieged.pieces, 'dux-galliae': 'galliae-3', 'theodose-ii': 'ravenna-box', leon: 'thracia-3' }
    const t = scene({ ...besieged, pieces }).kill('theodose-ii', 'natural')
    expect([t.at('valentinien-iii'), t.at('scolae-w'), t.at('theodose-ii')]).toEqual([
      'ravenna-box',
      'ravenna-box',
      'gone',
    ])
    expect(scene(besieged).kill('dux-galliae', 'assassination').at('scolae-w')).toBe('ravenna-box')
  })

  test('UR-9.2-d: a generic leader lost aboard does not return either', () => {
    const t = scene({ pieces: { 'comes-africae': 'africa-4' } }).kill('comes-africae', 'fleet')
    expect([t.at('comes-africae'), t.reinforce().at('comes-africae')]).toEqual(['gone', 'gone'])
  })

  test('UR-8.5.1-a: several deaths at once, each told once; a king’s heir may be among them', () => {
    const t = scene({
      pieces: { genseric: 'africa-4', gunderic: 'africa-4', 'dux-vandali': 'africa-4', 'vandali-1': 'africa-4' },
      peoples: { vandali: { status: 'regnum', major: true, capital: 'africa-4', king: 'genseric' } },
    })
    t.killAll(['genseric', 'gunderic', 'dux-vandali', 'genseric'], 'battle')
    expect([t.asked, kingOf(t.state, t.people('vandali')), t.vp.roman]).toEqual([undefined, -1, 3])
  })
})
