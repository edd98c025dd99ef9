import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { setToken } from '../src/rules/tokens.ts'
import { NO_TOKEN, REVOLT, type State, type Token, UNREST } from '../src/state.ts'
import { position } from './play.ts'

/** Which cells of a position change when that is laid in the first province. */
function changed(s: State, now: Token): readonly number[] {
  const before = [...s.cells]
  setToken(s, s.board.provinces[0], now, 'uprising', new SilentTable(new FastDice(secretFrom('tokens'))))
  return [...s.cells].flatMap((cell, i) => (cell === before[i] ? [] : [i]))
}

test('TE-3.3-b: a Revolt or Unrest that comes or goes is no matter of anybody’s hand', () => {
  const s = position({ emperors: { diocletian: 'roma' } }).state
  const [first, ...others] = [REVOLT, UNREST, NO_TOKEN].map((token) => changed(s, token))
  expect(first.length).toBeGreaterThan(0)
  for (const cells of others) for (const cell of cells) expect([...first, ...others[0]]).toContain(cell)
  expect(new Set([first, ...others].flat()).size).toBeLessThanOrEqual(3)
})
