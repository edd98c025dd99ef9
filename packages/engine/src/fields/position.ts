/**
 * A position's fields, each declared once: its name, what it holds, and what it is at rest. Type, copy, writing by names and
 * checked reading follow from the declaration.
 */
import type { Json, JsonObject, Written } from '../contract.ts'
import { type Celled, type Cells, newCells, Row, Scalar } from './cells.ts'
import { type AccessOf, type Axis, atRest, type Field, found, isSame, Layout, type Member } from './field.ts'
import {
  inside,
  type Kind,
  listOfAll,
  type Names,
  NEVER_WRITTEN,
  namesOf,
  objectOf,
  type RecordOf,
  record,
  refuseOthers,
  type Said,
  word,
  wrong,
} from './kinds.ts'

/** A field that is a value beside the cells, never changed, only replaced; so copies may share it. */
export interface Data<T> extends Leaving {
  readonly kind: Kind<T>
  readonly rest: T
}

type Fields = { readonly [name: string]: Field<unknown> }
type AccessesOf<F> = { readonly [K in keyof F]: AccessOf<F[K]> }

export interface Leaving {
  /** Left out when it is at rest. */
  readonly sparse?: boolean
}

/** What is said of a value that may be left out at rest. */
function leaving<T>(kind: Kind<T>, rest: T, sparse: boolean | undefined): Said {
  const said = { ...inside(kind), says: kind.says }
  if (sparse !== true) return said
  return { ...said, says: `${kind.says}; left out: ${JSON.stringify(kind.write(rest, namesOf({})))}` }
}

export function scalar<T extends number>(kind: Kind<T>, rest: T, { sparse = false }: Leaving = {}): Field<Scalar<T>> {
  return {
    place(layout) {
      const access = new Scalar<T>(layout.take([rest]))
      return {
        ...leaving(kind, rest, sparse),
        access,
        write: (s, names) => (sparse && access.get(s) === rest ? undefined : kind.write(access.get(s), names)),
        read: (s, json, names, where) => access.set(s, kind.read(json, names, where)),
      }
    },
  }
}

/** One value for each thing, written under its name, at rest or not. */
export function by<I extends number, T extends number>(
  { name, most }: Axis<I>,
  kind: Kind<T>,
  rest: T,
): Field<Row<I, T>> {
  return {
    place(layout) {
      const access = new Row<I, T>(layout.take(atRest(most, rest)))
      return {
        ...inside(kind, '.NAME'),
        says: `by the name of each ${name}: ${kind.says}`,
        access,
        write(s, names) {
          const written: Record<string, Json> = {}
          const ids = names.list(name)
          for (let i = 0; i < ids.length; i++) written[ids[i]] = kind.write(access.get(s, i as I), names)
          return written
        },
        read(s, json, names, where) {
          for (const [id, value] of Object.entries(objectOf(json, where))) {
            access.set(s, found<I>(names, name, id, where), kind.read(value, names, `${where}.${id}`))
          }
        },
      }
    },
  }
}

/** One value for each of a fixed few, written as a list in their order. */
export function listed<I extends number, T extends number>(most: number, kind: Kind<T>, rest: T): Field<Row<I, T>> {
  const all = listOfAll(kind, most)
  return {
    place(layout) {
      const access = new Row<I, T>(layout.take(atRest(most, rest)))
      return {
        says: all.says,
        access,
        write: (s, names) =>
          all.write(
            Array.from({ length: most }, (_, i) => access.get(s, i as I)),
            names,
          ),
        read(s, json, names, where) {
          for (const [i, value] of all.read(json, names, where).entries()) access.set(s, i as I, value)
        },
      }
    },
  }
}

/** Fields under a common name. */
export function group<F extends Fields>(fields: F): Field<AccessesOf<F>> {
  return shaped(fields, (members) => {
    const entries = Object.entries(members)
    return {
      says: 'an object',
      members,
      write: (s, names) => writeAll(entries, s, names),
      read: (s, json, names, where) => readAll(members, s, objectOf(json, where), names, where),
    }
  })
}

