/** Positions by names: written, and read with nothing taken on trust. */
import { Fault, isObject, type Json, type JsonObject, type Written } from '@tabularium/engine'
import type { Board } from '../board.ts'
import type { Options } from '../options.ts'
import { isUnsettled } from '../rules/stacking/settling.ts'
import { bareState } from '../state/empty.ts'
import { workOut } from '../state/following.ts'
import { controlOf, setSettled } from '../state/spaces.ts'
import { BARBARIAN, LOYALIST, ROMAN } from '../terms.ts'
import { access, DECK, declared, HAND, RESERVE, type State } from './fields.ts'
import { namesIn } from './names.ts'
import { whatCannotBe } from './reachable.ts'

export function write(s: State, before?: Written<State>): JsonObject {
  const written = declared.write(s, namesIn(s.board), before)
  return { options: s.options, edition: s.board.file.edition, ...written, ...withLoyalists(s, written) }
}

const membersOf = (json: Json | undefined): JsonObject => (json !== undefined && isObject(json) ? json : {})

/** Loyalist control is left out, and what is left out is read as printed: where the two differ it is told. */
function withLoyalists(s: State, { spaces }: JsonObject): JsonObject {
  const { everySpace, printed, spaceIds } = s.board
  const taken = everySpace.filter((space) => controlOf(s, space) === LOYALIST && printed[space] !== LOYALIST)
  if (taken.length === 0) return {}
  const told: Record<string, Json> = { ...membersOf(spaces) }
  for (const space of taken) told[spaceIds[space]] = { control: 'loyalist', ...membersOf(told[spaceIds[space]]) }
  return { spaces: told }
}

const bad = (what: string) => new Fault('malformed', `This is no position of Barbarians at the Gates: ${what}.`)

/** Whatever is left out is as before the set-up. */
export function read(board: Board, input: Json, options: Options): State {
  const s = bareState(board, options)
  try {
    declared.read(s, input, namesIn(board), ['options', 'edition'])
  } catch (error) {
    throw error instanceof Fault ? bad(error.message) : error
  }
  workOut(s)
  if (isObject(input)) {
    checkOrigin(board, input)
    countCards(s, input)
  }
  const cannotBe = whatCannotBe(s)
  if (cannotBe !== undefined) throw bad(cannotBe)
  setSettled(s, !isUnsettled(s))
  return s
}

function checkOrigin(board: Board, { edition }: JsonObject): void {
  if (edition === undefined || edition === board.file.edition) return
  throw bad(`it belongs to the edition '${String(edition)}', not to '${board.file.edition}'`)
}

/** Numbers of cards that are not told are those of the cards that lie there. */
function countCards(s: State, { hands, decks, reserve }: JsonObject): void {
  const count = (player: number, pile: number): number =>
    s.board.everyCard.filter((card) => s.board.cards[card].player === player && access.cards.pile.get(s, card) === pile)
      .length
  if (hands === undefined) s.hands = [count(ROMAN, HAND), count(BARBARIAN, HAND)]
  if (decks === undefined) s.decks = [count(ROMAN, DECK), count(BARBARIAN, DECK)]
  if (reserve === undefined) s.reserve = count(ROMAN, RESERVE)
}
