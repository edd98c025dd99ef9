import { plural, roman } from '../en.ts'
import type { Cases } from './cases.ts'

const has = (number: number) => (number === 1 ? 'has' : 'have')

export const en: Cases = {
  noRoute: (at) => `${at} is no invasion route.`,
  noLegion: (at) => `No Legion stands in ${at}.`,
  forcesAlone: (at, forces) =>
    `${plural(forces, 'Force')} in ${at} ${has(forces)} no Legion: Forces march with one only.`,
  legionsMarched: (at, legions) =>
    legions === 1
      ? `The Legion in ${at} has marched this turn.`
      : `The ${legions} Legions in ${at} have marched this turn.`,
  notBordering: (to, from, marches) => `${to} does not border ${from}: it is ${marches} marches away.`,
  notSoManyForces: (at, forces) =>
    forces === 0 ? `No Force stands in ${at}.` : `Only ${plural(forces, 'Force')} stand in ${at}.`,
  forcesMarched: (at, marched, left) =>
    `${marched} of the Forces in ${at} ${has(marched)} marched this turn: ${left === 0 ? 'none' : `at most ${left}`} may go.`,
  leftWithout: (at, forces) =>
    `${plural(forces, 'Force')} would stay in ${at} without a Legion, a Fort or a Wall. Take ${forces === 1 ? 'it' : 'them'} along.`,
  oneOrMore: (most) => `From 1 to ${most} Forces go.`,
  nothingThere: (counter, at) => `No ${counter === 'cavalry' ? 'Cavalry' : 'Barbarian Force'} stands in ${at}.`,
  haveMoved: (counter, at, number) =>
    counter === 'cavalry'
      ? `The Cavalry in ${at} has moved this turn.`
      : `The ${plural(number, 'Force')} in ${at} ${has(number)} moved this turn.`,
  mountains: (at) => `${at} is mountains: horsemen go round.`,
  wall: (at) => `A Wall stands in ${at}: horsemen go round.`,
  pinned: (at, romans) =>
    `${plural(romans, 'Roman Force')} in ${at} hold${romans === 1 ? 's' : ''} the Forces there; Cavalry may leave.`,
  romansThere: (at, romans) =>
    `${plural(romans, 'Roman Force')} stand${romans === 1 ? 's' : ''} in ${at}: riders go where there is none.`,
  notIntoRome: 'Riders do not enter Rome.',
  tooDear: (counter, price, rrp) => `A ${roman[counter]} costs ${price}; you have ${rrp}.`,
  noneLeft: (counter) => `No ${roman[counter]} is left to buy.`,
  notInRome: 'In Rome no Fort and no Wall is built.',
  noForceToBuild: (counter, at) => `No Roman Force stands in ${at} to build a ${roman[counter]}.`,
  builtAlready: (counter, at) => `${at} has a ${roman[counter]} already.`,
  upkeep: (count, rrp) => `Upkeep is ${count}; you have ${rrp}. Disband until they suffice.`,
  nothingToDisband: (counter, at) => `No ${roman[counter]} stands in ${at}.`,
  losses: (number) => `${plural(number, 'counter')} ${number === 1 ? 'is' : 'are'} lost, no more and no fewer.`,
}
