/** Who was found able to begin a move, from one position to the next: whoever nothing has changed for is not asked again. */
import { type Action, actionsOf, DONE } from '../../../actions.ts'
import {
  type Board,
  EAST,
  type Half,
  isLand,
  NOBODY,
  type People,
  type Piece,
  peopleOfPiece,
  WEST,
  type Zone,
} from '../../../board.ts'
import { MOST_FLEETS } from '../../../edition/most.ts'
import { Changes } from '../../../position/changes.ts'
import {
  BARBARIAN,
  type Camp,
  campOf,
  firstAt,
  hasMoved,
  nextAt,
  patriceOf,
  REVOLT,
  ROMAN,
  type State,
  statusOfPeople,
  whereIs,
} from '../../../state.ts'
import { stratagemIds } from '../../../stratagem-kinds.ts'

const YES = 0
const NO = 1
/** Not known, or not for longer than one question. */
const OPEN = 2
/** It has moved already, or is not on the map. */
const OUT = 3

/** Whether a piece whose answer is open can begin a move. It says to `kept` on what that depends, if on nothing further away. */
type Judge = (s: State, camp: Camp, piece: Piece, kept: KeptMovers) => boolean

const CAMPS = [ROMAN, BARBARIAN] as const

/** What can be done besides: a fleet used, a stratagem played, the moves ended. */
const MOST_OTHERS = MOST_FLEETS + stratagemIds.length + 1

/** What was found for the position that was asked about last, on one board. */
export class KeptMovers {
  readonly #changes = new Changes()
  readonly #judge: Judge
  readonly #answers: number[]
  /** By piece that can: the zone beside it on which that depends; NOBODY: on none but its own. */
  readonly #goals: Zone[]
  /** By camp: those whose answer is open, some of them twice. */
  readonly #open: [Piece[], Piece[]] = [[], []]
  /** By camp: who can. */
  readonly #able: [Able, Able]
  /** By zone: those whose answer depends on it, besides those who stand there; some do no longer. */
  readonly #dependents: Piece[][]

  constructor(board: Board, judge: Judge) {
    this.#judge = judge
    this.#answers = board.everyPiece.map(() => OUT)
    this.#goals = board.everyPiece.map(() => NOBODY)
    this.#able = [new Able(board), new Able(board)]
    this.#dependents = board.everyZone.map(() => [])
  }

  /** The actions that name those of a camp who can, and others after them. */
  list(s: State, camp: Camp, others: readonly Action[]): Action[] {
    this.#look(s)
    const able = this.#able[camp]
    const open = this.#open[camp]
    const still: Piece[] = []
    for (const piece of open) {
      if (this.#answers[piece] !== OPEN || campOf(s, piece) !== camp) continue
      able.set(piece, this.#judge(s, camp, piece, this))
      if (this.#answers[piece] === OPEN) still.push(piece)
    }
    this.#open[camp] = still
    return able.list(others)
  }

  /** It can, as long as its own zone is the same and the one it could go to; NOBODY: its own alone. */
  keepYes(piece: Piece, goal: Zone): true {
    this.#answers[piece] = YES
    this.#goals[piece] = goal
    if (goal !== NOBODY) this.#dependents[goal].push(piece)
    return true
  }

  /** It cannot, as long as its own zone is the same and all these. */
  keepNo(piece: Piece, around: readonly Zone[]): false {
    this.#answers[piece] = NO
    for (const zone of around) this.#dependents[zone].push(piece)
    return false
  }

  /** What is known of a piece that stands there is true of this one too. Returns undefined if nothing is. */
  keepAlike(piece: Piece, other: Piece, around: readonly Zone[]): boolean | undefined {
    const answer = this.#answers[other]
    if (answer === YES) return this.keepYes(piece, this.#goals[other])
    return answer === NO ? this.keepNo(piece, around) : undefined
  }

  /** What still holds in this position. */
  #look(s: State): void {
    const changes = this.#changes
    if (!changes.look(s)) return this.#begin(s)
    for (const piece of changes.pieces) this.#meet(s, piece)
    for (const place of changes.places) if (isLand(s.board, place)) this.#forgetAt(s, place)
  }

  #begin(s: State): void {
    const { board } = s
    this.#open[ROMAN] = []
    this.#open[BARBARIAN] = []
    for (const camp of CAMPS) this.#able[camp] = new Able(board)
    for (const zone of board.everyZone) this.#dependents[zone] = []
    for (const piece of board.everyPiece) this.#meet(s, piece)
  }

  #meet(s: State, piece: Piece): void {
    if (this.#answers[piece] !== OUT) for (const camp of CAMPS) this.#able[camp].set(piece, false)
    this.#answers[piece] = OUT
    if (whereIs(s, piece) >= 0 && !hasMoved(s, piece)) this.#reopen(s, piece)
  }

  #forgetAt(s: State, zone: Zone): void {
    for (let piece = firstAt(s, zone); piece >= 0; piece = nextAt(s, piece)) {
      if (mindsCompany(s, piece)) this.#forget(s, piece)
    }
    const dependents = this.#dependents[zone]
    if (dependents.length === 0) return
    this.#dependents[zone] = []
    for (const piece of dependents) this.#forget(s, piece)
  }

  #forget(s: State, piece: Piece): void {
    const answer = this.#answers[piece]
    if (answer === YES || answer === NO) this.#reopen(s, piece)
  }

