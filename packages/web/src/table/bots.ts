/** Bots by their names. */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, Fault, type Mind } from '@tabularium/engine'

/** What bots know of a game comes when it is played. */
function mindOf(id: string): Promise<Mind<unknown, unknown> | undefined> {
  switch (id) {
    case 'tetrarchia':
      return import('@tabularium/tetrarchia/mind').then(({ mind }) => mind)
    case 'fall-of-the-roman-empire':
      return import('@tabularium/fall-of-the-roman-empire/mind').then(({ mind }) => mind)
    case 'ultimus-romanorum':
      return import('@tabularium/ultimus-romanorum/mind').then(({ mind }) => mind)
    default:
      return Promise.resolve(undefined)
  }
}

export async function botNamed(game: AnyGame, name: string): Promise<Bot> {
  const bot = bots(game, await mindOf(game.id)).find((known) => known.name === name)
  if (bot === undefined) throw new Fault('unknown', `There is no bot '${name}' for ${game.id}.`)
  return bot
}
