/** Chapter 5: the exchange of camps. */
import { describe, expect, test } from 'vitest'
import { hasCivilWarMarker, shownFace } from '../src/rules/politics/faces.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

const west = (at: string) => ({ at, rallied: 'west' as const })
const east = (at: string) => ({ at, rallied: 'east' as const })

/** Aetius has won the West; Leon fights on in the East. */
const draw: Draw = {
  west: { augustus: 'valentinien-iii', usurper: 'aetius' },
  east: { augustus: 'theodose-ii', usurper: 'leon', patrice: 'marcien' },
  pieces: {
    aetius: west('galliae-1'),
    'bu-4-1': { ...west('galliae-1'), patron: 'aetius' },
    majorien: west('galliae-2'),
    'co-galliae-1': west('galliae-2'),
    clodion: west('galliae-5'),
    'franci-salii-1': west('galliae-5'),
    'li-galliae-1': west('galliae-3'),
    'franci-salii-2': west('galliae-6'),
    avitus: 'italia-2',
    'co-italia-1': 'italia-2',
    'li-italia-1': 'italia-1',
    leon: east('asia-1'),
    'co-asia-1': east('asia-1'),
    cyrus: east('asia-2'),
    'li-asia-1': east('asia-3'),
    'theodoric-i': east('asia-4'),
    'visigothi-1': east('asia-4'),
    'visigothi-2': east('pontica-1'),
    marcien: 'thracia-3',
    'hunni-1': 'hunni-1',
    'saxones-1': 'britanniae-1',
    'ghassanides-1': 'oriens-5',
    'armenia-1': 'armenia',
  },
  peoples: {
    'franci-salii': 'foederati',
    visigothi: 'foederati',
    hunni: 'peace',
    saxones: 'war',
    ghassanides: 'foederati',
    armenia: 'client',
  },
  vp: [32, 24],
}

const won = (more: Draw = {}): Scene =>
  scene({ ...draw, ...more, pieces: { ...draw.pieces, ...more.pieces } })
    .kill('valentinien-iii', 'assassination')
    .exchange()

describe('5 Exchange of roles', () => {
  test('UR-5-a: only after a success', () => {
    const t = scene(draw).exchange()
    expect([t.state.romanSeat, t.vp]).toEqual([0, { roman: 32, barbarian: 24 }])
  })

  test('UR-5-b UR-3.5.2-b: the players change roles', () => {
    const t = won()
    expect([t.state.romanSeat, t.told('exchange')]).toEqual([1, [{ type: 'exchange', half: 'west', roman: 'second' }]])
  })

  test('UR-5-c UR-3.5.2-a: the Usurper is Augustus of that half, on his front', () => {
    const t = won()
    expect([t.title('augustus', 'west'), t.title('usurper', 'west')]).toEqual(['aetius', undefined])
    expect([shownFace(t.state, t.piece('aetius')), t.campOf('aetius', 'bu-4-1')]).toEqual(['front', ['roman', 'roman']])
  })

  test('UR-5-d UR-5-e UR-5-h UR-5-n: leaders of his usurpation, their units and those with a marker are the new Roman’s', () => {
    const t = won()
    const his = ['majorien', 'co-galliae-1', 'clodion', 'franci-salii-1', 'li-galliae-1', 'franci-salii-2']
    expect(t.campOf(...his)).toEqual(his.map(() => 'roman'))
    expect(his.map((id) => hasCivilWarMarker(t.state, t.piece(id)))).toEqual(his.map(() => false))
    expect(shownFace(t.state, t.piece('majorien'))).toBe('front')
  })

  test('UR-5-f UR-5-m: the leaders and units of the former Roman too, with or without a leader', () => {
    const t = won()
    expect(t.campOf('avitus', 'co-italia-1', 'li-italia-1', 'marcien')).toEqual(['roman', 'roman', 'roman', 'roman'])
    expect(t.title('patrice', 'east')).toBe('marcien')
  })

  test('UR-5-g UR-5-i: the usurpation of the other half belongs to the new Barbarian and keeps faces and markers', () => {
    const t = won()
    const theirs = ['leon', 'co-asia-1', 'cyrus', 'li-asia-1', 'theodoric-i', 'visigothi-1', 'visigothi-2']
    expect(t.campOf(...theirs)).toEqual(theirs.map(() => 'barbarian'))
    expect([t.title('usurper', 'east'), shownFace(t.state, t.piece('cyrus'))]).toEqual(['leon', 'back'])
    const marked = theirs.filter((id) => hasCivilWarMarker(t.state, t.piece(id)))
    expect(marked).toEqual(['li-asia-1', 'theodoric-i', 'visigothi-2'])
  })

  test('UR-5-j: other peoples go by their status', () => {
    expect(won().campOf('hunni-1', 'saxones-1', 'ghassanides-1', 'armenia-1')).toEqual([
      'barbarian',
      'barbarian',
      'roman',
      'roman',
    ])
  })

  test('UR-5-k UR-5-x1: the points of the camps are exchanged', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, 'valentinien-iii': 'gone' },
      west: { usurper: 'aetius', won: true },
    })
    expect(t.exchange().vp).toEqual({ roman: 24, barbarian: 32 })
  })

  test('UR-5-l: each player keeps his hand', () => {
    const t = won({ hands: { first: { papa: 1 }, second: { rex: 1, fleet: 1 } } })
    expect(t.look.hands[0][stratagem('papa')]).toBe(1)
    expect([t.look.hands[1][stratagem('rex')], t.look.hands[1][stratagem('fleet')]]).toEqual([1, 1])
  })

  test('UR-5-l: what was kept through the last phase F may now be of no use to its owner', () => {
    const t = won({ hands: { first: { papa: 1 }, second: { rex: 1, fleet: 1 } }, fresh: [0, 1] })
    expect(t.look.fresh).toEqual([1, 2])
  })
})

