/**
 * Units that have to leave a space for the nearest one of their own. Where they go is decided first, stack by stack; then
 * everything happens at once, so that nobody is caught between old friends and new enemies.
 */
import { no, type RuleId, yes } from '@tabularium/engine'
import { pop, push, replace, top } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Frame, FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import {
  ALLIED,
  addCu,
  BARBARIANS,
  BYZANTINE,
  type Controller,
  controlOf,
  cuAt,
  faceOf,
  firstLeaderAt,
  GARRISONS,
  insideAt,
  isZone,
  LOYALIST,
  leadersAt,
  nextLeader,
  POWERS,
  type Power,
  powerNames,
  powerOf,
  putLeader,
  ROMAN,
  type State,
  setCu,
  setInside,
  sideOf,
  sideOfLeader,
} from '../../state.ts'
import { nearest } from '../map/nearest.ts'

type Planning = FrameOf<'settled' | 'usurped' | 'swap'>
export type Moves = Planning['moves']

const isPlanning = (frame: Frame): frame is Planning =>
  frame.kind === 'settled' || frame.kind === 'usurped' || frame.kind === 'swap'

/** CU of a power in a space, those inside too. */
const allCuOf = (s: State, space: Space, power: Power): number =>
  cuAt(s, space, power) + (power === BARBARIANS || power === ALLIED ? 0 : insideAt(s, space, power))

/** A leader or CU of the power is in the space, inside or outside. */
export function hasUnits(s: State, space: Space, power: Power): boolean {
  if (allCuOf(s, space, power) > 0) return true
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (powerOf(s, leader) === power) return true
  }
  return false
}

/** BG-9.0-b: no piece of another power is there; Byzantines are none. */
function isUndisputed(s: State, space: Space, side: Controller): boolean {
  for (const power of POWERS) {
    if (power !== BYZANTINE && sideOf(power) !== side && allCuOf(s, space, power) > 0) return false
  }
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (powerOf(s, leader) !== BYZANTINE && sideOfLeader(s, leader) !== side) return false
  }
  return true
}

/**
 * A space to which units of that side may be relocated: it is their own, and nobody of another power is there: BG-9.0-ae.
 * BG-2.3.4-ad: Land Zones are no such spaces.
 */
export const isHaven = (s: State, space: Space, side: Controller = LOYALIST): boolean =>
  controlOf(s, space) === side && !isZone(s, space) && isUndisputed(s, space, side)

/** Decides about the next stack, or asks. False: all is decided. A stack that can go nowhere stays, and stacking sees to it. */
export function plansOn(s: State, frame: Planning): boolean {
  const [from, ...rest] = frame.from
  if (from === undefined) return false
  const to = nearest(s, from, (space) => frame.havens.includes(space))
  const moves = to.length === 1 ? [...frame.moves, { from, to: to[0] }] : frame.moves
  replace(s, { ...frame, from: rest, moves })
  if (to.length > 1) push(s, { kind: 'relocate', from, to })
  return true
}

/** BG-15.1-n BG-17.2.1-u BG-17.2.2-m: the ROMAN player chooses, and all units of one stack go to the same space. */
export const relocate: Question<'relocate'> = {
  asks: () => ROMAN,
  candidates: (s, { to }) => to.map((space) => actionsOf(s.board).to[space]),
  verdict: (_s, { to }, action) => (action.kind === 'to' && to.includes(action.space) ? yes() : no('BG-15.1-n')),
  answer(s, { from }, action) {
    pop(s)
    const waiting = top(s)
    if (action.kind !== 'to' || !isPlanning(waiting)) return
    replace(s, { ...waiting, moves: [...waiting.moves, { from, to: action.space }] })
  },
}

/** All leaders and CU of these powers go from one space to another, those inside too. */
export function moveAll(s: State, from: Space, to: Space, powers: readonly Power[], rule: RuleId, table: Table): void {
  for (const power of powers) {
    if (!hasUnits(s, from, power)) continue
    const leaders = leadersAt(s, from).filter((leader) => powerOf(s, leader) === power)
    const cu = allCuOf(s, from, power)
    setCu(s, from, power, 0)
    const garrison = GARRISONS.find((each) => each === power)
    if (garrison !== undefined) setInside(s, from, garrison, 0)
    addCu(s, to, power, cu)
    for (const leader of leaders) putLeader(s, leader, to)
    table.tell({
      type: 'relocate',
      power: powerNames[power],
      leaders: leaders.map((leader) => faceOf(s, leader).name),
      cu,
      from: s.board.spaceIds[from],
      to: s.board.spaceIds[to],
      rule,
    })
  }
}
