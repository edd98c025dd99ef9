/** What reach tells is what comes of it: its steps are done as they stand, cost what it says and lead where it says. */
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { type Reached, Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { list } from '../index.ts'

const GAMES = 3
const MOST_DECISIONS = 800
const SELDOM = 12
const LONG = { timeout: 300_000 }

/** Names of those whom no position names: once they have arrived they are nobody any more. */
const nameless = new Set<string>()
for (const { forms } of list) for (const name of Object.keys((await forms?.())?.forms.stacks ?? {})) nameless.add(name)

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('steps do what reach says', LONG, () => {
    let tried = 0
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(secretFrom(`reach ${i}`))
      const table = new LocalTable(game, {
        options: game.randomOptions(dice),
        dice: { secret: secretFrom(`reach ${i}`) },
      })
      for (let n = 0; n < MOST_DECISIONS && table.decision !== null; n++) {
        if (dice.below(SELDOM) === 0) tried += tryReach(game, table, dice)
        const { seat, actions } = table.decision
        table.act(seat, game.notation(actions[dice.below(actions.length)]))
      }
    }
    expect(tried).toBeGreaterThan(5)
  })
})

/** Goes where some piece can get to, at a table of its own. */
function tryReach(game: AnyGame, table: LocalTable, dice: FastDice): number {
  const { decision, state } = table
  if (decision === null) return 0
  const pieces = [...new Set(decision.actions.flatMap((action) => game.bearing(state, action).piece ?? []))]
  const piece = pieces[dice.below(Math.max(1, pieces.length))]
  if (piece === undefined) return 0
  const places = seenBy(new Room(table), decision.seat, 'en').reach(piece)
  const reached = places[dice.below(Math.max(1, places.length))]
  if (reached === undefined) return 0
  follow(table.branch(table.length, { secret: secretFrom('follow') }), decision.seat, piece, reached)
  return 1
}

function follow(table: LocalTable, seat: number, piece: string, reached: Reached): void {
  const { game } = table
  let ask: string | undefined
  const costs = reached.steps.map((step, i) => {
    const verdict = game.verdict(table.state, table.legal(step))
    if (verdict.ok === false) throw new Error(`'${step}' is refused`)
    ask = table.decision?.ask
    const isLast = i === reached.steps.length - 1
    const [done] = table.actTogether(seat, [step])
    expect(done.sealed).toBe(isLast && reached.seals)
    return verdict.cost
  })
  expect(costs.reduce((a, b) => a + b, 0)).toBe(reached.cost)
  expect(reached.way.at(-1)).toEqual({ place: reached.place, cost: reached.cost })
  // Somebody who is asked more before he goes is still on his way.
  if (reached.seals || table.decision?.ask !== ask || game.stands(table.state, piece) === piece) return
  const at = game.stands(table.state, piece)
  if (at !== undefined || !nameless.has(piece)) expect(at).toBe(reached.place)
}
