/** Chapter 13.5: what a won siege brings. */
import { no, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import {
  BARBARIAN,
  BARBARIANS,
  cuAt,
  fortAt,
  isAllied,
  isCity,
  isInPlay,
  isInside,
  isRomanPower,
  leadersAt,
  liftSiege,
  markerAt,
  NO_FORT,
  playerOf,
  putMarker,
  type State,
  setFort,
  sideOf,
  tribeOf,
  tribesAt,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { displaceAll, eliminateTribe } from '../../map/losses.ts'
import { shift } from '../../map/stacking.ts'

type SiegeRoll = FrameOf<'siege-roll'>

/** BG-13.5-a BG-13.5-b BG-13.5-g BG-2.4.2.6-j: the siege is over, and leaders inside are displaced; then control changes. */
export function convertSpace(s: State, { space, power }: Pick<SiegeRoll, 'space' | 'power'>, table: Table): void {
  liftSiege(s, space)
  table.tell({ type: 'siege', space: s.board.spaceIds[space], besieger: null, rule: 'BG-13.5-a' })
  const inside = leadersAt(s, space).filter((leader) => isInside(s, leader))
  displaceAll(s, inside, 'BG-2.4.2.6-j', table)
  convert(s, space, sideOf(power), 'stormed', isCity(s, space) ? 'BG-13.5-h' : 'BG-13.5-e', table)
}

/** BG-13.5-d: Romans may keep it. BG-13.5-c: others never do. */
export function askAboutFort(s: State, { space, power }: SiegeRoll): void {
  if (fortAt(s, space) === NO_FORT || !isRomanPower(power)) return
  push(s, { kind: 'keep-fort', player: playerOf(power), space, power })
}

export const keepFortQuestion: Question<'keep-fort'> = {
  asks: (_s, { player }) => player,
  candidates: (s) => [actionsOf(s.board).option.yes, actionsOf(s.board).option.no],
  verdict: (_s, _frame, action) =>
    action.kind === 'option' && (action.option === 'yes' || action.option === 'no') ? yes() : no('BG-13.5-d'),
  answer(s, { space }, action, table) {
    pop(s)
    if (action.kind !== 'option' || action.option === 'yes') return
    setFort(s, space, NO_FORT)
    table.tell({ type: 'fort', space: s.board.spaceIds[space], fort: null, rule: 'BG-13.5-d' })
  },
}

/** BG-13.5-j BG-10.4.5-c to BG-10.4.5-e: an Allied tribe is gone. BG-13.5-l BG-10.4.4-c BG-10.4.4-d: a Barbarian one leaves. */
export function moveTribes(s: State, { space }: Pick<SiegeRoll, 'space'>, table: Table): void {
  for (const tribe of tribesAt(s, space)) {
    if (isAllied(s, tribe)) eliminateTribe(s, tribe, 'BG-10.4.5-c', table)
    else push(s, { kind: 'overrun', tribe, space })
  }
}

/** BG-13.5-n BG-13.5-p: the marker of the leader's own tribe, if it is on the map and still Barbarian. */
export function askAboutMarker(s: State, { space, power, leader }: SiegeRoll): void {
  if (power !== BARBARIANS || leader === NONE || !isCity(s, space)) return
  const tribe = tribeOf(s, leader)
  if (tribe === NONE || !isInPlay(s, tribe) || isAllied(s, tribe) || markerAt(s, tribe) === space) return
  push(s, { kind: 'bring-marker', space, leader })
}

export const bringMarkerQuestion: Question<'bring-marker'> = {
  asks: () => BARBARIAN,
  candidates: (s) => [actionsOf(s.board).option.yes, actionsOf(s.board).option.no],
  verdict: (_s, _frame, action) =>
    action.kind === 'option' && (action.option === 'yes' || action.option === 'no') ? yes() : no('BG-13.5-n'),
  answer(s, { space, leader }, action, table) {
    pop(s)
    if (action.kind === 'option' && action.option === 'yes') bringMarker(s, leader, space, table)
  },
}

/** BG-2.3.4-ac: in Further East a tribe has its share of the CU. */
function cuOnMarker(s: State, from: Space): number {
  const markers = tribesAt(s, from).filter((tribe) => !isAllied(s, tribe)).length
  return Math.floor(cuAt(s, from, BARBARIANS) / Math.max(1, markers))
}

/** With everybody of the tribe who stands on it, and the CU there. */
function bringMarker(s: State, leader: Leader, to: Space, table: Table): void {
  const tribe = tribeOf(s, leader)
  const from = markerAt(s, tribe)
  const leaders = leadersAt(s, from).filter((each) => tribeOf(s, each) === tribe)
  shift(s, leaders, [0, 0, 0, cuOnMarker(s, from), 0], from, to)
  putMarker(s, tribe, to)
  table.tell({ type: 'tribe', tribe: s.board.tribes[tribe].id, space: s.board.spaceIds[to], rule: 'BG-13.5-n' })
}
