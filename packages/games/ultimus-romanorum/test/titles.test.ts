/** Chapters 3.5.1 and 3.2.4: Augusti, Patrices and their buccellarii. */

import { describe, expect, test } from 'vitest'
import { revolt } from '../src/rules/peoples/status.ts'
import { buccellariiStrength, buccellariiVerdict, giveBuccellarii } from '../src/rules/politics/buccellarii.ts'
import { patronOf, ralliedTo } from '../src/state.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

const leaders = {
  aetius: 'galliae-1',
  ricimer: 'italia-2',
  marcien: 'thracia-1',
  'dux-galliae': 'galliae-3',
  'theodoric-i': 'viennensis-2',
  'visigothi-1': 'viennensis-2',
  attila: 'hunni-1',
  'hunni-1': 'hunni-1',
}

/** Phase D: the Roman may name Patrices. */
const phaseD = (draw: Draw = {}): Scene =>
  scene({
    phase: 'D',
    ...draw,
    pieces: { ...leaders, ...draw.pieces },
    peoples: { visigothi: { status: 'foederati', major: true }, hunni: 'war', ...draw.peoples },
  }).run({ kind: 'patrices' })

describe('3.5.1 Augusti', () => {
  test('UR-3.5.1-a UR-3.5.1-b UR-3.5.1-c: one for each half, and the next takes the place of the last', () => {
    const t = scene({ pieces: { majorien: 'galliae-1', aspar: 'thracia-1', marcien: 'thracia-1' } })
    expect([t.title('augustus', 'west'), t.title('augustus', 'east')]).toEqual(['valentinien-iii', 'theodose-ii'])
    t.dice(1).kill('valentinien-iii', 'natural')
    expect(t.told('title')).toEqual([
      { type: 'title', title: 'augustus', half: 'west', leader: null, rule: 'UR-T.leaders-e' },
      { type: 'title', title: 'augustus', half: 'west', leader: 'majorien', rule: 'UR-3.5.2-m' },
    ])
    expect([t.title('augustus', 'west'), t.title('augustus', 'east')]).toEqual(['majorien', 'theodose-ii'])
  })
})

