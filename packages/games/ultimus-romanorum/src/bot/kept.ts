/**
 * What everybody could do, kept from one march of a camp to the next: a march changes little, and only what bears on the zones
 * it has changed is looked at again. It is what a fresh look would find, sooner.
 */
import { HALVES, NOBODY, type Piece, peopleOfPiece, type Zone } from '../board.ts'
import {
  allyOf,
  augustusOf,
  BARBARIAN,
  type Camp,
  campOf,
  hasCrossed,
  hasMoved,
  isMajorPeople,
  isWeak,
  patriceOf,
  patronOf,
  ROMAN,
  ralliedTo,
  type State,
  smcLeft,
  statusOfPeople,
  usurperOf,
  whereIs,
} from '../state.ts'
import { judge, type Plan, type Survey } from './judgement.ts'
import type { Host, Route } from './routes.ts'

/** Somewhere a host could go, and what that is worth. */
export interface Option {
  readonly host: Host
  readonly zone: Zone
  readonly route: Route
  plan: Plan
}

/** What a leader or a unit that moves by itself could do. */
interface Choice {
  readonly from: Zone
  readonly options: readonly Option[]
  /** Units of a people are among them: who may stand with whom bears on where they can go. */
  readonly isForeign: boolean
}

type Look = (v: Survey, piece: Piece) => readonly Option[]

/** What was seen last. */
class Kept {
  #board: unknown
  #camp: Camp = ROMAN
  #world: readonly number[] = []
  #pieces: readonly number[] = []
  #choices: (Choice | undefined)[] = []

  options(v: Survey, look: Look): readonly (readonly Option[])[] {
    const { s, camp } = v
    const world = worldOf(s)
    const pieces = s.board.everyPiece.map((piece) => markOf(s, piece))
    const isKnown = s.board === this.#board && camp === this.#camp && isSame(world, this.#world)
    if (!isKnown || !this.#renew(v, pieces)) this.#choices = []
    this.#board = s.board
    this.#camp = camp
    this.#world = world
    this.#pieces = pieces
    return s.board.everyPiece.map((piece) => {
      this.#choices[piece] ??= choiceOf(s, piece, look(v, piece))
      return this.#choices[piece].options
    })
  }

  /** Looks again at what has changed. false: it is too much. */
  #renew(v: Survey, pieces: readonly number[]): boolean {
    const { s, camp } = v
    // What a Barbarian takes changes what is left to take everywhere.
    if (camp === BARBARIAN) return isSame(pieces, this.#pieces)
    const isChanged = new Array<boolean>(s.board.zones).fill(false)
    let isForeign = false
    for (const piece of s.board.everyPiece) {
      if (pieces[piece] === this.#pieces[piece]) continue
      if (campOf(s, piece) !== camp) return false
      if (peopleOfPiece(s.board, piece) !== NOBODY) isForeign = true
      for (const place of [whereIs(s, piece), placeIn(this.#pieces[piece])]) {
        if (place >= 0 && place < s.board.zones) isChanged[place] = true
      }
    }
    this.#choices.forEach((choice, piece) => {
      if (choice === undefined) return
      const isOld = isChanged[choice.from] !== false || (isForeign && choice.isForeign)
      if (isOld || pieces[piece] !== this.#pieces[piece]) this.#choices[piece] = undefined
      else for (const option of choice.options) if (isChanged[option.zone]) judgeAgain(v, option)
    })
    return true
  }
}

function judgeAgain(v: Survey, option: Option): void {
  option.plan = judge(v, option.host, option.zone, option.route)
}

function choiceOf(s: State, piece: Piece, options: readonly Option[]): Choice {
  const isForeign = options.some(({ host }) => host.pieces.some((each) => peopleOfPiece(s.board, each) !== NOBODY))
  return { from: whereIs(s, piece) as Zone, options, isForeign: isForeign || peopleOfPiece(s.board, piece) !== NOBODY }
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, i) => number === other[i])

/** Places below 0 are off the map. */
const OFFSET = 4
const PLACES = 0x400

/** Where a piece is, with all that bears on its marches. */
function markOf(s: State, piece: Piece): number {
  const flags =
    (hasMoved(s, piece) ? 1 : 0) + (isWeak(s, piece) ? 2 : 0) + (hasCrossed(s, piece) ? 4 : 0) + 8 * ralliedTo(s, piece)
  return whereIs(s, piece) + OFFSET + PLACES * (flags + 32 * (patronOf(s, piece) + 1))
}

const placeIn = (mark: number): number => (mark % PLACES) - OFFSET

/** All else that bears on marches. */
function worldOf(s: State): readonly number[] {
  const world = [s.year, s.event, s.eventDetail, s.romanSeat, s.escort, s.bagaudesHome, s.migrating]
  world.push(smcLeft(s, ROMAN), smcLeft(s, BARBARIAN), s.options.years)
  for (const half of HALVES) world.push(augustusOf(s, half), patriceOf(s, half), usurperOf(s, half))
  for (const people of s.board.everyPeople) {
    world.push(statusOfPeople(s, people), allyOf(s, people), isMajorPeople(s, people) ? 1 : 0)
  }
  return world
}

const kept = [new Kept(), new Kept()] as const

/** By piece: all that it could do. */
export const optionsOf = (v: Survey, look: Look): readonly (readonly Option[])[] => kept[v.camp].options(v, look)
