/** What is said of those whom a rule holds, in both languages. */
import type { Language } from '@tabularium/engine'

interface HeldWords {
  readonly held: string
  /** So many others are held by the same clause. */
  others(count: number): string
}

export const heldWords: Record<Language, HeldWords> = {
  en: {
    held: 'Held by a rule',
    others: (count) => (count === 1 ? 'One more is held so.' : `${count} more are held so.`),
  },
  fr: {
    held: 'Retenus par une règle',
    others: (count) =>
      count === 1 ? 'Un autre pion est retenu de même.' : `${count} autres pions sont retenus de même.`,
  },
}
