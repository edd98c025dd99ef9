/** The Fall of the Roman Empire: the wiring of the game. */
import { editionOf, type Game, hiding, mustHold, nothingHidden } from '@tabularium/engine'
import { type Action, notation, withActions } from './actions.ts'
import { bearing, held, odds, stands } from './bearing.ts'
import { BARBARIAN, makeBoard } from './board.ts'
import boardFile from './edition/board.json' with { type: 'json' }
import { checkBoard } from './edition/check.ts'
import { type BoardFile, boardSchema } from './edition/schema.ts'
import type { FallEvent } from './events.ts'
import { forecast } from './forecast.ts'
import { mapOf } from './map.ts'
import { type Options, optionsReader, randomOptions, seatNames } from './options.ts'
import { apply, candidates, decision, verdict } from './questions.ts'
import { setUp } from './rules/set-up.ts'
import { outcome } from './rules/winning.ts'
import { clone, type State } from './state.ts'
import { read, write } from './view.ts'
import { clauses, words } from './words/index.ts'

export type FallOfTheRomanEmpire = Game<State, Action, Options, FallEvent>

function makeGame(file: BoardFile): FallOfTheRomanEmpire {
  const board = withActions(makeBoard(file))
  const options = optionsReader(board.mix[BARBARIAN])
  return {
    id: 'fall-of-the-roman-empire',
    edition: editionOf(file),
    version: 1,
    options,
    randomOptions: (dice) => randomOptions(dice, board.mix[BARBARIAN]),
    seats: () => seatNames,
    setup: (chosen) => setUp(board, chosen),
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
    secrets: nothingHidden,
    ...hiding(nothingHidden, clone),
    clone,
    notation: (action) => notation(board, action),
    parse: (text) => board.actions.byNotation.get(text),
    write,
    read: (position, chosen) => read(board, position, chosen),
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

export const fallOfTheRomanEmpire: FallOfTheRomanEmpire = makeGame(boardSchema.parse(boardFile))

export type { Action } from './actions.ts'
export { checkBoard } from './edition/check.ts'
export type { FallEvent } from './events.ts'
export type { Doomed, Forecast, ForetoldConflict } from './forecast.ts'
export { HANDICAP, type Options, seatNames } from './options.ts'
export { type Ending, endings, type Odds, oddsOf } from './rules/conflict/odds.ts'
export type { State } from './state.ts'
export { fallOfTheRomanEmpire as game }
