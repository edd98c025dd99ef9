/** What changed between two values of JSON, small enough to be sent instead of the second one. */
import { isObject, type Json, type JsonObject } from '../contract.ts'

/**
 * `[value]`: it is this now. An object, of an object: these members changed; null as a member: it is gone. An object, of a list: from
 * that place on so many are cut out, and these are put there.
 */
export type Patch = readonly [Json] | { readonly [member: string]: Patch | null }

const isWhole = (patch: Patch): patch is readonly [Json] => Array.isArray(patch)

/** undefined: nothing changed. A member that is undefined is none, as in JSON. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (isObject(before) && isObject(after)) return diffOfMembers(before, after)
  if (Array.isArray(before) && Array.isArray(after)) return diffOfLists(before, after)
  return [after]
}

/** A member of its own: every object also has a `valueOf`, which is none of its JSON, and what it is made after. */
function own(value: JsonObject, name: string): Json | undefined {
  const found = value[name]
  const isDoubtful = typeof found === 'function' || name === '__proto__'
  return isDoubtful && !Object.hasOwn(value, name) ? undefined : found
}

/** Also under the name `__proto__`, which would otherwise not be a member but what the object is made after. */
function put<T>(members: Record<string, T>, name: string, value: T): void {
  if (name !== '__proto__') members[name] = value
  else Object.defineProperty(members, name, { value, enumerable: true, writable: true, configurable: true })
}

function diffOfMembers(before: JsonObject, after: JsonObject): Patch | undefined {
  let members: Record<string, Patch | null> | undefined
  let stayed = 0
  for (const name in after) {
    const now = own(after, name)
    if (now === undefined) continue
    const old = own(before, name)
    if (old !== undefined) stayed++
    if (old === now) continue
    const change = old === undefined ? ([now] as const) : diff(old, now)
    if (change === undefined) continue
    members ??= {}
    put(members, name, change)
  }
  for (const _ in before) stayed--
  return stayed === 0 ? members : withGone(before, after, members)
}

/** With those that are gone. */
function withGone(
  before: JsonObject,
  after: JsonObject,
  changed: Record<string, Patch | null> | undefined,
): Patch | undefined {
  let members = changed
  for (const name in before) {
    if (own(before, name) === undefined || own(after, name) !== undefined) continue
    members ??= {}
    put(members, name, null)
  }
  return members
}

/** Where so many stay, it takes less to say what goes and comes than to say all: of large things one, of small ones some. */
const WORTH = { large: 1, small: 16 }

function diffOfLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && isSame(before[from], after[from])) from++
  if (from === before.length && from === after.length) return undefined
  let last = 0
  while (last < most - from && isSame(before[before.length - 1 - last], after[after.length - 1 - last])) last++
  const isLarge = typeof after[0] === 'object' && after[0] !== null
  if (from + last < (isLarge ? WORTH.large : WORTH.small)) return [after]
  return { from: [from], cut: [before.length - last - from], put: [after.slice(from, after.length - last)] }
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((each, i) => isSame(each, other[i]))
  }
  return isObject(one) && isObject(other) && diffOfMembers(one, other) === undefined
}

export function patched(before: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return before
  if (isWhole(patch)) return patch[0]
  if (Array.isArray(before)) return patchedList(before, patch)
  const after: Record<string, Json> = isObject(before) ? { ...before } : {}
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete after[name]
    else put(after, name, patched(own(after, name) ?? null, change))
  }
  return after
}

function patchedList(before: readonly Json[], { from, cut, put }: { readonly [member: string]: Patch | null }): Json {
  const [first, gone, come] = [from, cut, put].map((part) => (part && isWhole(part) ? part[0] : null))
  const rest = Number(first) + Number(gone)
  return [...before.slice(0, Number(first)), ...(Array.isArray(come) ? come : []), ...before.slice(rest)]
}
