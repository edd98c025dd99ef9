/** UR-7.1-g to UR-7.1-k: leaders who are left alone among enemies. */
import { no, type Verdict } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import { derived, isLand, NOBODY, type Piece, type Zone } from '../../board.ts'
import { d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Handlers } from '../../handlers.ts'
import { Follower, type Trail, UNTOLD } from '../../position/trail.ts'
import {
  campOf,
  firstAt,
  firstUnitAt,
  forgetOrigin,
  hasEnemyUnit,
  isHostile,
  itsCamp,
  nextAt,
  PEACE,
  type State,
  statusOf,
  whereIs,
} from '../../state.ts'
import { move } from '../pieces.ts'
import { killLeader } from '../politics/death.ts'
import { mayStand } from './bounds/limits.ts'
import { onEnter } from './entering.ts'

/** UR-7.1-h */
const CAUGHT = 9

/** After a move or a battle: pushes the escapes that are owed, if any are. */
export function oweEscapes(s: State): void {
  if (nextInPeril(s) !== NOBODY) push(s, { kind: 'escapes' })
}

/** UR-7.1-k: one after the other, whoever's they are. */
function nextInPeril(s: State): Piece {
  const safe = safeOn(s.board)
  const since = safe.look(s)
  const leader = since === UNTOLD || s.trail === null ? firstInPeril(s) : firstOnTrail(s, s.trail, since)
  if (leader !== NOBODY) safe.forget()
  return leader
}

/** Follows a position in which nobody was in peril. */
const safeOn = derived(() => new Follower())

function firstInPeril(s: State): Piece {
  for (const leader of s.board.everyLeader) {
    const zone = whereIs(s, leader)
    if (isLand(s.board, zone) && isInPeril(s, leader, zone)) return leader
  }
  return NOBODY
}

/** The same where nobody was in peril before: whoever is now is where something has changed. */
function firstOnTrail(s: State, { places }: Trail, since: number): Piece {
  let first: Piece = NOBODY
  for (let i = since; i < places.length; i++) {
    const zone = places[i]
    if (!isLand(s.board, zone)) continue
    for (let leader = firstAt(s, zone); leader >= 0 && leader < s.board.leaders; leader = nextAt(s, leader)) {
      if (isInPeril(s, leader, zone) && (first === NOBODY || leader < first)) first = leader
    }
  }
  return first
}

/** UR-7.1-g: with enemy units, without any of his own camp. UR-8.1-g: nobody at peace is an enemy. */
function isInPeril(s: State, leader: Piece, zone: Zone): boolean {
  const camp = campOf(s, leader)
  let hasEnemy = false
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (campOf(s, unit) === camp) return false
    if (isHostile(s, unit, camp)) hasEnemy = true
  }
  return hasEnemy && statusOf(s, leader) !== PEACE
}

/** UR-7.1-i: an adjacent zone free of enemy units, where he may be. */
function mayEscapeTo(s: State, leader: Piece, zone: Zone): Verdict {
  if (!s.board.neighbours[whereIs(s, leader)].includes(zone) || hasEnemyUnit(s, zone, campOf(s, leader))) {
    return no('UR-7.1-i')
  }
  return mayStand(s, leader, zone, [leader])
}

function escapeTo(s: State, leader: Piece, zone: Zone, table: Table): void {
  move(s, [leader], zone, 'escape', table)
  forgetOrigin(s, leader)
  onEnter(s, [leader], zone, table)
}

export const escapeHandlers: Handlers<'escapes' | 'escape'> = {
  escapes: {
    run(s, _, table) {
      const leader = nextInPeril(s)
      if (leader === NOBODY) return pop(s)
      const ways = s.board.neighbours[whereIs(s, leader)].filter((zone) => mayEscapeTo(s, leader, zone).ok)
      // UR-7.1-j
      if (ways.length === 0) return killLeader(s, leader, 'escape', table)
      const roll = table.roll(d10, { for: 'escape', leader: s.board.pieceIds[leader], below: CAUGHT })
      if (roll >= CAUGHT) return killLeader(s, leader, 'escape', table)
      if (ways.length === 1) return escapeTo(s, leader, ways[0], table)
      push(s, { kind: 'escape', camp: campOf(s, leader), leader })
    },
  },
  escape: {
    asks: itsCamp,
    *candidates(s, { leader }) {
      for (const zone of s.board.neighbours[whereIs(s, leader)]) yield actionsOf(s.board).to[zone]
    },
    verdict(s, { leader }, action) {
      const to = zoneNamed(s.board, action)
      return to === undefined ? no('UR-7.1-i') : mayEscapeTo(s, leader, to)
    },
    answer(s, { leader }, action, table) {
      pop(s)
      const to = zoneNamed(s.board, action)
      if (to !== undefined) escapeTo(s, leader, to, table)
    },
  },
}
