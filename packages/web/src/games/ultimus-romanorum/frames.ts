/** What is asked, as the view tells it: who is on the march, where a battle is. */
import { isObject, type Json } from '@tabularium/engine'
import type { View } from '@tabularium/ultimus-romanorum/shown'

export interface Frame {
  readonly kind: string
  readonly camp: string
  /** Who leads a group; null: nobody. */
  readonly leader: string | null
  readonly group: readonly string[]
  /** In PM, and how many steps it has gone. */
  readonly spent: number
  readonly steps: number
  /** Where it is about; '': nowhere. */
  readonly at: string
  readonly half: string
  readonly fleet: string
  readonly stratagem: string
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The question itself is the last. */
export function frameOf({ stack }: View): Frame {
  const written: Json = JSON.parse(JSON.stringify(stack[stack.length - 1] ?? {}))
  const frame = isObject(written) ? written : {}
  const { leader, group } = frame
  return {
    kind: text(frame.kind),
    camp: text(frame.camp),
    leader: typeof leader === 'string' ? leader : null,
    group: Array.isArray(group) ? group.map(text) : [],
    spent: Number(frame.spent ?? 0),
    steps: Number(frame.steps ?? 0),
    at: text(frame.at) || text(frame.zone),
    half: text(frame.half),
    fleet: text(frame.fleet),
    stratagem: text(frame.stratagem),
  }
}

/** Whose SMC it is; null: nobody's. */
export function movingCamp({ stack, moving }: View): 'roman' | 'barbarian' | null {
  const camp = stack.find(({ kind }) => kind === 'smc')?.camp ?? moving
  return camp === 'roman' || camp === 'barbarian' ? camp : null
}
