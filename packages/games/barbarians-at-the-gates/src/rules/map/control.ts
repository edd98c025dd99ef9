/** Chapters 2.3.2, 8 and 14.1.1: who controls what, and what it brings. The one door through which control changes. */
import type { RuleId } from '@tabularium/engine'
import { derived, type Province, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import { controllerNames } from '../../kinds.ts'
import {
  ALLIED,
  allCuAt,
  BARBARIANS,
  CITY,
  type Controller,
  CULTIVATED,
  controlOf,
  fortAt,
  heldBy,
  isAllied,
  isOnMap,
  LOYALIST,
  leadersAt,
  markControl,
  NO_FORT,
  numberAmong,
  plunderOf,
  type Sets,
  type State,
  setFort,
  setPlunder,
  setVp,
  sideOfLeader,
  TRANSIT,
  tribesAt,
  USURPER,
  vpOf,
  whereIs,
  wordsOf,
  ZONE,
} from '../../state.ts'

/** How a space comes to another power. */
export type Cause =
  /** By AP, in the Control Phase, by migration into open land, by regaining a tribe or a card that says "normal". */
  | 'taken'
  /** BG-13.7-a: a Walled City falls to a siege, or to a migrating tribe. */
  | 'stormed'
  /** By usurpation, settlement, isolation, or a card that gives no Plunder. */
  | 'given'

const HIGHEST_PLUNDER = 9
/** BG-13.7-a */
const SACK = 3

/** BG-4.1-f to BG-4.1-h: never below 0, and no debt. */
export function changeVp(s: State, by: number, rule: RuleId, table: Table): void {
  const to = Math.max(0, vpOf(s) + by)
  if (to === vpOf(s)) return
  const change = to - vpOf(s)
  setVp(s, to)
  table.tell({ type: 'vp', by: change, to, rule })
}

/** BG-14.1.1-b BG-14.1.1-c: one point at a time; beyond an end of the track it goes on at the other, and a VP goes or comes. */
export function changePlunder(s: State, by: number, rule: RuleId, table: Table): void {
  if (by === 0) return
  const step = Math.sign(by)
  for (let left = Math.abs(by); left > 0; left--) {
    const next = plunderOf(s) + step
    if (next > HIGHEST_PLUNDER) {
      setPlunder(s, 0)
      changeVp(s, -1, 'BG-14.1.1-b', table)
    } else if (next < 0) {
      setPlunder(s, HIGHEST_PLUNDER)
      changeVp(s, 1, 'BG-14.1.1-c', table)
    } else setPlunder(s, next)
  }
  table.tell({ type: 'plunder', by, to: plunderOf(s), rule })
}

const isLostByRomans = (from: Controller): boolean => from === LOYALIST || from === USURPER

/** BG-10.2.2-o BG-10.2.2-p BG-13.7-a to BG-13.7-f BG-14.1.1-f: what it is worth to the Barbarians. */
export function plunderFor(s: State, space: Space, from: Controller, to: Controller, cause: Cause): number {
  if (to !== BARBARIANS || !isLostByRomans(from) || cause === 'given') return 0
  switch (s.board.kind[space]) {
    case CITY:
      return cause === 'stormed' ? SACK : 0
    case CULTIVATED:
      return 1
    default:
      return 0
  }
}

/** A space is another power's from now on. BG-2.4.4-e BG-2.4.4-f: no fort stays under Allied or Barbarian control. */
export function convert(s: State, space: Space, to: Controller, cause: Cause, rule: RuleId, table: Table): void {
  const from = controlOf(s, space)
  const kind = s.board.kind[space]
  // BG-2.3.1-t BG-2.3.4-n: transit spaces are nobody's, and Land Zones keep their controllers.
  if (from === to || kind === TRANSIT || kind === ZONE) return
  markControl(s, space, to)
  table.tell({
    type: 'control',
    space: s.board.spaceIds[space],
    from: controllerNames[from],
    to: controllerNames[to],
    rule,
  })
  if ((to === ALLIED || to === BARBARIANS) && fortAt(s, space) !== NO_FORT) razeFort(s, space, 'BG-2.4.4-e', table)
  changePlunder(s, plunderFor(s, space, from, to, cause), rule, table)
}

export function razeFort(s: State, space: Space, rule: RuleId, table: Table): void {
  setFort(s, space, NO_FORT)
  table.tell({ type: 'fort', space: s.board.spaceIds[space], fort: null, rule })
}

const isRomans = (power: Controller): boolean => power === LOYALIST || power === ALLIED

const HELD_BY_ROMANS: Sets = (1 << heldBy(LOYALIST)) | (1 << heldBy(ALLIED))

/** By province: the spaces that count for control, as words of bits. */
const counting = derived(({ provinces }) => provinces.map((province) => wordsOf(province.counting)))

/** BG-2.3.2-d to BG-2.3.2-n: the Capital, a strict majority of what counts, and a leader in Britanniae or Africa. */
export function isRomanProvince(s: State, province: Province): boolean {
  const { capital, counting: all } = s.board.provinces[province]
  const holder = controlOf(s, capital)
  if (!isRomans(holder)) return false
  if (numberAmong(s, counting(s.board)[province], HELD_BY_ROMANS) * 2 <= all.length) return false
  return holder !== LOYALIST || isWatched(s, capital)
}

/** BG-2.3.2-i BG-2.3.2-j BG-2.3.2-m: Britanniae and Africa want a Loyalist or Byzantine leader, besieged or not. */
function isWatched(s: State, capital: Space): boolean {
  const { isInBritanniae, isInAfrica } = s.board
  const region = isInBritanniae[capital] ? isInBritanniae : isInAfrica[capital] ? isInAfrica : undefined
  if (region === undefined) return true
  return s.board.everyLeader.some(
    (leader) => isOnMap(s, leader) && region[whereIs(s, leader)] && sideOfLeader(s, leader) === LOYALIST,
  )
}

/** BG-4.2-c: without those whose Capital holds an Allied Tribal Marker. */
export function isOwnProvince(s: State, province: Province): boolean {
  const { capital } = s.board.provinces[province]
  const isAlliedSeat = tribesAt(s, capital).some((tribe) => isAllied(s, tribe))
  return !isAlliedSeat && isRomanProvince(s, province)
}

/** BG-9.0: nothing at all is in a space. */
export const isEmpty = (s: State, space: Space): boolean => allCuAt(s, space) === 0 && leadersAt(s, space).length === 0
