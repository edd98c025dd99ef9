/** A board file with what the statements ask of it, and how a breach is said. */
import { type Breach, listed, type Statement, sameNames, sentencesOn } from '@tabularium/engine/check'
import type { BoardFile } from '../schema.ts'

export type Check = Statement<BoardFile>['check']
export { type Breach, listed, sameNames }
export type SpaceFile = BoardFile['spaces'][number]

export const { statement, inference, holds } = sentencesOn<BoardFile>()

export const spaceIn = (file: BoardFile, id: string): SpaceFile | undefined =>
  file.spaces.find((space) => space.id === id)

export const isWalled = (space: SpaceFile | undefined): boolean => space?.type === 'capital' || space?.type === 'walled'

/** It may hold a fort marker, and changes hands without a siege if it has none. */
export const isOpen = (space: SpaceFile | undefined): boolean =>
  space?.type === 'cultivated' || space?.type === 'border'

/** BG-2.3.2-e: what counts for control of a province. */
export const countingIn = (file: BoardFile, province: string): readonly string[] =>
  file.spaces
    .filter((space) => space.province === province && (isWalled(space) || space.type === 'cultivated'))
    .map(({ id }) => id)

export const provincesOf = (file: BoardFile, group: string): readonly string[] =>
  file.provinces.filter((province) => province.group === group).map(({ id }) => id)

export const haveSeaInCommon = (file: BoardFile, a: string, b: string): boolean =>
  spaceIn(file, a)?.ports.some((sea) => spaceIn(file, b)?.ports.includes(sea)) ?? false

const COSTS = { clear: 1, rough: 2, river: 2, strait: 3 } as const

export function linkOf(file: BoardFile, a: string, b: string): BoardFile['connections'][number] | undefined {
  return file.connections.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a))
}

/** The places joined to one, by whatever connection. */
export const neighboursOf = (file: BoardFile, id: string): readonly string[] =>
  file.connections.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))

const isTransit = (file: BoardFile, id: string): boolean => spaceIn(file, id)?.type === 'transit'

/** BG-2.3.1-z: the places that are adjacent for migration. */
export function nearOf(file: BoardFile, id: string): readonly string[] {
  const near = neighboursOf(file, id).flatMap((next) => (isTransit(file, next) ? neighboursOf(file, next) : [next]))
  return [...new Set(near)].filter((other) => other !== id && !isTransit(file, other))
}

/** What the cheapest way costs in AP, through places that may be entered; undefined: there is none. */
export function cheapest(
  file: BoardFile,
  from: string,
  to: string,
  mayEnter: (id: string) => boolean = () => true,
): number | undefined {
  const cost = new Map([[from, 0]])
  const done = new Set<string>()
  for (;;) {
    const open = [...cost].filter(([id]) => !done.has(id)).sort(([, a], [, b]) => a - b)
    if (open.length === 0) return undefined
    const [at, sofar] = open[0]
    if (at === to) return sofar
    done.add(at)
    for (const { a, b, type } of file.connections) {
      const next = a === at ? b : b === at ? a : undefined
      if (next === undefined || (next !== to && !mayEnter(next))) continue
      cost.set(next, Math.min(cost.get(next) ?? Number.POSITIVE_INFINITY, sofar + COSTS[type]))
    }
  }
}

/** One step of a path as it is printed, which does not name transit spaces. */
const stepCost = (file: BoardFile, from: string, to: string): number | undefined =>
  cheapest(file, from, to, (id) => isTransit(file, id))

/** What a path costs in AP; undefined: a step is missing. */
export function pathCost(file: BoardFile, path: readonly string[]): number | undefined {
  let sum = 0
  for (const [i, to] of path.slice(1).entries()) {
    const cost = stepCost(file, path[i], to)
    if (cost === undefined) return undefined
    sum += cost
  }
  return sum
}

/** BG-6.1-g to BG-6.1-i BG-6.2.1-j: the waves, and the turns on which they come. */
export const waves = [
  { section: 'wave1', turn: '1', rule: 'BG-6.1-g' },
  { section: 'wave2', turn: '3', rule: 'BG-6.1-h' },
  { section: 'wave3', turn: '6', rule: 'BG-6.1-i' },
] as const
