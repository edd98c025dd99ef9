/** Chapter 3.5.2: the succession of an Augustus. */

import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { kingOf, statusOfPeople } from '../src/state.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

const west = (t: Scene) => t.title('augustus', 'west')
const east = (t: Scene) => t.title('augustus', 'east')

describe('3.5.2: when and whom', () => {
  const draw: Draw = { pieces: { majorien: 'italia-4', marcien: 'thracia-3' } }

  test('UR-3.5.2-c: whoever succeeds takes the title of that half', () => {
    expect(west(scene(draw).dice(1).kill('valentinien-iii', 'natural'))).toBe('majorien')
    expect(east(scene(draw).kill('theodose-ii', 'natural'))).toBe('marcien')
  })

  test('UR-3.5.2-e: after a natural death, a murder, or a battle against others than a Usurper', () => {
    for (const cause of ['natural', 'assassination', 'battle', 'plague', 'escape'] as const) {
      expect(east(scene(draw).kill('theodose-ii', cause))).toBe('marcien')
    }
  })

  test('UR-3.5.2-f UR-3.5.2-a: murdered in a civil war of his half, he is succeeded by the Usurper', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, leon: { at: 'asia-1', rallied: 'east' } },
      east: { augustus: 'theodose-ii', usurper: 'leon' },
    })
    t.kill('theodose-ii', 'assassination')
    expect([east(t), t.look.hasWon, t.asked]).toEqual([undefined, [false, true], undefined])
    t.exchange()
    expect(east(t)).toBe('leon')
  })

  test('UR-3.5.2-f: a civil war in the other half changes nothing', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, aetius: { at: 'galliae-1', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    t.kill('theodose-ii', 'assassination')
    expect([east(t), t.look.hasWon]).toEqual(['marcien', [false, false]])
  })

  test('UR-3.5.2-g: killed in battle by the Usurper of the other half, he is succeeded by the priorities', () => {
    const t = scene({
      ...draw,
      pieces: { ...draw.pieces, aetius: { at: 'thracia-3', rallied: 'west' } },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    t.kill('theodose-ii', 'battle')
    expect([east(t), t.look.hasWon, t.exchange().state.romanSeat]).toEqual(['marcien', [false, false], 0])
  })

  test('UR-3.5.2-a: a battle that the Usurper of his half has won leaves the throne to him, whichever is told first', () => {
    const draw: Draw = {
      pieces: { majorien: 'italia-4', leon: { at: 'thracia-3', rallied: 'east' }, marcien: 'thracia-3' },
      east: { augustus: 'theodose-ii', usurper: 'leon' },
    }
    expect(scene(draw).win('east').kill('theodose-ii', 'battle').asked).toBeUndefined()
    expect(east(scene(draw).win('east').kill('theodose-ii', 'battle'))).toBeUndefined()
  })
})

describe('3.5.2: who can be chosen', () => {
  const draw: Draw = {
    pieces: {
      marcien: 'thracia-3',
      aspar: 'thracia-3',
      leon: 'asia-1',
      majorien: 'italia-4',
      aetius: { at: 'asia-2', rallied: 'west' },
      'magister-p-thracias': 'thracia-3',
      'theodoric-i': 'moesiae-1',
      'visigothi-1': 'moesiae-1',
    },
    west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    peoples: { visigothi: 'foederati' },
  }

  test('UR-3.5.2-d UR-3.5.2-h UR-3.5.2-l UR-3.3.1-k: Roman, historical, the Roman’s, not a barbarian, not Augustus', () => {
    const t = scene(draw).kill('theodose-ii', 'natural')
    expect([t.asked, t.camp, t.legal]).toEqual(['heir', 'roman', ['piece marcien', 'piece leon']])
    expect(t.why('piece aspar')).toBe('UR-3.5.2-h')
    expect(t.why('piece aetius')).toBe('UR-3.5.2-l')
    expect(t.why('piece theodoric-i')).toBe('UR-3.5.2-l')
    expect(t.why('piece valentinien-iii')).toBe('UR-3.5.2-d')
    expect(t.why('piece magister-p-thracias')).toBe('UR-3.3.1-k')
    expect(t.why('piece majorien')).toBe('UR-3.5.2-m')
    expect(east(t.act('piece leon'))).toBe('leon')
  })

  test('UR-3.5.2-k: where he stands counts; outside the Empire his colour', () => {
    const t = scene({ pieces: { majorien: 'asia-1', aetius: 'ostrogothi', marcien: 'italia-5' } })
    expect(east(t.kill('theodose-ii', 'natural'))).toBe('majorien')
    const colour = scene({ pieces: { leon: 'ostrogothi', marcien: 'italia-5' } })
    expect(east(colour.kill('theodose-ii', 'natural'))).toBe('leon')
  })
})

