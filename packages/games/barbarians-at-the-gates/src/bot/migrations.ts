/** Migrations: which Tribal Marker moves, and the way that takes most. */
import { type Action, actionsOf } from '../actions.ts'
import { NONE, type Space, type Tribe } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { isBlocked } from '../rules/map/blocks.ts'
import { waveLevel } from '../rules/map/wave.ts'
import { hasEnemyCu, sailsOf, stepVerdict } from '../rules/tribes/migration/ways.ts'
import {
  BARBARIAN,
  BARBARIANS,
  barbarianTribes,
  CITY,
  controlOf,
  cuAt,
  fortAt,
  isAllied,
  isBesieged,
  isZone,
  markerAt,
  NO_FORT,
  powerOf,
  ROMAN,
  type State,
  tribeOf,
  tribesAt,
} from '../state.ts'
import { tribeWorth } from './assault.ts'
import { type Survey, takingWorth } from './survey.ts'
import { weights } from './weights.ts'

export interface Journey {
  readonly gain: number
  readonly actions: readonly Action[]
}

const STAY: Journey = { gain: 0, actions: [] }

/** A marker in the open may be overrun, but its leader keeps it alive; where it can stay it need not be moved again. */
function restWorth(sv: Survey, field: readonly number[], tribe: Tribe, at: Space, cu: number): number {
  const { s } = sv
  const danger = sv.reach[ROMAN][at]
  const home = s.board.isCapital[at] ? 0.25 : isZone(s, at) ? 0.05 : 0
  const fear = danger > cu + 2 ? 0.25 * tribeWorth(sv, tribe) : 0
  return weights.pull * field[at] + home - fear
}

/** What a marker gains by entering a space. */
const entryWorth = (sv: Survey, to: Space): number => takingWorth(sv, to, BARBARIAN, true)

/** Whether a marker may enter, seen from anywhere: BG-16.2-f to BG-16.2-i. */
function mayEnter(sv: Survey, tribe: Tribe, to: Space): boolean {
  const { s } = sv
  const { easternEmpire, furtherEast } = s.board
  if (to === easternEmpire || fortAt(s, to) !== NO_FORT || hasEnemyCu(s, to)) return false
  if (to === furtherEast) return s.board.tribes[tribe].id !== 'picti'
  for (const other of tribesAt(s, to)) {
    if (other !== tribe && !(isAllied(s, other) && s.board.kind[to] === CITY)) return false
  }
  return !sv.leaders[to].some((leader) => powerOf(s, leader) === BARBARIANS && tribeOf(s, leader) !== tribe)
}

/** The best way of at most so many spaces. */
export function bestJourney(sv: Survey, field: readonly number[], tribe: Tribe, left: number): Journey {
  const { s } = sv
  const from = markerAt(s, tribe)
  const cu = cuAt(s, from, BARBARIANS)
  const base = restWorth(sv, field, tribe, from, cu)
  let best = STAY
  const path: Space[] = []
  const walk = (at: Space, gain: number): void => {
    for (const to of s.board.near[at]) {
      if (to === from || path.includes(to)) continue
      if (path.length === 0 ? !stepVerdict(s, tribe, to).ok : !mayEnter(sv, tribe, to)) continue
      path.push(to)
      const won = gain + entryWorth(sv, to)
      const value = won + restWorth(sv, field, tribe, to, cu) - base
      if (value > best.gain) best = { gain: value, actions: path.map((space) => actionsOf(s.board).to[space]) }
      const isOver = s.board.kind[to] === CITY && controlOf(s, to) !== BARBARIANS
      if (path.length < left && !isOver) walk(to, won)
      path.pop()
    }
  }
  if (left > 0) walk(from, 0)
  for (const to of s.board.seas[from] === 0 ? [] : sailsOf(s, tribe)) {
    const value = entryWorth(sv, to) + restWorth(sv, field, tribe, to, cu) - base
    if (value > best.gain) best = { gain: value, actions: [actionsOf(s.board).sail[to]] }
  }
  return best
}

/** The same, when it has to move: the least bad way. */
function forcedJourney(sv: Survey, field: readonly number[], tribe: Tribe): Action | undefined {
  const { s } = sv
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  const cu = cuAt(s, markerAt(s, tribe), BARBARIANS)
  for (const to of s.board.near[markerAt(s, tribe)]) {
    if (!stepVerdict(s, tribe, to).ok) continue
    const value = entryWorth(sv, to) + restWorth(sv, field, tribe, to, cu)
    if (value > most) {
      most = value
      best = actionsOf(s.board).to[to]
    }
  }
  return best
}

/** What a card of so many OPs gains by migration. */
export function migrationWorth(sv: Survey, field: readonly number[], ops: number): number {
  const { s } = sv
  const far = waveLevel(s)
  const gains: number[] = []
  for (const tribe of barbarianTribes(s)) {
    if (isBesieged(s, markerAt(s, tribe)) || isBlocked(s, 'migrate', { player: BARBARIAN, tribe })) continue
    gains.push(bestJourney(sv, field, tribe, far).gain)
  }
  gains.sort((a, b) => b - a)
  let all = 0
  for (let i = 0; i < Math.min(ops, gains.length); i++) all += gains[i]
  return all
}

/** The marker that gains most goes first; then its way. */
export function migrationNow(sv: Survey, field: readonly number[], frame: FrameOf<'migration'>): readonly Action[] {
  const { s } = sv
  const { tribe: tribes, option } = actionsOf(s.board)
  const { current } = frame
  if (current !== null) {
    const found = bestJourney(sv, field, current.tribe, current.left)
    if (found.actions.length > 0) return [found.actions[0]]
    const mustMove = frame.isPhase && !current.hasMoved && !mayRest(s, markerAt(s, current.tribe))
    return [(mustMove ? forcedJourney(sv, field, current.tribe) : undefined) ?? option.done]
  }
  let best: Tribe = NONE
  let most = frame.isPhase ? Number.NEGATIVE_INFINITY : 0.02
  for (const tribe of barbarianTribes(s)) {
    if (frame.done.includes(tribe) || (frame.only.length > 0 && !frame.only.includes(tribe))) continue
    if (isBesieged(s, markerAt(s, tribe)) || isBlocked(s, 'migrate', { player: BARBARIAN, tribe })) continue
    const { gain } = bestJourney(sv, field, tribe, waveLevel(s))
    if (gain <= 0.02 && mayRest(s, markerAt(s, tribe))) continue
    if (gain > most) {
      most = gain
      best = tribe
    }
  }
  return [best === NONE ? option.done : tribes[best]]
}

const mayRest = (s: State, at: Space): boolean => isZone(s, at) || s.board.isCapital[at]

/** All go along, but a Walled City that was won keeps nobody: markers need their people. */
export function migrantsNow(sv: Survey, frame: FrameOf<'migrants'>): Action {
  const { s } = sv
  const { leader: leaders, take } = actionsOf(s.board)
  const { tribe, from, over, step } = frame
  if (step === 'leader' || step === 'over-leader') return leaders[s.board.tribes[tribe].leader]
  return take[Math.min(64, cuAt(s, step === 'cu' ? from : over, BARBARIANS))]
}
