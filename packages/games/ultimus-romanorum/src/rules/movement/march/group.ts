/** A group on the march: who comes along, which way, who is left behind; and its steps. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE, zoneNamed } from '../../../actions.ts'
import { isLand, NOBODY, type Piece, type Zone } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Question } from '../../../handlers.ts'
import { firstAt, itsCamp, nextAt, type State, setMoved, setOrigin, whereIs } from '../../../state.ts'
import { move } from '../../pieces.ts'
import { areOfOneSort } from '../bounds/alone.ts'
import { tellsInBattle, wayTo } from '../bounds/points.ts'
import type { March } from '../movement-frames.ts'
import { finish } from './arrival.ts'
import { allJoin, canAnyJoin, joinedBy, pieceVerdict } from './joining.ts'
import { after, clause, doneVerdict, hasUnits, progressOf, stepsOf, stepVerdict, without } from './march.ts'
import { asGroup, NO_PIECES } from './marching.ts'
import { bound } from './migration.ts'

function candidates(s: State, m: March): Action[] {
  const { to, piece, option } = actionsOf(s.board)
  const here = whereIs(s, m.group[0])
  const found: Action[] = []
  for (const zone of s.board.neighbours[here]) found.push(to[zone])
  if (m.leader !== NOBODY) {
    found.push(option.all)
    for (let each = firstAt(s, here); each >= 0; each = nextAt(s, each)) if (each !== m.leader) found.push(piece[each])
  }
  found.push(DONE)
  return found
}

function verdict(s: State, m: March, action: Action): Verdict {
  switch (action.kind) {
    case 'to':
      return isLand(s.board, action.place) ? stepVerdict(s, m, action.place) : no('UR-7.2-a')
    case 'piece':
      return pieceVerdict(s, m, action.piece)
    case 'done':
      return doneVerdict(s, m)
    case 'option':
      if (action.option !== 'all' || m.leader === NOBODY) return no('UR-3.4.1-c')
      return canAnyJoin(s, m) ? yes() : no(clause(s, m, 'UR-3.4.1-c', 'UR-4.3-c'))
    default:
      return no('UR-2.E-c')
  }
}

/** Those where the group stands who may come along or be left behind. Of units that are alike the first is asked about. */
function whoMayBeNamed(s: State, m: March): readonly Piece[] {
  const named: Piece[] = []
  let before: Piece = NOBODY
  let isNamed = false
  for (let each = firstAt(s, whereIs(s, m.leader)); each >= 0; each = nextAt(s, each)) {
    if (each === m.leader) continue
    const isNew = m.steps === 0 && !m.group.includes(each)
    if (!isNew || before === NOBODY || !areOfOneSort(s, before, each)) isNamed = pieceVerdict(s, m, each).ok
    if (isNamed) named.push(each)
    before = isNew ? each : NOBODY
  }
  return named
}

function hasNewUnit(s: State, m: March, named: readonly Piece[]): boolean {
  for (const each of named) if (each >= s.board.leaders && !m.group.includes(each)) return true
  return false
}

/** Who may be named is found out once, for each and for all together. */
function legal(s: State, m: March): Action[] {
  const { to, piece, option } = actionsOf(s.board)
  const found: Action[] = []
  for (const zone of stepsOf(s, m)) found.push(to[zone])
  if (m.leader !== NOBODY) {
    const named = whoMayBeNamed(s, m)
    if (hasNewUnit(s, m, named)) found.push(option.all)
    for (const each of named) found.push(piece[each])
  }
  if (doneVerdict(s, m).ok) found.push(DONE)
  return found
}

export const groupQuestion: Question<'group'> = {
  asks: itsCamp,
  candidates,
  verdict,
  legal,
  answer(s, m, action, table) {
    const to = zoneNamed(s.board, action)
    if (to !== undefined) return step(s, m, to, table)
    if (action.kind === 'option') return replace(s, asGroup(bound(s, allJoin(s, m))))
    if (action.kind !== 'piece') return finish(s, m)
    if (!m.group.includes(action.piece)) return replace(s, asGroup(bound(s, joinedBy(s, m, action.piece))))
    const rest = without(s, m, action.piece)
    for (const piece of m.group) if (!rest.group.includes(piece)) setMoved(s, piece)
    replace(s, asGroup(rest))
  },
}

/** The step itself, before the group meets anything there. */
export function step(s: State, m: March, to: Zone, table: Table): void {
  const here = progressOf(s, m)
  const way = wayTo(s, here.zone, to)
  if (way === undefined) return
  const there = after(s, here, way)
  move(s, m.group, to, 'march', table)
  for (const piece of m.group) {
    setOrigin(s, piece, here.zone, tellsInBattle(s, way))
  }
  const isLed = m.isLed || hasUnits(s, m.group)
  const { spent, steps, isWild } = there
  const { camp, leader, group, zones } = m
  const units = NO_PIECES
  replace(s, { kind: 'march', camp, leader, group, units, spent, steps, isWild, isLed, zones, met: 'nothing' })
}
