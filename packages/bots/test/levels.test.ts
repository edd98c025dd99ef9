/** What sets a game's bots apart. */
import { FastDice, type Mind, SilentTable, secretFrom } from '@tabularium/engine'
import { type State, toy } from '@tabularium/engine/testing/toy'
import { describe, expect, test } from 'vitest'
import { botOf, bots } from '../src/index.ts'
import { game, mind } from './lab/toys.ts'

const named = (more: Partial<Mind<State, unknown>>) => bots(game, { ...mind, ...more }).map(({ name }) => name)
const patience = { ideas: 2, playouts: 4, turns: 1 }

describe('the levels of a game', () => {
  test('are offered where its mind says how they think', () => {
    expect(named({})).toEqual(['random', 'tiro', 'legate'])
    expect(named({ levels: { slips: 0, consul: patience } })).toEqual(['random', 'tiro', 'legate', 'consul'])
    expect(named({ levels: { novice: 50, slips: 0 } })).toEqual(['random', 'novice', 'tiro', 'legate'])
    expect(bots(game).map(({ name }) => name)).toEqual(['random'])
  })

  test.each(['novice', 'tiro'] as const)(
    '%s slips as often as the mind says, and then does something that looks nearly as good',
    (level) => {
      const dice = new FastDice(secretFrom('slips'))
      const state = toy.setup(toy.options({}), new SilentTable(dice))
      const asked = toy.decision(state)
      if (asked === null) throw new Error('The game is over.')
      const [first] = asked.actions
      // Six things that may be done, of which the last is not nearly as good.
      const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ actions: [name], weight: 1 }))
      const shares = (slips: number) => {
        const levels = level === 'tiro' ? { novice: 90, slips } : { novice: slips, slips: 90 }
        const bot = botOf(toy, { ...mind, policy: () => six, levels }, level)
        const counts: Record<string, number> = {}
        for (let i = 0; i < 2000; i++) {
          const [done] = bot?.plan(toy.view(state, asked.seat), asked, dice) ?? [first]
          counts[String(done)] = (counts[String(done)] ?? 0) + 1
        }
        return counts
      }
      expect(shares(0)).toEqual({ a: 2000 })
      const some = shares(40)
      expect(some.a).toBeGreaterThan(1100)
      expect(some.a).toBeLessThan(1300)
      for (const name of ['b', 'c', 'd', 'e']) expect(some[name]).toBeGreaterThan(140)
      expect(some.f).toBeUndefined()
    },
  )
})
