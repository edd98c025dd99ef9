/** Bots by their names. */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, Fault, type Json } from '@tabularium/engine'
import { minds } from '@tabularium/games/minds'

export function botNamed(game: AnyGame, name: string): Bot<Json, unknown> {
  const bot = bots(game, minds.get(game.id)).find((known) => known.name === name)
  if (bot === undefined) throw new Fault('unknown', `There is no bot '${name}' for ${game.id}.`)
  return bot
}
