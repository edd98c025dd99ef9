/** Positions that play does not reach but that are taken all the same: they play on. */
import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { grant } from '../src/rules/stratagems/hand.ts'
import { freshOf } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { barbarians } from './movement-play.ts'
import { position } from './play.ts'

test('UR-3.6.5-h: a Usurper outside his half is not offered a move that leads nowhere', () => {
  const west = { augustus: 'valentinien-iii', usurper: 'johannes' }
  const t = barbarians({ west, pieces: { johannes: { at: 'oriens-9', rallied: 'west' } } })
  expect(t.legal).not.toContain('piece johannes')
  expect(t.why('piece johannes')).toBe('UR-3.6.5-h')
})

test('UR-2.A-c: what came to a hand is counted up to 99, which is as much as a position can hold', () => {
  const { state } = position({ fresh: [99, 0] })
  const table = new SilentTable(new FastDice(secretFrom('fresh')))
  for (const seat of [0, 1] as const) grant(state, seat, stratagem('tribute'), 'UR-6-f', table)
  expect([freshOf(state, 0), freshOf(state, 1)]).toEqual([99, 1])
})
