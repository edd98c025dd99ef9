/** Several values of each thing of an axis: in cells of their own, or several in one. */
import { isObject, type Json, type JsonObject } from '../contract.ts'
import { Bits, CELL_BITS, type Celled, Row, SeldomBits, seldomAt } from './cells.ts'
import { type Axis, atRest, type Field, found, type Layout, type WrittenMember } from './field.ts'
import { type Kind, type Names, namesOf, objectOf, refuseOthers, type Said } from './kinds.ts'

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
  readonly seldom?: true
}

export const small = <T extends number>(
  kind: Kind<T>,
  rest: T,
  [least, most]: readonly [number, number],
  { always = false, follows = false } = {},
): SmallTrait<T> => ({ kind, rest, least, most, always, follows })

interface SeldomTrait<T extends number> extends SmallTrait<T> {
  readonly seldom: true
}

/** One that seldom changes: copies of a position share it. */
export const seldom = <T extends number>(trait: SmallTrait<T>): SeldomTrait<T> => ({ ...trait, seldom: true })

interface Reached<I extends number> {
  set(s: Celled, i: I, value: number): void
}

type RowsOf<I extends number, M> = { readonly [K in keyof M]: M[K] extends Trait<infer T> ? Row<I, T> : never }
type BitsOf<I extends number, M> = {
  readonly [K in keyof M]: M[K] extends SeldomTrait<infer T>
    ? SeldomBits<I, T>
    : M[K] extends Trait<infer T>
      ? Bits<I, T>
      : never
}

/** Several values for each thing, written together under its name: those that are not at rest. */
export function each<I extends number, M extends { readonly [name: string]: Trait<number> }>(
  axis: Axis<I>,
  traits: M,
  { all = false } = {},
): Field<RowsOf<I, M>> {
  return {
    place: (layout) =>
      together(
        axis,
        Object.entries(traits).map(([name, trait]) => {
          const row = new Row<I, number>(layout.take(atRest(axis.most, trait.rest)))
          return { cellOf: row.get.bind(row), members: [{ name, trait, row, shift: 0, mask: -1, least: 0 }] }
        }),
        all,
      ),
  }
}

/** The same of small values, of which as many as fit share a cell: a position of many things is smaller and sooner copied. */
export function packed<I extends number, M extends { readonly [name: string]: SmallTrait<number> }>(
  axis: Axis<I>,
  traits: M,
  { all = false } = {},
): Field<BitsOf<I, M>> {
  return {
    place: (layout) =>
      together(
        axis,
        sharing(Object.entries(traits)).map((shared) => pack(axis, layout, shared)),
        all,
      ),
  }
}

const bitsOf = ({ least, most }: SmallTrait<number>): number => 32 - Math.clz32(most - least)

type Named = readonly [name: string, trait: SmallTrait<number>]

/** Those that share a cell, in their order. */
function sharing(traits: readonly Named[]): Named[][] {
  const cells: Named[][] = []
  let left = 0
  let before: Named | undefined
  for (const each of traits) {
    const bits = bitsOf(each[1])
    if (bits > left || each[1].seldom !== before?.[1].seldom) {
      cells.push([])
      left = CELL_BITS
    }
    cells[cells.length - 1].push(each)
    left -= bits
    before = each
  }
  return cells
}

function pack<I extends number>({ most }: Axis<I>, layout: Layout, shared: readonly Named[]): Shared<I> {
  let width = 0
  let resting = 0
  const shifts = shared.map(([, trait]) => {
    const shift = width
    resting |= (trait.rest - trait.least) << shift
    width += bitsOf(trait)
    return shift
  })
  const cells = atRest(most, resting)
  const isSeldom = shared[0][1].seldom === true
  const at = isSeldom ? layout.takeSeldom(cells) : layout.take(cells)
  const Reach = isSeldom ? SeldomBits<I, number> : Bits<I, number>
  const members = shared.map(([name, trait], i) => {
    const row = new Reach(at, shifts[i], bitsOf(trait), trait.least)
    return { name, trait, row, shift: row.shift, mask: row.mask, least: row.least }
  })
  return { cellOf: isSeldom ? (s, i) => seldomAt(s, at)[i] : (s, i) => s.cells[at + i], members }
}

