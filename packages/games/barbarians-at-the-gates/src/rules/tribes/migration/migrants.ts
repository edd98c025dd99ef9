/** Chapter 16.2: who goes along with a Tribal Marker. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, MOST_TAKEN } from '../../../actions.ts'
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { BARBARIAN, BARBARIANS, cuAt, isTransit, leadersAt, type State, tribeOf, whereIs } from '../../../state.ts'
import { boundsVerdict, maySail } from '../../map/entering.ts'

type Migrants = FrameOf<'migrants'>

/** CU in a space that may go along; BG-16.2-e BG-10.2.3-m: not those of another tribe's leader. Further East: BG-2.3.4-ac. */
function cuFor(s: State, tribe: Tribe, space: Space): number {
  if (space === NONE) return 0
  const isFree = space === s.board.furtherEast || leadersAt(s, space).every((leader) => tribeOf(s, leader) === tribe)
  return isFree ? Math.min(cuAt(s, space, BARBARIANS), MOST_TAKEN) : 0
}

const hasLeader = (s: State, tribe: Tribe, space: Space): boolean =>
  space !== NONE && whereIs(s, s.board.tribes[tribe].leader) === space

/** BG-16.2-e: the transit space between two spaces, if somebody can be picked up there. */
export function overFrom(s: State, tribe: Tribe, from: Space, to: Space): Space | undefined {
  return s.board.ways[from]
    .map((way) => way.to)
    .filter((over) => isTransit(s, over) && s.board.wayTo(over, to) !== undefined)
    .find((over) => hasLeader(s, tribe, over) || cuFor(s, tribe, over) > 0)
}

const NEXT = { leader: 'cu', cu: 'over-leader', 'over-leader': 'over-cu', 'over-cu': undefined } as const

/** The leader who may go along, where the question is about one; undefined: there is none, or he goes along anyway. */
function leaderIn(s: State, { tribe, from, over, step }: Migrants) {
  const space = step === 'leader' ? from : step === 'over-leader' ? over : NONE
  if (!hasLeader(s, tribe, space)) return undefined
  const { leader } = s.board.tribes[tribe]
  const journey = journeyOf(s)
  if (journey === undefined || journey.leaders.includes(leader)) return undefined
  return mayGoAlong(s, leader, journey) ? leader : undefined
}

/** BG-17.1-d BG-17.1-e: Vortigern stays in Britanniae, and does not sail, though his marker may. */
export const mayGoAlong = (
  s: State,
  leader: Leader,
  { to, isNaval }: Pick<FrameOf<'migrating'>, 'to' | 'isNaval'>,
): boolean => {
  const mover = { power: BARBARIANS, leader, leaders: [leader], cu: [0, 0, 0, 0, 0] } as const
  return boundsVerdict(s, mover, to).ok && (!isNaval || maySail(s, leader).ok)
}

function cuIn(s: State, { tribe, from, over, step }: Migrants): number {
  return cuFor(s, tribe, step === 'cu' ? from : step === 'over-cu' ? over : NONE)
}

/** The marker's way, for which this is asked. */
function journeyOf(s: State): FrameOf<'migrating'> | undefined {
  const frame = s.stack.at(-2)
  return frame?.kind === 'migrating' ? frame : undefined
}

function next(s: State, frame: Migrants): void {
  const step = NEXT[frame.step]
  if (step === undefined) pop(s)
  else replace(s, { ...frame, step })
}

function verdict(s: State, frame: Migrants, action: Action): Verdict {
  const leader = leaderIn(s, frame)
  if (leader !== undefined) {
    const isAnswer =
      (action.kind === 'leader' && action.leader === leader) || (action.kind === 'option' && action.option === 'no')
    return isAnswer ? yes() : no('BG-16.2-d')
  }
  return action.kind === 'take' && action.number <= cuIn(s, frame) ? yes() : no('BG-16.2-d')
}

/** What was answered, for the marker's way. */
function taken(s: State, { step }: Migrants, action: Action): void {
  const journey = journeyOf(s)
  if (journey === undefined) return
  const at = s.stack.length - 2
  if (action.kind === 'leader') s.stack[at] = { ...journey, leaders: [...journey.leaders, action.leader] }
  else if (action.kind !== 'take') return
  else if (step === 'cu') s.stack[at] = { ...journey, cu: action.number }
  else s.stack[at] = { ...journey, overCu: action.number }
}

/** BG-16.2-d BG-16.2-e BG-16.2-s BG-16.2-ad BG-16.2-ag: the leader or not, and any number of CU. */
export const migrants: Question<'migrants'> = {
  asks: () => BARBARIAN,
  waits(s, frame) {
    if (leaderIn(s, frame) !== undefined || cuIn(s, frame) > 0) return true
    next(s, frame)
    return false
  },
  candidates(s, frame) {
    const { leader, take, option } = actionsOf(s.board)
    const going = leaderIn(s, frame)
    return going === undefined ? take.slice(0, cuIn(s, frame) + 1) : [leader[going], option.no]
  },
  verdict,
  answer(s, frame, action) {
    taken(s, frame, action)
    next(s, frame)
  },
}
