/** What is done about an enemy who comes: inside the walls, away, against him; and cards out of turn. */
import { type Action, actionsOf, OPTIONS } from '../actions.ts'
import { type Leader, NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import type { Force } from '../kinds.ts'
import { battleOdds } from '../rules/battle/odds.ts'
import { type Battle, cuOf, sum } from '../rules/battle/sides.ts'
import { mayPlayBattleCard, mayRespond } from '../rules/cards/playable.ts'
import { capacityOf } from '../rules/map/siege.ts'
import {
  areEnemies,
  BARBARIANS,
  CITY,
  CLEAR,
  controlOf,
  cuOfSide,
  faceOf,
  handOf,
  isEmperor,
  isRomanPower,
  type Player,
  type Power,
  playerOf,
  powerOf,
  type State,
  sideOf,
  tribeOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { duel, GREAT_PREY } from './assault.ts'
import { clash } from './clash.ts'
import { cardWorth } from './events.ts'
import { captives, guardsNeeded, leaderWorth } from './goals.ts'
import type { Outlook } from './outlook.ts'
import { opponentReach, type Survey } from './survey.ts'

type StepFrame = FrameOf<'step'>

export function stepOf(s: State): StepFrame | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.kind === 'step') return frame
  }
  return undefined
}

const strengthOf = ({ cu }: Force): number => cu[0] + cu[1] + cu[2] + cu[3] + cu[4]

const powerOfForce = (s: State, force: Force): Power => {
  if (force.leader !== NONE) return powerOf(s, force.leader)
  return BARBARIANS
}

/** The chance that those who come beat those who stand there. */
function peril(sv: Survey, { force, to }: StepFrame, behind = 0): number {
  const { s } = sv
  const tactical = force.leader === NONE ? 0 : faceOf(s, force.leader).tactical
  const attackers = { power: powerOfForce(s, force), cu: strengthOf(force), tactical, via: force.via }
  return duel(sv, attackers, to, behind).win
}

/** BG-10.3.1-q: all who fit go inside where they would be beaten; a strong host stays outside. */
export function staysOutside(sv: Survey, step: StepFrame, space: Space, power: Power): boolean {
  const { s } = sv
  const there = cuOfSide(s, space, sideOf(power))
  if (there <= capacityOf(s, space)) return strengthOf(step.force) < 3
  return peril(sv, step) < 0.45
}

export function garrisonNow(sv: Survey, frame: FrameOf<'compose'>, least: number, most: number): Action {
  const { s } = sv
  const { leader: leaders, take } = actionsOf(s.board)
  const step = stepOf(s)
  if (step === undefined || staysOutside(sv, step, frame.space, frame.power)) return take[least]
  if (frame.told === 0) {
    for (const leader of sv.leaders[frame.space]) {
      const isOwn = sideOf(powerOf(s, leader)) === controlOf(s, frame.space)
      const tribe = tribeOf(s, leader)
      if (isOwn && tribe === NONE && leader > (frame.with.at(-1) ?? NONE)) return leaders[leader]
    }
  }
  return take[most]
}

/** d6 with the tactics of the leader reaches 6. */
const reactionChance = (s: State, leader: Leader, isClear: boolean, isHostile: boolean): number => {
  const add = faceOf(s, leader).tactical + (isClear && tribeOf(s, leader) === NONE ? 1 : 0) - (isHostile ? 1 : 0)
  return Math.max(0, Math.min(1, (add + 1) / 6))
}

/** BG-11.1: who would be beaten slips away if he has a fair chance. */
export function avoidNow(sv: Survey, frame: FrameOf<'avoid'>): Action[] {
  const { s } = sv
  const { to, leader: leaders, option } = actionsOf(s.board)
  if (frame.leader !== NONE) {
    const ways = s.board.ways[frame.space].map((way) => way.to)
    return ways
      .sort((a, b) => shelter(sv, frame.player, frame.power, b) - shelter(sv, frame.player, frame.power, a))
      .map((way) => to[way])
  }
  const step = stepOf(s)
  if (step === undefined || peril(sv, step) < 0.6) return [option.pass]
  let best: Leader = NONE
  for (const leader of sv.leaders[frame.space]) {
    if (playerOf(powerOf(s, leader)) !== frame.player || sideOf(powerOf(s, leader)) !== sideOf(frame.power)) continue
    if (reactionChance(s, leader, true, false) < 0.5) continue
    if (best === NONE || faceOf(s, leader).tactical > faceOf(s, best).tactical) best = leader
  }
  return best === NONE ? [option.pass] : [leaders[best], option.pass]
}

/** BG-11.2: whoever would win the battle comes; the defender has 1 more for it. */
export function interceptNow(sv: Survey, frame: FrameOf<'intercept'>): Action[] {
  const { s } = sv
  const { leader: leaders, option } = actionsOf(s.board)
  const step = stepOf(s)
  if (step === undefined) return [option.done]
  // A leader on whom much hangs is worth a risk.
  const prey = step.force.leader === NONE ? 0 : leaderWorth(sv, step.force.leader)
  const least = prey > GREAT_PREY ? 0.45 : 0.6
  const found: { readonly leader: Leader; readonly worth: number }[] = []
  for (const { to: from, type } of s.board.ways[frame.into]) {
    for (const leader of sv.leaders[from]) {
      const power = powerOf(s, leader)
      if (playerOf(power) !== frame.player) continue
      const chance = reactionChance(s, leader, type === CLEAR, areEnemies(controlOf(s, frame.into), power))
      const win = defence(sv, step, leader, power)
      if (chance >= 0.3 && win > least) found.push({ leader, worth: chance * win })
    }
  }
  found.sort((a, b) => b.worth - a.worth)
  return [...found.map(({ leader }) => leaders[leader]), option.done]
}

