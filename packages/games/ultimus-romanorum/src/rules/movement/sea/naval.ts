/** Chapter 3.4.2: fleets. */
import { no, type Verdict, yes } from '@tabularium/engine'
import {
  CO,
  type Fleet,
  isLand,
  isRomanPiece,
  isUnit,
  LI,
  NOBODY,
  type Piece,
  type Place,
  type Zone,
} from '../../../board.ts'
import type { Table } from '../../../events.ts'
import {
  type Camp,
  CLIENT,
  campNames,
  campOf,
  campOfFleet,
  controllerOf,
  deckOf,
  forgetOrigin,
  giveFleet,
  hasFleetMoved,
  hasMoved,
  isPatrice,
  isUsurper,
  PEACE,
  piecesAt,
  putFleet,
  ROMAN,
  type State,
  setMoved,
  statusOf,
  whereIs,
  whereIsFleet,
} from '../../../state.ts'
import { move } from '../../pieces.ts'
import { mayMarchAway } from '../bounds/holding.ts'
import { canStayTogether, hasRuler, mayGoAlone, mayStand } from '../bounds/limits.ts'
import { isMigrating } from '../bounds/points.ts'
import { onEnter } from '../entering.ts'
import { meetingZones } from '../march/migration.ts'

/** UR-3.4.2-h */
const ROOM = 2
const DANGEROUS_SEAS = 9

export const aboard = (s: State, fleet: Fleet): Piece[] => piecesAt(s, deckOf(s.board, fleet))

/** UR-3.4.2-h: whether no further unit can be there, aboard a fleet that has its two. */
export const isFull = (s: State, place: Place): boolean =>
  place >= s.board.aboard && piecesAt(s, place).filter((piece) => isUnit(s.board, piece)).length >= ROOM

/** Whether that fleet is the camp's to use now. UR-T.events-9 */
export function mayUse(s: State, camp: Camp, fleet: Fleet): Verdict {
  if (whereIsFleet(s, fleet) < 0 || campOfFleet(s, fleet) !== camp) return no('UR-3.4.2-e')
  if (s.event === DANGEROUS_SEAS) return no('UR-T.events-9')
  return hasFleetMoved(s, fleet) ? no('UR-3.4.2-m') : yes()
}

/** UR-3.4.2-j UR-3.4.2-k UR-3.4.2-m: one naval zone, from port to sea, from sea to port, or from sea to sea. */
export function sailVerdict(s: State, fleet: Fleet, to: Place): Verdict {
  const { board } = s
  const from = whereIsFleet(s, fleet)
  const sea = isLand(board, from) ? to - board.zones : from - board.zones
  if (sea < 0 || sea >= board.seas) return no('UR-3.4.2-k')
  if (isLand(board, from)) {
    if (!board.coasts[sea].includes(from)) return no('UR-3.4.2-m')
  } else if (isLand(board, to)) {
    if (!board.coasts[sea].includes(to)) return no('UR-3.4.2-m')
    return board.hasPort[to] ? yes() : no('UR-3.4.2-k')
  } else if (!board.seaBorders[sea].includes(to)) return no('UR-3.4.2-m')
  return board.isOpenSea[to - board.zones] ? yes() : no('UR-3.4.2-j')
}

/** It sails; what waits there for those aboard may push frames. */
export function sail(s: State, fleet: Fleet, to: Place, table: Table): void {
  const { fleetIds, placeIds } = s.board
  table.tell({ type: 'sail', fleet: fleetIds[fleet], from: placeIds[whereIsFleet(s, fleet)], to: placeIds[to] })
  putFleet(s, fleet, to)
  // UR-6.3-aw UR-6.3-ax
  onEnter(s, aboard(s, fleet), to, table)
}

/** UR-3.4.2-g UR-3.4.2-h UR-3.4.2-i UR-3.4.2-l: these pieces, a leader and his guard, go aboard together. */
export function embarkVerdict(s: State, camp: Camp, fleet: Fleet, pieces: readonly Piece[]): Verdict {
  const loaded = aboard(s, fleet)
  const units = [...loaded, ...pieces].filter((piece) => piece >= s.board.leaders)
  for (const piece of pieces) {
    if (whereIs(s, piece) !== whereIsFleet(s, fleet) || hasMoved(s, piece) || campOf(s, piece) !== camp)
      return no('UR-3.4.2-l')
    const leaving = mayMarchAway(s, piece)
    if (!leaving.ok) return leaving
    // UR-6.2-ba: as long as they can meet ashore.
    if (isBoundUnit(s, piece) && meetingZones(s).length > 0) return no('UR-6.2-ba')
    const fit = piece < s.board.leaders ? mayLeaderSail(s, piece) : mayUnitSail(s, piece, loaded)
    if (!fit.ok) return fit
  }
  return units.length > ROOM ? no('UR-3.4.2-h') : yes()
}

