/** BG-10.1.2: CU and leaders are picked up and dropped off, for nothing. */

import type { Leader } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Muster } from '../../../kinds.ts'
import { withCu } from '../../../musters.ts'
import { ALLIED, addCu, BARBARIANS, type State, whereIs } from '../../../state.ts'
import { activationWith, draftOf } from '../changed.ts'
import { wearOf } from './wear.ts'

type Activation = FrameOf<'activation'>

/** These and no others go along from here. */
export function regroup(s: State, activation: Activation, leaders: readonly Leader[], cu: Muster): Activation {
  const at = whereIs(s, activation.leader)
  if (s.borrowed === activation.leader) leaveAllies(s, activation, cu)
  const next = draftOf(activation)
  next.with = leaders
  next.cu = cu
  next.worn = wearOf(s, activation, at, cu)
  next.isComposed = true
  return next
}

/** BG-15.3-e: whom a borrowed leader leaves behind is Allied again. */
function leaveAllies(s: State, activation: Activation, cu: Muster): void {
  const left = activation.cu[BARBARIANS] - cu[BARBARIANS]
  if (left > 0) turn(s, activation, BARBARIANS, ALLIED, left)
}

function turn(s: State, { leader }: Activation, from: 3 | 4, to: 3 | 4, cu: number): void {
  const at = whereIs(s, leader)
  addCu(s, at, from, -cu)
  addCu(s, at, to, cu)
}

/** BG-15.3-c BG-15.3-d BG-15.3-e: those who set out with a borrowed leader are Barbarians. */
export function enlist(s: State, activation: Activation): Activation {
  const allies = activation.cu[ALLIED]
  if (s.borrowed !== activation.leader || allies === 0) return activation
  turn(s, activation, ALLIED, BARBARIANS, allies)
  return activationWith(activation, { cu: withCu(withCu(activation.cu, ALLIED, 0), BARBARIANS, allies) })
}

/** BG-15.3-b: when it is over they are Allied again. */
export function discharge(s: State, activation: Activation): Activation {
  const barbarians = activation.cu[BARBARIANS]
  if (barbarians === 0 || whereIs(s, activation.leader) < 0) return activation
  turn(s, activation, BARBARIANS, ALLIED, barbarians)
  return activationWith(activation, { cu: withCu(withCu(activation.cu, BARBARIANS, 0), ALLIED, barbarians) })
}
