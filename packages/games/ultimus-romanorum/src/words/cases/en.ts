import { camp, capital, plural } from '../en/lexicon.ts'
import type { Cases } from './cases.ts'

export const en: Cases = {
  notYours: (piece) => `${piece} is not of your camp.`,
  hasMoved: (piece) => `${piece} has moved in this SMC.`,
  offMap: (piece) => `${piece} is off the map.`,
  limitanei: (diocese) => `Limitanei of ${diocese} never leave ${diocese}.`,
  comitatenses: (unit, diocese) => `${unit} leaves ${diocese} with an Augustus, a Patrice or a Usurper only.`,
  outOfEmpire: (unit) => `${unit} leaves the Empire with an Augustus or a Patrice only.`,
  guard: (unit, leader) => `${unit} goes where ${leader} goes.`,
  needsUnit: (leader) => `${leader} needs a unit with him inside the Empire.`,
  peace: ({ the, isCountry }) =>
    `${capital(the)} ${isCountry ? 'is at peace and stays' : 'are at peace and stay'} at home.`,
  home: (zone, { ofThe }) => `${zone} is the home ${ofThe}, and closed.`,
  notBordering: (to, from) => `${to} does not border ${from}.`,
  tooFar: (to, cost, left) => `${to} costs ${cost} PM; ${left} ${left === 1 ? 'is' : 'are'} left.`,
  oneZone: (unit) => `${unit} has no leader: it goes one zone.`,
  fullCommand: (leader, units) => `${leader} leads ${plural(units, 'unit')} at most.`,
  apart: (piece, at, leader, his) => `${piece} is ${at}, ${leader} ${his}: they set out together or not at all.`,
  onTheWay: (leader) => `${leader} is on the march: nobody joins on the way.`,
  enemyStops: (at) => `An enemy unit stands ${at}: whoever enters with units stops.`,
  lastUnit: (leader) => `${leader} set out with units and stops with the last of them.`,
  noStep: 'Nobody has made a step yet: march, or take it back.',
  fleetNotYours: (fleet) => `${fleet} is not yours to use.`,
  fleetUsed: (fleet) => `${fleet} has been used in this SMC.`,
  fleetFull: (fleet) => `${fleet} carries two units: there is room for no more.`,
  seaFar: (to) => `${to} is more than one naval zone away.`,
  noBattle: (at) => `No battle is to be fought ${at}.`,
  enemyThere: (at) => `An enemy unit stands ${at}.`,
  enemyCame: (from) => `The enemy came ${from}.`,
  otherPhase: (stratagem) => `${stratagem} is for another phase.`,
  otherSide: (stratagem, its) => `${stratagem} is for ${camp[its]} alone.`,
}
