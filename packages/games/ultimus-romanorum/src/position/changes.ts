/** What differs between a position and the one that was looked at before it, as far as moves depend on it. */
import { NOBODY, type People, type Piece, type Place, peopleOfPiece, type Zone } from '../board.ts'
import { MOST_PIECES, MOST_PLACES } from '../edition/most.ts'
import { GONE, PEACE } from '../terms.ts'
import { access, type State } from './fields.ts'
import { Follower, type Trail, UNTOLD } from './trail.ts'

const { at, nextAt, patron } = access.pieces
const { status, major } = access.peoples
/** Where the cells of the pieces begin; those of the rest of the map; and what comes after. */
const PIECES = at.from
const REST = access.peoples.status.from
const END = access.derived.firstAt.from
/** What follows from where the others are is no change. */
const OWN = ~(nextAt.mask << nextAt.shift)

/** What is kept of a position. */
interface Known {
  readonly cells: number[]
  seldom: State['seldom']
}

/** Whether all is as before of a piece, but for its losses. */
function isSame(s: State, known: Known, piece: Piece): boolean {
  if (((s.cells[PIECES + piece] ^ known.cells[PIECES + piece]) & OWN) !== 0) return false
  return s.seldom === known.seldom || patron.in(s.seldom, piece) === patron.in(known.seldom, piece)
}

/** UR-4.3-p: whether a minor people at peace is on the map tells in all its zones of origin. */
function tellsAtHome(s: State, piece: Piece): boolean {
  const people = peopleOfPiece(s.board, piece)
  return people !== NOBODY && status.get(s, people) === PEACE && major.get(s, people) === 0
}

/**
 * Looks at one position after the other, of whatever games on one board. Its trail tells what has changed in the same one;
 * another is compared with it.
 */
export class Changes {
  /** The pieces that came, went or changed since the position before. */
  pieces: Piece[] = []
  /** Where they were and where they are, none twice; below 0: not on the map. */
  places: Place[] = []
  /** By piece, and by place: the look at which it was last named, so that none is named twice. */
  readonly #namedPieces = new Array<number>(MOST_PIECES).fill(0)
  readonly #namedPlaces = new Array<number>(MOST_PLACES - GONE).fill(0)
  #looks = 0
  readonly #follower = new Follower()
  /** At first no piece is as it was before: no cell is below 0. */
  readonly #known: Known = { cells: new Array<number>(END).fill(NOBODY), seldom: [] }
  #event = NOBODY as number
  #eventDetail = NOBODY as number
  #migrating: People = NOBODY
  #migrated = false
  #escort: Piece = NOBODY
  #bagaudesHome: Zone = NOBODY

  /** Whether nothing has changed since the position before but pieces, and nothing that tells far from them. */
  look(s: State): boolean {
    this.pieces = []
    this.places = []
    this.#looks++
    const since = this.#follower.look(s)
    return since === UNTOLD || s.trail === null ? this.#compare(s) : this.#follow(s, s.trail, since)
  }

  #follow(s: State, trail: Trail, since: number): boolean {
    const known = this.#known
    let hasCome = false
    for (let i = since; i < trail.pieces.length; i++) {
      const piece = trail.pieces[i]
      const place = trail.places[i]
      this.#touch(place)
      if (place < 0 && tellsAtHome(s, piece)) hasCome = true
      if (isSame(s, known, piece)) continue
      this.#change(piece)
      known.cells[PIECES + piece] = s.cells[PIECES + piece]
    }
    known.seldom = s.seldom
    return !hasCome
  }

  #compare(s: State): boolean {
    const known = this.#known
    let hasCome = false
    for (const piece of s.board.everyPiece) {
      if (isSame(s, known, piece)) continue
      this.pieces.push(piece)
      const from = at.in(known.cells[PIECES + piece])
      const to = at.get(s, piece)
      this.#touch(from)
      this.#touch(to)
      if (from < 0 !== to < 0 && tellsAtHome(s, piece)) hasCome = true
      known.cells[PIECES + piece] = s.cells[PIECES + piece]
    }
    known.seldom = s.seldom
    return !this.#isMore(s) && !hasCome
  }

  #change(piece: Piece): void {
    if (this.#namedPieces[piece] === this.#looks) return
    this.#namedPieces[piece] = this.#looks
    this.pieces.push(piece)
  }

  #touch(place: Place): void {
    if (this.#namedPlaces[place - GONE] === this.#looks) return
    this.#namedPlaces[place - GONE] = this.#looks
    this.places.push(place)
  }

  #isMore({ cells, event, eventDetail, migrating, migrated, escort, bagaudesHome }: State): boolean {
    const known = this.#known.cells
    let isMore =
      event !== this.#event ||
      eventDetail !== this.#eventDetail ||
      migrating !== this.#migrating ||
      migrated !== this.#migrated ||
      escort !== this.#escort ||
      bagaudesHome !== this.#bagaudesHome
    for (let i = REST; i < END; i++) {
      if (cells[i] === known[i]) continue
      known[i] = cells[i]
      isMore = true
    }
    this.#event = event
    this.#eventDetail = eventDetail
    this.#migrating = migrating
    this.#migrated = migrated
    this.#escort = escort
    this.#bagaudesHome = bagaudesHome
    return isMore
  }
}
