/** Which leaders a card means. */
import { type Leader, NONE, type ProvinceData, type Space } from '../../../board.ts'
import type { LeaderSelector } from '../../../edition/schema.ts'
import {
  BYZANTINE,
  besiegerOf,
  bitOf,
  bitsOf,
  controlOf,
  faceOf,
  firstLeaderAt,
  hasWonBattle,
  isBesieged,
  isEmperor,
  isInside,
  isOnMap,
  LOYALIST,
  leadersAt,
  nextLeader,
  type Powers,
  powerOf,
  type State,
  sideOf,
  tribeOf,
  whereIs,
} from '../../../state.ts'
import { everyCu, given, powerCalled, type Reading } from './space-facts.ts'

/** BG-5.7-g: he is in the garrison; the besieger is not besieged. */
export const isBesiegedLeader = (s: State, leader: Leader): boolean =>
  isOnMap(s, leader) &&
  isBesieged(s, whereIs(s, leader)) &&
  (isInside(s, leader) || sideOf(powerOf(s, leader)) === controlOf(s, whereIs(s, leader)))

const isBesieging = (s: State, leader: Leader): boolean => {
  const besieger = besiegerOf(s, whereIs(s, leader))
  return besieger !== undefined && sideOf(besieger) === sideOf(powerOf(s, leader)) && !isBesiegedLeader(s, leader)
}

type Test = (s: State, leader: Leader, reading: Reading) => boolean

function isOfPower(s: State, leader: Leader, powers: Powers, isStrict: boolean): boolean {
  const power = powerOf(s, leader)
  if ((powers & bitOf(power)) !== 0) return true
  return !isStrict && power === BYZANTINE && (powers & bitOf(LOYALIST)) !== 0
}

const provinceOf = (s: State, leader: Leader): ProvinceData | undefined =>
  s.board.provinces[s.board.provinceOf[whereIs(s, leader)]]

const companionsOf = (s: State, leader: Leader): readonly Leader[] => leadersAt(s, whereIs(s, leader))

/** What must hold of a leader on the map. */
const testsOf = (sel: LeaderSelector): readonly Test[] => [
  ...given(
    sel.id,
    (ids): Test =>
      (s, leader) =>
        ids.includes(faceOf(s, leader).id),
  ),
  ...given(sel.power, (names): Test => {
    const powers = bitsOf(names.map(powerCalled))
    return (s, leader, { isStrict }) => isOfPower(s, leader, powers, isStrict)
  }),
  ...given(
    sel.emperor,
    (isSo): Test =>
      (s, leader) =>
        isEmperor(s, leader) === isSo,
  ),
  ...given(sel.tribe, (ids): Test => {
    return (s, leader) => tribeOf(s, leader) !== NONE && ids.includes(s.board.tribes[tribeOf(s, leader)].id)
  }),
  ...given(
    sel.group,
    (groups): Test =>
      (s, leader) =>
        groups.some((group) => group === provinceOf(s, leader)?.group),
  ),
  ...given(
    sel.province,
    (ids): Test =>
      (s, leader) =>
        ids.some((id) => id === provinceOf(s, leader)?.id),
  ),
  ...given(
    sel.unbesieged,
    (isSo): Test =>
      (s, leader) =>
        isBesiegedLeader(s, leader) !== isSo,
  ),
  ...given(
    sel.not_besieging,
    (isSo): Test =>
      (s, leader) =>
        isBesieging(s, leader) !== isSo,
  ),
  ...given(sel.not_with_emperor, (isSo): Test => {
    return (s, leader) => !companionsOf(s, leader).some((one) => isEmperor(s, one)) === isSo
  }),
  ...given(sel.own_control, (isSo): Test => {
    return (s, leader) => (controlOf(s, whereIs(s, leader)) === sideOf(powerOf(s, leader))) === isSo
  }),
  ...given(sel.min_cu, (least): Test => {
    return (s, leader) => everyCu(s, whereIs(s, leader), powerOf(s, leader)) >= least
  }),
  ...given(
    sel.won_battle_this_turn,
    (isSo): Test =>
      (s, leader) =>
        hasWonBattle(s, leader) === isSo,
  ),
  ...given(
    sel.initiative,
    (rating): Test =>
      (s, leader) =>
        faceOf(s, leader).initiative === rating,
  ),
]

/** Each selector is read once. */
const known = new WeakMap<LeaderSelector, readonly Test[]>()

function testsFor(sel: LeaderSelector): readonly Test[] {
  const found = known.get(sel)
  if (found !== undefined) return found
  const tests = testsOf(sel)
  known.set(sel, tests)
  return tests
}

/** Only leaders on the map are meant. */
function passes(s: State, tests: readonly Test[], leader: Leader, reading: Reading): boolean {
  if (!isOnMap(s, leader)) return false
  for (const test of tests) if (!test(s, leader, reading)) return false
  return true
}

export const isLeader = (s: State, sel: LeaderSelector, leader: Leader, reading: Reading): boolean =>
  passes(s, testsFor(sel), leader, reading)

export function leadersMeant(s: State, sel: LeaderSelector, reading: Reading): Leader[] {
  const tests = testsFor(sel)
  return s.board.everyLeader.filter((leader) => passes(s, tests, leader, reading))
}

/** Whether any leader is meant who passes a test. */
export function isAnyLeader(
  s: State,
  sel: LeaderSelector,
  reading: Reading,
  test: (leader: Leader) => boolean,
): boolean {
  const tests = testsFor(sel)
  for (const leader of s.board.everyLeader) if (passes(s, tests, leader, reading) && test(leader)) return true
  return false
}

/** One of those who are meant is in that space. */
export function isLeaderAt(s: State, sel: LeaderSelector, space: Space, reading: Reading): boolean {
  const first = firstLeaderAt(s, space)
  if (first === NONE) return false
  const tests = testsFor(sel)
  for (let leader = first; leader !== NONE; leader = nextLeader(s, leader)) {
    if (passes(s, tests, leader, reading)) return true
  }
  return false
}
