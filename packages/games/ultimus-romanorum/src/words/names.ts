/** Names for what the rules know by number or id. */
import {
  type Board,
  type Diocese,
  type Fleet,
  NOBODY,
  type People,
  type Piece,
  type Place,
  type Result,
} from '../board.ts'
import { inNumerals } from '../shown/numerals.ts'
import { isWeak, type State, statusNames } from '../state.ts'
import { type Stratagem, type StratagemId, stratagemIds } from '../stratagem-kinds.ts'

export interface Where {
  readonly kind: 'zone' | 'box' | 'fleet' | 'off'
  readonly name: string
}

/** What a language needs to name things. */
export interface Lexicon {
  readonly and: string
  readonly weakened: string
  /** In, to and from a place. */
  at(where: Where): string
  to(where: Where): string
  from(where: Where): string
  /** A people, and of a people; some bear the name of a country. */
  the(people: string, isCountry: boolean): string
  ofThe(people: string, isCountry: boolean): string
  /** One of the fleets of the stratagem. */
  spareFleet(number: string): string
  /** Leaders who are called otherwise than on their counters. */
  readonly leader: Readonly<Record<string, string>>
}

/** Pieces that do something together. */
export interface Company {
  /** The leaders; without any, the units. */
  readonly subject: string
  /** The units that come with leaders, or nothing. */
  readonly rest: string
  readonly all: string
  /** How many pieces, and how many of the subject; a unit counts as many. */
  readonly count: number
  readonly isOne: boolean
  readonly isAlone: boolean
}

/** By id, as events name things. */
export interface Names {
  piece(id: string): string
  people(id: string): string
  the(people: string): string
  ofThe(people: string): string
  /** It bears the name of a country. */
  isCountry(people: string): boolean
  diocese(id: string): string
  fleet(id: string): string
  place(id: string): string
  at(id: string): string
  to(id: string): string
  from(id: string): string
  isBox(id: string): boolean
  isOff(id: string): boolean
  isLeader(id: string): boolean
  isFleet(id: string): boolean
  company(ids: readonly string[]): Company
}

const COUNTRIES: readonly string[] = ['armenia', 'iberia']

const isCountry = (people: string) => COUNTRIES.includes(people)

const titled = (id: string) =>
  id.replace(/(^|-)(\p{L})/gu, (_, gap: string, first: string) => `${gap && ' '}${first.toUpperCase()}`)

export function namesOf(board: Board, lexicon: Lexicon): Names {
  const isLeader = (id: string) => (board.pieceOf.get(id) ?? board.leaders) < board.leaders
  const piece = (id: string) => {
    const number = board.pieceOf.get(id)
    if (number === undefined) return id
    return number < board.leaders ? (lexicon.leader[id] ?? board.leader[number].name) : board.unit[number].name
  }
  const fleet = (id: string) => {
    const number = board.fleetIds.indexOf(id)
    return number >= 0 && board.fleetBase[number] === NOBODY ? lexicon.spareFleet(id.replace(/\D/g, '')) : titled(id)
  }
  const where = (id: string) => whereOf(board, id, fleet)
  const people = (id: string) => board.peoples[board.peopleOf.get(id) ?? NOBODY]?.name ?? id
  return {
    piece,
    people,
    the: (id) => lexicon.the(people(id), isCountry(id)),
    ofThe: (id) => lexicon.ofThe(people(id), isCountry(id)),
    isCountry,
    diocese: (id) => board.dioceses.find((diocese) => diocese.id === id)?.name ?? id,
    fleet,
    place: (id) => where(id).name,
    at: (id) => lexicon.at(where(id)),
    to: (id) => lexicon.to(where(id)),
    from: (id) => lexicon.from(where(id)),
    isBox: (id) => where(id).kind === 'box',
    isOff: (id) => where(id).kind === 'off',
    isLeader,
    isFleet: (id) => board.fleetIds.includes(id),
    company(ids) {
      const leaders = listed(ids.filter(isLeader).map(piece), lexicon.and)
      const units = counted(ids.filter((id) => !isLeader(id)).map(piece))
      const isOneUnit = ids.length === 1 && isCountryUnit(board, ids[0])
      const some = [leaders, units].filter((text) => text !== '')
      return {
        subject: some[0] ?? '',
        rest: some[1] ?? '',
        all: some.join(', '),
        count: ids.length,
        isOne: ids.filter(isLeader).length === 1 || isOneUnit,
        isAlone: (ids.length === 1 && isLeader(ids[0])) || isOneUnit,
      }
    },
  }
}

