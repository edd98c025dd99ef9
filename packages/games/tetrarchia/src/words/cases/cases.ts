/** Why something is not done here and now, in one language: the place, the number that is short, what would do instead. */
import type { TokenName } from '../../events.ts'

/** IP that a thing costs and IP that are left. */
export interface Short {
  readonly cost: number
  readonly ip: number
}

export interface Cases {
  neitherRomaNorCapital(at: string, capital: string): string
  standsThere(emperor: string, at: string): string
  notLinked(to: string, from: string): string
  /** Two coasts of one sea zone without a fleet; and of two zones. */
  noFleetBetween(to: string, from: string, sea: string): string
  otherSea(to: string, from: string): string
  /** The cheapest way round. */
  by(via: readonly string[], short: Short): string
  armyInTheWay(to: string): string
  /** What going there costs. */
  tooDear(to: string, short: Short): string
  noWayOn(other: string, to: string): string
  mustGoOn(emperor: string, at: string): string
  noArmy(at: string): string
  attackNeedsLink(at: string, from: string): string
  onlyBySea(at: string): string
  attackTooDear(at: string, short: Short): string
  tokenThere(token: TokenName, at: string): string
  emptyHand(emperor: string): string
  revoltInRegion(region: string, at: string): string
  tooDearHere(short: Short): string
  nothingToSubdue(at: string): string
  noRevolt(at: string): string
  readonly noUnrestLeft: string
  /** A variant, by its name. */
  withoutVariant(name: string): string
  /** IMPERIVM. */
  noOrder(emperor: string): string
  noPower(emperor: string): string
  powerUsed(emperor: string): string
  /** PATRES PATRIAE: it is another's turn, or done already, or there is nothing to give. */
  favourOfOther(emperor: string): string
  readonly favourDone: string
  noFleetIn(sea: string): string
  seasApart(from: string, to: string): string
}
