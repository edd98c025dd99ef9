/** What a group meets where it has come to: the plague, units that could be rallied, the end of its move. */

import { pop, replace } from '@tabularium/engine/machine'
import { NOBODY, type Piece, type Place } from '../../../board.ts'
import type { Step } from '../../../handlers.ts'
import {
  type Camp,
  campOf,
  FOEDERATI,
  firstUnitAt,
  hasMoved,
  isUsurper,
  landOf,
  nextAt,
  ralliedTo,
  type State,
  setMoved,
  statusOf,
  whereIs,
} from '../../../state.ts'
import { mayRally, offerRally } from '../../politics/rally.ts'
import { openToBoth } from '../../stratagems/moments.ts'
import { hasLeader } from '../bounds/limits.ts'
import { awaits, onEnter } from '../entering.ts'
import { oweEscapes } from '../escape.ts'
import type { March } from '../movement-frames.ts'
import { mayAdd } from './joining.ts'
import { canGoOn, isLoneUnit } from './march.ts'
import { type Arrival, arrived, asGroup } from './marching.ts'

/** What a group meets: the plague, then units that could be rallied; then it goes on or stops. */
export const march: Step<'march'> = {
  run(s, frame, table) {
    const zone = landOf(s, frame.group[0])
    if (frame.met === 'nothing' && awaits(s)) {
      replace(s, arrived(frame, 'plague', frame.group, frame.units))
      return onEnter(s, frame.group, zone, table)
    }
    const rest = frame.met === 'nothing' ? frame : survivors(s, frame)
    if (rest.met !== 'units' && isRally(s, rest)) return meetUnits(s, rest)
    goOnOrFinish(s, rest)
  },
}

/** Those of the group who are still there, and still of its camp. */
function survivors(s: State, frame: Arrival): Arrival {
  const zone = whereIs(s, frame.group.find((piece) => whereIs(s, piece) >= 0) ?? frame.group[0])
  const group = frame.group.filter((piece) => isOf(s, piece, zone, frame.camp))
  const units = frame.units.filter((piece) => isOf(s, piece, zone, frame.camp))
  const areAll = group.length === frame.group.length && units.length === frame.units.length
  return areAll ? frame : arrived(frame, frame.met, group, units)
}

const isOf = (s: State, piece: Piece, zone: Place, camp: Camp): boolean =>
  zone >= 0 && whereIs(s, piece) === zone && campOf(s, piece) === camp

/** UR-3.6.3-s UR-3.6.3-t: the Usurper if he is there, else who leads the group, or another who has joined him. */
function rallier(s: State, { group, leader }: March): Piece {
  const usurper = usurperIn(s, group)
  if (usurper !== undefined || (leader !== NOBODY && ralliedTo(s, leader) !== 0)) return usurper ?? leader
  for (const piece of group) if (piece < s.board.leaders && ralliedTo(s, piece) !== 0) return piece
  return leader
}

function usurperIn(s: State, group: readonly Piece[]): Piece | undefined {
  for (const piece of group) if (isUsurper(s, piece)) return piece
  return undefined
}

function isRally(s: State, m: March): boolean {
  if (!hasLeader(s, m.group)) return false
  const leader = rallier(s, m)
  return m.group.includes(leader) && ralliedTo(s, leader) !== 0 && mayRally(s, leader, landOf(s, leader))
}

function meetUnits(s: State, frame: Arrival): void {
  const leader = rallier(s, frame)
  const zone = landOf(s, leader)
  const units: Piece[] = []
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (campOf(s, unit) !== frame.camp && canBeRallied(s, unit)) units.push(unit)
  }
  replace(s, arrived(frame, 'units', frame.group, units))
  offerRally(s, leader, zone)
}

function canBeRallied(s: State, unit: Piece): boolean {
  const status = statusOf(s, unit)
  return status === null || status === FOEDERATI
}

function goOnOrFinish(s: State, frame: Arrival): void {
  const isOver = frame.group.length === 0 || (frame.leader !== NOBODY && !frame.group.includes(frame.leader))
  // UR-3.6.3-x: whoever has failed to rally units is marked as having moved.
  if (isOver || isLoneUnit(s, frame) || hasAnyMoved(s, frame.group)) return finish(s, frame)
  const group = asGroup(frame)
  if (!mayContinue(s, group)) return finish(s, group)
  replace(s, group)
}

function hasAnyMoved(s: State, group: readonly Piece[]): boolean {
  for (const piece of group) if (hasMoved(s, piece)) return true
  return false
}

function mayContinue(s: State, m: March): boolean {
  if (canGoOn(s, m)) return true
  for (const unit of m.units) if (mayAdd(s, m, unit).ok) return true
  return false
}

/** UR-7.1-g UR-6-j UR-2.E-g: the move is over; whoever is alone among enemies escapes, and both camps are asked. */
export function finish(s: State, { camp, group }: March): void {
  pop(s)
  for (const piece of group) setMoved(s, piece)
  openToBoth(s, camp, 'moved')
  oweEscapes(s)
}
