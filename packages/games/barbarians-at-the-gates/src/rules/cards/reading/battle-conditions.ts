/** Whether what a card asks of the battle that is going on holds. */
import { NONE } from '../../../board.ts'
import type { Condition } from '../../../edition/schema.ts'
import {
  BYZANTINE,
  CLEAR,
  LOYALIST,
  type Player,
  type Power,
  powerOf,
  RIVER,
  ROUGH,
  STRAIT,
  type State,
  tribeOf,
  type Via,
} from '../../../state.ts'
import {
  allOf,
  type Battle,
  type BattleSide,
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
import { isSpace, powerCalled, READ_LOYALIST } from './selectors.ts'

type BattleCondition = Extract<Condition, { battle: unknown }>['battle']
type PowerName = Parameters<typeof powerCalled>[0]

const vias: Readonly<Record<string, Via>> = { clear: CLEAR, rough: ROUGH, river: RIVER, strait: STRAIT }

/** BG-2.2.1-g: in a battle Byzantine CU count with the Loyalists. */
const cuCountingAs = (muster: readonly number[], power: Power): number =>
  (muster[power] ?? 0) + (power === LOYALIST ? (muster[BYZANTINE] ?? 0) : 0)

const cuOfPowers = (muster: readonly number[], names: readonly PowerName[]): number =>
  names.reduce((sum, name) => sum + cuCountingAs(muster, powerCalled(name)), 0)

/** A battle as the player of a card sees it. */
interface Fight {
  readonly battle: Battle
  readonly mine: BattleSide
  readonly theirs: BattleSide
  readonly myCu: readonly number[]
  readonly theirCu: readonly number[]
}

export type BattleTest = (s: State, fight: Fight) => boolean

/** What a condition asks of a battle, member by member; each that is there must hold. */
export function testsOfBattle(wanted: BattleCondition): BattleTest[] {
  const tests: BattleTest[] = []
  const when = <T>(member: T | undefined, test: (member: T) => BattleTest): void => {
    if (member !== undefined) tests.push(test(member))
  }
  when(
    wanted.i_am,
    (side) =>
      (_, { mine }) =>
        (side === 'attacker') === (mine === 'attackers'),
  )
  when(
    wanted.my_cu,
    (names) =>
      (_, { myCu }) =>
        cuOfPowers(myCu, names) > 0,
  )
  when(
    wanted.enemy_cu,
    (names) =>
      (_, { theirCu }) =>
        cuOfPowers(theirCu, names) > 0,
  )
  when(
    wanted.my_min,
    (least) =>
      (_, { myCu }) =>
        allOf(myCu) >= least,
  )
  when(
    wanted.enemy_min,
    (least) =>
      (_, { theirCu }) =>
        allOf(theirCu) >= least,
  )
  when(
    wanted.enemy_roman_min,
    (least) =>
      (_, { theirCu }) =>
        romansOf(theirCu) >= least,
  )
  when(
    wanted.my_share_min,
    (least) =>
      (_, { myCu }) =>
        cuOfPowers(myCu, wanted.my_cu ?? []) >= least * allOf(myCu),
  )
  when(
    wanted.my_both,
    (names) =>
      (_, { myCu }) =>
        names.every((name) => cuCountingAs(myCu, powerCalled(name)) > 0),
  )
  when(
    wanted.my_oc,
    (names) =>
      (s, { battle, mine }) =>
        names.some((name) => countsAs(s, commanderOf(battle, mine), powerCalled(name))),
  )
  when(
    wanted.my_emperor,
    (isSo) =>
      (s, { battle, mine }) =>
        hasEmperor(s, battle, mine) === isSo,
  )
  when(
    wanted.enemy_emperor,
    (isSo) =>
      (s, { battle, theirs }) =>
        hasEmperor(s, battle, theirs) === isSo,
  )
  when(
    wanted.enemy_leader,
    (ids) =>
      (s, { battle, theirs }) =>
        leadersOfSide(s, battle, theirs).some((leader) => isNamed(s, leader, ids)),
  )
  when(
    wanted.i_won,
    (isSo) =>
      (_, { battle, mine }) =>
        hasWon(battle, mine) === isSo,
  )
  when(
    wanted.space,
    (where) =>
      (s, { battle }) =>
        isSpace(s, where, battle.space, READ_LOYALIST),
  )
  when(
    wanted.tribe_marker,
    (isSo) =>
      (s, { battle }) =>
        holdsBarbarianMarker(s, battle) === isSo,
  )
  when(
    wanted.entered_via,
    (name) =>
      (_, { battle }) =>
        enteredBy(battle, vias[name]),
  )
  return tests
}

export function meetsBattle(s: State, player: Player, tests: readonly BattleTest[]): boolean {
  const battle = battleOf(s)
  if (battle === undefined) return false
  const mine = sideOfPlayer(battle, player)
  const theirs = otherSide(mine)
  const fight = { battle, mine, theirs, myCu: cuOf(s, battle, mine), theirCu: cuOf(s, battle, theirs) }
  for (const test of tests) if (!test(s, fight)) return false
  return true
}

/** His power or his tribe is among these. */
function isNamed(s: State, leader: number, ids: readonly string[]): boolean {
  const its = s.board.everyLeader[leader]
  const tribe = tribeOf(s, its)
  const names = ['loyalist', 'byzantine', 'usurper', 'barbarian', 'allied'] as const
  return ids.includes(names[powerOf(s, its)]) || (tribe !== NONE && ids.includes(s.board.tribes[tribe].id))
}

const enteredBy = (battle: Battle, way: Via): boolean => battle.attackers.some(({ via }) => via === way)
