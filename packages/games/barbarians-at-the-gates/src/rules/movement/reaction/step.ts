/** Chapters 10.3 and 10.4: a force that has just come into a space, and what the others do about it, in order. */

import { d6 } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { NONE } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Step } from '../../../handlers.ts'
import { NO_CU } from '../../../musters.ts'
import {
  areEnemies,
  BYZANTINE,
  controlOf,
  cuOfSide,
  faceOf,
  garrisonAt,
  hasChanged,
  isBesieged,
  isFortified,
  isInside,
  LOYALIST,
  leadersAt,
  leadersOutside,
  NO_POWER,
  opponentOf,
  type Power,
  powerOf,
  type State,
} from '../../../state.ts'
import { deciderFor } from '../../map/decider.ts'
import { enemyCuAt } from '../../map/enemies.ts'
import { isAtPeace, totalOf } from '../../map/entering.ts'
import { violationAt } from '../../map/stacking.ts'
import { campaignOf } from '../activation/wear.ts'
import { battleBetween } from '../battles.ts'
import { stepAt, stepWith } from '../changed.ts'
import { askComposition, garrisonIn } from '../compose.ts'
import { carry, noteForce, powerOfForce } from '../forces.ts'
import { openMoment, takeResponse } from '../moments.ts'
import { avoiders } from './avoid.ts'
import { canIntercept } from './intercept.ts'
import { tellMover } from './mover.ts'
import { mayRefuse, refuse } from './refuse.ts'
import { rollFor } from './rolling.ts'
import { isUnopposed } from './unopposed.ts'

type StepFrame = FrameOf<'step'>
type Does = (s: State, frame: StepFrame, table: Table) => void

const goOn = (s: State, frame: StepFrame, step: StepFrame['step']): void => replace(s, stepAt(frame, step))

/** BG-10.3.1-i: the units that may go inside are of the power that holds the space. */
function garrisonPower(s: State, { to, force }: StepFrame): Power | undefined {
  const holder = controlOf(s, to)
  const mover = powerOfForce(s, force)
  if (holder === NO_POWER || !isFortified(s, to) || isBesieged(s, to) || !areEnemies(holder, mover)) return undefined
  const isHeld = cuOfSide(s, to, holder) > 0 || leadersOutside(s, to, holder).length > 0
  return isHeld ? holder : undefined
}

/** Nobody does anything about it. What follows from the step is settled first. */
const finish = (s: State, frame: StepFrame): void => (hasChanged(s) ? goOn(s, frame, 'done') : pop(s))

/** BG-10.3-b BG-10.3.1-a BG-10.3.1-b BG-10.3.1-p BG-14.1.2-w */
const garrison: Does = (s, frame) => {
  if (frame.mode === 'migration') return goOn(s, frame, 'intercept')
  // BG-10.3-b BG-2.3.4-m
  if (totalOf(frame.force.cu) === 0 || isAtPeace(s, frame.to)) return finish(s, frame)
  if (isUnopposed(s, frame)) return finish(s, frame)
  if (frame.mode === 'raid') return goOn(s, frame, 'intercept')
  goOn(s, frame, 'avoid')
  const power = frame.mode === 'sortie' ? undefined : garrisonPower(s, frame)
  if (power === undefined) return
  askComposition(s, garrisonIn(s, frame.to, deciderFor(power, powerOfForce(s, frame.force)), power))
}

/** What has gone inside is told; BG-10.5.3-e: then the battle cannot be put off. */
function tellGarrison(s: State, { to, mode }: StepFrame, table: Table): void {
  const leaders = leadersAt(s, to).filter((leader) => isInside(s, leader))
  const cu = garrisonAt(s, to)
  if (mode === 'sortie' || isBesieged(s, to) || (cu === 0 && leaders.length === 0)) return
  if (cu > 0) tellMover(s, { isDelayable: false })
  table.tell({
    type: 'garrison',
    space: s.board.spaceIds[to],
    leaders: leaders.map((each) => faceOf(s, each).name),
    cu,
  })
}

/** BG-11.1.1-a BG-11.1.1-c BG-11.1.1-d BG-11.1.1-l */
const avoid: Does = (s, frame, table) => {
  tellGarrison(s, frame, table)
  goOn(s, frame, 'avoid-rolls')
  const [leader] = avoiders(s, frame)
  if (leader === undefined) return
  const power = powerOf(s, leader) === BYZANTINE ? LOYALIST : powerOf(s, leader)
  push(s, {
    kind: 'avoid',
    player: deciderFor(power, powerOfForce(s, frame.force)),
    space: frame.to,
    power,
    leader: NONE,
    with: [],
    cu: NO_CU,
  })
}

const avoidRolls: Does = (s, frame) => {
  if (frame.attempts.length === 0) return goOn(s, frame, 'intercept')
  goOn(s, frame, 'avoid-throw')
  openMoment(s, 'reaction-roll', frame.player)
}

