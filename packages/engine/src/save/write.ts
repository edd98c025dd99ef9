/** Writes a game down: what is needed to play it again or go on with it, and to see that nobody changed it. */
import type { Link } from '../chain.ts'
import type { Json, JsonObject } from '../contract.ts'
import { plainSource } from '../dice.ts'
import { digest } from '../digest.ts'
import type { Entry, Stretch } from '../history.ts'
import type { LocalTable } from '../local-table.ts'

export const SAVE_VERSION = 5

/** A game without counts of thought, or without shared dice, is written so that an older Tabularium reads it, too. */
export function versionFor(dice: readonly Stretch[], log: readonly Entry[]): number {
  if (log.some(({ thought }) => thought !== undefined)) return SAVE_VERSION
  return dice.some((stretch) => 'shared' in stretch) ? SAVE_VERSION - 1 : SAVE_VERSION - 2
}

/** Who plays a seat: somebody, or a bot by its name. */
export type Player = 'person' | `bot:${string}`

/** Something done under other rules: it can be read, not stepped through. */
export type PastAction = readonly [seat: number, action: string]

/** Why a game goes on from a position instead of its whole log. */
export interface Carried {
  readonly because: 'rules' | 'edition'
  /** How many actions of the log are only to be read from now on. */
  readonly actions: number
  /** How many actions at the end had to be given up; 0 in saves that hold their position. */
  readonly lost: number
}

export interface Saved {
  readonly players?: readonly Player[] | undefined
  readonly past?: readonly PastAction[] | undefined
  /** What proves the dice of a game that was played online: see `proof.ts`. */
  readonly online?: JsonObject | undefined
}

/** The numbers of the actions that were done together with the one before. */
export function joinedIn(log: readonly Entry[]): { readonly joined?: number[] } {
  const joined = log.flatMap((entry, i) => (entry.joined ? [i] : []))
  return joined.length > 0 ? { joined } : {}
}

/** The links that were added to the dice, each with the number of its action. */
export function linksIn(log: readonly Entry[]): { readonly links?: [number, Link][] } {
  const links = log.flatMap(({ link }, i): [number, Link][] => (link === undefined ? [] : [[i, link]]))
  return links.length > 0 ? { links } : {}
}

/** How long bots thought that take their time, each with the number of its action. */
export function thoughtsIn(log: readonly Entry[]): { readonly thoughts?: [number, number][] } {
  const thoughts = log.flatMap(({ thought }, i): [number, number][] => (thought === undefined ? [] : [[i, thought]]))
  return thoughts.length > 0 ? { thoughts } : {}
}

export function save(table: LocalTable, { players, past = [], online }: Saved = {}): string {
  const { game, log } = table
  const latest: Json = game.write(table.state)
  const content = {
    tabularium: versionFor(table.stretches, log),
    game: game.id,
    rules: game.version,
    edition: { id: game.edition.id, digest: game.edition.digest },
    options: table.options,
    ...(table.position !== undefined && { position: table.position }),
    dice: table.stretches.map((stretch) => ({ from: stretch.from, ...plainSource(stretch) })),
    actions: log.map((entry) => entry.action),
    helpers: log.flatMap((entry, i) => (entry.seat === entry.asked ? [] : [[i, entry.seat]])),
    ...joinedIn(log),
    ...linksIn(log),
    ...thoughtsIn(log),
    latest,
    ...(players !== undefined && { players: [...players] }),
    ...(past.length > 0 && { past: past.map(([seat, action]) => [seat, action]) }),
    ...(online !== undefined && { online }),
    end: digest(latest),
  }
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}
