/** Where each of many things lies, kept so that all that lie in one place are found at once. */
import { type Celled, replaceSeldom, seldomAt } from './cells.ts'
import { type Axis, atRest, type Field } from './field.ts'
import type { Kind } from './kinds.ts'
import { together } from './traits.ts'

/** So many things in a cell. */
const IN_WORD = 16
const SHIFT = Math.log2(IN_WORD)
const LAST = IN_WORD - 1
const FULL = 2 ** IN_WORD - 1

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

/**
 * One small number for each thing of an axis. For each bit of the number a cell tells which things of a word have it. They seldom
 * change: copies share the list of these cells.
 */
export class Planes<I extends number, T extends number> {
  readonly at: number
  readonly planes: number
  readonly words: number
  constructor(at: number, planes: number, words: number) {
    this.at = at
    this.planes = planes
    this.words = words
  }
  get(s: Celled, i: I): T {
    const cells = seldomAt(s, this.at)
    const place = i & LAST
    let value = 0
    for (let plane = 0, at = i >> SHIFT; plane < this.planes; plane++, at += this.words) {
      value |= ((cells[at] >> place) & 1) << plane
    }
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
    const cells = seldomAt(s, this.at)
    let found = FULL
    for (let plane = 0, at = word; plane < this.planes; plane++, at += this.words) {
      found &= ((value >> plane) & 1) === 1 ? cells[at] : ~cells[at]
    }
    return found
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
  #turnIn(cells: number[], word: number, things: Things, value: T): void {
    for (let plane = 0, at = word; plane < this.planes; plane++, at += this.words) {
      cells[at] = ((value >> plane) & 1) === 1 ? cells[at] | things : cells[at] & ~things
    }
  }
}

/** A value of each thing of an axis, 0 at rest, written under its name as `packed` does. */
export function planes<I extends number, T extends number, const Name extends string>(
  axis: Axis<I>,
  name: Name,
  kind: Kind<T>,
  most: number,
): Field<{ readonly [N in Name]: Planes<I, T> }> {
  const bits = 32 - Math.clz32(most)
  const words = Math.ceil(axis.most / IN_WORD)
  return {
    place(layout) {
      const row = new Planes<I, T>(layout.takeSeldom(atRest(bits * words, 0)), bits, words)
      const member = { name, trait: { kind, rest: 0 as T }, row, shift: 0, mask: 2 ** bits - 1, least: 0 }
      return together<I, { readonly [N in Name]: Planes<I, T> }>(
        axis,
        [{ cellOf: (s, i) => row.get(s, i), members: [member] }],
        false,
      )
    },
  }
}
