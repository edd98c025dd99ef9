/** The odds of an action are the same whether its forecast is handed over or worked out anew. */
import { FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const GAMES = 12
const MOST_DECISIONS = 150

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('odds of choices are those of the actions', () => {
    let told = 0
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(secretFrom(`odds ${i}`))
      const table = new LocalTable(game, {
        options: game.randomOptions(dice),
        dice: { secret: secretFrom(`odds ${i}`) },
      })
      const room = new Room(table)
      for (let n = 0; n < MOST_DECISIONS && table.decision !== null; n++) {
        const { seat, actions } = table.decision
        const odds = actions.map((action) => game.odds(table.state, action))
        expect(
          seenBy(room, seat, 'en')
            .question()
            ?.choices?.map((choice) => choice.odds),
        ).toEqual(odds)
        told += odds.filter((chance) => chance !== undefined).length
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
    }
    expect(told).toBeGreaterThan(10)
  })
})
