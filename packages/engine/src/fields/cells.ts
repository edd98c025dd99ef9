/** The numbers of a position, nearly all in one array: what stands where, and how it is read and written by the rules. */

/** Small positions are quickest to copy as a plain array, large ones as an array of 16 bits, which takes a quarter of the room. */
export type Cells = number[] | Int16Array

/** Cells that seldom change. Copies share them: they are never changed, only replaced. */
export type Seldom = readonly number[]

export interface Celled {
  cells: Cells
  /** A copy has the same cells: whoever changes first takes cells of its own. Absent: no copy ever has. */
  areShared?: boolean
  /** One list for each field that seldom changes. */
  seldom?: readonly Seldom[]
}

/** A position whose copies share what they can. */
export type Sharing = Required<Celled>

/** The cells for a copy of a position: the same, until one of the two changes. */
export function share(s: Celled): Cells {
  s.areShared = true
  return s.cells
}

/** The cells of a position that changes: its own from now on. */
export const owned = (s: Celled): Cells => (s.areShared === true ? takeOwn(s) : s.cells)

function takeOwn(s: Celled): Cells {
  s.cells = s.cells.slice()
  s.areShared = false
  return s.cells
}

const NO_CELLS: Seldom = []

export const seldomAt = (s: Celled, at: number): Seldom => s.seldom?.[at] ?? NO_CELLS

export function replaceSeldom(s: Celled, at: number, by: Seldom): void {
  const lists = s.seldom?.slice() ?? []
  lists[at] = by
  s.seldom = lists
}

/** Up to here a plain array is copied in less time than memory for another is asked for. */
const SMALL = 1024

export function newCells(rest: readonly number[]): Cells {
  return rest.length <= SMALL ? rest.slice() : Int16Array.from(rest)
}

/**
 * As a small integer, which all numbers of cells are by their value. Minus nothing is a negative zero: one of it in a list, and V8 keeps
 * the whole list as floating-point numbers from then on, copies too.
 */
const whole = (value: number): number => value | 0

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
    owned(s)[this.at] = whole(value)
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
  /** The same as `get`, as a function that knows where it looks. */
  reader(): (s: Celled, i: I) => T {
    const { from } = this
    return (s, i) => s.cells[from + i] as T
  }
  set(s: Celled, i: I, value: T): void {
    owned(s)[this.from + i] = whole(value)
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
  /** The same as `get`, as a function that knows where it looks: for what the rules read all the time. */
  reader(): (s: Celled, i: I) => T {
    const { from, shift, mask, least } = this
    return (s, i) => (((s.cells[from + i] >> shift) & mask) + least) as T
  }
  /** What a cell holds that somebody has kept. `get` is for positions alone: what reads many shapes of things reads them all slowly. */
  in(cell: number): T {
    return (((cell >> this.shift) & this.mask) + this.least) as T
  }
  set(s: Celled, i: I, value: T): void {
    const cells = owned(s)
    const others = cells[this.from + i] & ~(this.mask << this.shift)
    cells[this.from + i] = others | (((value - this.least) & this.mask) << this.shift)
  }
}

/** Whether some values that share a cell are all at their least: one look tells. */
export function allLeast<I extends number>(values: readonly Bits<I, number>[]): (s: Celled, i: I) => boolean {
  const from = values[0]?.from ?? 0
  let looked = 0
  for (const value of values) {
    if (value.from !== from) throw new Error('These values do not share a cell.')
    looked |= value.mask << value.shift
  }
  return (s, i) => (s.cells[from + i] & looked) === 0
}

/** The same in cells that seldom change. */
export class SeldomBits<I extends number, T extends number> {
  readonly at: number
  readonly shift: number
  readonly mask: number
  /** What 0 stands for. */
  readonly least: number
  constructor(at: number, shift: number, bits: number, least: number) {
    this.at = at
    this.shift = shift
    this.mask = (1 << bits) - 1
    this.least = least
  }
  get(s: Celled, i: I): T {
    return (((seldomAt(s, this.at)[i] >> this.shift) & this.mask) + this.least) as T
  }
  /** The same in lists that somebody has kept. */
  in(lists: readonly Seldom[], i: I): T {
    return (((lists[this.at][i] >> this.shift) & this.mask) + this.least) as T
  }
  set(s: Celled, i: I, value: T): void {
    if (this.get(s, i) === value) return
    const cells = seldomAt(s, this.at).slice()
    const others = cells[i] & ~(this.mask << this.shift)
    cells[i] = others | (((value - this.least) & this.mask) << this.shift)
    replaceSeldom(s, this.at, cells)
  }
}
