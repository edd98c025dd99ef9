/** Chapter 11.1: avoiding battle. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace, top } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { NO_CU } from '../../../musters.ts'
import {
  areEnemies,
  controlOf,
  cuOfSide,
  isBesieged,
  isFortified,
  isInside,
  leadersOutside,
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
import { cuThatFace } from '../../map/commanders.ts'
import { enemyCuAt, enemyMarkerAt, enemySidesAt } from '../../map/enemies.ts'
import { boundsVerdict } from '../../map/entering.ts'
import { askComposition } from '../compose.ts'
import { MOST_CU_MOVING } from '../composing.ts'
import { powerOfForce } from '../forces.ts'

type StepFrame = FrameOf<'step'>
type Avoid = FrameOf<'avoid'>

type Company = Pick<Avoid, 'with' | 'cu'>
const ALONE: Company = { with: [], cu: NO_CU }

/** BG-11.1.2-d to BG-11.1.2-k BG-2.3.4-g: whether a leader may slip away to a space with those who go along. */
function wayOutVerdict(s: State, leader: Leader, to: Space, { with: others, cu } = ALONE): Verdict {
  const power = powerOf(s, leader)
  const way = s.board.wayTo(whereIs(s, leader), to)
  if (way === undefined) return no('BG-11.1.1-g')
  if (way.type === STRAIT) return no('BG-11.1.2-d')
  if (way.type === RIVER) return no('BG-11.1.2-e')
  if (enemyCuAt(s, to, power) > 0) return no('BG-11.1.2-f')
  if (enemyMarkerAt(s, to, power) !== NONE) return no('BG-11.1.2-g')
  const isWall = isFortified(s, to) && areEnemies(controlOf(s, to), power) && !isBesieged(s, to)
  if (isWall) return no('BG-11.1.2-h')
  return boundsVerdict(s, { power, leader, leaders: [leader, ...others], cu }, to)
}

const hasWayOut = (s: State, leader: Leader, company = ALONE): boolean =>
  s.board.ways[whereIs(s, leader)].some(({ to }) => wayOutVerdict(s, leader, to, company).ok)

/** Nobody has been named yet; or those who go along have nowhere to go together. */
const mayPass = (s: State, frame: Avoid): boolean => frame.leader === NONE || !hasWayOut(s, frame.leader, frame)

/** BG-11.1.2-a BG-11.1.2-b BG-11.1.2-c BG-11.1.1-e BG-11.1.1-h: whether a leader in the entered space may try. */
function avoiderVerdict(s: State, { to, force, barred }: StepFrame, leader: Leader): Verdict {
  const side = sideOfLeader(s, leader)
  const power = powerOf(s, leader)
  if (whereIs(s, leader) !== to || !areEnemies(side, powerOfForce(s, force))) return no('BG-11.1.1-a')
  if (isInside(s, leader)) return no('BG-11.1.2-a')
  if (barred.includes(leader)) return no('BG-11.1.2-b')
  if (isBlocked(s, 'avoid-battle', { player: playerOf(power), leader, space: to })) return no('BG-11.1.1-a')
  if (cuOfSide(s, to, side) <= cuThatFace(s, leader)) return no('BG-11.1.1-h')
  return hasWayOut(s, leader) ? yes() : no('BG-11.1.1-g')
}

/** Those who may try. BG-11.1.2-c: without a leader nobody may. */
export function avoiders(s: State, frame: StepFrame): Leader[] {
  const sides = enemySidesAt(s, frame.to, powerOfForce(s, frame.force))
  return sides.flatMap((side) => leadersOutside(s, frame.to, side)).filter((each) => avoiderVerdict(s, frame, each).ok)
}

function stepBeneath(s: State): StepFrame {
  const frame = s.stack[s.stack.length - 2]
  if (frame?.kind !== 'step') throw new Error('Nobody has come.')
  return frame
}

/** BG-10.3.2-a BG-11.1.1-g: declared, with who goes and where to; it is rolled for later. */
function declare(s: State, { leader, with: others, cu, space }: Avoid, to: Space): void {
  pop(s)
  const frame = top(s)
  if (frame.kind !== 'step') return
  const connection = s.board.wayTo(space, to)?.type ?? ROUGH
  const force = { leader, leaders: [leader, ...others], cu, from: space, via: connection, last: space }
  replace(s, { ...frame, attempts: [{ leader, force, from: space, to, connection }] })
}

export const avoidQuestion: Question<'avoid'> = {
  asks: (_, { player }) => player,
  candidates(s, { space, leader }) {
    const actions = actionsOf(s.board)
    if (leader !== NONE) return [...s.board.ways[space].map(({ to }) => actions.to[to]), actions.option.pass]
    const found: Action[] = s.board.everyLeader
      .filter((each) => whereIs(s, each) === space)
      .map((each) => actions.leader[each])
    return [...found, actions.option.pass]
  },
  verdict(s, frame, action) {
    if (action.kind === 'option') return action.option === 'pass' && mayPass(s, frame) ? yes() : no('BG-11.1.1-f')
    const { leader } = frame
    if (leader !== NONE) return action.kind === 'to' ? wayOutVerdict(s, leader, action.space, frame) : no('BG-11.1.1-g')
    return action.kind === 'leader' ? avoiderVerdict(s, stepBeneath(s), action.leader) : no('BG-11.1.1-f')
  },
  answer(s, frame, action) {
    if (action.kind === 'to') return declare(s, frame, action.space)
    if (action.kind !== 'leader') return pop(s)
    const { leader } = action
    replace(s, { ...frame, leader })
    const { player, space } = frame
    askComposition(s, { player, purpose: 'avoid', space, power: powerOf(s, leader), leader, most: MOST_CU_MOVING })
  },
}
