import type { Language } from '@tabularium/engine'
import { language } from '../../settings.ts'
import type { LabWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const catalogues: Readonly<Record<Language, LabWords>> = { en, fr }

export const labWords = (): LabWords => catalogues[language.value]
