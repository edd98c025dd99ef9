/** Chapters 3.6.1 to 3.6.3: how a usurpation begins and grows. */

import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { hasCivilWarMarker, shownFace } from '../src/rules/politics/faces.ts'
import { isCivilWar, put, ralliedTo, usurperOf } from '../src/state.ts'
import { history } from './combat-play.ts'
import { barbarians } from './movement-play.ts'
import { year } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'
import { type Scene, scene, usurperBan } from './politics-play.ts'

const marked = (t: Scene, ...ids: readonly string[]) => ids.map((id) => hasCivilWarMarker(t.state, t.piece(id)))

describe('3.6.1 and 3.6.2: who can usurp', () => {
  const t = scene({
    pieces: {
      aetius: 'galliae-1',
      ricimer: 'italia-4',
      marcien: 'thracia-2',
      aspar: 'asia-1',
      leon: 'ostrogothi',
      'dux-galliae': 'galliae-3',
      'theodoric-i': 'viennensis-2',
      'visigothi-1': 'viennensis-2',
      avitus: 'ravenna-box',
      majorien: { at: 'asia-2', rallied: 'east' },
    },
    peoples: { visigothi: 'foederati' },
  })
  const why = (half: 'west' | 'east', id: string) => usurperBan(t, half, id)

  test('UR-3.6.1-a UR-3.3.1-l: a historical Roman leader of the Roman, never a generic one', () => {
    expect(why('west', 'aetius')).toBeUndefined()
    expect(why('west', 'dux-galliae')).toBe('UR-3.3.1-l')
    expect(why('west', 'theodoric-i')).toBe('UR-3.6.1-a')
    expect(why('east', 'majorien')).toBe('UR-6.2-a')
  })

  test('UR-3.6.2-b: in a zone without an Augustus', () => {
    expect(why('west', 'ricimer')).toBe('UR-3.6.2-b')
    expect(why('west', 'avitus')).toBe('UR-3.6.2-b')
  })

  test('UR-3.6.2-e: in the half where he stands', () => {
    expect([why('east', 'marcien'), why('west', 'marcien'), why('east', 'aetius')]).toEqual([
      undefined,
      'UR-6.2-a',
      'UR-6.2-a',
    ])
    expect(why('east', 'leon')).toBe('UR-6.2-a')
  })

  test('UR-3.6.2-d UR-3.6.3-c: he shows his back and has the marker; so do Romans who join him, without the marker', () => {
    const u = scene({ pieces: { aetius: 'galliae-1', majorien: 'galliae-1' } }).usurp('west', 'aetius')
    expect([u.title('usurper', 'west'), shownFace(u.state, u.piece('aetius'))]).toEqual(['aetius', 'usurper'])
    expect(shownFace(u.state, u.piece('majorien'))).toBe('back')
    expect(u.told('title')).toContainEqual({
      type: 'title',
      title: 'usurper',
      half: 'west',
      leader: 'aetius',
      rule: 'UR-3.6.2-d',
    })
  })

  test('UR-3.6.5-a UR-3.6.5-b UR-3.6.5-c UR-3.6.1-b: one in each half at most', () => {
    const u = scene({ pieces: { aetius: 'galliae-1', majorien: 'galliae-2', marcien: 'asia-1' } })
      .dice(1)
      .usurp('west', 'aetius')
    expect(u.campOf('majorien')).toEqual(['roman'])
    expect([usurperBan(u, 'west', 'majorien'), usurperBan(u, 'east', 'marcien')]).toEqual(['UR-3.6.5-a', undefined])
  })
})

