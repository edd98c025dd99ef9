/** The cards in words: their names, and what each event needs and does. */
import type { Language } from '@tabularium/engine'
import cards from './cards.json' with { type: 'json' }

export interface CardWords {
  readonly name: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

const byId: ReadonlyMap<string, CardWords> = new Map(Object.entries(cards))

export const cardIds: readonly string[] = [...byId.keys()]
export const cardWords = (id: string): CardWords | undefined => byId.get(id)
export const cardName = (id: string, language: Language): string => byId.get(id)?.name[language] ?? id
export const cardText = (id: string, language: Language): string => byId.get(id)?.text[language] ?? ''
