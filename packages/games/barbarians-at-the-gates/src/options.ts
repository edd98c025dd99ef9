/** What the players choose before a game: the scenario. */
import type { FastDice, Json } from '@tabularium/engine'
import { parseOptions } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import type { Board } from './board.ts'

export interface Options {
  readonly [key: string]: Json
  readonly scenario: string
}

/** BG-1.0-a */
export const seatNames = ['roman', 'barbarian'] as const

const GAME = 'Barbarians at the Gates'

export function optionsReader(board: Board): (input: Json) => Options {
  const ids = board.file.scenarios.map(({ id }) => id)
  const known = `one of ${ids.join(', ')}`
  const schema = z.strictObject({
    scenario: z._default(z.string(known).check(z.refine((id) => ids.includes(id), known)), ids[0] ?? ''),
  })
  return (input) => ({ scenario: parseOptions(schema, input, GAME).scenario })
}

export function randomOptions(board: Board, dice: FastDice): Options {
  const { scenarios } = board.file
  return { scenario: scenarios[dice.below(scenarios.length)].id }
}
