/**
 * Frames of movement with other members. Each is written out: to copy a copy of a copy by `...` takes twenty times as long.
 */
import { NONE } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Force } from '../../kinds.ts'

type Activation = FrameOf<'activation'>
type Campaign = FrameOf<'campaign'>
type Compose = FrameOf<'compose'>
type Marching = FrameOf<'marching'>
type Raid = FrameOf<'raid'>
type Raiders = NonNullable<Raid['current']>
type StepFrame = FrameOf<'step'>

type Draft<Frame> = { -readonly [Name in keyof Frame]: Frame[Name] }

/**
 * A copy that is filled in before it is put in the place of the frame: where it happens often, for `...With` takes three times as
 * long.
 */
export const draftOf = (frame: Activation): Draft<Activation> => ({
  kind: 'activation',
  player: frame.player,
  leader: frame.leader,
  ap: frame.ap,
  cu: frame.cu,
  with: frame.with,
  worn: frame.worn,
  step: frame.step,
  isComposed: frame.isComposed,
  isStopped: frame.isStopped,
  owes: frame.owes,
  isDelayable: frame.isDelayable,
  wasBesieged: frame.wasBesieged,
  hasOverrun: frame.hasOverrun,
  hasOpened: frame.hasOpened,
  from: frame.from,
  via: frame.via,
  last: frame.last,
  to: frame.to,
  barred: frame.barred,
  mods: frame.mods,
})
/** The same when so much has been paid: a draft too. */
export function afterPaying(frame: Activation, cost: number): Draft<Activation> {
  const next = draftOf(frame)
  if (cost === 0) return next
  next.ap -= cost
  next.owes = false
  return next
}
/** The same at another step. */
export function activationAt(frame: Activation, step: Activation['step']): Activation {
  const next = draftOf(frame)
  next.step = step
  return next
}
export const activationWith = (frame: Activation, change: Partial<Activation>): Activation =>
  Object.assign(draftOf(frame), change)

const copyOfCampaign = (frame: Campaign): Campaign => ({
  kind: 'campaign',
  player: frame.player,
  powers: frame.powers,
  ops: frame.ops,
  left: frame.left,
  used: frame.used,
  step: frame.step,
  delayed: frame.delayed,
  spent: frame.spent,
  leadersSpent: frame.leadersSpent,
})
export const campaignWith = (frame: Campaign, change: Partial<Campaign>): Campaign =>
  Object.assign(copyOfCampaign(frame), change)

const copyOfCompose = (frame: Compose): Compose => ({
  kind: 'compose',
  player: frame.player,
  purpose: frame.purpose,
  space: frame.space,
  power: frame.power,
  leader: frame.leader,
  with: frame.with,
  cu: frame.cu,
  told: frame.told,
  most: frame.most,
})
/** The same with these CU, and the next power asked for. */
export function composeAfter(frame: Compose, cu: Compose['cu']): Compose {
  const next: Draft<Compose> = copyOfCompose(frame)
  next.cu = cu
  next.told = frame.told + 1
  return next
}
export const composeWith = (frame: Compose, change: Partial<Compose>): Compose =>
  Object.assign(copyOfCompose(frame), change)

export const draftOfMarching = (frame: Marching): Draft<Marching> => ({
  kind: 'marching',
  player: frame.player,
  powers: frame.powers,
  left: frame.left,
  reach: frame.reach,
  rider: frame.rider,
  marched: frame.marched,
  origin: frame.origin,
  current: frame.current,
})
/** The same with another CU on its way, or none. */
export function marchingOn(frame: Marching, current: Marching['current']): Marching {
  const next = draftOfMarching(frame)
  next.current = current
  return next
}
export const marchingWith = (frame: Marching, change: Partial<Marching>): Marching =>
  Object.assign(draftOfMarching(frame), change)

const copyOfRaid = (frame: Raid): Raid => ({
  kind: 'raid',
  left: frame.left,
  cities: frame.cities,
  only: frame.only,
  mods: frame.mods,
  current: frame.current,
  step: frame.step,
})
/** The same at another step. */
export function raidAt(frame: Raid, step: Raid['step']): Raid {
  const next: Draft<Raid> = copyOfRaid(frame)
  next.step = step
  return next
}
/** The same with these raiders on their way, or none, at this step or at another, and so many CU left to set out. */
export function raidBy(frame: Raid, current: Raid['current'], step = frame.step, left = frame.left): Raid {
  const next: Draft<Raid> = copyOfRaid(frame)
  next.current = current
  next.step = step
  next.left = left
  return next
}
export const raidWith = (frame: Raid, change: Partial<Raid>): Raid => Object.assign(copyOfRaid(frame), change)

const copyOfRaiders = (raiders: Raiders): Raiders => ({
  force: raiders.force,
  at: raiders.at,
  ap: raiders.ap,
  hasSailed: raiders.hasSailed,
  to: raiders.to,
})
/** The same somewhere else, with the way they have come. */
export function raidersAt(raiders: Raiders, force: Force, at: Raiders['at']): Raiders {
  const next: Draft<Raiders> = copyOfRaiders(raiders)
  next.force = force
  next.at = at
  next.to = NONE
  return next
}
/** The same with so many AP less. */
export function raidersPaying(raiders: Raiders, cost: number): Raiders {
  const next: Draft<Raiders> = copyOfRaiders(raiders)
  next.ap = raiders.ap - cost
  return next
}
export const raidersWith = (raiders: Raiders, change: Partial<Raiders>): Raiders =>
  Object.assign(copyOfRaiders(raiders), change)

const copyOfForce = (force: Force): Force => ({
  leader: force.leader,
  leaders: force.leaders,
  cu: force.cu,
  from: force.from,
  via: force.via,
  last: force.last,
})
/** The same after a step from one space to the next. */
export function forceFrom(force: Force, from: Force['from'], via: Force['via'], last: Force['last']): Force {
  const next: Draft<Force> = copyOfForce(force)
  next.from = from
  next.via = via
  next.last = last
  return next
}
export const forceWith = (force: Force, change: Partial<Force>): Force => Object.assign(copyOfForce(force), change)

const copyOfStep = (frame: StepFrame): StepFrame => ({
  kind: 'step',
  player: frame.player,
  mode: frame.mode,
  force: frame.force,
  to: frame.to,
  step: frame.step,
  attempts: frame.attempts,
  rolled: frame.rolled,
  interceptors: frame.interceptors,
  hasFailedToAvoid: frame.hasFailedToAvoid,
  barred: frame.barred,
})
/** The same at another step. */
export function stepAt(frame: StepFrame, step: StepFrame['step']): StepFrame {
  const next: Draft<StepFrame> = copyOfStep(frame)
  next.step = step
  return next
}
export const stepWith = (frame: StepFrame, change: Partial<StepFrame>): StepFrame =>
  Object.assign(copyOfStep(frame), change)
