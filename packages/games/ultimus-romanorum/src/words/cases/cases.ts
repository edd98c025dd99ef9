/** Why something is not done here and now, in one language: the place, the number that is short, what would do instead. */
import type { CampName } from '../../events.ts'

/** A people as it is spoken of. */
export interface Named {
  readonly the: string
  readonly ofThe: string
  readonly isCountry: boolean
}

export interface Cases {
  notYours(piece: string): string
  hasMoved(piece: string): string
  offMap(piece: string): string
  limitanei(diocese: string): string
  comitatenses(unit: string, diocese: string): string
  outOfEmpire(unit: string): string
  guard(unit: string, leader: string): string
  needsUnit(leader: string): string
  peace(people: Named): string
  home(zone: string, people: Named): string
  notBordering(to: string, from: string): string
  /** In PM. */
  tooFar(to: string, cost: number, left: number): string
  oneZone(unit: string): string
  fullCommand(leader: string, units: number): string
  /** Where each is, as in "in Italia 2". */
  apart(piece: string, at: string, leader: string, his: string): string
  onTheWay(leader: string): string
  enemyStops(at: string): string
  lastUnit(leader: string): string
  readonly noStep: string
  fleetNotYours(fleet: string): string
  fleetUsed(fleet: string): string
  fleetFull(fleet: string): string
  seaFar(to: string): string
  noBattle(at: string): string
  enemyThere(at: string): string
  enemyCame(from: string): string
  ownDiocese(unit: string, diocese: string): string
  placedAlready(piece: string): string
  readonly placeFirst: string
  /** By an event of that number. */
  staysByEvent(piece: string, at: string, event: number): string
  /** In revolt, where Romans are. */
  owesBattle(piece: string, at: string): string
  /** In the box of his city. */
  shutIn(piece: string): string
  aboard(piece: string): string
  armenia(piece: string): string
  foederatiPatrice(piece: string): string
  otherHalf(to: string): string
  foederatiStay(to: string): string
  noPort(to: string): string
  noShore(to: string): string
  notWithFleet(piece: string): string
  fleetByEvent(fleet: string): string
  nobodyMore(leader: string): string
  notHis(piece: string, leader: string): string
  generic(piece: string): string
  augustusThere(piece: string): string
  noUsurper(piece: string): string
  notThere(piece: string, to: string): string
  notHeld(stratagem: string): string
  noTarget(stratagem: string): string
  noEffect(stratagem: string): string
  readonly noRefuge: string
  /** Whom or what a clause binds, and what the clause says. */
  bound(subject: string, clause: string): string
  otherPhase(stratagem: string): string
  otherSide(stratagem: string, camp: CampName): string
}
