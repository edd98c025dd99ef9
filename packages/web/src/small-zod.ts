/**
 * The part of `zod/mini` that tables read with, at a tenth of its weight: the worker is built with it. It reads the same and says
 * the same of what it refuses; a test compares the two on all that comes from outside.
 */
interface Issue {
  readonly code: string
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly keys?: readonly string[]
}

/** Reads a value; what is wrong with it is added to the issues. */
type Read = (value: unknown, issues: Issue[]) => unknown

type Check = (value: unknown, issues: Issue[]) => void

interface Schema {
  readonly read: Read
  check(...checks: readonly Check[]): Schema
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } }
}

function schema(first: Read, checks: readonly Check[] = []): Schema {
  const read: Read = (value, issues) => {
    const before = issues.length
    const found = first(value, issues)
    if (issues.length === before) for (const check of checks) check(found, issues)
    return found
  }
  return {
    read,
    check: (...more) => schema(first, [...checks, ...more]),
    safeParse(value) {
      const issues: Issue[] = []
      const data = read(value, issues)
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
    },
  }
}

const add = (issues: Issue[], code: string, message = 'Invalid input') => issues.push({ code, path: [], message })

const test =
  (isFit: (value: never) => boolean, code: string, message?: string): Check =>
  (value, issues) => {
    if (!isFit(value as never)) add(issues, code, message)
  }

/** What is read as it is, if it is of that kind. */
const plain = (isFit: (value: unknown) => boolean, message?: string, code = 'invalid_type'): Schema =>
  schema((value, issues) => {
    test(isFit, code, message)(value, issues)
    return value
  })

/** Reads a part: its issues say where it stands. */
function readPart({ read }: Schema, key: string | number, value: unknown, issues: Issue[]): unknown {
  const own: Issue[] = []
  const found = read(value, own)
  for (const issue of own) issues.push({ ...issue, path: [key, ...issue.path] })
  return found
}

export const string = (message?: string) => plain((value) => typeof value === 'string', message)
export const boolean = () => plain((value) => typeof value === 'boolean')
export const number = (message?: string) => plain(Number.isFinite, message)
export const int = (message?: string) => plain(Number.isSafeInteger, message)
export const literal = (only: unknown) => plain((value) => value === only, undefined, 'invalid_value')
export const custom = (isFit: (value: unknown) => boolean) => plain(isFit, undefined, 'custom')

const anyOf = (values: readonly unknown[], message?: string) =>
  plain((value) => values.includes(value), message, 'invalid_value')

export { anyOf as enum }

export const nullable = (inner: Schema) =>
  schema((value, issues) => (value === null ? null : inner.read(value, issues)))
export const optional = (inner: Schema) =>
  schema((value, issues) => (value === undefined ? undefined : inner.read(value, issues)))
export const _default = (inner: Schema, otherwise: unknown) =>
  schema((value, issues) => (value === undefined ? otherwise : inner.read(value, issues)))

export const union = (options: readonly Schema[]) =>
  schema((value, issues) => {
    for (const option of options) {
      const tried = option.safeParse(value)
      if (tried.success) return tried.data
    }
    add(issues, 'invalid_union')
    return value
  })

export const array = (member: Schema, message?: string) =>
  schema((value, issues) => {
    if (Array.isArray(value)) return value.map((each, i) => readPart(member, i, each, issues))
    add(issues, 'invalid_type', message)
    return value
  })

export const tuple = (members: readonly Schema[], message?: string) =>
  schema((value, issues) => {
    if (!Array.isArray(value)) add(issues, 'invalid_type', message)
    else if (value.length < members.length) add(issues, 'too_small', message)
    else {
      if (value.length > members.length) add(issues, 'too_big', message)
      return members.map((member, i) => readPart(member, i, value[i], issues))
    }
    return value
  })

type Shape = Readonly<Record<string, Schema>>

/** Members that the shape does not have are left out or, if it is strict, refused. */
function objectOf(shape: Shape, isStrict: boolean): Schema {
  return schema((value, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      add(issues, 'invalid_type')
      return value
    }
    const found: Record<string, unknown> = {}
    for (const key of Object.keys(shape)) {
      const member = readPart(shape[key], key, Reflect.get(value, key), issues)
      if (member !== undefined || key in value) found[key] = member
    }
    const keys = isStrict ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : []
    if (keys.length > 0) issues.push({ code: 'unrecognized_keys', path: [], message: 'Invalid input', keys })
    return found
  })
}

export const object = (shape: Shape) => objectOf(shape, false)
export const strictObject = (shape: Shape) => objectOf(shape, true)

type Sized = { readonly length: number }

export const minLength = (least: number) => test(({ length }: Sized) => length >= least, 'too_small')
export const maxLength = (most: number) => test(({ length }: Sized) => length <= most, 'too_big')
export const minimum = (least: number, message?: string) => test((n: number) => n >= least, 'too_small', message)
export const maximum = (most: number, message?: string) => test((n: number) => n <= most, 'too_big', message)
export const refine = (isFit: (value: never) => boolean, message?: string) => test(isFit, 'custom', message)
export const regex = (pattern: RegExp, message?: string) =>
  test((text: string) => pattern.test(text), 'invalid_format', message)
/** For the editors of files. */
export const describe =
  (_: string): Check =>
  () => {}
