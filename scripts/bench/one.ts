/** Random play of one game, in a process of its own; `against.ts` builds it for each tree. */
import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { playRandom } from './play.ts'

/** In CPU-seconds: the largest game's code is compiled after so long, not sooner. */
const WARM_UP = 6
const ROUNDS = 5
const SECONDS = 0.5

/** Decisions per CPU-second of a game of these, with a view at each or without; the median of some rounds. 0: there is no such game. */
export function speedOf(games: readonly AnyGame[], id: string, views: boolean): number {
  const game = games.find((known) => known.id === id)
  if (game === undefined) return 0
  const options = game.options({})
  const dice = new FastDice(secretFrom('against'))
  const look = views ? (state: unknown, seat: number) => game.view(state, seat) : undefined
  const round = (least: number) => {
    const start = process.cpuUsage()
    for (let done = 0; ; ) {
      done += playRandom(game, options, dice, look)
      const { user, system } = process.cpuUsage(start)
      const seconds = (user + system) / 1e6
      if (seconds >= least) return done / seconds
    }
  }
  round(WARM_UP)
  const rates = Array.from({ length: ROUNDS }, () => round(SECONDS))
  return rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
}
