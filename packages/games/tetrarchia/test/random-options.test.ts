/** Random options, by which random games try every level and variant alike. */
import { FastDice, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { type Options, randomOptions, readOptions, variants } from '../src/options.ts'

const DRAWS = 4000
const dice = new FastDice(secretFrom('random options'))
const drawn = Array.from({ length: DRAWS }, () => randomOptions(dice))

/** How often each value came up. */
function shares(options: readonly Options[], value: (one: Options) => unknown): Map<unknown, number> {
  const found = new Map<unknown, number>()
  for (const one of options) found.set(value(one), (found.get(value(one)) ?? 0) + 1 / options.length)
  return found
}

/** These came up and no others, none favoured. */
function expectEven(options: readonly Options[], value: (one: Options) => unknown, values: readonly unknown[]): void {
  const found = shares(options, value)
  expect([...found.keys()].sort()).toEqual([...values].sort())
  for (const share of found.values()) expect(Math.abs(share - 1 / values.length)).toBeLessThan(0.04)
}

describe('random options', () => {
  test('are options of the game', () => {
    for (const one of drawn.slice(0, 200)) expect(readOptions(one)).toEqual(one)
  })

  test('TE-1-a TE-2-d TE-2-e: every number of players and every step of the level, none favoured', () => {
    expectEven(drawn, ({ players }) => players, [1, 2, 3, 4])
    expectEven(drawn, ({ level }) => level[0], [2, 3, 4, 5])
    for (const i of [1, 2, 3] as const) expectEven(drawn, ({ level }) => level[i], [0, 1, 2, 3])
  })

  test('every variant, the shared Caesar and the objective, played or not', () => {
    for (const variant of variants) expectEven(drawn, (one) => one.variants.includes(variant), [true, false])
    expectEven(drawn, ({ sharedCaesar }) => sharedCaesar, ['galerius', 'constantius'])
    const rivals = drawn.filter((one) => one.variants.includes('the-great') && one.players % 2 === 0)
    expectEven(rivals, ({ objective }) => objective, ['rivalry', 'concord'])
    const others = drawn.filter((one) => !rivals.includes(one))
    expectEven(others, ({ objective }) => objective, ['concord'])
  })
})
