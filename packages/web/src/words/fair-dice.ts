/** How a reader can tell that the dice were not tampered with: shown with the statistics. */
import type { Language } from '@tabularium/engine'

/** `secret`: null as long as the game goes on. */
export const fairDice: Record<Language, (commitment: string, secret: string | null) => string> = {
  en: (commitment, secret) =>
    secret === null
      ? `The dice of this game were fixed before it began. Their seal is ${commitment}; the secret is told when the game is over.`
      : `Seal ${commitment}, secret ${secret}: with both, every roll can be worked out again.`,
  fr: (commitment, secret) =>
    secret === null
      ? `Les dés de cette partie ont été fixés avant qu’elle commence. Leur sceau est ${commitment} ; le secret est dit à la fin.`
      : `Sceau ${commitment}, secret ${secret} : avec les deux, chaque jet peut être recalculé.`,
}
