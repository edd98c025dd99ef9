/** What happens to pieces, whatever the reason: placed, moved, weakened, recovered, eliminated. */
import type { RuleId } from '@tabularium/engine'
import { isInEmpire, isLand, NOBODY, type Piece, type Place, peopleOfPiece, type Zone } from '../board.ts'
import type { Table, UltimusEvent } from '../events.ts'
import {
  campOf,
  fleetOfPlace,
  forgetLoss,
  forgetOrigin,
  GONE,
  hasUnits,
  isWeak,
  LOST,
  put,
  type State,
  setFall,
  setLost,
  setRallied,
  setWeak,
  whereIs,
  whereIsFleet,
} from '../state.ts'

export const namesOf = (s: State, pieces: readonly Piece[]): string[] => pieces.map((piece) => s.board.pieceIds[piece])
export const placeName = (s: State, place: Place): string => s.board.placeIds[place] ?? 'off'

/** The land zone of a place: a box lies in its city's zone. NOBODY: it is at sea or off the map. */
export function zoneOfPlace({ board }: State, place: Place): Zone {
  if (isLand(board, place)) return place
  if (place === board.refuge[0]) return board.refugeZone[0]
  if (place === board.refuge[1]) return board.refugeZone[1]
  return NOBODY
}

/** UR-6.3-aw UR-6.3-ax: the zone or sea where a place is: a box lies in its city's zone, a deck is where its fleet is. */
export function groundOf(s: State, place: Place): Place {
  if (place >= s.board.aboard) return whereIsFleet(s, fleetOfPlace(s.board, place))
  const zone = zoneOfPlace(s, place)
  return zone === NOBODY ? place : zone
}

/** The land zone where a piece is. UR-6.3-aw: a fleet in port is in its zone, with those aboard. NOBODY: none. */
export const zoneOfPiece = (s: State, piece: Piece): Zone => zoneOfPlace(s, groundOf(s, whereIs(s, piece)))

/** Puts pieces on the map. */
export function place(s: State, pieces: readonly Piece[], at: Place, rule: RuleId, table: Table): void {
  if (pieces.length === 0) return
  for (const piece of pieces) {
    put(s, piece, at)
    forgetLoss(s, piece)
    forgetOrigin(s, piece)
  }
  if (table.listens) table.tell({ type: 'place', pieces: namesOf(s, pieces), at: placeName(s, at), rule })
}

type How = Extract<UltimusEvent, { readonly type: 'move' }>['how']

/** Moves pieces that stand together. What they crossed is for the march to note. */
export function move(s: State, pieces: readonly Piece[], to: Place, how: How, table: Table): void {
  if (pieces.length === 0) return
  const from = whereIs(s, pieces[0])
  for (const piece of pieces) put(s, piece, to)
  if (table.listens)
    table.tell({ type: 'move', pieces: namesOf(s, pieces), from: placeName(s, from), to: placeName(s, to), how })
}

/** Why units are eliminated. */
export interface Cause {
  readonly rule: RuleId
  readonly forGood?: boolean
  /** UR-10.2-s: in a battle, against these leaders. */
  readonly battle?: { readonly victors: readonly Piece[] }
}

/** Turns units to their weakened face; those that show it already are eliminated, unless they are spared. */
export function weaken(s: State, units: readonly Piece[], cause: Cause, table: Table, spareWeak = false): void {
  const fresh = units.filter((unit) => !isWeak(s, unit))
  const spent = units.filter((unit) => isWeak(s, unit))
  if (fresh.length > 0) {
    for (const unit of fresh) setWeak(s, unit, true)
    if (table.listens)
      table.tell({
        type: 'weaken',
        pieces: namesOf(s, fresh),
        at: placeName(s, whereIs(s, fresh[0])),
        rule: cause.rule,
      })
  }
  if (!spareWeak) eliminate(s, spent, cause, table)
}

/** The same in several places, each told by itself. */
export function weakenEach(s: State, units: readonly Piece[], cause: Cause, table: Table, spareWeak = false): void {
  for (const at of new Set(units.map((unit) => whereIs(s, unit)))) {
    const there = units.filter((unit) => whereIs(s, unit) === at)
    weaken(s, there, cause, table, spareWeak)
  }
}

export function recover(s: State, units: readonly Piece[], rule: RuleId, table: Table): void {
  const weak = units.filter((unit) => isWeak(s, unit))
  if (weak.length === 0) return
  for (const unit of weak) setWeak(s, unit, false)
  if (table.listens) table.tell({ type: 'recover', pieces: namesOf(s, weak), rule })
}

/**
 * Takes units off the map. They come back by chapter 9, on their normal face, unless it is for good. Leaders die
 * by `killLeader`.
 */
export function eliminate(s: State, units: readonly Piece[], cause: Cause, table: Table): void {
  if (units.length === 0) return
  const at = whereIs(s, units[0])
  for (const unit of units) {
    const ground = groundOf(s, whereIs(s, unit))
    // UR-9.2-e: who is lost aboard is lost in no diocese, in port either.
    setLost(s, unit, zoneOfPlace(s, whereIs(s, unit)), 1 + campOf(s, unit))
    put(s, unit, cause.forGood === true ? GONE : LOST)
    setWeak(s, unit, false)
    setRallied(s, unit, 0)
    noteFall(s, unit, ground, cause)
  }
  if (!table.listens) return
  const forGood = cause.forGood === true
  table.tell({ type: 'eliminate', pieces: namesOf(s, units), at: placeName(s, at), forGood, rule: cause.rule })
}

/** UR-9.4-c UR-9.4-u UR-10.2-s: where and how the last unit of a people went. */
function noteFall(s: State, unit: Piece, at: Place, { battle }: Cause): void {
  const people = peopleOfPiece(s.board, unit)
  if (people === NOBODY || hasUnits(s, people)) return
  setFall(s, { people, at, inBattle: battle !== undefined, victors: battle?.victors ?? [] })
}

/** All of a people's units that are in play are inside the Empire, those in port too: UR-6.3-aw; none in play: no. */
export function isWhollyInEmpire(s: State, units: readonly Piece[]): boolean {
  for (const unit of units) if (whereIs(s, unit) >= 0) return !isOutsideEmpire(s, units)
  return false
}

/** Whether a unit in play is outside the Empire. */
export function isOutsideEmpire(s: State, units: readonly Piece[]): boolean {
  for (const unit of units) {
    if (whereIs(s, unit) >= 0 && !isInEmpire(s.board, zoneOfPiece(s, unit))) return true
  }
  return false
}
