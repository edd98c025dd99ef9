/** How many things of each kind lie in one place; in a view perhaps only how many there are in all. */
import type { Json } from '../contract.ts'
import { type Thing, UNKNOWN } from '../secrets.ts'
import { type Celled, replaceSeldom, type Seldom, seldomAt } from './cells.ts'
import { type Axis, atRest, type Field, found } from './field.ts'
import { objectOf, whole } from './kinds.ts'

/**
 * They seldom change. The number of each kind, and at the end how many there are in all; if only that is known, it is told as
 * a number below 0.
 */
export class Counts<I extends number> {
  readonly at: number
  readonly kinds: number
  /** By size: a place in which so many are hidden. */
  readonly #hidden: Seldom[] = []
  constructor(at: number, kinds: number) {
    this.at = at
    this.kinds = kinds
  }
  get(s: Celled, kind: I): number {
    return seldomAt(s, this.at)[kind]
  }
  /** The number of each kind. As long as nothing changes there, it is the same list. */
  numbers(s: Celled): Seldom {
    return seldomAt(s, this.at)
  }
  add(s: Celled, kind: I, number: number): void {
    const numbers = seldomAt(s, this.at).slice()
    numbers[kind] += number
    numbers[this.kinds] += number
    replaceSeldom(s, this.at, numbers)
  }
  /** How many there are in all. */
  size(s: Celled): number {
    const size = seldomAt(s, this.at)[this.kinds]
    return size < 0 ? -size : size
  }
  isKnown(s: Celled): boolean {
    return seldomAt(s, this.at)[this.kinds] >= 0
  }
  /** What lies there, one by one, in the order of the kinds; `UNKNOWN` each if only their number is known. */
  things(s: Celled): Thing[] {
    if (!this.isKnown(s)) return new Array<Thing>(this.size(s)).fill(UNKNOWN)
    const numbers = seldomAt(s, this.at)
    const things: Thing[] = []
    for (let kind = 0; kind < this.kinds; kind++) for (let n = numbers[kind]; n > 0; n--) things.push(kind)
    return things
  }
  /** From now on these lie there, and nothing else; things that are `UNKNOWN` are only counted. */
  lay(s: Celled, things: readonly Thing[]): void {
    if (things[0] === UNKNOWN) return replaceSeldom(s, this.at, this.#hiding(things.length))
    const numbers = atRest(this.kinds + 1, 0)
    for (const kind of things) numbers[kind]++
    numbers[this.kinds] = things.length
    replaceSeldom(s, this.at, numbers)
  }
  /** Adds what lies there to the numbers by kind. */
  tally(s: Celled, numbers: number[]): void {
    const own = seldomAt(s, this.at)
    for (let kind = 0; kind < this.kinds; kind++) numbers[kind] += own[kind]
  }
  /** From now on only the number of what lies there can be told. */
  hide(s: Celled): void {
    const size = seldomAt(s, this.at)[this.kinds]
    if (size > 0) replaceSeldom(s, this.at, this.#hiding(size))
  }
  #hiding(size: number): Seldom {
    this.#hidden[size] ??= [...atRest(this.kinds, 0), -size]
    return this.#hidden[size]
  }
}

/** How many of each kind lie in one place: by names, or just a number where a viewer may not know more. */
export function counts<I extends number>({ name, most }: Axis<I>, mostOfAKind = 99): Field<Counts<I>> {
  const number = whole(0, mostOfAKind)
  return {
    place(layout) {
      const access = new Counts<I>(layout.takeSeldom(atRest(most + 1, 0)), most)
      return {
        says: `by the name of each ${name} that is there: how many; where they are hidden, just how many in all`,
        access,
        write(s, names) {
          if (!access.isKnown(s)) return access.size(s)
          const written: Record<string, Json> = {}
          for (const [kind, id] of names.list(name).entries()) {
            const n = access.get(s, kind as I)
            if (n > 0) written[id] = n
          }
          return written
        },
        read(s, json, names, where) {
          for (const [id, n] of Object.entries(objectOf(json, where))) {
            access.add(s, found<I>(names, name, id, where), number.read(n, names, `${where}.${id}`))
          }
        },
      }
    },
  }
}
