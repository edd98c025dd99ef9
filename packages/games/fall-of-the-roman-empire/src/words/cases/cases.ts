/** Why something is not done here and now, in one language: the area, the number that is short, what would do instead. */
import type { BarbarianCounterName, RomanCounterName } from '../../events.ts'

export interface Cases {
  noRoute(at: string): string
  noLegion(at: string): string
  /** Forces without a Legion. */
  forcesAlone(at: string, forces: number): string
  legionsMarched(at: string, legions: number): string
  /** So many marches lie between. */
  notBordering(to: string, from: string, marches: number): string
  notSoManyForces(at: string, forces: number): string
  /** Of the Forces there so many have marched, and so many may still go. */
  forcesMarched(at: string, marched: number, left: number): string
  leftWithout(at: string, forces: number): string
  oneOrMore(most: number): string
  nothingThere(counter: BarbarianCounterName, at: string): string
  haveMoved(counter: BarbarianCounterName, at: string, number: number): string
  mountains(at: string): string
  wall(at: string): string
  pinned(at: string, romans: number): string
  romansThere(at: string, romans: number): string
  readonly notIntoRome: string
  tooDear(counter: RomanCounterName, price: number, rrp: number): string
  noneLeft(counter: RomanCounterName): string
  readonly notInRome: string
  noForceToBuild(counter: RomanCounterName, at: string): string
  builtAlready(counter: RomanCounterName, at: string): string
  upkeep(count: number, rrp: number): string
  nothingToDisband(counter: RomanCounterName, at: string): string
  losses(number: number): string
}
