/** Chapter 8.4.1: the loser leaves the zone. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { pop } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import type { Piece, Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import { CLIENT, itsCamp, type State, statusOf } from '../../state.ts'
import { mayStand } from '../movement/bounds/limits.ts'
import { forceAt, piecesOf } from './forces.ts'
import { goers, isOpen, leave, whyNone } from './ways-out.ts'

export type Retreat = Omit<FrameOf<'retreat'>, 'kind'>

/** All of the beaten force who are still there; the doomed go along until the battle is over. */
export function beaten(s: State, { at, camp }: Retreat): Piece[] {
  return piecesOf(forceAt(s, at, camp))
}

/** Those for whose sake a way out is looked for. */
export function survivors(s: State, retreat: Retreat): Piece[] {
  return beaten(s, retreat).filter((piece) => !retreat.dead.includes(piece))
}

/** UR-8.4.1-b UR-8.4.1-d: can anybody who lives retreat there? */
function mayRetreatTo(s: State, retreat: Retreat, to: Zone, all = beaten(s, retreat)): Verdict {
  const open = isOpen(s, retreat.at, to, retreat.camp, retreat.origins)
  if (!open.ok) return open
  const group = goers(s, all, to)
  return group.some((piece) => !retreat.dead.includes(piece)) ? yes() : refusal(s, retreat, to)
}

function refusal(s: State, retreat: Retreat, to: Zone): Verdict {
  const verdict = whyNone(s, survivors(s, retreat), to)
  return verdict.ok ? no('UR-8.4.1-b') : verdict
}

export function retreatZones(s: State, retreat: Retreat): Zone[] {
  const all = beaten(s, retreat)
  return s.board.neighbours[retreat.at].filter((to) => mayRetreatTo(s, retreat, to, all).ok)
}

/** UR-8.4.1-d: all who may go there go; the others are judged by themselves. */
export function retreatingTo(s: State, retreat: Retreat, to: Zone): readonly Piece[] {
  return goers(s, beaten(s, retreat), to)
}

export function goTo(s: State, retreat: Retreat, to: Zone, table: Table): void {
  leave(s, retreatingTo(s, retreat, to), to, 'retreat', table)
}

export const retreatQuestion: Question<'retreat'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
  legal: (s, frame) =>
    retreatZones(s, frame)
      .sort((a, b) => a - b)
      .map((zone) => actionsOf(s.board).to[zone]),
  verdict(s, frame, action) {
    const to = zoneNamed(s.board, action)
    return to === undefined ? no('UR-8.4.1-b') : mayRetreatTo(s, frame, to)
  },
  answer(s, frame, action, table) {
    const to = zoneNamed(s.board, action)
    if (to === undefined) return
    pop(s)
    goTo(s, frame, to, table)
  },
}

/** Why a unit that cannot retreat is lost: UR-4.4.2-i Armenia, UR-4.3-o too far from home, UR-8.4.1-c anything else. */
export function lossRule(s: State, unit: Piece, { at, camp, origins }: Retreat): RuleId {
  if (statusOf(s, unit) === CLIENT) return 'UR-4.4.2-i'
  const isTooFar = s.board.neighbours[at].some((to) => {
    const verdict = mayStand(s, unit, to, [unit])
    return isOpen(s, at, to, camp, origins).ok && !verdict.ok && verdict.rule === 'UR-4.3-n'
  })
  return isTooFar ? 'UR-4.3-o' : 'UR-8.4.1-c'
}
