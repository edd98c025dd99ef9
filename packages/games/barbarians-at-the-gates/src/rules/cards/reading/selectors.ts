/** Which spaces and tribes a card means. */
import { type Board, derived, NONE, type Space, type Tribe } from '../../../board.ts'
import type { SpaceSelector, TribeSelector } from '../../../edition/schema.ts'
import {
  BYZANTINE,
  bitsOf,
  firstLeaderAt,
  heldBy,
  isAllied,
  isBesieged,
  isInPlay,
  LED,
  MARKED,
  markerAt,
  nextLeader,
  nextTribe,
  type Outline,
  oneIn,
  POWERS,
  type Power,
  type Sets,
  type State,
  spacesIn,
  tribeAt,
  tribeOf,
  wordsOf,
  ZONE,
} from '../../../state.ts'
import { isBesiegedLeader, isLeaderAt } from './leaders-meant.ts'
import { type Test, testsOfContents } from './space-contents.ts'
import { given, isOfType, isOpenForSettling, powerCalled, READ_LOYALIST, type Reading, SEAS } from './space-facts.ts'

export { isAnyLeader, isBesiegedLeader, isLeader, leadersMeant } from './leaders-meant.ts'
export { everyCu, hasOtherPower, isOpenForSettling, powerCalled, READ_LOYALIST, type Reading } from './space-facts.ts'

/** A selector as it is tested: the spaces it can mean on a board, and what must hold of one of them. */
interface Meaning {
  readonly outline: Outline
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

const EVERY_POWER: Sets = bitsOf(POWERS)
const LEADERS: Sets = 1 << LED
const LEADERS_OR_MARKERS: Sets = LEADERS | (1 << MARKED)

const heldByAny = (powers: readonly Power[]): Sets =>
  powers.reduce<Sets>((sets, power) => (power === BYZANTINE ? sets : sets | (1 << heldBy(power))), 0)

/** What sets of spaces tell of it, before anything is tested. */
function outlineOf(board: Board, sel: SpaceSelector, places: readonly Space[]): Outline {
  const isEmpty = sel.no_leader === true || sel.unled === true
  return {
    places: wordsOf(places),
    within: [
      ...given(sel.control, (names) => heldByAny(names.map(powerCalled))),
      ...given(sel.with_leader, () => LEADERS),
      ...given(sel.emperor === true ? sel.emperor : undefined, () => LEADERS),
      ...given(sel.with_tribe, () => LEADERS_OR_MARKERS),
    ],
    without: (isEmpty ? LEADERS : 0) | (sel.no_cu === true ? EVERY_POWER : 0),
    anyOf: (sel.any_of ?? []).flatMap((other) => outlinesOf(meaningOf(board, other))),
    // CU of these powers may be inside garrisons too.
    likely: bitsOf((sel.cu ?? []).map(powerCalled)),
  }
}

/** Of one that means the first of several, each of them may be meant. */
const outlinesOf = ({ outline, firsts }: Meaning): readonly Outline[] =>
  firsts.length === 0 ? [outline] : firsts.flatMap(outlinesOf)

function read(board: Board, sel: SpaceSelector): Meaning {
  const { first_of = [], ...others } = sel
  const isOne = board.everySpace.map((space) => isPlace(board, others, space))
  return {
    outline: outlineOf(
      board,
      others,
      board.everySpace.filter((space) => isOne[space]),
    ),
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
  if (meaning.firsts.length === 0) return spacesIn(s, meaning.outline, (space) => passes(s, meaning, space, reading))
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
export const isAnyMeant = (s: State, sel: SpaceSelector, reading: Reading, test: (space: Space) => boolean): boolean =>
  isAnyOf(s, meaningOf(s.board, sel), reading, test)

const ANY = (): boolean => true

function isAnyOf(s: State, meaning: Meaning, reading: Reading, test: (space: Space) => boolean): boolean {
  const { outline, likely, firsts } = meaning
  for (const first of firsts) {
    if (isAnyOf(s, first, reading, test)) return true
    // It is the first that any space meets, and none of those will do.
    if (isAnyOf(s, first, reading, ANY)) return false
  }
  if (firsts.length > 0) return false
  if (likely !== NONE && passes(s, meaning, likely, reading) && test(likely)) return true
  const found = oneIn(s, outline, (space) => passes(s, meaning, space, reading) && test(space))
  if (found === NONE) return false
  meaning.likely = found
  return true
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

export function isAnyTribe(s: State, sel: TribeSelector): boolean {
  for (const tribe of s.board.everyTribe) if (isTribe(s, sel, tribe)) return true
  return false
}

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
