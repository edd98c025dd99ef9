/** How much of anything from outside is looked at: more than any game needs, and less than would fill a machine. */
import type { Json } from './contract.ts'

export interface Bounds {
  /** Nothing is nested deeper; what is could exhaust the stack of whatever reads it. */
  readonly levels: number
  /** Members of lists and objects, all counted. */
  readonly members: number
}

/** Whether a value goes beyond its bounds, and by what; looked at level by level, no further than to the first that does. */
export function beyond(value: Json, { levels, members }: Bounds): 'levels' | 'members' | undefined {
  let left = members
  let level: readonly Json[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    const next: Json[] = []
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue
      if (depth === levels) return 'levels'
      const inside: readonly Json[] = Array.isArray(each) ? each : Object.values(each)
      left -= inside.length
      if (left < 0) return 'members'
      for (const member of inside) if (typeof member === 'object' && member !== null) next.push(member)
    }
    level = next
  }
  return undefined
}
