/** Chapters 12.2.1 to 12.2.3 and 12.3: what is added to the rolls, what they score, and who wins. */
import { type Board, type Leader, NONE } from '../../board.ts'
import type { Muster } from '../../kinds.ts'
import {
  CLEAR,
  controlOf,
  faceOf,
  fortAt,
  NAVAL,
  NO_FORT,
  NO_WAY,
  POWERS,
  RIVER,
  ROUGH,
  STRAIT,
  type State,
  sideOf,
  type Via,
} from '../../state.ts'
import { isStripped } from '../map/battle-cards.ts'
import type { Drm } from './battle-frames.ts'
import { type Battle, cuOf, otherSide, romanCu, type Side, sum } from './sides.ts'

/** BG-12.2.1-c: nobody leads like one with a rating of 0. */
const ratingOf = (s: State, leader: Leader): number => (leader === NONE ? 0 : faceOf(s, leader).tactical)

/** What is added to a roll; undefined: nothing is. */
type Added = Drm | undefined

/** BG-12.2.1-a BG-12.2.1-b */
function leadership(s: State, battle: Battle, side: Side): Added {
  if (isStripped(s, battle, side)) return undefined
  const ahead = ratingOf(s, battle.attackerCommander) - ratingOf(s, battle.defenderCommander)
  const n = side === 'attackers' ? ahead : -ahead
  return n > 0 ? { side, why: 'BG-12.2.1-a', n } : undefined
}

/** BG-12.2.2-c BG-12.2.2-f to BG-12.2.2-h: every force by a clear connection, the last one; who was there already used none. */
function isGoodWay(battle: Battle, via: Via): boolean {
  if (via === CLEAR || via === NO_WAY) return true
  return (via === ROUGH || via === RIVER) && battle.superiorityAnyway.includes('attackers')
}

/** BG-12.2.2-a to BG-12.2.2-e */
function superiority(s: State, battle: Battle, side: Side, cu: Muster): Added {
  const romans = romanCu(cu)
  if (romans === 0 || isStripped(s, battle, side)) return undefined
  if (romans * 2 < sum(cu) && !battle.superiorityMixed.includes(side)) return undefined
  if (side === 'attackers' && !battle.attackers.every(({ via }) => isGoodWay(battle, via))) return undefined
  return { side, why: 'BG-12.2.2-a', n: 1 }
}

/** R49: a better landing, for the one whom the card has activated. */
const landsWell = (s: State): boolean =>
  s.stack.some((frame) => frame.kind === 'activation' && frame.mods.includes('naval-drm-1'))

/** BG-12.2.3-a to BG-12.2.3-d: the worst of them, once; nothing for others by BG-12.2.3-k. */
function crossing(s: State, { attackers }: Battle): Added {
  if (attackers.some(({ via }) => via === NAVAL))
    return { side: 'attackers', why: 'BG-12.2.3-c', n: landsWell(s) ? -1 : -2 }
  if (attackers.some(({ via }) => via === STRAIT)) return { side: 'attackers', why: 'BG-12.2.3-b', n: -2 }
  return attackers.some(({ via }) => via === RIVER) ? { side: 'attackers', why: 'BG-12.2.3-a', n: -1 } : undefined
}

/** BG-12.2.3-e BG-12.2.3-f: a fort of the defenders, not of others. */
function fort(s: State, battle: Battle, defending: Muster): Added {
  if (fortAt(s, battle.space) === NO_FORT) return undefined
  const holder = controlOf(s, battle.space)
  const isTheirs = POWERS.some((power) => defending[power] > 0 && sideOf(power) === holder)
  return isTheirs ? { side: 'attackers', why: 'BG-12.2.3-e', n: -1 } : undefined
}

const MOST_IN_TABLE = 10

/** BG-12.2.3-g */
const masses = (side: Side, cu: Muster): Added =>
  sum(cu) > MOST_IN_TABLE ? { side, why: 'BG-12.2.3-g', n: sum(cu) - MOST_IN_TABLE } : undefined

/** BG-12.2.3-h BG-12.2.3-j */
const failure = ({ hasFailedToAvoid }: Battle): Added =>
  hasFailedToAvoid ? { side: 'defenders', why: 'BG-12.2.3-h', n: -1 } : undefined

/** BG-12.2.3-i BG-12.2.3-j BG-11.2.4.2-d */
const interception = ({ interceptors }: Battle): Added =>
  interceptors.length > 0 ? { side: 'defenders', why: 'BG-12.2.3-i', n: 1 } : undefined

/** BG-12.2-a: everything that is added to either roll, with its clause or card. */
export function modifiers(s: State, battle: Battle): Drm[] {
  const attacking = cuOf(s, battle, 'attackers')
  const defending = cuOf(s, battle, 'defenders')
  const list: Drm[] = []
  const add = (drm: Added): void => {
    if (drm !== undefined) list.push(drm)
  }
  add(leadership(s, battle, 'attackers'))
  add(leadership(s, battle, 'defenders'))
  add(superiority(s, battle, 'attackers', attacking))
  add(superiority(s, battle, 'defenders', defending))
  add(crossing(s, battle))
  add(fort(s, battle, defending))
  add(masses('attackers', attacking))
  add(masses('defenders', defending))
  add(failure(battle))
  add(interception(battle))
  for (const drm of battle.drm) list.push(drm)
  return list
}

export const total = (list: readonly Drm[], side: Side): number =>
  list.reduce((all, drm) => (drm.side === side ? all + drm.n : all), 0)

/** BG-12.2.4-b BG-12.2.4-i: beyond an end of the table its last row or column counts. */
export function losses(board: Board, roll: number, cu: number): number {
  if (cu === 0) return 0
  const row = board.combat[Math.max(0, Math.min(board.combat.length - 1, roll))]
  return row[Math.min(row.length, cu) - 1]
}

/** BG-12.3-a to BG-12.3-f, BG-12.3-h: by what was scored; then by who had Roman CU when the dice were rolled. */
export function winnerOf(
  battle: Pick<Battle, 'attackersScored' | 'defendersScored' | 'attackingCu' | 'defendingCu'>,
): Side {
  const ahead = battle.attackersScored - battle.defendersScored
  if (ahead !== 0) return ahead > 0 ? 'attackers' : 'defenders'
  const hasRomans = { attackers: romanCu(battle.attackingCu) > 0, defenders: romanCu(battle.defendingCu) > 0 }
  if (hasRomans.attackers === hasRomans.defenders) return hasRomans.attackers ? 'defenders' : 'attackers'
  return hasRomans.attackers ? 'attackers' : otherSide('attackers')
}
