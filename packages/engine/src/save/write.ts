/** Writes a game down: what is needed to play it again or go on with it, and to see that nobody changed it. */
import type { Json } from '../contract.ts'
import { digest } from '../digest.ts'
import type { Entry } from '../history.ts'
import type { LocalTable } from '../local-table.ts'

export const SAVE_VERSION = 3

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
}

/** The numbers of the actions that were done together with the one before. */
export function joinedIn(log: readonly Entry[]): { readonly joined?: number[] } {
  const joined = log.flatMap((entry, i) => (entry.joined ? [i] : []))
  return joined.length > 0 ? { joined } : {}
}

export function save(table: LocalTable, { players, past = [] }: Saved = {}): string {
  const { game, log } = table
  const latest: Json = game.write(table.state)
  const content = {
    tabularium: SAVE_VERSION,
    game: game.id,
    rules: game.version,
    edition: { id: game.edition.id, digest: game.edition.digest },
    options: table.options,
    ...(table.position !== undefined && { position: table.position }),
    dice: table.stretches.map((stretch) => ({ ...stretch })),
    actions: log.map((entry) => entry.action),
    helpers: log.flatMap((entry, i) => (entry.seat === entry.asked ? [] : [[i, entry.seat]])),
    ...joinedIn(log),
    latest,
    ...(players !== undefined && { players: [...players] }),
    ...(past.length > 0 && { past: past.map(([seat, action]) => [seat, action]) }),
    end: digest(latest),
  }
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}
