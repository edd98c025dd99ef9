/** What several games of one beginning have in common: what chance decides is left out, to be told by the table. */
import { isObject, type Json } from '@tabularium/engine'

/** Undefined: they have nothing in common that can be shown. */
export function commonOf(one: Json, other: Json): Json | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return one
  // Who stands where, or what somebody holds: nobody and nothing yet.
  if (Array.isArray(one) && Array.isArray(other)) return []
  if (!isObject(one) || !isObject(other)) return undefined
  const shared: [string, Json][] = []
  for (const [name, value] of Object.entries(one)) {
    const common = name in other ? commonOf(value, other[name]) : undefined
    if (common !== undefined) shared.push([name, common])
    // A member that only chance has put there is absent, any other would be missed.
    else if (name in other) return undefined
  }
  return Object.fromEntries(shared)
}