/** BG-11.1.3-a to BG-11.1.3-f BG-11.1.4-a */
const avoidThrow: Does = (s, frame, table) => {
  const [attempt] = frame.attempts
  const { leader, force, from, to } = attempt
  const succeeds = rollFor(s, attempt, 'avoid', takeResponse(s).drm, d6, table)
  const { spaceIds } = s.board
  table.tell({ type: 'avoid', leader: faceOf(s, leader).name, from: spaceIds[from], to: spaceIds[to], succeeds })
  if (succeeds) {
    carry(s, force.leaders, force.cu, from, to)
    // BG-9.0-w: if they may not stay there, it is they who leave, all together.
    s.guests = s.guests.filter((guest) => guest.force.leader !== leader)
    if (violationAt(s, to) !== undefined) noteForce(s, force, to, 'placed', from)
    tellMover(s, { isDelayable: false })
  }
  replace(s, stepWith(frame, { step: 'intercept', attempts: [], hasFailedToAvoid: !succeeds }))
}

/** BG-10.3.3-a BG-13.4.1-d BG-2.3.4-m */
const intercept: Does = (s, frame) => {
  if (isAtPeace(s, frame.to)) return goOn(s, frame, 'done')
  if (frame.mode === 'sortie') return goOn(s, frame, 'battle')
  goOn(s, frame, 'intercept-rolls')
  if (!canIntercept(s, frame)) return
  const player = opponentOf(frame.player)
  push(s, { kind: 'intercept', player, into: frame.to, leader: NONE, with: [], cu: NO_CU })
}

/** BG-11.2.1-i: in the order of their declaration, when all are declared. */
const interceptRolls: Does = (s, frame) => {
  if (frame.rolled === frame.attempts.length) return goOn(s, frame, 'refuse')
  goOn(s, frame, 'intercept-throw')
  openMoment(s, 'reaction-roll', frame.player)
}

/** BG-11.2.3-a to BG-11.2.3-f BG-11.2.5-a */
const interceptThrow: Does = (s, frame, table) => {
  const attempt = frame.attempts[frame.rolled]
  const { leader, force, from, to } = attempt
  const succeeds = rollFor(s, attempt, 'intercept', takeResponse(s).drm, d6, table)
  const { spaceIds } = s.board
  table.tell({ type: 'intercept', leader: faceOf(s, leader).name, from: spaceIds[from], to: spaceIds[to], succeeds })
  if (succeeds) {
    carry(s, force.leaders, force.cu, from, to)
    noteForce(s, force, to, 'interception', from)
  }
  const interceptors = succeeds ? [...frame.interceptors, force] : frame.interceptors
  const barred = [...new Set([...frame.barred, ...force.leaders])]
  tellMover(s, { barred })
  replace(s, stepWith(frame, { step: 'intercept-rolls', rolled: frame.rolled + 1, interceptors, barred }))
}

/** BG-11.2.4.1-a BG-10.4.2-c */
const refusal: Does = (s, frame) => {
  goOn(s, frame, 'delay')
  if (mayRefuse(s, frame)) push(s, { kind: 'refuse', player: frame.player, space: frame.to })
}

/** BG-11.2.4.1-c BG-11.2.4.1-d */
const refuseBySea: Does = (s, frame, table) => {
  if (takeResponse(s).cancelled) return goOn(s, frame, 'delay')
  refuse(s, frame, table)
}

/** BG-10.5.1-c BG-10.5.3-b to BG-10.5.3-f */
function mayDelay(s: State, { mode, to, force, interceptors }: StepFrame): boolean {
  const campaign = campaignOf(s)
  const mover = s.stack[s.stack.length - 2]
  if (mode !== 'activation' || campaign === undefined || mover?.kind !== 'activation') return false
  if (campaign.left === 0 || campaign.delayed !== null || !mover.isDelayable || interceptors.length > 0) return false
  return enemyCuAt(s, to, powerOfForce(s, force)) > 1
}

const delay: Does = (s, frame) => {
  goOn(s, frame, 'battle')
  if (mayDelay(s, frame)) push(s, { kind: 'delay', player: frame.player, space: frame.to })
}

/** BG-13.4.2-a: those besieged by the defenders are friends. */
function isRelief(s: State, { to, force }: StepFrame): boolean {
  if (!isBesieged(s, to) || areEnemies(controlOf(s, to), powerOfForce(s, force))) return false
  return garrisonAt(s, to) > 0 || leadersAt(s, to).some((leader) => isInside(s, leader))
}

function battleMode(s: State, frame: StepFrame): FrameOf<'battle'>['mode'] {
  if (frame.mode !== 'activation') return frame.mode
  return isRelief(s, frame) ? 'relief' : 'move'
}

/** BG-10.4.1-a BG-11.2.4.2-a BG-11.2.4.2-b */
const battle: Does = (s, frame) => {
  goOn(s, frame, 'done')
  s.result = null
  if (totalOf(frame.force.cu) === 0) return
  const { player, to, force, interceptors, hasFailedToAvoid } = frame
  const mode = battleMode(s, frame)
  battleBetween(s, { player, space: to, mode, attackers: [force], interceptors, hasFailedToAvoid })
}

const steps: Readonly<Record<StepFrame['step'], Does>> = {
  garrison,
  avoid,
  'avoid-rolls': avoidRolls,
  'avoid-throw': avoidThrow,
  intercept,
  'intercept-rolls': interceptRolls,
  'intercept-throw': interceptThrow,
  refuse: refusal,
  'refuse-sea': refuseBySea,
  delay,
  battle,
  done: (s) => pop(s),
}

export const stepStep: Step<'step'> = {
  run: (s, frame, table) => steps[frame.step](s, frame, table),
}
