/** What the players choose before a game: the scenario. */
import type { FastDice, Json } from '@tabularium/engine'
import { oneOf, parseOptions, usually } from '@tabularium/engine/options'
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
  const choices = { scenario: usually(oneOf(ids), ids[0] ?? '') }
  return (input) => parseOptions(choices, input, GAME)
}

export function randomOptions(board: Board, dice: FastDice): Options {
  const { scenarios } = board.file
  return { scenario: scenarios[dice.below(scenarios.length)].id }
}
