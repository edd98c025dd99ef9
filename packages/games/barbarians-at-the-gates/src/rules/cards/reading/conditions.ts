/** Whether what a card asks for holds. Public facts alone are looked at. */
import { derived, type Leader, NONE, type Space } from '../../../board.ts'
import type { Condition, SpaceSelector } from '../../../edition/schema.ts'
import {
  ATLANTIC,
  alliedTribes,
  barbarianTribes,
  controlOf,
  type Flag,
  faceOf,
  GONE,
  garrisonAt,
  hasFlag,
  hasHappened,
  hasLeader,
  isAllied,
  isBesieged,
  isEmperor,
  isFortified,
  isInPlay,
  isOnMap,
  MEDITERRANEAN,
  markerAt,
  OFF,
  type Player,
  type Power,
  powerOf,
  reserveSize,
  type State,
  type TurnEvent,
  whereIs,
} from '../../../state.ts'
import { canBaptize } from '../../map/reserve.ts'
import { flagCalled } from '../doing/flags.ts'
import { meetsBattle, testsOfBattle } from './battle-conditions.ts'
import { everyCu, isLeader, isSpace, powerCalled, READ_LOYALIST } from './selectors.ts'
import { type Trigger, triggerOf } from './trigger.ts'

type PowerName = Parameters<typeof powerCalled>[0]

const BOTH_SEAS = 3

const spaceCalled = (s: State, id: string): Space => s.board.spaceOf.get(id) ?? NONE

/** Whether it holds for the player of the card. */
export type Holds = (s: State, player: Player) => boolean

/** Each condition is read once. */
const known = new WeakMap<Condition, Holds>()

export function holding(condition: Condition): Holds {
  const found = known.get(condition)
  if (found !== undefined) return found
  const holds = read(condition)
  known.set(condition, holds)
  return holds
}

export const meets = (s: State, player: Player, condition: Condition): boolean => holding(condition)(s, player)

const NEVER: Holds = () => false

function read(condition: Condition): Holds {
  if ('any' in condition) {
    const all = condition.any.map(holding)
    return (s, player) => all.some((holds) => holds(s, player))
  }
  if ('not' in condition) {
    const holds = holding(condition.not)
    return (s, player) => !holds(s, player)
  }
  if ('battle' in condition) {
    const tests = testsOfBattle(condition.battle)
    return (s, player) => meetsBattle(s, player, tests)
  }
  return aboutPieces(condition) ?? aboutMap(condition) ?? aboutMoment(condition) ?? NEVER
}

/** Tribes and leaders; undefined: it is about something else. */
function aboutPieces(condition: Condition): Holds | undefined {
  if ('tribe_in_play' in condition) return (s) => isTribeInPlay(s, condition.tribe_in_play)
  if ('leader_in_play' in condition) return (s) => isLeaderInPlay(s, condition.leader_in_play)
  if ('power_has_leader' in condition) {
    const power = powerCalled(condition.power_has_leader)
    return (s) => hasLeader(s, power)
  }
  if ('no_power_leader' in condition) {
    const power = powerCalled(condition.no_power_leader)
    return (s) => !hasLeader(s, power)
  }
  if ('allied_tribes_min' in condition) return (s) => alliedTribes(s).length >= condition.allied_tribes_min
  if ('barbarian_tribes_min' in condition) return (s) => barbarianTribes(s).length >= condition.barbarian_tribes_min
  if ('emperor_in_play' in condition) {
    const powers = condition.emperor_in_play.map(powerCalled)
    return (s) => s.board.everyLeader.some((leader) => isEmperorOf(s, leader, powers))
  }
  if ('marker_in' in condition) {
    const [id, where] = condition.marker_in
    return (s) => {
      const tribe = s.board.tribeOf.get(id)
      return tribe !== undefined && isInPlay(s, tribe) && isSpace(s, where, markerAt(s, tribe), READ_LOYALIST)
    }
  }
  return undefined
}

const isEmperorOf = (s: State, leader: Leader, powers: readonly Power[]): boolean =>
  isOnMap(s, leader) && isEmperor(s, leader) && powers.includes(powerOf(s, leader))

/** `franks`, `any:allied`; each is read once. */
const tribesCalled = derived(({ everyTribe, tribes }) => {
  const read = (text: string) => {
    const [id, side] = text.split(':')
    return { those: everyTribe.filter((tribe) => id === 'any' || tribes[tribe].id === id), side }
  }
  const known = new Map<string, ReturnType<typeof read>>()
  return (text: string) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
})