describe('5 and 6.2: a barbarian Usurper', () => {
  const barbarian = (pieces: Draw['pieces'] = {}, puppet: string | undefined = 'olybrius'): Scene =>
    scene({
      year: 460,
      west: { augustus: 'majorien', usurper: 'ricimer', ...(puppet === undefined ? {} : { puppet }) },
      east: { augustus: 'leon', patrice: 'aspar' },
      pieces: {
        'valentinien-iii': 'gone',
        'theodose-ii': 'gone',
        majorien: 'italia-2',
        leon: 'thracia-3',
        aspar: 'thracia-3',
        ricimer: west('italia-4'),
        olybrius: 'italia-5',
        'libius-severus': west('italia-4'),
        paul: 'galliae-6',
        ...pieces,
      },
    }).kill('majorien', 'assassination')

  test('UR-6.2-d UR-6.2-f UR-5-c: the one he named is Augustus in his place; he himself is the new Roman’s', () => {
    const t = barbarian().exchange()
    expect([t.title('augustus', 'west'), t.campOf('ricimer', 'olybrius'), t.asked]).toEqual([
      'olybrius',
      ['roman', 'roman'],
      undefined,
    ])
    const own = barbarian({}, 'libius-severus').exchange()
    expect([own.title('augustus', 'west'), own.campOf('libius-severus')]).toEqual(['libius-severus', ['roman']])
  })

  test('UR-6.2-d: if he is dead by then, another is named', () => {
    const t = barbarian().kill('olybrius', 'plague').exchange()
    expect([t.asked, t.camp, t.legal]).toEqual(['puppet', 'roman', ['piece paul', 'piece libius-severus']])
    expect([t.why('piece ricimer'), t.why('piece aspar')]).toEqual(['UR-6.2-f', 'UR-6.2-f'])
    expect(t.act('piece paul').title('augustus', 'west')).toBe('paul')
  })

  test('UR-6.2-d UR-3.5.2-h: with nobody fit to be named the throne is filled by the priorities', () => {
    const t = barbarian(
      { olybrius: 'gone', 'libius-severus': 'gone', paul: 'gone', marcien: 'thracia-2' },
      undefined,
    ).exchange()
    expect([t.title('augustus', 'west'), t.state.romanSeat]).toEqual(['marcien', 1])
  })
})
