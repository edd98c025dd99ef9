/** What older positions held, member by member, and what today's hold instead. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { fromOlder } from '../src/position/older.ts'
import { position } from './play.ts'

const { board } = position({}).state
const renewed = (members: object): JsonObject => {
  const now = fromOlder(board, asJson(members))
  if (!isObject(now)) throw new Error('it is no position any more')
  return now
}
const stackOf = (...stack: readonly object[]): Json => renewed({ stack }).stack ?? null

describe('frames', () => {
  test.each<[string, readonly string[]]>([
    ['year', ['stratagems', 'initiative', 'opening', 'first-geostrategy', 'second-geostrategy', 'pax-romana']],
    ['pax-romana', ['test', 'end']],
    ['administration', ['smc', 'event', 'patrices', 'deaths', 'reinforcements']],
    ['smc', ['movement', 'combats', 'end']],
    ['regency', ['equipment', 'usurper', 'escort']],
    ['council-meeting', ['answer', 'roll']],
  ])('%s: its steps had numbers, from 0 on', (kind, names) => {
    for (const [step, name] of names.entries())
      expect(stackOf({ kind, step, x: 1 })).toEqual([{ kind, step: name, x: 1 }])
  })

  test('past its last step it is gone; one of no such kind too', () => {
    expect(stackOf({ kind: 'smc', step: 3 }, { kind: 'year', step: 9 }, { kind: 'siege', step: 0 })).toEqual([])
  })

  test('adjustments counted what was done as the next', () => {
    const [first] = stackOf({ kind: 'adjustments', step: 0, next: 4 }) as JsonObject[]
    expect(first).toEqual({ kind: 'adjustments', step: expect.any(String), done: 4 })
    expect(stackOf({ kind: 'adjustments', step: 0 })).toEqual([{ ...first, done: 0 }])
  })

  test('a march told by a number what it had met', () => {
    const march = { kind: 'march', leader: 'aetius' }
    const met = [0, 1, 2, 3].map((stage) => stackOf({ ...march, stage }))
    expect(met).toEqual(['nothing', 'plague', 'units', null].map((what) => [{ ...march, met: what }]))
  })

  test('deaths told the number of the next leader; now they tell the one before', () => {
    const [first, second] = board.leader.map(({ id }) => id)
    const after = [0, 1, 2].map((next) => stackOf({ kind: 'deaths', next }))
    expect(after).toEqual([null, first, second].map((id) => [{ kind: 'deaths', after: id }]))
  })

  test('an heir told his priority by a number', () => {
    const heirs = [1, 2, 3, 4, 5].map((priority) => stackOf({ kind: 'heir', priority }))
    const names = ['theodosian', 'local', 'abroad', 'after-refusal', null]
    expect(heirs).toEqual(names.map((priority) => [{ kind: 'heir', priority }]))
  })

  test('an answer to the initiative told how many had passed', () => {
    expect(stackOf({ kind: 'initiative-answer', camp: 'roman', passed: 1 })).toEqual([
      { kind: 'initiative-answer', camp: 'roman' },
    ])
  })

  test('combats told no step', () => {
    const combats = { kind: 'combats', camp: 'roman' }
    expect(stackOf(combats)).toEqual([{ ...combats, step: 'after' }])
    expect(stackOf({ ...combats, step: 'before' })).toEqual([{ ...combats, step: 'before' }])
  })

  test.each<[string, object]>([
    ['a step that has a name', { kind: 'year', step: 'balance' }],
    ['a march', { kind: 'march', met: 'units' }],
    ['deaths', { kind: 'deaths', after: null }],
    ['an heir', { kind: 'heir', priority: 'local' }],
    ['a window of both camps', { kind: 'window', moment: 'smc', parties: ['roman', 'barbarian'], turn: 1, passed: 1 }],
    ['a battle', { kind: 'battle' }],
    ['a frame without a step', { kind: 'movement', camp: 'roman' }],
  ])('%s of today is left as it is', (_, frame) => {
    expect(stackOf(frame)).toEqual([frame])
  })
})

describe('a battle in its frame', () => {
  const battle = (more: object = {}) => ({
    kind: 'battle',
    at: 'galliae-5',
    attacker: 'barbarian',
    step: 'before',
    origins: [],
    chooser: 'barbarian',
    quiet: -1,
    seen: 0,
    played: 0,
    favour: 2,
    furor: 1,
    scourge: 3,
    ...more,
  })
  const window = (camp: string, moment = 'battle') => ({ kind: 'window', camp, moment })
  const today = { at: 'galliae-5', attacker: 'barbarian', origins: [], favour: 2, furor: 1, scourge: 3 }

  test('stands beside the stack', () => {
    expect(renewed({ stack: [battle()] })).toMatchObject({
      battle: { ...today, step: 'before' },
      stack: [{ kind: 'battle' }],
    })
    expect(renewed({ stack: [{ kind: 'movement' }] })).not.toHaveProperty('battle')
  })

  test.each([
    ['before', 'stand'],
    ['evasion', 'evasion-roll'],
    ['resolution', 'roll'],
    ['losses', 'losses'],
  ])('was asking for stratagems before %s: the step that follows them is %s', (step, name) => {
    expect(renewed({ stack: [battle({ step, quiet: 0 })] })).toMatchObject({ battle: { ...today, step: name } })
    expect(renewed({ stack: [battle({ step })] })).toMatchObject({ battle: { ...today, step } })
  })

  test('its windows ask both camps, the attacker first', () => {
    const asking = (camp: string, more: object) => (stackOf(battle({ quiet: 1, ...more }), window(camp)) as Json[])[1]
    const both = { kind: 'window', moment: 'battle', parties: ['barbarian', 'roman'] }
    expect(asking('barbarian', {})).toEqual({ ...both, turn: 0, passed: 1 })
    expect(asking('roman', {})).toEqual({ ...both, turn: 1, passed: 1 })
    expect(asking('roman', { played: 1 })).toEqual({ ...both, turn: 1, passed: 0 })
    const ofRoman = asking('roman', { attacker: 'roman' })
    expect(ofRoman).toEqual({ ...both, parties: ['roman', 'barbarian'], turn: 0, passed: 1 })
  })

  test('windows of other moments, and without a battle, ask one camp', () => {
    const alone = { kind: 'window', parties: ['roman'], turn: 0, passed: 0 }
    expect(stackOf(window('roman', 'battle'))).toEqual([{ ...alone, moment: 'battle' }])
    expect(stackOf(battle({ quiet: 1 }), window('roman', 'smc'))).toEqual([
      { kind: 'battle' },
      { ...alone, moment: 'smc' },
    ])
  })

  test('between two questions the next window is opened', () => {
    const opened = (more: object) => (stackOf(battle({ quiet: 0, ...more }), { kind: 'movement' }) as Json[])[1]
    const both = { kind: 'window', moment: 'battle', parties: ['barbarian', 'roman'] }
    expect(opened({})).toEqual({ ...both, turn: 0, passed: 1 })
    expect(opened({ quiet: 1, chooser: 'roman' })).toEqual({ ...both, turn: 1, passed: 2 })
    expect(opened({ quiet: 1, played: 2 })).toEqual({ ...both, turn: 0, passed: 1 })
    expect(opened({ step: 'evasion' })).toEqual({ ...both, moment: 'evasion', turn: 0, passed: 1 })
    expect(opened({ quiet: -1 })).toEqual({ kind: 'movement' })
  })
})

describe('fields', () => {
  test('how a people fell stood with it', () => {
    const fall = { year: 430, cause: 'war' }
    expect(renewed({ peoples: { suevi: { status: 'war', fall }, hunni: { status: 'peace' }, alani: 'war' } })).toEqual({
      peoples: { suevi: { status: 'war' }, hunni: { status: 'peace' }, alani: 'war' },
      falls: [{ people: 'suevi', ...fall }],
    })
    const none = { peoples: { hunni: { status: 'peace' } } }
    expect(renewed(none)).toEqual(none)
  })

  test('favours were pairs', () => {
    const today = [{ half: 'west', favour: 'a' }]
    expect(renewed({ favours: [['west', 'a']] }).favours).toEqual(today)
    expect(renewed({ favours: today }).favours).toEqual(today)
    expect(renewed({ favours: [...today, ['east', 'b']] }).favours).toEqual([...today, { half: 'east', favour: 'b' }])
  })

  test('UR-8.2.2-j: who is in a box with his Augustus stays there; others come out, each half by itself', () => {
    const box = (id: string) => ({ at: `${id}-box`, weak: true })
    const pieces = {
      honorius: box('ravenna'),
      one: box('ravenna'),
      other: box('constantinopolis'),
      out: { at: 'asia-1' },
    }
    const held = renewed({ pieces, west: { augustus: 'honorius' }, east: { augustus: 'out' } })
    expect(held.pieces).toEqual({ ...pieces, other: { at: 'thracia-3', weak: true } })
    const free = renewed({ pieces, west: { augustus: null } })
    expect(free.pieces).toMatchObject({ honorius: { at: 'italia-4', weak: true }, one: { at: 'italia-4' } })
  })

  test('what is no position, or holds nothing of all that, is left as it is', () => {
    for (const odd of [null, 7, 'x', [1]]) expect(fromOlder(board, odd)).toEqual(odd)
    for (const odd of [{ year: 410 }, { stack: 3, peoples: 1, favours: 2, pieces: 4 }])
      expect(renewed(odd)).toEqual(odd)
    expect(renewed({ stack: [3, null] }).stack).toEqual([3, null])
  })
})
