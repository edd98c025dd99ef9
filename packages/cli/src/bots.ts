/** Bots by their names. */
import { bots } from '@tabularium/bots'
import { type Seated, type Setting, seated } from '@tabularium/bots/lab'
import type { AnyGame, Bot } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { gameNamed } from './arguments/chosen.ts'
import { UsageError } from './arguments/usage.ts'

/** Weakest first. */
export function botsFor(game: AnyGame): readonly Bot[] {
  return bots(game, minds.get(game.id))
}

/** Of those that answer at once: one that takes its time is asked for by name. */
export function strongestBot(game: AnyGame): string {
  return botsFor(game).findLast(({ ponder }) => ponder === undefined)?.name ?? 'random'
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

/** Whether all seats of a game win or lose together. */
export const isShared = (game: AnyGame): boolean => minds.get(game.id)?.counsel?.shared === true

/** A setting with its game and its players. */
export function seatedIn(games: readonly AnyGame[], setting: Setting): Seated {
  return seated(gameNamed(games, setting.game), minds.get(setting.game), setting)
}
