/** Chapter 10: an activation, from the naming of the leader to its end. */

import { pop, push, replace, top } from '@tabularium/engine/machine'
import { NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Step } from '../../../handlers.ts'
import type { Force } from '../../../kinds.ts'
import { NO_CU } from '../../../musters.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  besiege,
  besiegerOf,
  borrow,
  controlOf,
  cuAt,
  faceOf,
  hasChanged,
  isFortified,
  isInside,
  isOnMap,
  LOYALIST,
  NAVAL,
  POWERS,
  powerNames,
  powerOf,
  type Result,
  type State,
  sideOf,
  sideOfLeader,
  tribeOf,
  whereIs,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { delayedSpace, totalOf } from '../../map/entering.ts'
import { LEAST_BESIEGERS, maySiege, overrunBy } from '../../map/siege.ts'
import { tribesTooMany } from '../../map/stacking.ts'
import { activationAt, activationWith, draftOf } from '../changed.ts'
import { askComposition } from '../compose.ts'
import { carry, forceOf, noteForce, stillAt, tellMove, thoseAt } from '../forces.ts'
import { openAnother, openMoment, takeResponse } from '../moments.ts'
import { askOrders } from './carrying-out.ts'
import { go, startStep } from './moving.ts'
import { canAct } from './open-orders.ts'
import { composition } from './orders.ts'
import { discharge } from './regroup.ts'
import { campaignOf, changeCampaign, restHere, wearAfter } from './wear.ts'

type Activation = FrameOf<'activation'>
type Campaign = FrameOf<'campaign'>
type Does = (s: State, activation: Activation, table: Table) => void

/** BG-10.2.2-v */
const SIEGE_COST = 2

const end = (s: State, activation: Activation): void => replace(s, activationAt(activation, 'end'))

/** A Barbarian leader with CU in Italia: a card may stop him. */
const isInItalia = (s: State, { leader }: Activation, hasCu: boolean): boolean =>
  hasCu && s.board.isInItalia[whereIs(s, leader)] && powerOf(s, leader) === BARBARIANS

const begin: Does = (s, activation, table) => {
  table.tell({ type: 'activate', leader: faceOf(s, activation.leader).name, ap: activation.ap })
  replace(s, activationAt(activation, 'named'))
  openMoment(s, 'enemy-activation', activation.player)
}

/** What was added to the AP at the moment of his naming counts; then the same is asked for Italia. */
const named: Does = (s, activation, table) => {
  const { cancelled, drm } = takeResponse(s)
  if (cancelled || !isOnMap(s, activation.leader)) return end(s, activation)
  const next = draftOf(activation)
  next.step = 'compose'
  next.ap = Math.max(0, activation.ap + drm)
  replace(s, next)
  const at = whereIs(s, activation.leader)
  const cu = cuAt(s, at, BARBARIANS) + (s.borrowed === activation.leader ? cuAt(s, at, ALLIED) : 0)
  if (isInItalia(s, activation, cu > 0)) openMoment(s, 'enemy-in-italia', activation.player)
  if (top(s) === next && !hasChanged(s)) compose(s, next, table)
}

const compose: Does = (s, activation) => {
  if (takeResponse(s).cancelled) return end(s, activation)
  replace(s, activationAt(activation, 'act'))
  askComposition(s, composition(s, activation))
}

const act: Does = (s, before) => {
  // A siege may have cost him CU; those inside a garrison are counted when they come out.
  const activation = isInside(s, before.leader) ? before : counted(s, before)
  replace(s, activation)
  if (!isOnMap(s, activation.leader) || !canAct(s, activation)) end(s, activation)
  else askOrders(s, activation)
}

/** BG-13.1.1-d: before the first roll there is a moment of its own, and what is added then counts for that roll. */
const siegeRoll: Does = (s, activation) => {
  const { player, leader } = activation
  if (!activation.hasOpened) {
    replace(s, activationWith(activation, { hasOpened: true }))
    return openMoment(s, 'enter-fortified', player)
  }
  replace(s, activationAt(activation, 'act'))
  const roll = {
    player,
    space: whereIs(s, leader),
    power: powerOf(s, leader),
    leader,
    points: 0,
  }
  const isAided = s.response !== null && s.response.drm !== 0
  push(s, { kind: 'siege-roll', ...roll, step: isAided ? 'roll' : 'window' })
  if (isAided) openAnother(s, 'siege-roll', player)
}