describe('3.5.2: the priorities', () => {
  const brothers: Draw = {
    year: 409,
    west: { augustus: 'stilicon' },
    east: { augustus: 'anthemius' },
    pieces: {
      'valentinien-iii': 'off',
      stilicon: 'italia-2',
      anthemius: 'thracia-3',
      honorius: 'italia-2',
      constance: 'italia-2',
      arcadius: 'asia-1',
      'theodose-ii': 'asia-1',
      aurelien: 'asia-1',
    },
  }

  test('UR-3.5.2-i UR-3.5.2-j: first a T leader of that half, without a roll', () => {
    const t = scene(brothers).kill('stilicon', 'natural')
    expect([west(t), t.rolls, t.asked]).toEqual(['honorius', [], undefined])
    // Of several the Roman must choose one.
    const two = scene(brothers).kill('anthemius', 'natural')
    expect([two.asked, two.legal]).toEqual(['heir', ['piece arcadius', 'piece theodose-ii']])
    expect([two.why('piece aurelien'), two.why('piece honorius')]).toEqual(['UR-3.5.2-i', 'UR-3.5.2-i'])
    expect(east(two.act('piece theodose-ii'))).toBe('theodose-ii')
  })

  test('UR-3.5.2-m: then another of that half; in the East without a roll', () => {
    const t = scene({ pieces: { marcien: 'thracia-3', leon: 'thracia-3', majorien: 'italia-4' } })
    t.kill('theodose-ii', 'natural')
    expect(t.legal).toEqual(['piece marcien', 'piece leon'])
    t.act('piece leon')
    expect([east(t), t.rolls]).toEqual(['leon', []])
  })

  test('UR-3.5.2-n UR-3.5.2-o: in the West he is accepted by a roll up to his CP', () => {
    const draw: Draw = { pieces: { avitus: 'galliae-1', majorien: 'italia-4', marcien: 'thracia-3' } }
    const t = scene(draw).kill('valentinien-iii', 'natural')
    expect(t.legal).toEqual(['piece avitus', 'piece majorien'])
    t.dice(3).act('piece avitus')
    expect([west(t), t.rolls]).toEqual(['avitus', ['approval']])
  })

  test('UR-3.5.2-o UR-3.5.2-p: or up to the CP of the Patrice of the West, if that is better', () => {
    const draw: Draw = {
      pieces: { avitus: 'galliae-1', ricimer: 'italia-4', marcien: 'thracia-3' },
      west: { augustus: 'valentinien-iii', patrice: 'ricimer' },
    }
    expect(west(scene(draw).dice(5).kill('valentinien-iii', 'natural'))).toBe('avitus')
    const refused = scene(draw).dice(6).kill('valentinien-iii', 'natural')
    expect(refused.title('usurper', 'west')).toBe('avitus')
    expect(west(refused.dice(9).act('diocese italia'))).toBe('marcien')
    // A Patrice of lower CP takes nothing away.
    const low: Draw = {
      pieces: { majorien: 'galliae-1', sarus: 'italia-4', marcien: 'thracia-3' },
      west: { augustus: 'valentinien-iii', patrice: 'sarus' },
    }
    expect(west(scene(low).dice(5).kill('valentinien-iii', 'natural'))).toBe('majorien')
  })

  test('UR-3.5.2-q UR-3.5.2-r: one who is refused is a Usurper at once, and the East sends another', () => {
    const t = scene({
      pieces: {
        avitus: 'galliae-1',
        'li-galliae-1': 'galliae-1',
        marcien: 'thracia-3',
        leon: 'asia-1',
        aspar: 'thracia-3',
      },
    })
    t.dice(4).kill('valentinien-iii', 'natural')
    expect([t.title('usurper', 'west'), t.campOf('avitus', 'li-galliae-1')]).toEqual([
      'avitus',
      ['barbarian', 'barbarian'],
    ])
    // Step C of 3.6.3 comes first.
    expect([t.asked, t.camp]).toEqual(['usurpation-diocese', 'barbarian'])
    t.dice(9).act('diocese britanniae')
    expect([t.asked, t.camp, t.legal]).toEqual(['heir', 'roman', ['piece marcien', 'piece leon']])
    expect(t.why('piece aspar')).toBe('UR-3.5.2-h')
    t.act('piece leon')
    expect([west(t), east(t), t.asked]).toEqual(['leon', 'theodose-ii', undefined])
  })

  test('UR-3.5.2-t: with a usurpation in the West already he stays loyal, and the East sends another', () => {
    const t = scene({
      pieces: { avitus: 'galliae-1', aetius: { at: 'galliae-2', rallied: 'west' }, marcien: 'thracia-3' },
      west: { augustus: 'valentinien-iii', usurper: 'aetius' },
    })
    t.dice(4).kill('valentinien-iii', 'natural')
    expect([t.title('usurper', 'west'), t.campOf('avitus'), west(t)]).toEqual(['aetius', ['roman'], 'marcien'])
  })

  test('UR-3.5.2-u: with no Augustus Orientalis there is no roll', () => {
    const t = scene({ pieces: { avitus: 'galliae-1', 'theodose-ii': 'gone' }, east: {} })
    t.kill('valentinien-iii', 'natural')
    expect([west(t), t.rolls]).toEqual(['avitus', []])
  })

  test('UR-3.5.2-v: with nobody in the half, one of the other half, without a roll', () => {
    const t = scene({ pieces: { marcien: 'thracia-3', aspar: 'thracia-3', ricimer: 'italia-4' } })
    t.kill('valentinien-iii', 'natural')
    expect([west(t), east(t), t.rolls]).toEqual(['marcien', 'theodose-ii', []])
    const o = scene({ pieces: { majorien: 'italia-4', avitus: 'italia-4', aspar: 'thracia-3' } })
    o.kill('theodose-ii', 'natural')
    expect([o.asked, o.legal, o.why('piece aspar')]).toEqual(['heir', ['piece avitus', 'piece majorien'], 'UR-3.5.2-h'])
  })

  test('UR-3.5.2-w: with nobody anywhere the throne stays vacant', () => {
    const t = scene({ pieces: { ricimer: 'italia-4', 'dux-galliae': 'galliae-3' } })
    t.kill('valentinien-iii', 'natural')
    expect([west(t), t.asked, t.state.end]).toEqual([undefined, undefined, null])
  })

  test('UR-3.5.2-y: when somebody enters who can take it, the priorities apply at once, with the roll of the West', () => {
    const draw: Draw = {
      phase: 'C',
      year: 455,
      west: {},
      east: { augustus: 'zenon' },
      pieces: {
        'valentinien-iii': 'gone',
        'theodose-ii': 'gone',
        zenon: 'thracia-3',
        'sidoine-ap': 'gone',
        ...Object.fromEntries(
          ['marcien', 'aetius', 'aspar', 'avitus', 'aegidius', 'ricimer', 'leon', 'majorien', 'marcellinus'].map(
            (id) => [id, 'gone'],
          ),
        ),
        ...Object.fromEntries(['anagaste', 'arbadur', 'proc-anthemius', 'olybrius'].map((id) => [id, 'gone'])),
      },
    }
    const t = scene(draw).dice(1).run({ kind: 'entries', camp: 0 })
    expect([t.at('paul'), west(t), t.rolls]).toEqual(['galliae-6', 'paul', ['approval']])
    // Refused: Paul has CP 1. With nobody in the East it stays vacant.
    const refused = scene(draw).dice(2).run({ kind: 'entries', camp: 0 })
    expect([west(refused), refused.title('usurper', 'west')]).toEqual([undefined, 'paul'])
    // A barbarian who enters is no answer.
    const b = scene({
      ...draw,
      year: 473,
      pieces: {
        ...draw.pieces,
        paul: 'gone',
        'libius-severus': 'gone',
        oreste: 'gone',
        syagrius: 'gone',
        illus: 'gone',
        'julius-nepos': 'gone',
        basilicus: 'gone',
        glycerius: 'gone',
        gondebaud: 'gone',
      },
    })
    b.run({ kind: 'entries', camp: 0 })
    expect([b.at('odoacre'), west(b), b.rolls]).toEqual(['italia-4', undefined, []])
  })
})

