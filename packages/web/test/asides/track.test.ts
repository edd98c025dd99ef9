import { expect, test } from 'vitest'
import type { Turn } from '../../src/page/log/turns.ts'
import { stopAt, stopsOf, turnFrom } from '../../src/page/replay/turn-track.ts'

const turn = (words: string | null, action: number): Turn => ({
  head: words === null ? null : { words, whose: words },
  from: action,
  action,
  entries: [],
})

test('a replay goes from turn to turn', () => {
  const turns = [turn(null, -1), turn('Diocletian', -1), turn('Barbarians', 4), turn('Galerius', 4), turn('Rome', 9)]
  const stops = stopsOf(turns, 'Set-up', ({ head }) => head?.words === 'Galerius')
  expect(stops).toEqual([
    { words: 'Diocletian', at: 0, isOwn: false },
    { words: 'Galerius', at: 5, isOwn: true },
    { words: 'Rome', at: 10, isOwn: false },
  ])
  expect([0, 4, 5, 12].map((at) => stopAt(stops, at))).toEqual([0, 0, 1, 2])
  expect(turnFrom(stops, 3, 1, 14)).toBe(5)
  expect(turnFrom(stops, 11, 1, 14)).toBe(14)
  expect(turnFrom(stops, 5, -1, 14)).toBe(0)
  expect(turnFrom(stops, 7, -1, 14)).toBe(5)
})
