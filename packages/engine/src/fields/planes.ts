/** Where each of many things lies, kept so that all that lie in one place are found at once. */
import { type Celled, replaceSeldom, seldomAt } from './cells.ts'
import { type Axis, atRest, type Field } from './field.ts'
import type { Kind } from './kinds.ts'
import { together } from './traits.ts'

const SHIFT = 4
/** So many things in a cell. */
const IN_WORD = 1 << SHIFT
const LAST = IN_WORD - 1
const FULL = (1 << IN_WORD) - 1

/** Things of one word, as bits. */
export type Things = number

/** The things of a word are told by their bits, the lowest first: `for (let left = bits; left !== 0; left &= left - 1)`. */
export const firstThing = <I extends number>(word: number, bits: Things): I =>
  ((word << SHIFT) + 31 - Math.clz32(bits & -bits)) as I

/** By twos, fours and eights, so that many take no longer than few. */
export function countThings(bits: Things): number {
  const pairs = bits - ((bits >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  const eights = (fours + (fours >> 4)) & 0x0f0f
  return (eights + (eights >> 8)) & 0x1f
}

/** A number up to 7 has three bits. */
const PLANES = 3
const MOST = (1 << PLANES) - 1

/**
 * One number up to 7 for each thing of an axis. For each of its three bits a cell tells which things of a word have it. They seldom
 * change: copies share the list of these cells.
 */
export class Planes<I extends number, T extends number> {
  readonly at: number
  readonly words: number
  constructor(at: number, words: number) {
    this.at = at
    this.words = words
  }
  get(s: Celled, i: I): T {
    const cells = seldomAt(s, this.at)
    const place = i & LAST
    const ones = i >> SHIFT
    const twos = ones + this.words
    const fours = twos + this.words
    const value =
      ((cells[ones] >> place) & 1) | (((cells[twos] >> place) & 1) << 1) | (((cells[fours] >> place) & 1) << 2)
    return value as T
  }
  set(s: Celled, i: I, value: T): void {
    this.turn(s, i >> SHIFT, 1 << (i & LAST), value)
  }
  /** Some things, by the words they are in. */
  wordsOf(things: readonly I[]): Things[] {
    const all = atRest(this.words, 0)
    for (const i of things) all[i >> SHIFT] |= 1 << (i & LAST)
    return all
  }
  /** The things of a word that have this value. */
  having(s: Celled, word: number, value: T): Things {
    return this.#havingIn(seldomAt(s, this.at), word, value)
  }
  /** From now on these things of a word have that value. */
  turn(s: Celled, word: number, things: Things, value: T): void {
    const cells = seldomAt(s, this.at).slice()
    this.#turnIn(cells, word, things, value)
    replaceSeldom(s, this.at, cells)
  }
  /** The same of all words at once. */
  turnAll(s: Celled, things: readonly Things[], value: T): void {
    const cells = seldomAt(s, this.at).slice()
    for (let word = 0; word < things.length; word++) this.#turnIn(cells, word, things[word], value)
    replaceSeldom(s, this.at, cells)
  }
  /**
   * From now on all things that have one of some values have another, but for those of one value that are spared, given by their
   * words. Returns which, by their words.
   */
  turnThose(s: Celled, values: readonly T[], { value, things }: Spared<T>, to: T): Things[] {
    const cells = seldomAt(s, this.at).slice()
    const those: Things[] = []
    for (let word = 0; word < this.words; word++) {
      let found = 0
      for (const each of values) found |= this.#havingIn(cells, word, each)
      found &= ~(this.#havingIn(cells, word, value) & things[word])
      those.push(found)
      this.#turnIn(cells, word, found, to)
    }
    replaceSeldom(s, this.at, cells)
    return those
  }
  #havingIn(cells: readonly number[], word: number, value: T): Things {
    const ones = cells[word]
    const twos = cells[word + this.words]
    const fours = cells[word + this.words + this.words]
    return (
      ((value & 1) === 0 ? ~ones : ones) &
      ((value & 2) === 0 ? ~twos : twos) &
      ((value & 4) === 0 ? ~fours : fours) &
      FULL
    )
  }
  #turnIn(cells: number[], word: number, things: Things, value: T): void {
    const twos = word + this.words
    const fours = twos + this.words
    cells[word] = (value & 1) === 0 ? cells[word] & ~things : cells[word] | things
    cells[twos] = (value & 2) === 0 ? cells[twos] & ~things : cells[twos] | things
    cells[fours] = (value & 4) === 0 ? cells[fours] & ~things : cells[fours] | things
  }
}

interface Spared<T> {
  readonly value: T
  readonly things: readonly Things[]
}

/** A value up to 7 of each thing of an axis, 0 at rest, written under its name as `packed` does. */
export function planes<I extends number, T extends number, const Name extends string>(
  axis: Axis<I>,
  name: Name,
  kind: Kind<T>,
): Field<{ readonly [N in Name]: Planes<I, T> }> {
  const words = Math.ceil(axis.most / IN_WORD)
  return {
    place(layout) {
      const row = new Planes<I, T>(layout.takeSeldom(atRest(PLANES * words, 0)), words)
      const member = { name, trait: { kind, rest: 0 as T }, row, shift: 0, mask: MOST, least: 0 }
      return together<I, { readonly [N in Name]: Planes<I, T> }>(
        axis,
        [{ cellOf: (s, i) => row.get(s, i), members: [member] }],
        false,
      )
    },
  }
}
