/** A game in the list, by the parts of its package: each is fetched when it is needed. */
import type { AnyGame, Card, Mind } from '@tabularium/engine'
import type { Forms } from '@tabularium/engine/forms'
import type { ZodMiniType } from 'zod/mini'

export interface Entry {
  readonly id: string
  /** What the home page says of it. */
  card(): Promise<{ readonly card: Card }>
  rules(): Promise<{ readonly game: AnyGame }>
  /** What bots know of it; absent: they know nothing but the rules. */
  mind?(): Promise<{ readonly mind: Mind<unknown, unknown> }>
  /** The form of its board's file; absent: it has none. */
  schema?(): Promise<{ readonly boardSchema: ZodMiniType }>
  /** The forms of what it tells and takes, for the documentation; absent: it declares none. */
  forms?(): Promise<{ readonly forms: Forms }>
}
