/** What the laboratory's page and the workers that play for it say to each other. */

import type { Chances, Hint } from '@tabularium/bots'
import type { Batch, Comparison, Report, Results, Setting } from '@tabularium/bots/lab'
import type { Mark, Run, Study } from '@tabularium/bots/study'
import type { Language, Playout, Seat } from '@tabularium/engine'
import type { Refusal, Thought } from '@tabularium/engine/room'
import type { SeenElsewhere } from '../table/protocol.ts'

/** What came of a run, with what its seats are called. */
export interface Found {
  /** One for each setting. */
  readonly reports: readonly Report[]
  /** Of two settings, how they differ; null: there is one. */
  readonly compared: Comparison | null
  /** By its name in reports. */
  readonly seats: Readonly<Record<string, string>>
}

export type Opening = Pick<Study, 'points' | 'luck' | 'runs'>

export interface LabCalls {
  /** The bots that play a game, weakest first. */
  bots(game: string): readonly string[]
  /** What is played and asked about from now on: answered with every option filled in, or refused. */
  sit(settings: readonly Setting[]): readonly Setting[]
  play(batch: Batch): Results
  found(asked: number, results: Results, language: Language): Found
  /** The save of a game by its number, played with one of the settings. */
  saved(setting: number, game: number): string
  /** Opens a game from its file, to be looked into: where dice turned it, and what was chosen. */
  study(save: string, seat: Seat, language: Language): Opening
  /** What of that was worse than something else. */
  looked(run: Run): readonly Mark[]
  /** Helps a bot to think of that from now on. */
  help(thought: Thought): null
  /** What these are worth, in their order. */
  helped(playouts: readonly Playout[]): readonly number[]
  /** What a bot would do, by what a seat sees. */
  hint(seen: SeenElsewhere, language: Language): Hint | null
  /** How the chances of a seat went, by the file of a game that is over. */
  chances(save: string, seat: Seat, language: Language): Chances | null
}

export type LabCall = keyof LabCalls

/** `lab` is the number of the request. */
export interface LabRequest {
  readonly lab: number
  readonly call: LabCall
  readonly args: readonly unknown[]
}

export type LabReply =
  | { readonly lab: number; readonly ok: true; readonly value: unknown }
  | { readonly lab: number; readonly ok: false; readonly refusal: Refusal }
