/** What the players of a game chose before it, in words: its scenario, its level, its variants. */
import { isObject, type Json, type Language } from '@tabularium/engine'

export type Terms = (options: Json, language: Language) => readonly string[]

/** One of the options of a game; null: it has none of that name. */
export const optionOf = (options: Json, name: string): Json => (isObject(options) ? (options[name] ?? null) : null)
