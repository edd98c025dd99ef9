/** Chapters 8.4.1, 8.5 and 10.1: after the die. */

import { pop, push, replace } from '@tabularium/engine/machine'
import { BU, HALVES, type Piece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Step } from '../../handlers.ts'
import {
  augustusOf,
  BARBARIAN,
  isAugustus,
  isPatrice,
  isUsurper,
  otherCamp,
  patronOf,
  type State,
  usurperOf,
  whereIs,
} from '../../state.ts'
import { oweEscapes } from '../movement/escape.ts'
import { eliminate } from '../pieces.ts'
import { killLeader } from '../politics/death.ts'
import { winUsurpation } from '../politics/usurpation.ts'
import { score } from '../victory.ts'
import { causeOf } from './resolve.ts'
import { goTo, lossRule, type Retreat, retreatZones, survivors } from './retreat.ts'

type Aftermath = FrameOf<'aftermath'>

export const aftermath: Step<'aftermath'> = {
  run: goOn,
}

/** The same aftermath further on, written out: frames are spread far more slowly. */
const furtherOn = (frame: Aftermath, step: Aftermath['step'], dead: readonly Piece[]): Aftermath => ({
  kind: 'aftermath',
  at: frame.at,
  winner: frame.winner,
  step,
  origins: frame.origins,
  total: frame.total,
  dead,
  leaders: frame.leaders,
})

function goOn(s: State, frame: Aftermath, table: Table): void {
  switch (frame.step) {
    case 'retreat':
      return leaveField(s, frame, table)
    case 'points':
      replace(s, furtherOn(frame, 'deaths', inOrder(s, frame.dead)))
      return scoreBattle(s, frame, table)
    case 'deaths':
      return die(s, frame, table)
    case 'escapes':
      pop(s)
      return oweEscapes(s)
  }
}

/** UR-8.4.1-b UR-T.combat-g: the loser goes, zone by zone, until nobody is left. */
function leaveField(s: State, frame: Aftermath, table: Table): void {
  const { at, origins, dead } = frame
  const retreat: Retreat = { at, camp: otherCamp(frame.winner), origins, dead }
  if (survivors(s, retreat).length === 0) return replace(s, furtherOn(frame, 'points', dead))
  const zones = retreatZones(s, retreat)
  if (zones.length > 1) return push(s, { kind: 'retreat', at, camp: retreat.camp, origins, dead })
  if (zones.length === 1) return goTo(s, retreat, zones[0], table)
  const guards = guardsWhoDie(s, retreat)
  if (guards.length === 0) return perish(s, frame, retreat, table)
  eliminate(s, guards, causeOf('UR-8.4.1-c', retreat.camp, frame.leaders), table)
}

/** UR-3.2.4-a: buccellarii with no way out for them cover their leader, who may have one without them. */
function guardsWhoDie(s: State, retreat: Retreat): Piece[] {
  const left = survivors(s, retreat)
  return left.filter((unit) => s.board.unit[unit]?.category === BU && left.includes(patronOf(s, unit)))
}

/** UR-8.4.1-c UR-8.5.1-b: no way out. */
function perish(s: State, frame: Aftermath, retreat: Retreat, table: Table): void {
  const left = survivors(s, retreat)
  const leaders = left.filter((piece) => piece < s.board.leaders)
  const units = left.filter((piece) => piece >= s.board.leaders)
  replace(s, furtherOn(frame, 'points', [...frame.dead, ...leaders]))
  const rules = units.map((unit) => lossRule(s, unit, retreat))
  for (const rule of new Set(rules)) {
    const lost = units.filter((_, i) => rules[i] === rule)
    eliminate(s, lost, causeOf(rule, retreat.camp, frame.leaders), table)
  }
}

/** UR-10.1-a */
const GREAT_BATTLE = 25

function scoreBattle(s: State, { winner, total }: Aftermath, table: Table): void {
  if (total >= GREAT_BATTLE) score(s, winner, 1, 'UR-10.1-a', table)
}

/** Usurpers last: with them their whole camp changes; Augusti before, so that nobody succeeds who is about to die. */
function inOrder(s: State, dead: readonly Piece[]): Piece[] {
  const rank = (leader: Piece) => (isUsurper(s, leader) ? 3 : isAugustus(s, leader) ? 2 : isPatrice(s, leader) ? 1 : 0)
  return [...dead].sort((a, b) => rank(a) - rank(b) || a - b)
}

/** UR-8.5.1-a UR-8.5.1-b UR-8.5.2-a UR-8.5.2-b UR-T.events-4c: one after the other. */
function die(s: State, frame: Aftermath, table: Table): void {
  const { dead } = frame
  if (dead.length === 0) return replace(s, furtherOn(frame, 'escapes', dead))
  const leader = dead[0]
  replace(s, furtherOn(frame, 'deaths', dead.slice(1)))
  if (whereIs(s, leader) < 0) return
  loseThrone(s, leader, frame, table)
  killLeader(s, leader, 'battle', table)
}

/** UR-3.6.4-e UR-3.6.4-h: an Augustus beaten by the Usurper of his own half, who stands on the field. */
function loseThrone(s: State, leader: Piece, { at, winner }: Aftermath, table: Table): void {
  if (winner !== BARBARIAN) return
  for (const half of HALVES) {
    if (augustusOf(s, half) === leader && stands(s, usurperOf(s, half), at)) winUsurpation(s, half, table)
  }
}

const stands = (s: State, piece: Piece, at: Zone): boolean => piece >= 0 && whereIs(s, piece) === at