describe('3.6.2: validation by stratagem', () => {
  const attempt = (face: number) =>
    position({
      phase: 'C',
      pieces: { avitus: 'galliae-1', 'li-galliae-1': 'galliae-1', majorien: 'africa-4' },
      hands: { first: {}, second: { 'western-usurpation': 1, papa: 1 } },
      stack: [
        { kind: 'year', step: 'second-geostrategy' },
        { kind: 'geostrategy', camp: 'barbarian' },
      ],
    })
      .dice(face)
      .act('play western-usurpation', 'piece avitus')

  test('UR-3.6.2-a UR-3.6.2-c UR-3.6.3-a: a stratagem and its roll; then steps A, B and C at once', () => {
    const t = attempt(3)
    expect([usurperOf(t.state, 0), t.asked]).toEqual([t.piece('avitus'), 'usurpation-diocese'])
    expect([t.camp('avitus'), t.camp('li-galliae-1')]).toEqual(['barbarian', 'barbarian'])
  })

  test('UR-3.6.2-f: if it is not validated he stays with the Roman, at no cost', () => {
    const t = attempt(4)
    expect([usurperOf(t.state, 0), t.camp('avitus'), t.asked]).toEqual([-1, 'roman', 'geostrategy'])
    expect(t.vp).toEqual({ roman: 0, barbarian: 0 })
  })
})

describe('3.6.3 step A', () => {
  const draw: Draw = {
    pieces: {
      aetius: 'galliae-1',
      'bu-4-1': { at: 'galliae-1', patron: 'aetius' },
      'dux-galliae': 'galliae-1',
      'co-galliae-1': 'galliae-1',
      clodion: 'galliae-1',
      'franci-salii-1': 'galliae-1',
      'franci-salii-2': 'galliae-5',
      'li-galliae-1': 'galliae-2',
      'armenia-1': 'galliae-1',
    },
    peoples: { 'franci-salii': { status: 'foederati', major: true }, armenia: 'client' },
    west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  }

  test('UR-3.6.3-b UR-3.7.2-a UR-3.7.2-c UR-3.7.2-d: all who are in his zone join without a roll, Foederati included', () => {
    const t = scene(draw).usurp('west', 'aetius')
    const joined = ['aetius', 'bu-4-1', 'dux-galliae', 'co-galliae-1', 'clodion', 'franci-salii-1']
    expect(t.campOf(...joined)).toEqual(joined.map(() => 'barbarian'))
    expect(t.campOf('franci-salii-2', 'li-galliae-1', 'armenia-1')).toEqual(['roman', 'roman', 'roman'])
    expect([t.rolls, t.told('rally')]).toEqual([
      [],
      [
        {
          type: 'rally',
          pieces: ['aetius', 'dux-galliae', 'clodion', 'co-galliae-1', 'bu-4-1', 'franci-salii-1'],
          half: 'west',
          rule: 'UR-3.6.3-b',
        },
      ],
    ])
  })

  test('UR-3.6.3-d UR-3.6.3-e UR-3.6.3-f: the Civil War marker: Foederati leaders, and units left without a leader', () => {
    const t = scene(draw).usurp('west', 'aetius')
    expect(marked(t, 'clodion', 'aetius', 'co-galliae-1', 'franci-salii-1')).toEqual([true, false, false, false])
    const elsewhere = t.state.board.zoneOf.get('galliae-6') ?? NOBODY
    for (const id of ['co-galliae-1', 'franci-salii-1']) put(t.state, t.piece(id), elsewhere)
    expect(marked(t, 'co-galliae-1', 'franci-salii-1', 'franci-salii-2')).toEqual([true, true, false])
  })

  test('UR-3.6.3-r: with an Augustus in his zone he is followed by nobody', () => {
    const t = scene({
      pieces: {
        aetius: 'thracia-3',
        'bu-4-1': { at: 'thracia-3', patron: 'aetius' },
        marcien: 'thracia-3',
        'scolae-e': 'thracia-3',
      },
    })
    t.usurp('east', 'aetius')
    expect(t.campOf('aetius', 'bu-4-1', 'marcien', 'scolae-e', 'theodose-ii')).toEqual([
      'barbarian',
      'barbarian',
      'roman',
      'roman',
      'roman',
    ])
  })
})

