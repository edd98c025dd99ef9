/**
 * Chapters 3 and 11: the order of the phases, and where the game goes on after a question. A phase in which nothing
 * could be done is passed over; one in which something was done waits until its player ends it.
 */
import type { Phase, Table } from '../events.ts'
import { type Entry, type Frame, type Losses, rest, type State } from '../state.ts'
import { canMove } from './barbarian-movement.ts'
import { enter, rollInvasion } from './barbarian-resources.ts'
import { collect } from './collection.ts'
import { buryTheDead, chooseLosses, resolveConflicts } from './conflict/resolve.ts'
import { canRide } from './conflict/ride.ts'
import { pay, upkeep } from './expenditure.ts'
import { canBuy } from './purchase.ts'
import { canMarch } from './roman-movement.ts'
import { endGame, isLastTurn } from './winning.ts'

function begin(s: State, phase: Phase, table: Table): void {
  s.stack.length = 0
  table.tell({ type: 'phase', turn: s.turn, phase })
}

const EXPENDITURE: Frame = { kind: 'expenditure' }
const PURCHASE: Frame = { kind: 'purchase' }
const ROMAN_MOVEMENT: Frame = { kind: 'roman-movement' }
const BARBARIAN_MOVEMENT: Frame = { kind: 'barbarian-movement' }
const RIDE: Frame = { kind: 'ride' }

/** FR-3-a: collection, then expenditure. */
export function beginTurn(s: State, table: Table): void {
  begin(s, 'collection', table)
  collect(s, table)
  begin(s, 'expenditure', table)
  if (upkeep(s) > 0) s.stack.push(EXPENDITURE)
  else endExpenditure(s, table)
}

export function endExpenditure(s: State, table: Table): void {
  pay(s, table)
  begin(s, 'purchase', table)
  if (canBuy(s)) s.stack.push(PURCHASE)
  else endPurchase(s, table)
}

export function endPurchase(s: State, table: Table): void {
  begin(s, 'barbarian-resources', table)
  const entry = rollInvasion(s, table)
  if (entry.left > 0) s.stack.push(entry)
  else beginRomanMovement(s, table)
}

/** FR-7-a: one counter after the other. */
export function enterNext(s: State, entry: Entry, at: number, table: Table): void {
  enter(s, entry, at, table)
  s.stack.length = 0
  if (entry.left > 1) s.stack.push({ ...entry, left: entry.left - 1 })
  else beginRomanMovement(s, table)
}

function beginRomanMovement(s: State, table: Table): void {
  begin(s, 'roman-movement', table)
  if (canMarch(s)) s.stack.push(ROMAN_MOVEMENT)
  else endRomanMovement(s, table)
}

export function endRomanMovement(s: State, table: Table): void {
  rest(s)
  begin(s, 'barbarian-movement', table)
  if (canMove(s)) s.stack.push(BARBARIAN_MOVEMENT)
  else endBarbarianMovement(s, table)
}

export function endBarbarianMovement(s: State, table: Table): void {
  rest(s)
  begin(s, 'conflict', table)
  goOnFighting(s, table)
}

/** FR-10-l: after the last conflict Cavalry rides. */
function goOnFighting(s: State, table: Table): void {
  resolveConflicts(s, table)
  if (s.stack.length > 0 || s.end !== null) return
  if (canRide(s)) s.stack.push(RIDE)
  else endConflict(s, table)
}

/** FR-10-j: at the end of the phase, so after the ride, the Dead pile is filled. */
export function endConflict(s: State, table: Table): void {
  rest(s)
  buryTheDead(s, table)
  endTurn(s, table)
}

export function answerLosses(s: State, losses: Losses, forces: number, cavalry: number, table: Table): void {
  s.stack.length = 0
  chooseLosses(s, losses, forces, cavalry, table)
  if (s.stack.length === 0 && s.end === null) goOnFighting(s, table)
}

/** FR-2-b FR-11-a */
function endTurn(s: State, table: Table): void {
  begin(s, 'end-of-turn', table)
  if (isLastTurn(s)) return endGame(s, { winner: 'roman', rule: 'FR-2-b' }, table)
  s.turn++
  beginTurn(s, table)
}
