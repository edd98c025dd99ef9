/** What is going on, as a view tells it: who is asked about what, with how much left. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import type { FrameState, PlayerName, View } from './view.ts'

const NOTHING: JsonObject = {}
const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const listed = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? value.map(number) : [])
const inside = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : NOTHING)

/** The innermost frame of a kind; undefined: there is none. */
export const frameOf = ({ stack }: View, kind: string): FrameState | undefined =>
  stack.findLast((frame) => frame.kind === kind)

const top = ({ stack }: View): JsonObject => stack[stack.length - 1] ?? NOTHING

/** Whose impulse it is; null: nobody's. */
export function impulseOf(view: View): PlayerName | null {
  const player = frameOf(view, 'impulses')?.player
  return player === 'roman' || player === 'barbarian' ? player : null
}

/** A leader who acts now: with whom, and what he has left. */
export interface Activation {
  readonly leader: string
  readonly ap: number
  readonly with: readonly string[]
  /** By power. */
  readonly cu: readonly number[]
}

export function activationOf(view: View): Activation | null {
  const frame = frameOf(view, 'activation')
  const leader = text(frame?.leader)
  return frame === undefined || leader === null
    ? null
    : { leader, ap: number(frame.ap), with: listed(frame.with), cu: numbers(frame.cu) }
}

/** Raiders, CU on a forced march, or a tribe on its way. */
export interface Moving {
  readonly at: string
  readonly left: number
}

/** A raid: how many stacks more, and the raiders on their way; null: none are. */
export function raidOf(view: View): { readonly left: number; readonly current: Moving | null } | null {
  const frame = frameOf(view, 'raid')
  if (frame === undefined) return null
  const at = text(inside(frame.current).at)
  return { left: number(frame.left), current: at === null ? null : { at, left: number(inside(frame.current).ap) } }
}

/** A forced march: how many CU more, and the one on its way; null: none is. */
export function marchOf(view: View): { readonly left: number; readonly current: Moving | null } | null {
  const frame = frameOf(view, 'marching') ?? frameOf(view, 'forced-march')
  if (frame === undefined) return null
  const at = text(inside(frame.current).at)
  return { left: number(frame.left), current: at === null ? null : { at, left: number(inside(frame.current).ap) } }
}

/** The tribe that migrates, and how many spaces more; null: none does. */
export function migrantOf(view: View): { readonly tribe: string; readonly left: number } | null {
  const current = inside(frameOf(view, 'migration')?.current)
  const tribe = text(current.tribe)
  return tribe === null ? null : { tribe, left: number(current.left) }
}

/** Where the question is about, who is meant, which card: what its frame says of it. */
export interface Subject {
  readonly space: string | null
  readonly leader: string | null
  readonly tribe: string | null
  readonly card: string | null
  readonly power: string | null
  readonly left: number
  readonly purpose: string | null
}

export function subjectOf(view: View): Subject {
  const frame = top(view)
  return {
    space: text(frame.space) ?? text(frame.into) ?? text(frame.capital) ?? text(frame.from),
    leader: text(frame.leader),
    tribe: text(frame.tribe),
    card: text(frame.card),
    power: text(frame.power),
    left: number(frame.left),
    purpose: text(frame.purpose),
  }
}
