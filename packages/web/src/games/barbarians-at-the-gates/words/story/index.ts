import type { Language } from '@tabularium/engine'
import type { StoryWords } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const storyWords: Readonly<Record<Language, StoryWords>> = { en, fr }
