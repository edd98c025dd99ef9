/** How well a Force stands where it is: what is near, who threatens it, what it watches over. */
import type { Leader, Space } from '../board.ts'
import {
  areEnemies,
  controlOf,
  isFortified,
  LOYALIST,
  type Player,
  type Power,
  ROMAN,
  sideOf,
  USURPER,
} from '../state.ts'
import { leaderWorth } from './goals.ts'
import { isWatched, opponentReach, type Survey } from './survey.ts'
import { weights } from './weights.ts'

export interface Standing {
  readonly leader: Leader
  readonly power: Power
  readonly player: Player
  readonly tactical: number
  /** By space: what draws a great host there, and one of its own size. */
  readonly field: readonly number[]
  readonly prospects: readonly number[]
}

/** A leader without CU draws little from what is near. */
const ALONE = 0.15
const ENOUGH = 5
const SATED = 3

export function postureOf(sv: Survey, host: Standing, at: Space, cu: number): number {
  const { s } = sv
  const might = cu === 0 ? ALONE : Math.min(1, 0.3 + (0.7 * cu) / ENOUGH)
  const danger = opponentReach(sv, host.player, at)
  const isHostile = areEnemies(controlOf(s, at), host.power)
  const isSheltered = !isHostile && isFortified(s, at)
  const isWeak = danger > cu + host.tactical + 1 && !isSheltered
  // At home it may wait for more; abroad it needs what it has.
  const near = isHostile ? host.prospects[at] : host.field[at]
  // However great the prey, being near is not having it.
  const drawn = near / (1 + near / SATED)
  let value = weights.pull * might * drawn * (isWeak ? 0.4 : 1) + watching(sv, host, at)
  if (cu === 0) return isWeak ? value - 0.1 - 0.3 * leaderWorth(sv, host.leader) : value
  if (isWeak) value -= 0.05 * Math.min(cu, danger - cu - host.tactical) + (host.power === USURPER ? 0.2 : 0)
  if (isHostile) value -= 0.25 * weights.cu[host.power] * Math.min(4, cu)
  return value
}

/** BG-2.3.2-i BG-2.3.2-j: Britanniae and Africa want a leader of the Loyalists. */
function watching(sv: Survey, { leader, power, player }: Standing, at: Space): number {
  const { s } = sv
  if (player !== ROMAN || sideOf(power) !== LOYALIST) return 0
  const { isInBritanniae, isInAfrica } = s.board
  if (isInBritanniae[at] && !isWatched(s, isInBritanniae, leader)) return seats(sv, isInBritanniae)
  if (isInAfrica[at] && !isWatched(s, isInAfrica, leader)) return seats(sv, isInAfrica)
  return 0
}

function seats({ s, horizon }: Survey, region: readonly boolean[]): number {
  let value = 0
  for (const { capital } of s.board.provinces) {
    if (region[capital] && controlOf(s, capital) === LOYALIST) value += 0.8 * horizon
  }
  return value
}
