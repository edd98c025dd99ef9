/** BG-10.1.1 BG-10.1.2: who goes along. Leaders are named in their order, then a number of CU for each power. */
import { no } from '@tabularium/engine'
import { pop, push, replace, top } from '@tabularium/engine/machine'
import { type Action, actionsOf, MOST_TAKEN } from '../../actions.ts'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import { NO_CU, withCu } from '../../musters.ts'
import {
  addCu,
  GARRISONS,
  goInside,
  insideAt,
  leadersAt,
  NO_WAY,
  type Player,
  type Power,
  type State,
  setInside,
} from '../../state.ts'
import { capacityOf } from '../map/siege.ts'
import { regroup } from './activation/regroup.ts'
import { composeAfter, composeWith, raidBy } from './changed.ts'
import {
  bounds,
  type Compose,
  isAnyLeft,
  leadersLeft,
  leaderVerdict,
  powersOf,
  stockOf,
  takeVerdict,
} from './composing.ts'

const NO_LEADERS: readonly Leader[] = []

export type Wanted = Omit<Compose, 'kind' | 'with' | 'cu' | 'told'>

const nobodyYet = ({ player, purpose, space, power, leader, most }: Wanted): Compose => ({
  kind: 'compose',
  player,
  purpose,
  space,
  power,
  leader,
  with: NO_LEADERS,
  cu: NO_CU,
  told: 0,
  most,
})

export const askComposition = (s: State, wanted: Wanted): void => push(s, nobodyYet(wanted))

/** Whether there is anything to choose. */
export function isChoice(s: State, wanted: Wanted): boolean {
  const frame = nobodyYet(wanted)
  if (isAnyLeft(s, frame)) return true
  const powers = powersOf(s, frame)
  if (powers.length > 1) return true
  const { least, most } = bounds(s, frame, powers)
  return most > least
}

/** BG-10.3.1-a BG-10.3.1-q: what a power may put inside its walls. */
export const garrisonIn = (s: State, space: Space, player: Player, power: Power): Wanted => ({
  player,
  purpose: 'garrison',
  space,
  power,
  leader: NONE,
  most: capacityOf(s, space),
})

/** So many CU of the power that is asked for; then the next power is, or it is settled. */
function take(s: State, frame: Compose, number: number): void {
  const powers = powersOf(s, frame)
  const cu = frame.told < powers.length ? withCu(frame.cu, powers[frame.told], number) : frame.cu
  const next = composeAfter(frame, cu)
  if (next.told < powers.length) replace(s, next)
  else finish(s, next)
}

/** What was composed goes into the frame beneath. */
function finish(s: State, frame: Compose): void {
  pop(s)
  const beneath = top(s)
  if (frame.purpose === 'garrison') return goIn(s, frame)
  switch (beneath.kind) {
    case 'activation':
      return replace(s, regroup(s, beneath, frame.with, frame.cu))
    case 'avoid':
    case 'intercept':
      return replace(s, { ...beneath, with: frame.with, cu: frame.cu })
    case 'raid':
      return replace(s, raidBy(beneath, raiders(frame)))
  }
}

/** BG-14.1.2-k */
const RAID_AP = 10

function raiders({ with: leaders, cu, space }: Compose): NonNullable<FrameOf<'raid'>['current']> {
  const force = { leader: leaders[0] ?? NONE, leaders, cu, from: NONE, via: NO_WAY, last: NONE } as const
  return { force, at: space, ap: RAID_AP, hasSailed: false, to: NONE }
}

/** BG-10.3.1-a */
function goIn(s: State, { space, with: leaders, cu }: Compose): void {
  for (const power of GARRISONS) {
    addCu(s, space, power, -cu[power])
    setInside(s, space, power, insideAt(s, space, power) + cu[power])
  }
  for (const leader of leaders) goInside(s, leader, true)
}

export const composeQuestion: Question<'compose'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    const { least, most } = bounds(s, frame)
    if (least < most || isAnyLeft(s, frame)) return true
    take(s, frame, most)
    return false
  },
  candidates(s, frame) {
    const { leader, take: takes } = actionsOf(s.board)
    const found: Action[] = frame.told > 0 ? [] : leadersAt(s, frame.space).map((each) => leader[each])
    const power = powersOf(s, frame)[frame.told]
    const stock = power === undefined ? 0 : Math.min(MOST_TAKEN, stockOf(s, frame, power))
    for (let number = 0; number <= stock; number++) found.push(takes[number])
    return found
  },
  legal(s, frame) {
    const { leader, take: takes } = actionsOf(s.board)
    const found: Action[] = leadersLeft(s, frame).map((each) => leader[each])
    const { least, most } = bounds(s, frame)
    for (let number = least; number <= Math.min(most, MOST_TAKEN); number++) found.push(takes[number])
    return found
  },
  verdict(s, frame, action) {
    if (action.kind === 'leader') return leaderVerdict(s, frame, action.leader)
    return action.kind === 'take' ? takeVerdict(s, frame, action.number) : no('BG-10.1.1-c')
  },
  answer(s, frame, action) {
    if (action.kind === 'leader') replace(s, composeWith(frame, { with: [...frame.with, action.leader] }))
    else if (action.kind === 'take') take(s, frame, action.number)
  },
}
