/** Whether what a card asks for holds. Public facts alone are looked at. */
import { derived, NONE, type Space } from '../../../board.ts'
import type { Condition } from '../../../edition/schema.ts'
import {
  ATLANTIC,
  alliedTribes,
  BYZANTINE,
  barbarianTribes,
  CLEAR,
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
  LOYALIST,
  leadersOf,
  MEDITERRANEAN,
  markerAt,
  OFF,
  type Player,
  type Power,
  powerOf,
  RIVER,
  ROUGH,
  reserveSize,
  STRAIT,
  type State,
  type TurnEvent,
  tribeOf,
  type Via,
  whereIs,
} from '../../../state.ts'
import { canBaptize } from '../../map/reserve.ts'
import { flagCalled } from '../doing/flags.ts'
import {
  allOf,
  type Battle,
  battleOf,
  commanderOf,
  countsAs,
  cuOf,
  hasEmperor,
  hasWon,
  holdsBarbarianMarker,
  leadersOfSide,
  otherSide,
  romansOf,
  sideOfPlayer,
} from './battle-facts.ts'
import { everyCu, isLeader, isSpace, powerCalled, READ_LOYALIST } from './selectors.ts'
import { type Trigger, triggerOf } from './trigger.ts'

type BattleCondition = Extract<Condition, { battle: unknown }>['battle']
type PowerName = Parameters<typeof powerCalled>[0]

const vias: Readonly<Record<string, Via>> = { clear: CLEAR, rough: ROUGH, river: RIVER, strait: STRAIT }
const BOTH_SEAS = 3

const spaceCalled = (s: State, id: string): Space => s.board.spaceOf.get(id) ?? NONE

export function meets(s: State, player: Player, condition: Condition): boolean {
  if ('any' in condition) return condition.any.some((one) => meets(s, player, one))
  if ('not' in condition) return !meets(s, player, condition.not)
  if ('battle' in condition) return meetsBattle(s, player, condition.battle)
  return meetsPieces(s, condition) ?? meetsMap(s, condition) ?? meetsMoment(s, condition) ?? false
}

export function meetsAll(s: State, player: Player, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!meets(s, player, condition)) return false
  return true
}

/** Tribes and leaders; undefined: it is about something else. */
function meetsPieces(s: State, condition: Condition): boolean | undefined {
  if ('tribe_in_play' in condition) return isTribeInPlay(s, condition.tribe_in_play)
  if ('leader_in_play' in condition) return isLeaderInPlay(s, condition.leader_in_play)
  if ('power_has_leader' in condition) return hasLeader(s, powerCalled(condition.power_has_leader))
  if ('no_power_leader' in condition) return !hasLeader(s, powerCalled(condition.no_power_leader))
  if ('allied_tribes_min' in condition) return alliedTribes(s).length >= condition.allied_tribes_min
  if ('barbarian_tribes_min' in condition) return barbarianTribes(s).length >= condition.barbarian_tribes_min
  if ('emperor_in_play' in condition) {
    return condition.emperor_in_play.some((name) =>
      leadersOf(s, powerCalled(name)).some((leader) => isEmperor(s, leader)),
    )
  }
  if ('marker_in' in condition) {
    const [id, where] = condition.marker_in
    const tribe = s.board.tribeOf.get(id)
    return tribe !== undefined && isInPlay(s, tribe) && isSpace(s, where, markerAt(s, tribe), READ_LOYALIST)
  }
  return undefined
}

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
function meetsMap(s: State, condition: Condition): boolean | undefined {
  if ('flag' in condition) return isFlagged(s, condition.flag)
  if ('not_flag' in condition) return !isFlagged(s, condition.not_flag)
  if ('space_control' in condition) {
    const [id, power] = condition.space_control
    return controlOf(s, spaceCalled(s, id)) === powerCalled(power)
  }
  if ('cu_in' in condition) {
    const [ids, power] = condition.cu_in
    return ids.some((id) => everyCu(s, spaceCalled(s, id), powerCalled(power)) > 0)
  }
  if ('turn_event' in condition) return condition.turn_event.some((name) => hasHappened(s, turnEventCalled(name)))
  if ('played_earlier_turn' in condition) {
    const card = s.board.cardOf.get(condition.played_earlier_turn)
    return s.played.some((played) => played.card === card && played.turn < s.turn)
  }
  if ('reserve_min' in condition) return reserveSize(s) >= condition.reserve_min || canBaptize(s)
  if ('control_port' in condition) return hasPort(s, condition.control_port)
  return undefined
}

