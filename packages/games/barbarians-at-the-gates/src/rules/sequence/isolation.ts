/** Chapter 19.3: Usurper spaces without a line to anything of the Usurper's. */
import { derived, NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  bitOf,
  controlOf,
  cuInside,
  exclude,
  firstLeaderAt,
  fortAt,
  heldBy,
  insideAt,
  isBesieged,
  isIn,
  isOpenAndFree,
  LED,
  LOYALIST,
  NO_FORT,
  nextLeader,
  powerOf,
  powersAt,
  type Sets,
  STRAIT,
  type State,
  spaceOf,
  spacesWith,
  thingsOf,
  USURPER,
  usurpedSpaces,
  wordsOf,
  wordsWith,
} from '../../state.ts'
import { convert } from '../map/control.ts'

const isUsurpers = (s: State, space: Space): boolean => controlOf(s, space) === USURPER

/** BG-19.3-b BG-19.3-d BG-19.3-e: a CU, a leader or a fort; walls alone are nothing. */
const isHeld = (s: State, space: Space): boolean =>
  (powersAt(s, space) & bitOf(USURPER)) !== 0 ||
  hasUsurper(s, space) ||
  (!isOpenAndFree(s, space) && isHeldByWalls(s, space))

const isHeldByWalls = (s: State, space: Space): boolean =>
  insideAt(s, space, USURPER) > 0 || (isUsurpers(s, space) && fortAt(s, space) !== NO_FORT)

function hasUsurper(s: State, space: Space): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (powerOf(s, leader) === USURPER) return true
  }
  return false
}

/** BG-19.3-f BG-19.3-h: a besieged space of the Usurper's gives no line to others, whoever controls the end of it otherwise. */
const isCutOff = (s: State, space: Space): boolean => isUsurpers(s, space) && isBesieged(s, space)

/** Where a CU outside a garrison, a leader or a fort of the Usurper's can be. */
const LIKELY: Sets = bitOf(USURPER) | (1 << LED) | (1 << heldBy(USURPER))

/** BG-19.3-b: where lines end. */
function endsOfLines(s: State): Space[] {
  if (cuInside(s, USURPER) > 0) return s.board.everySpace.filter((space) => isHeld(s, space))
  return spacesWith(s, LIKELY, (space) => isHeld(s, space))
}

/** Some spaces of one word, as bits. */
interface Part {
  readonly word: number
  readonly spaces: number
}

/** By space: those that are joined to it over no strait. */
const joined = derived(({ ways }) =>
  ways.map((list): Part[] => {
    const words = wordsOf(list.filter(({ type }) => type !== STRAIT).map(({ to }) => to))
    return words.map((spaces, word) => ({ word, spaces })).filter(({ spaces }) => spaces !== 0)
  }),
)

/**
 * BG-19.3-b to BG-19.3-i: the Usurper's spaces that have no line, as words of bits: what is left when lines have grown outwards from
 * their ends. Nobody controls a transit space, so none is on a line.
 */
function withoutLine(s: State): readonly number[] {
  const without = wordsWith(s, 1 << heldBy(USURPER))
  const reached = endsOfLines(s)
  let left = usurpedSpaces(s)
  for (const space of reached) {
    if (!isIn(without, space)) continue
    exclude(without, space)
    left--
  }
  const near = joined(s.board)
  for (let space = reached.pop(); space !== undefined && left > 0; space = reached.pop()) {
    if (isCutOff(s, space)) continue
    for (const { word, spaces } of near[space]) {
      const more = spaces & without[word]
      if (more === 0) continue
      without[word] &= ~more
      for (let bits = more; bits !== 0; bits &= bits - 1, left--) reached.push(spaceOf(word, bits))
    }
  }
  return without
}

/** BG-19.3-a BG-19.3-j: found first, then changed together. */
export function isolate(s: State, table: Table): void {
  if (usurpedSpaces(s) === 0) return
  const isolated = thingsOf(withoutLine(s), s.board.everySpace)
  for (const space of isolated) convert(s, space, LOYALIST, 'given', 'BG-19.3-a', table)
}
