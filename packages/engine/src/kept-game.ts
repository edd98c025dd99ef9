/** A game as a device keeps it, entry by entry with a position on the way, and gone on with without playing it all. */
import type { AnyGame, Json } from './contract.ts'
import type { Entry, Stretch } from './history.ts'
import { LocalTable } from './local-table.ts'
import type { Carried, PastAction } from './save/write.ts'

/** A position by names: after how many actions, and how far its stretch of dice had been read. */
export interface KeptPosition {
  readonly at: number
  readonly used: number
  readonly position: Json
}

export interface KeptGame {
  /** The version of the rules it was played by last. */
  readonly rules: number
  readonly edition: { readonly id: string; readonly digest: string }
  readonly options: Json
  /** The given position it began with, if it did not begin with the set-up. */
  readonly position?: Json | undefined
  readonly dice: readonly Stretch[]
  readonly entries: readonly Entry[]
  readonly kept: KeptPosition
  readonly past: readonly PastAction[]
  readonly carried: Carried | null
}

/** The position of a table to go on from: the last one on the way, or that of the present. */
export function keptPosition({ game, kept, present }: LocalTable, which: 'on the way' | 'present'): KeptPosition {
  const { at, used, state } = which === 'present' ? present : kept
  return { at, used, position: game.write(state) }
}

/** Whether it was played by these very rules on this very board. */
export const isOfToday = ({ version, edition }: AnyGame, written: KeptGame): boolean =>
  written.rules === version && written.edition.id === edition.id && written.edition.digest === edition.digest

/** Goes on from its last position, with what was done since. */
export function resumeKept(game: AnyGame, written: KeptGame, entries = written.entries): LocalTable {
  const { options, position, dice, kept } = written
  return LocalTable.resume(game, {
    start: { options, ...(position !== undefined && { position }) },
    stretches: dice,
    entries,
    kept: { at: kept.at, used: kept.used, state: game.read(kept.position, game.options(options)) },
  })
}
