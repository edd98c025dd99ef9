/** What was done at a table that is played online, step by step; what was taken back, too. */
import type { Link } from '../chain.ts'
import type { AnyGame, Json, JsonObject, Seat } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { Entry } from '../history.ts'
import type { Done, LocalTable } from '../local-table.ts'
import type { Player } from '../save/write.ts'

/** An action as it is proven. */
export type ProvenEntry = Pick<Entry, 'seat' | 'action'> & {
  readonly link?: Link | undefined
  readonly joined?: boolean | undefined
}

/** One step. Those of other kinds tell what is no business of the dice, such as offers and wishes. */
export type Deed =
  | {
      readonly kind: 'act' | 'redo'
      readonly seat: Seat
      readonly entries: readonly ProvenEntry[]
      readonly link: Link | null
    }
  /** So many entries of the log were taken back: by undo, or by consent. */
  | { readonly kind: 'undo' | 'back'; readonly seat: Seat; readonly entries: number }
  | { readonly kind: 'begin'; readonly anchors: readonly (Link | null)[] }
  | {
      readonly kind: 'sit'
      readonly seat: Seat
      readonly player: Player
      /** Older games tell it. */
      readonly name?: string | null | undefined
      readonly anchor: Link | null
    }
  | { readonly kind: 'offer' | 'answer' | 'wish' | 'end'; readonly [more: string]: unknown }

export interface JournalStep {
  readonly number: number
  readonly trace: string
  readonly what: Deed
}

/** A step as it is hashed and written: of each action what was done, by whom, and with which link. */
export function plainDeed(deed: Deed): JsonObject {
  if (deed.kind !== 'act' && deed.kind !== 'redo') return asJson(deed)
  const { kind, seat, entries, link } = deed
  return {
    kind,
    seat,
    link,
    entries: entries.map((entry) => ({
      seat: entry.seat,
      action: entry.action,
      ...(entry.link !== undefined && { link: entry.link }),
      ...(entry.joined === true && { joined: true }),
    })),
  }
}

const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value))

/** Does one step at a table that stands where it was done; answers the actions it took. */
export function playStep(table: LocalTable, deed: Deed): readonly Done[] {
  if (deed.kind === 'act' || deed.kind === 'redo') {
    return deed.entries.map(({ seat, action, joined = false, link = null }) => table.act(seat, action, joined, link))
  }
  if (deed.kind === 'undo' || deed.kind === 'back') {
    if (deed.entries > table.length) throw new Fault('undo', 'More is taken back than was done.')
    table.backTo(table.length - deed.entries)
  }
  return []
}

/**
 * What a table is, by which its running hash begins. `start`: the fingerprint of the position it goes on from, if it was begun
 * elsewhere; null: it begins with the set-up.
 */
export function openingOf(game: AnyGame, options: Json, commitment: string, start: string | null): JsonObject {
  return { commitment, game: game.id, edition: game.edition.id, options: game.options(options), start }
}
