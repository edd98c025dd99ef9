/** Which spaces and tribes a card means. */
import { type Board, derived, NONE, type Space, type Tribe } from '../../../board.ts'
import type { SpaceSelector, TribeSelector } from '../../../edition/schema.ts'
import {
  allCuAt,
  areEnemies,
  bitOf,
  bitsOf,
  controlOf,
  firstLeaderAt,
  isAllied,
  isBesieged,
  isEmperor,
  isFortified,
  isInPlay,
  markerAt,
  nextLeader,
  nextTribe,
  POWERS,
  type Power,
  type State,
  tribeAt,
  tribeOf,
  ZONE,
} from '../../../state.ts'
import { isBesiegedLeader, isLeaderAt } from './leaders-meant.ts'
import {
  everyCu,
  given,
  hasFort,
  hasOtherPower,
  isOfType,
  isOpenForSettling,
  powerCalled,
  READ_LOYALIST,
  type Reading,
  SEAS,
} from './space-facts.ts'

export { isBesiegedLeader, isLeader, leadersMeant } from './leaders-meant.ts'
export { everyCu, hasOtherPower, isOpenForSettling, powerCalled, READ_LOYALIST, type Reading } from './space-facts.ts'

type Test = (s: State, space: Space, reading: Reading) => boolean

/** A selector as it is tested: the spaces it can mean on a board, and what must hold of one of them. */
interface Meaning {
  readonly places: readonly Space[]
  readonly isPlace: readonly boolean[]
  readonly tests: readonly Test[]
  /** The first of these that any space meets is meant. */
  readonly firsts: readonly Meaning[]
  /** Where one was found last time: it is tested first, like any other, and mostly passes again. NONE: nowhere yet. */
  likely: Space
}

/** Each member of a selector that is there must hold. */
const holds = <T>(member: T | undefined, test: (member: T) => boolean): boolean => member === undefined || test(member)
/** What the space itself is. */
function isPlace(board: Board, sel: SpaceSelector, space: Space): boolean {
  const province = board.provinces[board.provinceOf[space]]
  return (
    (board.kind[space] !== ZONE || mayBeZone(sel)) &&
    holds(sel.ids, (ids) => ids.includes(board.spaceIds[space])) &&
    holds(sel.not_ids, (ids) => !ids.includes(board.spaceIds[space])) &&
    holds(sel.province, (ids) => province !== undefined && ids.includes(province.id)) &&
    holds(sel.group, (groups) => groups.some((group) => group === province?.group)) &&
    holds(sel.type, (types) => types.some((type) => isOfType(board, space, type))) &&
    holds(sel.not_type, (types) => !types.some((type) => isOfType(board, space, type))) &&
    holds(sel.port, (sea) => (board.seas[space] & (sea === true ? 3 : SEAS[sea])) !== 0)
  )
}

