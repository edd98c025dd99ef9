/** Chapter 17.2.1: a Loyalist leader turns Usurper, with CU and spaces. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question, Step } from '../../../handlers.ts'
import {
  ALLIED,
  BARBARIAN,
  BYZANTINE,
  besiege,
  besiegerOf,
  controlOf,
  cuAt,
  faceOf,
  firstLeaderAt,
  flip,
  isBesieged,
  isEmperor,
  isOnMap,
  LOYALIST,
  leadersAt,
  leadersOutside,
  nextLeader,
  powerOf,
  type State,
  sideOf,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { nearest } from '../../map/nearest.ts'
import { turnCu } from '../changing-sides.ts'
import { hasUnits, isHaven, moveAll, plansOn } from '../relocation.ts'

function hasEmperor(s: State, space: Space): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (isEmperor(s, leader)) return true
  }
  return false
}

/** BG-17.2.1-e: he is in a besieged space, and not among the besiegers. */
function isShutIn(s: State, leader: Leader): boolean {
  const besieger = besiegerOf(s, whereIs(s, leader))
  return besieger !== undefined && sideOf(besieger) !== LOYALIST
}

/** BG-17.2.1-f: the closest Loyalist spaces without an Emperor. */
const isRefuge = (s: State, space: Space): boolean => isHaven(s, space) && !hasEmperor(s, space)
const places = (s: State, leader: Leader): Space[] => nearest(s, whereIs(s, leader), (space) => isRefuge(s, space))
const hasPlace = (s: State): boolean => s.board.everySpace.some((space) => isRefuge(s, space))

const isAtHome = (s: State, leader: Leader): boolean => controlOf(s, whereIs(s, leader)) === LOYALIST

function leaderVerdict(s: State, leader: Leader): Verdict {
  if (!isOnMap(s, leader)) return no('BG-17.2.1-a')
  const power = powerOf(s, leader)
  if (power !== LOYALIST) return no(power === BYZANTINE ? 'BG-17.2.1-b' : 'BG-17.2.1-a')
  if (isEmperor(s, leader)) return no('BG-17.2.1-c')
  if (hasEmperor(s, whereIs(s, leader))) return no('BG-17.2.1-d')
  if (isShutIn(s, leader)) return no('BG-17.2.1-e')
  return isAtHome(s, leader) || hasPlace(s) ? yes() : no('BG-17.2.1-w')
}

/** Whether anybody can be made a Usurper. */
export function usurpationVerdict(s: State): Verdict {
  for (const leader of s.board.everyLeader) if (isOnMap(s, leader) && leaderVerdict(s, leader).ok) return yes()
  return no('BG-17.2.1-a')
}

/** BG-17.2.1-m BG-17.2.1-t: the other spaces of his province with Loyalist CU that nobody leads, none of them besieged. */
function unledAround(s: State, place: Space): Space[] {
  return spacesAround(s, place).filter(
    (space) => cuAt(s, space, LOYALIST) > 0 && leadersOutside(s, space, LOYALIST).length === 0,
  )
}

const spacesAround = (s: State, place: Space): readonly Space[] => s.board.provinces[s.board.provinceOf[place]].spaces

/** BG-17.2.1-l BG-17.2.1-n: the Byzantines with him, and those with CU that will turn, must go where no Usurpers are. */
function begin(s: State, leader: Leader): void {
  const place = whereIs(s, leader)
  const turning = [place, ...unledAround(s, place)]
  const from = turning.filter((space) => hasUnits(s, space, BYZANTINE))
  const havens = s.board.everySpace.filter((space) => isHaven(s, space) && !turning.includes(space))
  replace(s, { kind: 'usurped', leader, from, havens, moves: [] })
}

/** BG-17.2.1-f: his whole stack goes with him. */
function retire(s: State, leader: Leader, to: Space, table: Table): void {
  moveAll(s, whereIs(s, leader), to, [LOYALIST, BYZANTINE], 'BG-17.2.1-f', table)
  begin(s, leader)
}

function verdict(s: State, { step, leader }: FrameOf<'usurpation'>, action: Action): Verdict {
  if (step === 'leader') return action.kind === 'leader' ? leaderVerdict(s, action.leader) : no('BG-17.2.1-a')
  return action.kind === 'to' && places(s, leader).includes(action.space) ? yes() : no('BG-17.2.1-f')
}

export const usurpation: Question<'usurpation'> = {
  asks: () => BARBARIAN,
  waits(s, { step }) {
    if (step !== 'leader' || usurpationVerdict(s).ok) return true
    pop(s)
    return false
  },
  candidates(s, { step, leader }) {
    const actions = actionsOf(s.board)
    return step === 'leader' ? actions.leader : places(s, leader).map((space) => actions.to[space])
  },
  verdict,
  answer(s, frame, action, table) {
    if (action.kind === 'to') return retire(s, frame.leader, action.space, table)
    if (action.kind !== 'leader') return
    const { leader } = action
    if (isAtHome(s, leader)) return begin(s, leader)
    const [to, ...others] = places(s, leader)
    // BG-17.2.1-g
    if (others.length > 0) return replace(s, { kind: 'usurpation', step: 'place', leader })
    retire(s, leader, to, table)
  },
}

/** BG-17.2.1-h BG-17.2.1-i BG-17.2.1-j BG-17.2.1-k: he, those with him and his space. */
function turnStack(s: State, place: Space, table: Table): void {
  for (const leader of leadersAt(s, place)) {
    if (powerOf(s, leader) !== LOYALIST) continue
    flip(s, leader, true)
    table.tell({ type: 'changes-sides', leader: faceOf(s, leader).name, power: 'usurper', rule: 'BG-17.2.1-i' })
  }
  turnCu(s, place, LOYALIST, USURPER, 'BG-17.2.1-j', table)
  convert(s, place, USURPER, 'given', 'BG-17.2.1-k', table)
}

/** BG-17.2.1-m: a siege that they hold goes on in their new name. */
function turnUnled(s: State, space: Space, table: Table): void {
  turnCu(s, space, LOYALIST, USURPER, 'BG-17.2.1-m', table)
  const besieger = besiegerOf(s, space)
  if (besieger !== undefined && sideOf(besieger) === LOYALIST) besiege(s, space, USURPER)
}

/** BG-17.2.1-o */
const goesOver = (s: State, space: Space): boolean =>
  controlOf(s, space) === LOYALIST &&
  !isBesieged(s, space) &&
  cuAt(s, space, BYZANTINE) === 0 &&
  cuAt(s, space, ALLIED) === 0 &&
  leadersAt(s, space).every((leader) => powerOf(s, leader) !== ALLIED && sideOf(powerOf(s, leader)) !== LOYALIST)

export const usurped: Step<'usurped'> = {
  run(s, frame, table) {
    if (plansOn(s, frame)) return
    pop(s)
    const place = whereIs(s, frame.leader)
    const unled = unledAround(s, place)
    // BG-17.2.1-s: the Byzantines are gone before any space changes hands; where they come to stays Loyalist.
    for (const { from, to } of frame.moves) moveAll(s, from, to, [BYZANTINE], 'BG-17.2.1-n', table)
    turnStack(s, place, table)
    for (const space of unled) turnUnled(s, space, table)
    for (const space of spacesAround(s, place)) {
      if (goesOver(s, space)) convert(s, space, USURPER, 'given', 'BG-17.2.1-o', table)
    }
  },
}
