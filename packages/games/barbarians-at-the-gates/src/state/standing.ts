/** Where each power has CU, and where leaders are, as sets of spaces: most spaces are empty, and need not be looked at. */
import { NONE, type Space } from '../board.ts'
import { access, SPACES_IN_WORD, type State, WORDS } from '../position/fields.ts'
import { POWERS, type Powers } from '../terms.ts'

const { words } = access.following
const readWord = words.reader()

/** Of spaces with a leader, beside those of the powers. */
export const LED = POWERS.length
const SETS = LED + 1
/** CU of any power outside garrisons, or any leader. */
export const ANYBODY: Powers = (1 << SETS) - 1

const SHIFT = Math.log2(SPACES_IN_WORD)
const LAST = SPACES_IN_WORD - 1

/** A space is in a set from now on, or is not. */
export function noteStanding(s: State, set: number, space: Space, isSo: boolean): void {
  const at = (space >> SHIFT) * SETS + set
  const bit = 1 << (space & LAST)
  const before = words.get(s, at)
  words.set(s, at, isSo ? before | bit : before & ~bit)
}

/** So many spaces of all these sets together, as bits. */
function wordOf(s: State, sets: Powers, word: number): number {
  const at = word * SETS
  let bits = 0
  for (let left = sets; left !== 0; left &= left - 1) bits |= readWord(s, at + placeOf(left))
  return bits
}

/** The place of the lowest bit that is set. */
const placeOf = (bits: number): number => 31 - Math.clz32(bits & -bits)

/**
 * The first space after another where one of these powers has CU (or a leader is); NONE: there is none.
 * `for (let space = nextWith(s, powers, NONE); space !== NONE; space = nextWith(s, powers, space))` goes through all in their order.
 */
export function nextWith(s: State, powers: Powers, after: Space): Space {
  const from = after + 1
  let word = from >> SHIFT
  if (word >= WORDS) return NONE
  let bits = wordOf(s, powers, word) & (-1 << (from & LAST))
  while (bits === 0) {
    if (++word === WORDS) return NONE
    bits = wordOf(s, powers, word)
  }
  return ((word << SHIFT) + placeOf(bits)) as Space
}

/** All of them that pass a test, in their order. */
export function spacesWith(s: State, powers: Powers, test: (space: Space) => boolean): Space[] {
  const found: Space[] = []
  for (let word = 0; word < WORDS; word++) {
    for (let bits = wordOf(s, powers, word); bits !== 0; bits &= bits - 1) {
      const space = ((word << SHIFT) + placeOf(bits)) as Space
      if (test(space)) found.push(space)
    }
  }
  return found
}

export function isAnyWith(s: State, powers: Powers, test: (space: Space) => boolean): boolean {
  for (let space = nextWith(s, powers, NONE); space !== NONE; space = nextWith(s, powers, space)) {
    if (test(space)) return true
  }
  return false
}
