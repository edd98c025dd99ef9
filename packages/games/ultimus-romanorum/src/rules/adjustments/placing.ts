/** Chapter 9: where pieces come back, and whose they are there. */
import { no, type RuleId, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { type Action, actionsOf, zoneNamed } from '../../actions.ts'
import { isLand, isUnit, NOBODY, type Piece, type Place, peopleOfPiece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import {
  type Camp,
  firstUnitAt,
  itsCamp,
  lostBy,
  nextAt,
  ROMAN,
  ralliedTo,
  type State,
  setRallied,
  whereIs,
} from '../../state.ts'
import { canStack } from '../movement/bounds/limits.ts'
import { enterMap, onEnter } from '../movement/entering.ts'
import { move, namesOf } from '../pieces.ts'

/** UR-4.2.4-e: of these zones those where the pieces may stack with who is there; if there is none, all. */
function stackableZones(s: State, pieces: readonly Piece[], zones: readonly Zone[]): readonly Zone[] {
  const open = zones.filter((zone) => pieces.every((piece) => canStack(s, piece, zone).ok))
  return open.length > 0 ? open : zones
}

/** Puts pieces into one of these zones; the camp chooses if there are several. Call it last. */
export function settle(
  s: State,
  camp: Camp,
  pieces: readonly Piece[],
  zones: readonly Zone[],
  rule: RuleId,
  table: Table,
): void {
  const open = stackableZones(s, pieces, zones)
  if (open.length === 1) return arrive(s, pieces, open[0], rule, table)
  if (open.length > 1) push(s, { kind: 'adjust-zone', camp, pieces, zones: open, rule })
}

export const adjustZone: Question<'adjust-zone'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
  legal({ board }, { zones }) {
    const found: Action[] = []
    for (const zone of board.everyZone) if (zones.includes(zone)) found.push(actionsOf(board).to[zone])
    return found
  },
  verdict(s, { zones, rule }, action) {
    const zone = zoneNamed(s.board, action)
    return zone !== undefined && zones.includes(zone) ? yes() : no(rule)
  },
  answer(s, { pieces, rule }, action, table) {
    pop(s)
    const zone = zoneNamed(s.board, action)
    if (zone !== undefined) arrive(s, pieces, zone, rule, table)
  },
}

/**
 * Those on the map go there, the others are placed; units then join those who hold the zone. UR-6.3-z: in phase E, after
 * Tribute, they may suffer from a plague there.
 */
export function arrive(s: State, pieces: readonly Piece[], zone: Zone, rule: RuleId, table: Table): void {
  const present = pieces.filter((piece) => whereIs(s, piece) >= 0)
  const absent = pieces.filter((piece) => whereIs(s, piece) < 0)
  for (const piece of present) move(s, [piece], zone, 'home', table)
  onEnter(s, present, zone, table)
  enterMap(s, absent, zone, rule, table)
  const units = pieces.filter((piece) => isUnit(s.board, piece))
  for (const unit of units) joinHolder(s, unit, zone, units, table)
}

/** UR-3.7.2-b UR-9.3.1-i UR-9.3.2-g: who comes to a zone that a usurpation holds belongs to it. */
function joinHolder(s: State, unit: Piece, zone: Zone, arrived: readonly Piece[], table: Table): void {
  const people = peopleOfPiece(s.board, unit)
  for (let other = firstUnitAt(s, zone); other >= 0; other = nextAt(s, other)) {
    if (ralliedTo(s, other) === 0 || arrived.includes(other)) continue
    if (people !== NOBODY && peopleOfPiece(s.board, other) !== people) continue
    setRallied(s, unit, ralliedTo(s, other))
    const half = ralliedTo(s, unit) === 1 ? 'west' : 'east'
    return table.tell({ type: 'rally', pieces: namesOf(s, [unit]), half, rule: 'UR-3.7.2-b' })
  }
}

/** UR-9.3.1-i: the camp that controlled it when it was eliminated. */
export const formerCamp = (s: State, unit: Piece): Camp => (lostBy(s, unit) === 2 ? 1 : ROMAN)

/** Of these zones those that are nearest; from a sea its coasts are, from nowhere all are. */
export function nearest({ board }: State, from: Place, zones: readonly Zone[]): Zone[] {
  if (from === NOBODY) return [...zones]
  const starts = isLand(board, from) ? [from] : board.coasts[from - board.zones]
  const away = zones.map((zone) => Math.min(...starts.map((start) => board.distance[start][zone])))
  const least = Math.min(...away)
  return zones.filter((_, i) => away[i] === least)
}
