/** The file of a game that was played online: a save, and what is needed to check it. */
import { commitment } from '../dice.ts'
import { Fault } from '../fault.ts'
import type { Stretch } from '../history.ts'
import type { LocalTable } from '../local-table.ts'
import { type PastAction, type Player, save } from '../save/write.ts'
import type { Rolled } from '../table.ts'
import { type Deed, type JournalStep, plainDeed, playStep } from './journal.ts'

/** Chance that was used: by which entry of its step (-1: the set-up), the sides of the die, its lowest face, and what came up. */
export type ProvenRoll = readonly [entry: number, sides: number, low: number, face: number]

export interface Proof {
  readonly steps: readonly JournalStep[]
  readonly players?: readonly Player[] | undefined
  readonly past?: readonly PastAction[] | undefined
}

export type SharedStretch = Extract<Stretch, { readonly shared: unknown }>

/** The dice that were made together; undefined: there were none. */
export const sharedIn = (stretches: readonly Stretch[]): SharedStretch | undefined =>
  stretches.find((stretch): stretch is SharedStretch => 'shared' in stretch)

/** Written when the game is over: it tells the secret. Throws a `Fault` if the dice were not shared or the steps cannot be played. */
export function provenFile(table: LocalTable, { steps, players, past }: Proof): string {
  const dice = sharedIn(table.stretches)
  if (dice === undefined) throw new Fault('dice', 'The dice of this table were not shared.')
  const { shared, anchors, from } = dice
  const again = table.branch(from, { shared, anchors })
  const online = {
    commitment: commitment(shared),
    anchors: [...anchors],
    start: startOf(again),
    journal: steps.map(({ number, trace, what }) => {
      const rolls = rollsOf(again, what)
      return { number, trace, what: plainDeed(what), ...(rolls.length > 0 && { rolls }) }
    }),
  }
  return save(table, { players, past, online })
}

/** The fingerprint of the position that a game begun elsewhere goes on from; null: it begins with the set-up. */
export const startOf = ({ length, position, digest }: LocalTable): string | null =>
  length === 0 && position === undefined ? null : digest

/** Does a step at a table that stands where it was done, and tells the chance it used. */
export function rollsOf(table: LocalTable, deed: Deed): readonly ProvenRoll[] {
  if (deed.kind === 'begin') return table.rolls().flatMap((rolled) => (rolled.action < 0 ? [proven(rolled, -1)] : []))
  return playStep(table, deed).flatMap(({ rolls }, entry) => rolls.map((rolled) => proven(rolled, entry)))
}

const proven = ({ die, face }: Rolled, entry: number): ProvenRoll => [entry, die.sides, die.low, face]
