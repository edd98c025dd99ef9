/** The first zone of the board is Britanniae 1, its first leader Timasius: to both the rules apply as to all others. */
import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { EAST, type Zone } from '../src/board.ts'
import { ultimusRomanorum } from '../src/index.ts'
import { arrive } from '../src/rules/adjustments/placing.ts'
import { goHome } from '../src/rules/peoples/status.ts'
import { isWhollyInEmpire } from '../src/rules/pieces.ts'
import { rallyCapacity } from '../src/rules/politics/rally.ts'
import { barbarians, named, romans, steps } from './movement-play.ts'
import { adjust } from './phases.ts'
import { position } from './play.ts'
import { inWindow } from './stratagem-play.ts'

const FIRST = 'britanniae-1'
const table = () => new RecordingTable(new ScriptedDice([]))

test('they are the first', () => {
  const { board } = position({}).state
  expect([board.placeIds[0], board.pieceIds[0]]).toEqual([FIRST, 'timasius'])
})

describe('the first zone', () => {
  test('UR-3.4.1-a: pieces set out from there and come there', () => {
    const t = romans({ pieces: { avitus: FIRST, 'co-britanniae-1': FIRST } })
    expect(named(t)).toEqual(expect.arrayContaining(['avitus', 'co-britanniae-1']))
    expect(steps(t.act('piece avitus', 'piece co-britanniae-1'))).toContain('britanniae-2')
    const back = romans({ pieces: { avitus: 'britanniae-2', 'co-britanniae-1': 'britanniae-2' } })
    back.act('piece avitus', 'piece co-britanniae-1', `to ${FIRST}`, 'done')
    expect([back.at('avitus'), back.at('co-britanniae-1')]).toEqual([FIRST, FIRST])
  })

  test('UR-6.3-z: who enters it with the plague there goes on with those who are left', () => {
    const t = romans({
      plagues: [{ at: FIRST, epidemic: false }],
      pieces: {
        avitus: 'britanniae-2',
        'co-britanniae-1': 'britanniae-2',
        'co-britanniae-2': { at: 'britanniae-2', weak: true },
      },
    })
    t.act('piece avitus', 'piece co-britanniae-1', 'piece co-britanniae-2').dice(0).act(`to ${FIRST}`)
    expect([t.at('avitus'), t.isWeak('co-britanniae-1'), t.at('co-britanniae-2')]).toEqual([FIRST, true, 'lost'])
    expect(t.asked).toBe('group')
    expect(t.act('to britanniae-3', 'done').at('co-britanniae-1')).toBe('britanniae-3')
  })

  test('UR-7.1-g: a leader alone among enemies there must escape', () => {
    const pieces = { avitus: FIRST, 'picti-1': 'picti-1' }
    const t = barbarians({ pieces, peoples: { picti: 'war' } })
      .act('piece picti-1')
      .dice(9)
      .act(`to ${FIRST}`)
    expect(t.at('avitus')).toBe('gone')
  })

  test('UR-6.3-v: the plague may break out there', () => {
    expect(inWindow('barbarian', ['plague-outbreak']).act('play plague-outbreak').legal).toContain(`to ${FIRST}`)
  })

  test('UR-9.3.1-d: a weakened unit of the diocese recovers there', () => {
    const t = adjust({ pieces: { 'co-britanniae-1': { at: FIRST, weak: true } } })
    expect(t.isWeak('co-britanniae-1')).toBe(false)
  })

  test('UR-9.4-b UR-4.2.3-b: a people that makes peace goes home from there', () => {
    const t = position({ pieces: { 'picti-1': FIRST }, peoples: { picti: 'war' } })
    const { state } = t
    const people = state.board.peopleOf.get('picti')
    if (people === undefined) throw new Error('no such people')
    const [unit] = state.board.peoples[people].units
    expect(isWhollyInEmpire(state, [unit])).toBe(true)
    goHome(state, people, 'UR-9.4-b', table())
    // It has two homes, so the Barbarian is asked.
    expect(state.stack).toContainEqual(expect.objectContaining({ kind: 'adjust-zone', pieces: [unit] }))
  })

  test('UR-9.4-b: who comes from there has moved, and was not placed', () => {
    const t = position({ pieces: { 'co-britanniae-1': FIRST } })
    const { state } = t
    const told = table()
    arrive(state, [t.piece('co-britanniae-1')], state.board.zoneOf.get('britanniae-2') as Zone, 'UR-9.3.1-a', told)
    expect(told.told.map(({ event }) => event)).toEqual([
      { type: 'move', pieces: ['co-britanniae-1'], from: FIRST, to: 'britanniae-2', how: 'home' },
    ])
  })
})

describe('a fleet in the first zone', () => {
  const bowl = JSON.parse(JSON.stringify(ultimusRomanorum.write(position({}).state).bowl))
  const inPort = {
    fleets: { 'fleet-1': { at: FIRST, camp: 'roman' } },
    bowl: { ...bowl, fleet: bowl.fleet - 1 },
  }

  test('UR-3.4.2-k: carries those aboard, and can be used', () => {
    const t = romans({ ...inPort, pieces: { avitus: 'aboard-fleet-1' } })
    expect(t.legal).toContain('fleet fleet-1')
    t.act('fleet fleet-1')
    expect([t.asked, t.at('avitus')]).toEqual(['fleet', 'aboard-fleet-1'])
    expect(() =>
      position({ ...inPort, stack: [{ kind: 'fleet', camp: 'roman', fleet: 'fleet-1', group: [], sailed: false }] }),
    ).not.toThrow()
  })
})

describe('the first leader', () => {
  test('UR-3.6.3-u: is the Usurper by whose CP units are rallied, though a better one is with him', () => {
    const rallied = { at: 'asia-1', rallied: 'east' }
    const east = { augustus: 'theodose-ii', usurper: 'timasius' }
    const capacity = (timasius: object) => {
      const { state } = position({ year: 410, east, pieces: { timasius, anthemius: rallied } })
      return rallyCapacity(state, EAST, state.board.zoneOf.get('asia-1') as Zone)
    }
    expect(capacity(rallied)).toBe(2)
    expect(capacity({ ...rallied, at: 'asia-2' })).toBe(5)
  })
})
