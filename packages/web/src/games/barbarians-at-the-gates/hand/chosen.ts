/** The card that is lifted out of the hand, and what it would be used for: the hand shows it, the prompt offers its uses. */
import { batch, signal } from '@preact/signals'
import type { UseName } from '@tabularium/barbarians-at-the-gates/shown'

export const chosenCard = signal<string | null>(null)
/** null: none was picked yet. */
export const chosenUse = signal<UseName | null>(null)
/** By card: why its event cannot be played now. */
export const eventNot = signal<Readonly<Record<string, string>>>({})

export function choose(card: string | null): void {
  batch(() => {
    chosenCard.value = card
    chosenUse.value = null
  })
}