function isTribeInPlay(s: State, text: string): boolean {
  const { those, side } = tribesCalled(s.board)(text)
  for (const tribe of those) {
    if (isInPlay(s, tribe) && (side === undefined || isAllied(s, tribe) === (side === 'allied'))) return true
  }
  return false
}

/** This side of his counter is up, and he is on the map or displaced. */
function isLeaderInPlay(s: State, id: string): boolean {
  const leader = s.board.leaderOf.get(id)
  if (leader === undefined || faceOf(s, leader).id !== id) return false
  return whereIs(s, leader) !== OFF && whereIs(s, leader) !== GONE
}

/** Spaces, flags and what happened before; undefined: it is about something else. */
function aboutMap(condition: Condition): Holds | undefined {
  if ('flag' in condition) return flagged(condition.flag)
  if ('not_flag' in condition) {
    const isFlagged = flagged(condition.not_flag)
    return (s, player) => !isFlagged(s, player)
  }
  if ('space_control' in condition) {
    const [id, name] = condition.space_control
    const power = powerCalled(name)
    return (s) => controlOf(s, spaceCalled(s, id)) === power
  }
  if ('cu_in' in condition) {
    const [ids, name] = condition.cu_in
    const power = powerCalled(name)
    return (s) => ids.some((id) => everyCu(s, spaceCalled(s, id), power) > 0)
  }
  if ('turn_event' in condition) {
    const events = condition.turn_event.map(turnEventCalled)
    return (s) => events.some((event) => hasHappened(s, event))
  }
  if ('played_earlier_turn' in condition) {
    const { played_earlier_turn: id } = condition
    return (s) => {
      const card = s.board.cardOf.get(id)
      return s.played.some((played) => played.card === card && played.turn < s.turn)
    }
  }
  if ('reserve_min' in condition) return (s) => reserveSize(s) >= condition.reserve_min || canBaptize(s)
  if ('control_port' in condition) return (s) => hasPort(s, condition.control_port)
  return undefined
}

const turnEventCalled = (name: string): TurnEvent => name.replaceAll('_', '-') as TurnEvent

function flagged(name: string): Holds {
  const flag: Flag | undefined = flagCalled(name)
  return flag === undefined ? NEVER : (s) => hasFlag(s, flag)
}

/** BG-2.3.4-t: the seas that both ports lie on. */
export const seasBetween = (s: State, { space, to }: Pick<Trigger, 'space' | 'to'>): number => {
  const from = space < 0 ? BOTH_SEAS : s.board.seas[space]
  return to < 0 ? from : from & s.board.seas[to]
}

/** A port of this power on the sea that is sailed; fortified and not besieged, if it says so. */
function hasPort(s: State, [name, sea, how]: [PowerName, string, string]): boolean {
  const trigger = triggerOf(s)
  const sailed = trigger === undefined ? BOTH_SEAS : seasBetween(s, trigger)
  const seas = sea === 'same sea' ? sailed : sea === 'mare-nostrum' ? sailed & MEDITERRANEAN : sailed & ATLANTIC
  const power = powerCalled(name)
  return s.board.everySpace.some(
    (space) =>
      (s.board.seas[space] & seas) !== 0 &&
      controlOf(s, space) === power &&
      (how === 'any' || (isFortified(s, space) && !isBesieged(s, space))),
  )
}

/** What is going on; undefined: it is about something else. */
function aboutMoment(condition: Condition): Holds | undefined {
  if ('siege_of' in condition) return (s) => isSiegeOf(s, condition.siege_of)
  if ('siege_won_by' in condition) {
    const power = powerCalled(condition.siege_won_by)
    return (s) => triggerOf(s)?.power === power
  }
  if ('activated' in condition) {
    return (s) => {
      const leader = triggerOf(s)?.leader ?? NONE
      return leader !== NONE && isLeader(s, condition.activated, leader, READ_LOYALIST)
    }
  }
  if ('garrison_empty' in condition) {
    return (s) => {
      const trigger = triggerOf(s)
      return trigger !== undefined && garrisonAt(s, trigger.space) === 0
    }
  }
  return undefined
}

/** Without a siege that is going on, any besieged space is meant. */
function isSiegeOf(s: State, where: SpaceSelector): boolean {
  const trigger = triggerOf(s)
  if (trigger !== undefined) return trigger.space >= 0 && isSpace(s, where, trigger.space, READ_LOYALIST)
  return s.board.everySpace.some((space) => isBesieged(s, space) && isSpace(s, where, space, READ_LOYALIST))
}
