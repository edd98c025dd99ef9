/** Response cards that need more than the words of the file. */
import { d6 } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { type Leader, NONE } from '../../../board.ts'
import {
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  controlOf,
  cuAt,
  faceOf,
  GARRISONS,
  garrisonAt,
  insideAt,
  isEmperor,
  isFortified,
  isOnMap,
  LOYALIST,
  MEDITERRANEAN,
  opponentOf,
  POWERS,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { displace, ownCu } from '../../map/losses.ts'
import { forbid, respond } from '../doing/affairs.ts'
import { askLeader, askPower, type Doing } from '../doing/doing.ts'
import { EVENT, eliminateLeader, removeCu } from '../doing/effects.ts'
import { type Event, eventWith, goOn } from '../program.ts'
import { battleOf, cuOf, hasWon, leadersOfSide, otherSide, sideOfPlayer } from '../reading/battle-facts.ts'
import { seasBetween } from '../reading/conditions.ts'
import { reactorAt, type Trigger, triggerOf } from '../reading/trigger.ts'
import type { SpecialOp } from './corrected.ts'
import { endActivation, leadersAlong, musterOf, shrinkMuster } from './moving.ts'

type Special = Doing<SpecialOp>

const allOf = (cu: readonly number[]): number => cu.reduce((sum, each) => sum + each, 0)

/** They may not use the sea again in this impulse: the leader, the tribe, or who is in that port. */
function keepAshore(s: State, { leader, tribe, space }: Trigger): void {
  const whom = leader !== NONE ? { leader } : tribe !== NONE ? { tribe } : { space }
  forbid(s, { what: 'naval', until: 'impulse', ...whom })
}

/** Something that happens to the trigger, at once. */
const answering = (
  isMet: (s: State, trigger: Trigger) => boolean,
  answer: (s: State, trigger: Trigger, event: Event) => void,
): Special => ({
  can(s) {
    const trigger = triggerOf(s)
    return trigger !== undefined && isMet(s, trigger)
  },
  run(s, event) {
    const trigger = triggerOf(s)
    if (trigger !== undefined) answer(s, trigger, event)
    goOn(s, event)
  },
})

/** R13: Barbarian or Usurper units do not sail. */
export const fleetInterdicts = answering(
  (_s, { player, power }) => player === BARBARIAN && (power === BARBARIANS || power === USURPER),
  (s, trigger) => {
    respond(s, { cancelled: true })
    keepAshore(s, trigger)
  },
)

/** R20: for one's own attempt, or against the other's. */
export const exploratores = answering(
  (s, { at }) => s.stack[at].kind === 'step',
  (s, trigger, event) => respond(s, { drm: reactorAt(trigger) === event.player ? 2 : -2 }),
)

/** R52: a Barbarian leader with CU in Italia, neither raiding nor migrating. */
export const leo = answering(
  (s, { player, leader, space, at }) => {
    const { kind } = s.stack[at]
    const isMoving = kind === 'activation' || kind === 'siege-roll' || kind === 'step'
    return (
      isMoving &&
      player === BARBARIAN &&
      leader !== NONE &&
      powerOf(s, leader) === BARBARIANS &&
      s.board.isInItalia[space] &&
      ownCu(s, leader, space) > 0
    )
  },
  (s, { leader }) => {
    respond(s, { cancelled: true })
    endActivation(s, leader)
    forbid(s, { what: 'activate', until: 'turn', leader })
  },
)

/** B19: 2 AP less, or for the slow none at all. */
export const mutinousLegions = answering(
  (_s, { player, leader }) => player === ROMAN && leader !== NONE,
  (s, { leader }) => {
    if (faceOf(s, leader).initiative === 3) respond(s, { cancelled: true })
    else respond(s, { drm: -2 })
  },
)

const SURPRISERS = 3

/** Whoever has come without the AP for a siege roll makes none. */
function canRoll(s: State, { at }: Trigger): boolean {
  const frame = s.stack[at]
  return frame.kind !== 'activation' || frame.step === 'besiege'
}

/** B13: all of the garrison, or +2 to the siege roll that comes first. */
export const garrisonSurprised: Special = {
  can(s) {
    const trigger = triggerOf(s)
    if (trigger === undefined || trigger.player !== BARBARIAN || trigger.leader === NONE) return false
    const power = powerOf(s, trigger.leader)
    const { space } = trigger
    return (
      (power === BARBARIANS || power === USURPER) &&
      isFortified(s, space) &&
      areEnemies(controlOf(s, space), power) &&
      cuAt(s, space, power) >= SURPRISERS &&
      (garrisonAt(s, space) > 0 || canRoll(s, trigger))
    )
  },
  run(s, event, _op, table) {
    const space = triggerOf(s)?.space ?? NONE
    if (garrisonAt(s, space) === 0) respond(s, { drm: 2 })
    else for (const power of GARRISONS) removeCu(s, space, power, insideAt(s, space, power), table)
    goOn(s, event)
  },
}

const DEADLY = 5

/** R18: a die for each raider; BG-14.1.2-ah: without any left their leader is displaced. */
export const watchtowers: Special = {
  can(s) {
    const trigger = triggerOf(s)
    return trigger !== undefined && trigger.space >= 0 && controlOf(s, trigger.space) === LOYALIST
  },
  run(s, event, _op, table) {
    const trigger = triggerOf(s)
    if (trigger !== undefined) {
      const { space } = trigger
      let dead = 0
      for (let left = allOf(musterOf(s, trigger)); left > 0; left--)
        if (table.roll(d6, { for: 'event', card: s.board.cards[event.card].id }) >= DEADLY) dead++
      removeCu(s, space, BARBARIANS, dead, table)
      shrinkMuster(s, trigger, BARBARIANS, dead)
      if (allOf(musterOf(s, trigger)) === 0)
        for (const leader of leadersAlong(s, trigger)) displace(s, leader, 'BG-14.1.2-ah', table)
      forbid(s, { what: 'control-change', until: 'impulse', space })
    }
    goOn(s, event)
  },
}

/** Who goes along by sea, by power. */
const sailing = (s: State): Power[] => {
  const trigger = triggerOf(s)
  const muster = trigger === undefined ? [] : musterOf(s, trigger)
  return POWERS.filter((power) => (muster[power] ?? 0) > 0)
}

/** B52: on 3 and 4 a CU is lost, on 5 and 6 two and the move; the ROMAN player chooses them. */
export const fireships: Special = {
  can(s) {
    const trigger = triggerOf(s)
    return trigger !== undefined && trigger.player === ROMAN && (seasBetween(s, trigger) & MEDITERRANEAN) !== 0
  },
  run(s, event, op, table) {
    if (event.count === 0) {
      const die = table.roll(d6, { for: 'event', card: s.board.cards[event.card].id })
      replace(s, eventWith(event, { count: 1, number: die >= 5 ? 2 : die >= 3 ? 1 : 0 }))
      const trigger = triggerOf(s)
      if (die >= 5 && trigger !== undefined) {
        respond(s, { cancelled: true })
        keepAshore(s, trigger)
      }
      return
    }
    const powers = sailing(s)
    if (event.number === 0 || powers.length === 0) {
      const trigger = triggerOf(s)
      if (trigger !== undefined && event.picked.length > 0 && powers.length === 0)
        for (const leader of leadersAlong(s, trigger)) displace(s, leader, EVENT, table)
      goOn(s, event)
    } else askPower(fireships, s, event, op, powers, table, opponentOf(event.player))
  },
  power(s, event, _op, power, table) {
    const trigger = triggerOf(s)
    if (trigger === undefined) return
    removeCu(s, trigger.space, power, 1, table)
    shrinkMuster(s, trigger, power, 1)
    replace(s, eventWith(event, { number: event.number - 1, picked: [trigger.space] }))
  },
}

/** R05: Usurper leaders of the side that lost against CU of the ROMAN player's, who are elsewhere now. */
function pursued(s: State, event: Event): Leader[] {
  const battle = battleOf(s)
  if (battle === undefined) return []
  const mine = sideOfPlayer(battle, event.player)
  const victors = cuOf(s, battle, mine)
  const hasRomans = POWERS.some((power) => playerOf(power) === event.player && victors[power] > 0)
  if (!hasWon(battle, mine) || !hasRomans) return []
  return leadersOfSide(s, battle, otherSide(mine)).filter(
    (leader) => powerOf(s, leader) === USURPER && isOnMap(s, leader) && whereIs(s, leader) !== battle.space,
  )
}

const CAUGHT = 4

export const gaisoPursuit: Special = {
  can: (s, event) => pursued(s, event).length > 0,
  run: (s, event, op, table) => askLeader(gaisoPursuit, s, event, op, pursued(s, event), table),
  leader(s, event, _op, leader, table) {
    goOn(s, event)
    const die = table.roll(d6, { for: 'event', card: s.board.cards[event.card].id })
    if (die >= CAUGHT) eliminateLeader(s, leader, EVENT, table)
  },
}

/** B01: Emperors of the side that lost who are still in play. */
function ambushed(s: State, event: Event): Leader[] {
  const battle = battleOf(s)
  if (battle === undefined) return []
  const mine = sideOfPlayer(battle, event.player)
  if (!hasWon(battle, mine)) return []
  return leadersOfSide(s, battle, otherSide(mine)).filter((leader) => isOnMap(s, leader) && isEmperor(s, leader))
}

const KILLED = 5

export const aquileiaAmbush: Special = {
  can: () => false,
  run: (s, event, op, table) => askLeader(aquileiaAmbush, s, event, op, ambushed(s, event), table),
  leader(s, event, _op, leader, table) {
    goOn(s, event)
    const die = table.roll(d6, { for: 'event', card: s.board.cards[event.card].id })
    if (die >= KILLED) eliminateLeader(s, leader, EVENT, table)
  },
}