describe('3.5.1 Patrices', () => {
  test('UR-2.D-l UR-3.5.1-f UR-3.5.1-i: the Roman may name one or more among the historical leaders of his camp', () => {
    const t = phaseD()
    expect([t.asked, t.camp]).toEqual(['patrice', 'roman'])
    expect(t.legal.sort()).toEqual(['done', 'piece aetius', 'piece marcien', 'piece ricimer', 'piece theodoric-i'])
    expect([t.why('piece attila'), t.why('piece majorien'), t.why('piece visigothi-1')]).toEqual(
      Array.from({ length: 3 }, () => 'UR-3.5.1-f'),
    )
    t.act('piece aetius').act('piece marcien')
    expect([t.title('patrice', 'west'), t.title('patrice', 'east'), t.asked]).toEqual(['aetius', 'marcien', undefined])
    expect(phaseD().act('done').asked).toBeUndefined()
  })

  test('UR-3.5.1-f: a leader who has joined a usurpation is not of his camp', () => {
    const t = phaseD({
      pieces: { aetius: { at: 'galliae-1', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    expect(t.why('piece aetius')).toBe('UR-3.5.1-f')
  })

  test('UR-3.3.1-j: a generic leader never', () => {
    expect(phaseD().why('piece dux-galliae')).toBe('UR-3.3.1-j')
  })

  test('UR-3.5.1-g UR-3.5.1-k: a historical leader of Foederati, who gets no buccellarii', () => {
    const t = phaseD().act('piece theodoric-i')
    expect(t.title('patrice', 'west')).toBe('theodoric-i')
    expect(t.look.patron.includes(t.piece('theodoric-i'))).toBe(false)
    expect(phaseD({ peoples: { visigothi: 'revolt' } }).why('piece theodoric-i')).toBe('UR-3.5.1-f')
  })

  test('UR-3.5.1-h: there must be an Augustus of the half where he stands, whatever his colour', () => {
    const t = phaseD({
      pieces: { 'valentinien-iii': 'gone', aetius: 'thracia-2' },
      west: {},
    })
    expect([t.why('piece ricimer'), t.why('piece aetius')]).toEqual(['UR-3.5.1-h', undefined])
    expect(t.act('piece aetius').title('patrice', 'east')).toBe('aetius')
    // The title counts, not where its holder stands.
    const away = phaseD({ pieces: { 'valentinien-iii': 'thracia-3' } })
    expect(away.act('piece aetius').title('patrice', 'west')).toBe('aetius')
  })

  test('UR-3.5.1-j: a Roman gets buccellarii if he has none', () => {
    const t = phaseD().act('piece aetius')
    expect([t.at('bu-4-1'), patronOf(t.state, t.piece('bu-4-1'))]).toEqual(['galliae-1', t.piece('aetius')])
    const owner = phaseD({ pieces: { 'bu-4-2': { at: 'galliae-1', patron: 'aetius' } } }).act('piece aetius')
    expect(owner.at('bu-4-1')).toBe('off')
  })

  test('UR-3.5.1-l: one for the West and one for the East', () => {
    const t = phaseD().act('piece aetius')
    expect([t.why('piece ricimer'), t.why('piece marcien')]).toEqual(['UR-3.5.1-l', undefined])
    // Nor can one man be Patrice of both.
    const both = phaseD({ west: { augustus: 'valentinien-iii', patrice: 'aetius' }, pieces: { aetius: 'thracia-2' } })
    expect(both.why('piece aetius')).toBe('UR-3.5.1-l')
  })

  test('UR-2.D-l: without anybody to name nothing is asked', () => {
    expect(scene({ phase: 'D' }).run({ kind: 'patrices' }).asked).toBeUndefined()
  })

  test('UR-3.5.1-m: a Foederati leader loses the title as soon as his people revolts', () => {
    const t = phaseD().act('piece theodoric-i').act('done')
    t.do((s, table) => revolt(s, t.people('visigothi'), 'UR-4.5.2-a', table))
    expect(t.title('patrice', 'west')).toBeUndefined()
    expect(t.told('title')).toEqual([
      { type: 'title', title: 'patrice', half: 'west', leader: null, rule: 'UR-3.5.1-m' },
    ])
  })

  test('UR-3.5.1-n: the title ends when he dies, becomes Augustus, becomes Usurper or joins one', () => {
    const draw: Draw = {
      pieces: { aetius: 'galliae-1', majorien: 'galliae-1' },
      west: { augustus: 'valentinien-iii', patrice: 'aetius' },
    }
    const patrice = (t: Scene) => t.title('patrice', 'west')
    expect(patrice(scene(draw).kill('aetius', 'plague'))).toBeUndefined()
    const heir = scene(draw).kill('valentinien-iii', 'natural')
    expect(heir.dice(1).act('piece aetius').title('augustus', 'west')).toBe('aetius')
    expect(patrice(heir)).toBeUndefined()
    expect(patrice(scene(draw).usurp('west', 'aetius'))).toBeUndefined()
    expect(patrice(scene(draw).usurp('west', 'majorien'))).toBeUndefined()
    // The Augustus himself is none.
    expect(
      scene({ ...draw, west: { augustus: 'aetius' } })
        .run({ kind: 'patrice' })
        .why('piece aetius'),
    ).toBe('UR-3.5.1-n')
  })
})

describe('3.2.4 Buccellarii', () => {
  test('UR-3.2.4-g UR-3.2.4-h UR-3.2.4-i UR-3.2.4-j: their strength by the CC of their leader', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(buccellariiStrength)).toEqual([0, 2, 2, 2, 2, 3, 3, 4, 4])
  })

  const given = (id: string): Scene => {
    const t = scene({ year: 475, pieces: { [id]: 'galliae-1' } })
    return t.do((s, table) => giveBuccellarii(s, t.piece(id), 'UR-6.1-ac', table))
  }
  const received = (t: Scene) => t.told('place').flatMap((event) => JSON.parse(JSON.stringify(event)).pieces)

  test.each([
    ['UR-3.2.4-g', 'valentinien-iii', 'bu-2-1'],
    ['UR-3.2.4-g', 'marcien', 'bu-2-1'],
    ['UR-3.2.4-h', 'marcellinus', 'bu-3-1'],
    ['UR-3.2.4-h', 'aegidius', 'bu-3-1'],
    ['UR-3.2.4-i', 'ricimer', 'bu-4-1'],
    ['UR-3.2.4-i', 'aetius', 'bu-4-1'],
  ])('%s UR-3.2.4-b: %s gets %s, stacked with him', (_, id, unit) => {
    const t = given(id)
    expect(received(t)).toEqual([unit])
    expect([t.at(unit), patronOf(t.state, t.piece(unit))]).toEqual(['galliae-1', t.piece(id)])
  })

  test('UR-3.2.4-j: a leader of CC 0 gets none', () => {
    const t = given('romulus-aug')
    expect([received(t), buccellariiVerdict(t.state, t.piece('romulus-aug'))]).toEqual([
      [],
      { ok: false, rule: 'UR-3.2.4-j' },
    ])
  })

  test('UR-3.2.4-c: only a historical Roman', () => {
    const t = scene({ pieces: leaders, peoples: { visigothi: 'foederati' } })
    for (const id of ['dux-galliae', 'theodoric-i', 'majorien']) {
      expect(buccellariiVerdict(t.state, t.piece(id))).toEqual({ ok: false, rule: 'UR-3.2.4-c' })
    }
    expect(buccellariiVerdict(t.state, t.piece('aetius')).ok).toBe(true)
  })

  test('UR-3.2.4-k: one for each leader, as long as there are counters', () => {
    const t = scene({
      pieces: {
        aetius: 'galliae-1',
        ricimer: 'galliae-2',
        majorien: 'galliae-3',
        'bu-4-1': { at: 'galliae-1', patron: 'aetius' },
      },
    })
    expect(buccellariiVerdict(t.state, t.piece('aetius'))).toEqual({ ok: false, rule: 'UR-3.2.4-k' })
    t.do((s, table) => giveBuccellarii(s, t.piece('ricimer'), 'UR-6.1-ac', table))
    expect(t.at('bu-4-2')).toBe('galliae-2')
    expect(buccellariiVerdict(t.state, t.piece('majorien'))).toEqual({ ok: false, rule: 'UR-3.2.4-k' })
    // Those that were eliminated this turn may come back to him: he gets no others, and nobody else gets them.
    const lost = scene({
      pieces: {
        aetius: 'galliae-1',
        majorien: 'galliae-3',
        'bu-4-1': { at: 'lost', patron: 'aetius', lostIn: 'galliae-1', lostFrom: 'roman' },
      },
    })
    expect(buccellariiVerdict(lost.state, lost.piece('aetius')).ok).toBe(false)
    lost.do((s, table) => giveBuccellarii(s, lost.piece('majorien'), 'UR-6.1-ac', table))
    expect([lost.at('bu-4-1'), lost.at('bu-4-2')]).toEqual(['lost', 'galliae-3'])
  })

  test('UR-3.2.4-d: they go when he goes, in either camp', () => {
    const t = scene({
      pieces: {
        aetius: { at: 'galliae-1', rallied: 'west' },
        'bu-4-1': { at: 'galliae-1', patron: 'aetius', rallied: 'west' },
      },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    }).kill('aetius', 'natural')
    expect([t.at('bu-4-1'), ralliedTo(t.state, t.piece('bu-4-1'))]).toEqual(['off', 0])
  })
})
