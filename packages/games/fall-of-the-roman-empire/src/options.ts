/** What the players choose before a game: how many Forces the Barbarian has. */
import type { FastDice, Json } from '@tabularium/engine'
import { parseOptions, usually, whole } from '@tabularium/engine/options'

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
  const choices = { barbarianForces: usually(whole(usual - HANDICAP, usual + HANDICAP), usual) }
  return (input) => parseOptions(choices, input, 'The Fall of the Roman Empire')
}

export function randomOptions(dice: FastDice, usual: number): Options {
  return { barbarianForces: usual - HANDICAP + dice.below(2 * HANDICAP + 1) }
}
