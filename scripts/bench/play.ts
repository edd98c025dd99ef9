/** Random play of any game, with what is looked at on the way. */
import { type AnyGame, FastDice, LocalTable, SilentTable, secretFrom } from '@tabularium/engine'

/** One random game; returns the decisions taken. `look` is done before each. */
export function playRandom(
  game: AnyGame,
  options: unknown,
  dice: FastDice,
  look?: (state: unknown, seat: number) => unknown,
): number {
  const silent = new SilentTable(dice)
  const state = game.setup(options, silent)
  let decisions = 0
  for (let d = game.decision(state); d !== null; d = game.decision(state)) {
    look?.(state, d.seat)
    game.apply(state, d.actions[dice.below(d.actions.length)], silent)
    decisions++
  }
  return decisions
}

/** A position in the middle of a random game. */
export function midGame(game: AnyGame, options: unknown): unknown {
  const dice = new FastDice(secretFrom('middle'))
  const silent = new SilentTable(dice)
  let state = game.setup(options, silent)
  for (let i = 0; i < 40; i++) {
    const d = game.decision(state)
    if (d === null) state = game.setup(options, silent)
    else game.apply(state, d.actions[dice.below(d.actions.length)], silent)
  }
  return game.decision(state) === null ? game.setup(options, silent) : state
}

/** A random game at a table, to its end or to that length. */
export function tableOf(
  game: AnyGame,
  { options = {}, most = Number.POSITIVE_INFINITY, seed = 'table' } = {},
): LocalTable {
  const dice = new FastDice(secretFrom(seed))
  const local = new LocalTable(game, { options, dice: { secret: secretFrom('bench') } })
  for (let d = local.decision; d !== null && local.length < most; d = local.decision) {
    local.act(d.seat, game.notation(d.actions[dice.below(d.actions.length)]))
  }
  return local
}
