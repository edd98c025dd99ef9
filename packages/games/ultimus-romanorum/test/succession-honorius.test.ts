/** Chapter 3.5.2: the succession of Honorius, and the help of the East. */

import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { mayStand } from '../src/rules/movement/bounds/limits.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { romans } from './movement-play.ts'
import { balance } from './phases.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

const west = (t: Scene) => t.title('augustus', 'west')

describe('3.5.2: Honorius', () => {
  const h = (year: number, draw: Draw = {}): Scene =>
    scene({
      year,
      west: { augustus: 'honorius' },
      hands: { first: {}, second: {} },
      ...draw,
      pieces: {
        'valentinien-iii': 'off',
        honorius: 'italia-4',
        johannes: 'italia-5',
        'li-italia-1': 'italia-5',
        boniface: 'africa-4',
        marcien: 'thracia-3',
        procopius: 'asia-1',
        aspar: 'thracia-2',
        'scolae-e': 'thracia-2',
        ...draw.pieces,
      },
    })

  test('UR-3.5.2-z: before 424 he is succeeded by priority 2, T leaders or not', () => {
    const t = h(423, { pieces: { arcadius: 'italia-2' } }).kill('honorius', 'natural')
    expect([t.asked, t.legal]).toEqual(['heir', ['piece arcadius', 'piece johannes', 'piece boniface']])
    t.dice(3).act('piece johannes')
    expect([west(t), t.rolls, t.at('valentinien-iii')]).toEqual(['johannes', ['approval'], 'off'])
  })

  test('UR-3.5.2-aa UR-3.5.2-ab: from 424 Valentinien is Augustus at Constantinopolis and the Barbarian designates a Usurper', () => {
    const t = h(424).kill('honorius', 'natural')
    expect([west(t), t.at('valentinien-iii')]).toEqual(['valentinien-iii', 'thracia-3'])
    expect([t.asked, t.camp, t.legal]).toEqual(['designation', 'barbarian', ['piece johannes', 'piece boniface']])
    expect([t.why('piece marcien'), t.why('piece valentinien-iii')]).toEqual(['UR-6.2-a', 'UR-6.2-a'])
    t.act('piece johannes')
    expect([t.title('usurper', 'west'), t.campOf('johannes', 'li-italia-1')]).toEqual([
      'johannes',
      ['barbarian', 'barbarian'],
    ])
    // No validation is rolled; 3.6.3 is applied.
    expect([t.rolls, t.asked]).toEqual([[], 'usurpation-diocese'])
  })

  test('UR-3.5.2-ac: the Roman receives an Augusta Occidentalis, if there is one in the bowl', () => {
    const kind = stratagem('augusta-occidentalis')
    const t = h(424).kill('honorius', 'natural')
    expect([t.look.hands[0][kind], t.look.bowl[kind]]).toEqual([1, 0])
    expect(t.told('hand')).toEqual([{ type: 'hand', seat: 'first', change: 1, rule: 'UR-3.5.2-ac' }])
    const held = h(424, { hands: { first: {}, second: { 'augusta-occidentalis': 1 } } }).kill('honorius', 'natural')
    expect(held.look.hands[0][kind]).toBe(0)
  })

  test('UR-3.5.2-ad UR-3.5.2-aj: the Roman chooses the escort among the historical leaders of the East but the Augusti', () => {
    const t = h(424).kill('honorius', 'natural').act('piece johannes').dice(9).act('diocese pannoniae')
    expect([t.asked, t.camp, t.legal]).toEqual(['escort', 'roman', ['piece procopius', 'piece marcien', 'piece aspar']])
    for (const id of ['theodose-ii', 'valentinien-iii', 'boniface']) expect(t.why(`piece ${id}`)).toBe('UR-3.5.2-aj')
    t.act('piece aspar')
    expect([t.state.escort, t.asked]).toEqual([t.piece('aspar'), undefined])
    expect(t.told('escort')).toEqual([{ type: 'escort', leader: 'aspar' }])
  })

  test('UR-T.palatini-d UR-3.5.2-af: Placidi Felices come with him', () => {
    expect(h(424).kill('honorius', 'natural').at('placidi-felices')).toBe('thracia-3')
  })

  test('UR-T.palatini-e: and never otherwise', () => {
    const early = h(423).kill('honorius', 'natural').dice(1).act('piece johannes')
    expect(early.at('placidi-felices')).toBe('off')
    early.state.year = 424
    expect(early.run({ kind: 'entries', camp: 0 }).at('valentinien-iii')).toBe('thracia-3')
    expect([early.reinforce().at('placidi-felices'), west(early)]).toEqual(['off', 'johannes'])
  })

  test('UR-T.palatini-f: afterwards their place is Ravenna', () => {
    const { board } = h(424).state
    expect(board.placeIds[board.unit[board.pieceOf.get('placidi-felices') ?? NOBODY].base]).toBe('italia-4')
  })

  test('UR-3.5.2-ag UR-3.5.2-ah: when the civil war is over the escort and his palatini go home, Placidi Felices do not', () => {
    const draw: Draw = {
      escort: 'aspar',
      west: { augustus: 'valentinien-iii', usurper: 'johannes' },
      pieces: {
        aspar: 'italia-4',
        honorius: 'gone',
        'valentinien-iii': 'italia-4',
        'scolae-e': 'italia-4',
        'placidi-felices': 'italia-4',
        isauri: 'italia-3',
        'li-italia-2': 'italia-4',
        'bu-3-1': { at: 'italia-4', patron: 'aspar' },
        johannes: { at: 'italia-5', rallied: 'west' },
      },
    }
    const t = h(425, draw)
    expect(t.escortHome().at('aspar')).toBe('italia-4')
    t.kill('johannes', 'battle').escortHome()
    const where = ['aspar', 'scolae-e', 'bu-3-1', 'placidi-felices', 'isauri', 'li-italia-2', 'valentinien-iii']
    expect(where.map((id) => t.at(id))).toEqual([
      'thracia-3',
      'thracia-3',
      'thracia-3',
      'italia-4',
      'italia-3',
      'italia-4',
      'italia-4',
    ])
    expect(t.state.escort).toBe(-1)
    const moved = t.told('move')
    expect(moved).toEqual([
      { type: 'move', pieces: ['aspar', 'scolae-e', 'bu-3-1'], from: 'italia-4', to: 'thracia-3', how: 'home' },
    ])
    // Who is at home already stays, and no journey is told.
    const home = h(425, { ...draw, pieces: { ...draw.pieces, aspar: 'thracia-3', 'bu-3-1': 'off' } })
    home.kill('johannes', 'battle').escortHome()
    expect([home.at('aspar'), home.told('move'), home.state.escort]).toEqual(['thracia-3', [], -1])
    // Whatever the outcome.
    const lost = h(425, draw).kill('valentinien-iii', 'assassination').exchange().escortHome()
    expect([west(lost), lost.at('aspar'), lost.campOf('aspar')]).toEqual(['johannes', 'thracia-3', ['roman']])
  })

  test('UR-3.5.2-ag: in phase F of the turn in which the civil war ends, and not before', () => {
    const pieces = {
      aspar: 'italia-4',
      'scolae-e': 'italia-4',
      'felices-theodosiani': { at: 'italia-4', rallied: 'west' },
    }
    const draw = { year: 430, escort: 'aspar', pieces: { ...pieces, johannes: { at: 'italia-2', rallied: 'west' } } }
    const on = balance({ ...draw, west: { augustus: 'valentinien-iii', usurper: 'johannes' } })
    expect([on.at('aspar'), on.state.escort]).toEqual(['italia-4', on.piece('aspar')])
    const over = { ...draw, pieces: { ...pieces, johannes: 'gone' } }
    expect(romans(over).at('aspar')).toBe('italia-4')
    const t = balance(over)
    expect([t.at('aspar'), t.at('scolae-e'), t.state.escort]).toEqual(['thracia-3', 'thracia-3', NOBODY])
    // What another usurpation holds beside him is not with him.
    const east = { augustus: 'theodose-ii', usurper: 'marcien' }
    const rebel = { ...over.pieces, marcien: { at: 'asia-1', rallied: 'east' } }
    const torn = balance({
      ...over,
      east,
      pieces: { ...rebel, 'felices-theodosiani': { at: 'italia-4', rallied: 'east' } },
    })
    expect([torn.at('aspar'), torn.at('felices-theodosiani')]).toEqual(['thracia-3', 'italia-4'])
  })

  test('UR-3.5.2-ai: only if he was Augustus and did not fall to a Usurper', () => {
    const plain = h(424, { west: { augustus: 'constance' }, pieces: { constance: 'italia-4' } }).kill(
      'honorius',
      'natural',
    )
    expect([plain.asked, west(plain), plain.at('valentinien-iii')]).toEqual([undefined, 'constance', 'off'])
    const fallen = h(424, {
      west: { augustus: 'honorius', usurper: 'johannes' },
      pieces: { johannes: { at: 'italia-5', rallied: 'west' } },
    }).kill('honorius', 'assassination')
    expect([fallen.asked, fallen.at('valentinien-iii')]).toEqual([undefined, 'off'])
  })

  test('UR-3.5.2-aa UR-3.6.5-a: with a usurpation in the West already nobody is designated, but the escort is', () => {
    const t = h(424, {
      west: { augustus: 'honorius', usurper: 'johannes' },
      pieces: { johannes: { at: 'italia-5', rallied: 'west' } },
    }).kill('honorius', 'natural')
    expect([west(t), t.title('usurper', 'west'), t.asked]).toEqual(['valentinien-iii', 'johannes', 'escort'])
  })

  test('UR-3.5.2-ad: without anybody in the West to rise there is no Usurper, and nobody is sent against him', () => {
    const t = h(424, { pieces: { johannes: 'gone', boniface: 'gone' } }).kill('honorius', 'natural')
    expect([west(t), t.title('usurper', 'west'), t.asked, t.state.escort]).toEqual([
      'valentinien-iii',
      undefined,
      undefined,
      -1,
    ])
  })

  test('UR-3.5.2-ad UR-3.5.2-ag: an escort who dies, rises himself or joins another is one no more', () => {
    const draw: Draw = {
      escort: 'aspar',
      west: { augustus: 'valentinien-iii', usurper: 'johannes' },
      pieces: { honorius: 'gone', 'valentinien-iii': 'thracia-3', johannes: { at: 'italia-5', rallied: 'west' } },
    }
    expect(h(425, draw).kill('aspar', 'plague').state.escort).toBe(-1)
    const joined = h(425, { ...draw, pieces: { ...draw.pieces, marcien: 'thracia-2', procopius: 'gone' } })
    joined.usurp('east', 'marcien')
    expect([joined.campOf('aspar'), joined.state.escort]).toEqual([['barbarian'], -1])
  })

  test('UR-3.5.2-aa UR-6.2-d: a barbarian needs somebody to be Augustus in his place', () => {
    const t = h(424, {
      pieces: {
        johannes: 'gone',
        boniface: 'gone',
        sarus: 'italia-2',
        procopius: 'africa-1',
        'sidoine-ap': 'africa-2',
      },
    })
    t.kill('honorius', 'natural')
    expect(t.legal).toEqual(['piece sarus', 'piece procopius', 'piece sidoine-ap'])
    t.act('piece sarus')
    expect([t.asked, t.camp, t.legal]).toEqual([
      'designation-puppet',
      'barbarian',
      ['piece procopius', 'piece sidoine-ap'],
    ])
    expect(t.why('piece sarus')).toBe('UR-6.2-f')
    t.act('piece procopius')
    expect([t.title('usurper', 'west'), t.title('puppet', 'west')]).toEqual(['sarus', 'procopius'])
  })

  test('UR-6.2-d UR-6.2-f: the only one who can be that is named without a question', () => {
    const t = h(424, { pieces: { johannes: 'gone', boniface: 'gone', sarus: 'italia-2', procopius: 'africa-1' } })
    t.kill('honorius', 'natural')
    expect(t.legal).toEqual(['piece sarus', 'piece procopius'])
    t.act('piece sarus')
    expect(t.asked).not.toBe('designation-puppet')
    expect([t.title('usurper', 'west'), t.title('puppet', 'west')]).toEqual(['sarus', 'procopius'])
  })
})

describe('3.5.2 and 3.2.3: palatini of the East in the West', () => {
  const march = (draw: Draw) =>
    scene({ ...draw, pieces: { marcien: 'moesiae-1', 'scolae-e': 'moesiae-1', ...draw.pieces } })

  test('UR-3.5.2-s: an Augustus Occidentalis from the East may take them there', () => {
    const to = (t: Scene) =>
      mayStand(t.state, t.piece('scolae-e'), t.state.board.zoneOf.get('pannoniae-3') ?? NOBODY, [t.piece('marcien')])
    expect(to(march({ west: { augustus: 'marcien' } })).ok).toBe(true)
    expect(to(march({})).ok).toBe(false)
  })

  test('UR-3.5.2-ae UR-3.5.2-af: and so may the escort, though no Patrice', () => {
    const t = march({ escort: 'marcien', pieces: { 'placidi-felices': 'moesiae-1' } })
    const zone = t.state.board.zoneOf.get('pannoniae-3') ?? NOBODY
    for (const unit of ['scolae-e', 'placidi-felices']) {
      expect(mayStand(t.state, t.piece(unit), zone, [t.piece('marcien')]).ok).toBe(true)
    }
  })
})
