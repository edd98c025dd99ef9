/** What changed between two values of JSON, small enough to be sent instead of the second one. */
import { isObject, type Json } from '../contract.ts'

/** `[value]`: it is this now; an object: these members changed; null as a member: it is gone. */
export type Patch = readonly [Json] | { readonly [member: string]: Patch | null }

const isWhole = (patch: Patch): patch is readonly [Json] => Array.isArray(patch)

/** undefined: nothing changed. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : [after]
  }
  const members: Record<string, Patch | null> = {}
  for (const name in after) {
    const old = before[name]
    const change = old === undefined ? ([after[name]] as const) : diff(old, after[name])
    if (change !== undefined) members[name] = change
  }
  for (const name in before) if (after[name] === undefined) members[name] = null
  return Object.keys(members).length === 0 ? undefined : members
}

export function patched(before: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return before
  if (isWhole(patch)) return patch[0]
  const after: Record<string, Json> = isObject(before) ? { ...before } : {}
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete after[name]
    else after[name] = patched(after[name] ?? null, change)
  }
  return after
}
