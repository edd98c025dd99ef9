/** What the players choose before a game: the scenario, and how many of its years they play. */
import { type FastDice, Fault, type Json } from '@tabularium/engine'
import { parseOptions } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import type { Board } from './board.ts'

export interface Options {
  readonly [key: string]: Json
  readonly scenario: string
  /** UR-2-a: from the first year of the scenario on; all of them unless less is asked for. */
  readonly years: number
}

/** UR-0.5-d: a player keeps his seat when the camps are exchanged. */
export const seatNames = ['first', 'second'] as const

const GAME = 'Ultimus Romanorum'

function yearsOf(board: Board, scenario: string): number {
  const found = board.file.scenarios.find(({ id }) => id === scenario)
  return found === undefined ? 0 : found.end - found.start + 1
}

export function optionsReader(board: Board): (input: Json) => Options {
  const ids = board.file.scenarios.map(({ id }) => id)
  const known = `one of ${ids.join(', ')}`
  const schema = z.strictObject({
    scenario: z._default(z.string(known).check(z.refine((id) => ids.includes(id), known)), ids[0] ?? ''),
    years: z.optional(z.int('a whole number').check(z.minimum(1, 'at least 1'))),
  })
  return (input) => {
    const { scenario, years } = parseOptions(schema, input, GAME)
    const all = yearsOf(board, scenario)
    if (years !== undefined && years > all) {
      throw new Fault('malformed', `${GAME} options: years: ${scenario} has ${all}.`)
    }
    return { scenario, years: years ?? all }
  }
}

/** Seldom more than a year, which has some hundreds of decisions; a whole campaign has tens of thousands. */
export function randomOptions(board: Board, dice: FastDice): Options {
  const { scenarios } = board.file
  const { id } = scenarios[dice.below(scenarios.length)]
  let years = 1
  while (years < yearsOf(board, id) && dice.below(4) === 0) years++
  return { scenario: id, years }
}
