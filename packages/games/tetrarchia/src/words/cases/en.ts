import { token } from '../en.ts'
import type { Cases, Short } from './cases.ts'

const short = ({ cost, ip }: Short) => `${cost} IP; you have ${ip}`

export const en: Cases = {
  neitherRomaNorCapital: (at, capital) => `${at} is neither Roma nor ${capital}, his capital.`,
  standsThere: (emperor, at) => `${emperor} stands in ${at} already.`,
  notLinked: (to, from) => `${to} is not linked to ${from}.`,
  noFleetBetween: (to, from, sea) => `${to} and ${from} lie on ${sea}, where no fleet is.`,
  otherSea: (to, from) => `${to} and ${from} lie on different seas.`,
  by: (via, { cost, ip }) => `By ${via.join(', ')} it costs ${cost}${cost > ip ? `; you have ${ip}` : ''}.`,
  armyInTheWay: (to) => `An army stands in ${to}: attack it, or go round.`,
  tooDear: (to, price) => `${to} costs ${short(price)}.`,
  noWayOn: (other, to) => `${other} stands in ${to}, and no IP would be left to go on from there.`,
  mustGoOn: (emperor, at) => `${emperor} must first leave ${at}, where another Emperor stands.`,
  noArmy: (at) => `No army stands in ${at}.`,
  attackNeedsLink: (at, from) => `${at} is not linked to ${from}: an attack needs a link.`,
  onlyBySea: (at) => `Only the sea leads to ${at}: an attack needs a link.`,
  attackTooDear: (at, price) => `To attack ${at} costs ${short(price)}.`,
  tokenThere: (name, at) => `${token(name)} lies in ${at} already.`,
  emptyHand: (emperor) => `${emperor} has no token left in his hand.`,
  revoltInRegion: (region, at) => `A Revolt is left in ${region}: ${at} is secured once it is gone.`,
  tooDearHere: (price) => `It costs ${short(price)}.`,
  nothingToSubdue: (at) => `Neither Unrest nor Revolt lies in ${at}.`,
  noRevolt: (at) => `No Revolt lies in ${at}.`,
  noUnrestLeft: 'No Unrest token is left.',
  withoutVariant: (name) => `This game is played without ${name}.`,
  noOrder: (emperor) => `${emperor} is moved by another in the turn of Diocletian alone, once he has used his power.`,
  noPower: (emperor) => `${emperor} has no power to use in his own turn.`,
  powerUsed: (emperor) => `${emperor} has used his power this turn.`,
  favourOfOther: (emperor) => `It is the turn of ${emperor}: the favour is another’s to do.`,
  favourDone: 'The favour is done for this round, or no IP is left for it.',
  noFleetIn: (sea) => `No fleet is in ${sea}.`,
  seasApart: (from, to) => `${from} and ${to} do not meet.`,
}
