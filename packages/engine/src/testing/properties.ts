/**
 * What must hold for every game, tried on random games. Written once; a new game is covered by being registered.
 * A failure names the game, the options, the seed and the actions so far, so that it can be played again.
 */
import type { AnyGame } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { RecordingTable } from '../table.ts'
import { type Moment, momentProperties } from './moments.ts'
import { failing, PropertyFailure, seatsOf, type Trial, trial, unbroken } from './trial.ts'

export { type Moment, momentProperties } from './moments.ts'
export { OnlinePlay, playOnline } from './online.ts'
export { otherwise } from './otherwise.ts'
export { asJson, type Face, TestPlay } from './play.ts'
export { fuzzRoom, type Peeped, type Peeping, type RoomProperty } from './rooms.ts'
export { type DiceKind, fuzzTable, type TableProperty } from './tables.ts'
export { PropertyFailure, type Trial, trial } from './trial.ts'

/** No random game is longer than this. */
export const LONGEST_GAME = 100_000

/** What holds of every random game, whatever is looked at on the way. */
export type GameProperty = 'no dead ends' | 'every game ends' | 'every game ends with an outcome' | 'nothing breaks'

/** How a random game is played and looked at. */
export interface Fuzzing {
  /** Look closely at one position in so many. */
  readonly every: number
}

/** In how many positions an average game is looked at closely, however long it is. */
const LOOKS = 5

/** One position in so many, for games of this length. */
export function lookEvery(game: AnyGame): number {
  const lengths = Array.from({ length: 10 }, (_, i) => fuzz(trial(game, 'length', i), { every: 1000 }).length)
  return Math.max(8, Math.round(lengths.reduce((a, b) => a + b) / lengths.length / LOOKS))
}

/** Plays one random game, looking at positions on the way. Returns the log. */
export function fuzz(trial: Trial, { every }: Fuzzing): readonly string[] {
  const { game, options, seed } = trial
  const actions: string[] = []
  const fail = failing<GameProperty>(trial, () => actions)
  return unbroken(fail, () => {
    const dice = new FastDice(secretFrom(`fuzz ${seed}`))
    const state = game.setup(game.options(options), new RecordingTable(dice))
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      if (actions.length >= LONGEST_GAME) fail('every game ends', 'it goes on and on')
      if (decision.actions.length === 0) fail('no dead ends', `'${decision.ask}' has no answer`)
      if (dice.below(every) === 0) look({ ...trial, state, decision, dice }, actions)
      const action = decision.actions[dice.below(decision.actions.length)]
      actions.push(game.notation(action))
      game.apply(state, action, new RecordingTable(dice))
    }
    const outcome = game.outcome(state)
    if (outcome === null) return fail('every game ends with an outcome', 'nothing is asked and nobody has won')
    if (!game.clauses.includes(outcome.rule)) fail('every game ends with an outcome', `no clause ${outcome.rule}`)
    if (!outcome.winners.every((seat) => seatsOf(game, options).includes(seat))) {
      fail('every game ends with an outcome', `winners ${outcome.winners.join()} are not at the table`)
    }
    return actions
  })
}

function look(moment: Moment, actions: readonly string[]): void {
  for (const [name, property] of Object.entries(momentProperties)) {
    const complaint = property(moment)
    if (complaint !== undefined) throw new PropertyFailure(name, moment, actions, complaint)
  }
}
