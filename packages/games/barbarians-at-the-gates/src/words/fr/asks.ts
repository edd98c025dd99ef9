/** Ce qui est demandé. */
import { type Leader, NONE } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Muster } from '../../kinds.ts'
import type { Moment } from '../../rules/cards/card-frames.ts'
import { handSize, isRomanPower, markerAt, opponentOf, ROMAN, reserveSize, whereIs } from '../../state.ts'
import type { Asks } from '../catalogue.ts'
import {
  arrival,
  attempting,
  beneath,
  fortName,
  isWalled,
  leavesAlone,
  lossesLeft,
  migrantsAt,
  powerIn,
  raidersIn,
  retreating,
  strengths,
  total,
  trigger,
  wanted,
} from '../reckoning.ts'
import type { Scene } from '../scene.ts'
import { cardAsks } from './card-asks.ts'

/** « combien d’UC loyalistes (0 à 6) ». */
const howMany = (scene: Scene, { least, most, power }: ReturnType<typeof wanted>) =>
  `combien d’${scene.units(power)} (${least === most ? most : `${least} à ${most}`})`

const purposes: Record<FrameOf<'compose'>['purpose'], (scene: Scene, leader: string, from: string) => string> = {
  activation: (_, leader, from) => `qui part ${from} avec ${leader}`,
  sortie: (_, leader, from) => `qui fait une sortie ${from} avec ${leader}`,
  raid: (_, __, from) => `qui part en raid ${from}`,
  avoid: (_, leader, from) => `qui s’esquive ${from} avec ${leader}`,
  intercept: (_, leader, from) => `qui part ${from} avec ${leader} pour intercepter`,
  garrison: (scene, _, from) => `${comers(scene)} ${come(scene)}. Qui passe derrière les murs ${from}`,
}

/** Ceux qui viennent d’arriver. */
function comers(scene: Scene): string {
  const force = arrival(scene.s)
  return force === undefined ? 'l’ennemi' : stack(scene, force.leaders, force.cu)
}

const come = (scene: Scene): string => {
  const force = arrival(scene.s)
  if (force === undefined) return 'arrive'
  const isOne = force.leaders.length === 1 || (force.leaders.length === 0 && total(force.cu) === 1)
  return isOne ? 'arrive' : 'arrivent'
}

/** Avec leur puissance, si personne ne les mène. */
const stack = (scene: Scene, leaders: readonly Leader[], cu: Muster) =>
  leaders.length > 0 ? scene.force(leaders, total(cu)) : scene.cu(total(cu), powerIn(cu))

const chosen = (scene: Scene, leaders: readonly Leader[]) =>
  leaders.length === 0 ? '' : ` (déjà ${scene.leaders(leaders)})`

/** Personne n’a été activé par cette carte. */
const isFirstOf = (scene: Scene) => (beneath(scene.s, 'campaign')?.used.length ?? 0) === 0

function raidWords(scene: Scene): string {
  const its = raidersIn(scene.s)
  return its === undefined ? '' : ` (${scene.force(its.force.leaders, total(its.force.cu))})`
}

/** Qui agit, si quelqu’un est nommé. */
function actor(scene: Scene): string {
  const its = trigger(scene.s)
  if (its === undefined) return ''
  if (its.leader !== NONE) return scene.leader(its.leader)
  return its.tribe === NONE ? '' : scene.theTribe(its.tribe)
}

function reactionWords(scene: Scene): string {
  const its = attempting(scene.s)
  if (its === undefined) return 'avant le jet d’esquive ou d’interception'
  const what = its.isIntercepting ? `d’intercepter ${scene.at(its.to)}` : `de s’esquiver ${scene.to(its.to)}`
  return `${scene.leader(its.leader)} tente ${what} (${its.needed} ou plus)`
}

