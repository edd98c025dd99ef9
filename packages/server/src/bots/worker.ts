/** One thread in which bots of tables think. */
import { bots } from '@tabularium/bots'
import { games, minds } from '@tabularium/games/all'
import { type Thought, thought } from '../hall/thinking.ts'

export default function think(asked: Thought): readonly string[] {
  const game = games.find(({ id }) => id === asked.game)
  if (game === undefined) throw new Error(`There is no game '${asked.game}'.`)
  const bot = bots(game, minds.get(game.id)).find(({ name }) => name === asked.bot)
  if (bot === undefined) throw new Error(`There is no bot '${asked.bot}'.`)
  return thought(game, bot, asked)
}
