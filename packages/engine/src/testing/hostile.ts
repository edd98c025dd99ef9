/** Many attacks on everything that takes something from outside, counted by what became of them. */
import { setImmediate as pause } from 'node:timers/promises'
import type { AnyGame, Json } from '../contract.ts'
import { type Attack, type Fate, forgeEdition, forgeLines, forgePosition, forgeSave, Hole } from './hostile/attacks.ts'

export interface HostilePlan {
  readonly games: readonly { readonly game: AnyGame; readonly edition: Json }[]
  readonly seed: string
  /** How many positions, saves and editions of each game are changed, and how many lines are sent. */
  readonly positions: number
  readonly saves: number
  readonly editions: number
  readonly lines: number
  /** The number of the first of each. */
  readonly first?: number
}

export interface Count extends Record<Fate, number> {
  readonly what: string
  /** What did not hold, each with what is needed to try it again. */
  readonly failures: string[]
}

/** So many failures of a kind are enough to know. */
const ENOUGH = 5

async function tried(what: string, count: number, first: number, attempt: (number: number) => Fate): Promise<Count> {
  const counted = { what, refused: 0, taken: 0, failures: [] as string[] }
  for (let number = first; number < first + count && counted.failures.length < ENOUGH; number++) {
    try {
      counted[attempt(number)]++
    } catch (error) {
      const why = error instanceof Hole ? error.message : `${String(error)}`
      counted.failures.push(`number ${number}: ${why}`)
    }
    // Lets Ctrl-C in.
    if (number % 100 === 0) await pause()
  }
  return counted
}

/** Attacks one kind of thing after the other; each count is told as it is done. */
export async function attackAll(plan: HostilePlan, tell: (count: Count) => void): Promise<readonly Count[]> {
  const { seed, first = 0 } = plan
  const counts: Count[] = []
  const done = (count: Count) => {
    counts.push(count)
    tell(count)
  }
  for (const { game, edition } of plan.games) {
    const kinds: readonly (readonly [string, number, Attack])[] = [
      ['positions', plan.positions, forgePosition],
      ['saves', plan.saves, forgeSave],
      ['editions', plan.editions, forgeEdition(edition)],
    ]
    for (const [what, count, attack] of kinds) {
      done(await tried(`${game.id}: ${what}`, count, first, (number) => attack(game, seed, number)))
    }
  }
  const games = plan.games.map(({ game }) => game)
  done(linesCount(games, seed, plan.lines))
  return counts
}

function linesCount(games: readonly AnyGame[], seed: string, lines: number): Count {
  try {
    return { what: 'lines to the referee', ...forgeLines(games, seed, lines), failures: [] }
  } catch (error) {
    return { what: 'lines to the referee', refused: 0, taken: 0, failures: [String(error)] }
  }
}
