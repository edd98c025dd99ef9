import type { Language } from '@tabularium/engine'
import type { PanelWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const panelWords: Readonly<Record<Language, PanelWords>> = { en, fr }
