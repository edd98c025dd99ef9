/** UR-2.A-c: of the other's stratagems a seat knows only how many they are; of those in the bowl nobody knows. */
import type { Hoard, Seat, Secrets, Thing } from '@tabularium/engine'
import { bowl, freshOf, hands, seatOf } from '../state/players.ts'
import { everyStratagem, isBarbarianOnly, isRomanOnly, stratagemIds } from '../stratagem-kinds.ts'
import { ROMAN } from '../terms.ts'
import type { State } from './fields.ts'

const OWNERS: readonly (readonly Seat[])[] = [[0], [1]]
const NOBODY: readonly Seat[] = []

/** UR-6-e: what was kept through a phase F is of use to its owner; what came since may be anything. */
function mayHold(s: State, seat: 0 | 1, thing: Thing, number: number): boolean {
  if (number >= hands[seat].size(s) - freshOf(s, seat)) return true
  const kind = everyStratagem[thing]
  return seat === seatOf(s, ROMAN) ? !isBarbarianOnly(kind) : !isRomanOnly(kind)
}

const handOf = (seat: 0 | 1): Hoard<State> => ({
  knownTo: () => OWNERS[seat],
  things: (s) => hands[seat].things(s),
  lay: (s, things) => hands[seat].lay(s, things),
  tally: (s, numbers) => hands[seat].tally(s, numbers),
  hide: (s) => hands[seat].hide(s),
  mayHold: (s, thing, number) => mayHold(s, seat, thing, number),
})

const bowlOf: Hoard<State> = {
  knownTo: () => NOBODY,
  things: (s) => bowl.things(s),
  lay: (s, things) => bowl.lay(s, things),
  tally: (s, numbers) => bowl.tally(s, numbers),
  hide: (s) => bowl.hide(s),
}

export const secrets: Secrets<State> = { things: stratagemIds, hoards: [handOf(0), handOf(1), bowlOf] }
