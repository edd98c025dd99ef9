/** The card that is lifted out of the hand: the hand shows it, the prompt offers its uses. */
import { signal } from '@preact/signals'

/** Questions that are answered with a card. */
export const CARDS: readonly string[] = ['impulse', 'claim', 'window', 'battle-card', 'tribal']

export const chosenCard = signal<string | null>(null)
/** By card: why its event cannot be played now. */
export const eventNot = signal<Readonly<Record<string, string>>>({})
/** Why the lifted card is not played now; null: it can be, or nothing is told of it. */
export const notNow = signal<string | null>(null)

export function choose(card: string | null): void {
  chosenCard.value = card
}
