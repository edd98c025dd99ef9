import type { Language } from '@tabularium/engine'
import type { MapWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const mapWords: Readonly<Record<Language, MapWords>> = { en, fr }
