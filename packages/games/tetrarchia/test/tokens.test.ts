import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { setToken } from '../src/rules/tokens.ts'
import { NO_TOKEN, REVOLT, type Token, UNREST } from '../src/state.ts'
import { position } from './play.ts'

test('TE-3.3-b: a Revolt or Unrest that comes or goes is no matter of anybody’s hand, nor of anything else', () => {
  const s = position({ emperors: { diocletian: 'roma' } }).state
  const lay = (token: Token) =>
    setToken(s, s.board.provinces[0], token, 'uprising', new SilentTable(new FastDice(secretFrom('tokens'))))
  const before = [...s.cells]
  for (const token of [REVOLT, NO_TOKEN, UNREST, NO_TOKEN, UNREST, REVOLT, NO_TOKEN]) lay(token)
  expect([...s.cells]).toEqual(before)
})
