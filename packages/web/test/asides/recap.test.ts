import type { GameEvent } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { FallEvent } from '@tabularium/fall-of-the-roman-empire/shown'
import { provinces, type TetrarchiaEvent } from '@tabularium/tetrarchia/shown'
import { describe, expect, test } from 'vitest'
import { telling as fall } from '../../src/games/fall-of-the-roman-empire/telling.ts'
import { telling as tetrarchia } from '../../src/games/tetrarchia/telling.ts'
import { TurnReader } from '../../src/page/log/turns.ts'
import { arrowsOf, isPast, linesSince, recapOf } from '../../src/page/recap/recap.ts'

const told = (event: GameEvent, action = 0): Line => ({ event, words: JSON.stringify(event), action })
const advance = (from: string, to: string): TetrarchiaEvent => ({ type: 'army', change: 'advance', from, to })
const token = (at: string, now: 'unrest' | 'revolt'): TetrarchiaEvent => ({
  type: 'token',
  at,
  was: null,
  now,
  cause: 'result',
})
const move = (from: string, to: string, number: number, counter: 'force' | 'cavalry' = 'force'): FallEvent => ({
  type: 'move',
  counter,
  from,
  to,
  number,
})

describe('since the reader’s last turn', () => {
  const solo = { seat: 'tetrarchy', seats: ['tetrarchy'] }
  const events: readonly [TetrarchiaEvent, number][] = [
    [{ type: 'turn', turn: 0, emperor: 'diocletian', ip: 6 }, -1],
    [{ type: 'move', emperor: 'diocletian', from: 'roma', to: 'apulia', cost: 1, ordered: false }, 0],
    [{ type: 'barbarian-phase', turn: 0, emperor: 'diocletian' }, 1],
    [advance('sarmatia', 'dacia'), 1],
    [token('aquitania', 'unrest'), 1],
    [{ type: 'turn', turn: 1, emperor: 'galerius', ip: 6 }, 1],
  ]
  const turns = new TurnReader(tetrarchia, 'en', (name) => provinces.has(name)).turns(
    events.map(([event, action]) => told(event, action)),
  )

  test('is what lies between his turns', () => {
    const recap = recapOf(linesSince(turns, tetrarchia, solo), tetrarchia)
    expect(recap?.lines.map(({ line, arrow }) => [line.event.type, arrow])).toEqual([
      ['army', 1],
      ['token', null],
    ])
    expect(recap?.arrows).toEqual([{ number: 1, from: 'sarmatia', to: 'dacia', side: 'barb', count: null, action: 1 }])
  })

  test('fades with his first action, and not before', () => {
    const recap = recapOf(linesSince(turns, tetrarchia, solo), tetrarchia)
    expect(recap !== null && isPast(recap, 2)).toBe(false)
    expect(recap !== null && isPast(recap, 3)).toBe(true)
  })

  test('before his first turn only what others did is told, not the set-up', () => {
    expect(linesSince(turns.slice(0, 1), tetrarchia, solo)).toEqual([])
    const setUp = new TurnReader(tetrarchia, 'en', () => false).turns([told({ type: 'fleet', sea: 'internum' })])
    expect(linesSince(setUp, tetrarchia, solo)).toEqual([])
    expect(linesSince(turns.slice(1), tetrarchia, solo).length).toBe(3)
  })
})

describe('a recap', () => {
  test('has five lines, the heaviest, in the order of what happened', () => {
    const lines = [
      ...['a', 'b', 'c', 'd'].map((at) => told(token(at, 'unrest'))),
      told(token('e', 'revolt')),
      told(advance('x', 'y')),
      told({ type: 'leave', emperor: 'galerius', from: 'roma', why: 'defeat' }),
    ]
    const recap = recapOf(lines, tetrarchia)
    expect(recap?.lines.map(({ line }) => line)).toEqual([lines[0], lines[1], lines[4], lines[5], lines[6]])
  })

  test('tells the same only once, with how often', () => {
    const lines = ['a', 'b', 'a', 'a'].map((at) => told(token(at, 'unrest')))
    expect(recapOf(lines, tetrarchia)?.lines.map(({ line, times }) => [line, times])).toEqual([
      [lines[0], 3],
      [lines[1], 1],
    ])
  })

  test('is none of what does not matter', () => {
    expect(recapOf([told({ type: 'phase', turn: 1, phase: 'conflict' })], fall)).toBe(null)
  })

  test('ties Forces and Cavalry that went the same way to one arrow', () => {
    const lines = [told(move('sarmatia', 'pannonia', 11)), told(move('sarmatia', 'pannonia', 1, 'cavalry'))]
    expect(arrowsOf(lines, fall)).toEqual([
      { number: 1, from: 'sarmatia', to: 'pannonia', side: 'barb', count: 12, action: 0 },
    ])
    expect(recapOf(lines, fall)?.lines.length).toBe(1)
  })

  test('draws nine arrows at most, the heaviest', () => {
    const lines = Array.from({ length: 14 }, (_, i) => told(move('a', `place-${i}`, i + 1)))
    const arrows = arrowsOf(lines, fall)
    expect(arrows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(arrows[0]?.to).toBe('place-5')
  })
})