/** Quand une carte de réponse pourrait être jouée. */
function momentWords(scene: Scene, moment: Moment): string {
  const its = trigger(scene.s)
  const where = its === undefined || its.space < 0 ? '' : ` ${scene.at(its.space)}`
  const from = its === undefined || its.space < 0 ? '' : ` ${scene.from(its.space)}`
  const who = actor(scene)
  const to = its === undefined || its.to < 0 ? '' : ` ${scene.to(its.to)}`
  switch (moment) {
    case 'enemy-naval':
      return `${who === '' ? 'l’ennemi' : who} ${its?.tribe === NONE ? 'veut' : 'veulent'} faire voile${from}${to}`
    case 'raid-enter':
      return `des pillards sont${where === '' ? ' là' : where}${raidWords(scene)}`
    case 'siege-roll':
      return `avant le jet de siège${where === '' ? '' : ` contre ${scene.space(its?.space ?? NONE)}`}`
    case 'reaction-roll':
      return reactionWords(scene)
    case 'enemy-activation':
      return `${who === '' ? 'un chef' : who} est activé${where}`
    case 'enemy-in-italia':
      return `${who === '' ? 'l’ennemi' : who} est en Italia${where === '' ? '' : `,${where}`}`
    case 'battle-end':
      return `la bataille${from} est finie`
    case 'enter-fortified':
      return `${who === '' ? 'l’ennemi' : who} est devant les murs${from}`
    case 'siege-won':
      return `la place est prise${where}`
  }
}

const tribalActions = {
  activate: 'une activation',
  reinforce: 'des renforts, pour lesquels il faut 3 PO',
  march: 'une marche forcée des Alliés',
}

const sides = { attackers: 'les attaquants', defenders: 'les défenseurs' }

