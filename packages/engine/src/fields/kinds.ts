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

/** Said of what is in no written position. */
export const NEVER_WRITTEN = ''

/** What is told of a value in the documentation. */
export interface Said {
  /** What it is, in words. */
  readonly says: string
  /** What it holds, by name. */
  readonly members?: { readonly [name: string]: Said }
  /** How one comes to these: `[]` by a place in a list, `.NAME` by the name of a thing. */
  readonly step?: string
}

export interface Kind<T> extends Said {
  /** As a member of a record it may be missing. */
  readonly optional?: boolean
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

/** One of these words, as it is told: `a`, `b` or `c`. */
const oneOf = (words: readonly string[]): string => {
  const told = words.map((each) => (each === 'null' ? each : `\`${each}\``))
  return told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} or ${told[told.length - 1]}`
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
    says: `a whole number from ${least} to ${most}`,
    write: (value) => value,
    read(json, _names, where) {
      if (!isOne(json)) throw wrong(where, `a whole number from ${least} to ${most} is wanted, not ${quoted(json)}`)
      return json
    },
  }
}

/** A number, whole or not. */
export function decimal(least: number, most: number, says = `a number from ${least} to ${most}`): Kind<number> {
  return {
    says,
    write: (value) => value,
    read(json, _names, where) {
      if (typeof json !== 'number' || !(json >= least && json <= most)) throw wrong(where, `${says} is wanted`)
      return json
    },
  }
}

/** A probability. Sums of many fractions may miss 1 by a rounding. */
export const chance: Kind<number> = decimal(0, 1 + 1e-9, 'a fraction of 1')

export const flag: Kind<boolean> = {
  says: 'true or false',
  write: (value) => value,
  read(json, _names, where) {
    if (typeof json !== 'boolean') throw wrong(where, `true or false is wanted, not ${quoted(json)}`)
    return json
  },
}

/** A flag as a cell holds it. */
export const bit: Kind<number> = {
  says: flag.says,
  write: (value) => value === 1,
  read: (json, names, where) => (flag.read(json, names, where) ? 1 : 0),
}

/** Free text of bounded length, such as the id of a clause. */
export function text(most = 200, says = 'text'): Kind<string> {
  return {
    says,
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
    says: oneOf(words),
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
    says: oneOf(words),
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
  const besides = Object.keys(others)
  return {
    says: besides.length === 0 ? thing(axis) : `${thing(axis)}, or ${oneOf(besides)}`,
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

const thing = (axis: string): string => `the name of ${/^[aeiou]/.test(axis) ? 'an' : 'a'} ${axis}`

/** The name of a thing of an axis, held as the name. */
export function nameOf(axis: string): Kind<string> {
  return {
    says: thing(axis),
    write: (value) => value,
    read(json, known, where) {
      if (typeof json !== 'string' || known.find(axis, json) === undefined) {
        throw wrong(where, `there is no ${axis} ${quoted(json)}`)
      }
      return json
    },
  }
}

/** At most so many, in their order. */
export function listOf<T>(kind: Kind<T>, most: number): Kind<readonly T[]> {
  return {
    ...inside(kind, '[]'),
    says: kind.members === undefined ? `a list, each ${kind.says}` : 'a list of objects',
    write: (values, names) => values.map((value) => kind.write(value, names)),
    read(json, names, where) {
      if (!Array.isArray(json)) throw wrong(where, `a list is wanted, not ${quoted(json)}`)
      if (json.length > most) throw wrong(where, `at most ${most} are possible, not ${json.length}`)
      return json.map((item: Json, i) => kind.read(item, names, `${where}.${i}`))
    },
  }
}

/** A list of one value for each of a fixed few, in their order. */
export function listOfAll<T>(kind: Kind<T>, number: number): Kind<readonly T[]> {
  const some = listOf(kind, number)
  return {
    ...some,
    says: `a list of ${number}, each ${kind.says}`,
    read(json, names, where) {
      const values = some.read(json, names, where)
      if (values.length < number) throw wrong(where, `${number} are wanted, not ${values.length}`)
      return values
    },
  }
}

/** The members of a kind, one step further out. */
export function inside({ members, step = '' }: Said, out = ''): { members?: Said['members'] & object; step?: string } {
  return members === undefined ? {} : { members, step: `${out}${step}` }
}

export function orNull<T>(kind: Kind<T>): Kind<T | null> {
  return {
    ...inside(kind),
    says: `${kind.says}, or null`,
    write: (value, names) => (value === null ? null : kind.write(value, names)),
    read: (json, names, where) => (json === null ? null : kind.read(json, names, where)),
  }
}

/** Of a member that is not always there. */
export const optional = <T>(kind: Kind<T>): Kind<T> => ({
  ...kind,
  optional: true,
  says: `${kind.says}; not always there`,
})

export type RecordOf<M> = { readonly [K in keyof M]: M[K] extends Kind<infer T> ? T : never }

// A member's kind is looked up by its name, which loses what type it is of.
const kindIn = (members: object, name: string): Kind<unknown> => Reflect.get(members, name)

/** All of these members and no others. */
export function record<M extends object>(members: M): Kind<RecordOf<M>> {
  const names = Object.keys(members)
  return {
    says: 'an object',
    members: Object.fromEntries(names.map((name) => [name, kindIn(members, name)])),
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
        if (json === undefined && kindIn(members, name).optional === true) continue
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
