import type { Language } from '@tabularium/engine'
import { language } from '../../settings.ts'
import type { OnlineWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const catalogues: Readonly<Record<Language, OnlineWords>> = { en, fr }

export const onlineWords = (): OnlineWords => catalogues[language.value]
