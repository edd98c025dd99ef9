/** The position by names: what is saved, sent and seen. Nothing in Tetrarchia is hidden, so a view is the position. */
import { isObject, type Json, type JsonObject, type Written } from '@tabularium/engine'
import { wrong } from '@tabularium/engine/fields'
import { push } from '@tabularium/engine/machine'
import { EVERY_EMPEROR } from './board.ts'
import { position } from './position.ts'
import { unreachable } from './reachable.ts'
import { countTokens, emptyPosition, handOf, type Setting, type State, setHand, setIp, tokenOf } from './state.ts'

export function write(s: State, before?: Written<State>): JsonObject {
  return { edition: s.board.file.edition, options: s.options, ...position.write(s, s.board.naming, before) }
}

/** A hand that is not told. */
const UNTOLD = -1

/** Everything may be left out: an absent member is as at the start of Diocletian's Roman phase on an empty board. */
export function read(input: Json, setting: Setting): State {
  const s = emptyPosition(setting)
  setIp(s, 6)
  for (const e of EVERY_EMPEROR) setHand(s, e, UNTOLD)
  position.read(s, input, s.board.naming, ['edition', 'options'])
  const { edition, stack } = isObject(input) ? input : {}
  if (edition !== undefined && edition !== s.board.file.edition) {
    throw wrong('position', `it belongs to the edition '${edition}', not to '${s.board.file.edition}'`)
  }
  if (stack === undefined && s.end === null) push(s, { kind: 'roman-phase' })
  for (const e of EVERY_EMPEROR) {
    if (handOf(s, e) === UNTOLD) setHand(s, e, s.options.level[0] - countTokens(s, tokenOf(e)))
  }
  const fault = unreachable(s)
  if (fault !== undefined) throw wrong('position', fault)
  return s
}