/** UR-4.5.1-j: a Patrice of another people stays with his own, whom no Roman fleet carries. */
function mayLeaderSail(s: State, leader: Piece): Verdict {
  if (statusOf(s, leader) === PEACE) return no('UR-4.3-h')
  return isPatrice(s, leader) && !isRomanPiece(s.board, leader) ? no('UR-4.5.1-j') : yes()
}

/** UR-3.4.2-g, and UR-3.4.1-j: who may not leave its diocese alone does not do so by sea. */
function mayUnitSail(s: State, unit: Piece, company: readonly Piece[]): Verdict {
  const { category } = s.board.unit[unit]
  const status = statusOf(s, unit)
  if (status === PEACE) return no('UR-4.3-h')
  if (status !== null && (campOf(s, unit) === ROMAN || status === CLIENT)) return no('UR-3.4.2-g')
  if (category === LI) return no('UR-3.2.1-a')
  const isEscorted = hasRuler(s, company) || company.some((leader) => isUsurper(s, leader))
  return category === CO && !isEscorted ? no('UR-3.2.2-b') : yes()
}

export function embark(s: State, fleet: Fleet, pieces: readonly Piece[], table: Table): void {
  move(s, pieces, deckOf(s.board, fleet), 'embark', table)
}

/** UR-6.2-as: a unit of a people that migrates. */
const isBoundUnit = (s: State, piece: Piece): boolean => piece >= s.board.leaders && isMigrating(s, piece)

/** UR-3.4.2-n: a coast of the sea where the fleet is, or its port; and whoever lands may be there. */
export function landVerdict(s: State, fleet: Fleet, group: readonly Piece[], zone: Zone): Verdict {
  const { board } = s
  const at = whereIsFleet(s, fleet)
  const isShore = isLand(board, at) ? at === zone : board.coasts[at - board.zones].includes(zone)
  if (!isLand(board, zone) || !isShore) return no('UR-3.4.2-n')
  const meeting = group.some((piece) => isBoundUnit(s, piece)) ? meetingZones(s) : []
  if (meeting.length > 0 && !meeting.includes(zone)) return no('UR-6.2-ba')
  for (const piece of group) {
    const standing = mayStand(s, piece, zone, group)
    if (!standing.ok) return standing
    const alone = piece < board.leaders ? mayGoAlone(s, piece, zone, group) : yes()
    if (!alone.ok) return alone
  }
  return canStayTogether(s, group)
}

/** UR-3.4.2-o: they have moved. */
export function land(s: State, group: readonly Piece[], zone: Zone, table: Table): void {
  move(s, group, zone, 'land', table)
  for (const piece of group) {
    setMoved(s, piece)
    forgetOrigin(s, piece)
  }
}

/** UR-3.4.2-e UR-3.4.2-f UR-6.3-av: in phase F a fleet follows its home port, a temporary one the port it is in. */
export function checkPorts(s: State, table: Table): void {
  const { fleetBase, fleetIds } = s.board
  for (const fleet of s.board.everyFleet) {
    const isTemporary = fleetBase[fleet] === NOBODY
    const port = isTemporary ? fleetBase.find((base) => base === whereIsFleet(s, fleet)) : fleetBase[fleet]
    if (port === undefined || port === NOBODY || controllerOf(s, port) === campOfFleet(s, fleet)) continue
    giveFleet(s, fleet, controllerOf(s, port))
    table.tell({ type: 'fleet', fleet: fleetIds[fleet], camp: campNames[campOfFleet(s, fleet)], rule: 'UR-3.4.2-f' })
    goAshore(s, fleet, table)
  }
}

/** Whoever is aboard a fleet that has changed hands in port goes ashore there. */
function goAshore(s: State, fleet: Fleet, table: Table): void {
  const at = whereIsFleet(s, fleet)
  if (isLand(s.board, at)) {
    move(
      s,
      aboard(s, fleet).filter((piece) => campOf(s, piece) !== campOfFleet(s, fleet)),
      at,
      'land',
      table,
    )
  }
}
