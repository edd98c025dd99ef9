/** What the laboratory's page and the workers that play for it say to each other. */
import type { Batch, Comparison, Report, Results, Setting } from '@tabularium/bots/lab'
import type { Language } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'

/** What came of a run, with what its seats are called. */
export interface Found {
  /** One for each setting. */
  readonly reports: readonly Report[]
  /** Of two settings, how they differ; null: there is one. */
  readonly compared: Comparison | null
  /** By its name in reports. */
  readonly seats: Readonly<Record<string, string>>
}

export interface LabCalls {
  /** The bots that play a game, weakest first. */
  bots(game: string): readonly string[]
  /** What is played and asked about from now on: answered with every option filled in, or refused. */
  sit(settings: readonly Setting[]): readonly Setting[]
  play(batch: Batch): Results
  found(asked: number, results: Results, language: Language): Found
  /** The save of a game by its number, played with one of the settings. */
  saved(setting: number, game: number): string
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
