import { camp, capital, of, plural } from '../fr/lexicon.ts'
import type { Cases } from './cases.ts'

export const fr: Cases = {
  notYours: (piece) => `${piece} n’est pas de votre camp.`,
  hasMoved: (piece) => `${piece} s’est déplacé dans cette SMC.`,
  offMap: (piece) => `${piece} est hors de la carte.`,
  limitanei: (diocese) => `Les limitanei ${of(diocese)} ne quittent jamais ${diocese}.`,
  comitatenses: (unit, diocese) => `${unit} ne quitte ${diocese} qu’avec un Augustus, un Patrice ou un Usurpateur.`,
  outOfEmpire: (unit) => `${unit} ne quitte l’Empire qu’avec un Augustus ou un Patrice.`,
  guard: (unit, leader) => `${unit} va où va ${leader}.`,
  needsUnit: (leader) => `Dans l’Empire, ${leader} doit avoir une unité avec lui.`,
  peace: ({ the, isCountry }) =>
    `${capital(the)} ${isCountry ? 'est en paix et reste' : 'sont en paix et restent'} à demeure.`,
  home: (zone, { ofThe }) => `${zone} est la zone d’origine ${ofThe}, et fermée.`,
  notBordering: (to, from) => `${to} n’est pas voisine ${of(from)}.`,
  tooFar: (to, cost, left) => `${to} coûte ${cost} PM\u202f; il en reste ${left}.`,
  oneZone: (unit) => `${unit} n’a pas de chef\u202f: elle va d’une zone.`,
  fullCommand: (leader, units) => `${leader} mène ${plural(units, 'unité')} au plus.`,
  apart: (piece, at, leader, his) => `${piece} est ${at}, ${leader} ${his}\u202f: ils partent ensemble ou pas du tout.`,
  onTheWay: (leader) => `${leader} est en marche\u202f: personne ne le rejoint en route.`,
  enemyStops: (at) => `Une unité ennemie se tient ${at}\u202f: qui entre avec des unités s’arrête.`,
  lastUnit: (leader) => `${leader} est parti avec des unités et s’arrête avec la dernière.`,
  noStep: 'Personne n’a encore fait un pas\u202f: marcher, ou annuler.',
  fleetNotYours: (fleet) => `${fleet} n’est pas à vous.`,
  fleetUsed: (fleet) => `${fleet} a déjà servi dans cette SMC.`,
  fleetFull: (fleet) => `${fleet} porte deux unités\u202f: il n’y a plus de place.`,
  seaFar: (to) => `${to} est à plus d’une zone navale.`,
  noBattle: (at) => `Il n’y a pas de bataille à livrer ${at}.`,
  enemyThere: (at) => `Une unité ennemie se tient ${at}.`,
  enemyCame: (from) => `L’ennemi est venu ${from}.`,
  otherPhase: (stratagem) => `${stratagem} est pour une autre phase.`,
  otherSide: (stratagem, its) => `${stratagem} est pour ${camp[its]} seul.`,
}
