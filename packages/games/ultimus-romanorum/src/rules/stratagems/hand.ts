/** Chapters 2.A and 6: the bowl and the hands. */
import type { RuleId } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import { seatNames } from '../../options.ts'
import { type Camp, campNames, handSize, ROMAN, type State, seatOf } from '../../state.ts'
import { isBarbarianOnly, isRomanOnly, type Stratagem, stratagemIds } from '../../stratagem-kinds.ts'

/** UR-2.A-b UR-2.A-c: one counter at random, seen by its owner alone. */
export function draw(s: State, seat: 0 | 1, table: Table): void {
  const left = s.bowl.reduce((sum, count) => sum + count, 0)
  if (left === 0) return
  let number = table.shuffle(left)
  const kind = s.bowl.findIndex((count) => {
    number -= count
    return number < 0
  })
  take(s, seat, kind)
  table.tell({ type: 'hand', seat: seatNames[seat], change: 1, rule: 'UR-2.A-b' })
  table.reveal({ type: 'drawn', seat: seatNames[seat], stratagem: stratagemIds[kind] }, [seat])
}

/** A seat receives a counter of that kind, in the open, if there is one in the bowl. */
export function grant(s: State, seat: 0 | 1, kind: Stratagem, rule: RuleId, table: Table): void {
  if (s.bowl[kind] === 0) return
  take(s, seat, kind)
  table.tell({ type: 'hand', seat: seatNames[seat], change: 1, rule })
}

function take(s: State, seat: 0 | 1, kind: Stratagem): void {
  s.bowl[kind]--
  s.hands[seat][kind]++
  s.fresh[seat]++
}

/** UR-6-d: shown, and back to the bowl; or out of the game, or on the map. */
export function spend(s: State, camp: Camp, kind: Stratagem, then: 'bowl' | 'map' | 'removed', table: Table): void {
  s.hands[seatOf(s, camp)][kind]--
  if (then === 'bowl') s.bowl[kind]++
  table.tell({ type: 'stratagem', camp: campNames[camp], stratagem: stratagemIds[kind] })
}

/** A counter of a hand goes back to the bowl unseen by the other seat. */
export function giveBack(s: State, seat: 0 | 1, kind: Stratagem, rule: RuleId, table: Table): void {
  s.hands[seat][kind]--
  s.bowl[kind]++
  table.tell({ type: 'hand', seat: seatNames[seat], change: -1, rule })
  table.reveal({ type: 'returned', seat: seatNames[seat], stratagem: stratagemIds[kind] }, [seat])
}

/** UR-6-e UR-2.F-h */
export function returnUnusable(s: State, camp: Camp, table: Table): void {
  const seat = seatOf(s, camp)
  const isOfTheOther = camp === ROMAN ? isBarbarianOnly : isRomanOnly
  const size = handSize(s, camp)
  for (let kind = 0; kind < stratagemIds.length; kind++) {
    while (isOfTheOther(kind) && s.hands[seat][kind] > 0) giveBack(s, seat, kind, 'UR-6-e', table)
  }
  // Seen or not, this seals what led here: by taking it back a seat would learn whether the other gave anything back.
  if (size > 0 && handSize(s, camp) === size) table.reveal({ type: 'kept', seat: seatNames[seat] }, [seat])
  s.fresh[seat] = 0
}
