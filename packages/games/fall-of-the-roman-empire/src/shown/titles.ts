/** What the game is called. */
import type { Language } from '@tabularium/engine'

export const titles: Readonly<Record<Language, string>> = {
  en: 'The Fall of the Roman Empire',
  fr: 'La Chute de l’Empire romain',
}
