/** Chapters 2.A and 6: the bowl and the hands. */
import type { RuleId } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import { seatNames } from '../../options.ts'
import {
  bowl,
  type Camp,
  campNames,
  freshOf,
  handOf,
  handSize,
  hands,
  ROMAN,
  type State,
  seatOf,
  setFresh,
} from '../../state.ts'
import { everyStratagem, isBarbarianOnly, isRomanOnly, type Stratagem, stratagemIds } from '../../stratagem-kinds.ts'

/** UR-2.A-b UR-2.A-c: one counter at random, seen by its owner alone. */
export function draw(s: State, seat: 0 | 1, table: Table): void {
  const left = bowl.size(s)
  if (left === 0) return
  const kind = drawn(s, table.shuffle(left))
  take(s, seat, kind)
  table.tell({ type: 'hand', seat: seatNames[seat], change: 1, rule: 'UR-2.A-b' })
  table.reveal({ type: 'drawn', seat: seatNames[seat], stratagem: stratagemIds[kind] }, [seat])
}

/** The counter of that number, counted kind by kind. */
function drawn(s: State, number: number): Stratagem {
  let left = number
  for (const kind of everyStratagem) {
    left -= bowl.get(s, kind)
    if (left < 0) return kind
  }
  throw new Error('The bowl holds less than it is said to.')
}

/** A seat receives a counter of that kind, in the open, if there is one in the bowl. */
export function grant(s: State, seat: 0 | 1, kind: Stratagem, rule: RuleId, table: Table): void {
  if (bowl.get(s, kind) === 0) return
  take(s, seat, kind)
  table.tell({ type: 'hand', seat: seatNames[seat], change: 1, rule })
}

/** No hand is larger, so more need not be counted. */
const MOST_FRESH = 99

function take(s: State, seat: 0 | 1, kind: Stratagem): void {
  bowl.add(s, kind, -1)
  hands[seat].add(s, kind, 1)
  setFresh(s, seat, Math.min(freshOf(s, seat) + 1, MOST_FRESH))
}

/** UR-6-d: shown, and back to the bowl; or out of the game, or on the map. */
export function spend(s: State, camp: Camp, kind: Stratagem, then: 'bowl' | 'map' | 'removed', table: Table): void {
  handOf(s, camp).add(s, kind, -1)
  if (then === 'bowl') bowl.add(s, kind, 1)
  table.tell({ type: 'stratagem', camp: campNames[camp], stratagem: stratagemIds[kind] })
}

/** A counter of a hand goes back to the bowl unseen by the other seat. */
export function giveBack(s: State, seat: 0 | 1, kind: Stratagem, rule: RuleId, table: Table): void {
  hands[seat].add(s, kind, -1)
  bowl.add(s, kind, 1)
  table.tell({ type: 'hand', seat: seatNames[seat], change: -1, rule })
  table.reveal({ type: 'returned', seat: seatNames[seat], stratagem: stratagemIds[kind] }, [seat])
}

/** UR-6-e UR-2.F-h */
export function returnUnusable(s: State, camp: Camp, table: Table): void {
  const seat = seatOf(s, camp)
  const isOfTheOther = camp === ROMAN ? isBarbarianOnly : isRomanOnly
  const size = handSize(s, camp)
  for (const kind of everyStratagem) {
    while (isOfTheOther(kind) && hands[seat].get(s, kind) > 0) giveBack(s, seat, kind, 'UR-6-e', table)
  }
  // Seen or not, this seals what led here: by taking it back a seat would learn whether the other gave anything back.
  if (size > 0 && handSize(s, camp) === size) table.reveal({ type: 'kept', seat: seatNames[seat] }, [seat])
  setFresh(s, seat, 0)
}
