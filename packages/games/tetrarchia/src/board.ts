/** Typed access to an edition's map. Rules read the board only through this. */
import type { BoardFile } from './edition/schema.ts'

/** An index into the board's provinces, borders included. */
export type Province = number
/** An index into the board's sea zones, west to east. */
export type Sea = number
/** 0 is ITALIA; 1 to 6 are the outer regions by their numeral. */
export type Region = number

/** In the order of their turns. */
export const emperors = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
export type Emperor = 0 | 1 | 2 | 3
export type EmperorName = (typeof emperors)[number]
export const EVERY_EMPEROR: readonly Emperor[] = [0, 1, 2, 3]
export const [DIOCLETIAN, GALERIUS, CONSTANTIUS, MAXIMIAN]: readonly [Emperor, Emperor, Emperor, Emperor] = [0, 1, 2, 3]

/** What is printed on a province: an Emperor's capital, ROMA, or nothing. */
export type Printed = Emperor | typeof ANY | typeof NONE
export const ANY = 4
export const NONE = -1

export const ITALIA: Region = 0
export const OUTER_REGIONS: readonly Region[] = [1, 2, 3, 4, 5, 6]

/** Kinds of link, which are also what it costs to cross them. */
export const NO_LINK = 0
export const NORMAL = 1
export const BROKEN = 2

export interface Board {
  readonly file: BoardFile
  /** How many provinces there are, borders included. */
  readonly size: number
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly region: readonly Region[]
  readonly regionNames: readonly string[]
  readonly isBorder: readonly boolean[]
  /** The border of a region; none for ITALIA. */
  readonly border: readonly Province[]
  /** The province of a region by its number, 1 to 6. */
  readonly numbered: readonly (readonly Province[])[]
  /** The Roman provinces of a region. */
  readonly provincesOf: readonly (readonly Province[])[]
  readonly roma: Province
  readonly printed: readonly Printed[]
  readonly capital: readonly Province[]
  readonly neighbours: readonly (readonly Province[])[]
  /** The kind of link from a * size + b. */
  readonly links: Uint8Array
  readonly seaIds: readonly string[]
  readonly seaNames: readonly string[]
  /** A bit for each sea zone a province touches. */
  readonly coast: readonly number[]
  /** By open sea zones, as bits, then by province: where one step leads, by link or by fleet. */
  readonly reach: readonly (readonly (readonly Province[])[])[]
  /** A bit for each sea zone next to a zone. */
  readonly seasNextTo: readonly number[]
  /** By region: the way of its armies from the border to ROMA. */
  readonly paths: readonly (readonly Province[])[]
}

export function makeBoard(file: BoardFile): Board {
  const ids = file.provinces.map((p) => p.id)
  const index = new Map(ids.map((id, i) => [id, i]))
  const seaIds = file.seas.map((s) => s.id)
  const at = (id: string): Province => {
    const i = index.get(id)
    if (i === undefined) throw new RangeError(`No province '${id}' on this board.`)
    return i
  }
  const size = ids.length
  const links = new Uint8Array(size * size)
  for (const { a, b, broken } of file.links) {
    links[at(a) * size + at(b)] = broken ? BROKEN : NORMAL
    links[at(b) * size + at(a)] = broken ? BROKEN : NORMAL
  }
  const every = ids.map((_, i) => i)
  const regionNames = file.regions.map((r) => r.id)
  const region = file.provinces.map((p) => regionNames.indexOf(p.region))
  const printed = file.provinces.map((p): Printed => {
    if (p.capital === null) return NONE
    const emperor = EVERY_EMPEROR.find((e) => emperors[e] === p.capital?.emperor)
    return emperor ?? ANY
  })
  const bits = (seas: readonly string[]) => seas.reduce((mask, id) => mask | (1 << seaIds.indexOf(id)), 0)
  const coast = file.provinces.map((p) => bits(p.seas))
  const oneStep = (a: Province, b: Province, open: number) =>
    a !== b && (links[a * size + b] !== NO_LINK || (coast[a] !== 0 && (coast[b] & open) !== 0))
  return {
    file,
    size,
    ids,
    names: file.provinces.map((p) => p.name),
    region,
    regionNames,
    isBorder: file.provinces.map((p) => p.border),
    border: file.regions.map((r) => (r.border === null ? NONE : at(r.border))),
    numbered: regionNames.map((_, r) =>
      [0, 1, 2, 3, 4, 5, 6].map((n) => every.find((p) => region[p] === r && file.provinces[p].number === n) ?? NONE),
    ),
    provincesOf: regionNames.map((_, r) => every.filter((p) => region[p] === r && !file.provinces[p].border)),
    roma: printed.indexOf(ANY),
    printed,
    capital: EVERY_EMPEROR.map((e) => printed.indexOf(e)),
    neighbours: every.map((a) => every.filter((b) => links[a * size + b] !== NO_LINK)),
    links,
    seaIds,
    seaNames: file.seas.map((s) => s.name),
    coast,
    reach: Array.from({ length: 1 << seaIds.length }, (_, open) =>
      every.map((a) => every.filter((b) => oneStep(a, b, open))),
    ),
    seasNextTo: file.seas.map((s) => bits(s.adjacent)),
    paths: regionNames.map((name) => (file.paths.find((p) => p.region === name)?.path ?? []).map(at)),
  }
}

export function linkBetween(board: Board, a: Province, b: Province): number {
  return board.links[a * board.size + b]
}

export function areLinked(board: Board, a: Province, b: Province): boolean {
  return linkBetween(board, a, b) !== NO_LINK
}

export function isBroken(board: Board, a: Province, b: Province): boolean {
  return linkBetween(board, a, b) === BROKEN
}

/** TE-6.3-a: the other member of the couple Augustus/Caesar. */
export function colleague(emperor: Emperor): Emperor {
  return EVERY_EMPEROR[emperor ^ 1]
}
