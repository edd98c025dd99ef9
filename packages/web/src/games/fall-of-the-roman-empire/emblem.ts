/** The two sides as they are seen from afar. */
import type { Language } from '@tabularium/engine'
import type { Emblem } from '../../page/game-page.ts'
import { icons } from './icons.ts'

const ROMAN = { side: 'rome', form: 'square', icon: icons.legion } as const
const BARBARIAN = { side: 'barb', form: 'eight', icon: icons.horde } as const
const words: Record<Language, readonly [roman: string, barbarian: string]> = {
  en: ['The Roman', 'The Barbarian'],
  fr: ['Le Romain', 'Le Barbare'],
}

/** A seat plays the same side to the end. */
export const emblem = (seat: number, _: unknown, language: Language): Emblem =>
  seat === 0 ? { ...ROMAN, words: words[language][0] } : { ...BARBARIAN, words: words[language][1] }
