/** Where something changed since the reader's turn. */
import type { Line } from '@tabularium/engine/room'
import { expect, test } from 'vitest'
import { placesOf } from '../../src/page/recap/recap.ts'

const line = (type: string, at: string): Line => ({ event: { type, at }, action: 1, words: '' })

test('the places of what matters, each once', () => {
  const lines = [line('loss', 'roma'), line('phase', 'sicilia'), line('loss', 'roma'), line('loss', 'venetia')]
  const weight = ({ type }: { readonly type: string }) => (type === 'loss' ? 50 : 0)
  const places = ({ at }: Line['event']) => (typeof at === 'string' ? [at] : [])
  expect([...placesOf(lines, { weight }, places)]).toEqual(['roma', 'venetia'])
})
