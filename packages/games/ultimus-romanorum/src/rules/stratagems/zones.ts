/** Chapter 6.3: Desertion, Fleet and Germanophobia. */
import { no, yes } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { type Fleet, isLeader, isUnit, NOBODY, PA, type Piece, peopleOfPiece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  bowl,
  type Camp,
  campNames,
  campOf,
  giveFleet,
  OFF,
  putFleet,
  ROMAN,
  type State,
  setFleetMoved,
  whereIsFleet,
} from '../../state.ts'
import { stratagem } from '../../stratagem-kinds.ts'
import { sink } from '../adjustments/fleets.ts'
import { placeName, weakenEach } from '../pieces.ts'
import type { KindOn } from './kind.ts'
import { piecesIn } from './plague.ts'

/** UR-6.3-af UR-6.3-ag: Roman or Persae units of the opponent. */
function mayDesert(s: State, unit: Piece, camp: Camp): boolean {
  if (!isUnit(s.board, unit) || campOf(s, unit) === camp) return false
  const people = peopleOfPiece(s.board, unit)
  return people === NOBODY || s.board.peoples[people].id === 'persae'
}

export const desertion: KindOn<'zone'> = {
  target: 'zone',
  rule: 'UR-6.3-af',
  allows(s, camp, zone) {
    return piecesIn(s, zone).some((piece) => mayDesert(s, piece, camp)) ? yes() : no('UR-6.3-af')
  },
  use(s, camp, zone, table) {
    const units = piecesIn(s, zone).filter((piece) => mayDesert(s, piece, camp))
    weakenEach(s, units, { rule: 'UR-6.3-ag' }, table)
  },
}

const FLEET = stratagem('fleet')

/** The fleets of the stratagem have no home. */
const isTemporary = (s: State, fleet: Fleet): boolean => s.board.fleetBase[fleet] === NOBODY

/** UR-3.4.2-c: one that is not on the map. */
const spareFleet = (s: State): Fleet | undefined =>
  s.board.everyFleet.find((fleet) => isTemporary(s, fleet) && whereIsFleet(s, fleet) < 0)

const isCoast = (s: State, zone: Zone): boolean => s.board.coasts.some((coast) => coast.includes(zone))

/** UR-6.3-ao UR-6.3-aq: on a coast of the seas that fleets may sail. */
export const fleet: KindOn<'zone'> = {
  target: 'zone',
  counter: 'map',
  rule: 'UR-6.3-ao',
  allows(s, _, zone) {
    if (spareFleet(s) === undefined) return no('UR-3.4.2-c')
    if (s.board.seasAt[zone].length > 0) return yes()
    return no(isCoast(s, zone) ? 'UR-3.4.2-j' : 'UR-6.3-ao')
  },
  use(s, camp, zone, table) {
    const found = spareFleet(s)
    if (found === undefined) return
    putFleet(s, found, zone)
    giveFleet(s, found, camp)
    setFleetMoved(s, found, false)
    const name = s.board.fleetIds[found]
    table.tell({ type: 'marker', marker: name, at: placeName(s, zone) })
    table.tell({ type: 'fleet', fleet: name, camp: campNames[camp], rule: 'UR-6.3-ao' })
  },
}

/**
 * UR-6.3-ap: at the end of the turn a temporary fleet is gone, with whatever is aboard, unless it is in one of the two
 * home ports. May push frames.
 */
export function dismissFleets(s: State, table: Table): void {
  for (const each of s.board.everyFleet) {
    const at = whereIsFleet(s, each)
    if (at < 0 || !isTemporary(s, each) || s.board.fleetBase.some((base) => base === at)) continue
    table.tell({ type: 'marker', marker: s.board.fleetIds[each], at: null })
    sink(s, each, table)
    putFleet(s, each, OFF)
    giveFleet(s, each, ROMAN)
    setFleetMoved(s, each, false)
    bowl.add(s, FLEET, 1)
  }
}

/** UR-6.3-at */
const MURDEROUS = 7

/** UR-6.3-ar to UR-6.3-au */
export const germanophobia: KindOn<'zone'> = {
  target: 'zone',
  rule: 'UR-6.3-ar',
  allows: (s, _, zone) => (s.garrisons.includes(zone) ? yes() : no('UR-6.3-ar')),
  use(s, _, zone, table) {
    const around = [zone, ...s.board.neighbours[zone]].map((each) => piecesIn(s, each))
    const palatini = around.flat().filter((piece) => isBarbarianPalatine(s, piece))
    weakenEach(s, palatini, { rule: 'UR-6.3-as' }, table)
    const leaders = around.flat().filter((piece) => isLeader(s.board, piece) && s.board.leader[piece].isBarbarian)
    if (leaders.length > 0) push(s, { kind: 'peril', leaders, cause: 'assassination', least: MURDEROUS })
  },
}

function isBarbarianPalatine({ board }: State, piece: Piece): boolean {
  return isUnit(board, piece) && board.unit[piece].category === PA && board.unit[piece].isBarbarian
}