export interface Shape extends Said {
  write(s: Celled, names: Names): Json | undefined
  read(s: Celled, json: Json, names: Names, where: string): void
}

type Placed<F> = { readonly [K in keyof F]: Member<AccessOf<F[K]>> }

/** Fields whose written form is one of their own. */
export function shaped<F extends Fields>(fields: F, form: (members: Placed<F>) => Shape): Field<AccessesOf<F>> {
  return {
    place(layout) {
      const members = placeAll(fields, layout)
      return { access: accesses(members) as AccessesOf<F>, ...form(members) }
    },
  }
}

function placeAll<F extends Fields>(fields: F, layout: Layout): Placed<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.place(layout)])) as Placed<F>
}

const accesses = (members: { readonly [name: string]: Member<unknown> }) =>
  Object.fromEntries(Object.entries(members).map(([name, { access }]) => [name, access]))

type SomeMembers = { readonly [name: string]: Member<unknown> }

function writeAll(
  members: readonly (readonly [string, Member<unknown>])[],
  s: Celled,
  names: Names,
): Record<string, Json> {
  const written: Record<string, Json> = {}
  for (const [name, member] of members) {
    const json = member.write(s, names)
    if (json !== undefined) written[name] = json
  }
  return written
}

function readAll(members: SomeMembers, s: Celled, object: JsonObject, names: Names, where: string): void {
  refuseOthers(object, Object.keys(members), where)
  for (const [name, member] of Object.entries(members)) {
    const json = object[name]
    if (json !== undefined) member.read(s, json, names, where === '' ? name : `${where}.${name}`)
  }
}

/** A value beside the cells. At rest it is the very same value, or an empty list. */
export const data = <T>(kind: Kind<T>, rest: NoInfer<T>, { sparse = false }: Leaving = {}): Data<T> => ({
  kind,
  rest,
  sparse,
})

const isAtRest = ({ rest }: Data<unknown>, value: unknown): boolean =>
  value === rest || (Array.isArray(value) && value.length === 0)

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i])

/** By kind of frame: what its frames hold. */
export type FrameTable = { readonly [kind: string]: object }
export type FrameOf<T extends FrameTable, K extends keyof T = keyof T> = {
  [P in K]: { readonly kind: P } & RecordOf<T[P]>
}[K]

/** Frames are nested no deeper than this. */
const DEEPEST = 64

/** The stack, innermost last. */
export function frames<T extends FrameTable>(table: T): Kind<readonly FrameOf<T>[]> {
  const kinds = new Map(
    Object.entries(table).map(([kind, members]) => [kind, record({ kind: word(kind), ...members }) as Kind<unknown>]),
  )
  return {
    says: 'a list of frames',
    write: (stack, names) => stack.map((frame) => kinds.get(String(frame.kind))?.write(frame, names) ?? null),
    read(json, names, where) {
      if (!Array.isArray(json) || json.length > DEEPEST) {
        throw wrong(where, `a list of at most ${DEEPEST} frames is wanted`)
      }
      return json.map((one: Json, i) => {
        const { kind } = objectOf(one, `${where}.${i}`)
        const known = typeof kind === 'string' ? kinds.get(kind) : undefined
        if (known === undefined) throw wrong(`${where}.${i}`, `there is no frame of kind ${JSON.stringify(kind)}`)
        return known.read(one, names, `${where}.${i}`) as FrameOf<T>
      })
    },
  }
}

type DataOf<D> = { [K in keyof D]: D[K] extends Data<infer T> ? T : never }

/** What the engine and the rules hold of a position: cells, data, and the stack, which is the only list that changes. */
export type PositionOf<D, F> = Celled & DataOf<D> & { readonly stack: F[] }

