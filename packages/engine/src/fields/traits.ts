/** Several values of each thing of an axis: in cells of their own, or several in one. */
import type { Json, JsonObject } from '../contract.ts'
import { Bits, CELL_BITS, type Celled, Row } from './cells.ts'
import { type Axis, atRest, type Field, found, type Layout } from './field.ts'
import { type Kind, type Names, objectOf, refuseOthers } from './kinds.ts'

/** A value of each thing of an axis. */
export interface Trait<T extends number> {
  readonly kind: Kind<T>
  readonly rest: T
  /** Written whenever anything is of that thing. */
  readonly always?: boolean
}

export const trait = <T extends number>(kind: Kind<T>, rest: T): Trait<T> => ({ kind, rest })

/** One that lies between bounds, so that a few bits hold it. */
export interface SmallTrait<T extends number> extends Trait<T> {
  readonly least: number
  readonly most: number
  /** It follows from other values: it is neither written nor read. */
  readonly follows?: boolean
}

export const small = <T extends number>(
  kind: Kind<T>,
  rest: T,
  [least, most]: readonly [number, number],
  { always = false, follows = false } = {},
): SmallTrait<T> => ({ kind, rest, least, most, always, follows })

interface Reached<I extends number> {
  get(s: Celled, i: I): number
  set(s: Celled, i: I, value: number): void
}

type RowsOf<I extends number, M> = { readonly [K in keyof M]: M[K] extends Trait<infer T> ? Row<I, T> : never }
type BitsOf<I extends number, M> = { readonly [K in keyof M]: M[K] extends Trait<infer T> ? Bits<I, T> : never }

/** Several values for each thing, written together under its name: those that are not at rest. */
export function each<I extends number, M extends { readonly [name: string]: Trait<number> }>(
  axis: Axis<I>,
  traits: M,
  { all = false } = {},
): Field<RowsOf<I, M>> {
  return {
    place: (layout) =>
      together(axis, traits, all, ({ rest }) => new Row<I, number>(layout.take(atRest(axis.most, rest)))),
  }
}

/** The same of small values, of which as many as fit share a cell: a position of many things is smaller and sooner copied. */
export function packed<I extends number, M extends { readonly [name: string]: SmallTrait<number> }>(
  axis: Axis<I>,
  traits: M,
  { all = false } = {},
): Field<BitsOf<I, M>> {
  return {
    place(layout) {
      const places = new Map<SmallTrait<number>, Bits<I, number>>()
      for (const shared of sharing(Object.values(traits))) pack(axis, layout, shared, places)
      return together(axis, traits, all, (each) => {
        const bits = places.get(each)
        if (bits === undefined) throw new Error('It has no place.')
        return bits
      })
    },
  }
}

const bitsOf = ({ least, most }: SmallTrait<number>): number => 32 - Math.clz32(most - least)

/** Those that share a cell, in their order. */
function sharing(traits: readonly SmallTrait<number>[]): SmallTrait<number>[][] {
  const cells: SmallTrait<number>[][] = []
  let left = 0
  for (const each of traits) {
    if (bitsOf(each) > left) {
      cells.push([])
      left = CELL_BITS
    }
    cells[cells.length - 1].push(each)
    left -= bitsOf(each)
  }
  return cells
}

function pack<I extends number>(
  { most }: Axis<I>,
  layout: Layout,
  shared: readonly SmallTrait<number>[],
  places: Map<SmallTrait<number>, Bits<I, number>>,
): void {
  let shift = 0
  let resting = 0
  for (const each of shared) {
    resting |= (each.rest - each.least) << shift
    shift += bitsOf(each)
  }
  const from = layout.take(atRest(most, resting))
  shift = 0
  for (const each of shared) {
    places.set(each, new Bits<I, number>(from, shift, bitsOf(each), each.least))
    shift += bitsOf(each)
  }
}

/** The traits of each thing together, each reached in its own way. */
function together<I extends number, T extends Trait<number>, A extends Reached<I>, Access>(
  { name }: Axis<I>,
  traits: { readonly [name: string]: T },
  all: boolean,
  reach: (trait: T) => A,
) {
  const reached = Object.entries(traits).map(([member, trait]) => ({ member, trait, row: reach(trait) }))
  const members = reached
    .filter(({ trait }) => !('follows' in trait && trait.follows))
    .map(({ member, trait: { kind, rest, always }, row }) => ({ member, kind, rest, always: always === true, row }))
  const known = members.map(({ member }) => member)
  const isAtRest = (s: Celled, i: I): boolean => {
    for (const { row, rest } of members) if (row.get(s, i) !== rest) return false
    return true
  }
  const writeOne = (s: Celled, i: I, names: Names): JsonObject => {
    const written: Record<string, Json> = {}
    for (const one of members) {
      const value = one.row.get(s, i)
      if (one.always || value !== one.rest) written[one.member] = one.kind.write(value, names)
    }
    return written
  }
  const readOne = (s: Celled, i: I, json: Json, names: Names, where: string) => {
    const object = objectOf(json, where)
    refuseOthers(object, known, where)
    for (const { member, kind, row } of members) {
      const value = object[member]
      if (value !== undefined) row.set(s, i, kind.read(value, names, `${where}.${member}`))
    }
  }
  return {
    access: Object.fromEntries(reached.map(({ member, row }) => [member, row])) as Access,
    write(s: Celled, names: Names) {
      const written: Record<string, Json> = {}
      const ids = names.list(name)
      for (let i = 0 as I; i < ids.length; i++) {
        if (all || !isAtRest(s, i)) written[ids[i]] = writeOne(s, i, names)
      }
      return written
    },
    read(s: Celled, json: Json, names: Names, where: string) {
      for (const [id, one] of Object.entries(objectOf(json, where))) {
        readOne(s, found<I>(names, name, id, where), one, names, `${where}.${id}`)
      }
    },
  }
}
