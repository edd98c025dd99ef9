import type { Language } from '@tabularium/engine'
import type { TableWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const tableWords: Readonly<Record<Language, TableWords>> = { en, fr }
