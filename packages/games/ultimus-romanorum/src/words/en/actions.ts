/** What an answer means. */

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
import { capital, half } from './lexicon.ts'

const play = (scene: Scene, stratagem: Stratagem) => `Play ${scene.stratagem(stratagem)}`
const inZone = (scene: Scene, place: Place) => capital(scene.at(place))
const becomesAugustus = (scene: Scene, leader: Piece) => `${scene.piece(leader)} becomes Augustus`
const isToBeAugustus = (scene: Scene, leader: Piece) => `${scene.piece(leader)} is to be Augustus`
const pm = (cost: number) => (cost > 0 ? ` (${cost} PM)` : '')
/** Where not all may go, who may. */
const only = (scene: Scene, some: readonly Piece[] | null) => (some === null ? '' : `: only ${scene.pieces(some).all}`)

export const action: ActionWords = {
  'set-up': {
    piece: (scene, piece) => `Place ${scene.piece(piece)}`,
    option: {
      historical: () => 'Place all that is left as it stood in history',
      rest: () => 'Spread the rest evenly over their dioceses',
    },
    done: () => 'End the set-up',
  },
  'set-up-zone': { to: inZone },
  'initiative-answer': { play, done: () => 'Let the roll stand' },
  'augusta-opening': {
    play: (scene, stratagem) => `${play(scene, stratagem)}: take the initiative`,
    done: () => 'Play none',
  },
  movement: {
    piece: (scene, piece) =>
      isBoxed(scene.s, piece)
        ? `${scene.piece(piece)} comes out ${scene.from(whereIs(scene.s, piece)).replace(/^from/, 'of')}`
        : `Move ${scene.piece(piece)} ${scene.from(whereIs(scene.s, piece))}`,
    fleet: (scene, fleet) => `Use ${scene.fleet(fleet)} ${scene.at(whereIsFleet(scene.s, fleet))}`,
    play,
    done: () => 'End movement',
  },
  group: {
    to: (scene, place) => `March ${scene.to(place)}${pm(scene.cost())}`,
    piece: (scene, piece, { group }) =>
      group.includes(piece) ? `Leave ${scene.piece(piece)} behind` : `Take ${scene.piece(piece)} along`,
    option: { all: () => 'Take along all who may come' },
    done: (scene, { group }) => `Stop ${scene.at(whereIs(scene.s, group[0]))}`,
  },
  escape: { to: (scene, place) => `Escape ${scene.to(place)}` },
  fleet: {
    to: (scene, place, { group }) => (group.length > 0 ? `Land ${scene.at(place)}` : `Sail ${scene.to(place)}`),
    piece: (scene, piece, frame) =>
      isAboard(scene.s, frame, piece) ? `To land: ${scene.piece(piece)}` : `Embark ${scene.piece(piece)}`,
    option: { all: () => 'To land: all aboard' },
    done: (scene, { fleet }) => `Leave ${scene.fleet(fleet)} as it is`,
  },
  'next-battle': { to: (scene, place) => `Fight ${scene.at(place)}` },
  stand: {
    option: {
      fight: () => 'Fight',
      evade: (scene, frame) => `Try to evade (less than ${evadesBelow(scene.s, frame)} on 1d6)`,
      refuge: () => 'Take refuge in the box',
    },
  },
  refuge: { piece: (scene, piece) => `Take ${scene.piece(piece)} in`, done: () => 'Shut the gates' },
  'evasion-zone': { to: (scene, place) => `Evade ${scene.to(place)}` },
  evaders: {
    piece: (scene, piece) => `Take ${scene.piece(piece)} along`,
    option: { all: () => 'All go', fight: () => 'Stay and fight' },
    done: (scene, { to }) => `Go ${scene.to(to)}; the others fight`,
  },
  flight: { to: (scene, place, frame) => `Flee ${scene.to(place)}${only(scene, whoCanFlee(scene.s, frame, place))}` },
  losses: {
    piece: (scene, piece) =>
      isWeak(scene.s, piece) ? `Eliminate ${scene.piece(piece)}` : `Weaken ${scene.piece(piece)}`,
  },
  retreat: {
    to: (scene, place, frame) => `Retreat ${scene.to(place)}${only(scene, whoCanRetreat(scene.s, frame, place))}`,
  },
  entry: { to: inZone },
  patrice: {
    piece(scene, leader) {
      const where = homeOf(scene.s, leader)
      return `${scene.piece(leader)} becomes Patrice${where === null ? '' : ` of ${half[where]}`}`
    },
    done: () => 'Name nobody else',
  },
  heir: { piece: becomesAugustus },
  'rex-right': {
    piece: (scene, leader) => `${scene.piece(leader)} tries to become king (${cpOf(scene.s, leader)} or less on 1d6)`,
    done: () => 'Nobody tries',
  },
  designation: { piece: (scene, leader) => `${scene.piece(leader)} becomes Usurper` },
  'designation-puppet': { piece: isToBeAugustus },
  escort: { piece: (scene, leader) => `${scene.piece(leader)} is the escort` },
  'usurpation-diocese': { diocese: (scene, diocese) => `Into ${scene.diocese(diocese)}` },
  rally: {
    option: {
      yes: (scene, frame) => `Try to rally them (${ralliesAt(scene.s, frame)} or less on 1d6)`,
      no: () => 'Do not try',
    },
  },
  puppet: { piece: becomesAugustus },
  'next-king': { piece: (scene, leader) => `${scene.piece(leader)} becomes king` },
  capital: { to: inZone },
  geostrategy: { play, done: () => 'Play nothing more' },
  window: { play, done: () => 'Play nothing' },
  'discard-choice': { play: (scene, stratagem) => `Put ${scene.stratagem(stratagem)} back` },
  'stratagem-people': { people: (scene, people) => capital(scene.the(people)) },
  'stratagem-leader': { piece: (scene, leader) => scene.piece(leader) },
  'stratagem-zone': { to: inZone },
  uprising: {
    people: (scene, people) => `${capital(scene.the(people))} ${scene.isCountry(people) ? 'rises' : 'rise'}`,
  },
  alliance: {
    people: (scene, people) => `${capital(scene.the(people))} ${scene.isCountry(people) ? 'joins' : 'join'} them`,
  },
  'usurpation-puppet': { piece: isToBeAugustus },
  'adjust-zone': { to: inZone },
  'adjust-federate': {
    piece: (scene, leader, { people }) =>
      `${scene.piece(leader)} tries (less than ${cpOf(scene.s, leader)} on 1${federationDie(scene.s, people)})`,
    done: () => 'Nobody tries',
  },
}
