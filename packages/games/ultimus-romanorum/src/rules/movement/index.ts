/** Chapters 3.4, 4.3 and 7: movement. */
import { no, type Verdict } from '@tabularium/engine'
import { pop } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE } from '../../actions.ts'
import { isLand, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Question } from '../../handlers.ts'
import { BARBARIAN, type Camp, itsCamp, otherCamp, ROMAN, type State, whereIs, whereIsFleet } from '../../state.ts'
import type { Stratagem } from '../../stratagem-kinds.ts'
import { openWindow } from '../stratagems/moments.ts'
import { play, playVerdict } from '../stratagems/play.ts'
import { held, playable } from '../stratagems/window.ts'
import { drivenHome, isBoundByUnrest, UNREST } from './bounds/holding.ts'
import { escapeHandlers } from './escape.ts'
import { leaveBox, mayLeaveBox } from './leaving-box.ts'
import { march } from './march/arrival.ts'
import { begin, beginVerdict } from './march/beginning.ts'
import { groupQuestion } from './march/group.ts'
import { mayMigrationRest, noteMigration } from './march/migration.ts'
import { isUnmoved, movers } from './march/movers.ts'
import type { movementFrames } from './movement-frames.ts'
import { fleetQuestion, fleetVerdict, useFleet } from './sea/fleet.ts'

function moverVerdict(s: State, camp: Camp, piece: Piece): Verdict {
  if (!isUnmoved(s, camp, piece)) return no('UR-2.E-c')
  return isLand(s.board, whereIs(s, piece)) ? beginVerdict(s, camp, piece) : mayLeaveBox(s, piece)
}

function endMoves(s: State, camp: Camp): void {
  pop(s)
  if (camp === BARBARIAN) noteMigration(s)
}

/** Everybody may stay, but for those who are driven. */
function restVerdict(s: State, camp: Camp): Verdict {
  if (camp === ROMAN && s.event === UNREST) {
    for (const leader of s.board.everyLeader) {
      if (!isBoundByUnrest(s, leader)) continue
      const driven = drivenHome(s, [leader])
      if (!driven.ok && isLand(s.board, whereIs(s, leader)) && moverVerdict(s, camp, leader).ok) return driven
    }
  }
  return mayMigrationRest(s, camp)
}

function verdict(s: State, camp: Camp, action: Action): Verdict {
  switch (action.kind) {
    case 'piece':
      return moverVerdict(s, camp, action.piece)
    case 'fleet':
      return fleetVerdict(s, camp, action.fleet)
    case 'play':
      return playVerdict(s, camp, action.stratagem, 'moved')
    case 'done':
      return restVerdict(s, camp)
    default:
      return no('UR-2.E-c')
  }
}

/** UR-2.E-g: who moves plays between his moves, and the other may answer. */
function playBetween(s: State, camp: Camp, kind: Stratagem, table: Table): void {
  openWindow(s, otherCamp(camp), 'moved')
  play(s, camp, kind, 'moved', table)
}

const movement: Question<'movement'> = {
  asks: itsCamp,
  candidates(s, { camp }) {
    const { piece, fleet } = actionsOf(s.board)
    const found: Action[] = []
    for (const each of s.board.everyPiece) if (isUnmoved(s, camp, each)) found.push(piece[each])
    for (const each of s.board.everyFleet) if (whereIsFleet(s, each) >= 0) found.push(fleet[each])
    found.push(...held(s, camp), DONE)
    return found
  },
  legal(s, { camp }) {
    const { fleet } = actionsOf(s.board)
    const others: Action[] = []
    for (const each of s.board.everyFleet) {
      if (whereIsFleet(s, each) >= 0 && fleetVerdict(s, camp, each).ok) others.push(fleet[each])
    }
    for (const action of playable(s, camp, 'moved')) others.push(action)
    if (restVerdict(s, camp).ok) others.push(DONE)
    return movers(s, camp, others)
  },
  verdict: (s, { camp }, action) => verdict(s, camp, action),
  answer(s, { camp }, action, table) {
    if (action.kind === 'fleet') return useFleet(s, camp, action.fleet)
    if (action.kind === 'play') return playBetween(s, camp, action.stratagem, table)
    if (action.kind !== 'piece') return endMoves(s, camp)
    if (isLand(s.board, whereIs(s, action.piece))) return begin(s, camp, action.piece)
    leaveBox(s, action.piece, table)
  },
}

export const movementHandlers: Handlers<keyof typeof movementFrames> = {
  movement,
  group: groupQuestion,
  march,
  fleet: fleetQuestion,
  ...escapeHandlers,
}
