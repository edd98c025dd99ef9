/** What a seat sees of a position, by names, and what can be read from it. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import type { EmperorName } from '../board.ts'
import file from '../edition/board.json' with { type: 'json' }
import type { TokenName } from '../events.ts'

export type { EmperorName, TokenName }

/** In the order of their turns. */
export const emperors = ['diocletian', 'galerius', 'constantius', 'maximian'] as const satisfies readonly EmperorName[]

export type Army = { readonly region: string; readonly at: string }

export type View = {
  readonly turn: number
  readonly ip: number
  readonly emperors: Readonly<Record<EmperorName, string | null>>
  readonly hand: Readonly<Record<EmperorName, number>>
  readonly glory: Readonly<Record<EmperorName, number>>
  readonly tokens: Readonly<Partial<Record<TokenName, readonly string[]>>>
  readonly fleets: Readonly<Record<string, number>>
  readonly armies: readonly (Army | null)[]
}

/** Whether it was written by this game. */
export function isView(view: Json): view is JsonObject & View {
  return isObject(view) && 'tokens' in view && 'armies' in view
}

export const board = file
export const provinces = new Map(board.provinces.map((province) => [province.id, province]))
export const seas = new Map(board.seas.map((sea) => [sea.id, sea]))
export const borders = board.provinces.filter(({ border }) => border).map(({ id }) => id)

/** TE-3-b: whose turn it is. */
export function active({ turn }: View): EmperorName {
  return emperors[turn % 4] ?? 'diocletian'
}

export const regionNamed = new Map(board.regions.map((region) => [region.id, region]))

/** The provinces that a link leads to, and whether it is broken. */
export const linksOf: ReadonlyMap<string, readonly { readonly to: string; readonly broken: boolean }[]> = new Map(
  board.provinces.map(({ id }) => [
    id,
    board.links.flatMap(({ a, b, broken }) => (a === id ? [{ to: b, broken }] : b === id ? [{ to: a, broken }] : [])),
  ]),
)

/** TE-3-a: the round, from 1 on. */
export const round = ({ turn }: View): number => Math.floor(turn / 4) + 1

const tokens: readonly TokenName[] = ['unrest', 'revolt', ...emperors]

export function tokenAt(view: Pick<View, 'tokens'>, province: string): TokenName | null {
  return tokens.find((token) => view.tokens[token]?.includes(province)) ?? null
}

export function armyAt({ armies }: View, province: string): boolean {
  return armies.some((army) => army?.at === province)
}

const TOKENS_OF_A_KIND = 21

/** What is left of the tokens whose end is a defeat. TE-6.5-a: glory is counted in Unrest tokens. */
export function reserve({ tokens: { revolt, unrest }, glory }: View): { revolt: number; unrest: number } {
  const spent = emperors.reduce((sum, emperor) => sum + glory[emperor], 0)
  return {
    revolt: TOKENS_OF_A_KIND - (revolt?.length ?? 0),
    unrest: TOKENS_OF_A_KIND - (unrest?.length ?? 0) - spent,
  }
}

/** TE-3.3-f TE-5-a: whether an Emperor's token lies on this border. */
export function isSecured(view: View, border: string): boolean {
  return emperors.some((emperor) => view.tokens[emperor]?.includes(border))
}

export function securedBorders(view: View): number {
  return borders.filter((border) => isSecured(view, border)).length
}

/** The provinces an army has still to cross, ROMA last. */
export function wayToRome({ region, at }: Army): readonly string[] {
  const path = board.paths.find((way) => way.region === region)?.path ?? []
  return path.slice(path.indexOf(at) + 1)
}

function isBroken(a: string, b: string): boolean {
  return board.links.some((link) => link.broken && ((link.a === a && link.b === b) || (link.a === b && link.b === a)))
}

/** TE-4.5-a: in how many Barbarian phases an army that nobody stops is expected in ROMA. A broken link takes two. */
export function phasesToRome(army: Army): number {
  const way = [army.at, ...wayToRome(army)]
  return way.slice(1).reduce((sum, to, i) => sum + (isBroken(way[i] ?? '', to) ? 2 : 1), 0)
}
