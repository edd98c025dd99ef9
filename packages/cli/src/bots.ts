/** Bots by their names. */
import { bots } from '@tabularium/bots'
import type { AnyGame, Bot, Json } from '@tabularium/engine'
import { minds } from '@tabularium/games/minds'
import { UsageError } from './arguments/usage.ts'

export function botNamed(game: AnyGame, name: string): Bot<Json, unknown> {
  const all: readonly Bot<Json, unknown>[] = bots(game, minds.get(game.id))
  const bot = all.find((known) => known.name === name)
  if (bot === undefined) {
    throw new UsageError(
      `There is no bot '${name}' for ${game.id}. The bots are: ${all.map((b) => b.name).join(', ')}.`,
    )
  }
  return bot
}
