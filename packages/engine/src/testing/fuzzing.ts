/** Many random games of every sort, looked at on the way, until enough are played or time is up. */
import { setImmediate as pause } from 'node:timers/promises'
import type { AnyGame } from '../contract.ts'
import { fuzz, fuzzRoom, fuzzTable, lookEvery, type Trial, trial } from './properties.ts'

export interface Plan {
  readonly games: readonly AnyGame[]
  readonly seed: string
  /** The number of the first game. With it and the seed a single game can be played again. */
  readonly first: number
  /** How many of each game. */
  readonly count: number
  /** Whether time is up. */
  isOver(): boolean
}

export interface Fuzzed {
  games: number
  actions: number
  /** What failed, with what is needed to play it again. */
  failure?: string
}

/** One game in so many is played at a table and looked at through rooms too, which costs more. */
const TABLE_EVERY = 10

/** Plays the games in turn, so that time that runs out is shared; stops at the first failure. */
export async function fuzzAll(plan: Plan, progress: (so: Fuzzed) => void): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { games: 0, actions: 0 }
  const looks = new Map<AnyGame, number>()
  for (let number = plan.first; number < plan.first + plan.count; number++) {
    for (const game of plan.games) {
      if (plan.isOver()) return fuzzed
      const failure = failureOf(game, plan.seed, number, () => {
        const every = looks.get(game) ?? lookEvery(game)
        looks.set(game, every)
        playOne(trial(game, plan.seed, number), { every, atTable: number % TABLE_EVERY === 0 }, fuzzed)
      })
      if (failure !== undefined) return { ...fuzzed, failure }
      progress(fuzzed)
      // Lets Ctrl-C in.
      await pause()
    }
  }
  return fuzzed
}

function playOne(one: Trial, { every, atTable }: { every: number; atTable: boolean }, fuzzed: Fuzzed): void {
  fuzzed.actions += fuzz(one, { every }).length
  fuzzed.games++
  if (!atTable) return
  fuzzed.actions += fuzzTable(one)
  fuzzRoom(one, { every, further: 4 })
  fuzzed.games += 2
}

/** What went wrong, if anything did, and how to have it again. */
function failureOf(game: AnyGame, seed: string, number: number, play: () => void): string | undefined {
  try {
    play()
    return undefined
  } catch (error) {
    const again = `npm run fuzz -- --game ${game.id} --seed '${seed}' --first ${number} --games 1`
    return `${error instanceof Error ? error.message : String(error)}\nAgain: ${again}`
  }
}
