/** The position by names: what is saved, sent and seen. Nothing is hidden in this game, so a view is the position. */
import { isObject, type Json, type JsonObject, type Written } from '@tabularium/engine'
import { wrong } from '@tabularium/engine/fields'
import { push } from '@tabularium/engine/machine'
import type { PlayedBoard } from './actions.ts'
import type { Options } from './options.ts'
import { checkPiles, checkReachable } from './reachable.ts'
import { declared, newPosition, type State } from './state.ts'

export function write(s: State, before?: Written<State>): JsonObject {
  return { edition: s.board.file.edition, options: s.options, ...declared.write(s, s.board.written, before) }
}

/** Everything may be left out: an absent member is as at the start of the first Roman movement on an empty map. */
export function read(board: PlayedBoard, input: Json, options: Options): State {
  const s = newPosition(board, options)
  declared.read(s, input, board.written, ['edition', 'options'])
  if (!isObject(input)) return s
  refuseOtherEdition(input, board.file.edition)
  if (input.stack === undefined && s.end === null) push(s, { kind: 'roman-movement' })
  checkPiles(s)
  checkReachable(s)
  return s
}

function refuseOtherEdition({ edition }: JsonObject, own: string): void {
  if (edition === undefined || edition === own) return
  throw wrong('edition', `it belongs to the edition '${String(edition).slice(0, 40)}', not to '${own}'`)
}
