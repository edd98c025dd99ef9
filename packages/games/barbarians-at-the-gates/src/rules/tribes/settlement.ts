/** Chapter 15.1: Rome Offers Settlement. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../actions.ts'
import type { Space, Tribe } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  ALLIED,
  addCu,
  BARBARIANS,
  BYZANTINE,
  controlOf,
  cuAt,
  DISPLACED,
  isAllied,
  isBesieged,
  isFortified,
  isInPlay,
  isOnMap,
  isZone,
  LOYALIST,
  liftSiege,
  markerAt,
  ROMAN,
  type State,
  tribesAt,
  whereIs,
} from '../../state.ts'
import { convert } from '../map/control.ts'
import { nearest } from '../map/nearest.ts'
import { bringLeader, placeMarker, turnCu, turnTribe } from './changing-sides.ts'
import { hasUnits, isHaven, moveAll, plansOn } from './relocation.ts'

/** BG-15.1-b BG-15.1-q BG-15.1-r BG-2.4.3-g */
function tribeVerdict(s: State, tribe: Tribe): Verdict {
  if (!isInPlay(s, tribe)) return no('BG-15.1-b')
  if (!s.board.tribes[tribe].canBeAllied) return no('BG-15.1-q')
  if (isAllied(s, tribe)) return no(s.board.tribes[tribe].id === 'britons' ? 'BG-15.1-r' : 'BG-15.1-b')
  return yes()
}

function capitalVerdict(s: State, space: Space): Verdict {
  const { isCapital, isInItalia, isInBritanniae } = s.board
  if (!isCapital[space] || controlOf(s, space) !== LOYALIST || isBesieged(s, space)) return no('BG-15.1-b')
  if (isInItalia[space]) return no('BG-15.1-o')
  return isInBritanniae[space] && !isBritanniaeLoyal(s) ? no('BG-15.1-p') : yes()
}

/** BG-15.1-p: both Capitals there. */
const isBritanniaeLoyal = (s: State): boolean =>
  s.board.provinces.every(({ capital }) => !s.board.isInBritanniae[capital] || controlOf(s, capital) === LOYALIST)

const capitals = (s: State): Space[] => s.board.provinces.map(({ capital }) => capital)

/** Whether a settlement can be offered at all. */
export function settlementVerdict(s: State): Verdict {
  const { everyTribe, provinces } = s.board
  const isAnybody = everyTribe.some((tribe) => isInPlay(s, tribe) && tribeVerdict(s, tribe).ok)
  const isAnywhere = isAnybody && provinces.some(({ capital }) => capitalVerdict(s, capital).ok)
  return isAnywhere ? yes() : no('BG-15.1-b')
}

/** BG-15.1-j BG-15.1-k BG-15.1-y: other Capitals are skipped; forts and sieges do not matter. */
const canBeGiven = (s: State, space: Space): boolean =>
  controlOf(s, space) === LOYALIST && !isZone(s, space) && !s.board.isCapital[space]

const nextSpaces = (s: State, capital: Space): Space[] => nearest(s, capital, (space) => canBeGiven(s, space))

/** BG-2.3.4-ac: in Further East CU are a common pool, of which each Barbarian marker there has a share. */
function cuWith(s: State, space: Space): number {
  const cu = cuAt(s, space, BARBARIANS)
  if (space !== s.board.furtherEast) return cu
  const markers = tribesAt(s, space).filter((tribe) => !isAllied(s, tribe)).length
  return Math.floor(cu / Math.max(1, markers))
}

