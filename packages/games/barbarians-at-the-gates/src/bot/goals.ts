/** What draws Forces to spaces: prey, sieges to be relieved, cities to be guarded. */
import type { Leader, Space } from '../board.ts'
import { enemyCuAt } from '../rules/map/enemies.ts'
import {
  besiegerOf,
  CITY,
  COLONIA,
  controlOf,
  cuOfSide,
  fortAt,
  garrisonAt,
  isCity,
  isEmperor,
  isFortified,
  isInside,
  LOYALIST,
  NO_FORT,
  type Player,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  sideOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { opponentReach, type Survey, takingWorth } from './survey.ts'
import { weights } from './weights.ts'
import { isRomans } from './worths.ts'

/** BG-13.2-j: the siege points that a fortified space asks for now. */
export function pointsNeeded(s: State, space: Space): number {
  const holder = controlOf(s, space)
  const isRoman = holder === LOYALIST || holder === USURPER
  const room = isCity(s, space) ? 2 : 1
  const within = garrisonAt(s, space)
  const garrison =
    within > 0 || besiegerOf(s, space) !== undefined || !isRoman ? within : Math.min(room, cuOfSide(s, space, holder))
  return 1 + garrison + (fortAt(s, space) === COLONIA ? 1 : 0)
}

/** What is won with the leaders who are lost with a space. */
export function captives(sv: Survey, space: Space, power: Power, onlyInside: boolean): number {
  const { s } = sv
  let all = 0
  for (const leader of sv.leaders[space]) {
    const his = powerOf(s, leader)
    if (playerOf(his) === playerOf(power) || (onlyInside && !isInside(s, leader))) continue
    all += leaderWorth(sv, leader)
  }
  return all
}

/** What it means to his player that a leader is displaced. */
export function leaderWorth({ s, reunion, turns }: Survey, leader: Leader): number {
  if (powerOf(s, leader) === USURPER) return weights.lost + reunion * usurperShare(s, leader)
  if (isEmperor(s, leader)) return weights.emperor + 0.2
  return turns > 1 ? weights.displaced : 0.05
}

/** BG-17.2.3.1-a BG-17.2.3.2-a: how much of the usurpation hangs on him. */
function usurperShare(s: State, leader: Leader): number {
  let [emperors, all] = [0, 0]
  for (const other of s.board.everyLeader) {
    if (whereIs(s, other) < 0 || powerOf(s, other) !== USURPER) continue
    all++
    if (isEmperor(s, other)) emperors++
  }
  if (emperors > 0) return isEmperor(s, leader) ? 1 / emperors : 0.1
  return all === 1 ? 1 : 0.4 / all
}

/** How many CU should stay in a space of the player's own. */
export function guardsNeeded(sv: Survey, space: Space, player: Player): number {
  const { s } = sv
  const holder = controlOf(s, space)
  if (player !== ROMAN) {
    if (holder === USURPER && s.board.kind[space] === CITY) return s.board.isCapital[space] ? 2 : 1
    return 0
  }
  if (!isRomans(s, space)) return 0
  const danger = opponentReach(sv, ROMAN, space)
  if (s.board.kind[space] === CITY) {
    const isSeat = s.board.isCapital[space]
    if (danger >= 5) return 2
    if (isSeat || sv.exposed[space]) return 1
    return danger > 0 ? 1 : 0
  }
  if (sv.gate[space]) return 1
  if (fortAt(s, space) !== NO_FORT) return danger > 0 ? 1 : 0
  return sv.exposed[space] && sv.worth[space] > 0.5 ? 1 : 0
}

/** How much of what enemies guard is open to a Force of so many CU. */
function chanceOf(cu: number, foes: number): number {
  if (cu >= 1.6 * foes) return 1
  return cu >= 1.3 * foes ? 0.6 : cu >= foes ? 0.3 : 0.1
}

/** By space: what a Force of that power and so many CU would find there. */
function goalAt(sv: Survey, space: Space, power: Power, cu: number): number {
  const { s } = sv
  const player = playerOf(power)
  const foes = enemyCuAt(s, space, power)
  const taken = takingWorth(sv, space, player, true)
  const chance = chanceOf(cu, foes)
  let goal = 0
  if (taken > 0) goal += isFortified(s, space) ? (taken * 0.8) / pointsNeeded(s, space) : taken * 0.8
  if (player === ROMAN) {
    if (isRomans(s, space)) {
      if (foes > 0) goal += besiegerOf(s, space) === undefined ? 0.2 : 0.2 + 0.7 * sv.worth[space]
      const own = cuOfSide(s, space, sideOf(power)) + garrisonAt(s, space)
      if (own < guardsNeeded(sv, space, ROMAN)) goal += 0.25 * sv.worth[space]
    }
    goal += 0.8 * captives(sv, space, power, false)
  }
  return chance * goal
}

/** By space: what is there, or less than that for what is near. */
export function attractionOf(sv: Survey, power: Power, cu: number): number[] {
  const { s } = sv
  const { everySpace, ways } = s.board
  const field = everySpace.map((space) => goalAt(sv, space, power, cu))
  for (let round = 0; round < 5; round++) {
    for (const space of everySpace) {
      for (const { to, cost } of ways[space]) {
        const felt = field[to] * (cost > 1 ? weights.fade * weights.fade : weights.fade)
        if (felt > field[space]) field[space] = felt
      }
    }
  }
  return field
}
