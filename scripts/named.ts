/** A game and its bots, as the options of a script name them. */
import { bots } from '@tabularium/bots'
import type { AnyGame, Bot } from '@tabularium/engine'
import { games, minds } from '@tabularium/games/all'

export function gameNamed(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined)
    throw new Error(`There is no game '${id}': one of ${games.map((each) => each.id).join(', ')}.`)
  return game
}

export function botNamed(game: AnyGame, name: string): Bot {
  const all = bots(game, minds.get(game.id))
  const bot = all.find((known) => known.name === name)
  if (bot === undefined)
    throw new Error(`There is no bot '${name}': one of ${all.map((each) => each.name).join(', ')}.`)
  return bot
}
