/** UR-2.A-c: of the other's stratagems a seat knows only how many they are; of those in the bowl nobody knows. */
import { type Hoard, type Secrets, type Thing, UNKNOWN } from '@tabularium/engine'
import { ROMAN, type State, seatOf } from '../state.ts'
import { isBarbarianOnly, isRomanOnly, stratagemIds } from '../stratagem-kinds.ts'

const KINDS = stratagemIds.length

/** What lies in a hand or in the bowl; what is unknown is counted behind the last kind. */
function things(counts: readonly number[]): Thing[] {
  const lying: Thing[] = []
  for (let kind = 0; kind < KINDS; kind++) for (let n = counts[kind]; n > 0; n--) lying.push(kind)
  for (let n = counts[KINDS] ?? 0; n > 0; n--) lying.push(UNKNOWN)
  return lying
}

function lay(counts: number[], lying: readonly Thing[]): void {
  counts.length = KINDS
  counts.fill(0)
  for (const kind of lying) {
    if (kind === UNKNOWN) counts[KINDS] = (counts[KINDS] ?? 0) + 1
    else counts[kind]++
  }
}

const SEATS = [0, 1] as const
const NOBODY: readonly number[] = []

/** UR-6-e: what was kept through a phase F is of use to its owner; what came since may be anything. */
function mayHold(s: State, seat: 0 | 1, kind: Thing, number: number): boolean {
  const size = things(s.hands[seat]).length
  const isUseless = seat === seatOf(s, ROMAN) ? isBarbarianOnly : isRomanOnly
  return number >= size - s.fresh[seat] || !isUseless(kind)
}

const hands = SEATS.map(
  (seat): Hoard<State> => ({
    knownTo: () => [seat],
    things: (s) => things(s.hands[seat]),
    lay: (s, lying) => lay(s.hands[seat], lying),
    mayHold: (s, kind, number) => mayHold(s, seat, kind, number),
  }),
)

const bowl: Hoard<State> = {
  knownTo: () => NOBODY,
  things: (s) => things(s.bowl),
  lay: (s, lying) => lay(s.bowl, lying),
}

export const secrets: Secrets<State> = { things: stratagemIds, hoards: [...hands, bowl] }
