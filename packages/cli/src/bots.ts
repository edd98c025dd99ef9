/** Bots by their names. */
import { bots } from '@tabularium/bots'
import { type Seated, type Setting, seated } from '@tabularium/bots/lab'
import type { AnyGame, Bot } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { gameNamed } from './arguments/chosen.ts'
import { UsageError } from './arguments/usage.ts'

/** Weakest first. */
function botsFor(game: AnyGame): readonly Bot[] {
  return bots(game, minds.get(game.id))
}

export function strongestBot(game: AnyGame): string {
  return botsFor(game).at(-1)?.name ?? 'random'
}

export function botNamed(game: AnyGame, name: string): Bot {
  const all = botsFor(game)
  const bot = all.find((known) => known.name === name)
  if (bot === undefined) {
    throw new UsageError(
      `There is no bot '${name}' for ${game.id}. The bots are: ${all.map((b) => b.name).join(', ')}.`,
    )
  }
  return bot
}

/** A setting with its game and its players. */
export function seatedIn(games: readonly AnyGame[], setting: Setting): Seated {
  return seated(gameNamed(games, setting.game), minds.get(setting.game), setting)
}
