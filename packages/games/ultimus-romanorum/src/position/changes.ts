/** What differs between a position and the one that was looked at before it, as far as moves depend on it. */
import { NOBODY, type People, type Piece, type Place, type Zone } from '../board.ts'
import { access, type State } from './fields.ts'
import { Follower, type Trail, UNTOLD } from './trail.ts'

const { at } = access.pieces
/** Where the cells of the pieces begin that tell all but losses; those of the rest of the map; and what comes after. */
const PIECES = at.from
const REST = access.peoples.status.from
const END = access.derived.firstAt.from

/**
 * Looks at one position after the other, of whatever games on one board. Its trail tells what has changed in the same one;
 * another is compared with it.
 */
export class Changes {
  /** The pieces that came, went or changed since the position before. */
  pieces: Piece[] = []
  /** Where they were and where they are, none twice; below 0: not on the map. */
  places: Place[] = []
  readonly #follower = new Follower()
  readonly #cells: number[] = new Array<number>(END).fill(NOBODY)
  #event = NOBODY as number
  #eventDetail = NOBODY as number
  #migrating: People = NOBODY
  #migrated = false
  #escort: Piece = NOBODY
  #bagaudesHome: Zone = NOBODY

  /** Whether nothing has changed since the position before but what pieces do on the map. */
  look(s: State): boolean {
    this.pieces = []
    this.places = []
    const since = this.#follower.look(s)
    return since === UNTOLD || s.trail === null ? this.#compare(s) : this.#follow(s, s.trail, since)
  }

  #follow({ cells }: State, trail: Trail, since: number): boolean {
    const known = this.#cells
    let hasCome = false
    for (let i = since; i < trail.pieces.length; i++) {
      const piece = trail.pieces[i]
      const place = trail.places[i]
      this.#touch(place)
      if (place < 0) hasCome = true
      if (cells[PIECES + piece] === known[PIECES + piece]) continue
      this.pieces.push(piece)
      known[PIECES + piece] = cells[PIECES + piece]
    }
    return !hasCome
  }

  #compare(s: State): boolean {
    const { pieces } = this
    const { cells } = s
    const known = this.#cells
    const before = { cells: known }
    // UR-4.3-p: whether a people is on the map tells in all its zones of origin.
    let hasCome = false
    const end = PIECES + s.board.pieces
    for (let i = PIECES; i < end; i++) {
      const now = cells[i]
      if (now === known[i]) continue
      const piece = (i - PIECES) as Piece
      pieces.push(piece)
      const from = at.get(before, piece)
      const to = at.get(s, piece)
      this.#touch(from)
      this.#touch(to)
      if (from < 0 !== to < 0) hasCome = true
      known[i] = now
    }
    return !this.#isMore(s) && !hasCome
  }

  #touch(place: Place): void {
    if (!this.places.includes(place)) this.places.push(place)
  }

  #isMore({ cells, event, eventDetail, migrating, migrated, escort, bagaudesHome }: State): boolean {
    const known = this.#cells
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
