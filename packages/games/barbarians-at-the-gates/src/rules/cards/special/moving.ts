/** The units that a Response card meets on their way: what goes along in the frame beneath the window. */

import type { Leader } from '../../../board.ts'
import { less } from '../../../musters.ts'
import type { Power, State } from '../../../state.ts'
import type { Trigger } from '../reading/trigger.ts'

/** CU by power that go along. */
export function musterOf(s: State, { at }: Trigger): readonly number[] {
  const frame = s.stack[at]
  switch (frame.kind) {
    case 'activation':
      return frame.cu
    case 'step':
      return frame.force.cu
    case 'raid':
      return frame.current?.force.cu ?? []
    case 'refuse':
      return musterOf(s, { at: at - 1 } as Trigger)
    default:
      return []
  }
}

/** So many of them go along no more. */
export function shrinkMuster(s: State, { at }: Pick<Trigger, 'at'>, power: Power, number: number): void {
  const frame = s.stack[at]
  switch (frame.kind) {
    case 'activation':
      s.stack[at] = { ...frame, cu: less(frame.cu, power, number) }
      return
    case 'step':
      s.stack[at] = { ...frame, force: { ...frame.force, cu: less(frame.force.cu, power, number) } }
      return
    case 'raid':
      if (frame.current !== null) {
        const { force } = frame.current
        s.stack[at] = {
          ...frame,
          current: { ...frame.current, force: { ...force, cu: less(force.cu, power, number) } },
        }
      }
      return
    case 'refuse':
      shrinkMuster(s, { at: at - 1 }, power, number)
  }
}

/** The leaders who go along. */
export function leadersAlong(s: State, { at }: Pick<Trigger, 'at'>): readonly Leader[] {
  const frame = s.stack[at]
  switch (frame.kind) {
    case 'activation':
      return [frame.leader, ...frame.with]
    case 'step':
      return frame.force.leaders
    case 'raid':
      return frame.current?.force.leaders ?? []
    case 'refuse':
      return leadersAlong(s, { at: at - 1 })
    default:
      return []
  }
}

/** He does no more in this activation. */
export function endActivation(s: State, leader: Leader): void {
  const at = s.stack.findLastIndex((frame) => frame.kind === 'activation' && frame.leader === leader)
  const frame = s.stack[at]
  if (frame?.kind === 'activation') s.stack[at] = { ...frame, ap: 0 }
}
