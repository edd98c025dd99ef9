import type { Language } from '@tabularium/engine'
import type { HandWords } from './hand-catalogue.ts'
import { en } from './hand-en.ts'
import { fr } from './hand-fr.ts'

const all: Readonly<Record<Language, HandWords>> = { en, fr }

export const handWords = (language: Language): HandWords => all[language]

/** What the event of a card does, in a line or two. */
export const effectOf = (card: string, language: Language): string => all[language].effects[card] ?? ''
