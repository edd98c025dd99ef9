/** Chapter 9: where pieces come back, and whose they are there. */
import { no, type RuleId, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { isUnit, NOBODY, type Piece, peopleOfPiece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import { type Camp, itsCamp, ROMAN, type State } from '../../state.ts'
import { move, namesOf, place } from '../pieces.ts'

/** Puts pieces into one of these zones; the camp chooses if there are several. Call it last. */
export function settle(
  s: State,
  camp: Camp,
  pieces: readonly Piece[],
  zones: readonly Zone[],
  rule: RuleId,
  table: Table,
): void {
  if (zones.length === 1) return arrive(s, pieces, zones[0], rule, table)
  if (zones.length > 1) push(s, { kind: 'adjust-zone', camp, pieces, zones, rule })
}

export const adjustZone: Question<'adjust-zone'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
  verdict: (_, { zones, rule }, action) => (action.kind === 'to' && zones.includes(action.place) ? yes() : no(rule)),
  answer(s, { pieces, rule }, action, table) {
    pop(s)
    if (action.kind === 'to') arrive(s, pieces, action.place, rule, table)
  },
}

/** Those on the map go there, the others are placed; units then join those who hold the zone. */
export function arrive(s: State, pieces: readonly Piece[], zone: Zone, rule: RuleId, table: Table): void {
  for (const piece of pieces) if (s.at[piece] >= 0) move(s, [piece], zone, 'home', table)
  const absent = pieces.filter((piece) => s.at[piece] < 0)
  place(s, absent, zone, rule, table)
  const units = pieces.filter((piece) => isUnit(s.board, piece))
  for (const unit of units) joinHolder(s, unit, zone, units, table)
}

/** UR-3.7.2-b UR-9.3.1-i UR-9.3.2-g: who comes to a zone that a usurpation holds belongs to it. */
function joinHolder(s: State, unit: Piece, zone: Zone, arrived: readonly Piece[], table: Table): void {
  const people = peopleOfPiece(s.board, unit)
  for (let other = s.board.leaders; other < s.at.length; other++) {
    if (s.at[other] !== zone || s.rallied[other] === 0 || arrived.includes(other)) continue
    if (people !== NOBODY && peopleOfPiece(s.board, other) !== people) continue
    s.rallied[unit] = s.rallied[other]
    const half = s.rallied[unit] === 1 ? 'west' : 'east'
    return table.tell({ type: 'rally', pieces: namesOf(s, [unit]), half, rule: 'UR-3.7.2-b' })
  }
}

/** UR-9.3.1-i: the camp that controlled it when it was eliminated. */
export const formerCamp = (s: State, unit: Piece): Camp => (s.lostFrom[unit] === 2 ? 1 : ROMAN)

/** Of these zones those that are nearest; from nowhere all are. */
export function nearest(s: State, from: Zone, zones: readonly Zone[]): Zone[] {
  if (from === NOBODY) return [...zones]
  const row = s.board.distance[from]
  const least = zones.reduce((best, zone) => Math.min(best, row[zone]), Number.POSITIVE_INFINITY)
  return zones.filter((zone) => row[zone] === least)
}

/** How many units stand in each zone. */
export function crowd(s: State): number[] {
  const count = new Array<number>(s.board.zones).fill(0)
  for (let unit = s.board.leaders; unit < s.at.length; unit++) {
    const at = s.at[unit]
    if (at >= 0 && at < s.board.zones) count[at]++
  }
  return count
}
