/** The hand: fetched once the board is painted. */
import { useOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Choice } from '@tabularium/engine/room'
import type { HandProps } from '../../../page/game-page.ts'
import { lazy, whenQuiet } from '../../../page/lazy.tsx'
import { chosenCard } from './chosen.ts'

/** Whether a choice is made with a card or a stepper, and not as a button: Tribal actions are, while no card is lifted. */
export const isInHand = ({ action }: Choice): boolean =>
  useOf(action) !== null || action.startsWith('take ') || (chosenCard.value !== null && action.startsWith('tribal-'))

export const Hand = lazy<HandProps<View>>(() => whenQuiet().then(() => import('./hand.tsx').then(({ Hand }) => Hand)))
