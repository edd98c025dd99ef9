/** Where anything has changed since stacking was last found unbroken everywhere: only there can it be broken now. */
import { NONE, type Space } from '../board.ts'
import { SPACES_IN_WORD, type State, WORD_SHIFT, WORDS } from '../position/fields.ts'
import { type Sets, spaceOf, wordOf } from './standing.ts'

const LAST = SPACES_IN_WORD - 1
/** All spaces of a word. */
const EVERYWHERE = (1 << SPACES_IN_WORD) - 1
const ALL_WORDS: readonly number[] = Array.from({ length: WORDS }, () => EVERYWHERE)

/** Something is different in a space. */
export function noteUnchecked(s: State, space: Space): void {
  if (s.unchecked !== null) s.unchecked[space >> WORD_SHIFT] |= 1 << (space & LAST)
}

/** Anything may be different anywhere. */
export function forgetChecks(s: State): void {
  s.unchecked?.fill(EVERYWHERE)
}

/**
 * The first space in which something is broken; NONE: nothing is. A space that passes is not tested again until it changes, and
 * one that is in none of these sets passes untested.
 */
export function firstBroken(s: State, sets: Sets, isBroken: (s: State, space: Space) => boolean): Space {
  s.unchecked ??= ALL_WORDS.slice()
  const { unchecked } = s
  for (let word = 0; word < WORDS; word++) {
    if (unchecked[word] === 0) continue
    for (let bits = unchecked[word] & wordOf(s, sets, word); bits !== 0; bits &= bits - 1) {
      const space = spaceOf(word, bits)
      if (isBroken(s, space)) {
        unchecked[word] = bits
        return space
      }
    }
    unchecked[word] = 0
  }
  return NONE
}
