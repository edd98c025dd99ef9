/** Tetrarchia: the wiring of the game. */
import {
  type Dice,
  digest,
  type Edition,
  Fault,
  type Finding,
  type Game,
  type Json,
  type Language,
  type Seat,
} from '@tabularium/engine'
import { type Action, makeActions, notation } from './actions.ts'
import { makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { checkBoard } from './edition/check.ts'
import { type BoardFile, boardSchema } from './edition/schema.ts'
import type { Table, TetrarchiaEvent } from './events.ts'
import { type Options, randomOptions, readOptions, seatNames } from './options.ts'
import { apply, candidates, decision, forecast, verdict } from './questions.ts'
import { outcome } from './rules/game-end.ts'
import { emptyPosition, fleetsFrame, placeThreats } from './rules/set-up.ts'
import { beginTurn } from './rules/turn.ts'
import { clone, type State } from './state.ts'
import { type Position, read, write } from './view.ts'
import { clauses, words } from './words/index.ts'

export type Tetrarchia = Game<State, Action, Options, Position, TetrarchiaEvent>

function makeGame(file: BoardFile): Tetrarchia {
  const board = makeBoard(file)
  const actions = makeActions(board)
  return {
    id: 'tetrarchia',
    edition: editionOf(file),
    options: readOptions,
    randomOptions,
    seats: seatNames,
    setup(options: Options, table: Table): State {
      const s = emptyPosition(board, options)
      placeThreats(s, table)
      const fleets = fleetsFrame(options)
      if (fleets !== undefined) s.stack.push(fleets)
      else beginTurn(s, table)
      return s
    },
    decision: (s: State) => decision(s, actions),
    candidates: (s: State) => candidates(s, actions),
    verdict,
    apply,
    outcome,
    forecast,
    view: (s: State, _seat: Seat) => write(s),
    imagine: (view: Position, _dice: Dice) => read(board, view, readOptions(view.options ?? {})),
    clone,
    notation: (action: Action) => notation(board, action),
    parse: (text: string) => actions.byNotation.get(text),
    write,
    read: (position: Json, options: Options) => read(board, position, options),
    words: (language: Language) => words(board, language),
    clauses,
    checkEdition: (data: Json): readonly Finding[] => checkBoard(data),
    withEdition(data: Json): Tetrarchia {
      const finding = checkBoard(data)[0]
      if (finding !== undefined)
        throw new Fault('malformed', `This edition does not hold: ${finding.message}`, finding.rule)
      return makeGame(boardSchema.parse(data))
    },
  }
}

/** What is said about the data is no part of what is played with. */
const REMARKS = ['$schema', 'title', 'notice', 'note']

function editionOf(file: BoardFile): Edition {
  const { edition, title, notice } = file
  const played = JSON.stringify(file, (key, value) => (REMARKS.includes(key) ? undefined : value))
  return { id: edition, title, notice, digest: digest(JSON.parse(played)) }
}

export const tetrarchia: Tetrarchia = makeGame(boardSchema.parse(boardFile))

export type { Action } from './actions.ts'
export { checkBoard } from './edition/check.ts'
export { type Options, variants } from './options.ts'
export type { Odds } from './rules/combat.ts'
export type { State } from './state.ts'
