import { FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { ultimusRomanorum as game } from '../src/index.ts'

test.each(['one', 'two'])('a random campaign ends, 476 at the latest: %s', (seed) => {
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const s = game.setup(game.options({ scenario: 'campaign-405-476' }), table)
  for (let d = game.decision(s); d !== null; d = game.decision(s)) {
    game.apply(s, d.actions[dice.below(d.actions.length)], table)
  }
  const outcome = game.outcome(s)
  expect(outcome?.rule).toMatch(/^UR-10\.3-|^UR-3\.5\.1-d$/)
  expect(s.year).toBeLessThanOrEqual(476)
})