describe('3.6.3 step B', () => {
  const draw: Draw = {
    pieces: {
      aetius: 'galliae-1',
      avitus: 'galliae-2',
      'dux-galliae': 'galliae-2',
      'li-galliae-1': 'galliae-2',
      'franci-salii-1': 'galliae-2',
      'li-galliae-2': 'galliae-3',
      majorien: 'viennensis-1',
    },
    peoples: { 'franci-salii': 'foederati' },
  }

  test('UR-3.6.3-g UR-3.6.3-h UR-3.6.3-p: each zone of his diocese with a leader: a roll up to his CP or more, and all follow him', () => {
    const t = scene(draw).dice(3).usurp('west', 'aetius')
    expect(t.campOf('avitus', 'dux-galliae', 'li-galliae-1', 'franci-salii-1')).toEqual(
      Array.from({ length: 4 }, () => 'barbarian'),
    )
    // No leader, no test; and other dioceses are for step C.
    expect(t.campOf('li-galliae-2', 'majorien')).toEqual(['roman', 'roman'])
    expect(t.rolls).toEqual(['loyalty'])
  })

  test('UR-3.6.3-i UR-3.6.3-q: less, and he stays loyal with all of them', () => {
    const t = scene(draw).dice(2).usurp('west', 'aetius')
    expect(t.campOf('avitus', 'dux-galliae', 'li-galliae-1', 'franci-salii-1')).toEqual(
      Array.from({ length: 4 }, () => 'roman'),
    )
    expect(t.told('refused')).toEqual([{ type: 'refused', what: 'avitus', rule: 'UR-3.6.3-i' }])
  })

  test('UR-3.6.3-g: a Foederati leader is tested too', () => {
    const t = scene({
      pieces: { aetius: 'galliae-1', clodion: 'galliae-5', 'franci-salii-1': 'galliae-5' },
      peoples: { 'franci-salii': 'foederati' },
    })
    t.dice(3).usurp('west', 'aetius')
    expect(t.campOf('clodion', 'franci-salii-1')).toEqual(['barbarian', 'barbarian'])
  })

  test('UR-3.6.3-n: of several in a zone the one with the highest CP is tested', () => {
    const t = scene({ pieces: { aetius: 'galliae-1', avitus: 'galliae-2', majorien: 'galliae-2' } })
    t.dice(4).usurp('west', 'aetius')
    expect([t.campOf('avitus', 'majorien'), t.rolls]).toEqual([['roman', 'roman'], ['loyalty']])
  })

  test('UR-3.6.3-o: equals draw lots', () => {
    const draw: Draw = { pieces: { aetius: 'galliae-1', avitus: 'galliae-2', aegidius: 'galliae-2' } }
    const tested = (lot: number) => {
      const t = scene(draw).dice(lot, 6).usurp('west', 'aetius')
      return JSON.parse(JSON.stringify(t.told('roll')[1])).purpose.leader
    }
    expect([tested(1), tested(2)]).toEqual(['avitus', 'aegidius'])
  })

  test('UR-3.6.3-r: a zone with an Augustus is not tested', () => {
    const t = scene({ pieces: { aetius: 'italia-1', 'dux-galliae': 'italia-4', 'scolae-w': 'italia-4' } }).usurp(
      'west',
      'aetius',
    )
    expect([t.campOf('dux-galliae', 'scolae-w'), t.rolls]).toEqual([['roman', 'roman'], []])
  })
})

