/** Where CU, forts and leaders do most good. */
import type { Leader, Space } from '../board.ts'
import {
  ALLIED,
  BARBARIANS,
  besiegerOf,
  CITY,
  CULTIVATED,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  fortAt,
  garrisonAt,
  isEmperor,
  isInside,
  LOYALIST,
  NO_FORT,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  sideOf,
  sideOfLeader,
  tribesAt,
  USURPER,
} from '../state.ts'
import { guardsNeeded } from './goals.ts'
import { opponentReach, type Survey } from './survey.ts'
import { weights } from './weights.ts'
import { isRomans } from './worths.ts'

/** The tactics of the best leader of a side in a space, outside its walls; -1: there is none. */
export function commandAt({ s, leaders }: Survey, space: Space, power: Power): number {
  let best = -1
  for (const leader of leaders[space]) {
    if (isInside(s, leader) || sideOfLeader(s, leader) !== sideOf(power)) continue
    best = Math.max(best, faceOf(s, leader).tactical)
  }
  return best
}

/** What one more CU of a power is worth in a space, `less`: if so many of those there were gone. */
export function cuWorth(sv: Survey, field: readonly number[], space: Space, power: Power, less = 0): number {
  const { s } = sv
  const there = cuOfSide(s, space, sideOf(power)) + garrisonAt(s, space) - less
  const player = playerOf(power)
  let value = 0.02 + weights.cu[power]
  const tactical = commandAt(sv, space, power)
  if (tactical >= 0) {
    const isShort = there < 8 ? 1 : there < 10 ? 0.5 : 0.2
    value += (0.015 * tactical + 0.1 * Math.min(3, field[space])) * isShort
  }
  if (player === ROMAN) {
    if (isRomans(s, space) && there < guardsNeeded(sv, space, ROMAN)) {
      value += (there === 0 ? (sv.exposed[space] ? 0.5 : 0.2) : 0.1) * sv.worth[space]
    }
    // CU alone in the open, where a strong enemy is near, are lost.
    if (sv.gate[space] && there === 0) value += 0.15
    else if (s.board.kind[space] !== CITY && fortAt(s, space) === NO_FORT && tactical < 0) {
      value -= opponentReach(sv, ROMAN, space) > there + 2 ? 0.08 : 0.03
    }
  } else if (power === USURPER) value += opponentReach(sv, 1, space) > there ? 0.1 : 0
  else value += 0.04 * field[space] + (tribesAt(s, space).length > 0 ? 0.02 : 0)
  return value
}

/** What a fort is worth there: on the way of migrations and raids, before land that matters. */
export function fortWorth(sv: Survey, space: Space): number {
  const { s } = sv
  const has = fortAt(s, space) !== NO_FORT
  const kind = s.board.kind[space]
  const isShut = cuOfSide(s, space, LOYALIST) > 0
  const base = sv.worth[space] * (kind === CULTIVATED ? 0.25 : 0.1) + (sv.exposed[space] ? 0.25 : 0.03)
  const near = 0.02 * Math.min(8, sv.reach[1][space])
  return (base + near) * (has ? 0.3 : 1) * (isShut ? 0.8 : 1)
}

/** Where a leader is best placed. */
export function leaderPlace(sv: Survey, field: readonly number[], leader: Leader, space: Space): number {
  const { s } = sv
  const power = powerOf(s, leader)
  const side = sideOf(power)
  const cu = Math.min(10, cuOfSide(s, space, side))
  const other = commandAt(sv, space, power)
  const { tactical } = faceOf(s, leader)
  let value = (0.05 + 0.03 * tactical) * cu + 0.1 * field[space]
  if (other >= 0) value -= 0.8 * (0.05 + 0.03 * Math.min(other, tactical)) * cu
  if (side === LOYALIST) value += watchWorth(sv, space)
  if (isEmperor(s, leader) || power === USURPER) {
    const danger = opponentReach(sv, playerOf(power), space)
    value -= 0.05 * Math.max(0, danger - cu)
    if (s.board.isInItalia[space]) value += 0.1
  }
  if (besiegerOf(s, space) !== undefined) value -= 0.5
  return value
}

/** BG-2.3.2-i BG-2.3.2-j: Britanniae and Africa want somebody, and one is enough. */
function watchWorth({ s, horizon, unwatched }: Survey, space: Space): number {
  const { isInBritanniae, isInAfrica, provinces } = s.board
  const region = isInBritanniae[space] ? isInBritanniae : isInAfrica[space] ? isInAfrica : undefined
  if (region === undefined) return 0
  if (!unwatched[space]) return -0.1
  let value = 0
  for (const { capital } of provinces) if (region[capital] && controlOf(s, capital) === LOYALIST) value += 0.8 * horizon
  return value
}

/** What it is worth to the opponent of their player that CU of a power are lost in a space. */
export function lossWorth(sv: Survey, space: Space, power: Power): number {
  const { s } = sv
  const there = cuAt(s, space, power)
  if (there === 0) return 0
  const isRoman = playerOf(power) === ROMAN
  const bare = isRoman && s.board.kind[space] === CITY && there <= 1 ? 0.3 * sv.worth[space] : 0
  return weights.cu[power] + bare + (power === BARBARIANS || power === ALLIED ? 0.01 * there : 0)
}
