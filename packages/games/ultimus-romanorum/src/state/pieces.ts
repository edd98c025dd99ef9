/** Pieces: where each is, and what is known of it. */
import { type Half, isLand, NOBODY, type Piece, type Place, type Zone } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import { note } from '../position/trail.ts'

const { at, weak, rallied, moved, cameFrom, crossed, patron, lostIn, lostFrom, returns, nextAt: next } = access.pieces
const { firstAt: first } = access.derived

/** A place, or OFF, LOST, GONE. */
export const whereIs = (s: State, piece: Piece): Place => at.get(s, piece)

/** The zone of a piece that stands on land. */
export const landOf = (s: State, piece: Piece): Zone => at.get(s, piece) as Zone

/** On land, in a box or aboard. */
export const isInPlay = (s: State, piece: Piece): boolean => at.get(s, piece) >= 0
export const isOnLand = (s: State, piece: Piece): boolean => isLand(s.board, at.get(s, piece))

/** The first piece in a place; the others follow by `nextAt`, in ascending order, leaders first. NOBODY: there is none. */
export const firstAt = (s: State, place: Place): Piece => first.get(s, place)
export const nextAt = (s: State, piece: Piece): Piece => next.get(s, piece)

/** A piece is in another place from now on, or off the map. */
export function put(s: State, piece: Piece, to: Place): void {
  const from = at.get(s, piece)
  if (from === to) return
  if (from >= 0) unlink(s, piece, from)
  at.set(s, piece, to)
  if (to >= 0) link(s, piece, to)
  note(s, piece, from)
  note(s, piece, to)
}

function unlink(s: State, piece: Piece, place: Place): void {
  let before = first.get(s, place)
  if (before === piece) first.set(s, place, next.get(s, piece))
  else {
    while (next.get(s, before) !== piece) before = next.get(s, before)
    next.set(s, before, next.get(s, piece))
  }
  next.set(s, piece, NOBODY)
}

function link(s: State, piece: Piece, place: Place): void {
  let before: Piece = NOBODY
  let after = first.get(s, place)
  while (after >= 0 && after < piece) {
    before = after
    after = next.get(s, after)
  }
  next.set(s, piece, after)
  if (before === NOBODY) first.set(s, place, piece)
  else next.set(s, before, piece)
}

/** Works out anew what follows from where the pieces are. */
export function linkAll(s: State): void {
  for (const place of s.board.everyPlace) first.set(s, place, NOBODY)
  for (const piece of s.board.everyPiece) next.set(s, piece, NOBODY)
  for (const piece of s.board.everyPiece) if (isInPlay(s, piece)) link(s, piece, at.get(s, piece))
}

export const isWeak = (s: State, unit: Piece): boolean => weak.get(s, unit) === 1
export const setWeak = (s: State, unit: Piece, isSo: boolean): void => weak.set(s, unit, isSo ? 1 : 0)

/** Which usurpation a piece has joined: none, or 1 + its half. */
export type Side = number
export const LOYAL: Side = 0
export const sideOfHalf = (half: Half): Side => 1 + half
export const ralliedTo = (s: State, piece: Piece): Side => rallied.get(s, piece)
export const isRallied = (s: State, piece: Piece): boolean => rallied.get(s, piece) !== LOYAL
export function setRallied(s: State, piece: Piece, side: Side): void {
  rallied.set(s, piece, side)
  note(s, piece, whereIs(s, piece))
}

/** It has moved or landed in this SMC. */
export const hasMoved = (s: State, piece: Piece): boolean => moved.get(s, piece) === 1
export function setMoved(s: State, piece: Piece, isSo = true): void {
  if (hasMoved(s, piece) === isSo) return
  moved.set(s, piece, isSo ? 1 : 0)
  note(s, piece, whereIs(s, piece))
}

/** The zone it entered its present zone from in this SMC, and whether over a great river or a strait; NOBODY: it did not. */
export const originOf = (s: State, piece: Piece): Zone => cameFrom.get(s, piece)
export const hasCrossed = (s: State, piece: Piece): boolean => crossed.get(s, piece) === 1
export const setCrossed = (s: State, piece: Piece, isSo: boolean): void => crossed.set(s, piece, isSo ? 1 : 0)
export function setOrigin(s: State, piece: Piece, from: Zone, isCrossing: boolean): void {
  cameFrom.set(s, piece, from)
  setCrossed(s, piece, isCrossing)
}
export const forgetOrigin = (s: State, piece: Piece): void => setOrigin(s, piece, NOBODY, false)

/** Of buccellarii: the leader they belong to; NOBODY. */
export const patronOf = (s: State, unit: Piece): Piece => patron.get(s, unit)
export function setPatron(s: State, unit: Piece, leader: Piece): void {
  patron.set(s, unit, leader)
  note(s, unit, whereIs(s, unit))
}

/** Where it was eliminated this turn, and 1 + the camp that controlled it then; NOBODY and 0: it was not. */
export const lostZone = (s: State, piece: Piece): Zone => lostIn.get(s, piece)
export const lostBy = (s: State, piece: Piece): number => lostFrom.get(s, piece)
export function setLost(s: State, piece: Piece, zone: Zone, camp: number): void {
  lostIn.set(s, piece, zone)
  lostFrom.set(s, piece, camp)
}
export const forgetLoss = (s: State, piece: Piece): void => setLost(s, piece, NOBODY, 0)

/** Of generic leaders: the phase of the next turn in which they return. */
export const NEVER = 0
export const IN_C = 1
export const IN_D = 2
export const returnsIn = (s: State, leader: Piece): number => returns.get(s, leader)
export const setReturn = (s: State, leader: Piece, phase: number): void => returns.set(s, leader, phase)
