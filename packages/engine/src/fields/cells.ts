/** The numbers of a position, all in one array: what stands where, and how it is read and written by the rules. */
import { type Thing, UNKNOWN } from '../secrets.ts'

/** Small positions are quickest to copy as a plain array, large ones as an array of 16 bits, which takes a quarter of the room. */
export type Cells = number[] | Int16Array

export interface Celled {
  readonly cells: Cells
}

/** Up to here a plain array is copied in less time than memory for another is asked for. */
const SMALL = 1024

export function newCells(rest: readonly number[]): Cells {
  return rest.length <= SMALL ? rest.slice() : Int16Array.from(rest)
}

/** One number. */
export class Scalar<T extends number> {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  get(s: Celled): T {
    return s.cells[this.at] as T
  }
  set(s: Celled, value: T): void {
    s.cells[this.at] = value
  }
}

/** One number for each thing of an axis. */
export class Row<I extends number, T extends number> {
  readonly from: number
  constructor(from: number) {
    this.from = from
  }
  get(s: Celled, i: I): T {
    return s.cells[this.from + i] as T
  }
  set(s: Celled, i: I, value: T): void {
    s.cells[this.from + i] = value
  }
}

/** How many bits of a cell are used: so many are a small whole number wherever the program runs. */
export const CELL_BITS = 30

/** One small number for each thing of an axis, in a few bits of cells that others share. */
export class Bits<I extends number, T extends number> {
  readonly from: number
  readonly shift: number
  readonly mask: number
  /** What 0 stands for. */
  readonly least: number
  constructor(from: number, shift: number, bits: number, least: number) {
    this.from = from
    this.shift = shift
    this.mask = (1 << bits) - 1
    this.least = least
  }
  get(s: Celled, i: I): T {
    return (((s.cells[this.from + i] >> this.shift) & this.mask) + this.least) as T
  }
  set(s: Celled, i: I, value: T): void {
    const { cells } = s
    const others = cells[this.from + i] & ~(this.mask << this.shift)
    cells[this.from + i] = others | (((value - this.least) & this.mask) << this.shift)
  }
}

/** The value of `unknown` where everything is known. */
const ALL_KNOWN = -1

/** How many things of each kind lie in one place; in a view perhaps only how many there are in all. */
export class Counts<I extends number> {
  readonly from: number
  readonly kinds: number
  constructor(from: number, kinds: number) {
    this.from = from
    this.kinds = kinds
  }
  get(s: Celled, kind: I): number {
    return s.cells[this.from + kind]
  }
  add(s: Celled, kind: I, number: number): void {
    s.cells[this.from + kind] += number
  }
  /** How many there are in all. */
  size(s: Celled): number {
    const { cells } = s
    const end = this.from + this.kinds
    if (cells[end] !== ALL_KNOWN) return cells[end]
    let size = 0
    for (let i = this.from; i < end; i++) size += cells[i]
    return size
  }
  isKnown(s: Celled): boolean {
    return s.cells[this.from + this.kinds] === ALL_KNOWN
  }
  /** What lies there, one by one, in the order of the kinds; `UNKNOWN` each if only their number is known. */
  things(s: Celled): Thing[] {
    if (!this.isKnown(s)) return new Array<Thing>(this.size(s)).fill(UNKNOWN)
    const things: Thing[] = []
    for (let kind = 0; kind < this.kinds; kind++) {
      for (let n = s.cells[this.from + kind]; n > 0; n--) things.push(kind)
    }
    return things
  }
  /** From now on these lie there, and nothing else; things that are `UNKNOWN` are only counted. */
  lay(s: Celled, things: readonly Thing[]): void {
    const areKnown = things.length === 0 || things[0] !== UNKNOWN
    s.cells.fill(0, this.from, this.from + this.kinds)
    s.cells[this.from + this.kinds] = areKnown ? ALL_KNOWN : things.length
    if (areKnown) for (const kind of things) s.cells[this.from + kind]++
  }
  /** Adds what lies there to the numbers by kind. */
  tally(s: Celled, numbers: number[]): void {
    const { cells } = s
    const { from, kinds } = this
    for (let kind = 0; kind < kinds; kind++) numbers[kind] += cells[from + kind]
  }
  /** From now on only the number of what lies there can be told. */
  hide(s: Celled): void {
    const { cells } = s
    const end = this.from + this.kinds
    if (cells[end] !== ALL_KNOWN) return
    let size = 0
    for (let i = this.from; i < end; i++) {
      size += cells[i]
      cells[i] = 0
    }
    if (size > 0) cells[end] = size
  }
  /** What cells hold where nothing lies. */
  static rest(kinds: number): number[] {
    return [...new Array<number>(kinds).fill(0), ALL_KNOWN]
  }
}
