import { plural, roman } from '../fr.ts'
import type { Cases } from './cases.ts'

const of = (name: string) => (/^[AEIOUY]/.test(name) ? `d’${name}` : `de ${name}`)
const noLegionWord = (forces: number) => (forces === 1 ? 'n’a' : 'n’ont')

export const fr: Cases = {
  noRoute: (at) => `${at} n’est pas une route d’invasion.`,
  noLegion: (at) => `Il n’y a pas de Légion en ${at}.`,
  forcesAlone: (at, forces) =>
    `${plural(forces, 'Force')} en ${at} ${noLegionWord(forces)} pas de Légion\u202f: une Force ne marche qu’avec une Légion.`,
  legionsMarched: (at, legions) =>
    legions === 1 ? `La Légion en ${at} a marché ce tour.` : `Les ${legions} Légions en ${at} ont marché ce tour.`,
  notBordering: (to, from, marches) => `${to} n’est pas voisine ${of(from)}\u202f: elle est à ${marches} marches.`,
  notSoManyForces: (at, forces) =>
    forces === 0 ? `Il n’y a pas de Force en ${at}.` : `Il n’y a que ${plural(forces, 'Force')} en ${at}.`,
  forcesMarched: (at, marched, left) =>
    `En ${at}, ${plural(marched, 'Force')} ${marched === 1 ? 'a' : 'ont'} marché ce tour\u202f: ${left === 0 ? 'aucune ne peut partir' : `il peut en partir ${left}`}.`,
  leftWithout: (at, forces) =>
    `${plural(forces, 'Force')} rester${forces === 1 ? 'ait' : 'aient'} en ${at} sans Légion, ni Fort, ni Mur. ${forces === 1 ? 'L’emmener' : 'Les emmener'}.`,
  oneOrMore: (most) => `Il part de 1 à ${most} Forces.`,
  nothingThere: (counter, at) => `Il n’y a pas de ${counter === 'cavalry' ? 'Cavalerie' : 'Force barbare'} en ${at}.`,
  haveMoved: (counter, at, number) =>
    counter === 'cavalry'
      ? `La Cavalerie en ${at} a bougé ce tour.`
      : number === 1
        ? `La Force en ${at} a bougé ce tour.`
        : `Les ${number} Forces en ${at} ont bougé ce tour.`,
  mountains: (at) => `${at} est en montagne\u202f: les cavaliers la contournent.`,
  wall: (at) => `Un Mur se dresse en ${at}\u202f: les cavaliers la contournent.`,
  pinned: (at, romans) =>
    `${plural(romans, 'Force')} romaine${romans > 1 ? 's' : ''} en ${at} retien${romans > 1 ? 'nent' : 't'} les Forces\u202f; la Cavalerie peut partir.`,
  romansThere: (at, romans) =>
    `Il y a ${plural(romans, 'Force')} romaine${romans > 1 ? 's' : ''} en ${at}\u202f: les cavaliers vont où il n’y en a pas.`,
  notIntoRome: 'Les cavaliers n’entrent pas à Rome.',
  tooDear: (counter, price, rrp) => `${roman[counter]}\u202f: ${price} points\u202f; il en reste ${rrp}.`,
  noneLeft: (counter) => `${roman[counter]}\u202f: il n’en reste pas à acheter.`,
  notInRome: 'À Rome on ne bâtit ni Fort ni Mur.',
  noForceToBuild: (counter, at) => `${roman[counter]}\u202f: il n’y a pas de Force romaine en ${at} pour bâtir.`,
  builtAlready: (counter, at) => `${at} a déjà un ${roman[counter]}.`,
  upkeep: (count, rrp) => `L’entretien est de ${count}\u202f; il reste ${rrp}. Licencier jusqu’à ce que cela suffise.`,
  nothingToDisband: (counter, at) => `${roman[counter]}\u202f: il n’y en a pas en ${at}.`,
  losses: (number) => `Il y a ${plural(number, 'pion')} à perdre, ni plus ni moins.`,
}
