/** UR-7.1-g to UR-7.1-k: leaders who are left alone among enemies. */
import { no, type Verdict } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { NOBODY, type Piece, type Zone } from '../../board.ts'
import { d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Handlers } from '../../handlers.ts'
import { campOf, firstUnitAt, hasEnemyUnit, isHostile, itsCamp, PEACE, type State, statusOf } from '../../state.ts'
import { move } from '../pieces.ts'
import { killLeader } from '../politics/death.ts'
import { onEnter } from './entering.ts'
import { mayStand } from './limits.ts'

/** UR-7.1-h */
const CAUGHT = 9

/** After a move or a battle: pushes the escapes that are owed, if any are. */
export function oweEscapes(s: State): void {
  if (nextInPeril(s) !== NOBODY) push(s, { kind: 'escapes' })
}

/** UR-7.1-k: one after the other, whoever's they are. */
function nextInPeril(s: State): Piece {
  const { zones, leaders } = s.board
  for (let leader = 0; leader < leaders; leader++) {
    const zone = s.at[leader]
    if (zone >= 0 && zone < zones && isInPeril(s, leader, zone)) return leader
  }
  return NOBODY
}

/** UR-7.1-g: with enemy units, without any of his own camp. UR-8.1-g: nobody at peace is an enemy. */
function isInPeril(s: State, leader: Piece, zone: Zone): boolean {
  const camp = campOf(s, leader)
  let hasEnemy = false
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = s.nextAt[unit]) {
    if (campOf(s, unit) === camp) return false
    if (isHostile(s, unit, camp)) hasEnemy = true
  }
  return hasEnemy && statusOf(s, leader) !== PEACE
}

/** UR-7.1-i: an adjacent zone free of enemy units, where he may be. */
function mayEscapeTo(s: State, leader: Piece, zone: Zone): Verdict {
  if (!s.board.neighbours[s.at[leader]].includes(zone) || hasEnemyUnit(s, zone, campOf(s, leader))) {
    return no('UR-7.1-i')
  }
  return mayStand(s, leader, zone, [leader])
}

function escapeTo(s: State, leader: Piece, zone: Zone, table: Table): void {
  move(s, [leader], zone, 'escape', table)
  s.cameFrom[leader] = NOBODY
  s.crossed[leader] = 0
  onEnter(s, [leader], zone, table)
}

export const escapeHandlers: Handlers<'escapes' | 'escape'> = {
  escapes: {
    run(s, _, table) {
      const leader = nextInPeril(s)
      if (leader === NOBODY) return pop(s)
      const ways = s.board.neighbours[s.at[leader]].filter((zone) => mayEscapeTo(s, leader, zone).ok)
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
      for (const zone of s.board.neighbours[s.at[leader]]) yield actionsOf(s.board).to[zone]
    },
    verdict: (s, { leader }, action) => (action.kind === 'to' ? mayEscapeTo(s, leader, action.place) : no('UR-7.1-i')),
    answer(s, { leader }, action, table) {
      pop(s)
      if (action.kind === 'to') escapeTo(s, leader, action.place, table)
    },
  },
}
