/** Bots by their names. */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, Fault, type Mind } from '@tabularium/engine'

export const botNames = (game: AnyGame, mind: Mind<unknown, unknown> | undefined): readonly string[] =>
  bots(game, mind).map(({ name }) => name)

export function botNamed(game: AnyGame, mind: Mind<unknown, unknown> | undefined, name: string): Bot {
  const bot = bots(game, mind).find((known) => known.name === name)
  if (bot === undefined) throw new Fault('unknown', `There is no bot '${name}' for ${game.id}.`)
  return bot
}