  #reopen(s: State, piece: Piece): void {
    this.#answers[piece] = OPEN
    this.#open[campOf(s, piece)].push(piece)
  }
}

/**
 * Whether a piece's answer depends on who stands beside it: a leader may take him along, units in revolt are held by enemies
 * (UR-4.5.2-e), and those of a Patrice's people by him (UR-4.5.1-j).
 */
function mindsCompany(s: State, piece: Piece): boolean {
  if (piece < s.board.leaders) return true
  const people = peopleOfPiece(s.board, piece)
  if (people === NOBODY) return false
  return statusOfPeople(s, people) === REVOLT || hasPatrice(s, people, WEST) || hasPatrice(s, people, EAST)
}

function hasPatrice(s: State, people: People, half: Half): boolean {
  const patrice = patriceOf(s, half)
  return patrice !== NOBODY && peopleOfPiece(s.board, patrice) === people
}

/** Pieces in ascending order, with the actions that name them. */
class Able {
  readonly #named: readonly Action[]
  readonly #pieces: Piece[] = []
  readonly #isIn: boolean[]
  /** With room for more behind them: a list that has to grow is copied twice. */
  readonly #actions: Action[]

  constructor(board: Board) {
    this.#named = actionsOf(board).piece
    this.#isIn = board.everyPiece.map(() => false)
    this.#actions = new Array<Action>(board.pieces + MOST_OTHERS).fill(DONE)
  }

  set(piece: Piece, isIn: boolean): void {
    if (this.#isIn[piece] === isIn) return
    this.#isIn[piece] = isIn
    if (isIn) this.#add(piece)
    else this.#remove(piece)
  }

  /** The actions, and others after them. */
  list(others: readonly Action[]): Action[] {
    const { length } = this.#pieces
    const found = this.#actions.slice(0, length + others.length)
    for (let i = 0; i < others.length; i++) found[length + i] = others[i]
    return found
  }

  #add(piece: Piece): void {
    const pieces = this.#pieces
    const actions = this.#actions
    let i = pieces.length
    pieces.push(piece)
    for (; i > 0 && pieces[i - 1] > piece; i--) {
      pieces[i] = pieces[i - 1]
      actions[i] = actions[i - 1]
    }
    pieces[i] = piece
    actions[i] = this.#named[piece]
  }

  #remove(piece: Piece): void {
    const pieces = this.#pieces
    const actions = this.#actions
    const last = pieces.length - 1
    for (let i = pieces.indexOf(piece); i < last; i++) {
      pieces[i] = pieces[i + 1]
      actions[i] = actions[i + 1]
    }
    pieces.pop()
  }
}
