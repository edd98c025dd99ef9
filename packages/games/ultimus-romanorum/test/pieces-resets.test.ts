/** What a piece leaves behind when it is placed, lost, or comes somewhere in another way than by a march. */
import { RecordingTable, ScriptedDice } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import type { Zone } from '../src/board.ts'
import { eliminate, place, recover, weaken } from '../src/rules/pieces.ts'
import {
  BARBARIAN,
  isWeak,
  lostBy,
  lostZone,
  originOf,
  ralliedTo,
  setLost,
  setOrigin,
  setRallied,
  setWeak,
  whereIs,
} from '../src/state.ts'
import { LOST } from '../src/terms.ts'
import { romans } from './movement-play.ts'
import { position } from './play.ts'

const table = () => new RecordingTable(new ScriptedDice([]))

const marked = () => {
  const t = position({ pieces: { 'co-galliae-1': 'galliae-5', 'co-galliae-2': 'galliae-5' } })
  const { state } = t
  const [unit, other] = [t.piece('co-galliae-1'), t.piece('co-galliae-2')]
  const zoneOf = (id: string): Zone => {
    const found = state.board.zoneOf.get(id)
    if (found === undefined) throw new Error(`no zone '${id}'`)
    return found
  }
  const zone = zoneOf('galliae-4')
  for (const piece of [unit, other]) setOrigin(state, piece, zone, true)
  return { state, unit, other, zone, zoneOf }
}

describe('a piece that is placed', () => {
  test('UR-8.2.1-i UR-9.3.1-i: has come from nowhere, and is not lost any more', () => {
    const { state, unit, other, zone } = marked()
    setLost(state, unit, zone, 1)
    const told = table()
    place(state, [unit], zone, 'UR-9.3.1-a', told)
    expect([originOf(state, unit) < 0, lostZone(state, unit) < 0, lostBy(state, unit)]).toEqual([true, true, 0])
    expect(originOf(state, other)).toBe(zone)
    expect(told.told.map(({ event }) => event)).toEqual([
      { type: 'place', pieces: ['co-galliae-1'], at: 'galliae-4', rule: 'UR-9.3.1-a' },
    ])
  })

  test('nobody placed is nothing told', () => {
    const { state, zone } = marked()
    const told = table()
    place(state, [], zone, 'UR-9.3.1-a', told)
    eliminate(state, [], { rule: 'UR-8.5.1-b' }, told)
    recover(state, [], 'UR-9.1-a', told)
    weaken(state, [], { rule: 'UR-6.3-w' }, told)
    expect(told.told).toEqual([])
  })
})

describe('a unit that is eliminated', () => {
  test('UR-9.3.1-i: is known by where it was lost, and by nothing else', () => {
    const { state, unit, other, zoneOf } = marked()
    setWeak(state, unit, true)
    // Of a usurpation: it was lost by the Barbarian.
    setRallied(state, unit, 1)
    const told = table()
    eliminate(state, [unit], { rule: 'UR-8.5.1-b' }, told)
    expect([whereIs(state, unit), whereIs(state, other)]).toEqual([LOST, zoneOf('galliae-5')])
    expect([isWeak(state, unit), ralliedTo(state, unit)]).toEqual([false, 0])
    expect([state.board.placeIds[lostZone(state, unit)], lostBy(state, unit)]).toEqual(['galliae-5', 1 + BARBARIAN])
    expect(told.told.map(({ event }) => event)).toEqual([
      { type: 'eliminate', pieces: ['co-galliae-1'], at: 'galliae-5', forGood: false, rule: 'UR-8.5.1-b' },
    ])
  })
})

describe('units that are weakened', () => {
  test('turn to their weakened face; those that show it are eliminated, unless they are spared', () => {
    for (const spared of [false, true]) {
      const { state, unit, other } = marked()
      setWeak(state, other, true)
      const told = table()
      weaken(state, [unit, other], { rule: 'UR-6.3-w' }, told, spared)
      expect(isWeak(state, unit)).toBe(true)
      expect(told.told.map(({ event }) => [event.type, event.pieces])).toEqual([
        ['weaken', ['co-galliae-1']],
        ...(spared ? [] : [['eliminate', ['co-galliae-2']]]),
      ])
    }
  })

  test('recover together, and only they are told of', () => {
    const { state, unit, other } = marked()
    setWeak(state, other, true)
    const told = table()
    recover(state, [unit, other], 'UR-9.1-a', told)
    expect(isWeak(state, other)).toBe(false)
    expect(told.told.map(({ event }) => event)).toEqual([
      { type: 'recover', pieces: ['co-galliae-2'], rule: 'UR-9.1-a' },
    ])
  })
})

describe('a leader who escapes', () => {
  test('UR-7.1-i UR-8.2.1-i: has come from nowhere', () => {
    const t = romans({
      peoples: { suevi: 'war' },
      pieces: { avitus: 'galliae-6', 'suevi-1': 'galliae-7', 'suevi-2': 'viennensis-2' },
    })
    t.act('piece avitus', 'to galliae-7')
    expect(t.state.board.placeIds[originOf(t.state, t.piece('avitus'))]).toBe('galliae-6')
    t.dice(0).act('done').act('to britanniae-2')
    expect(originOf(t.state, t.piece('avitus'))).toBeLessThan(0)
  })
})
