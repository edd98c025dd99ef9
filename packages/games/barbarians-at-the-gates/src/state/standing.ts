/** What stands where, and who controls what, as sets of spaces: most spaces are in few of them, and need not be looked at. */
import { countThings } from '@tabularium/engine/fields'
import { NONE, type Space } from '../board.ts'
import { access, SETS, SPACES_IN_WORD, type State, WORD_SHIFT, WORDS } from '../position/fields.ts'
import { type Controller, NO_POWER, POWERS, type Power, type Powers } from '../terms.ts'

const { words } = access.following
const readWord = words.reader()

/** Sets as bits. Those of the powers come first: a set of powers is also the set of spaces where they have CU outside garrisons. */
export type Sets = Powers

/** Whoever can control a space. */
type Holder = Exclude<Controller, typeof NO_POWER>
type Exchanged = (space: Space, to: Holder) => void

/** Of spaces with a leader, and of those with a Tribal Marker. */
export const LED = POWERS.length
export const MARKED = LED + 1
const HELD = MARKED + 1
/** Of the spaces that a power controls. */
export const heldBy = (power: Holder): number => HELD + power
/** CU of any power outside garrisons, or any leader. */
export const ANYBODY: Sets = (1 << MARKED) - 1

const LAST = SPACES_IN_WORD - 1

/** A space is in a set from now on, or is not. */
export function noteStanding(s: State, set: number, space: Space, isSo: boolean): void {
  const at = (space >> WORD_SHIFT) * SETS + set
  const bit = 1 << (space & LAST)
  const before = readWord(s, at)
  words.set(s, at, isSo ? before | bit : before & ~bit)
}

/** The same of control; nobody controls a transit space. */
export function noteHeld(s: State, power: Controller, space: Space, isSo: boolean): void {
  if (power !== NO_POWER) noteStanding(s, heldBy(power), space, isSo)
}

/**
 * What one power controls of these spaces is the other's from now on, and the other way round. `each` is told of every space that has
 * changed hands.
 */
export function exchangeHeld(s: State, one: Holder, other: Holder, places: readonly number[], each: Exchanged): void {
  for (let word = 0; word < WORDS; word++) {
    const first = word * SETS + heldBy(one)
    const second = word * SETS + heldBy(other)
    const ofFirst = readWord(s, first)
    const ofSecond = readWord(s, second)
    const changing = places[word]
    words.set(s, first, (ofFirst & ~changing) | (ofSecond & changing))
    words.set(s, second, (ofSecond & ~changing) | (ofFirst & changing))
    for (let bits = ofFirst & changing; bits !== 0; bits &= bits - 1) each(spaceOf(word, bits), other)
    for (let bits = ofSecond & changing; bits !== 0; bits &= bits - 1) each(spaceOf(word, bits), one)
  }
}

/** CU of one power are where those of the other were, and the other way round. `each` is told of every space with any of them. */
export function exchangeStanding(s: State, one: Power, other: Power, each: (space: Space) => void): void {
  for (let word = 0; word < WORDS; word++) {
    const at = word * SETS
    const ofOne = readWord(s, at + one)
    const ofOther = readWord(s, at + other)
    words.set(s, at + one, ofOther)
    words.set(s, at + other, ofOne)
    for (let bits = ofOne | ofOther; bits !== 0; bits &= bits - 1) each(spaceOf(word, bits))
  }
}

/** So many spaces of all these sets together, as bits. */
export function wordOf(s: State, sets: Sets, word: number): number {
  const at = word * SETS
  let bits = 0
  for (let left = sets; left !== 0; left &= left - 1) bits |= readWord(s, at + placeOf(left))
  return bits
}

/** The place of the lowest bit that is set. */
const placeOf = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The first space of a word that is set. */
export const spaceOf = (word: number, bits: number): Space => ((word << WORD_SHIFT) + placeOf(bits)) as Space

/**
 * The first space after another where one of these powers has CU (or a leader is); NONE: there is none.
 * `for (let space = nextWith(s, powers, NONE); space !== NONE; space = nextWith(s, powers, space))` goes through all in their order.
 */
export function nextWith(s: State, sets: Sets, after: Space): Space {
  const from = after + 1
  let word = from >> WORD_SHIFT
  if (word >= WORDS) return NONE
  let bits = wordOf(s, sets, word) & (-1 << (from & LAST))
  while (bits === 0) {
    if (++word === WORDS) return NONE
    bits = wordOf(s, sets, word)
  }
  return spaceOf(word, bits)
}

const ANY = (): boolean => true

/** All of them that pass a test, in their order. */
export function spacesWith(s: State, sets: Sets, test: (space: Space) => boolean = ANY): Space[] {
  const found: Space[] = []
  for (let word = 0; word < WORDS; word++) {
    for (let bits = wordOf(s, sets, word); bits !== 0; bits &= bits - 1) {
      const space = spaceOf(word, bits)
      if (test(space)) found.push(space)
    }
  }
  return found
}

