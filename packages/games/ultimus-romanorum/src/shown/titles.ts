/** What the game is called. */
import type { Language } from '@tabularium/engine'

export const titles: Readonly<Record<Language, string>> = { en: 'Ultimus Romanorum', fr: 'Ultimus Romanorum' }
