/** Pieces in the same space, one after the other in their order: the first is known to the space, the next to each. */
import { NONE, type Space } from '../board.ts'
import type { State } from '../position/fields.ts'

/** -1: none. */
interface Firsts<Piece extends number> {
  get(s: State, space: Space): Piece
  set(s: State, space: Space, piece: Piece): void
}
interface Nexts<Piece extends number> {
  get(s: State, piece: Piece): Piece
  set(s: State, piece: Piece, next: Piece | typeof NONE): void
}

export function link<Piece extends number>(
  s: State,
  first: Firsts<Piece>,
  next: Nexts<Piece>,
  piece: Piece,
  space: Space,
): void {
  const head = first.get(s, space)
  if (head < 0 || head > piece) {
    next.set(s, piece, head)
    return first.set(s, space, piece)
  }
  let before = head
  for (let after = next.get(s, before); after >= 0 && after < piece; after = next.get(s, before)) before = after
  next.set(s, piece, next.get(s, before))
  next.set(s, before, piece)
}

export function unlink<Piece extends number>(
  s: State,
  first: Firsts<Piece>,
  next: Nexts<Piece>,
  piece: Piece,
  space: Space,
): void {
  const after = next.get(s, piece)
  next.set(s, piece, NONE)
  let before = first.get(s, space)
  if (before === piece) return first.set(s, space, after)
  while (next.get(s, before) !== piece) before = next.get(s, before)
  next.set(s, before, after)
}