/** Those of some places, given as words of bits, that are in none of these sets, in their order. */
export function spacesAmong(s: State, places: readonly number[], without: Sets): Space[] {
  const found: Space[] = []
  for (let word = 0; word < WORDS; word++) {
    if (places[word] === 0) continue
    for (let bits = places[word] & ~wordOf(s, without, word); bits !== 0; bits &= bits - 1) {
      found.push(spaceOf(word, bits))
    }
  }
  return found
}

/** How many of some places, given as words of bits, are in one of these sets. */
export function numberAmong(s: State, places: readonly number[], within: Sets): number {
  let number = 0
  for (let word = 0; word < WORDS; word++) {
    if (places[word] !== 0) number += countThings(places[word] & wordOf(s, within, word))
  }
  return number
}

/** Whether any of some places, given as words of bits, is in one of these sets and passes a test. */
export function isAnyAmong(
  s: State,
  places: readonly number[],
  within: Sets,
  test: (space: Space) => boolean,
): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (places[word] === 0) continue
    for (let bits = places[word] & wordOf(s, within, word); bits !== 0; bits &= bits - 1) {
      if (test(spaceOf(word, bits))) return true
    }
  }
  return false
}

export function isAnyWith(s: State, sets: Sets, test: (space: Space) => boolean): boolean {
  for (let word = 0; word < WORDS; word++) {
    for (let bits = wordOf(s, sets, word); bits !== 0; bits &= bits - 1) {
      if (test(spaceOf(word, bits))) return true
    }
  }
  return false
}

/** What sets can tell of some spaces: all that are meant are among them. */
export interface Outline {
  /** As words of bits. */
  readonly places: readonly number[]
  /** Of each of these groups a space is in one set at least. */
  readonly within: readonly Sets[]
  /** It is in none of these. */
  readonly without: Sets
  /** It is in one of these; none: that is not asked. */
  readonly anyOf: readonly Outline[]
  /** Where one of several is most likely found, in these sets; 0: nothing tells. */
  readonly likely: Sets
}

const NO_SPACES: readonly number[] = Array.from({ length: WORDS }, () => 0)

/** Some spaces, as words of bits. */
export function wordsOf(spaces: readonly Space[]): number[] {
  const all = NO_SPACES.slice()
  for (const space of spaces) include(all, space)
  return all
}

/** What there is for each of them, in their order. */
export function thingsOf<T>(words: readonly number[], bySpace: readonly T[]): T[] {
  const found: T[] = []
  for (let word = 0; word < WORDS; word++) {
    for (let bits = words[word]; bits !== 0; bits &= bits - 1) found.push(bySpace[spaceOf(word, bits)])
  }
  return found
}

/** All spaces of these sets together. */
export function wordsWith(s: State, sets: Sets): number[] {
  const all: number[] = []
  for (let word = 0; word < WORDS; word++) all.push(wordOf(s, sets, word))
  return all
}

export function include(set: number[], space: Space): void {
  set[space >> WORD_SHIFT] |= 1 << (space & LAST)
}
export function exclude(set: number[], space: Space): void {
  set[space >> WORD_SHIFT] &= ~(1 << (space & LAST))
}
export const isIn = (set: readonly number[], space: Space): boolean =>
  ((set[space >> WORD_SHIFT] >> (space & LAST)) & 1) === 1

function wordIn(s: State, { places, within, without, anyOf }: Outline, word: number): number {
  let bits = places[word]
  for (const sets of within) if (bits !== 0) bits &= wordOf(s, sets, word)
  if (bits !== 0 && without !== 0) bits &= ~wordOf(s, without, word)
  if (bits === 0 || anyOf.length === 0) return bits
  let any = 0
  for (const one of anyOf) any |= wordIn(s, one, word)
  return bits & any
}

/** Those of an outline that pass a test, in their order. */
export function spacesIn(s: State, outline: Outline, test: (space: Space) => boolean): Space[] {
  const found: Space[] = []
  for (let word = 0; word < WORDS; word++) {
    for (let bits = wordIn(s, outline, word); bits !== 0; bits &= bits - 1) {
      const space = spaceOf(word, bits)
      if (test(space)) found.push(space)
    }
  }
  return found
}

/** One of an outline that passes a test, where it is likely first; NONE. */
export function oneIn(s: State, outline: Outline, test: (space: Space) => boolean): Space {
  const { likely } = outline
  if (likely === 0) return firstIn(s, outline, likely, false, test)
  const found = firstIn(s, outline, likely, true, test)
  return found === NONE ? firstIn(s, outline, likely, false, test) : found
}

/** The first of an outline, in some sets or outside them, that passes a test; NONE. */
function firstIn(s: State, outline: Outline, sets: Sets, isInside: boolean, test: (space: Space) => boolean): Space {
  for (let word = 0; word < WORDS; word++) {
    const all = wordIn(s, outline, word)
    if (all === 0) continue
    const inSets = sets === 0 ? 0 : wordOf(s, sets, word)
    for (let bits = all & (isInside ? inSets : ~inSets); bits !== 0; bits &= bits - 1) {
      const space = spaceOf(word, bits)
      if (test(space)) return space
    }
  }
  return NONE
}