describe('3.6.3 step C', () => {
  const draw: Draw = {
    pieces: { aetius: 'galliae-1', majorien: 'viennensis-1', 'li-viennensis-1': 'viennensis-1', avitus: 'italia-1' },
  }

  test('UR-3.6.3-j: one diocese of his half beside his own', () => {
    const t = scene(draw).usurp('west', 'aetius')
    expect([t.asked, t.camp]).toEqual(['usurpation-diocese', 'barbarian'])
    expect(t.legal.sort()).toEqual(['diocese britanniae', 'diocese italia', 'diocese viennensis'])
    expect([t.why('diocese hispaniae'), t.why('diocese galliae')]).toEqual(['UR-3.6.3-j', 'UR-3.6.3-j'])
    // Pannoniae borders on Moesiae, which is of the East.
    const p = scene({ pieces: { aetius: 'pannoniae-3' } })
      .dice(9)
      .usurp('west', 'aetius')
    expect([p.rolls, p.asked]).toEqual([['spread'], undefined])
  })

  test('UR-3.6.3-k UR-3.6.3-x1: a strait does not separate: from Britanniae to Galliae', () => {
    const t = scene({ pieces: { constantin: 'britanniae-2', jovin: 'galliae-1' } })
      .dice(3, 3)
      .usurp('west', 'constantin')
    const diocese = (zone: string) => zone.replace(/-\d+$/, '')
    const links = t.state.board.file.links.filter(({ a, b }) =>
      ['britanniae galliae', 'galliae britanniae'].includes(`${diocese(a)} ${diocese(b)}`),
    )
    expect(links.map(({ strait }) => strait > 0)).toEqual([true, true])
    // Galliae is the only choice: 3 is below his CP of 4, and a 3 wins Jovin over.
    expect(t.rolls).toEqual(['spread', 'loyalty'])
    expect([t.told('roll')[0], t.campOf('jovin')]).toEqual([
      { type: 'roll', die: 'd10', face: 3, purpose: { for: 'spread', diocese: 'galliae', below: 4 } },
      ['barbarian'],
    ])
  })

  test('UR-3.6.3-l: 1d10 strictly below his CP, and step B is done there', () => {
    const t = scene(draw).usurp('west', 'aetius').dice(4, 5).act('diocese viennensis')
    expect([t.rolls, t.campOf('majorien', 'li-viennensis-1')]).toEqual([
      ['spread', 'loyalty'],
      ['barbarian', 'barbarian'],
    ])
    const not = scene(draw).usurp('west', 'aetius').dice(5).act('diocese viennensis')
    expect([not.rolls, not.campOf('majorien')]).toEqual([['spread'], ['roman']])
  })

  test('UR-3.6.3-m: once only, at the start', () => {
    const t = scene(draw).usurp('west', 'aetius').dice(5).act('diocese viennensis')
    expect(t.asked).toBeUndefined()
    expect(isCivilWar(t.state, 0)).toBe(true)
  })

  test('UR-3.6.3-m: neither where he marches nor in the next year is anybody tested', () => {
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    const pieces = {
      aetius: { at: 'galliae-5', rallied: 'west' as const },
      'co-galliae-1': { at: 'galliae-5', rallied: 'west' as const },
      majorien: 'viennensis-3',
      'li-viennensis-1': 'viennensis-3',
      avitus: 'galliae-6',
    }
    const tests = (t: Play) =>
      history(t, 'roll').filter(({ purpose }) => /loyalty|spread/.test(JSON.stringify(purpose)))
    const march = barbarians({ west, pieces }).act('piece aetius', 'all', 'to viennensis-1', 'done', 'done')
    expect([march.at('aetius'), tests(march)]).toEqual(['viennensis-1', []])
    const next = year({ west, pieces }, 'stratagems', 0, 0, 6, 6, 3)
    while (next.asked !== undefined && next.state.phase !== 'D') next.act('done')
    expect([next.state.phase, tests(next), next.camp('avitus')]).toEqual(['D', [], 'roman'])
  })

  test('UR-3.6.5-d: a second Usurper does all of it for himself', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, marcien: 'asia-1', cyrus: 'asia-2', aetius: { at: 'galliae-1', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    t.dice(3).usurp('east', 'marcien')
    expect([ralliedTo(t.state, t.piece('cyrus')), ralliedTo(t.state, t.piece('aetius')), t.asked]).toEqual([
      2,
      1,
      'usurpation-diocese',
    ])
  })
})
