/** Plays the games of a run, in any thread, and counts them. */
import { chanceOf, type Onlooker, type Played, playGame, type Seat } from '@tabularium/engine'
import { countBoth, emptyResults, type Results } from './results.ts'
import { type Seated, seedOf } from './setting.ts'
import { count, type TurnChance } from './tally.ts'

/** Which games of a run: `games` of them from number `from` on. */
export type Batch = {
  readonly from: number
  readonly games: number
}

/** Whose chances are followed; where all want the same, everybody's. */
export const FOLLOWED: Seat = 0

export class Player {
  readonly #settings: readonly Seated[]

  /** One setting, or two to be compared. */
  constructor(settings: readonly Seated[]) {
    this.#settings = settings
  }

  play({ from, games }: Batch): Results {
    const results = emptyResults(this.#settings.length)
    for (let number = from; number < from + games; number++) this.#playOne(results, number)
    return results
  }

  #playOne(results: Results, number: number): void {
    const outcomes = this.#settings.map((seated, i) => {
      const course = new Course(seated)
      const played = playNumber(seated, number, course)
      count(results.tallies[i], played, course.chances)
      return played.outcome
    })
    results.games++
    if (outcomes.length === 2) countBoth(results, outcomes[0], outcomes[1])
  }
}

export function playNumber(seated: Seated, number: number, onlooker: Onlooker): Played {
  const { game, setting, bots } = seated
  try {
    return playGame(game, setting.options, bots, seedOf(setting, number), undefined, onlooker)
  } catch (error) {
    throw new Error(`Game ${number} of seed '${setting.seed}' failed.`, { cause: error })
  }
}

/** Follows the chances of one game, turn by turn. */
class Course implements Onlooker {
  readonly chances: TurnChance[] = []
  readonly asked?: (state: unknown) => void

  constructor({ counsel }: Seated) {
    if (counsel === undefined) return
    this.asked = (state) => {
      const turn = counsel.turn(state)
      if (this.chances.at(-1)?.turn === turn) return
      this.chances.push({ turn, millionths: Math.round(chanceOf(counsel, state, FOLLOWED) * 1e6) })
    }
  }
}
