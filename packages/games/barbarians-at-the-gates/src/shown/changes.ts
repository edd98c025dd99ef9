/** Small changes of a view: CU, leaders, markers and spaces. */
import type { Company, Muster } from './forces.ts'
import {
  cuAt,
  garrisonPowers,
  insideAt,
  insideName,
  type LeaderState,
  type PowerName,
  powers,
  type SpaceState,
  type TribeState,
  type View,
} from './view.ts'

/** What is as left out is left out. */
function withoutNothing(space: SpaceState): SpaceState {
  const entries = Object.entries(space).filter(([, value]) => value !== undefined && value !== 0)
  return Object.fromEntries(entries)
}

export function withSpace(view: View, id: string, change: SpaceState): View {
  return { ...view, spaces: { ...view.spaces, [id]: withoutNothing({ ...view.spaces[id], ...change }) } }
}

export function withoutIn(view: View, id: string, member: keyof SpaceState): View {
  const { [member]: _, ...rest } = view.spaces[id] ?? {}
  return { ...view, spaces: { ...view.spaces, [id]: rest } }
}

export const addCu = (view: View, space: string, power: PowerName, cu: number): View =>
  withSpace(view, space, { [power]: Math.max(0, cuAt(view, space, power) + cu) })

/** CU leave a space: those outside first, or those inside. */
export function loseCu(view: View, space: string, power: PowerName, cu: number, insideFirst: boolean): View {
  const inside = insideAt(view, space, power)
  const outside = cuAt(view, space, power)
  const fromInside = insideFirst ? Math.min(cu, inside) : Math.max(0, Math.min(inside, cu - outside))
  const garrison = garrisonPowers.find((each) => each === power)
  const kept = garrison === undefined ? view : withSpace(view, space, { [insideName(garrison)]: inside - fromInside })
  return addCu(kept, space, power, fromInside - cu)
}

export function moveCu(view: View, from: string, to: string, cu: Muster): View {
  return powers.reduce((moved, power) => {
    const number = cu[power] ?? 0
    return number === 0 ? moved : addCu(loseCu(moved, from, power, number, false), to, power, number)
  }, view)
}

/** Leaders are somewhere else, outside any garrison. */
export function putLeaders(view: View, ids: readonly string[], at: string, change: Partial<LeaderState> = {}): View {
  if (ids.length === 0) return view
  const moved = ids.map((id): [string, LeaderState] => {
    const { inside: _, ...before } = view.leaders[id] ?? { at: 'off' }
    return [id, tidy({ ...before, ...change, at })]
  })
  return { ...view, leaders: { ...view.leaders, ...Object.fromEntries(moved) } }
}

function tidy({ flipped = false, hasWon = false, inside = false, at }: LeaderState): LeaderState {
  return { at, ...(flipped && { flipped }), ...(inside && { inside }), ...(hasWon && { hasWon }) }
}

export function flip(view: View, id: string, flipped: boolean): View {
  const before = view.leaders[id] ?? { at: 'off' }
  return { ...view, leaders: { ...view.leaders, [id]: tidy({ ...before, flipped }) } }
}

export function goInside(view: View, ids: readonly string[], inside: boolean): View {
  const changed = ids.map((id): [string, LeaderState] => [id, tidy({ ...(view.leaders[id] ?? { at: 'off' }), inside })])
  return { ...view, leaders: { ...view.leaders, ...Object.fromEntries(changed) } }
}

export function putTribe(view: View, id: string, change: Partial<TribeState>): View {
  const { at = 'off', allied = false } = { ...view.tribes[id], ...change }
  return { ...view, tribes: { ...view.tribes, [id]: { at, ...(allied && { allied }) } } }
}

export const goAlong = (view: View, { leaders: who, cu }: Company, from: string, to: string): View =>
  putLeaders(moveCu(view, from, to, cu), who, to)
