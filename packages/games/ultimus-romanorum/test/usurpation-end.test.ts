/** Chapters 3.6.4 to 3.6.6: how a usurpation ends, two at a time, and the flight of an Augustus. */

import { describe, expect, test } from 'vitest'
import { NOBODY, WEST } from '../src/board.ts'
import { mayStand } from '../src/rules/movement/bounds/limits.ts'
import { mayCommand } from '../src/rules/movement/march/command.ts'
import { augustusOf, ralliedTo, whereIs } from '../src/state.ts'
import { type StratagemId, stratagemIds } from '../src/stratagem-kinds.ts'
import { balance } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'
import { begin, type Scene, scene } from './politics-play.ts'

const rallied = (at: string) => ({ at, rallied: 'west' as const })

/** Aetius has Ravenna and Roma; Valentinien is at Mediolanum. */
const capitals: Draw = {
  west: { augustus: 'valentinien-iii', usurper: 'aetius' },
  pieces: {
    'valentinien-iii': 'italia-2',
    aetius: rallied('italia-4'),
    'co-italia-1': rallied('italia-4'),
    'dux-galliae': rallied('italia-5'),
    'co-italia-2': rallied('italia-5'),
  },
}
const without = (id: string, entry: string | { at: string; rallied: 'west' } = 'off'): Draw => ({
  ...capitals,
  pieces: { ...capitals.pieces, [id]: entry },
})
const succeeds = (t: Scene) => t.exchange().title('usurper', 'west') === undefined

describe('3.6.4: success by holding the capitals', () => {
  test('UR-3.6.4-a UR-3.6.4-g: in the West both Ravenna and Roma', () => {
    const t = scene(capitals).exchange()
    expect([t.title('augustus', 'west'), t.title('usurper', 'west'), t.state.romanSeat]).toEqual([
      'aetius',
      undefined,
      1,
    ])
    expect(succeeds(scene(without('co-italia-2', rallied('italia-6'))))).toBe(false)
    expect(succeeds(scene(without('co-italia-1', rallied('italia-3'))))).toBe(false)
  })

  test('UR-3.6.4-b: in the East Constantinopolis', () => {
    const draw: Draw = {
      east: { augustus: 'theodose-ii', usurper: 'leon' },
      pieces: {
        'theodose-ii': 'asia-1',
        leon: { at: 'thracia-3', rallied: 'east' },
        isauri: { at: 'thracia-3', rallied: 'east' },
      },
    }
    expect(scene(draw).exchange().title('augustus', 'east')).toBe('leon')
    const away = { ...draw, pieces: { ...draw.pieces, leon: { at: 'thracia-2', rallied: 'east' as const } } }
    expect(scene(away).exchange().title('augustus', 'east')).toBe('theodose-ii')
  })

  test('UR-3.6.4-c: a Roman leader and a Roman unit in each', () => {
    expect(succeeds(scene(without('dux-galliae')))).toBe(false)
    expect(succeeds(scene(without('co-italia-2')))).toBe(false)
    // Foederati and their leaders do not count.
    const goths: Draw = {
      ...capitals,
      pieces: {
        ...without('co-italia-2').pieces,
        'visigothi-1': rallied('italia-5'),
      },
      peoples: { visigothi: 'foederati' },
    }
    expect(succeeds(scene(goths))).toBe(false)
  })

  test('UR-3.6.4-d UR-3.6.4-g: no Augustus shelters in the box of that half; the other box does not matter', () => {
    expect(succeeds(scene(without('valentinien-iii', 'ravenna-box')))).toBe(false)
    expect(succeeds(scene(without('valentinien-iii', 'constantinopolis-box')))).toBe(true)
  })

  test('UR-3.6.4-j: an Augustus who lives elsewhere is removed, for no points', () => {
    const t = scene(capitals).exchange()
    expect([t.at('valentinien-iii'), t.vp]).toEqual(['gone', { roman: 0, barbarian: 0 }])
    expect(t.told('eliminate')).toEqual([
      { type: 'eliminate', pieces: ['valentinien-iii'], at: 'italia-2', forGood: true, rule: 'UR-3.6.4-j' },
    ])
  })

  test('UR-3.6.4-i: it is judged and done at the start of phase F, before any points', () => {
    const t = position({
      ...capitals,
      year: 476,
      vp: [3, 7],
      hands: { first: { papa: 1 }, second: { tribute: 1, migration: 1 } },
      stack: [{ kind: 'year', step: 'balance' }, { kind: 'rex-right' }],
    }).act('done')
    expect([t.told('exchange').length, t.told('score')]).toEqual([1, []])
    // Papa is for the Roman of the new order to play.
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    expect(t.act('done').told('score')).not.toEqual([])
  })
})

