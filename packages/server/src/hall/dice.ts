/** The dice of a table: promised when it is opened, and shared with its people when it begins. */
import { commitment, Fault, followsFrom, newSecret, type Secret, type Stretch, secretOf } from '@tabularium/engine'
import { hashing } from './hashing.ts'
import type { Chances } from './pauses.ts'

export const newDice = (from = 0): readonly Stretch[] => [{ from, secret: newSecret() }]

/** The server's part of the dice that are used now. */
export function serverSecret(dice: readonly Stretch[]): Secret {
  const last = dice.at(-1)
  const secret = last === undefined ? undefined : secretOf(last)
  if (secret === undefined) throw new Error('A table has no dice.')
  return secret
}

/** By the dice: everybody is told at every step, and they change but once. */
const promised = new WeakMap<readonly Stretch[], string>()

/** What was promised about them. */
export function commitmentOf(dice: readonly Stretch[]): string {
  const told = promised.get(dice) ?? commitment(serverSecret(dice))
  promised.set(dice, told)
  return told
}

/** From the beginning on every roll needs a link of who acts. */
export function begunWith(dice: readonly Stretch[], anchors: readonly (string | null)[]): readonly Stretch[] {
  return dice.map((stretch, i) =>
    i === dice.length - 1 && 'secret' in stretch ? { from: stretch.from, shared: stretch.secret, anchors } : stretch,
  )
}

/** Two numbers from 0 to below 1 that follow from the secret and that text: the same at every server, and nobody else knows them. */
export function chancesOf(dice: readonly Stretch[], text: string): Chances {
  const digits = hashing.hmac(serverSecret(dice), `tabularium chance ${text}`)
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 12), 16) / 2 ** 48
  return [part(0), part(12)]
}

/** Each link is used once and in order, so that nobody chooses among dice. */
export function checkLink(before: string | undefined, link: string | null): void {
  if (before === undefined) return
  if (link === null || !followsFrom(link, before, hashing)) {
    throw new Fault('dice', 'That is not the next link of your chain: open the table anew.')
  }
}
