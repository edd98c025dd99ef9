/** What a field of cells is: it takes its place among the cells, and knows its way out and in. */
import type { Json } from '../contract.ts'
import type { Celled, Seldom } from './cells.ts'
import { type Names, type Said, wrong } from './kinds.ts'

/** A kind of thing that positions count by index: its name, and how many an edition may have of it. */
export interface Axis<I extends number> {
  readonly name: string
  readonly most: number
  /** Only for its type. */
  readonly index?: I
}

export const axis = <I extends number>(name: string, most: number): Axis<I> => ({ name, most })

/** A field in its place: how the rules reach it, and its way out and in. */
export interface Member<Access> extends Said {
  readonly access: Access
  /** undefined: it is left out. */
  write(s: Celled, names: Names, before?: WrittenMember): Json | undefined
  read(s: Celled, json: Json, names: Names, where: string): void
}

/** How a member was written of another position. */
export interface WrittenMember {
  readonly position: Celled
  readonly json: Json | undefined
}

/** The cells and the lists that a field has taken: from there to before there. */
interface Taken {
  readonly cells: readonly [number, number]
  readonly lists: readonly [number, number]
}

/** Whether two positions hold the same there. */
export function isSame({ cells: [from, to], lists: [first, end] }: Taken, one: Celled, other: Celled): boolean {
  const [cells, others] = [one.cells, other.cells]
  if (cells !== others) for (let at = from; at < to; at++) if (cells[at] !== others[at]) return false
  for (let at = first; at < end; at++) if (one.seldom?.[at] !== other.seldom?.[at]) return false
  return true
}

/** Gives out cells, which are at rest as told. */
export class Layout {
  readonly rest: number[] = []
  readonly seldom: Seldom[] = []
  take(rest: readonly number[]): number {
    const from = this.rest.length
    this.rest.push(...rest)
    return from
  }
  /** A list of its own, of cells that seldom change. */
  takeSeldom(rest: Seldom): number {
    return this.seldom.push(rest) - 1
  }
  put<Access>(field: Field<Access>): { readonly member: Member<Access>; readonly taken: Taken } {
    const [from, first] = [this.rest.length, this.seldom.length]
    const member = field.place(this)
    return { member, taken: { cells: [from, this.rest.length], lists: [first, this.seldom.length] } }
  }
}

/** A field that is one or more cells. */
export interface Field<Access> {
  place(layout: Layout): Member<Access>
}

export type AccessOf<F> = F extends Field<infer Access> ? Access : never

/** So many cells. Made one by one they are known to have no gaps, and are sooner read. */
export const atRest = (n: number, rest: number): number[] => Array.from({ length: n }, () => rest)

/** The thing of that name. */
export function found<I extends number>(names: Names, axis: string, id: string, where: string): I {
  const i = names.find(axis, id)
  if (i === undefined) throw wrong(where, `there is no ${axis} '${id.slice(0, 40)}'`)
  return i as I
}
