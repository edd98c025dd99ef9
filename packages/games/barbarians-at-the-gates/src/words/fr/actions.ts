/** Ce que veut dire une réponse. */
import type { Use } from '../../actions.ts'
import { type Card, type Leader, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import { faceOf, type Power, powerNames, powerOf, whereIs } from '../../state.ts'
import type { ActionWords } from '../catalogue.ts'
import { capital } from '../grammar.ts'
import {
  apOf,
  baptizer,
  beneath,
  hardWay,
  improvement,
  isConfederation,
  markerOf,
  neededFor,
  opsOf,
  raidersIn,
} from '../reckoning.ts'
import type { Scene } from '../scene.ts'
import { cardOptions } from './card-asks.ts'

const ap = (cost: number) => (cost > 0 ? ` (${cost} PA)` : '')
const inSpace = (scene: Scene, space: Space) => capital(scene.at(space))
const loseOne = (scene: Scene, power: Power) => `Perdre ${scene.cu(1, power)}`

function way(scene: Scene, from: Space, to: Space): string {
  const hard = hardWay(scene.s, from, to)
  return hard === undefined ? '' : ` ${scene.names.via(hard)}`
}

const go = (scene: Scene, from: Space, to: Space) => `Marcher ${scene.to(to)}${way(scene, from, to)}${ap(scene.cost())}`
const sail = (scene: Scene, space: Space) => `Faire voile ${scene.to(space)}${ap(scene.cost())}`

const uses: Record<Use, (scene: Scene, card: Card) => string> = {
  activate: (scene, card) => `Activer un chef avec ${scene.cardOps(card)}`,
  reinforce: (scene, card) => `Renforts, 2 UC : ${scene.cardOps(card)}`,
  migrate: (scene, card) =>
    `Migration de ${scene.names.grammar.count(opsOf(scene.s, card), 'tribu', 'tribus')} au plus : ${scene.cardOps(card)}`,
  raid: (scene, card) => `Raid de ${scene.cu(opsOf(scene.s, card))} au plus : ${scene.cardOps(card)}`,
  march: (scene, card) => `Marche forcée de ${scene.cu(2 * opsOf(scene.s, card))} au plus : ${scene.cardOps(card)}`,
  usurp: (scene, card) => `Usurpation réussie : ${scene.cardOps(card)}`,
  event: (scene, card) => `Jouer « ${scene.card(card)} » comme événement`,
  discard: (scene, card) => `Défausser ${scene.cardOps(card)}`,
}
const use = (scene: Scene, card: Card, name: Use) => uses[name](scene, card)
const play = (scene: Scene, card: Card) => `Jouer « ${scene.card(card)} »`

/** Là où est son marqueur tribal. */
function homeOf(scene: Scene, leader: Leader): string {
  const home = markerOf(scene.s, leader)
  return home < 0 ? '' : ` ${scene.at(home)}`
}

const needs = (number: number) => (number === 1 ? 'sur tout jet' : `sur ${number} ou plus`)

function intercepting(scene: Scene, leader: Leader, { into }: FrameOf<'intercept'>): string {
  return `${scene.leaderAt(leader)} intercepte, ${needs(neededFor(scene.s, leader, into))}`
}

const taking: Record<FrameOf<'compose'>['purpose'], string> = {
  activation: 'Emmener',
  sortie: 'Sortir avec',
  raid: 'Raid avec',
  avoid: 'S’esquiver avec',
  intercept: 'Intercepter avec',
  garrison: 'Derrière les murs :',
}

function take(scene: Scene, number: number, { purpose }: FrameOf<'compose'>): string {
  if (number > 0) return `${taking[purpose]} ${scene.cu(number)}`
  return purpose === 'garrison' ? 'Aucune UC derrière les murs' : 'N’emmener aucune de ces UC'
}

const choice = (scene: Scene, card: Card, place: number) =>
  cardOptions[scene.s.board.cards[card].id]?.[place] ?? `Choix ${place + 1}`
const placeOf = (scene: Scene) => whereIs(scene.s, beneath(scene.s, 'activation')?.leader ?? (0 as Leader))

export const action: ActionWords = {
  attrition: { to: (scene, space) => `Jeter le dé ${scene.at(space)}` },
  'attrition-loss': { power: loseOne },
  'place-leader': { to: inSpace },
  'go-home': {
    leader: (scene, leader) => `${scene.leader(leader)} rentre chez les siens${homeOf(scene, leader)}`,
    option: { done: () => 'Personne d’autre ne rentre' },
  },
  impulse: {
    use,
    option: {
      'tribal-activate': () => 'Action tribale : activer un chef allié',
      'tribal-reinforce': () => 'Action tribale : 2 UC alliées',
      'tribal-march': () => 'Action tribale : marche forcée d’UC alliées',
      pass: () => 'Passer',
    },
  },
  claim: { use, option: { no: () => 'Laisser la première impulsion aux Barbares' } },
  'reinforce-power': { power: (scene, power) => scene.cu(2, power) },
  reinforce: {
    to: (scene, space, { power }) => `${scene.cu(1, power)} ${scene.at(space)}`,
    fort: (scene, space) =>
      improvement(scene.s, space) === 'castra'
        ? `Bâtir un Castra ${scene.at(space)}`
        : `Faire du Castra ${scene.from(space)} une Colonia`,
  },
  'tribal-leader': {
    leader: (scene, leader) => `Activer ${scene.leaderAt(leader)}`,
  },
  tribal: {
    use: (scene, card) => `Ajouter ${scene.cardOps(card)} de votre main`,
    option: {
      reveal: () => 'Révéler la carte suivante de la Réserve',
      baptize: (scene) =>
        `Utiliser ${baptizer(scene.s) === NONE ? '« Baptême des Barbares »' : scene.cardOps(baptizer(scene.s))}`,
      stop: (_, { ops }) => `Assez : agir avec ${ops} PO`,
      cancel: () => 'Renoncer',
    },
  },
  'control-siege': {
    to: (scene, space) => `Jet de siège contre ${scene.space(space)}`,
    option: { done: () => 'Plus de jet de siège' },
  },
  'pick-leader': {
    leader: (scene, leader, frame) => `Activer ${scene.leaderAt(leader)} (${apOf(scene.s, frame, leader)} PA)`,
    option: { done: () => 'N’activer personne d’autre' },
  },
  orders: {
    to: (scene, space) => go(scene, placeOf(scene), space),
    sail,
    option: {
      control: (scene) => `Prendre ${scene.space(placeOf(scene))}${ap(scene.cost())}`,
      siege: (scene) => `Jet de siège contre ${scene.space(placeOf(scene))}${ap(scene.cost())}`,
      sortie: () => 'Faire une sortie contre les assiégeants',
      attack: (scene) => `Attaquer ${scene.at(placeOf(scene))}${ap(scene.cost())}`,
      regroup: () => 'Changer qui part avec lui',
      passage: () => 'Demander le droit de passage aux Alliés (une carte de la Réserve)',
      done: (scene) => `S’arrêter ${scene.at(placeOf(scene))}`,
    },
  },
  compose: {
    leader: (scene, leader, { purpose }) =>
      purpose === 'garrison' ? `${scene.leader(leader)} passe derrière les murs` : `Emmener ${scene.leader(leader)}`,
    take,
  },
  avoid: {
    leader: (scene, leader) => `${scene.leader(leader)} tente l’esquive`,
    to: (scene, space, { leader }) =>
      leader === NONE
        ? capital(scene.to(space))
        : `S’esquiver ${scene.to(space)}, ${needs(neededFor(scene.s, leader, space))}`,
    option: { pass: () => 'Rester et se battre' },
  },
  intercept: { leader: intercepting, option: { done: () => 'Plus d’interception' } },
  refuse: { option: { yes: () => 'Revenir : tous les PA sont perdus', no: () => 'Livrer bataille' } },
  delay: { option: { delay: () => 'Attendre une attaque combinée', attack: () => 'Se battre maintenant' } },
  spoils: {
    option: {
      siege: (scene, { space }) => `Jet de siège contre ${scene.space(space)}`,
      control: (scene, { space }) => `Prendre ${scene.space(space)}`,
      done: (scene, { space }) => `Laisser ${scene.space(space)} en l’état`,
    },
  },
  marching: {
    to: (scene, space, { current }) =>
      current === null ? `Une UC ${scene.from(space)}` : go(scene, current.at, space),
    sail,
    leader: (scene, leader) => `${scene.leader(leader)} l’accompagne`,
    power: (scene, power) => scene.cu(1, power),
    option: {
      passage: () => 'Demander le droit de passage aux Alliés (une carte de la Réserve)',
      done: (scene, { current }) => (current === null ? 'Finir la marche forcée' : `Rester ${scene.at(current.at)}`),
    },
  },
  'raid-from': { to: (scene, space) => `Raid ${scene.from(space)}`, option: { done: () => 'Plus de pillards' } },
  'raid-orders': {
    to: (scene, space) => go(scene, raidersIn(scene.s)?.at ?? NONE, space),
    sail,
    option: {
      control: (scene) => {
        const its = raidersIn(scene.s)
        return `Prendre ${its === undefined ? 'la case' : scene.space(its.at)}${ap(scene.cost())}`
      },
      done: (scene) => {
        const its = raidersIn(scene.s)
        return its === undefined ? 'S’arrêter' : `S’arrêter ${scene.at(its.at)}`
      },
    },
  },
  window: { use: play, option: { pass: () => 'Ne rien jouer' } },
  'battle-card': { use: play, option: { pass: () => 'Ne pas jouer de carte de bataille' } },
  'event-space': { to: (scene, space) => scene.space(space), option: { done: () => 'Rien de plus' } },
  'event-leader': {
    leader: (scene, leader) => scene.leaderAt(leader),
    option: { done: () => 'Personne' },
  },
  'event-tribe': { tribe: (scene, tribe) => capital(scene.theTribe(tribe)), option: { done: () => 'Aucune tribu' } },
  'event-power': {
    power: (scene, power) => (isConfederation(scene.s) ? capital(scene.power(power)) : loseOne(scene, power)),
  },
  'event-take': { take: (scene, number) => scene.cu(number) },
  'event-option': {
    option: {
      first: (scene, { card }) => choice(scene, card, 0),
      second: (scene, { card }) => choice(scene, card, 1),
      third: (scene, { card }) => choice(scene, card, 2),
      done: () => 'Rien de plus',
    },
  },
  'event-whether': { option: { yes: () => 'Oui', no: () => 'Non' } },
  relocate: { to: (scene, space) => capital(scene.to(space)) },
  settlement: {
    tribe: (scene, tribe) => capital(scene.theTribe(tribe)),
    to: (scene, space, { step }) =>
      step === 'capital' ? `Les établir ${scene.at(space)}` : `Leur donner ${scene.space(space)}`,
  },
  regain: { tribe: (scene, tribe) => `${capital(scene.theTribe(tribe))} se tournent contre Rome` },
  usurpator: { leader: (scene, leader) => `${scene.leader(leader)} règne` },
  usurpation: {
    leader: (scene, leader) => `${scene.leaderAt(leader)} prend la pourpre`,
    to: inSpace,
  },
  migration: {
    tribe: (scene, tribe) => `${capital(scene.theTribe(tribe))} se mettent en marche`,
    to: (scene, space) => `Avancer ${scene.to(space)}`,
    sail: (scene, space) => `Faire voile ${scene.to(space)}`,
    option: { done: (_, { current }) => (current === null ? 'Plus de migration' : 'Ne pas aller plus loin') },
  },
  migrants: {
    leader: (scene, leader) => `${scene.leader(leader)} part avec eux`,
    take: (scene, number) =>
      number === 0 ? 'Aucune UC ne part' : `${scene.cu(number)} ${number === 1 ? 'part' : 'partent'} avec eux`,
    option: { no: () => 'Il reste' },
  },
  'keep-fort': { option: { yes: () => 'Garder le fort', no: () => 'Le raser' } },
  'bring-marker': { option: { yes: () => 'Y amener le marqueur tribal', no: () => 'Le laisser où il est' } },
  'siege-loss': { power: loseOne },
  commander: {
    leader: (scene, leader) => `${scene.leader(leader)} commande (valeur tactique ${faceOf(scene.s, leader).tactical})`,
  },
  'retreat-inside': {
    leader: (scene, leader) => `${scene.leader(leader)} passe derrière les murs`,
    take: (scene, number) => (number === 0 ? 'Aucune UC derrière les murs' : `${scene.cu(number)} derrière les murs`),
    option: { no: () => 'Il se replie avec les autres' },
  },
  relief: {
    leader: (scene, leader) => `${scene.leader(leader)} sort`,
    take: (scene, number) =>
      number === 0 ? 'Aucune UC ne sort' : `${scene.cu(number)} ${number === 1 ? 'sort' : 'sortent'}`,
    option: { no: () => 'Il reste derrière les murs' },
  },
  retreat: {
    to: (scene, space) =>
      `Se replier ${scene.to(space)}${scene.cost() > 0 ? `, en perdant ${scene.cu(scene.cost())}` : ''}`,
  },
  'lose-cu': {
    power: loseOne,
    leader: (scene, leader) => `Dans la force ${scene.names.grammar.of(scene.leader(leader))}`,
    option: { sortie: () => 'Parmi ceux qui sont sortis' },
  },
  restack: { to: (scene, space) => capital(scene.to(space)) },
  'who-leaves': {
    power: (scene, power) => `${capital(scene.power(power))} partent`,
    leader: (scene, leader) =>
      `${scene.names.leaderOf(scene.leader(leader), powerNames[powerOf(scene.s, leader)])} part`,
    option: { regroup: () => 'Tous ceux qui ont intercepté reviennent' },
  },
}
