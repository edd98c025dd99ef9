/** The position as the board shows it, and what each event changes in it. */
import { type GameEvent, isObject, type Json, type JsonObject } from '@tabularium/engine'
import boardFile from '@tabularium/tetrarchia/board' with { type: 'json' }

export const emperors = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
export type EmperorName = (typeof emperors)[number]
export type TokenKind = 'unrest' | 'revolt' | EmperorName

export interface Army {
  readonly region: string
  readonly at: string
}

export interface Position {
  readonly turn: number
  readonly ip: number
  readonly emperors: Readonly<Record<EmperorName, string | null>>
  readonly hand: Readonly<Record<EmperorName, number>>
  readonly glory: Readonly<Record<EmperorName, number>>
  readonly tokens: Readonly<Partial<Record<TokenKind, readonly string[]>>>
  readonly fleets: Readonly<Record<string, number>>
  readonly armies: readonly (Army | null)[]
}

/** The worker writes views of this form; nothing else reaches the board. */
export function isPosition(view: Json): view is JsonObject & Position {
  return isObject(view) && 'tokens' in view && 'armies' in view
}

export const board = boardFile
export const provinces = new Map(board.provinces.map((p) => [p.id, p]))
export const seas = new Map(board.seas.map((s) => [s.id, s]))
export const borders = board.provinces.filter((p) => p.border).map((p) => p.id)

export function active(p: Position): EmperorName {
  return emperors[p.turn % 4] ?? 'diocletian'
}

export function tokenAt(p: Position, province: string): TokenKind | null {
  const kinds: readonly TokenKind[] = ['unrest', 'revolt', ...emperors]
  return kinds.find((kind) => p.tokens[kind]?.includes(province)) ?? null
}

export function armyAt(p: Position, province: string): boolean {
  return p.armies.some((army) => army?.at === province)
}

const TOKENS_OF_A_KIND = 21

export function reserve(p: Position): { revolt: number; unrest: number } {
  const glory = emperors.reduce((sum, e) => sum + p.glory[e], 0)
  return {
    revolt: TOKENS_OF_A_KIND - (p.tokens.revolt?.length ?? 0),
    unrest: TOKENS_OF_A_KIND - (p.tokens.unrest?.length ?? 0) - glory,
  }
}

export function securedBorders(p: Position): number {
  return borders.filter((border) => emperors.some((e) => p.tokens[e]?.includes(border))).length
}

/** The provinces an army has still to cross, ROMA last. */
export function wayToRome({ region, at }: Army): readonly string[] {
  const path = board.paths.find((p) => p.region === region)?.path ?? []
  return path.slice(path.indexOf(at) + 1)
}

export function isBroken(a: string, b: string): boolean {
  return board.links.some((l) => l.broken && ((l.a === a && l.b === b) || (l.a === b && l.b === a)))
}

/** After how many Barbarian phases an army nobody stops is expected in ROMA: a broken link holds it up every other time. */
export function phasesToRome(army: Army): number {
  const way = [army.at, ...wayToRome(army)]
  return way.slice(1).reduce((sum, to, i) => sum + (isBroken(way[i] ?? '', to) ? 2 : 1), 0)
}

const isEmperor = (name: Json | undefined): name is EmperorName => emperors.some((e) => e === name)

/** The position after an event. What the board does not show is left to the next view. */
export function reduce(view: Json, event: GameEvent): Json {
  if (!isPosition(view)) return view
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...change }
}

type Change = { [key: string]: Json }

function changeOf(p: Position, event: GameEvent): Change | null {
  const name = event.emperor
  switch (event.type) {
    case 'turn':
      return { turn: event.turn ?? p.turn, ip: event.ip ?? p.ip }
    case 'fleet':
      return { fleets: shifted(p.fleets, String(event.sea), 1) }
    case 'sail':
      return { fleets: shifted(shifted(p.fleets, String(event.from), -1), String(event.to), 1), ip: p.ip - 1 }
    case 'arrive':
      return isEmperor(name) ? { emperors: { ...p.emperors, [name]: String(event.at) } } : null
    case 'move':
      return isEmperor(name)
        ? { emperors: { ...p.emperors, [name]: String(event.to) }, ip: p.ip - Number(event.cost) }
        : null
    case 'leave':
      return isEmperor(name) ? { emperors: { ...p.emperors, [name]: null } } : null
    case 'token':
      return { tokens: replaced(p.tokens, String(event.at), event.now) }
    case 'army':
      return { armies: marched(p.armies, event).map((army) => (army === null ? null : { ...army })) }
    default:
      return null
  }
}

function shifted(fleets: Position['fleets'], sea: string, by: number): { [sea: string]: number } {
  return { ...fleets, [sea]: (fleets[sea] ?? 0) + by }
}

function replaced(
  tokens: Position['tokens'],
  at: string,
  now: Json | undefined,
): { [kind: string]: readonly string[] } {
  const rest = Object.entries(tokens).map(([kind, list]) => [kind, list.filter((p) => p !== at)] as const)
  const next: { [kind: string]: readonly string[] } = Object.fromEntries(rest)
  return typeof now === 'string' ? { ...next, [now]: [...(next[now] ?? []), at] } : next
}

function marched(armies: Position['armies'], event: GameEvent): readonly (Army | null)[] {
  const at = String(event.at)
  switch (event.change) {
    case 'enter': {
      const free = armies.indexOf(null)
      return armies.map((army, i) => (i === free ? { region: String(event.region), at } : army))
    }
    case 'advance':
      return armies.map((army) => (army?.at === event.from ? { ...army, at: String(event.to) } : army))
    case 'destroyed':
      return armies.map((army) => (army?.at === at ? null : army))
    default:
      return armies
  }
}

/** How long the eye needs. */
export function durationOf(event: GameEvent): number {
  switch (event.type) {
    case 'roll':
      return 650
    case 'uprising':
      return 900
    case 'combat':
      return 1100
    case 'army':
      return 750
    case 'attack':
    case 'barbarian-phase':
      return 700
    case 'turn':
      return 500
    default:
      return 450
  }
}
