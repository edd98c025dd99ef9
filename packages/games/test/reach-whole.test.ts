/** What reach tells is all there is: it is compared with every way that the piece can go, at random moments of random games. */
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { expect, test } from 'vitest'
import { games } from '../all.ts'
import { Flood } from './flood.ts'

const GAMES = 3
const MOST_DECISIONS = 800
const SELDOM = 10

/** How many steps the longest of the marches that are met has, at least, and how many places are reached from one. */
const least: Readonly<Record<string, { readonly steps: number; readonly places: number }>> = {
  tetrarchia: { steps: 3, places: 12 },
  // Who has marched is asked about no more.
  'fall-of-the-roman-empire': { steps: 1, places: 8 },
  'ultimus-romanorum': { steps: 4, places: 25 },
  'barbarians-at-the-gates': { steps: 6, places: 60 },
}

/** Some piece that can act. */
function someone({ game, state, decision }: LocalTable, dice: FastDice): string | undefined {
  const pieces = [...new Set(decision?.actions.flatMap((action) => game.bearing(state, action).piece ?? []))]
  return pieces[dice.below(Math.max(1, pieces.length))]
}

/** What is told and what is found by trying, as lines. */
function compared(table: LocalTable, piece: string) {
  const { game, state, decision } = table
  const seat = decision?.seat ?? 0
  const reached = seenBy(new Room(table), seat, 'en').reach(piece)
  const flood = new Flood(game, seat, piece)
  flood.as([], state)
  for (const { steps } of reached) flood.as(steps, state)
  const lines = (all: readonly (readonly [what: string, cost: number])[]) =>
    all.map(([what, cost]) => `${what}: ${cost}`).sort()
  return {
    told: lines(reached.map(({ kind, place, cost }) => [`${kind} ${place}`, cost])),
    tried: lines([...flood.found]),
    steps: Math.max(0, ...reached.map(({ way }) => way.length)),
  }
}

test.each(games.map((game): [string, AnyGame] => [game.id, game]))(
  '%s: nothing is left out, and no way is cheaper',
  { timeout: 300_000 },
  (id, game) => {
    const met = { steps: 0, places: 0 }
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(secretFrom(`whole ${i}`))
      const table = new LocalTable(game, {
        options: game.randomOptions(dice),
        dice: { secret: secretFrom(`whole ${i}`) },
      })
      for (let n = 0; n < MOST_DECISIONS && table.decision !== null; n++) {
        const piece = dice.below(SELDOM) === 0 ? someone(table, dice) : undefined
        if (piece !== undefined) {
          const { told, tried, steps } = compared(table, piece)
          expect(told, `${piece}, game ${i}, action ${n}`).toEqual(tried)
          met.steps = Math.max(met.steps, steps)
          met.places = Math.max(met.places, told.length)
        }
        const { seat, actions } = table.decision
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
    }
    const { steps, places } = least[id] ?? { steps: 0, places: 0 }
    expect(met.steps).toBeGreaterThanOrEqual(steps)
    expect(met.places).toBeGreaterThanOrEqual(places)
  },
)
