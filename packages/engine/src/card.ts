/** A game as a home page shows it. */
import type { Json, Language } from './contract.ts'

export interface Card {
  readonly id: string
  readonly title: string
  /** How many play it. */
  readonly players: string
  readonly about: Readonly<Record<Language, string>>
  /** What "play now" starts: the options, and who plays each seat. */
  readonly quick: { readonly options: Json; readonly players: readonly ('person' | `bot:${string}`)[] }
  /** A kept game in a few words, such as its level and round. Its view may be of another version. */
  brief(options: Json, view: Json, language: Language): string
}
