/**
 * Every bot of every game answers by what its seat may know: two positions that differ only in what it may not know get the same
 * answer, action by action. And the same view, dice and budget give the same answer again.
 */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, FastDice, SilentTable, secretFrom } from '@tabularium/engine'
import { otherwise, trial } from '@tabularium/engine/testing'
import { games, minds } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'

/** How many positions of each game are looked at, and after how many decisions at most. */
const LOOKS = 4
const LATEST = 160

function positionOf(game: AnyGame, number: number): unknown {
  const { options, seed } = trial(game, 'honest', number)
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const state = game.setup(game.options(options), table)
  for (let n = dice.below(LATEST); n > 0; n--) {
    const decision = game.decision(state)
    if (decision === null) return undefined
    game.apply(state, decision.actions[dice.below(decision.actions.length)], table)
  }
  return game.decision(state) === null ? undefined : state
}

/** What a bot does there, in notation. */
function answer(game: AnyGame, bot: Bot, state: unknown): readonly string[] {
  const decision = game.decision(state)
  if (decision === null) throw new Error('Nobody is asked.')
  const plan = bot.plan(game.view(state, decision.seat), decision, new FastDice(secretFrom('thoughts')))
  return plan.map((action) => game.notation(action))
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const levels = bots(game, minds.get(id))

  test.each(levels.map((bot) => [bot.name, bot] as const))('%s does the same whatever is hidden', (_, bot) => {
    let looks = 0
    for (let number = 0; looks < LOOKS; number++) {
      const state = positionOf(game, number)
      const seat = state === undefined ? undefined : game.decision(state)?.seat
      if (state === undefined || seat === undefined) continue
      looks++
      const before = JSON.stringify(game.write(state))
      const done = answer(game, bot, state)
      expect(answer(game, bot, state)).toEqual(done)
      for (let i = 0; i < 2; i++) {
        const other = otherwise(game, state, seat, new FastDice(secretFrom(`otherwise ${number} ${i}`)))
        expect(answer(game, bot, other)).toEqual(done)
      }
      expect(JSON.stringify(game.write(state))).toBe(before)
    }
    expect(looks).toBe(LOOKS)
  })
})

test('a bot that peeks is found out', () => {
  const game = games.find(({ secrets }) => secrets.hoards.length > 0)
  if (game === undefined) throw new Error('Nothing is hidden in any game.')
  const peekingAt = (truth: unknown): Bot => {
    const hidden = game.secrets.hoards.flatMap((hoard) => hoard.things(truth))
    const sum = hidden.reduce((all, thing, i) => all + thing * (i + 1), 0)
    return { name: 'peeping', plan: (_, { actions }) => [actions[sum % actions.length]] }
  }
  const state = Array.from({ length: 20 }, (_, number) => positionOf(game, number)).find(
    (found) => found !== undefined && (game.decision(found)?.actions.length ?? 0) > 1,
  )
  const seat = game.decision(state)?.seat ?? 0
  const answers = Array.from({ length: 8 }, (_, i) => {
    const other = otherwise(game, state, seat, new FastDice(secretFrom(`peek ${i}`)))
    return answer(game, peekingAt(other), other).join()
  })
  expect(new Set(answers).size).toBeGreaterThan(1)
})
