/** What bots may rely on in the mind of every game. */
import { type AnyGame, FastDice, type Mind, type Seat, SilentTable, secretFrom } from '@tabularium/engine'
import { trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games, minds } from '../all.ts'

const GAMES = 12

/** What a seat's chance is after these actions, of which each must be legal; where a die follows, before it. */
function worthOf(game: AnyGame, mind: Mind<unknown, unknown>, state: unknown, seat: Seat, actions: readonly unknown[]) {
  const copy = game.clone(state)
  const table = new SilentTable(new FastDice(secretFrom('worth')))
  for (const action of actions) {
    expect(game.verdict(copy, action).ok).toBe(true)
    if (mind.prospects(copy, action).length > 0) return 1
    game.apply(copy, action, table)
  }
  return mind.evaluate(copy, seat)
}

/** What it is where the turn is closed at once; 0: it may not be. */
const closed = (mind: Mind<unknown, unknown>, state: unknown, seat: Seat): number =>
  mind.planner?.close(state, seat) === undefined ? 0 : mind.evaluate(state, seat)

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const mind = minds.get(id)

  test('advice is legal and best first, chances lie between 0 and 1 and add up', () => {
    if (mind === undefined) throw new Error('It has no mind.')
    let looks = 0
    for (let i = 0; i < GAMES; i++) {
      const { options, seed } = trial(game, 'minds', i)
      const dice = new FastDice(secretFrom(seed))
      const silent = new SilentTable(dice)
      const s = game.setup(game.options(options), silent)
      for (let d = game.decision(s); d !== null; d = game.decision(s)) {
        if (dice.below(20) === 0) {
          looks++
          const before = JSON.stringify(game.write(s))
          const advised = mind.policy(s, d.seat)
          const legal = new Set(d.actions.map((action) => game.notation(action)))
          expect(advised.length).toBeGreaterThan(0)
          for (const { actions, weight } of advised) {
            expect(legal.has(game.notation(actions[0]))).toBe(true)
            expect(weight).toBeGreaterThanOrEqual(0)
          }
          const weights = advised.map(({ weight }) => weight)
          expect(weights).toEqual([...weights].sort((a, b) => b - a))
          const reply = mind.reply?.(s, d.seat)
          if (reply !== undefined && mind.planner === undefined) expect(reply).toEqual(advised[0].actions)
          if (reply !== undefined && mind.planner !== undefined) {
            expect(worthOf(game, mind, s, d.seat, reply)).toBeGreaterThanOrEqual(closed(mind, s, d.seat))
          }
          for (const seat of game.seats(game.options(options)).keys()) {
            expect(mind.evaluate(s, seat)).toBeGreaterThanOrEqual(0)
            expect(mind.evaluate(s, seat)).toBeLessThanOrEqual(1)
          }
          const chances = mind.prospects(s, advised[0].actions[0]).map(({ chance }) => chance)
          if (chances.length > 0) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
          expect(JSON.stringify(game.write(s))).toBe(before)
        }
        game.apply(s, d.actions[dice.below(d.actions.length)], silent)
      }
    }
    expect(looks).toBeGreaterThan(GAMES)
  })
})
