import { type Decision, FastDice, secretFrom, type View } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { random } from '../src/index.ts'

const decision: Decision<string> = { seat: 0, helpers: [], ask: 'anything', actions: ['a', 'b', 'c'] }
const nothing: View<unknown> = { viewer: 0, position: null, unseen: [] }
const answers = (seed: string) => {
  const dice = new FastDice(secretFrom(seed))
  return Array.from({ length: 300 }, () => random.plan(nothing, decision, dice)[0])
}

test('random takes every legal action about as often, one at a time', () => {
  const taken = answers('even')
  for (const action of decision.actions) expect(taken.filter((a) => a === action).length).toBeGreaterThan(70)
})

test('random answers the same with the same dice', () => {
  expect(answers('again')).toEqual(answers('again'))
  expect(answers('again')).not.toEqual(answers('other'))
})
