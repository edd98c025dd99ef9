/** Who goes along with a leader, as far as a view tells: an event names only him and a number. */
import { isObject, type Json } from '@tabularium/engine'
import { cuAt, type FrameState, isInside, leadersAt, type PowerName, powerOf, powers, type View } from './view.ts'

/** CU by power. */
export type Muster = Readonly<Partial<Record<PowerName, number>>>

export interface Company {
  readonly leaders: readonly string[]
  readonly cu: Muster
}

export const sumOf = (cu: Muster): number => powers.reduce((sum, power) => sum + (cu[power] ?? 0), 0)

const listed = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** CU as frames have them: a number for each power, in the order of the powers. */
export function musterOf(value: Json | undefined): Muster {
  const numbers = Array.isArray(value) ? value : []
  return Object.fromEntries(powers.map((power, i) => [power, Number(numbers[i] ?? 0)]))
}

/** A force as a frame has it. */
function forceIn(value: Json | undefined): Company | null {
  return value === undefined || !isObject(value) ? null : { leaders: listed(value.leaders), cu: musterOf(value.cu) }
}

const companies: Readonly<Record<string, (frame: FrameState) => readonly (Company | null)[]>> = {
  activation: ({ leader, with: others, cu }) => [{ leaders: [String(leader), ...listed(others)], cu: musterOf(cu) }],
  avoid: ({ leader, with: others, cu }) => [{ leaders: [String(leader), ...listed(others)], cu: musterOf(cu) }],
  intercept: ({ leader, with: others, cu }) => [{ leaders: [String(leader), ...listed(others)], cu: musterOf(cu) }],
  compose: ({ leader, with: others, cu }) => [{ leaders: [String(leader), ...listed(others)], cu: musterOf(cu) }],
  step: ({ force, attempts }) => [
    ...(Array.isArray(attempts) ? attempts.map((each) => (isObject(each) ? forceIn(each.force) : null)) : []),
    forceIn(force),
  ],
  raid: ({ current }) => [current !== undefined && isObject(current) ? forceIn(current.force) : null],
  marching: ({ current }) => {
    const leader = current !== undefined && isObject(current) ? current.leader : null
    return typeof leader === 'string' ? [{ leaders: [leader], cu: {} }] : []
  },
  battle: ({ attackers, interceptors }) =>
    [attackers, interceptors].flatMap((forces) => (Array.isArray(forces) ? forces.map(forceIn) : [])),
}

/** What goes on tells of the force of a leader; null: nothing does. */
export function companyOf(view: View, leader: string): Company | null {
  const all = view.stack.toReversed().flatMap((frame) => companies[frame.kind]?.(frame) ?? [])
  return all.find((company) => company?.leaders[0] === leader) ?? null
}

/** BG-2.2.1-g: powers that stand together. */
const FRIENDS: Readonly<Record<PowerName, readonly PowerName[]>> = {
  loyalist: ['loyalist', 'byzantine', 'allied'],
  byzantine: ['byzantine', 'loyalist', 'allied'],
  usurper: ['usurper'],
  barbarian: ['barbarian', 'allied'],
  allied: ['allied'],
}

/** So many CU out of a space, those of the power first. */
export function taken(view: View, space: string, power: PowerName, cu: number, wanted: Muster = {}): Muster {
  const found: Partial<Record<PowerName, number>> = {}
  let left = cu
  const take = (each: PowerName, most: number) => {
    const going = Math.min(left, most, cuAt(view, space, each) - (found[each] ?? 0))
    if (going > 0) found[each] = (found[each] ?? 0) + going
    left -= Math.max(0, going)
  }
  for (const each of powers) take(each, wanted[each] ?? 0)
  for (const each of FRIENDS[power]) take(each, left)
  return found
}

/** Everybody of a side in a space, outside its garrison. */
export function sideAt(view: View, space: string, power: PowerName): Company {
  const side: readonly PowerName[] = power === 'loyalist' || power === 'byzantine' ? ['loyalist', 'byzantine'] : [power]
  const cu = Object.fromEntries(side.map((each) => [each, cuAt(view, space, each)]))
  const leaders = leadersAt(view, space).filter(
    (leader) => !isInside(view, leader) && side.includes(powerOf(view, leader)),
  )
  return { leaders, cu }
}
