/** Where anything has changed since stacking was last found unbroken everywhere: only there can it be broken now. */
import { NONE, type Space } from '../board.ts'
import { MOST_SPACES } from '../edition/most.ts'
import type { State } from '../position/fields.ts'

const SHIFT = 5
const LAST = (1 << SHIFT) - 1
/** All spaces of a word. */
const EVERYWHERE = -1

/** Something is different in a space. */
export function noteUnchecked(s: State, space: Space): void {
  if (s.unchecked !== null) s.unchecked[space >> SHIFT] |= 1 << (space & LAST)
}

/** Anything may be different anywhere. */
export function forgetChecks(s: State): void {
  s.unchecked?.fill(EVERYWHERE)
}

/** The first space in which something is broken; NONE: nothing is. A space that passes is not tested again until it changes. */
export function firstBroken(s: State, isBroken: (s: State, space: Space) => boolean): Space {
  s.unchecked ??= new Int32Array((MOST_SPACES >> SHIFT) + 1).fill(EVERYWHERE)
  const { unchecked } = s
  const { everySpace } = s.board
  for (let word = 0; word < unchecked.length; word++) {
    for (let bits = unchecked[word]; bits !== 0; bits = unchecked[word]) {
      const lowest = bits & -bits
      const at = (word << SHIFT) + 31 - Math.clz32(lowest)
      if (at < everySpace.length && isBroken(s, everySpace[at])) return everySpace[at]
      unchecked[word] = bits & ~lowest
    }
  }
  return NONE
}
