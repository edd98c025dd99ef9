/** BG-10.3-a: a force comes into a space, and what the others can do about it, if anything. */
import { push } from '@tabularium/engine/machine'
import { NONE } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import { firstLeaderAt, garrisonAt, nextLeader, type State } from '../../../state.ts'
import { hasEnemyCu } from '../../map/enemies.ts'
import { isAtPeace, totalOf } from '../../map/entering.ts'
import { powerOfForce } from '../forces.ts'
import { canIntercept } from './intercept.ts'

type StepFrame = FrameOf<'step'>

/** Nobody is there to react, to go inside or to fight, and nobody can intercept. */
export function isUnopposed(s: State, frame: StepFrame): boolean {
  const { to, force } = frame
  if (frame.mode === 'sortie' || hasEnemyCu(s, to, powerOfForce(s, force)) || garrisonAt(s, to) > 0) return false
  for (let leader = firstLeaderAt(s, to); leader !== NONE; leader = nextLeader(s, leader)) {
    if (!force.leaders.includes(leader)) return false
  }
  return !canIntercept(s, frame)
}

/** The step begins; nothing does if nobody opposes it. Whether it does. */
export function beginStep(s: State, frame: StepFrame): boolean {
  const isSimple = frame.mode !== 'migration' && totalOf(frame.force.cu) > 0 && !isAtPeace(s, frame.to)
  if (isSimple && isUnopposed(s, frame)) return false
  push(s, frame)
  return true
}