describe('3.5.2: the Rex of a vacant throne', () => {
  const draw: Draw = {
    pieces: {
      'theodoric-ii': 'viennensis-2',
      'dux-visigothi': 'galliae-1',
      'visigothi-1': 'viennensis-2',
      'visigothi-2': 'galliae-1',
    },
    peoples: { visigothi: { status: 'revolt', major: true } },
  }

  test('UR-3.5.2-x: the Barbarian may make a king as if he held Rex, once', () => {
    const t = scene(draw).kill('valentinien-iii', 'natural')
    expect([t.asked, t.camp, t.legal]).toEqual(['rex-right', 'barbarian', ['piece theodoric-ii', 'done']])
    expect(t.why('piece dux-visigothi')).toBe('UR-4.5.3-c')
    t.dice(4).act('piece theodoric-ii')
    expect([kingOf(t.state, t.people('visigothi')), t.asked]).toEqual([t.piece('theodoric-ii'), undefined])
    expect(t.state.regnaFormed).toBe(1)
  })

  test('UR-3.5.2-x UR-6.2-aa: the roll may fail, and he may let it be', () => {
    const t = scene(draw).kill('valentinien-iii', 'natural').dice(5).act('piece theodoric-ii')
    expect([statusOfPeople(t.state, t.people('visigothi')), t.asked]).toEqual([3, undefined])
    const done = scene(draw).kill('valentinien-iii', 'natural').act('done')
    expect([statusOfPeople(done.state, done.people('visigothi')), done.rolls]).toEqual([3, []])
  })

  test('UR-3.5.2-x: not if the throne is filled, nor when it merely stays vacant', () => {
    const t = scene({ ...draw, pieces: { ...draw.pieces, marcien: 'thracia-3' } }).kill('valentinien-iii', 'natural')
    expect([west(t), t.asked]).toEqual(['marcien', undefined])
    const again = scene({ ...draw, west: {}, pieces: { ...draw.pieces, 'valentinien-iii': 'gone' } })
    expect(again.run({ kind: 'succession', half: 0, dead: NOBODY }).asked).toBeUndefined()
  })
})

