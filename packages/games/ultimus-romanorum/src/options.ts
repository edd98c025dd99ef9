/** What the players choose before a game: the scenario, and how many of its years they play. */
import { type FastDice, Fault, type Json } from '@tabularium/engine'
import { oneOf, parseOptions, usually, whole } from '@tabularium/engine/options'
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
  const choices = {
    scenario: usually(oneOf(ids), ids[0] ?? ''),
    /** 0: all of them. */
    years: usually(whole(1, Number.MAX_SAFE_INTEGER, 'a whole number, at least 1'), 0),
  }
  return (input) => {
    const { scenario, years } = parseOptions(choices, input, GAME)
    const all = yearsOf(board, scenario)
    if (years > all) {
      throw new Fault('malformed', `${GAME} options: years: ${scenario} has ${all}.`)
    }
    return { scenario, years: years === 0 ? all : years }
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