/** A cell of each thing, with the values that share it. */
interface Shared<I extends number> {
  cellOf(s: Celled, i: I): number
  readonly members: readonly {
    readonly name: string
    readonly trait: Trait<number> & { readonly follows?: boolean }
    readonly row: Reached<I>
    readonly shift: number
    readonly mask: number
    readonly least: number
  }[]
}

/** What of a cell is written, and what that is at rest. */
function outlineOf<I extends number>({ cellOf, members }: Shared<I>) {
  const written = members.filter(({ trait }) => trait.follows !== true)
  let mask = 0
  let rest = 0
  for (const { trait, shift, mask: own, least } of written) {
    mask |= own << shift
    rest |= (trait.rest - least) << shift
  }
  return { cellOf, written, mask, rest, always: written.some(({ trait }) => trait.always === true) }
}

/** The traits of each thing together, under its name. */
export function together<I extends number, Access>({ name: axis }: Axis<I>, cells: readonly Shared<I>[], all: boolean) {
  const reached = cells.flatMap(({ members }) => members)
  const outlines = cells.map(outlineOf)
  const known = outlines.flatMap(({ written }) => written)
  const isAtRest = (s: Celled, i: I): boolean => {
    for (const { cellOf, mask, rest } of outlines) if ((cellOf(s, i) & mask) !== rest) return false
    return true
  }
  const isSame = (one: Celled, other: Celled, i: I): boolean => {
    for (const { cellOf, mask } of outlines) if (((cellOf(one, i) ^ cellOf(other, i)) & mask) !== 0) return false
    return true
  }
  const writeOne = (s: Celled, i: I, names: Names): JsonObject => {
    const one: Record<string, Json> = {}
    for (const { cellOf, written, mask, rest, always } of outlines) {
      const cell = cellOf(s, i)
      if (!always && (cell & mask) === rest) continue
      for (const { name, trait, shift, mask: own, least } of written) {
        const value = ((cell >> shift) & own) + least
        if (trait.always === true || value !== trait.rest) one[name] = trait.kind.write(value, names)
      }
    }
    return one
  }
  const readOne = (s: Celled, i: I, json: Json, names: Names, where: string) => {
    const object = objectOf(json, where)
    refuseOthers(
      object,
      known.map(({ name }) => name),
      where,
    )
    for (const { name, trait, row } of known) {
      const value = object[name]
      if (value !== undefined) row.set(s, i, trait.kind.read(value, names, `${where}.${name}`))
    }
  }
  const said = known.map(({ name, trait }): readonly [string, Said] => {
    const { kind, rest, always } = trait
    const left = always === true ? '' : `; left out: ${JSON.stringify(kind.write(rest, namesOf({})))}`
    return [name, { says: `${kind.says}${left}` }]
  })
  return {
    says: all ? `by the name of each ${axis}` : `by the name of each ${axis} of which anything is to be told`,
    members: Object.fromEntries(said),
    step: '.NAME',
    access: Object.fromEntries(reached.map(({ name, row }) => [name, row])) as Access,
    write(s: Celled, names: Names, before?: WrittenMember) {
      const written: Record<string, Json> = {}
      const json = before?.json ?? null
      const known = isObject(json) ? json : undefined
      const ids = names.list(axis)
      for (let i = 0 as I; i < ids.length; i++) {
        if (!all && isAtRest(s, i)) continue
        const isKnown = known !== undefined && before !== undefined && isSame(s, before.position, i)
        written[ids[i]] = (isKnown ? known[ids[i]] : undefined) ?? writeOne(s, i, names)
      }
      return written
    },
    read(s: Celled, json: Json, names: Names, where: string) {
      for (const [id, one] of Object.entries(objectOf(json, where))) {
        readOne(s, found<I>(names, axis, id, where), one, names, `${where}.${id}`)
      }
    },
  }
}
