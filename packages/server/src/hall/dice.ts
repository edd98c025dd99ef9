/** The dice of a table: promised when it is opened, and shared with its people when it begins. */
import { commitment, Fault, newSecret, type Stretch } from '@tabularium/engine'
import type { Deed } from '../store/store.ts'

export const newDice = (from = 0): readonly Stretch[] => [{ from, secret: newSecret() }]

/** The first step of every journal. */
export const opensWith = (dice: readonly Stretch[]): Deed => ({
  kind: 'open',
  commitment: commitmentOf(dice),
})

/** What was promised about the dice that are used now. */
export function commitmentOf(dice: readonly Stretch[]): string {
  const last = dice.at(-1)
  return last !== undefined && 'secret' in last ? commitment(last.secret) : ''
}

/** From the beginning on every roll needs a link of who acts. */
export function begunWith(dice: readonly Stretch[], _anchors: readonly (string | null)[]): readonly Stretch[] {
  return dice
}

/** Each link is used once and in order, so that nobody chooses among dice. */
export function checkLink(before: string | null, link: string | null): void {
  if (before !== null && link === null) throw new Fault('dice', 'A link of the chain is missing.')
}
