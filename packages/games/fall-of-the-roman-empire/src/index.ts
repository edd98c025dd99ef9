/** The Fall of the Roman Empire: the wiring of the game. */
import {
  type Dice,
  digest,
  type Edition,
  type FastDice,
  Fault,
  type Finding,
  type Game,
  type Json,
  type Language,
  type Seat,
} from '@tabularium/engine'
import { type Action, makeActions, notation } from './actions.ts'
import { BARBARIAN, makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { checkBoard } from './edition/check.ts'
import { type BoardFile, boardSchema } from './edition/schema.ts'
import type { FallEvent } from './events.ts'
import { forecast } from './forecast.ts'
import { type Options, optionsReader, randomOptions, seatNames } from './options.ts'
import { apply, candidates, decision, verdict } from './questions.ts'
import { setUp } from './rules/set-up.ts'
import { outcome } from './rules/winning.ts'
import { clone, type State } from './state.ts'
import { type Position, read, write } from './view.ts'
import { clauses, words } from './words/index.ts'

export type FallOfTheRomanEmpire = Game<State, Action, Options, Position, FallEvent>

function makeGame(file: BoardFile): FallOfTheRomanEmpire {
  const board = makeBoard(file)
  const actions = makeActions(board)
  const options = optionsReader(board.mix[BARBARIAN])
  return {
    id: 'fall-of-the-roman-empire',
    edition: editionOf(file),
    options,
    randomOptions: (dice: FastDice) => randomOptions(dice, board.mix[BARBARIAN]),
    seats: () => seatNames,
    setup: (chosen: Options) => setUp(board, chosen),
    decision: (s: State) => decision(s, actions),
    candidates: (s: State) => candidates(s, actions),
    verdict,
    apply,
    outcome,
    forecast,
    view: (s: State, _seat: Seat) => write(s),
    imagine: (view: Position, _dice: Dice) => read(board, view, options(view.options ?? {})),
    clone,
    notation: (action: Action) => notation(board, action),
    parse: (text: string) => actions.byNotation.get(text),
    write,
    read: (position: Json, chosen: Options) => read(board, position, chosen),
    words: (language: Language) => words(board, language),
    clauses,
    checkEdition: (data: Json): readonly Finding[] => checkBoard(data),
    withEdition(data: Json): FallOfTheRomanEmpire {
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

export const fallOfTheRomanEmpire: FallOfTheRomanEmpire = makeGame(boardSchema.parse(boardFile))

export type { Action } from './actions.ts'
export { checkBoard } from './edition/check.ts'
export type { FallEvent } from './events.ts'
export type { Doomed, Forecast, ForetoldConflict } from './forecast.ts'
export { HANDICAP, type Options, seatNames } from './options.ts'
export { type Ending, endings, type Odds, oddsOf } from './rules/conflict/odds.ts'
export type { State } from './state.ts'