export const ask: Asks = {
  ...cardAsks,
  attrition: () => 'attrition. Où jeter le dé ensuite ?',
  'attrition-loss': (scene, { space, left }) =>
    `attrition ${scene.at(space)} : quelle UC est perdue ? (Encore ${left}.)`,
  'place-leader': (scene, { leader, isUsurper }) =>
    `où apparaît ${scene.leader(leader)}${isUsurper ? ', en Usurpateur' : ''} ?`,
  'go-home': () => 'un chef rentre-t-il à son marqueur tribal ?',
  impulse: ({ s, names }, { player }) => {
    const cards = (number: number) => names.grammar.count(number, 'carte', 'cartes')
    const [own, others] = [cards(handSize(s, player)), cards(handSize(s, opponentOf(player)))]
    const reserve = reserveSize(s) > 0 ? ` et ${reserveSize(s)} en Réserve tribale` : ''
    return player === ROMAN
      ? `votre impulsion. Quelle carte, et pour quoi ? (${own} en main${reserve} ; le Barbare en a ${handSize(s, opponentOf(player))}.)`
      : `votre impulsion. Quelle carte, et pour quoi ? (${own} en main ; le Romain a ${others}${reserve}.)`
  },
  claim: () => 'utiliser une carte de campagne dès maintenant, pour la première impulsion du tour ?',
  'reinforce-power': () => 'renforts : de quelle puissance ?',
  reinforce: (scene, { power, left, placed }) =>
    placed.length === 0
      ? `renforts : où va la première de ${scene.cu(left, power)} ?`
      : `renforts : où va la seconde UC${isRomanPower(power) ? ', ou quel fort est bâti à sa place' : ''} ?`,
  'tribal-leader': () => 'action tribale : quel chef doit être activé ?',
  tribal: ({ s, ...scene }, { action, leader, ops }) => {
    const what = leader === NONE ? tribalActions[action] : `activer ${scene.leader(leader)}`
    return `action tribale, ${what} : ${ops} PO pour l’instant, ${scene.names.grammar.count(reserveSize(s), 'carte cachée', 'cartes cachées')} en Réserve. Encore, assez, ou renoncer ?`
  },
  'control-siege': () => 'phase de contrôle. Quel siège pousser ?',
  'pick-leader': (scene, { ops, ap, isOptional }) =>
    `${isOptional ? `activer un ${isFirstOf(scene) ? '' : 'autre '}chef` : 'quel chef est activé'} (${ap > 0 ? `${ap} PA` : `${ops} PO`}) ?`,
  orders: (scene) => {
    const activation = beneath(scene.s, 'activation')
    if (activation === undefined) return 'que fait le chef activé ?'
    const { leader, ap, cu } = activation
    const force = scene.force([leader, ...activation.with], total(cu))
    return `${force} ${scene.at(whereIs(scene.s, leader))} : encore ${ap} PA. Que faire ?`
  },
  compose: (scene, frame) => {
    const its = wanted(scene.s, frame)
    const leader = frame.leader === NONE ? 'lui' : scene.leader(frame.leader)
    const who = purposes[frame.purpose](scene, leader, scene.from(frame.space))
    const cu = howMany(scene, its)
    return `${who}${chosen(scene, frame.with)} : ${its.hasLeaders ? `${frame.leader === NONE && frame.with.length === 0 ? 'un' : 'un autre'} chef, ou ${cu}` : cu} ?`
  },
  avoid: (scene, { space, leader }) =>
    leader === NONE
      ? `${comers(scene)} ${come(scene)} ${scene.at(space)}. Qui tente l’esquive ?`
      : `où ${scene.leader(leader)} tente-t-il de s’esquiver ${scene.from(space)} ?`,
  intercept: (scene, { into }) => {
    const declared = beneath(scene.s, 'step')?.attempts.map(({ leader }) => leader) ?? []
    return `${comers(scene)} ${come(scene)} ${scene.at(into)}. Qui tente d’intercepter${chosen(scene, declared)} ?`
  },
  refuse: (scene, { space }) => {
    const force = arrival(scene.s)
    const back = force === undefined || force.from < 0 ? '' : ` ${scene.to(force.from)}`
    return `interception ${scene.at(space)} de ${comers(scene)}. Retourner${back} et perdre tous les PA, ou se battre ?`
  },
  delay: (scene, { space }) =>
    `l’ennemi est ${scene.at(space)}. Se battre maintenant, ou attendre une attaque combinée ?`,
  spoils: (scene, { space }) =>
    isWalled(scene.s, space)
      ? `les vainqueurs sont devant ${scene.space(space)}. Jet de siège tout de suite ?`
      : `les vainqueurs sont ${scene.at(space)}. La prennent-ils ?`,
  marching: (scene, { left, origin, current }) => {
    if (current !== null)
      return `marche forcée, ${scene.cu(1, current.power)} ${scene.at(current.at)} : encore ${current.ap} PA. Vers où ?`
    return origin === NONE
      ? `marche forcée : quelle UC ensuite ? (Encore ${left}.)`
      : `marche forcée ${scene.from(origin)} : une UC de quelle puissance ?`
  },
  'raid-from': (scene, { isFirst }) => {
    const left = beneath(scene.s, 'raid')?.left ?? 0
    return `${isFirst ? 'd’où part le raid' : 'd’autres pillards partent-ils'} ? (${isFirst ? '' : 'Encore '}${scene.cu(left)} au plus.)`
  },
  'raid-orders': (scene) => {
    const its = raidersIn(scene.s)
    if (its === undefined) return 'que font les pillards ?'
    return `pillards ${scene.at(its.at)}, ${scene.force(its.force.leaders, total(its.force.cu))} : encore ${its.ap} PA. Vers où ?`
  },
  window: (scene, { moment }) => `${momentWords(scene, moment)}. Jouer une carte de réponse ?`,
  'battle-card': (scene, { space, side }) => {
    const both = strengths(scene.s, side)
    const odds = both === undefined ? '' : `, ${scene.cu(both[0])} de votre côté contre ${both[1]}`
    return `bataille ${scene.from(space)}${odds}. Jouer une carte de bataille ?`
  },
  relocate: (scene, { from }) =>
    `les ${leavesAlone(scene.s) ? 'Byzantins' : 'Loyalistes'} doivent quitter ${scene.space(from)}. Vers où ?`,
  settlement: (scene, { step, tribe, capital, left }) => {
    if (step === 'tribe') return 'Rome offre un établissement : à quelle tribu ?'
    return step === 'capital'
      ? `quelle capitale est donnée ${scene.names.grammar.toThe(scene.theTribe(tribe))} ?`
      : `quelle case près ${scene.from(capital)} leur revient aussi ? (Encore ${left}.)`
  },
  regain: () => 'quelle tribu alliée se tourne contre Rome ?',
  usurpator: () => 'qui règne en Usurpateur victorieux ?',
  usurpation: (scene, { step, leader }) =>
    step === 'leader'
      ? 'quel chef loyaliste se fait Usurpateur ?'
      : `${scene.leader(leader)} n’est pas en terre loyaliste. Où prend-il la pourpre ?`,
  migration: (scene, { isPhase, left, current }) => {
    if (current !== null) {
      const spaces = scene.names.grammar.count(current.left, 'case', 'cases')
      return `${scene.theTribe(current.tribe)} ${scene.at(markerAt(scene.s, current.tribe))} peuvent avancer de ${spaces}. Vers où ?`
    }
    return isPhase ? 'phase de migration. Quelle tribu ensuite ?' : `quelle tribu migre ? (Encore ${left}.)`
  },
  migrants: (scene, frame) => {
    const { space, leader, isLeader, most } = migrantsAt(scene.s, frame)
    const tribe = scene.theTribe(frame.tribe)
    return isLeader
      ? `${scene.leader(leader)} part-il avec ${tribe} ${scene.from(space)} ?`
      : `combien d’UC partent avec ${tribe} ${scene.from(space)} (0 à ${most}) ?`
  },
  'keep-fort': (scene, { space }) =>
    `garder ${fortName(scene.s, space) === 'castra' ? 'le Castra' : 'la Colonia'} ${scene.from(space)} ?`,
  'bring-marker': (scene, { space, leader }) =>
    `${leader === NONE ? 'la tribu' : scene.leader(leader)} a pris ${scene.space(space)}. La tribu s’y installe-t-elle ?`,
  'siege-loss': (scene, { space, isGarrison }) =>
    `siège ${scene.from(space)} : quelle UC ${isGarrison ? 'de la garnison' : 'des assiégeants'} est perdue ?`,
  commander: (scene, { space, side }) => `bataille ${scene.from(space)} : qui commande ${sides[side]} ?`,
  'retreat-inside': (scene, { space, leaders, powers }) =>
    leaders.length > 0
      ? `la bataille est perdue. ${scene.leader(leaders[0])} passe-t-il derrière les murs ${scene.from(space)} ?`
      : `la bataille est perdue. Combien d’${scene.units(powers[0])} passent derrière les murs ${scene.from(space)} ?`,
  relief: (scene, { space, leaders, powers }) =>
    leaders.length > 0
      ? `secours ${scene.at(space)} : ${scene.leader(leaders[0])} sort-il pour se joindre à l’attaque ?`
      : `secours ${scene.at(space)} : combien d’${scene.units(powers[0])} sortent pour se joindre à l’attaque ?`,
  retreat: (scene, frame) => {
    const its = retreating(scene.s, frame)
    const force =
      its === undefined
        ? 'vos unités'
        : its.leaders.length > 0
          ? scene.force(its.leaders, its.cu)
          : scene.cu(its.cu, its.power)
    return `${force} : vers où ${frame.hasWon ? 'revenir' : 'se replier'} ${scene.from(frame.space)} ?`
  },
  'lose-cu': (scene, { space, power }) =>
    power === null
      ? `bataille ${scene.from(space)} : quelle UC est perdue ? (Encore ${lossesLeft(scene.s)}.)`
      : `bataille ${scene.from(space)} : dans quelle force ${scene.cu(1, power)} est-elle perdue ?`,
  restack: (scene, { space, leaders, cu }) => `sans place ${scene.at(space)} : ${stack(scene, leaders, cu)}. Vers où ?`,
  'who-leaves': (scene, { space }) => `tous ne peuvent rester ${scene.at(space)}. Qui part ?`,
}
