/** An activated leader sets out, sails, sallies or attacks; what follows is the activation's affair. */

import { replace } from '@tabularium/engine/machine'
import { NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import {
  addCu,
  CLEAR,
  GARRISONS,
  goInside,
  insideAt,
  isBesieged,
  isTransit,
  NAVAL,
  NO_WAY,
  powerOf,
  type State,
  setInside,
  type Via,
  whereIs,
} from '../../../state.ts'
import { wayFor } from '../../map/reach.ts'
import { battleBetween } from '../battles.ts'
import { activationWith, afterPaying } from '../changed.ts'
import { carry, forceOf, tellMove } from '../forces.ts'
import { openMoment } from '../moments.ts'
import { beginStep } from '../reaction/unopposed.ts'
import { enlist } from './regroup.ts'

type Activation = FrameOf<'activation'>

/** The Force is in the new space at that cost, and the way back is remembered. */
export function go(s: State, before: Activation, to: Space, via: Via, cost: number, table: Table): void {
  const from = whereIs(s, before.leader)
  const activation = enlist(s, before)
  const { leader, cu } = activation
  carry(s, [leader, ...activation.with], cu, from, to)
  tellMove(s, { leader, power: powerOf(s, leader), cu, from, to, via }, table)
  const next = afterPaying(activation, cost)
  next.step = 'enter'
  next.from = from
  next.via = via
  if (!isTransit(s, from)) next.last = from
  next.to = to
  next.wasBesieged = isBesieged(s, to)
  next.isComposed = false
  next.isStopped = false
  next.hasOpened = false
  replace(s, next)
}

/** By land. */
export function setOut(s: State, activation: Activation, to: Space, cost: number, table: Table): void {
  const way = wayFor(s, whereIs(s, activation.leader), to, activation.mods)
  go(s, activation, to, way?.type ?? CLEAR, cost, table)
}

/** BG-10.6: declared first, for the other may forbid it. */
export function setSail(s: State, activation: Activation, to: Space): void {
  replace(s, activationWith(activation, { step: 'sail', to, via: NAVAL }))
  openMoment(s, 'enemy-naval', activation.player)
}

/** BG-13.4.1-b BG-13.4.1-d: those inside come out and attack; nobody intercepts. */
export function sally(s: State, before: Activation, table: Table): void {
  const { leader, cu } = before
  const at = whereIs(s, leader)
  for (const power of GARRISONS) {
    setInside(s, at, power, insideAt(s, at, power) - cu[power])
    addCu(s, at, power, cu[power])
  }
  for (const each of [leader, ...before.with]) goInside(s, each, false)
  tellMove(s, { leader, power: powerOf(s, leader), cu, from: at, to: at, via: NO_WAY }, table)
  // BG-10.1.2-a: once the gates are open he may pick up the others.
  const way = { from: NONE, via: NO_WAY, last: NONE, to: at, isComposed: false } as const
  const activation: Activation = activationWith(before, { ...way, step: 'arrived' })
  replace(s, activation)
  startStep(s, activation, 'sortie')
}

/** BG-2.3.4-k BG-2.3.4-l BG-2.3.4-z: no reaction, and no connection was used. */
export function attackInZone(s: State, before: Activation): void {
  const at = whereIs(s, before.leader)
  const activation: Activation = activationWith(before, {
    step: 'arrived',
    from: NONE,
    via: NO_WAY,
    last: NONE,
    to: at,
  })
  replace(s, activation)
  s.result = null
  battleBetween(s, { player: before.player, space: at, mode: 'zone', attackers: [forceOf(activation)] })
}

/** BG-10.3-a: what the others do about it; whether anybody does. */
export function startStep(s: State, activation: Activation, mode: 'activation' | 'sortie'): boolean {
  s.result = null
  return beginStep(s, {
    kind: 'step',
    player: activation.player,
    mode,
    force: forceOf(activation),
    to: activation.to,
    step: 'garrison',
    attempts: [],
    rolled: 0,
    interceptors: [],
    hasFailedToAvoid: false,
    barred: activation.barred,
  })
}
