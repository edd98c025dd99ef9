import { useEffect } from 'preact/hooks'
import { isByKeys } from '../../../page/by-keys.ts'
import { isForPage } from '../../../page/keys.ts'
import { choose, chosenCard } from './chosen.ts'

/** The lifted card goes back into the hand; who plays by keys goes with it. */
export function putBack(): void {
  const card = chosenCard.value
  choose(null)
  if (card !== null && isByKeys()) document.querySelector<HTMLElement>(`.gates-hand [data-card="${card}"]`)?.focus()
}

/** Escape does it wherever the focus is. */
export function useEscape(): void {
  useEffect(() => {
    const letGo = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && chosenCard.value !== null && isForPage(event)) putBack()
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [])
}