/** The chance that an interceptor, with those who stand there, beats those who come. */
function defence(sv: Survey, { force, to }: StepFrame, leader: Leader, power: Power): number {
  const { s } = sv
  const side = sideOf(power)
  const from = whereIs(s, leader)
  const cu = Math.min(10, cuOfSide(s, from, side) - guardsNeeded(sv, from, playerOf(power)))
  if (cu <= 0) return 0
  const mine = cu + cuOfSide(s, to, side)
  const theirs = strengthOf(force)
  const attacker = powerOfForce(s, force)
  const [mineTactics, theirTactics] = [
    faceOf(s, leader).tactical,
    force.leader === NONE ? 0 : faceOf(s, force.leader).tactical,
  ]
  const { win } = clash(s.board, {
    attacking: theirs,
    defending: mine,
    attackersDrm: Math.max(0, theirTactics - mineTactics) + (isRomanPower(attacker) && force.via === CLEAR ? 1 : 0),
    defendersDrm: 1 + Math.max(0, mineTactics - theirTactics) + (isRomanPower(power) ? 1 : 0),
    attackersWinTies: !isRomanPower(power),
  })
  return 1 - win
}

/** Where those who give way are safe: at home, with friends, far from enemies. */
export function shelter(sv: Survey, player: Player, power: Power, to: Space): number {
  const { s } = sv
  const holder = controlOf(s, to)
  const isHome = holder === sideOf(power)
  const isHostile = areEnemies(holder, power)
  const friends = cuOfSide(s, to, sideOf(power))
  return (
    (isHome ? 0.4 : isHostile ? -0.3 : 0) +
    (s.board.kind[to] === CITY && isHome ? 0.3 : 0) +
    0.05 * Math.min(8, friends) -
    0.03 * opponentReach(sv, player, to)
  )
}

/** BG-10.4.2-a: back, if the interceptors would win. */
export function refuses(sv: Survey): boolean {
  const step = stepOf(sv.s)
  if (step === undefined) return false
  const prey = captives(sv, step.to, powerOfForce(sv.s, step.force), false)
  return peril(sv, step) < (prey > GREAT_PREY ? 0.3 : 0.42)
}

/** How much is at stake at a moment, in points. */
function stake(look: Outlook, frame: FrameOf<'window'>): number {
  const { s, sv } = look
  for (let i = s.stack.length - 2; i >= 0; i--) {
    const under = s.stack[i]
    switch (under.kind) {
      case 'siege-roll':
        return 0.2 + sv.worth[under.space]
      case 'step':
        return 0.1 + 0.05 * strengthOf(under.force) + 0.2 * sv.worth[under.to]
      case 'battle':
        return 0.6
      case 'activation': {
        const at = under.to === NONE ? whereIs(s, under.leader) : under.to
        const cu = at < 0 ? 0 : cuOfSide(s, whereIs(s, under.leader), sideOf(powerOf(s, under.leader)))
        return (
          0.05 * cu + (frame.moment === 'enemy-in-italia' ? 0.3 : 0) + (frame.moment === 'enter-fortified' ? 0.3 : 0)
        )
      }
      case 'raid':
        return 0.25
      case 'migrating':
        return 0.5
    }
  }
  return 0.1
}

/** A Response card is played when enough is at stake; the fewer cards are left, the sooner. */
export function respondNow(look: Outlook, frame: FrameOf<'window'>): Action {
  const { s } = look
  const player = frame.parties[frame.turn]
  const hand = handOf(s, player)
  const least = hand.length > 3 ? 0.2 : 0.12
  const atStake = stake(look, frame)
  let best: Action = OPTIONS.pass
  let most = 0
  if (atStake < least) return best
  for (const card of hand) {
    if (!mayRespond(s, player, card, frame.moment).ok) continue
    const worth = cardWorth(s, card)
    if (worth <= most) continue
    most = worth
    best = actionsOf(s.board).use.event[card]
  }
  return best
}

const LOST = 0.06
const WON = 0.94

/** A Battle card is played in a battle that matters and is not decided anyway. */
export function battleCardNow(look: Outlook, frame: FrameOf<'battle-card'>): Action {
  const { s } = look
  const battle = s.stack.findLast((each): each is Battle => each.kind === 'battle')
  if (battle === undefined) return OPTIONS.pass
  const { win } = battleOdds(s, battle)
  const mine = frame.side === 'attackers' ? win : 1 - win
  if (mine < LOST || mine > WON || !matters(look, battle)) return OPTIONS.pass
  let best: Action = OPTIONS.pass
  let most = 0
  for (const card of handOf(s, frame.player)) {
    if (!mayPlayBattleCard(s, frame.player, card).ok || cardWorth(s, card) <= most) continue
    most = cardWorth(s, card)
    best = actionsOf(s.board).use.event[card]
  }
  return best
}

function matters({ s, sv }: Outlook, battle: Battle): boolean {
  const cu = sum(cuOf(s, battle, 'attackers')) + sum(cuOf(s, battle, 'defenders'))
  if (cu >= 5 || sv.worth[battle.space] > 0.8) return true
  return sv.leaders[battle.space].some((leader) => isEmperor(s, leader) || powerOf(s, leader) === USURPER)
}
