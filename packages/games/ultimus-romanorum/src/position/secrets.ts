/** UR-2.A-c: of the other's stratagems a seat knows only how many they are; of those in the bowl nobody knows. */
import { type Hoard, oneByOne, type Seat, type Secrets, type Thing } from '@tabularium/engine'
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
  mayHold: (s, thing, number) => mayHold(s, seat, thing, number),
})

const bowlOf: Hoard<State> = {
  knownTo: () => NOBODY,
  things: (s) => bowl.things(s),
  lay: (s, things) => bowl.lay(s, things),
}

/** What is hidden from one viewer. It seldom changes from one look to the next: then the same lists serve again. */
class Curtain {
  readonly #hidden: readonly (typeof bowl)[]
  /** What nothing was hidden of, and the same with all hidden that he may not know. */
  #open: State['seldom'] = []
  #closed: State['seldom'] = []
  #unseen: () => readonly Thing[] = () => []

  constructor(viewer: Seat | null) {
    this.#hidden = [...hands.filter((_, seat) => seat !== viewer), bowl]
  }

  hide(s: State): () => readonly Thing[] {
    if (s.seldom === this.#open) s.seldom = this.#closed
    else this.#hideAnew(s)
    return this.#unseen
  }

  #hideAnew(s: State): void {
    const numbers = stratagemIds.map(() => 0)
    this.#open = s.seldom
    for (const hoard of this.#hidden) {
      hoard.tally(s, numbers)
      hoard.hide(s)
    }
    this.#closed = s.seldom
    const unseen = oneByOne(numbers)
    this.#unseen = () => unseen
  }
}

const fromSeats = [new Curtain(0), new Curtain(1)] as const
const fromWatchers = new Curtain(null)

const conceal = (s: State, viewer: Seat | null): (() => readonly Thing[]) =>
  (viewer === null ? fromWatchers : (fromSeats[viewer] ?? fromWatchers)).hide(s)

export const secrets: Secrets<State> = { things: stratagemIds, hoards: [handOf(0), handOf(1), bowlOf], conceal }
