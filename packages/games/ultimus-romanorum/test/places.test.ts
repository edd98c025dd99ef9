/** Who is in a place comes in the order of the counters, however they came there: a saved game goes on alike. */
import { describe, expect, test } from 'vitest'
import type { Piece } from '../src/board.ts'
import {
  BARBARIAN,
  campOf,
  firstUnitAt,
  hasUnitLike,
  leadersAt,
  piecesAt,
  put,
  ROMAN,
  type State,
  unitsAt,
  whereIs,
} from '../src/state.ts'
import { position } from './play.ts'

const ROMANS = ['aetius', 'boniface', 'co-galliae-1', 'co-galliae-2']
const BARBARIANS = ['genseric', 'suevi-1', 'suevi-2']

const drawn = (ids: readonly string[], at = 'galliae-5') =>
  position({ peoples: { suevi: 'war', vandali: 'war' }, pieces: Object.fromEntries(ids.map((id) => [id, at])) })

const inOrder = (pieces: readonly Piece[]): Piece[] => [...pieces].sort((a, b) => a - b)
const namesOf = ({ board }: State, pieces: readonly Piece[]): string[] => pieces.map((piece) => board.pieceIds[piece])

describe('who is in a place', () => {
  test('comes leaders first, each in the order of the counters, whatever the order they were put there in', () => {
    for (const ids of [[...ROMANS, ...BARBARIANS], [...BARBARIANS, ...ROMANS].reverse()]) {
      const t = drawn(ids)
      const { state } = t
      const at = whereIs(state, t.piece('aetius'))
      const all = piecesAt(state, at)
      expect(all).toEqual(inOrder(all))
      expect(namesOf(state, all).sort()).toEqual([...ROMANS, ...BARBARIANS].sort())
    }
  })

  test('is told apart by camp, in the same order', () => {
    const t = drawn([...ROMANS, ...BARBARIANS])
    const { state } = t
    const at = whereIs(state, t.piece('aetius'))
    const all = piecesAt(state, at)
    for (const camp of [ROMAN, BARBARIAN] as const) {
      const own = all.filter((piece) => campOf(state, piece) === camp)
      expect(leadersAt(state, at, camp)).toEqual(own.filter((piece) => piece < state.board.leaders))
      expect(unitsAt(state, at, camp)).toEqual(own.filter((piece) => piece >= state.board.leaders))
    }
    expect(namesOf(state, leadersAt(state, at, ROMAN)).sort()).toEqual(['aetius', 'boniface'])
    expect(namesOf(state, unitsAt(state, at, BARBARIAN))).toEqual(['suevi-1', 'suevi-2'])
  })

  test('the first counter of leaders and the first of units are told apart as all others', () => {
    const t = position({ year: 410, pieces: { timasius: 'galliae-5', 'comites-seniores': 'galliae-5' } })
    const { state } = t
    expect([t.piece('timasius'), t.piece('comites-seniores')]).toEqual([0, state.board.leaders])
    const at = whereIs(state, t.piece('timasius'))
    expect(namesOf(state, leadersAt(state, at, ROMAN))).toEqual(['timasius'])
    expect(namesOf(state, unitsAt(state, at, ROMAN))).toEqual(['comites-seniores'])
  })

  test('is the same after one has gone and come back', () => {
    const t = drawn(ROMANS)
    const { state } = t
    const at = whereIs(state, t.piece('aetius'))
    const before = piecesAt(state, at)
    for (const id of ['boniface', 'aetius', 'co-galliae-2']) {
      put(state, t.piece(id), whereIs(state, t.piece('valentinien-iii')))
      expect(piecesAt(state, at)).not.toContain(t.piece(id))
      put(state, t.piece(id), at)
      expect(piecesAt(state, at)).toEqual(before)
    }
  })

  test('the first unit comes after the leaders; where there is none there is none of any sort', () => {
    const t = drawn(ROMANS)
    const { state } = t
    const at = whereIs(state, t.piece('aetius'))
    expect(namesOf(state, [firstUnitAt(state, at)])).toEqual(['co-galliae-1'])
    expect(hasUnitLike(state, at, (unit) => unit === t.piece('co-galliae-2'))).toBe(true)
    expect(hasUnitLike(state, at, (unit) => unit === t.piece('aetius'))).toBe(false)
    const capital = whereIs(state, t.piece('valentinien-iii'))
    expect([firstUnitAt(state, capital) < 0, hasUnitLike(state, capital, () => true)]).toEqual([true, false])
  })
})
