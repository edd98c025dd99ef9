/** How long it takes to find out where a piece can get to: what a page waits for after every click on one. */
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { type Outlet, Room, seenBy } from '@tabularium/engine/room'

interface Sample {
  readonly outlet: Outlet
  readonly piece: string
}

const SAMPLES = 300
const SELDOM = 10
const REPEATS = 5

export interface Reaches {
  /** CPU milliseconds. */
  readonly mean: number
  readonly slowest: number
  readonly places: number
}

export function reaches(game: AnyGame): Reaches {
  const samples = samplesOf(game)
  // Once to warm up.
  for (const { outlet, piece } of samples) outlet.reach(piece)
  const times = samples.map(({ outlet, piece }) => {
    const start = process.cpuUsage()
    for (let i = 0; i < REPEATS; i++) outlet.reach(piece)
    return process.cpuUsage(start).user / 1000 / REPEATS
  })
  const places = samples.map(({ outlet, piece }) => outlet.reach(piece).length)
  return { mean: meanOf(times), slowest: Math.max(...times), places: Math.max(...places) }
}

const meanOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** One piece that can act, in positions on the way through random games. */
function samplesOf(game: AnyGame): Sample[] {
  const samples: Sample[] = []
  for (let i = 0; samples.length < SAMPLES; i++) {
    const dice = new FastDice(secretFrom(`reach ${i}`))
    const table = new LocalTable(game, { dice: { secret: secretFrom(`reach ${i}`) } })
    for (let d = table.decision; d !== null && samples.length < SAMPLES; d = table.decision) {
      const piece = dice.below(SELDOM) === 0 ? pieceAt(table, dice) : undefined
      if (piece !== undefined) {
        const there = table.branch(table.length, { secret: secretFrom('sample') })
        samples.push({ outlet: seenBy(new Room(there), d.seat, 'en'), piece })
      }
      table.act(d.seat, game.notation(d.actions[dice.below(d.actions.length)]))
    }
  }
  return samples
}

function pieceAt({ game, state, decision }: LocalTable, dice: FastDice): string | undefined {
  const pieces = [...new Set((decision?.actions ?? []).flatMap((action) => game.bearing(state, action).piece ?? []))]
  return pieces[dice.below(Math.max(1, pieces.length))]
}
