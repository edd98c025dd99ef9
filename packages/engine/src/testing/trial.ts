/** A random game to be, and how it is told that something does not hold of it. */
import type { AnyGame, Json, Seat } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { canonical } from '../digest.ts'
import type { Told } from '../table.ts'

/** One random game to be. */
export interface Trial {
  readonly game: AnyGame
  readonly options: Json
  readonly seed: string
}

/** A trial by its number: options are drawn too. */
export function trial(game: AnyGame, name: string, number: number): Trial {
  const seed = `${name} ${number}`
  return { game, options: game.randomOptions(new FastDice(secretFrom(`options ${seed}`))), seed }
}

export class PropertyFailure extends Error {
  constructor(property: string, trial: Trial, actions: readonly string[], complaint: string, cause?: unknown) {
    super(
      `${property} does not hold for ${trial.game.id}: ${complaint}\n` +
        `options ${JSON.stringify(trial.options)}, seed ${JSON.stringify(trial.seed)}, after ${JSON.stringify(actions)}`,
      { cause },
    )
    this.name = 'PropertyFailure'
  }
}

/** So many of the last actions are named; the seed gives all. */
const LAST_ACTIONS = 1000

/** What is wrong, or undefined: nothing. */
export type Complaint = string | undefined

export type Fail<Property extends string> = (property: Property, complaint: string, cause?: unknown) => never

export const failing =
  <Property extends string>(trial: Trial, actions: () => readonly string[]): Fail<Property> =>
  (property, complaint, cause) => {
    throw new PropertyFailure(property, trial, actions().slice(-LAST_ACTIONS), complaint, cause)
  }

/** Whatever goes wrong on the way is told with what is needed to play it again. */
export function unbroken<T>(fail: Fail<'nothing breaks'>, play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof PropertyFailure) throw error
    return fail('nothing breaks', String(error), error)
  }
}

export function seatsOf(game: AnyGame, options: Json): readonly Seat[] {
  return game.seats(game.options(options)).map((_, seat) => seat)
}

/** Everybody who may look: each seat, and somebody who only watches. */
export function viewersOf(game: AnyGame, options: Json): readonly (Seat | null)[] {
  return [...seatsOf(game, options), null]
}

/** Whether two texts of JSON say the same, in whatever order. */
export function sameJson(a: string, b: string): boolean {
  return a === b || canonical(JSON.parse(a)) === canonical(JSON.parse(b))
}

/** Whether the same was told, to the same seats. */
export function sameTold(a: readonly Told[], b: readonly Told[]): boolean {
  return sameJson(JSON.stringify(a), JSON.stringify(b))
}