/** Nobody is missing, and nobody's AP have to be counted. */
const isWhole = (s: State, { cu, with: leaders, worn }: Activation, at: Space): boolean =>
  worn.length === 0 &&
  POWERS.every((power) => cu[power] <= cuAt(s, at, power)) &&
  leaders.every((leader) => whereIs(s, leader) === at)

/** What the cards have left of the Force. */
function counted(s: State, activation: Activation): Activation {
  const at = whereIs(s, activation.leader)
  if (at < 0) return activation
  if (isWhole(s, activation, at)) return activation
  const cu = stillAt(s, activation.cu, at)
  return activationWith(activation, { cu, with: thoseAt(s, activation.with, at), worn: wearAfter(activation, cu) })
}

/** BG-10.6: the AP are gone even if he has to stay. */
const sail: Does = (s, before, table) => {
  const activation = counted(s, before)
  const { cancelled } = takeResponse(s)
  if (!isOnMap(s, activation.leader)) return end(s, activation)
  if (cancelled) return replace(s, activationWith(activation, { step: 'act', to: NONE }))
  go(s, activation, activation.to, NAVAL, 0, table)
}

const enter: Does = (s, activation, table) => {
  s.response = null
  if (!isInItalia(s, activation, totalOf(activation.cu) > 0)) return react(s, activation, table)
  replace(s, activationAt(activation, 'react'))
  openMoment(s, 'enemy-in-italia', activation.player)
}

/** He and all with him go back to where they came from, and he has done. */
function goBack(s: State, activation: Activation, table: Table): void {
  const { leader, cu, to, from, via } = activation
  carry(s, [leader, ...activation.with], cu, to, from)
  tellMove(s, { leader, power: powerOf(s, leader), cu, from: to, to: from, via }, table)
  end(s, activation)
}

/** BG-10.5.3-h BG-10.5.3-i BG-10.5.3-j BG-10.5.3-t: whoever joins a battle that was put off meets no reaction, and has done. */
function join(s: State, activation: Activation, delayed: NonNullable<Campaign['delayed']>, table: Table): void {
  const forces = withForce(s, delayed.forces, forceOf(activation))
  if (forces === undefined) return meet(s, activation, table)
  changeCampaign(s, { delayed: { ...delayed, forces } })
  end(s, activation)
}

/** A leader alone goes with a force of his side; undefined: there is none, and he is lost by BG-10.3-d. */
function withForce(s: State, forces: readonly Force[], comes: Force): readonly Force[] | undefined {
  if (totalOf(comes.cu) > 0) return [...forces, comes]
  const side = sideOfLeader(s, comes.leader)
  const at = forces.findIndex(({ leader }) => sideOfLeader(s, leader) === side)
  if (at < 0) return undefined
  return forces.map((force, i) => (i === at ? { ...force, leaders: [...force.leaders, ...comes.leaders] } : force))
}

const react: Does = (s, activation, table) => {
  if (takeResponse(s).cancelled) return goBack(s, activation, table)
  const delayed = campaignOf(s)?.delayed
  if (delayed?.space === activation.to) join(s, activation, delayed, table)
  else meet(s, activation, table)
}

/** BG-10.3-a: if nobody does anything about it, he has arrived. */
function meet(s: State, activation: Activation, table: Table): void {
  const next = draftOf(activation)
  next.step = 'arrived'
  next.isDelayable = true
  replace(s, next)
  if (!startStep(s, next, 'activation') && !hasChanged(s)) arrived(s, next, table)
}

/** BG-10.4.1-c BG-10.4.1-d BG-12.6-a BG-12.6-d BG-12.6-e: after a battle, or if there was none. */
const arrived: Does = (s, before, table) => {
  const { result } = s
  s.result = null
  const activation = result === null ? before : withSurvivors(before, result)
  const isThere = whereIs(s, activation.leader) === activation.to
  if (!isThere || result?.attackersWon === false) return end(s, activation)
  const owes = result === null ? activation.owes : !result.isFree
  if (result !== null && isRelief(s, activation))
    noteForce(s, forceOf(activation), activation.to, 'relief', activation.from)
  overrun(s, owes === activation.owes ? activation : activationWith(activation, { owes }), table)
}

/** The Force as the battle has left it. */
function withSurvivors(activation: Activation, { attackers }: Result): Activation {
  const force = attackers.find(({ leader }) => leader === activation.leader)
  const cu = force?.cu ?? NO_CU
  const leaders = (force?.leaders ?? []).filter((leader) => leader !== activation.leader)
  return activationWith(activation, { cu, with: leaders, worn: wearAfter(activation, cu) })
}