describe('3.5.1: no Augustus at all', () => {
  test('UR-3.5.1-d: the game ends as a Roman defeat', () => {
    const t = scene({ west: {}, pieces: { 'valentinien-iii': 'gone', aspar: 'thracia-3' } }).kill(
      'theodose-ii',
      'natural',
    )
    expect(t.state.end).toEqual({ winner: 1, rule: 'UR-3.5.1-d' })
  })

  test('UR-3.5.1-d: not while somebody can follow, nor when the heir comes at once', () => {
    const t = scene({ west: {}, pieces: { 'valentinien-iii': 'gone', marcien: 'thracia-3' } }).kill(
      'theodose-ii',
      'natural',
    )
    expect([t.state.end, east(t)]).toEqual([null, 'marcien'])
    const heir = scene({
      year: 410,
      west: {},
      east: { augustus: 'arcadius' },
      pieces: { 'valentinien-iii': 'off', 'theodose-ii': 'off', arcadius: 'thracia-3', honorius: 'gone' },
    }).kill('arcadius', 'natural')
    expect([heir.state.end, east(heir)]).toEqual([null, 'theodose-ii'])
  })

  test('UR-3.5.1-e: a throne that a Usurper has won counts as filled', () => {
    const t = scene({
      west: {},
      east: { augustus: 'theodose-ii', usurper: 'leon' },
      pieces: { 'valentinien-iii': 'gone', leon: { at: 'asia-1', rallied: 'east' } },
    }).kill('theodose-ii', 'assassination')
    expect([t.state.end, t.look.hasWon]).toEqual([null, [false, true]])
    // Should he die before phase F, nobody is left.
    t.kill('leon', 'plague')
    expect(t.state.end).toEqual({ winner: 1, rule: 'UR-3.5.1-d' })
  })
})

describe('3.5.2: two thrones at once', () => {
  test('UR-3.5.2-e: both Augusti lost in one battle are succeeded one after the other', () => {
    const t = scene({ pieces: { 'theodose-ii': 'italia-4', marcien: 'thracia-3', majorien: 'italia-2' } })
    t.dice(1).killAll(['valentinien-iii', 'theodose-ii'], 'battle')
    expect([west(t), east(t), t.state.end]).toEqual(['majorien', 'marcien', null])
  })
})
