/** Typed access to an edition's map. Rules read the board only through this. */
import { type Index, type Names, namesOf } from '@tabularium/engine/fields'
import type { BoardFile } from './edition/schema.ts'
import { said } from './shown/names.ts'

/** An index into the board's provinces, borders included. */
export type Province = Index<'province'>
/** An index into the board's sea zones, west to east. */
export type Sea = Index<'sea'>
/** 0 is ITALIA; 1 to 6 are the outer regions by their numeral. */
export type Region = Index<'region'>
/** An index into the three armies. */
export type Army = Index<'army'>
/** In the order of their turns. */
export type Emperor = Index<'emperor'>

/** No province, no army, nobody. */
export const NONE = -1 as Province & Sea & Region & Army & Emperor

export const emperors = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
export type EmperorName = (typeof emperors)[number]
export const EVERY_EMPEROR = [0, 1, 2, 3] as readonly number[] as readonly [Emperor, Emperor, Emperor, Emperor]
export const [DIOCLETIAN, GALERIUS, CONSTANTIUS, MAXIMIAN] = EVERY_EMPEROR

/** TE-1-e */
export const EVERY_ARMY = [0, 1, 2] as readonly number[] as readonly Army[]

/** What is printed on a province: an Emperor's capital, ROMA, or nothing. */
export type Printed = Emperor | typeof ANY
export const ANY = 4

export const ITALIA = 0 as Region
export const OUTER_REGIONS = [1, 2, 3, 4, 5, 6] as readonly number[] as readonly Region[]

/** TE-1-f TE-1-h TE-1-k: how many there are on any board. */
export const [PROVINCES, SEAS] = [48, 3]

/** Kinds of link, which are also what it costs to cross them. */
export const NO_LINK = 0
export const NORMAL = 1
export const BROKEN = 2

export interface Board {
  readonly file: BoardFile
  /** How many provinces there are, borders included. */
  readonly size: number
  readonly provinces: readonly Province[]
  readonly ids: readonly string[]
  /** As they are said. */
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
  readonly seas: readonly Sea[]
  readonly seaIds: readonly string[]
  readonly seaNames: readonly string[]
  /** A bit for each sea zone a province touches. */
  readonly coast: readonly number[]
  /** By open sea zones, as bits, then by province: where one step leads, by link or by fleet. */
  readonly reach: readonly (readonly (readonly Province[])[])[]
  /** TE-3.1-a TE-3.1-b TE-3.1-c: by open sea zones, as bits: IP for one step from a * size + b; 0: there is none. */
  readonly ways: readonly Uint8Array[]
  /** A bit for each sea zone next to a zone. */
  readonly seasNextTo: readonly number[]
  /** By region: the way of its armies from the border to ROMA. */
  readonly paths: readonly (readonly Province[])[]
  /** By region, then by province: how far along the region's path it lies; -1: not on it. */
  readonly stepOnPath: readonly (readonly number[])[]
  /** What positions call provinces, sea zones, regions and Emperors. */
  readonly naming: Names
}

export function makeBoard(file: BoardFile): Board {
  const ids = file.provinces.map((p) => p.id)
  const provinces = ids.map((_, i) => i as Province)
  const index = new Map(provinces.map((p) => [ids[p], p]))
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
  const regionNames = file.regions.map((r) => r.id)
  const region = file.provinces.map((p) => regionNames.indexOf(p.region) as Region)
  const printed = file.provinces.map((p): Printed => {
    if (p.capital === null) return NONE
    const emperor = EVERY_EMPEROR.find((e) => emperors[e] === p.capital?.emperor)
    return emperor ?? ANY
  })
  const printedFor = (whose: Printed) => provinces.find((p) => printed[p] === whose) ?? NONE
  const paths = regionNames.map((name) => (file.paths.find((p) => p.region === name)?.path ?? []).map(at))
  const bits = (seas: readonly string[]) => seas.reduce((mask, id) => mask | (1 << seaIds.indexOf(id)), 0)
  const coast = file.provinces.map((p) => bits(p.seas))
  const wayCost = (a: Province, b: Province, open: number) =>
    a !== b && coast[a] !== 0 && (coast[b] & open) !== 0 ? NORMAL : links[a * size + b]
  const everySeas = Array.from({ length: 1 << seaIds.length }, (_, open) => open)
  return {
    file,
    size,
    provinces,
    ids,
    names: file.provinces.map((p) => said(p.name)),
    region,
    regionNames,
    isBorder: file.provinces.map((p) => p.border),
    border: file.regions.map((r) => (r.border === null ? NONE : at(r.border))),
    numbered: regionNames.map((_, r) =>
      [0, 1, 2, 3, 4, 5, 6].map(
        (n) => provinces.find((p) => region[p] === r && file.provinces[p].number === n) ?? NONE,
      ),
    ),
    provincesOf: regionNames.map((_, r) => provinces.filter((p) => region[p] === r && !file.provinces[p].border)),
    roma: printedFor(ANY),
    printed,
    capital: EVERY_EMPEROR.map(printedFor),
    neighbours: provinces.map((a) => provinces.filter((b) => links[a * size + b] !== NO_LINK)),
    links,
    seas: seaIds.map((_, i) => i as Sea),
    seaIds,
    seaNames: file.seas.map((s) => said(s.name)),
    coast,
    reach: everySeas.map((open) => provinces.map((a) => provinces.filter((b) => wayCost(a, b, open) !== NO_LINK))),
    ways: everySeas.map((open) => Uint8Array.from(provinces.flatMap((a) => provinces.map((b) => wayCost(a, b, open))))),
    seasNextTo: file.seas.map((s) => bits(s.adjacent)),
    paths,
    stepOnPath: paths.map((path) => provinces.map((p) => path.indexOf(p))),
    naming: namesOf({ province: ids, sea: seaIds, region: regionNames, emperor: emperors }),
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