/** BG-2.3.4-ad: a Land Zone is meant only if it is named, or if the one is meant who stands there. */
const mayBeZone = (sel: SpaceSelector): boolean =>
  sel.ids !== undefined ||
  sel.with_leader !== undefined ||
  sel.with_tribe !== undefined ||
  (sel.any_of ?? []).some(mayBeZone)

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
const testsOfContents = (sel: SpaceSelector): Test[] => [
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

/** What it has to do with leaders, tribes and other spaces. */
const testsOfRelations = (board: Board, sel: SpaceSelector): Test[] => [
  ...given(
    sel.with_leader,
    (who): Test =>
      (s, space, reading) =>
        isLeaderAt(s, who, space, reading),
  ),
  ...given(
    sel.with_tribe,
    (which): Test =>
      (s, space) =>
        isTribeAt(s, which, space),
  ),
  ...given(sel.adjacent_to, (other): Test => {
    const meaning = meaningOf(board, other)
    return (s, space, reading) => board.near[space].some((near) => isMeant(s, meaning, near, reading))
  }),
  ...given(sel.not, (other): Test => {
    const meaning = meaningOf(board, other)
    return (s, space, reading) => !isMeant(s, meaning, space, reading)
  }),
  ...given(sel.any_of, (others): Test => {
    const meanings = others.map((other) => meaningOf(board, other))
    return (s, space, reading) => meanings.some((meaning) => isMeant(s, meaning, space, reading))
  }),
  ...given(sel.britanniae_rule, (): Test => isOpenForSettling),
]

function read(board: Board, sel: SpaceSelector): Meaning {
  const { first_of = [], ...others } = sel
  const isOne = board.everySpace.map((space) => isPlace(board, others, space))
  return {
    places: board.everySpace.filter((space) => isOne[space]),
    isPlace: isOne,
    tests: [...testsOfContents(others), ...testsOfRelations(board, others)],
    firsts: first_of.map((first) => read(board, { ...others, ...first })),
    likely: NONE,
  }
}

/** What selectors mean on a board; each is read once. */
const readings = derived(() => new WeakMap<SpaceSelector, Meaning>())

function meaningOf(board: Board, sel: SpaceSelector): Meaning {
  const known = readings(board)
  const found = known.get(sel)
  if (found !== undefined) return found
  const meaning = read(board, sel)
  known.set(sel, meaning)
  return meaning
}

function passes(s: State, { tests }: Meaning, space: Space, reading: Reading): boolean {
  for (const test of tests) if (!test(s, space, reading)) return false
  return true
}

function isMeant(s: State, meaning: Meaning, space: Space, reading: Reading): boolean {
  if (meaning.firsts.length > 0) return allMeant(s, meaning, reading).includes(space)
  return meaning.isPlace[space] && passes(s, meaning, space, reading)
}

function allMeant(s: State, meaning: Meaning, reading: Reading): readonly Space[] {
  if (meaning.firsts.length === 0) return meaning.places.filter((space) => passes(s, meaning, space, reading))
  for (const first of meaning.firsts) {
    const meant = allMeant(s, first, reading)
    if (meant.length > 0) return meant
  }
  return []
}

export const isSpace = (s: State, sel: SpaceSelector, space: Space, reading: Reading): boolean =>
  isMeant(s, meaningOf(s.board, sel), space, reading)

export const spacesMeant = (s: State, sel: SpaceSelector, reading: Reading): readonly Space[] =>
  allMeant(s, meaningOf(s.board, sel), reading)

/** Whether any space is meant that passes a test; any one will do. */
export function isAnyMeant(s: State, sel: SpaceSelector, reading: Reading, test: (space: Space) => boolean): boolean {
  const meaning = meaningOf(s.board, sel)
  if (meaning.firsts.length > 0) return allMeant(s, meaning, reading).some(test)
  const { places, likely } = meaning
  if (likely !== NONE && passes(s, meaning, likely, reading) && test(likely)) return true
  for (const space of places) {
    if (!passes(s, meaning, space, reading) || !test(space)) continue
    meaning.likely = space
    return true
  }
  return false
}

/** All but the siege. */
function isSuchTribe(s: State, sel: TribeSelector, tribe: Tribe): boolean {
  if (!isInPlay(s, tribe)) return false
  const { id, canBeAllied } = s.board.tribes[tribe]
  return (
    holds(sel.id, (ids) => ids.includes(id)) &&
    holds(sel.side, (side) => isAllied(s, tribe) === (side === 'allied')) &&
    holds(sel.can_be_allied, (isSo) => canBeAllied === isSo) &&
    holds(sel.marker_in, (where) => isSpace(s, where, markerAt(s, tribe), READ_LOYALIST))
  )
}

export const isTribe = (s: State, sel: TribeSelector, tribe: Tribe): boolean =>
  isSuchTribe(s, sel, tribe) && holds(sel.unbesieged, (isSo) => isBesieged(s, markerAt(s, tribe)) !== isSo)

export const tribesMeant = (s: State, sel: TribeSelector): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isTribe(s, sel, tribe))

/** The marker or the leader of one that is meant is there; if it says unbesieged, that one is. */
export function isTribeAt(s: State, sel: TribeSelector, space: Space): boolean {
  const { unbesieged } = sel
  if (holds(unbesieged, (isSo) => isBesieged(s, space) !== isSo)) {
    for (let tribe = tribeAt(s, space); tribe !== NONE; tribe = nextTribe(s, tribe)) {
      if (isSuchTribe(s, sel, tribe)) return true
    }
  }
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    const tribe = tribeOf(s, leader)
    if (tribe === NONE || !isSuchTribe(s, sel, tribe)) continue
    if (holds(unbesieged, (isSo) => isBesiegedLeader(s, leader) !== isSo)) return true
  }
  return false
}
