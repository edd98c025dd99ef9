/** Tetrarchia: the wiring of the game. */
import { editionOf, type Game, hiding, mustHold, nothingHidden } from '@tabularium/engine'
import { type Action, makeActions, notation } from './actions.ts'
import { bearing, held, odds, stands } from './bearing.ts'
import { makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { checkBoard } from './edition/check.ts'
import { type BoardFile, boardSchema } from './edition/schema.ts'
import type { TetrarchiaEvent } from './events.ts'
import { mapOf } from './map.ts'
import { type Options, randomOptions, readOptions, seatNames } from './options.ts'
import { questions } from './questions.ts'
import { outcome } from './rules/game-end.ts'
import { forecast } from './rules/roman-phase/attack.ts'
import { beginPlay, placeThreats } from './rules/set-up.ts'
import { clone, emptyPosition, type State } from './state.ts'
import { read, write } from './view.ts'
import { clauses, words } from './words/index.ts'

export type Tetrarchia = Game<State, Action, Options, TetrarchiaEvent>

function makeGame(file: BoardFile): Tetrarchia {
  const board = makeBoard(file)
  const actions = makeActions(board)
  return {
    id: 'tetrarchia',
    edition: editionOf(file),
    version: 1,
    options: readOptions,
    randomOptions,
    seats: seatNames,
    setup(options, table) {
      const s = emptyPosition({ board, actions, options })
      placeThreats(s, table)
      beginPlay(s)
      questions.proceed(s, table)
      return s
    },
    decision: questions.decision,
    candidates: questions.candidates,
    verdict: questions.verdict,
    apply: questions.apply,
    outcome,
    forecast,
    bearing,
    odds,
    stands,
    held,
    secrets: nothingHidden,
    ...hiding(nothingHidden, clone),
    clone,
    notation: (action) => notation(board, action),
    parse: (text) => actions.byNotation.get(text),
    write,
    read: (position, options) => read(position, { board, actions, options }),
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

export const tetrarchia: Tetrarchia = makeGame(boardSchema.parse(boardFile))

export type { Action } from './actions.ts'
export { checkBoard } from './edition/check.ts'
export { type Options, variants } from './options.ts'
export type { Odds } from './rules/weighing.ts'
export type { State } from './state.ts'
export { tetrarchia as game }
