/** A program at a seat learns nothing that its seat may not know: not by what it asks, nor by what comes of what it does. */
import { type AnyGame, FastDice, LocalTable, type Seat, SilentTable, secretFrom } from '@tabularium/engine'
import { SeatReferee } from '@tabularium/engine/referee'
import { Room } from '@tabularium/engine/room'
import { otherwise } from '@tabularium/engine/testing'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'

const hidden = games.filter(({ secrets }) => secrets.hoards.length > 0)

function at(game: AnyGame, options: object, state: unknown, seat: Seat) {
  const position = game.write(state)
  const room = new Room(new LocalTable(game, { options: { ...options }, position, dice: { script: [] } }))
  return new SeatReferee(room, seat, {})
}

const ASKED = ['sit', 'view', 'legal', 'events', 'outcome'].map((op) => JSON.stringify({ op }))

/** What a seat is told at a position, and by each of some actions that bring nothing to light. */
function told(game: AnyGame, options: object, state: unknown, seat: Seat, actions: readonly string[]): string[] {
  const asked = ASKED.map((request) => at(game, options, state, seat).handle(request).reply)
  const done = actions.map(
    (action) => at(game, options, state, seat).handle(JSON.stringify({ op: 'act', action })).reply,
  )
  return [...asked, ...done]
}

/** Actions that need no dice and reveal nothing, so that what differs could only come from what is hidden. */
function quiet(game: AnyGame, state: unknown, actions: readonly unknown[]): readonly string[] {
  return actions.flatMap((action) => {
    const table = new SilentTable({
      face: () => {
        throw new RangeError('A die is rolled.')
      },
    })
    let isShown = false
    table.reveal = table.show = () => {
      isShown = true
    }
    try {
      game.apply(game.clone(state), action, table)
    } catch (error) {
      if (error instanceof RangeError) return []
      throw error
    }
    return isShown ? [] : [game.notation(action)]
  })
}

/** How many positions are looked at, and one in how many. */
const LOOKS = 15
const SELDOM = 8

describe.each(hidden)('$id', (game) => {
  test('is told the same whatever it may not know', () => {
    const dice = new FastDice(secretFrom('at a seat'))
    const options = game.options({})
    const silent = new SilentTable(dice)
    const state = game.setup(options, silent)
    let differing = 0
    for (let decision = game.decision(state); differing < LOOKS && decision !== null; ) {
      const { seat, actions } = decision
      const other = dice.below(SELDOM) === 0 ? otherwise(game, state, seat, dice) : state
      if (JSON.stringify(game.write(other)) !== JSON.stringify(game.write(state))) {
        differing++
        const tried = quiet(game, state, actions.slice(0, 6))
        expect(told(game, options, other, seat, tried)).toEqual(told(game, options, state, seat, tried))
      }
      game.apply(state, actions[dice.below(actions.length)], silent)
      decision = game.decision(state)
    }
    expect(differing).toBe(LOOKS)
  })
})