describe('3.6.4: success by battle or murder', () => {
  const draw: Draw = {
    west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    pieces: { aetius: rallied('galliae-1'), 'co-galliae-1': rallied('galliae-1'), majorien: 'italia-4' },
  }

  test('UR-3.6.4-e UR-3.6.4-i: a battle won sets the throne aside until phase F', () => {
    const t = scene(draw).win('west').kill('valentinien-iii', 'battle')
    expect([t.look.hasWon, t.title('augustus', 'west'), t.asked]).toEqual([[true, false], undefined, undefined])
    expect(t.exchange().title('augustus', 'west')).toBe('aetius')
  })

  test('UR-3.6.4-f: so does the murder of the Augustus', () => {
    const t = scene(draw).kill('valentinien-iii', 'assassination')
    expect([t.look.hasWon, t.told('usurpation')]).toEqual([
      [true, false],
      [{ type: 'usurpation', half: 'west', won: true }],
    ])
    expect(t.exchange().title('augustus', 'west')).toBe('aetius')
  })

  test('UR-3.6.4-f UR-9.3.5-e: no other death of his does', () => {
    for (const cause of ['natural', 'plague', 'box'] as const) {
      const t = scene(draw).dice(1).kill('valentinien-iii', cause)
      expect([t.look.hasWon, t.title('augustus', 'west')]).toEqual([[false, false], 'majorien'])
    }
  })

  test('UR-3.6.4-h: a lost battle without the Usurper is no success', () => {
    const t = scene(draw).dice(1).kill('valentinien-iii', 'battle')
    expect([t.title('augustus', 'west'), t.exchange().state.romanSeat]).toEqual(['majorien', 0])
  })
})

describe('3.6.4: failure', () => {
  const draw: Draw = {
    west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    pieces: {
      aetius: rallied('galliae-1'),
      majorien: rallied('galliae-2'),
      'li-galliae-1': rallied('galliae-3'),
      clodion: rallied('galliae-5'),
      'franci-salii-1': rallied('galliae-5'),
    },
    peoples: { 'franci-salii': 'foederati' },
  }
  const all = ['majorien', 'li-galliae-1', 'clodion', 'franci-salii-1']

  test('UR-3.6.4-k UR-3.6.4-l: with the Usurper killed or murdered all return to the Roman, faces and markers too', () => {
    for (const cause of ['battle', 'assassination'] as const) {
      const t = scene(draw).kill('aetius', cause)
      expect([t.title('usurper', 'west'), t.campOf(...all)]).toEqual([undefined, all.map(() => 'roman')])
      expect(t.told('rally')).toEqual([
        {
          type: 'rally',
          pieces: ['majorien', 'clodion', 'li-galliae-1', 'franci-salii-1'],
          half: null,
          rule: 'UR-3.6.4-l',
        },
      ])
      expect(t.told('usurpation')).toEqual([{ type: 'usurpation', half: 'west', won: false }])
    }
  })

  test('UR-3.6.4-l: one alone returns to the Roman as all do, and it is told', () => {
    const t = scene({
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
      pieces: { aetius: rallied('galliae-5') },
    }).fail('west')
    expect(t.campOf('aetius')).toEqual(['roman'])
    expect(t.told('rally')).toEqual([{ type: 'rally', pieces: ['aetius'], half: null, rule: 'UR-3.6.4-l' }])
  })

  test('UR-3.6.4-l UR-3.5.2-y: who returns may be the one who takes a throne that is vacant', () => {
    const t = scene({
      west: { usurper: 'aetius' },
      pieces: { 'valentinien-iii': 'gone', aetius: rallied('galliae-5') },
    })
    expect(t.title('augustus', 'west')).toBeUndefined()
    t.dice(1).fail('west')
    expect(t.title('augustus', 'west')).toBe('aetius')
  })

  test('UR-3.6.4-m: a natural death, plague or a failed escape end it too', () => {
    for (const cause of ['natural', 'plague', 'escape', 'fleet'] as const) {
      expect(
        scene(draw)
          .kill('aetius', cause)
          .campOf(...all),
      ).toEqual(all.map(() => 'roman'))
    }
  })

  test('UR-3.6.4-k: the death of another who had joined changes nothing', () => {
    const t = scene(draw).kill('majorien', 'battle')
    expect([t.title('usurper', 'west'), t.campOf('clodion')]).toEqual(['aetius', ['barbarian']])
  })

  test('UR-3.6.4-l: units that wait to return are the Roman’s again, too', () => {
    const t = begin('placidia-425')
    const waiting = t.state.board.everyPiece.filter(
      (each) => ralliedTo(t.state, each) === 1 && whereIs(t.state, each) < 0,
    )
    expect(waiting.length).toBeGreaterThan(0)
    t.kill('johannes', 'battle')
    expect(t.look.rallied.every((side) => side === 0)).toBe(true)
  })
})

