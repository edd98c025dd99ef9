/** Positions by names: written, and read with nothing taken on trust. */
import { Fault, isObject, type Json, type JsonObject, type Thing, UNKNOWN, type Written } from '@tabularium/engine'
import type { Board } from '../board.ts'
import type { Options } from '../options.ts'
import { bareState } from '../state/empty.ts'
import { followCamps } from '../state/peoples.ts'
import { linkAll } from '../state/pieces.ts'
import { bowl, hands } from '../state/players.ts'
import { everyStratagem } from '../stratagem-kinds.ts'
import { declared, type State } from './fields.ts'
import { namesIn } from './names.ts'
import { fromOlder } from './older.ts'
import { inUse, whatCannotBe } from './reachable.ts'

export function write(s: State, before?: Written<State>): JsonObject {
  return { options: s.options, edition: s.board.file.edition, ...declared.write(s, namesIn(s.board), before) }
}

const bad = (what: string) => new Fault('malformed', `This is no position of Ultimus Romanorum: ${what}.`)

/** Whatever is left out is as before the set-up. */
export function read(board: Board, input: Json, options: Options): State {
  const s = readUnchecked(board, input, options)
  const cannotBe = whatCannotBe(s)
  if (cannotBe !== undefined) throw bad(cannotBe)
  return s
}

/** What somebody sees: of a hand or of the bowl perhaps only how many stratagems lie there. */
export function readSeen(board: Board, input: Json, options: Options): State {
  const seen = isObject(input) ? input : {}
  const [first, second] = isObject(seen.hands) ? [seen.hands.first, seen.hands.second] : []
  const known = (hoard: Json | undefined): Json => (typeof hoard === 'number' ? {} : (hoard ?? {}))
  const told = { ...seen, hands: { first: known(first), second: known(second) }, bowl: known(seen.bowl) }
  const s = readUnchecked(board, told, options)
  for (const [hoard, there] of [
    [hands[0], first],
    [hands[1], second],
    [bowl, seen.bowl],
  ] as const) {
    if (typeof there === 'number') hoard.lay(s, new Array<Thing>(there).fill(UNKNOWN))
  }
  return s
}

function readUnchecked(board: Board, input: Json, options: Options): State {
  const s = bareState(board, options)
  const position = fromOlder(board, input)
  // A position is nearly always one of phase E.
  s.phase = 'E'
  try {
    declared.read(s, position, namesIn(board), ['options', 'edition'])
  } catch (error) {
    throw error instanceof Fault ? bad(error.message) : error
  }
  if (isObject(position)) checkOrigin(board, position)
  linkAll(s)
  followCamps(s)
  if (!isObject(position) || position.bowl === undefined) fillBowl(s)
  return s
}

function checkOrigin(board: Board, { edition }: JsonObject): void {
  if (edition === undefined || edition === board.file.edition) return
  throw bad(`it belongs to the edition '${String(edition)}', not to '${board.file.edition}'`)
}

/** A bowl that is not told holds whatever is in no hand and not on the map. */
function fillBowl(s: State): void {
  for (const kind of everyStratagem) {
    const rest = s.board.mix[kind] - hands[0].get(s, kind) - hands[1].get(s, kind) - inUse(s, kind)
    bowl.add(s, kind, Math.max(0, rest))
  }
}
