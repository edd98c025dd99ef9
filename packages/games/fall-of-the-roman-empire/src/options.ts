/** What the players choose before a game: how many Forces the Barbarian has. */
import type { FastDice, Json } from '@tabularium/engine'
import { parseOptions } from '@tabularium/engine/form'
import * as z from 'zod/mini'

/** FR-1-a: the seats, in the order of their indices. */
export const seatNames = ['roman', 'barbarian'] as const
export type Side = (typeof seatNames)[number]
export const [ROMAN, BARBARIANS]: readonly [0, 1] = [0, 1]

/** The handicap: so many Forces more or fewer than the edition has. */
export const HANDICAP = 3

export interface Options {
  readonly [key: string]: Json
  /** FR-1-e: Barbarian Forces on the counter sheet. Fewer help the Roman, more the Barbarian. */
  readonly barbarianForces: number
}

/** Makes what reads options for an edition with so many Barbarian Forces. */
export function optionsReader(usual: number): (input: Json) => Options {
  const [low, high] = [usual - HANDICAP, usual + HANDICAP]
  const error = `a whole number from ${low} to ${high}`
  const schema = z.strictObject({
    barbarianForces: z._default(z.int(error).check(z.minimum(low, error), z.maximum(high, error)), usual),
  })
  return (input) => parseOptions(schema, input, 'The Fall of the Roman Empire')
}

export function randomOptions(dice: FastDice, usual: number): Options {
  return { barbarianForces: usual - HANDICAP + dice.below(2 * HANDICAP + 1) }
}
