/** Chapter 9.2: fleets. */
import { type Fleet, isLeader, isUnit, NOBODY } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  campNames,
  campOfFleet,
  controllerOf,
  deckOf,
  fleetReturns,
  giveFleet,
  LOST,
  piecesAt,
  putFleet,
  type State,
  setFleetReturn,
  whereIsFleet,
} from '../../state.ts'
import { eliminate } from '../pieces.ts'
import { killLeader } from '../politics/death.ts'

/** UR-9.2-b: complete turns of absence. */
const ABSENCE = 5

/** UR-9.2-a: only the two that have a home port. */
export function adjustFleet(s: State, fleet: Fleet, table: Table): void {
  const base = s.board.fleetBase[fleet]
  if (base === NOBODY || whereIsFleet(s, fleet) < 0 || whereIsFleet(s, fleet) === base) return
  table.tell({ type: 'marker', marker: s.board.fleetIds[fleet], at: null })
  sink(s, fleet, table)
  putFleet(s, fleet, LOST)
  // UR-9.2-x1: lost in 418, back in 424.
  setFleetReturn(s, fleet, s.year + ABSENCE + 1)
}

/** UR-9.2-c UR-9.2-d: the units come back at once by 9.3, the leaders never. The fleet is still where it was. */
export function sink(s: State, fleet: Fleet, table: Table): void {
  const aboard = piecesAt(s, deckOf(s.board, fleet))
  eliminate(
    s,
    aboard.filter((piece) => isUnit(s.board, piece)),
    { rule: 'UR-9.2-c' },
    table,
  )
  for (const piece of aboard) if (isLeader(s.board, piece)) killLeader(s, piece, 'fleet', table)
}

/** UR-9.2-b UR-2.C-p: in phase D, under whoever holds the port. */
export function returnFleets(s: State, table: Table): void {
  for (const fleet of s.board.everyFleet) {
    const base = s.board.fleetBase[fleet]
    if (whereIsFleet(s, fleet) !== LOST || base === NOBODY || fleetReturns(s, fleet) > s.year) continue
    putFleet(s, fleet, base)
    const [before, camp] = [campOfFleet(s, fleet), controllerOf(s, base)]
    giveFleet(s, fleet, camp)
    setFleetReturn(s, fleet, 0)
    const name = s.board.fleetIds[fleet]
    table.tell({ type: 'marker', marker: name, at: s.board.placeIds[base] })
    if (camp !== before) table.tell({ type: 'fleet', fleet: name, camp: campNames[camp], rule: 'UR-9.2-b' })
  }
}
