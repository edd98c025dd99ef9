/** What the game is called. */
import type { Language } from '@tabularium/engine'

export const titles: Readonly<Record<Language, string>> = {
  en: 'Barbarians at the Gates',
  fr: 'Barbarians at the Gates',
}
