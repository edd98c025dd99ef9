/** Chapters 10.4.2 and 11.2.4.1: an intercepted Force may go back. Chapter 10.5.3: or a battle is put off. */

import { no, yes } from '@tabularium/engine'
import { pop, replace, top } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { NONE } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { faceOf, isBesieged, NAVAL, type State } from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { changeCampaign } from '../activation/wear.ts'
import { stepWith } from '../changed.ts'
import { carry } from '../forces.ts'
import { openMoment } from '../moments.ts'
import { tellMover } from './mover.ts'

type StepFrame = FrameOf<'step'>

/** BG-10.4.2-c BG-10.4.2-d BG-10.4.2-e BG-11.2.4.1-f: only under an activated leader, once somebody has intercepted. */
export function mayRefuse(s: State, { mode, force, to, interceptors, player }: StepFrame): boolean {
  if (mode !== 'activation' || interceptors.length === 0 || force.from === NONE) return false
  return force.via !== NAVAL || !isBlocked(s, 'naval', { player, leader: force.leader, space: to })
}

/** BG-10.4.2-a BG-10.4.2-b BG-11.2.4.1-b: back to where it came from, and all AP are lost. */
export function refuse(s: State, { force, to }: StepFrame, table: Table): void {
  carry(s, force.leaders, force.cu, to, force.from)
  const { spaceIds } = s.board
  const leader = faceOf(s, force.leader).name
  table.tell({ type: 'refuse', leader, from: spaceIds[to], to: spaceIds[force.from] })
  tellMover(s, { ap: 0, step: 'end' })
  pop(s)
}

export const refuseQuestion: Question<'refuse'> = {
  asks: (_, { player }) => player,
  candidates(s) {
    const { option } = actionsOf(s.board)
    return [option.yes, option.no]
  },
  verdict: (_, __, action) =>
    action.kind === 'option' && (action.option === 'yes' || action.option === 'no') ? yes() : no('BG-11.2.4.1-a'),
  answer(s, _, action, table) {
    pop(s)
    const frame = top(s)
    if (frame.kind !== 'step' || action.kind !== 'option' || action.option === 'no') return
    if (frame.force.via !== NAVAL) return refuse(s, frame, table)
    // BG-11.2.4.1-c BG-11.2.4.1-e: by sea, at no cost, but it may be answered.
    replace(s, stepWith(frame, { step: 'refuse-sea' }))
    openMoment(s, 'enemy-naval', frame.player)
  },
}

/** BG-10.5.3-c: he has done until the battle is fought. */
function putOff(s: State, { force, to, hasFailedToAvoid }: StepFrame, table: Table): void {
  changeCampaign(s, { delayed: { space: to, forces: [force], wasBesieged: isBesieged(s, to), hasFailedToAvoid } })
  table.tell({ type: 'delay', leader: faceOf(s, force.leader).name, space: s.board.spaceIds[to] })
  tellMover(s, { step: 'end' })
  pop(s)
}

export const delayQuestion: Question<'delay'> = {
  asks: (_, { player }) => player,
  candidates(s) {
    const { option } = actionsOf(s.board)
    return [option.delay, option.attack]
  },
  verdict: (_, __, action) =>
    action.kind === 'option' && (action.option === 'delay' || action.option === 'attack') ? yes() : no('BG-10.5.3-c'),
  answer(s, _, action, table) {
    pop(s)
    const frame = top(s)
    if (frame.kind === 'step' && action.kind === 'option' && action.option === 'delay') putOff(s, frame, table)
  },
}