/** BG-9.0-i: he has come to a garrison of a friend. */
const isRelief = (s: State, { leader, to }: Activation): boolean =>
  isFortified(s, to) &&
  !areEnemies(controlOf(s, to), powerOf(s, leader)) &&
  controlOf(s, to) !== sideOf(powerOf(s, leader))

/** BG-10.4.3-a BG-10.4.3-f BG-2.3.4-aa: a Barbarian marker in the open is overrun by any other power's Force. */
const overrun: Does = (s, activation, table) => {
  const { to, leader, cu } = activation
  const tribe = overrunBy(s, to, powerOf(s, leader))
  if (tribe === NONE || totalOf(cu) === 0) return settleIn(s, activation, table)
  replace(s, activationWith(activation, { step: 'siege', hasOverrun: true }))
  push(s, { kind: 'overrun', tribe, space: to })
}

/** BG-10.4.3-g BG-10.2.2-t BG-13.1.1-b: what he has overrun is his, at no cost; an enemy's Fortified space is besieged. */
const settleIn: Does = (s, activation, table) => {
  const { to, leader, hasOverrun } = activation
  const power = powerOf(s, leader)
  const next = draftOf(activation)
  next.step = 'act'
  next.hasOverrun = false
  replace(s, next)
  if (hasOverrun) convert(s, to, sideOf(power), 'taken', 'BG-10.4.3-g', table)
  else if (!isFortified(s, to) && !hasChanged(s)) return act(s, next, table)
  if (!isFortified(s, to) || !areEnemies(controlOf(s, to), power)) return
  startSiege(s, next, table)
  // B13: who cannot pay for a roll has no other moment for it.
  if (next.ap < SIEGE_COST && maySiege(s, leader).ok) openMoment(s, 'enter-fortified', next.player)
}

/** BG-10.2.2-aa BG-10.2.2-ac BG-13.1.1-f BG-13.4.2-m */
function startSiege(s: State, activation: Activation, table: Table): void {
  const { to, leader, cu, wasBesieged } = activation
  const power = powerOf(s, leader)
  const besieger = besiegerOf(s, to)
  if (besieger !== undefined && !areEnemies(besieger, power)) return
  if (wasBesieged && totalOf(cu) < LEAST_BESIEGERS) return goBack(s, activation, table)
  if (totalOf(cu) === 0) return
  besiege(s, to, power)
  table.tell({ type: 'siege', space: s.board.spaceIds[to], besieger: powerNames[power], rule: 'BG-10.2.2-t' })
  replace(s, activationWith(activation, { isStopped: true }))
}

/** BG-10.2.3-c BG-10.2.3-d: Loyalists in an Allied space; those who wait for a combined attack are that campaign's affair. */
function isPassing(s: State, { leader }: Activation): boolean {
  const at = whereIs(s, leader)
  if (at < 0 || at === delayedSpace(s)) return false
  return sideOf(powerOf(s, leader)) === LOYALIST && controlOf(s, at) === ALLIED
}

/** BG-10.2.3-o BG-9.0-w: he has come to another tribe, and will have to leave with all whom he brought. */
function isAmongOthers(s: State, { leader }: Activation): boolean {
  const at = whereIs(s, leader)
  return (
    at >= 0 && at !== s.board.furtherEast && at !== delayedSpace(s) && tribesTooMany(s, at).includes(tribeOf(s, leader))
  )
}

/** BG-10.2.3-c BG-10.2.3-d BG-15.3-b: who may not stay is noted, and borrowed units are given back. */
const finish: Does = (s, activation) => {
  const { leader, from, last } = activation
  const at = whereIs(s, leader)
  restHere(s, activation, at)
  if (s.borrowed === leader) {
    const own = discharge(s, activation)
    borrow(s, NONE)
    if (at >= 0) noteForce(s, forceOf(own), at, 'strife', from)
  } else if (isPassing(s, activation)) noteForce(s, forceOf(activation), at, 'passage', last)
  else if (isAmongOthers(s, activation)) noteForce(s, forceOf(activation), at, 'placed', from)
  pop(s)
}

const steps: Readonly<Record<Activation['step'], Does>> = {
  begin,
  named,
  compose,
  act,
  besiege: siegeRoll,
  sail,
  enter,
  react,
  arrived,
  overrun,
  siege: settleIn,
  end: finish,
}

export const activationStep: Step<'activation'> = {
  run: (s, activation, table) => steps[activation.step](s, activation, table),
}