const turnEventCalled = (name: string): TurnEvent => name.replaceAll('_', '-') as TurnEvent

const isFlagged = (s: State, name: string): boolean => {
  const flag: Flag | undefined = flagCalled(name)
  return flag !== undefined && hasFlag(s, flag)
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
function meetsMoment(s: State, condition: Condition): boolean | undefined {
  const trigger = triggerOf(s)
  if ('siege_of' in condition) {
    // Without a siege that is going on, any besieged space is meant.
    if (trigger === undefined)
      return s.board.everySpace.some(
        (space) => isBesieged(s, space) && isSpace(s, condition.siege_of, space, READ_LOYALIST),
      )
    return trigger.space >= 0 && isSpace(s, condition.siege_of, trigger.space, READ_LOYALIST)
  }
  if ('siege_won_by' in condition) return trigger?.power === powerCalled(condition.siege_won_by)
  if ('activated' in condition) {
    return (
      trigger !== undefined &&
      trigger.leader !== NONE &&
      isLeader(s, condition.activated, trigger.leader, READ_LOYALIST)
    )
  }
  if ('garrison_empty' in condition) return trigger !== undefined && garrisonAt(s, trigger.space) === 0
  return undefined
}

/** BG-2.2.1-g: in a battle Byzantine CU count with the Loyalists. */
const cuCountingAs = (muster: readonly number[], power: Power): number =>
  (muster[power] ?? 0) + (power === LOYALIST ? (muster[BYZANTINE] ?? 0) : 0)

const cuOfPowers = (muster: readonly number[], names: readonly PowerName[]): number =>
  names.reduce((sum, name) => sum + cuCountingAs(muster, powerCalled(name)), 0)

function meetsBattle(s: State, player: Player, wanted: BattleCondition): boolean {
  const battle = battleOf(s)
  if (battle === undefined) return false
  const mine = sideOfPlayer(battle, player)
  const theirs = otherSide(mine)
  const [myCu, theirCu] = [cuOf(s, battle, mine), cuOf(s, battle, theirs)]
  const holds = <T>(member: T | undefined, test: (member: T) => boolean) => member === undefined || test(member)
  return (
    holds(wanted.my_cu, (names) => cuOfPowers(myCu, names) > 0) &&
    holds(wanted.enemy_cu, (names) => cuOfPowers(theirCu, names) > 0) &&
    holds(wanted.my_min, (least) => allOf(myCu) >= least) &&
    holds(wanted.enemy_min, (least) => allOf(theirCu) >= least) &&
    holds(wanted.enemy_roman_min, (least) => romansOf(theirCu) >= least) &&
    holds(wanted.my_share_min, (least) => cuOfPowers(myCu, wanted.my_cu ?? []) >= least * allOf(myCu)) &&
    holds(wanted.my_both, (names) => names.every((name) => cuCountingAs(myCu, powerCalled(name)) > 0)) &&
    holds(wanted.my_oc, (names) => names.some((name) => countsAs(s, commanderOf(battle, mine), powerCalled(name)))) &&
    holds(wanted.i_am, (side) => (side === 'attacker') === (mine === 'attackers')) &&
    holds(wanted.my_emperor, (isSo) => hasEmperor(s, battle, mine) === isSo) &&
    holds(wanted.enemy_emperor, (isSo) => hasEmperor(s, battle, theirs) === isSo) &&
    holds(wanted.enemy_leader, (ids) => leadersOfSide(s, battle, theirs).some((leader) => isNamed(s, leader, ids))) &&
    holds(wanted.i_won, (isSo) => hasWon(battle, mine) === isSo) &&
    holds(wanted.space, (where) => isSpace(s, where, battle.space, READ_LOYALIST)) &&
    holds(wanted.tribe_marker, (isSo) => holdsBarbarianMarker(s, battle) === isSo) &&
    holds(wanted.entered_via, (name) => enteredBy(battle, vias[name]))
  )
}

/** His power or his tribe is among these. */
function isNamed(s: State, leader: number, ids: readonly string[]): boolean {
  const its = s.board.everyLeader[leader]
  const tribe = tribeOf(s, its)
  const names = ['loyalist', 'byzantine', 'usurper', 'barbarian', 'allied'] as const
  return ids.includes(names[powerOf(s, its)]) || (tribe !== NONE && ids.includes(s.board.tribes[tribe].id))
}

const enteredBy = (battle: Battle, way: Via): boolean => battle.attackers.some(({ via }) => via === way)
