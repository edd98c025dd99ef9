/** Words of this game's part of the page, in both languages. What is lettered on the map is Latin and needs none. */
import type { Language } from '@tabularium/engine'
import type { Words } from './words/catalogue.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export const catalogues: Readonly<Record<Language, Words>> = { en, fr }
