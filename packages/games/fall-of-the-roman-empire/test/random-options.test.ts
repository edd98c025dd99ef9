/** Random options, by which random games try every handicap alike. */
import { FastDice, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { fallOfTheRomanEmpire as game, HANDICAP } from '../src/index.ts'

test('FR-1-e: random games have every number of Barbarian Forces that the handicap allows, none favoured', () => {
  const dice = new FastDice(secretFrom('handicap'))
  const usual = game.options({}).barbarianForces
  const counts = new Map<number, number>()
  const draws = 1000 * (2 * HANDICAP + 1)
  for (let n = 0; n < draws; n++) {
    const { barbarianForces } = game.randomOptions(dice)
    counts.set(barbarianForces, (counts.get(barbarianForces) ?? 0) + 1)
  }
  const expected = Array.from({ length: 2 * HANDICAP + 1 }, (_, i) => usual - HANDICAP + i)
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(expected)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  for (const barbarianForces of expected) expect(game.options({ barbarianForces })).toEqual({ barbarianForces })
})
