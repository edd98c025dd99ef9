/** Chapter 17.2.2: Successful Usurpation: Loyalists and Usurpers change places. */
import { no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import { derived, type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Question, Step } from '../../../handlers.ts'
import {
  BYZANTINE,
  besiege,
  besiegerOf,
  controlOf,
  cuAt,
  cuInside,
  cuOutside,
  exchangeControl,
  exchangeCu,
  faceOf,
  flip,
  hasLeader,
  insideAt,
  isEmperor,
  isFlipped,
  isOpenAndFree,
  LOYALIST,
  leadersOf,
  ROMAN,
  type State,
  setInside,
  USURPER,
  wordsOf,
  ZONE,
} from '../../../state.ts'
import { hasUnits, isHaven, moveAll, plansOn } from '../relocation.ts'

/** BG-17.2.2-l: only Byzantines are there for the Loyalists. */
const isKept = (s: State, space: Space): boolean =>
  controlOf(s, space) === LOYALIST && hasUnits(s, space, BYZANTINE) && !hasUnits(s, space, LOYALIST)

/** Anything of theirs is on the map. */
const hasByzantines = (s: State): boolean =>
  cuOutside(s, BYZANTINE) > 0 || cuInside(s, BYZANTINE) > 0 || hasLeader(s, BYZANTINE)

/** BG-17.2.2-m: Byzantines who stand with Loyalists now will stand with Usurpers. */
const mustLeave = (s: State, space: Space): boolean => hasUnits(s, space, BYZANTINE) && hasUnits(s, space, LOYALIST)

/** It will be a Loyalist space, with nobody of another power. */
const willBeHaven = (s: State, space: Space): boolean =>
  isHaven(s, space, USURPER) || (isKept(s, space) && isHaven(s, space))

export const successfulUsurpation: Step<'successful-usurpation'> = {
  run(s) {
    const { everySpace } = s.board
    const from = hasByzantines(s) ? everySpace.filter((space) => mustLeave(s, space)) : []
    // Nobody asks for them if nobody has to leave.
    const havens = from.length > 0 ? everySpace.filter((space) => willBeHaven(s, space)) : []
    replace(s, { kind: 'swap', from, havens, moves: [] })
  },
}

export const swap: Step<'swap'> = {
  run(s, frame, table) {
    if (plansOn(s, frame)) return
    pop(s)
    const kept = hasByzantines(s) ? s.board.everySpace.filter((space) => isKept(s, space)) : []
    for (const { from, to } of frame.moves) moveAll(s, from, to, [BYZANTINE], 'BG-17.2.2-m', table)
    changePlaces(s, kept)
    table.tell({ type: 'swap', kept: kept.map((space) => s.board.spaceIds[space]) })
    passMarker(s, table)
  },
}

/** BG-17.2.2-r: what is Barbarian or Allied stays so, and so do Land Zones. */
const exchangeable = derived(({ everySpace, kind }) => everySpace.filter((space) => kind[space] !== ZONE))
const allExchangeable = derived((board) => wordsOf(exchangeable(board)))

/** BG-17.2.2-l */
const spacesToChange = (s: State, kept: readonly Space[]): readonly number[] =>
  kept.length === 0 ? allExchangeable(s.board) : wordsOf(exchangeable(s.board).filter((space) => !kept.includes(space)))

/** BG-17.2.2-d BG-17.2.2-e BG-17.2.2-k BG-17.2.2-n BG-17.2.2-o: spaces, CU, sieges and leaders on the map; nobody else. */
function changePlaces(s: State, kept: readonly Space[]): void {
  const leaders = [...leadersOf(s, LOYALIST), ...leadersOf(s, USURPER)]
  exchangeControl(s, spacesToChange(s, kept))
  for (const space of s.board.everySpace) {
    if (isOpenAndFree(s, space)) continue
    swapSiege(s, space)
    swapInside(s, space)
  }
  exchangeCu(s, LOYALIST, USURPER)
  // BG-17.2.2-t: displaced leaders stay as they are.
  for (const leader of leaders) flip(s, leader, !isFlipped(s, leader))
}

/** BG-17.2.2-v: sieges go on. Byzantines who besiege alone stay what they are. */
function swapSiege(s: State, space: Space): void {
  const besieger = besiegerOf(s, space)
  if (besieger === USURPER) besiege(s, space, LOYALIST)
  else if (besieger === LOYALIST || besieger === BYZANTINE) {
    if (cuAt(s, space, LOYALIST) > 0) besiege(s, space, USURPER)
  }
}

function swapInside(s: State, space: Space): void {
  const within = insideAt(s, space, LOYALIST)
  setInside(s, space, LOYALIST, insideAt(s, space, USURPER))
  setInside(s, space, USURPER, within)
}

/** BG-17.2.2-c BG-17.2.2-f BG-17.2.2-u: the old marker is gone; a new one is placed if there is no Emperor, Nepos included. */
function passMarker(s: State, table: Table): void {
  if (s.usurpator !== NONE) table.tell({ type: 'usurpator', leader: null })
  s.usurpator = NONE
  const candidates = leadersOf(s, LOYALIST)
  if ([...candidates, ...leadersOf(s, BYZANTINE)].some((leader) => isEmperor(s, leader))) return
  if (candidates.length > 1) push(s, { kind: 'usurpator', candidates })
  else if (candidates.length === 1) giveMarker(s, candidates[0], table)
}

function giveMarker(s: State, leader: Leader, table: Table): void {
  s.usurpator = leader
  table.tell({ type: 'usurpator', leader: faceOf(s, leader).name })
}

export const usurpator: Question<'usurpator'> = {
  asks: () => ROMAN,
  candidates: (s, { candidates }) => candidates.map((leader) => actionsOf(s.board).leader[leader]),
  verdict: (_s, { candidates }, action) =>
    action.kind === 'leader' && candidates.includes(action.leader) ? yes() : no('BG-17.2.2-f'),
  answer(s, _frame, action, table) {
    pop(s)
    if (action.kind === 'leader') giveMarker(s, action.leader, table)
  },
}
