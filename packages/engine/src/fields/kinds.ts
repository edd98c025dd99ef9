/**
 * What a value of a position is: how it is written by names and how it is read, with its bounds. Reading trusts nothing: it
 * throws a `Fault` that says where and what.
 */
import { isObject, type Json, type JsonObject } from '../contract.ts'
import { Fault } from '../fault.ts'

/** An index into one list of things: a zone is not a piece, though both are numbers. */
export type Index<Name extends string> = number & { readonly [K in `the index of a ${Name}`]: true }

/** The names of an edition: by axis, in the order of the indices. */
export interface Names {
  list(axis: string): readonly string[]
  find(axis: string, name: string): number | undefined
}

export interface Kind<T> {
  write(value: T, names: Names): Json
  read(json: Json, names: Names, where: string): T
}

export type ValueOf<K> = K extends Kind<infer T> ? T : never

/** What is wrong with a position from outside. */
export const wrong = (where: string, what: string) => new Fault('malformed', `${where}: ${what}`)

/** As it is told in a message: cut short, and nothing that a terminal would obey. */
const quoted = (json: Json): string => {
  const text = JSON.stringify(json) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

export function namesOf(lists: { readonly [axis: string]: readonly string[] }): Names {
  const maps = new Map(
    Object.entries(lists).map(([axis, list]) => [axis, new Map(list.map((name, index) => [name, index]))]),
  )
  return { list: (axis) => lists[axis] ?? [], find: (axis, name) => maps.get(axis)?.get(name) }
}

export function whole<T extends number = number>(least: number, most: number): Kind<T> {
  const isOne = (json: Json): json is T => Number.isInteger(json) && Number(json) >= least && Number(json) <= most
  return {
    write: (value) => value,
    read(json, _names, where) {
      if (!isOne(json)) throw wrong(where, `a whole number from ${least} to ${most} is wanted, not ${quoted(json)}`)
      return json
    },
  }
}

export const flag: Kind<boolean> = {
  write: (value) => value,
  read(json, _names, where) {
    if (typeof json !== 'boolean') throw wrong(where, `true or false is wanted, not ${quoted(json)}`)
    return json
  },
}

/** A flag as a cell holds it. */
export const bit: Kind<number> = {
  write: (value) => value === 1,
  read: (json, names, where) => (flag.read(json, names, where) ? 1 : 0),
}

/** Free text of bounded length, such as the id of a clause. */
export function text(most = 200): Kind<string> {
  return {
    write: (value) => value,
    read(json, _names, where) {
      if (typeof json !== 'string' || json.length > most) {
        throw wrong(where, `text of at most ${most} characters is wanted`)
      }
      return json
    },
  }
}

/** One of these words, held as the word. */
export function word<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return {
    write: (value) => value,
    read(json, _names, where) {
      const found = words.find((each) => each === json)
      if (found === undefined) throw wrong(where, `one of ${words.join(', ')} is wanted, not ${quoted(json)}`)
      return found
    },
  }
}

/** One of these words, held as its number. */
export function choice<T extends number = number>(words: readonly string[]): Kind<T> {
  const numbers = words.map((_, i) => i) as T[]
  return {
    write: (value) => words[value],
    read(json, _names, where) {
      const found = typeof json === 'string' ? words.indexOf(json) : -1
      if (found < 0) throw wrong(where, `one of ${words.join(', ')} is wanted, not ${quoted(json)}`)
      return numbers[found]
    },
  }
}

/** A thing of an axis, by its name. `none`: -1 stands for nothing, written as null. */
export function index<I extends number>(axis: string, { none = false } = {}): Kind<I> {
  return named<I>(axis, none ? { null: -1 } : {})
}

/** A thing of an axis, or something that is none, by a name of its own: `lost` for -2. `null` is written as null. */
export function named<I extends number>(axis: string, others: { readonly [name: string]: number }): Kind<I> {
  const names = new Map(Object.entries(others).map(([name, value]) => [value, name === 'null' ? null : name]))
  const values = new Map([...names].map(([value, name]) => [name, value]))
  return {
    write(value, known) {
      const other = names.get(value)
      return other === undefined ? (known.list(axis)[value] ?? null) : other
    },
    read(json, known, where) {
      const other = json === null || typeof json === 'string' ? values.get(json) : undefined
      const found = other ?? (typeof json === 'string' ? known.find(axis, json) : undefined)
      if (found === undefined) throw wrong(where, `there is no ${axis} ${quoted(json)}`)
      return found as I
    },
  }
}

/** At most so many, in their order. */
export function listOf<T>(kind: Kind<T>, most: number): Kind<readonly T[]> {
  return {
    write: (values, names) => values.map((value) => kind.write(value, names)),
    read(json, names, where) {
      if (!Array.isArray(json)) throw wrong(where, `a list is wanted, not ${quoted(json)}`)
      if (json.length > most) throw wrong(where, `at most ${most} are possible, not ${json.length}`)
      return json.map((item: Json, i) => kind.read(item, names, `${where}.${i}`))
    },
  }
}

export function orNull<T>(kind: Kind<T>): Kind<T | null> {
  return {
    write: (value, names) => (value === null ? null : kind.write(value, names)),
    read: (json, names, where) => (json === null ? null : kind.read(json, names, where)),
  }
}

export type RecordOf<M> = { readonly [K in keyof M]: M[K] extends Kind<infer T> ? T : never }

// A member's kind is looked up by its name, which loses what type it is of.
const kindIn = (members: object, name: string): Kind<unknown> => Reflect.get(members, name)

/** All of these members and no others. */
export function record<M extends object>(members: M): Kind<RecordOf<M>> {
  const names = Object.keys(members)
  return {
    write(value, known) {
      const written: Record<string, Json> = {}
      for (const name of names) written[name] = kindIn(members, name).write(Reflect.get(value, name), known)
      return written
    },
    read(json, known, where) {
      const object = objectOf(json, where)
      refuseOthers(object, names, where)
      const read: Record<string, unknown> = {}
      for (const name of names) {
        const json = object[name]
        if (json === undefined) throw wrong(where, `'${name}' is missing`)
        read[name] = kindIn(members, name).read(json, known, `${where}.${name}`)
      }
      return read as RecordOf<M>
    },
  }
}

export function objectOf(json: Json, where: string): JsonObject {
  if (!isObject(json)) throw wrong(where, `an object is wanted, not ${quoted(json)}`)
  return json
}

export function refuseOthers(object: JsonObject, names: readonly string[], where: string): void {
  for (const name in object) {
    if (!names.includes(name)) throw wrong(where, `there is no member ${quoted(name)}`)
  }
}
