/** What comes of attacking those who stand in a space. */
import type { Space, Tribe } from '../board.ts'
import { enemyCuAt } from '../rules/map/enemies.ts'
import { campaignOf } from '../rules/movement/activation/wear.ts'
import {
  areEnemies,
  BARBARIANS,
  CLEAR,
  controlOf,
  cuAt,
  fortAt,
  isEmperor,
  isRomanPower,
  NAVAL,
  NO_FORT,
  POWERS,
  type Power,
  playerOf,
  RIVER,
  STRAIT,
  type State,
  type Via,
} from '../state.ts'
import { type Clash, clash } from './clash.ts'
import { captives, leaderWorth } from './goals.ts'
import type { Host } from './routes.ts'
import { type Survey, tacticsAgainst } from './survey.ts'
import { weights } from './weights.ts'

export interface Assault {
  readonly win: number
  /** Points, with the losses of both sides. */
  readonly gain: number
  /** CU that are left after a victory. */
  readonly left: number
}

/** Who attacks, as far as the dice ask. */
export interface Attackers {
  readonly power: Power
  readonly cu: number
  readonly tactical: number
  readonly via: Via
}

const crossing = (via: Via): number => (via === NAVAL || via === STRAIT ? -2 : via === RIVER ? -1 : 0)

const romansAmong = (s: State, space: Space, power: Power): number => {
  let romans = 0
  for (const other of POWERS) {
    if (isRomanPower(other) && areEnemies(power, other)) romans += cuAt(s, space, other)
  }
  return romans
}

/** The dice of an attack on those in a space. `behind`: how many of them are kept inside. */
export function duel(sv: Survey, { power, cu, tactical, via }: Attackers, space: Space, behind = 0): Clash {
  const { s } = sv
  const foes = Math.max(0, enemyCuAt(s, space, power) - behind)
  const romans = Math.max(0, romansAmong(s, space, power) - behind)
  const theirs = tacticsAgainst(sv, space, power)
  const isRoman = isRomanPower(power)
  const isTheirFort = fortAt(s, space) !== NO_FORT && areEnemies(controlOf(s, space), power)
  const attackersDrm =
    Math.max(0, tactical - theirs) +
    (isRoman && via === CLEAR ? 1 : 0) +
    crossing(via) -
    (isTheirFort ? 1 : 0) +
    Math.max(0, cu - 10)
  const defendersDrm =
    Math.max(0, theirs - tactical) + (romans * 2 >= foes && romans > 0 ? 1 : 0) + Math.max(0, foes - 10)
  const attackersWinTies = isRoman ? romans === 0 : romans === 0 && foes > 0
  return clash(sv.s.board, { attacking: cu, defending: foes, attackersDrm, defendersDrm, attackersWinTies })
}

/** Leaders for whom it is worth to risk more. */
export const GREAT_PREY = 3

/** CU of friends that wait there for a battle that was put off: BG-10.5.3-a. */
function waitingAt(s: State, to: Space, power: Power): number {
  const delayed = campaignOf(s)?.delayed
  if (delayed === undefined || delayed === null || delayed.space !== to) return 0
  return POWERS.reduce((all: number, other) => (areEnemies(power, other) ? all : all + cuAt(s, to, other)), 0)
}

/** Undefined: nobody would. */
export function assault(sv: Survey, host: Host, cu: number, to: Space, via: Via): Assault | undefined {
  const { s } = sv
  const { power, tactical, player } = host
  // One's own other power is nothing to be proud of.
  if (POWERS.some((other) => cuAt(s, to, other) > 0 && areEnemies(power, other) && playerOf(other) === player))
    return undefined
  const waiting = waitingAt(s, to, power)
  const all = cu + waiting
  const fight = duel(sv, { power, cu: all, tactical, via }, to)
  const prey = captives(sv, to, power, false)
  if (fight.win < (prey > GREAT_PREY ? weights.odds - 0.15 : weights.odds)) return undefined
  // What they would do without him is no merit of his.
  const without =
    waiting === 0 ? 0 : worthOfFight(sv, host, waiting, to, duel(sv, { power, cu: waiting, tactical, via }, to), prey)
  const gain = worthOfFight(sv, host, all, to, fight, prey) - without
  return { win: fight.win, gain, left: Math.max(1, Math.round(cu - fight.attackersLose)) }
}

/** In points, with the losses of both sides. */
function worthOfFight(sv: Survey, host: Host, cu: number, to: Space, fight: Clash, prey: number): number {
  const { s } = sv
  const { power } = host
  let [prize, foes] = [0, 0]
  for (const other of POWERS) {
    const there = cuAt(s, to, other)
    if (there === 0 || !areEnemies(power, other)) continue
    prize += there * weights.cu[other]
    foes += there
  }
  const each = foes === 0 ? 0 : prize / foes
  const mine = weights.cu[power]
  const risk = isEmperor(s, host.leader) || power === 2 ? leaderWorth(sv, host.leader) : weights.displaced
  const perishing = fight.attackersLose >= cu - 1 ? 0.3 : 0.02
  // The loser retreats, and may lose one more on the way.
  const beaten = fight.win * 0.5 * each + fight.wipe * prey
  const plunder = power === BARBARIANS ? 0.5 * fight.defendersLose * fight.win * weights.plunder : 0
  return (
    fight.defendersLose * each +
    beaten +
    plunder -
    fight.attackersLose * mine -
    (1 - fight.win) * (0.7 * mine + 0.1) -
    perishing * (1 - fight.win) * risk
  )
}

/** What a tribe is worth to the BARBARIAN player, or to the ROMAN player as an ally. */
export function tribeWorth({ s, turns }: Survey, tribe: Tribe): number {
  return s.board.tribes[tribe].score * weights.tribe * Math.min(4, turns)
}
