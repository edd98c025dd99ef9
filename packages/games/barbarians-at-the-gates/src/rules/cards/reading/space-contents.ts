/** What a card asks of the contents of a space: who controls it, what stands there. */
import { NONE, type Space } from '../../../board.ts'
import type { SpaceSelector } from '../../../edition/schema.ts'
import {
  allCuAt,
  areEnemies,
  bitOf,
  bitsOf,
  controlOf,
  firstLeaderAt,
  isBesieged,
  isEmperor,
  isFortified,
  nextLeader,
  POWERS,
  type Power,
  type State,
} from '../../../state.ts'
import { everyCu, given, hasFort, hasOtherPower, powerCalled, type Reading } from './space-facts.ts'

export type Test = (s: State, space: Space, reading: Reading) => boolean

const isUnled = (s: State, space: Space): boolean => firstLeaderAt(s, space) === NONE

function hasEnemy(s: State, space: Space, reading: Reading): boolean {
  return POWERS.some((power) => areEnemies(power, reading.power) && everyCu(s, space, power) > 0)
}

function hasEmperor(s: State, space: Space): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (isEmperor(s, leader)) return true
  }
  return false
}

function cuOfThese(s: State, space: Space, powers: readonly Power[]): number {
  let all = 0
  for (const power of powers) all += everyCu(s, space, power)
  return all
}

/** What is on it. */
export const testsOfContents = (sel: SpaceSelector): Test[] => [
  ...given(sel.control, (names): Test => {
    const held = bitsOf(names.map(powerCalled))
    return (s, space) => (held & bitOf(controlOf(s, space))) !== 0
  }),
  ...given(
    sel.fort,
    (fort): Test =>
      (s, space) =>
        hasFort(s, space, fort),
  ),
  ...given(
    sel.fortified,
    (isSo): Test =>
      (s, space) =>
        isFortified(s, space) === isSo,
  ),
  ...given(
    sel.unbesieged,
    (isSo): Test =>
      (s, space) =>
        isBesieged(s, space) !== isSo,
  ),
  ...given(
    sel.no_cu,
    (isSo): Test =>
      (s, space) =>
        (allCuAt(s, space) === 0) === isSo,
  ),
  ...given(
    sel.no_leader,
    (isSo): Test =>
      (s, space) =>
        isUnled(s, space) === isSo,
  ),
  ...given(
    sel.unled,
    (isSo): Test =>
      (s, space) =>
        isUnled(s, space) === isSo,
  ),
  ...given(
    sel.no_enemy_cu,
    (isSo): Test =>
      (s, space, reading) =>
        !hasEnemy(s, space, reading) === isSo,
  ),
  ...given(
    sel.no_other_power,
    (isSo): Test =>
      (s, space, { power }) =>
        !hasOtherPower(s, space, power) === isSo,
  ),
  ...given(sel.cu, (names): Test => {
    const powers = names.map(powerCalled)
    const least = sel.cu_min ?? 1
    return (s, space) => cuOfThese(s, space, powers) >= least
  }),
  ...given(
    sel.emperor,
    (isSo): Test =>
      (s, space) =>
        hasEmperor(s, space) === isSo,
  ),
]