describe('3.6.5: two usurpations', () => {
  const draw: Draw = {
    west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    east: { augustus: 'theodose-ii', usurper: 'leon' },
    pieces: {
      aetius: rallied('pannoniae-3'),
      'comites-alani': rallied('pannoniae-3'),
      majorien: rallied('moesiae-1'),
      leon: { at: 'moesiae-1', rallied: 'east' },
      isauri: { at: 'moesiae-1', rallied: 'east' },
    },
  }
  const zone = (t: Scene, id: string) => t.state.board.zoneOf.get(id) ?? NOBODY

  test('UR-3.6.5-e UR-3.6.5-f: neither leads what has joined the other', () => {
    const t = scene(draw)
    expect(mayCommand(t.state, t.piece('majorien'), t.piece('isauri'))).toEqual({ ok: false, rule: 'UR-3.6.5-f' })
    expect(mayCommand(t.state, t.piece('leon'), t.piece('isauri')).ok).toBe(true)
  })

  test('UR-3.6.5-g UR-3.6.5-h: a Usurper stays in his half, so the two never meet', () => {
    const t = scene(draw)
    const stand = (id: string, at: string) => mayStand(t.state, t.piece(id), zone(t, at), [t.piece(id)])
    expect(stand('aetius', 'moesiae-1')).toEqual({ ok: false, rule: 'UR-3.6.5-h' })
    expect(stand('leon', 'pannoniae-3')).toEqual({ ok: false, rule: 'UR-3.6.5-h' })
    expect(stand('aetius', 'pannoniae-4').ok).toBe(true)
    // A single one is bound as well.
    const single = scene({ ...draw, east: { augustus: 'theodose-ii' }, pieces: { aetius: rallied('pannoniae-3') } })
    expect(mayStand(single.state, single.piece('aetius'), zone(single, 'moesiae-1'), []).ok).toBe(false)
  })

  test('UR-3.6.5-i UR-3.6.5-j UR-3.6.5-k: the first to succeed exchanges the camps; the other goes on for the new Barbarian', () => {
    const t = scene(draw).kill('theodose-ii', 'assassination').exchange()
    expect([t.state.romanSeat, t.title('augustus', 'east'), t.title('usurper', 'east')]).toEqual([1, 'leon', undefined])
    expect([t.title('usurper', 'west'), t.campOf('aetius', 'comites-alani', 'majorien')]).toEqual([
      'aetius',
      ['barbarian', 'barbarian', 'barbarian'],
    ])
    expect(t.campOf('leon', 'isauri')).toEqual(['roman', 'roman'])
  })

  test('UR-3.6.5-l: should it succeed later, they are exchanged again', () => {
    const t = scene(draw).kill('theodose-ii', 'assassination').exchange()
    t.kill('valentinien-iii', 'assassination').exchange()
    expect([t.state.romanSeat, t.title('augustus', 'west'), t.title('augustus', 'east')]).toEqual([0, 'aetius', 'leon'])
  })

  test('UR-3.6.5-i: the failure of one leaves the other alone', () => {
    const t = scene(draw).kill('aetius', 'battle')
    expect([t.campOf('majorien', 'leon', 'isauri'), t.title('usurper', 'east')]).toEqual([
      ['roman', 'barbarian', 'barbarian'],
      'leon',
    ])
  })
})

