/** Ce que veut dire une réponse. */

import type { Piece, Place } from '../../board.ts'
import { isWeak, whereIs, whereIsFleet } from '../../state.ts'
import type { Stratagem } from '../../stratagem-kinds.ts'
import type { ActionWords } from '../catalogue.ts'
import type { Scene } from '../names.ts'
import {
  cpOf,
  evadesBelow,
  federationDie,
  homeOf,
  isAboard,
  isBoxed,
  ralliesAt,
  whoCanFlee,
  whoCanRetreat,
} from '../reckoning.ts'
import { capital, ofHalf } from './lexicon.ts'

const play = (scene: Scene, stratagem: Stratagem) => `Jouer ${scene.stratagem(stratagem)}`
const inZone = (scene: Scene, place: Place) => capital(scene.at(place))
const becomesAugustus = (scene: Scene, leader: Piece) => `${scene.piece(leader)} devient Augustus`
const isToBeAugustus = (scene: Scene, leader: Piece) => `${scene.piece(leader)} doit être Augustus`
const pm = (cost: number) => (cost > 0 ? ` (${cost} PM)` : '')
/** Where not all may go, who may. */
const only = (scene: Scene, some: readonly Piece[] | null) =>
  some === null ? '' : ` : seulement ${scene.pieces(some).all}`

export const action: ActionWords = {
  'set-up': {
    piece: (scene, piece) => `Placer ${scene.piece(piece)}`,
    option: {
      historical: () => 'Placer tout le reste comme dans l’histoire',
      rest: () => 'Répartir le reste également dans les diocèses',
    },
    done: () => 'Finir la mise en place',
  },
  'set-up-zone': { to: inZone },
  'initiative-answer': { play, done: () => 'S’en tenir au jet' },
  'augusta-opening': {
    play: (scene, stratagem) => `${play(scene, stratagem)} : prendre l’initiative`,
    done: () => 'N’en jouer aucune',
  },
  movement: {
    piece: (scene, piece) =>
      isBoxed(scene.s, piece)
        ? `Sortir ${scene.piece(piece)} ${scene.from(whereIs(scene.s, piece))}`
        : `Déplacer ${scene.piece(piece)} ${scene.from(whereIs(scene.s, piece))}`,
    fleet: (scene, fleet) => `Employer la ${scene.fleet(fleet)} ${scene.at(whereIsFleet(scene.s, fleet))}`,
    play,
    done: () => 'Finir les mouvements',
  },
  group: {
    to: (scene, place) => `Marcher ${scene.to(place)}${pm(scene.cost())}`,
    piece: (scene, piece, { group }) =>
      group.includes(piece) ? `Laisser ${scene.piece(piece)} sur place` : `Emmener ${scene.piece(piece)}`,
    option: { all: () => 'Emmener tous ceux qui peuvent venir' },
    done: (scene, { group }) => `S’arrêter ${scene.at(whereIs(scene.s, group[0]))}`,
  },
  escape: { to: (scene, place) => `S’échapper ${scene.to(place)}` },
  fleet: {
    to: (scene, place, { group }) => `${group.length > 0 ? 'Débarquer' : 'Naviguer'} ${scene.at(place)}`,
    piece: (scene, piece, frame) =>
      isAboard(scene.s, frame, piece) ? `À débarquer : ${scene.piece(piece)}` : `Embarquer ${scene.piece(piece)}`,
    option: { all: () => 'À débarquer : tous ceux à bord' },
    done: (scene, { fleet }) => `Laisser la ${scene.fleet(fleet)} en l’état`,
  },
  'next-battle': { to: (scene, place) => `Combattre ${scene.at(place)}` },
  stand: {
    option: {
      fight: () => 'Combattre',
      evade: (scene, frame) => `Tenter l’évasion (moins de ${evadesBelow(scene.s, frame)} avec 1d6)`,
      refuge: () => 'Se réfugier dans la case',
    },
  },
  refuge: { piece: (scene, piece) => `Faire entrer ${scene.piece(piece)}`, done: () => 'Fermer les portes' },
  'evasion-zone': { to: (scene, place) => `S’évader ${scene.to(place)}` },
  evaders: {
    piece: (scene, piece) => `Emmener ${scene.piece(piece)}`,
    option: { all: () => 'Tous partent', fight: () => 'Rester et combattre' },
    done: (scene, { to }) => `Partir ${scene.to(to)} ; les autres combattent`,
  },
  flight: { to: (scene, place, frame) => `Fuir ${scene.to(place)}${only(scene, whoCanFlee(scene.s, frame, place))}` },
  losses: {
    piece: (scene, piece) =>
      isWeak(scene.s, piece) ? `Éliminer ${scene.piece(piece)}` : `Affaiblir ${scene.piece(piece)}`,
  },
  retreat: {
    to: (scene, place, frame) => `Retraite ${scene.to(place)}${only(scene, whoCanRetreat(scene.s, frame, place))}`,
  },
  entry: { to: inZone },
  patrice: {
    piece(scene, leader) {
      const where = homeOf(scene.s, leader)
      return `${scene.piece(leader)} devient Patrice${where === null ? '' : ` ${ofHalf[where]}`}`
    },
    done: () => 'Ne nommer personne d’autre',
  },
  heir: { piece: becomesAugustus },
  'rex-right': {
    piece: (scene, leader) =>
      `${scene.piece(leader)} tente de devenir roi (${cpOf(scene.s, leader)} ou moins avec 1d6)`,
    done: () => 'Personne ne tente',
  },
  designation: { piece: (scene, leader) => `${scene.piece(leader)} devient Usurpateur` },
  'designation-puppet': { piece: isToBeAugustus },
  escort: { piece: (scene, leader) => `${scene.piece(leader)} est l’escorte` },
  'usurpation-diocese': { diocese: (scene, diocese) => `En ${scene.diocese(diocese)}` },
  rally: {
    option: {
      yes: (scene, frame) => `Tenter de les rallier (${ralliesAt(scene.s, frame)} ou moins avec 1d6)`,
      no: () => 'Ne pas tenter',
    },
  },
  puppet: { piece: becomesAugustus },
  'next-king': { piece: (scene, leader) => `${scene.piece(leader)} devient roi` },
  capital: { to: inZone },
  geostrategy: { play, done: () => 'Ne rien jouer de plus' },
  window: { play, done: () => 'Ne rien jouer' },
  'discard-choice': { play: (scene, stratagem) => `Remettre ${scene.stratagem(stratagem)}` },
  'stratagem-people': { people: (scene, people) => capital(scene.the(people)) },
  'stratagem-leader': { piece: (scene, leader) => scene.piece(leader) },
  'stratagem-zone': { to: inZone },
  uprising: {
    people: (scene, people) =>
      `${capital(scene.the(people))} ${scene.isCountry(people) ? 'se soulève' : 'se soulèvent'}`,
  },
  alliance: {
    people: (scene, people) =>
      `${capital(scene.the(people))} ${scene.isCountry(people) ? 'les rejoint' : 'les rejoignent'}`,
  },
  'usurpation-puppet': { piece: isToBeAugustus },
  'adjust-zone': { to: inZone },
  'adjust-federate': {
    piece: (scene, leader, { people }) =>
      `${scene.piece(leader)} tente (moins de ${cpOf(scene.s, leader)} avec 1${federationDie(scene.s, people)})`,
    done: () => 'Personne ne tente',
  },
}