export interface Declared<A, D, F> {
  /** What its members are, the stack apart. */
  readonly members: { readonly [name: string]: Said }
  /** What the frames of each kind hold. */
  readonly frames: { readonly [kind: string]: { readonly [name: string]: Said } }
  readonly access: A
  /** A new position at rest. */
  empty(): PositionOf<D, F>
  /** An independent copy of anything that holds a position. */
  clone<S extends Celled & { readonly stack: F[] }>(s: S): S
  write(s: PositionOf<D, F>, names: Names, before?: Written<PositionOf<D, F>>): Record<string, Json>
  /** Reads into a position at rest. Members besides these are refused, unless `besides` names them. */
  read(s: PositionOf<D, F>, json: Json, names: Names, besides?: readonly string[]): void
}

/** Declares a position: fields of cells, data beside them, and the table of frames. */
export function declare<F extends Fields, D extends { readonly [name: string]: Data<unknown> }, T extends FrameTable>(
  fields: F,
  values: D,
  table: T,
): Declared<AccessesOf<F>, D, FrameOf<T>> {
  const layout = new Layout()
  const placed = Object.entries(fields).map(([name, field]) => ({ name, ...layout.put(field) }))
  const entries = placed.map(({ name, member }) => [name, member] as const)
  const members = Object.fromEntries(entries) as Placed<F>
  const rest: Cells = newCells(layout.rest)
  const stackKind = frames(table)
  const dataNames = Object.keys(values)
  const dataOf = (name: string) => values[name]
  const said = dataNames.map((name) => {
    const { kind, rest, sparse } = dataOf(name)
    return [name, leaving(kind, rest, sparse)] as const
  })
  return {
    members: Object.fromEntries([...entries, ...said].filter(([, { says }]) => says !== NEVER_WRITTEN)),
    frames: Object.fromEntries(Object.entries(table).map(([kind, held]) => [kind, record(held).members ?? {}])),
    access: accesses(members) as AccessesOf<F>,
    empty() {
      const s: Record<string, unknown> = { cells: rest.slice(), areShared: false, seldom: layout.seldom }
      for (const name of dataNames) s[name] = dataOf(name).rest
      s.stack = []
      return s as PositionOf<D, FrameOf<T>>
    },
    clone: (s) => ({ ...s, cells: s.cells.slice(), areShared: false, stack: s.stack.slice() }),
    write(s, names, before) {
      const written: Record<string, Json> = {}
      for (const { name, member, taken } of placed) {
        const known = before && { position: before.position, json: before.json[name] }
        const isKnown = known !== undefined && isSame(taken, s, known.position)
        const json = isKnown ? known.json : member.write(s, names, known)
        if (json !== undefined) written[name] = json
      }
      for (const name of dataNames) {
        const value: unknown = Reflect.get(s, name)
        if (dataOf(name).sparse === true && isAtRest(dataOf(name), value)) continue
        const isKnown = before !== undefined && Reflect.get(before.position, name) === value
        written[name] = (isKnown ? before.json[name] : undefined) ?? dataOf(name).kind.write(value, names)
      }
      const isKnown = before !== undefined && isSameList(s.stack, before.position.stack)
      written.stack = (isKnown ? before.json.stack : undefined) ?? stackKind.write(s.stack, names)
      return written
    },
    read(s, json, names, besides = []) {
      const object = objectOf(json, 'position')
      refuseOthers(object, [...Object.keys(members), ...dataNames, 'stack', ...besides], 'position')
      for (const [name, member] of Object.entries(members)) {
        const value = object[name]
        if (value !== undefined) member.read(s, value, names, name)
      }
      for (const name of dataNames) {
        const value = object[name]
        if (value !== undefined) Reflect.set(s, name, dataOf(name).kind.read(value, names, name))
      }
      const { stack } = object
      if (stack !== undefined) s.stack.push(...stackKind.read(stack, names, 'stack'))
    },
  }
}
