/** A game as a home page shows it. */
import type { Json, Language } from './contract.ts'

type Spoken = Readonly<Record<Language, string>>

/** Numbers and words that lie on top of a view, and those that a game adds to them. */
export type Outline = Readonly<Record<string, string | number>>

/** What stands on a game's cover besides its name. */
export interface Cover {
  /** When it plays: "c. 300". */
  readonly years: Spoken
  readonly who: Spoken
  readonly length: Spoken
  readonly weight: Spoken
}

export interface Card {
  readonly id: string
  readonly title: string
  /** Where a language has a title of its own. */
  readonly titles?: Partial<Spoken>
  /** How many play it. */
  readonly players: string
  /** One sentence of what it is like. */
  readonly about: Spoken
  readonly cover?: Cover
  /** What "play now" starts: the options, and who plays each seat. */
  readonly quick: { readonly options: Json; readonly players: readonly ('person' | `bot:${string}`)[] }
  /** A kept game in a few words, such as its level and round. Its view may be of another version. */
  brief(options: Json, view: Json, language: Language): string
  /** When a view is, after "from": "turn 5". */
  moment?(view: Json, language: Language): string
  /** What `scene` and `side` need to know besides the numbers and words on top of a view that everybody may see. */
  gist?(view: Json): Outline
  /** How things stand, as a sentence without its full stop: "Attila is in Gaul"; null: nothing to tell. */
  scene?(outline: Outline, language: Language): string | null
  /** What a seat plays, after "you are": "Rome". */
  side?(options: Json, outline: Outline, seat: number, language: Language): string
}