function isCountryUnit(board: Board, id: string): boolean {
  const unit = board.unit[board.pieceOf.get(id) ?? NOBODY]
  return unit !== undefined && isCountry(board.peoples[unit.people]?.id ?? '')
}

function whereOf(board: Board, id: string, fleet: (id: string) => string): Where {
  const place = board.placeOf.get(id)
  if (place === undefined) return { kind: 'off', name: id }
  if (place >= board.aboard) return { kind: 'fleet', name: fleet(board.fleetIds[place - board.aboard]) }
  const half = board.refuge.indexOf(place)
  return half < 0
    ? { kind: 'zone', name: inNumerals(board.placeNames[place]) }
    : { kind: 'box', name: titled(id.replace(/-box$/, '')) }
}

/** The last two are joined by a word. */
export function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}

/** Units of one name are counted. */
function counted(names: readonly string[]): string {
  const numbers = new Map<string, number>()
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1)
  return [...numbers].map(([name, number]) => (number === 1 ? name : `${number} ${name}`)).join(', ')
}

/** A position in which somebody is asked. Names by number. */
export interface Scene {
  readonly s: State
  readonly names: Names
  /** A unit that shows its weakened face is said to. */
  piece(piece: Piece): string
  pieces(pieces: readonly Piece[]): Company
  people(people: People): string
  the(people: People): string
  ofThe(people: People): string
  isCountry(people: People): boolean
  diocese(diocese: Diocese): string
  fleet(fleet: Fleet): string
  place(place: Place): string
  at(place: Place): string
  to(place: Place): string
  from(place: Place): string
  stratagem(stratagem: Stratagem): string
  /** Of the action in question, in PM. */
  cost(): number
}

export function sceneOf(
  s: State,
  names: Names,
  words: { readonly lexicon: Lexicon; readonly stratagem: Record<StratagemId, string> },
  cost: () => number,
): Scene {
  const { board } = s
  const placeId = (place: Place) => board.placeIds[place] ?? 'off'
  const named = (piece: Piece) => names.piece(board.pieceIds[piece])
  return {
    s,
    names,
    piece: (piece) => (isWeak(s, piece) ? `${named(piece)} (${words.lexicon.weakened})` : named(piece)),
    pieces: (pieces) => names.company(pieces.map((piece) => board.pieceIds[piece])),
    people: (people) => board.peoples[people].name,
    the: (people) => names.the(board.peoples[people].id),
    ofThe: (people) => names.ofThe(board.peoples[people].id),
    isCountry: (people) => isCountry(board.peoples[people].id),
    diocese: (diocese) => board.dioceses[diocese].name,
    fleet: (fleet) => names.fleet(board.fleetIds[fleet]),
    place: (place) => names.place(placeId(place)),
    at: (place) => names.at(placeId(place)),
    to: (place) => names.to(placeId(place)),
    from: (place) => names.from(placeId(place)),
    stratagem: (stratagem) => words.stratagem[stratagemIds[stratagem]],
    cost,
  }
}

/** What an event calls by a text of its own. */
export type StatusName = (typeof statusNames)[number]
const resultIds: readonly Result[] = ['E', 'A', 'R', '1/4', '1/2', '3/4']

export const statusNamed = (text: string): StatusName => statusNames.find((each) => each === text) ?? 'peace'
export const resultNamed = (text: string): Result => resultIds.find((each) => each === text) ?? 'R'

export function stratagemNamed(names: Record<StratagemId, string>, text: string): string {
  const id = stratagemIds.find((each) => each === text)
  return id === undefined ? text : names[id]
}
