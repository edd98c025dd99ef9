/** Chapters 13.6 and 16.2: a Tribal Marker leaves a space, may be intercepted, and takes the next. */

import { openWindow, pop, push, replace, top } from '@tabularium/engine/machine'
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Step } from '../../../handlers.ts'
import type { Force } from '../../../kinds.ts'
import { NO_CU, withCu } from '../../../musters.ts'
import {
  addCu,
  BARBARIAN,
  BARBARIANS,
  besiegerOf,
  controlOf,
  faceOf,
  isCity,
  isOpenLand,
  leadersAt,
  liftSiege,
  markerAt,
  NAVAL,
  NO_WAY,
  powerOf,
  putLeader,
  putMarker,
  ROMAN,
  type State,
  tribesAt,
  type Via,
  whereIs,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { displaceAll, eliminateTribe } from '../../map/losses.ts'
import { placeMarker } from '../changing-sides.ts'
import { hasEnemyCu, stepsOf } from './ways.ts'

type Journey = FrameOf<'migrating'>

/** The marker's migration goes on with so many spaces, or is over. */
function goOn(s: State, { tribe, leaders }: Journey, left: number): void {
  pop(s)
  const frame = top(s)
  if (frame.kind !== 'migration') return
  const goes = left > 0 && stepsOf(s, tribe).length > 0
  const current = goes
    ? { tribe, left, hasMoved: true, leaders: leaders.filter((each) => isWith(s, tribe, each)) }
    : null
  replace(s, { ...frame, current, step: goes ? 'where' : 'pick' })
}

const isWith = (s: State, tribe: Tribe, leader: Leader): boolean => whereIs(s, leader) === markerAt(s, tribe)

const spacesLeft = (s: State): number => {
  const frame = s.stack.at(-2)
  return frame?.kind === 'migration' ? (frame.current?.left ?? 0) : 0
}

/** BG-16.2-aj BG-2.3.1-ac: the connection crossed, or the worse of two over a transit space. */
function viaOf(s: State, { from, to, over, overCu, leaders, isNaval }: Journey): Via {
  if (isNaval) return NAVAL
  const picksUp = over !== NONE && (overCu > 0 || leaders.some((leader) => whereIs(s, leader) === over))
  const [first, last] = picksUp ? [s.board.wayTo(from, over), s.board.wayTo(over, to)] : []
  if (first !== undefined && last !== undefined) return first.type > last.type ? first.type : last.type
  return s.board.retreats[from].find((way) => way.to === to)?.type ?? NO_WAY
}

/** BG-7.3.1-b BG-7.3.1-e: in the Strategy Phase a naval move may be answered. BG-7.1-z: the BARBARIAN player is phasing. */
function announce(s: State, { isNaval, isPhase }: Journey): void {
  s.response = null
  if (isNaval && !isPhase) openWindow(s, 'enemy-naval', [BARBARIAN, ROMAN])
}

/** Marker, leaders and CU go to the next space. */
function depart(s: State, journey: Journey, table: Table): void {
  const { tribe, from, to, over, leaders, cu, overCu, isNaval } = journey
  addCu(s, from, BARBARIANS, -cu)
  if (over !== NONE) addCu(s, over, BARBARIANS, -overCu)
  addCu(s, to, BARBARIANS, cu + overCu)
  for (const leader of leaders) putLeader(s, leader, to)
  putMarker(s, tribe, to)
  table.tell({
    type: 'migrate',
    tribe: s.board.tribes[tribe].id,
    from: s.board.spaceIds[from],
    to: s.board.spaceIds[to],
    leaders: leaders.map((leader) => faceOf(s, leader).name),
    cu: cu + overCu,
    naval: isNaval,
  })
}

/** BG-16.2-t BG-16.2-y: whoever is near may intercept, even a marker without CU. BG-10.4.2-e: it never refuses battle. */
function react(s: State, journey: Journey, via: Via): void {
  const { to, from, leaders } = journey
  const cu = withCu(NO_CU, BARBARIANS, journey.cu + journey.overCu)
  const force: Force = { leader: leaders[0] ?? NONE, leaders, cu, from, via, last: from }
  s.result = null
  push(s, {
    kind: 'step',
    player: BARBARIAN,
    mode: 'migration',
    force,
    to,
    step: 'intercept',
    attempts: [],
    rolled: 0,
    interceptors: [],
    hasFailedToAvoid: false,
    barred: [],
  })
}

/** BG-16.2-u BG-16.2-v BG-16.2-y: back with those who survive; without any, the marker is overrun where it is. */
function beaten(s: State, journey: Journey, survivor: Force | undefined, table: Table): void {
  const { tribe, from, to } = journey
  goOn(s, journey, 0)
  if (markerAt(s, tribe) !== to) return
  if (survivor === undefined) return push(s, { kind: 'overrun', tribe, space: to })
  placeMarker(s, tribe, survivor.last === NONE ? from : survivor.last, 'BG-16.2-u', table)
}

/** BG-13.6-a BG-16.2-l BG-16.2-ab: as if besieged with success: its leaders are displaced, an Allied tribe is lost. */
function storm(s: State, space: Space, migrant: Tribe, table: Table): void {
  for (const tribe of tribesAt(s, space)) if (tribe !== migrant) eliminateTribe(s, tribe, 'BG-13.5-j', table)
  const others = leadersAt(s, space).filter((leader) => powerOf(s, leader) !== BARBARIANS)
  displaceAll(s, others, 'BG-13.5-g', table)
  if (besiegerOf(s, space) !== undefined) {
    liftSiege(s, space)
    table.tell({ type: 'siege', space: s.board.spaceIds[space], besieger: null, rule: 'BG-13.5-a' })
  }
  convert(s, space, BARBARIANS, 'stormed', 'BG-16.2-l', table)
}

/** BG-16.2-m BG-16.2-aa: in a city that it has just taken the migration ends. */
function take(s: State, journey: Journey, table: Table): void {
  const { to, tribe, isNaval } = journey
  const isStormed = isCity(s, to) && controlOf(s, to) !== BARBARIANS
  if (isStormed) storm(s, to, tribe, table)
  // BG-16.2-j BG-16.2-k
  else if (isOpenLand(s, to)) convert(s, to, BARBARIANS, 'taken', 'BG-16.2-j', table)
  // BG-16.2-o
  goOn(s, journey, isStormed || isNaval ? 0 : spacesLeft(s) - 1)
}

function arrive(s: State, journey: Journey, table: Table): void {
  const battle = s.result
  s.result = null
  if (battle !== null && !battle.attackersWon) {
    const survivor = battle.attackers.find((force) => force.cu.some((cu) => cu > 0))
    return beaten(s, journey, survivor, table)
  }
  if (battle === null && hasEnemyCu(s, journey.to)) return beaten(s, journey, undefined, table)
  take(s, journey, table)
}

export const migrating: Step<'migrating'> = {
  run(s, journey, table) {
    switch (journey.step) {
      case 'window':
        replace(s, { ...journey, step: 'depart' })
        return announce(s, journey)
      case 'depart': {
        const isCancelled = s.response?.cancelled ?? false
        s.response = null
        if (isCancelled) return goOn(s, journey, 0)
        const via = viaOf(s, journey)
        replace(s, { ...journey, step: 'arrive' })
        depart(s, journey, table)
        // BG-16.2-w
        if (!journey.isPhase) react(s, journey, via)
        return
      }
      case 'arrive':
        return arrive(s, journey, table)
    }
  },
}