describe('3.6.6: the flight of the Augustus', () => {
  const flights = (pieces: NonNullable<Draw['pieces']>) => scene({ pieces }).flights()

  test('UR-3.6.6-a UR-3.6.6-b UR-3.6.6-c: an Augustus away from his half is noted in phase F', () => {
    expect(flights({})).toEqual([false, false])
    expect(flights({ 'valentinien-iii': 'thracia-3' })).toEqual([true, false])
    expect(flights({ 'theodose-ii': 'italia-4' })).toEqual([false, true])
    expect(flights({ 'valentinien-iii': 'alamanni', 'theodose-ii': 'pontus-euxinus' })).toEqual([true, true])
    expect(flights({ 'valentinien-iii': 'ravenna-box', 'theodose-ii': 'constantinopolis-box' })).toEqual([false, false])
  })

  const holder = (t: Play) => t.state.board.pieceIds[augustusOf(t.state, WEST)]

  test('UR-3.6.6-f: judged before the adjustments, which may bring him back', () => {
    const t = balance({ pieces: { 'valentinien-iii': 'alamanni' } })
    if (t.asked === 'adjust-zone') t.act(t.legal[0])
    expect([t.at('valentinien-iii'), t.look.fled]).toEqual([expect.stringMatching(/^(galliae|italia)-/), [true, false]])
  })

  test('UR-3.6.6-f: one at sea has fled, whoever succeeds him when the fleet is lost', () => {
    const t = balance(
      {
        pieces: { 'valentinien-iii': 'aboard-classis-occidentalis', majorien: 'italia-5' },
        fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      },
      'markers',
      1,
    )
    expect([t.at('valentinien-iii'), holder(t)]).toEqual(['gone', 'majorien'])
    expect(t.look.fled).toEqual([true, false])
  })

  test('UR-3.6.6-f UR-5-c: a Usurper who has just become Augustus is judged, not the one who fled before him', () => {
    const t = balance(without('valentinien-iii', 'thracia-3'))
    expect([holder(t), t.look.fled]).toEqual(['aetius', [false, false]])
  })

  test('UR-3.6.6-a: a vacant throne has nobody to flee', () => {
    expect(scene({ west: {}, pieces: { 'valentinien-iii': 'gone' } }).flights()).toEqual([false, false])
  })

  /** What is not left in the bowl is in the Roman's hand. */
  const phaseA = (...left: readonly StratagemId[]) => {
    const { mix } = scene().state.board
    const rest = stratagemIds.map((id, kind) => [id, mix[kind] - (left.includes(id) ? 1 : 0)])
    const t = scene({
      bowl: Object.fromEntries(left.map((id) => [id, 1])),
      west: { augustus: 'valentinien-iii', fled: true },
      east: { augustus: 'theodose-ii', fled: true },
      hands: { first: Object.fromEntries(rest), second: {} },
    })
    t.state.stack.splice(0, t.state.stack.length, { kind: 'year', step: 'stratagems' })
    // Each draws one counter, then the initiative is rolled.
    return t.dice(0, 0, 1).do(() => {})
  }
  const hand = (t: Scene) => t.look.hands[1].reduce((sum, count) => sum + count, 0)

  test('UR-3.6.6-c UR-3.6.6-d: the Barbarian then gets what is owed besides his draw, once', () => {
    const t = phaseA('papa', 'buccellarii', 'western-usurpation', 'eastern-usurpation')
    expect([hand(t), t.look.fled]).toEqual([3, [false, false]])
    expect(t.told('hand')).toContainEqual({ type: 'hand', seat: 'second', change: 1, rule: 'UR-3.6.6-a' })
    expect(t.told('hand')).toContainEqual({ type: 'hand', seat: 'second', change: 1, rule: 'UR-3.6.6-b' })
  })

  test('UR-3.6.6-e: from the bowl, if it is there', () => {
    const t = phaseA('papa', 'buccellarii', 'eastern-usurpation')
    expect([hand(t), t.told('hand')]).toMatchObject([2, [{}, {}, { rule: 'UR-3.6.6-b' }]])
  })
})

describe('reinforcements', () => {
  test('UR-2.D-n UR-T.palatini-i: Excubitores come to Constantinopolis in 460, or when D is next played', () => {
    expect(scene({ year: 459 }).reinforce().at('excubitores')).toBe('off')
    expect(scene({ year: 460 }).reinforce().at('excubitores')).toBe('thracia-3')
    expect(scene({ year: 462 }).reinforce().at('excubitores')).toBe('thracia-3')
    expect(
      scene({ year: 462, pieces: { excubitores: 'lost' } })
        .reinforce()
        .at('excubitores'),
    ).toBe('lost')
  })

  test('UR-T.palatini-i: held by a usurpation they join it; held by others they wait', () => {
    const t = scene({
      year: 460,
      east: { augustus: 'theodose-ii', usurper: 'leon' },
      pieces: {
        'theodose-ii': 'asia-1',
        leon: { at: 'thracia-3', rallied: 'east' },
        isauri: { at: 'thracia-3', rallied: 'east' },
      },
    }).reinforce()
    expect([t.at('excubitores'), t.campOf('excubitores')]).toEqual(['thracia-3', ['barbarian']])
    const huns = scene({
      year: 460,
      pieces: { 'theodose-ii': 'asia-1', 'hunni-1': 'thracia-3' },
      peoples: { hunni: 'war' },
    })
    expect(huns.reinforce().at('excubitores')).toBe('off')
  })
})
