/** What a room tells of a choice is what the game says of the action: what it is about, what it costs, with what chance. */
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { type Choice, Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const GAMES = 12
const MOST_DECISIONS = 150

/** Worked out anew from the rules, whether its forecast is known or not. */
function saidOf(game: AnyGame, state: unknown, action: unknown) {
  const { kind, piece, place, number, as } = game.bearing(state, action)
  const { cost } = game.verdict(state, action)
  return { action: game.notation(action), kind, piece, place, number, as, cost, odds: game.odds(state, action) }
}

const toldOf = ({ action, kind, piece, place, number, as, cost, odds }: Choice) => ({
  action,
  kind,
  piece,
  place,
  number,
  as,
  cost,
  odds,
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('kind, piece, place, cost and odds of choices are those of the actions', () => {
    const told = { pieces: 0, places: 0, costs: 0, odds: 0 }
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(secretFrom(`odds ${i}`))
      const table = new LocalTable(game, {
        options: game.randomOptions(dice),
        dice: { secret: secretFrom(`odds ${i}`) },
      })
      const room = new Room(table)
      for (let n = 0; n < MOST_DECISIONS && table.decision !== null; n++) {
        const { seat, actions } = table.decision
        const said = actions.map((action) => saidOf(game, table.state, action))
        expect(seenBy(room, seat, 'en').question()?.choices?.map(toldOf)).toEqual(said)
        for (const { piece, place, cost, odds } of said) {
          if (piece !== undefined) told.pieces++
          if (place !== undefined) told.places++
          if (cost !== undefined && cost > 0) told.costs++
          if (odds !== undefined) told.odds++
        }
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
    }
    expect(Math.min(...Object.values(told)), JSON.stringify(told)).toBeGreaterThan(10)
  })
})
