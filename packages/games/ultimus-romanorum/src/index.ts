/** Ultimus Romanorum: the wiring of the game. */
import { editionOf, type Game, hiding, mustHold } from '@tabularium/engine'
import { type Action, actionsOf, notation } from './actions.ts'
import { bearing, odds, stands } from './bearing.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { checkBoard } from './edition/check.ts'
import { type BoardFile, boardSchema } from './edition/schema.ts'
import type { UltimusEvent } from './events.ts'
import { forecast } from './forecast.ts'
import { apply, candidates, decision, proceed, verdict } from './machine.ts'
import { makeBoard } from './make-board.ts'
import { mapOf } from './map.ts'
import { type Options, optionsReader, randomOptions, seatNames } from './options.ts'
import { read, readSeen, write } from './position/by-names.ts'
import { secrets } from './position/secrets.ts'
import { held } from './rules/movement/held.ts'
import { setUp } from './rules/sequence/set-up.ts'
import { outcome } from './rules/victory.ts'
import { clone, type State } from './state.ts'
import { clauses, words } from './words/index.ts'

export type UltimusRomanorum = Game<State, Action, Options, UltimusEvent>

function makeGame(file: BoardFile): UltimusRomanorum {
  const board = makeBoard(file)
  const options = optionsReader(board)
  return {
    id: 'ultimus-romanorum',
    edition: editionOf(file),
    version: 2,
    options,
    randomOptions: (dice) => randomOptions(board, dice),
    seats: () => seatNames,
    setup(chosen, table) {
      const s = setUp(board, chosen, table)
      proceed(s, table)
      return s
    },
    decision,
    candidates,
    verdict,
    apply,
    outcome,
    forecast,
    bearing,
    odds,
    stands,
    held,
    secrets,
    ...hiding(secrets, clone),
    clone,
    notation: (action) => notation(board, action),
    parse: (text) => actionsOf(board).byNotation.get(text),
    write,
    read: (position, chosen) => read(board, position, chosen),
    readSeen: (position, chosen) => readSeen(board, position, chosen),
    words: (language) => words(board, language),
    clauses,
    map: () => mapOf(board),
    checkEdition: checkBoard,
    withEdition(data) {
      mustHold(checkBoard(data))
      return makeGame(boardSchema.parse(data))
    },
  }
}

export const ultimusRomanorum: UltimusRomanorum = makeGame(boardSchema.parse(boardFile))

export type { Action } from './actions.ts'
export { checkBoard } from './edition/check.ts'
export type { UltimusEvent } from './events.ts'
export type { Forecast } from './forecast.ts'
export type { Options } from './options.ts'
export type { BattleOdds } from './rules/combat/odds.ts'
export type { State } from './state.ts'
export { ultimusRomanorum as game }
