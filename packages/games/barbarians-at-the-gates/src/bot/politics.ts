/** Settlements, revolts and usurpations: what each would bring. */
import type { Leader, Province, Space, Tribe } from '../board.ts'
import { isRomanProvince } from '../rules/map/control.ts'
import {
  ALLIED,
  BARBARIANS,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  isAllied,
  isBesieged,
  isEmperor,
  isInPlay,
  isOnMap,
  LOYALIST,
  markerAt,
  powerOf,
  type State,
  sideOfLeader,
  USURPER,
  whereIs,
} from '../state.ts'
import { tribeWorth } from './assault.ts'
import type { Survey } from './survey.ts'
import { weights } from './weights.ts'
import { isRomans } from './worths.ts'

/** What it is worth to the ROMAN player that a tribe comes over to him. */
export function settlingWorth(sv: Survey, tribe: Tribe): number {
  const { s } = sv
  const at = markerAt(s, tribe)
  const leaderAt = whereIs(s, s.board.tribes[tribe].leader)
  let cu = at === s.board.furtherEast ? 3 : cuAt(s, at, BARBARIANS)
  if (leaderAt >= 0 && leaderAt !== at) cu += cuAt(s, leaderAt, BARBARIANS)
  const inside = s.board.provinceOf[at] >= 0 && s.board.printed[at] === LOYALIST ? 0.4 : 0
  return 1.1 * tribeWorth(sv, tribe) + (weights.cu[BARBARIANS] + weights.cu[ALLIED]) * Math.min(12, cu) + inside
}

/** What the ROMAN player gives away with a Capital: its CU, and its province if the tribe rises. */
export function capitalPrice(sv: Survey, capital: Space): number {
  const { s } = sv
  const { leaders } = sv
  const isHeld = leaders[capital].some((leader) => sideOfLeader(s, leader) === LOYALIST) ? 0.15 : 0
  const danger = sv.reach[1][capital] > 0 ? -0.15 : 0
  const region = s.board.isInBritanniae[capital] || s.board.isInAfrica[capital] ? -0.1 : 0
  return 0.35 + 0.05 * sv.turns + isHeld + danger + region
}

/** Somewhere a tribe can be settled: BG-15.1-b BG-15.1-o. */
const isOffered = (s: State, capital: Space): boolean =>
  controlOf(s, capital) === LOYALIST &&
  !isBesieged(s, capital) &&
  !s.board.isInItalia[capital] &&
  !s.board.isInBritanniae[capital]

export function bestSettlement(sv: Survey): number {
  const { s } = sv
  let price = Number.POSITIVE_INFINITY
  for (const { capital } of s.board.provinces) {
    if (isOffered(s, capital)) price = Math.min(price, capitalPrice(sv, capital))
  }
  let best = 0
  for (const tribe of s.board.everyTribe) {
    if (!isInPlay(s, tribe) || isAllied(s, tribe) || !s.board.tribes[tribe].canBeAllied) continue
    best = Math.max(best, settlingWorth(sv, tribe) - price)
  }
  return best
}

/** What it is worth to the BARBARIAN player that an Allied tribe rises. */
export function revoltWorth(sv: Survey, tribe: Tribe): number {
  const { s } = sv
  const at = markerAt(s, tribe)
  const cu = cuAt(s, at, ALLIED)
  let land = 0
  for (const to of s.board.near[at]) if (isRomans(s, to) && cuOfSide(s, to, LOYALIST) === 0) land += 0.3 * sv.worth[to]
  return sv.worth[at] + land + tribeWorth(sv, tribe) + 0.15 * cu
}

export function bestRevolt(sv: Survey): number {
  const { s } = sv
  let best = 0
  for (const tribe of s.board.everyTribe) {
    if (isInPlay(s, tribe) && isAllied(s, tribe)) best = Math.max(best, revoltWorth(sv, tribe))
  }
  return best
}

/** Whether the Loyalists lose a space when somebody in its province turns Usurper. */
const isLostWith = (sv: Survey, space: Space, at: Space): boolean =>
  controlOf(sv.s, space) === LOYALIST &&
  !isBesieged(sv.s, space) &&
  (space === at ||
    sv.leaders[space].every((leader) => sideOfLeader(sv.s, leader) !== LOYALIST && powerOf(sv.s, leader) !== ALLIED))

/** What it is worth to the BARBARIAN player that a Loyalist leader turns Usurper. */
export function usurpingWorth(sv: Survey, leader: Leader): number {
  const { s } = sv
  const at = whereIs(s, leader)
  const province: Province = s.board.provinceOf[at]
  if (province < 0) return 0.1
  const { capital, spaces } = s.board.provinces[province]
  let cu = cuAt(s, at, LOYALIST)
  let value = 0
  for (const space of spaces) {
    if (!isLostWith(sv, space, at)) continue
    if (space !== at) cu += cuAt(s, space, LOYALIST)
    value += space === capital ? 0.9 * sv.worth[space] : 0.25 * sv.worth[space]
  }
  // A usurper whom the Loyalists can crush at once does not last.
  const strength = cuAt(s, at, LOYALIST) + faceOf(s, leader).tactical
  const others = strongestBut(sv, leader, at)
  const lasts = strength + 1 >= others ? 1 : 0.6
  return lasts * (value + 0.2 * Math.min(12, cu))
}

/** The strongest Loyalist Force that is not his. */
function strongestBut({ s }: Survey, but: Leader, at: Space): number {
  let most = 0
  for (const leader of s.board.everyLeader) {
    if (leader === but || !isOnMap(s, leader) || sideOfLeader(s, leader) !== LOYALIST || whereIs(s, leader) === at)
      continue
    if (s.board.distance[whereIs(s, leader)][at] > 5) continue
    most = Math.max(most, cuOfSide(s, whereIs(s, leader), LOYALIST) + faceOf(s, leader).tactical)
  }
  return most
}

export function bestUsurpation(sv: Survey): number {
  const { s } = sv
  let best = 0
  for (const leader of s.board.everyLeader) {
    if (!isOnMap(s, leader) || powerOf(s, leader) !== LOYALIST || isEmperor(s, leader)) continue
    if (sv.leaders[whereIs(s, leader)].some((other) => isEmperor(s, other))) continue
    best = Math.max(best, usurpingWorth(sv, leader))
  }
  return best
}

/** What it is worth to the ROMAN player that Loyalists and Usurpers change places: BG-17.2.2. */
export function swapWorth(sv: Survey): number {
  const { s } = sv
  let provinces = 0
  for (const province of s.board.everyProvince) {
    const { capital, counting } = s.board.provinces[province]
    const wouldHold = (space: Space): boolean => controlOf(s, space) === USURPER || controlOf(s, space) === ALLIED
    let held = 0
    for (const space of counting) if (wouldHold(space)) held++
    const isThen = wouldHold(capital) && held * 2 > counting.length
    provinces += (isThen ? 1 : 0) - (isRomanProvince(s, province) ? 1 : 0)
  }
  let cu = 0
  for (const space of s.board.everySpace) cu += cuAt(s, space, USURPER) - cuAt(s, space, LOYALIST)
  let tactics = 0
  for (const leader of s.board.everyLeader) {
    if (!isOnMap(s, leader)) continue
    const power = powerOf(s, leader)
    if (power === USURPER) tactics += faceOf(s, leader).tactical
    else if (power === LOYALIST) tactics -= faceOf(s, leader).tactical
  }
  return provinces * sv.horizon * 0.9 + 0.08 * cu + 0.05 * tactics - 0.5 - 0.2 * sv.reunion
}
