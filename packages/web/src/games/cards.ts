/** The games as the home page shows them. */
import type { Card } from '@tabularium/engine'
import type { Entry } from '@tabularium/games'

export function cardsOf(games: readonly Entry[]): Promise<readonly Card[]> {
  return Promise.all(games.map(async (game) => (await game.card()).card))
}
