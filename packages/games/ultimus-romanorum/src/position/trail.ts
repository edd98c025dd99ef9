/**
 * What has changed on the map of a position, in order. Whoever keeps what he has found in a position sees by it what still
 * holds. A trail belongs to one position: a copy has none until somebody follows it, and it is neither written nor read.
 */
import { NOBODY, type People, type Piece, type Place, type Zone } from '../board.ts'

export interface Trail {
  /** Each change: the piece, and a place where it was or is. NOBODY: more has changed than a piece. */
  readonly pieces: Piece[]
  readonly places: Place[]
}

interface Trailed {
  trail: Trail | null
}

/** A trail that nobody follows ends here, so that it takes no more room. */
const LONGEST = 2000

/** A piece came to that place, left it, or was changed there. */
export function note(s: Trailed, piece: Piece, place: Place): void {
  const { trail } = s
  if (trail === null) return
  if (trail.pieces.length === LONGEST) s.trail = null
  trail.pieces.push(piece)
  trail.places.push(place)
}

/** Peoples or thrones have changed, of which anything on the map may depend. */
export const noteMore = (s: Trailed): void => note(s, NOBODY, NOBODY)

interface Followed extends Trailed {
  readonly event: number
  readonly eventDetail: number
  readonly migrating: People
  readonly migrated: boolean
  readonly escort: Piece
  readonly bagaudesHome: Zone
}

/** The number of the first change since; or that nobody can tell what has changed. */
export const UNTOLD = -1

/** Somebody who keeps what he has found in the position that he looked at last. */
export class Follower {
  #trail: Trail | null = null
  #seen = 0
  #event = NOBODY as number
  #eventDetail = NOBODY as number
  #migrating: People = NOBODY
  #migrated = false
  #escort: Piece = NOBODY
  #bagaudesHome: Zone = NOBODY

  /** Where the trail goes on since he looked last; UNTOLD: it is another position, or more has changed than pieces. */
  look(s: Followed): number {
    const { trail } = s
    const since = this.#seen
    const isTold = trail !== null && trail === this.#trail && this.#isAsBefore(s) && arePieces(trail, since)
    if (!isTold) this.#begin(s)
    this.#seen = s.trail?.pieces.length ?? 0
    return isTold ? since : UNTOLD
  }

  /** What was found is worth nothing: next time everything is looked at. */
  forget(): void {
    this.#trail = null
  }

  #isAsBefore(s: Followed): boolean {
    return (
      s.event === this.#event &&
      s.eventDetail === this.#eventDetail &&
      s.migrating === this.#migrating &&
      s.migrated === this.#migrated &&
      s.escort === this.#escort &&
      s.bagaudesHome === this.#bagaudesHome
    )
  }

  #begin(s: Followed): void {
    s.trail ??= { pieces: [], places: [] }
    this.#trail = s.trail
    this.#event = s.event
    this.#eventDetail = s.eventDetail
    this.#migrating = s.migrating
    this.#migrated = s.migrated
    this.#escort = s.escort
    this.#bagaudesHome = s.bagaudesHome
  }
}

function arePieces({ pieces }: Trail, since: number): boolean {
  for (let i = since; i < pieces.length; i++) if (pieces[i] === NOBODY) return false
  return true
}
