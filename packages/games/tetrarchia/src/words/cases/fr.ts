import { of, token } from '../fr.ts'
import type { Cases, Short } from './cases.ts'

const short = ({ cost, ip }: Short) => `${cost} PI\u202f; il en reste ${ip}`

export const fr: Cases = {
  neitherRomaNorCapital: (at, capital) => `${at} n’est ni Roma ni ${capital}, sa capitale.`,
  standsThere: (emperor, at) => `${emperor} se tient déjà en ${at}.`,
  notLinked: (to, from) => `${to} n’est pas liée à ${from}.`,
  noFleetBetween: (to, from, sea) => `${to} et ${from} bordent ${sea}, où il n’y a pas de flotte.`,
  otherSea: (to, from) => `${to} et ${from} bordent des mers différentes.`,
  by: (via, { cost, ip }) =>
    `Par ${via.join(', ')}, cela coûte ${cost}${cost > ip ? `\u202f; il en reste ${ip}` : ''}.`,
  armyInTheWay: (to) => `Une armée se tient en ${to}\u202f: l’attaquer, ou la contourner.`,
  tooDear: (to, price) => `${to} coûte ${short(price)}.`,
  noWayOn: (other, to) => `${other} se tient en ${to}, et il ne resterait pas de PI pour en repartir.`,
  mustGoOn: (emperor, at) => `${emperor} doit d’abord quitter ${at}, où se tient un autre Empereur.`,
  noArmy: (at) => `Aucune armée ne se tient en ${at}.`,
  attackNeedsLink: (at, from) => `${at} n’est pas liée à ${from}\u202f: une attaque demande une liaison.`,
  onlyBySea: (at) => `Seule la mer mène en ${at}\u202f: une attaque demande une liaison.`,
  attackTooDear: (at, price) => `Attaquer ${at} coûte ${short(price)}.`,
  tokenThere: (name, at) => `Il y a déjà en ${at}\u202f: ${token(name)}.`,
  emptyHand: (emperor) => `La main ${of(emperor)} n’a plus de jeton.`,
  revoltInRegion: (region, at) => `Il reste une Révolte en ${region}\u202f: ${at} sera sécurisée après elle.`,
  tooDearHere: (price) => `Cela coûte ${short(price)}.`,
  nothingToSubdue: (at) => `Il n’y a ni Troubles ni Révolte en ${at}.`,
  noRevolt: (at) => `Il n’y a pas de Révolte en ${at}.`,
  noUnrestLeft: 'Il ne reste pas de jeton Troubles.',
  withoutVariant: (name) => `Cette partie se joue sans ${name}.`,
  noOrder: (emperor) => `Un autre ne déplace ${emperor} qu’au tour de Dioclétien, une fois son pouvoir employé.`,
  noPower: (emperor) => `${emperor} n’a pas de pouvoir à employer pendant son tour.`,
  powerUsed: (emperor) => `${emperor} a employé son pouvoir pendant ce tour.`,
  favourOfOther: (emperor) => `C’est le tour ${of(emperor)}\u202f: cette faveur revient à un autre.`,
  favourDone: 'La faveur est faite pour cette manche, ou il ne reste pas de PI pour elle.',
  noFleetIn: (sea) => `Il n’y a pas de flotte en ${sea}.`,
  seasApart: (from, to) => `${from} et ${to} ne se touchent pas.`,
}
