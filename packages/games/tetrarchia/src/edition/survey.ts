/** A board as the rulebook speaks of it: provinces by their printed names. */
import type { BoardFile } from './schema.ts'

export type Name = string

export interface SurveyedLink {
  /** Where it stands in the file. */
  readonly index: number
  readonly broken: boolean
}

export interface Survey {
  readonly file: BoardFile
  /** Where each province stands in the file. */
  readonly index: ReadonlyMap<Name, number>
  /** The two provinces of each link, in the order of the file. */
  readonly ends: readonly (readonly [Name, Name])[]
  readonly links: ReadonlyMap<Name, ReadonlyMap<Name, SurveyedLink>>
  /** The ways of the armies, in the order of the file. */
  readonly ways: readonly (readonly Name[])[]
}

/** Takes a file whose references all resolve. */
export function survey(file: BoardFile): Survey {
  const names = new Map(file.provinces.map((p) => [p.id, p.name]))
  const nameOf = (id: string): Name => names.get(id) ?? id
  const ends = file.links.map(({ a, b }) => [nameOf(a), nameOf(b)] as const)
  const links = new Map<Name, Map<Name, SurveyedLink>>(file.provinces.map((p) => [p.name, new Map()]))
  for (const [index, [a, b]] of ends.entries()) {
    const { broken } = file.links[index]
    links.get(a)?.set(b, { index, broken })
    links.get(b)?.set(a, { index, broken })
  }
  const index = new Map(file.provinces.map((p, i) => [p.name, i]))
  return { file, index, ends, links, ways: file.paths.map((p) => p.path.map(nameOf)) }
}

export function linkBetween(board: Survey, a: Name, b: Name): SurveyedLink | undefined {
  return board.links.get(a)?.get(b)
}

export function areLinked(board: Survey, a: Name, b: Name): boolean {
  return linkBetween(board, a, b) !== undefined
}

export function neighbours(board: Survey, name: Name): readonly Name[] {
  return [...(board.links.get(name)?.keys() ?? [])]
}

export function isRoman(board: Survey, name: Name): boolean {
  return board.file.provinces.some((p) => p.name === name && !p.border)
}

/** The Roman provinces of a region. */
export function provincesOf(board: Survey, region: string): readonly Name[] {
  return board.file.provinces.filter((p) => p.region === region && !p.border).map((p) => p.name)
}

export function regionOf(board: Survey, name: Name): string | undefined {
  return board.file.provinces.find((p) => p.name === name)?.region
}

export function numberOf(board: Survey, name: Name): number | null {
  return board.file.provinces.find((p) => p.name === name)?.number ?? null
}

/** Every province in reach of `from` by links that stay inside `within`. */
export function chain(board: Survey, from: Name, within: ReadonlySet<Name>): ReadonlySet<Name> {
  const reached = new Set(within.has(from) ? [from] : [])
  for (const name of reached) {
    for (const next of neighbours(board, name)) if (within.has(next)) reached.add(next)
  }
  return reached
}

/** How many links lie between two provinces; Infinity if no way joins them. */
export function distance(board: Survey, from: Name, to: Name): number {
  const steps = new Map([[from, 0]])
  for (const [name, far] of steps) {
    for (const next of neighbours(board, name)) if (!steps.has(next)) steps.set(next, far + 1)
  }
  return steps.get(to) ?? Number.POSITIVE_INFINITY
}

/** Where to point for a province. */
export function provincePath(board: Survey, name: Name, ...member: readonly string[]): readonly (string | number)[] {
  return ['provinces', board.index.get(name) ?? 0, ...member]
}
