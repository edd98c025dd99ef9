/** What the logs and recaps of all games say alike. */
import type { Language } from '@tabularium/engine'

interface ToldWords {
  way(who: string | number, from: string, to: string): string
  rolled(face: number | string): string
  column(face: number, column: string): string
}

export const toldWords: Readonly<Record<Language, ToldWords>> = {
  en: {
    way: (who, from, to) => `${who}, ${from} to ${to}`,
    rolled: (face) => `rolled ${face}`,
    column: (face, column) => `rolled ${face}, column ${column}`,
  },
  fr: {
    way: (who, from, to) => `${who}, ${from} vers ${to}`,
    rolled: (face) => `dé ${face}`,
    column: (face, column) => `dé ${face}, colonne ${column}`,
  },
}
