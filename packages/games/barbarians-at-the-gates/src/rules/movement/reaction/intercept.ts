/** Chapter 11.2: interception. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { NO_CU } from '../../../musters.ts'
import {
  areEnemies,
  controlOf,
  cuAt,
  cuOfSide,
  firstLeaderAt,
  isBesieged,
  isFortified,
  isInside,
  isOnMap,
  nextLeader,
  opponentOf,
  POWERS,
  type Power,
  playerOf,
  powerOf,
  RIVER,
  ROUGH,
  STRAIT,
  type State,
  sideOfLeader,
  whereIs,
} from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { cuThatStay } from '../../map/commanders.ts'
import { enemyMarkerAt } from '../../map/enemies.ts'
import { boundsVerdict, delayedSpace, totalOf } from '../../map/entering.ts'
import { stepWith } from '../changed.ts'
import { askComposition } from '../compose.ts'
import { MOST_CU_MOVING } from '../composing.ts'
import { powerOfForce } from '../forces.ts'

type StepFrame = FrameOf<'step'>
type Intercept = FrameOf<'intercept'>

/** BG-11.2.2-e: enemies in the entered space who have not just come. */
function hasOthers(s: State, { to, force }: StepFrame, power: Power): boolean {
  return POWERS.some((other) => areEnemies(power, other) && cuAt(s, to, other) > force.cu[other])
}

/** BG-11.2.2-e to BG-11.2.2-g BG-2.3.4-ab: whether a power's Forces may intercept into the entered space. */
function intoVerdict(s: State, frame: StepFrame, leader: Leader): Verdict {
  const power = powerOf(s, leader)
  const { to, mode } = frame
  if (hasOthers(s, frame, power)) return no('BG-11.2.2-e')
  if (mode !== 'migration' && !isBesieged(s, to) && enemyMarkerAt(s, to, power) !== NONE) return no('BG-11.2.2-f')
  if (isFortified(s, to) && areEnemies(controlOf(s, to), power)) return no('BG-11.2.2-g')
  return boundsVerdict(s, { power, leader, leaders: [leader], cu: NO_CU }, to)
}

/** BG-11.2.1-r BG-11.2.2-c BG-11.2.2-d */
function wayVerdict(s: State, from: Space, to: Space): Verdict {
  const way = s.board.wayTo(from, to)
  if (way === undefined) return no('BG-11.2.1-r')
  if (way.type === STRAIT) return no('BG-11.2.2-c')
  return way.type === RIVER ? no('BG-11.2.2-d') : yes()
}

/** BG-11.2.1-a BG-11.2.1-k BG-11.2.1-l BG-11.2.1-q BG-11.2.2-a BG-11.2.2-b: whether a leader may be declared. */
function interceptorVerdict(s: State, frame: StepFrame, leader: Leader): Verdict {
  if (!isOnMap(s, leader)) return no('BG-11.2.1-a')
  const power = powerOf(s, leader)
  const from = whereIs(s, leader)
  const isEnemy = areEnemies(power, powerOfForce(s, frame.force))
  if (playerOf(power) !== opponentOf(frame.player) || !isEnemy) return no('BG-11.2.1-a')
  if (isInside(s, leader)) return no('BG-11.2.2-a')
  // BG-10.5.3-g
  if (from === delayedSpace(s)) return no('BG-10.5.3-g')
  const way = wayVerdict(s, from, frame.to)
  if (!way.ok) return way
  if (cuOfSide(s, from, sideOfLeader(s, leader)) === 0) return no('BG-2.4.2.4-b')
  if (cuOfSide(s, from, sideOfLeader(s, leader)) <= cuThatStay(s, leader)) return no('BG-11.2.1-l')
  if (frame.attempts.some((attempt) => attempt.from === from)) return no('BG-11.2.1-k')
  if (frame.attempts.some((attempt) => areEnemies(powerOf(s, attempt.leader), power))) return no('BG-11.2.1-q')
  if (isBlocked(s, 'interception', { player: playerOf(power), leader, space: frame.to })) return no('BG-11.2.1-a')
  return intoVerdict(s, frame, leader)
}

/** BG-11.2.1-r: only leaders beside the entered space can. */
export function canIntercept(s: State, frame: StepFrame): boolean {
  for (const { to: from, type } of s.board.ways[frame.to]) {
    if (type === STRAIT || type === RIVER) continue
    for (let leader = firstLeaderAt(s, from); leader !== NONE; leader = nextLeader(s, leader)) {
      if (interceptorVerdict(s, frame, leader).ok) return true
    }
  }
  return false
}

function stepBeneath(s: State): StepFrame {
  const frame = s.stack[s.stack.length - 2]
  if (frame?.kind !== 'step') throw new Error('Nobody has come.')
  return frame
}

/** BG-11.2.1-i BG-11.2.1-j: he and those with him are declared; the next may be. */
function declare(s: State, { leader, with: others, cu, into, player }: Intercept): void {
  const step = stepBeneath(s)
  const from = whereIs(s, leader)
  const connection = s.board.wayTo(from, into)?.type ?? ROUGH
  const force = { leader, leaders: [leader, ...others], cu, from, via: connection, last: from }
  const attempts = [...step.attempts, { leader, force, from, to: into, connection }]
  s.stack[s.stack.length - 2] = stepWith(step, { attempts })
  replace(s, { kind: 'intercept', player, into, leader: NONE, with: [], cu: NO_CU })
}

export const interceptQuestion: Question<'intercept'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    if (frame.leader !== NONE && totalOf(frame.cu) > 0) declare(s, frame)
    else if (canIntercept(s, stepBeneath(s))) return true
    else pop(s)
    return false
  },
  candidates(s) {
    const { leader, option } = actionsOf(s.board)
    return [...s.board.everyLeader.map((each) => leader[each]), option.done]
  },
  verdict(s, _, action) {
    if (action.kind === 'leader') return interceptorVerdict(s, stepBeneath(s), action.leader)
    return action.kind === 'option' && action.option === 'done' ? yes() : no('BG-11.2.1-i')
  },
  answer(s, frame, action) {
    if (action.kind !== 'leader') return pop(s)
    const { leader } = action
    const { player } = frame
    replace(s, { ...frame, leader })
    const space = whereIs(s, leader)
    askComposition(s, { player, purpose: 'intercept', space, power: powerOf(s, leader), leader, most: MOST_CU_MOVING })
  },
}