/** Steps 1 to 4. */
function settle(s: State, tribe: Tribe, capital: Space, table: Table): void {
  const from = markerAt(s, tribe)
  const { leader } = s.board.tribes[tribe]
  const at = whereIs(s, leader)
  const withLeader = at < 0 || at === from ? 0 : cuWith(s, at)
  const withMarker = cuWith(s, from)
  addCu(s, from, BARBARIANS, -withMarker)
  addCu(s, capital, BARBARIANS, withMarker)
  placeMarker(s, tribe, capital, 'BG-15.1-b', table)
  turnTribe(s, tribe, true, 'BG-15.1-c', table)
  convert(s, capital, ALLIED, 'given', 'BG-15.1-e', table)
  // BG-15.1-f BG-15.1-g: displaced leaders too.
  if (isOnMap(s, leader) || at === DISPLACED)
    bringLeader(s, leader, withLeader, BARBARIANS, capital, 'BG-15.1-f', table)
  turnCu(s, capital, BARBARIANS, ALLIED, 'BG-15.1-i', table)
}

/** BG-2.4.4-e: its fort is gone, and there is nothing left to besiege. */
function give(s: State, space: Space, table: Table): void {
  convert(s, space, ALLIED, 'given', 'BG-15.1-j', table)
  if (isBesieged(s, space) && !isFortified(s, space)) liftSiege(s, space)
}

/** BG-15.1-j BG-15.1-l: all of the nearest, as long as there are enough for all; otherwise the ROMAN player chooses one. */
function giveNearest(s: State, frame: FrameOf<'settlement'>, table: Table): void {
  const next = nextSpaces(s, frame.capital)
  if (frame.left === 0 || next.length === 0) return makeRoom(s, [frame.capital, ...frame.gained])
  if (next.length > frame.left) return replace(s, { ...frame, step: 'spaces' })
  for (const space of next) give(s, space, table)
  giveNearest(s, { ...frame, left: frame.left - next.length, gained: [...frame.gained, ...next] }, table)
}

/** BG-15.1-m */
function makeRoom(s: State, given: readonly Space[]): void {
  const from = given.filter((space) => hasUnits(s, space, LOYALIST) || hasUnits(s, space, BYZANTINE))
  const havens = s.board.everySpace.filter((space) => isHaven(s, space))
  replace(s, { kind: 'settled', from, havens, moves: [] })
}

function verdict(s: State, frame: FrameOf<'settlement'>, action: Action): Verdict {
  switch (frame.step) {
    case 'tribe':
      return action.kind === 'tribe' ? tribeVerdict(s, action.tribe) : no('BG-15.1-b')
    case 'capital':
      return action.kind === 'to' ? capitalVerdict(s, action.space) : no('BG-15.1-b')
    case 'spaces':
      return action.kind === 'to' && nextSpaces(s, frame.capital).includes(action.space) ? yes() : no('BG-15.1-j')
  }
}

export const settlement: Question<'settlement'> = {
  asks: () => ROMAN,
  waits(s, { step }) {
    if (step !== 'tribe' || settlementVerdict(s).ok) return true
    pop(s)
    return false
  },
  candidates(s, { step, capital }) {
    const { tribe, to } = actionsOf(s.board)
    if (step === 'tribe') return tribe
    return (step === 'capital' ? capitals(s) : nextSpaces(s, capital)).map((space) => to[space])
  },
  verdict,
  answer(s, frame, action, table) {
    if (action.kind === 'tribe') return replace(s, { ...frame, step: 'capital', tribe: action.tribe })
    if (action.kind !== 'to') return
    if (frame.step === 'capital') {
      settle(s, frame.tribe, action.space, table)
      const { score } = s.board.tribes[frame.tribe]
      return giveNearest(s, { ...frame, capital: action.space, left: score, gained: [] }, table)
    }
    give(s, action.space, table)
    giveNearest(s, { ...frame, left: frame.left - 1, gained: [...frame.gained, action.space] }, table)
  },
}

export const settled: Step<'settled'> = {
  run(s, frame, table) {
    if (plansOn(s, frame)) return
    pop(s)
    for (const { from, to } of frame.moves) moveAll(s, from, to, [LOYALIST, BYZANTINE], 'BG-15.1-m', table)
  },
}
