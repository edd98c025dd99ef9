/** What is asked. */
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

/** "how many Loyalist CU (0 to 6)". */
const howMany = (scene: Scene, { least, most, power }: ReturnType<typeof wanted>) =>
  `how many ${scene.units(power)} (${least === most ? most : `${least} to ${most}`})`

const purposes: Record<FrameOf<'compose'>['purpose'], (scene: Scene, leader: string, at: string) => string> = {
  activation: (_, leader, at) => `who goes along with ${leader} from ${at}`,
  sortie: (_, leader, at) => `who sallies out of ${at} with ${leader}`,
  raid: (_, __, at) => `who raids from ${at}`,
  avoid: (_, leader, at) => `who slips away from ${at} with ${leader}`,
  intercept: (_, leader, at) => `who goes from ${at} with ${leader} to intercept`,
  garrison: (scene, _, at) => `${comers(scene)} ${comes(scene)} to ${at}. Who goes behind the walls`,
}

/** Those who have just come. */
function comers(scene: Scene): string {
  const force = arrival(scene.s)
  return force === undefined ? 'enemies' : stack(scene, force.leaders, force.cu)
}

const comes = (scene: Scene): string => {
  const force = arrival(scene.s)
  return force !== undefined && (force.leaders.length === 1 || total(force.cu) === 1) ? 'comes' : 'come'
}

/** With their power, if nobody leads them. */
const stack = (scene: Scene, leaders: readonly Leader[], cu: Muster) =>
  leaders.length > 0 ? scene.force(leaders, total(cu)) : scene.cu(total(cu), powerIn(cu))

const chosen = (scene: Scene, leaders: readonly Leader[]) =>
  leaders.length === 0 ? '' : ` (${scene.leaders(leaders)} already)`

/** Nobody has been activated by this card. */
const isFirstOf = (scene: Scene) => (beneath(scene.s, 'campaign')?.used.length ?? 0) === 0

function raidWords(scene: Scene): string {
  const its = raidersIn(scene.s)
  return its === undefined ? '' : ` (${scene.force(its.force.leaders, total(its.force.cu))})`
}

/** Who acts, if anybody is named. */
function actor(scene: Scene): string {
  const its = trigger(scene.s)
  if (its === undefined) return ''
  if (its.leader !== NONE) return scene.leader(its.leader)
  return its.tribe === NONE ? '' : scene.theTribe(its.tribe)
}

function reactionWords(scene: Scene): string {
  const its = attempting(scene.s)
  if (its === undefined) return 'before the roll to avoid battle or to intercept'
  const what = its.isIntercepting ? `to intercept ${scene.at(its.to)}` : `to slip away ${scene.to(its.to)}`
  return `${scene.leader(its.leader)} tries ${what} (${its.needed} or more)`
}

/** When a Response card could be played. */
function momentWords(scene: Scene, moment: Moment): string {
  const its = trigger(scene.s)
  const where = its === undefined || its.space < 0 ? '' : ` ${scene.at(its.space)}`
  const who = actor(scene)
  const to = its === undefined || its.to < 0 ? '' : ` ${scene.to(its.to)}`
  switch (moment) {
    case 'enemy-naval':
      return `${who === '' ? 'units' : who}${where} would sail${to}`
    case 'raid-enter':
      return `raiders are${where === '' ? ' there' : where}${raidWords(scene)}`
    case 'siege-roll':
      return `before the siege roll${where === '' ? '' : ` against ${scene.space(its?.space ?? NONE)}`}`
    case 'reaction-roll':
      return reactionWords(scene)
    case 'enemy-activation':
      return `${who === '' ? 'a leader' : who} is activated${where}`
    case 'enemy-in-italia':
      return `${who === '' ? 'the enemy' : who} is in Italia${where === '' ? '' : `,${where}`}`
    case 'battle-end':
      return `the battle${where} is over`
    case 'enter-fortified':
      return `${who === '' ? 'the enemy' : who} is before the walls${its === undefined || its.space < 0 ? '' : ` of ${scene.space(its.space)}`}`
    case 'siege-won':
      return `the place is taken${where}`
  }
}

const tribalActions = {
  activate: 'an activation',
  reinforce: 'reinforcements, for which 3 OPs are needed',
  march: 'a forced march of the Allies',
}

export const ask: Asks = {
  ...cardAsks,
  attrition: () => 'attrition. Where do you roll next?',
  'attrition-loss': (scene, { space, left }) => `attrition ${scene.at(space)}: which CU is lost? (${left} to lose.)`,
  'place-leader': (scene, { leader, isUsurper }) =>
    `where does ${scene.leader(leader)} appear${isUsurper ? ', as a Usurper' : ''}?`,
  'go-home': () => 'does a leader go home to his Tribal Marker?',
  impulse: ({ s }, { player }) => {
    const other = opponentOf(player)
    const reserve = reserveSize(s) > 0 ? `, and ${reserveSize(s)} in the Tribal Reserve` : ''
    return player === ROMAN
      ? `your impulse. Which card, and what for? (${handSize(s, player)} in hand${reserve}; the Barbarian holds ${handSize(s, other)}.)`
      : `your impulse. Which card, and what for? (${handSize(s, player)} in hand; the Roman holds ${handSize(s, other)}${reserve}.)`
  },
  claim: () => 'use a Campaign card now, for the first impulse of the turn?',
  'reinforce-power': () => 'reinforcements: of which power?',
  reinforce: (scene, { power, left, placed }) =>
    placed.length === 0
      ? `reinforcements: where does the first of ${scene.cu(left, power)} go?`
      : `reinforcements: where does the second CU go${isRomanPower(power) ? ', or which fort is built instead' : ''}?`,
  'tribal-leader': () => 'Tribal action: which leader is to be activated?',
  tribal: ({ s, ...scene }, { action, leader, ops }) => {
    const what = leader === NONE ? tribalActions[action] : `to activate ${scene.leader(leader)}`
    return `Tribal action, ${what}: ${scene.names.grammar.count(ops, 'OP', 'OPs')} so far, ${reserveSize(s)} face down in the Reserve. More, enough, or call it off?`
  },
  'control-siege': () => 'Control Phase. Which siege do you press?',
  'pick-leader': (scene, { ops, ap, isOptional }) =>
    `${isOptional ? `activate ${isFirstOf(scene) ? 'a' : 'another'} leader` : 'which leader is activated'} (${ap > 0 ? `${ap} AP` : scene.names.grammar.count(ops, 'OP', 'OPs')})?`,
  orders: (scene) => {
    const activation = beneath(scene.s, 'activation')
    if (activation === undefined) return 'what does the activated leader do?'
    const { leader, ap, cu } = activation
    const force = scene.force([leader, ...activation.with], total(cu))
    return `${force} ${scene.at(whereIs(scene.s, leader))}: ${ap} AP left. What next?`
  },
  compose: (scene, frame) => {
    const its = wanted(scene.s, frame)
    const leader = frame.leader === NONE ? 'him' : scene.leader(frame.leader)
    const who = purposes[frame.purpose](scene, leader, scene.space(frame.space))
    const cu = howMany(scene, its)
    return `${who}${chosen(scene, frame.with)}: ${its.hasLeaders ? `${frame.leader === NONE && frame.with.length === 0 ? 'a' : 'another'} leader, or ${cu}` : cu}?`
  },
  avoid: (scene, { space, leader }) =>
    leader === NONE
      ? `${comers(scene)} ${comes(scene)} ${scene.to(space)}. Who tries to avoid battle?`
      : `where does ${scene.leader(leader)} try to slip away ${scene.from(space)}?`,
  intercept: (scene, { into }) => {
    const declared = beneath(scene.s, 'step')?.attempts.map(({ leader }) => leader) ?? []
    return `${comers(scene)} ${comes(scene)} ${scene.to(into)}. Who tries to intercept${chosen(scene, declared)}?`
  },
  refuse: (scene, { space }) => {
    const force = arrival(scene.s)
    const back = force === undefined || force.from < 0 ? 'back' : `back ${scene.to(force.from)}`
    return `${comers(scene)}: intercepted ${scene.at(space)}. Go ${back} and lose all AP, or fight?`
  },
  delay: (scene, { space }) => `enemies ${scene.at(space)}. Fight now, or wait for a combined attack?`,
  spoils: (scene, { space }) =>
    isWalled(scene.s, space)
      ? `${scene.space(space)} lies before the victors. Roll for the siege at once?`
      : `the victors are ${scene.at(space)}. Do they take it?`,
  marching: (scene, { left, origin, current }) => {
    if (current !== null)
      return `forced march of ${scene.cu(1, current.power)} ${scene.at(current.at)}: ${current.ap} AP left. Where to?`
    return origin === NONE
      ? `forced march: which CU is next? (${left} left.)`
      : `forced march ${scene.from(origin)}: a CU of which power?`
  },
  'raid-from': (scene, { isFirst }) => {
    const left = beneath(scene.s, 'raid')?.left ?? 0
    return `${isFirst ? 'where does the raid start' : 'do others raid too'}? (Up to ${scene.cu(left)}${isFirst ? '' : ' more'}.)`
  },
  'raid-orders': (scene) => {
    const its = raidersIn(scene.s)
    if (its === undefined) return 'what do the raiders do?'
    return `raiders ${scene.at(its.at)}, ${scene.force(its.force.leaders, total(its.force.cu))}: ${its.ap} AP left. Where to?`
  },
  window: (scene, { moment }) => `${momentWords(scene, moment)}. Play a Response card?`,
  'battle-card': (scene, { space, side }) => {
    const both = strengths(scene.s, side)
    const odds = both === undefined ? '' : `, your ${scene.cu(both[0])} against ${both[1]}`
    return `battle of ${scene.space(space)}${odds}. Play a Battle card?`
  },
  relocate: (scene, { from }) =>
    `the ${leavesAlone(scene.s) ? 'Byzantines' : 'Loyalists'} must leave ${scene.space(from)}. Where to?`,
  settlement: (scene, { step, tribe, capital, left }) => {
    if (step === 'tribe') return 'Rome offers a settlement: to which tribe?'
    return step === 'capital'
      ? `which Capital is given to ${scene.theTribe(tribe)}?`
      : `which space near ${scene.space(capital)} is theirs too? (${left} more.)`
  },
  regain: () => 'which Allied tribe turns against Rome?',
  usurpator: () => 'who rules as Successful Usurpator?',
  usurpation: (scene, { step, leader }) =>
    step === 'leader'
      ? 'which Loyalist leader turns Usurper?'
      : `${scene.leader(leader)} is not on Loyalist land. Where does he take the purple?`,
  migration: (scene, { isPhase, left, current }) => {
    if (current !== null) {
      const spaces = scene.names.grammar.count(current.left, 'space', 'spaces')
      return `${scene.theTribe(current.tribe)} ${scene.at(markerAt(scene.s, current.tribe))} can move ${spaces}. Where to?`
    }
    return isPhase ? 'Migration Phase. Which tribe moves next?' : `which tribe migrates? (${left} more.)`
  },
  migrants: (scene, frame) => {
    const { space, leader, isLeader, most } = migrantsAt(scene.s, frame)
    const tribe = scene.theTribe(frame.tribe)
    return isLeader
      ? `does ${scene.leader(leader)} go along with ${tribe} ${scene.from(space)}?`
      : `how many CU go along with ${tribe} ${scene.from(space)} (0 to ${most})?`
  },
  'keep-fort': (scene, { space }) => `keep the ${scene.names.fort(fortName(scene.s, space))} of ${scene.space(space)}?`,
  'bring-marker': (scene, { space, leader }) =>
    `${leader === NONE ? 'the tribe' : scene.leader(leader)} has taken ${scene.space(space)}. Does the tribe make it its home?`,
  'siege-loss': (scene, { space, isGarrison }) =>
    `siege of ${scene.space(space)}: which CU of the ${isGarrison ? 'garrison' : 'besiegers'} is lost?`,
  commander: (scene, { space, side }) => `battle of ${scene.space(space)}: who commands the ${side}?`,
  'retreat-inside': (scene, { space, leaders, powers }) =>
    leaders.length > 0
      ? `the battle is lost. Does ${scene.leader(leaders[0])} go behind the walls of ${scene.space(space)}?`
      : `the battle is lost. How many ${scene.units(powers[0])} go behind the walls of ${scene.space(space)}?`,
  relief: (scene, { space, leaders, powers }) =>
    leaders.length > 0
      ? `relief of ${scene.space(space)}: does ${scene.leader(leaders[0])} sally out to join the attack?`
      : `relief of ${scene.space(space)}: how many ${scene.units(powers[0])} sally out to join the attack?`,
  retreat: (scene, frame) => {
    const its = retreating(scene.s, frame)
    const who =
      its === undefined
        ? 'your units'
        : its.leaders.length > 0
          ? scene.force(its.leaders, its.cu)
          : scene.cu(its.cu, its.power)
    return `${who}: where ${frame.hasWon ? 'back' : 'do they retreat'} ${scene.from(frame.space)}?`
  },
  'lose-cu': (scene, { space, power }) =>
    power === null
      ? `battle of ${scene.space(space)}: which CU is lost? (${lossesLeft(scene.s)} to lose.)`
      : `battle of ${scene.space(space)}: out of whose force is ${scene.cu(1, power)} lost?`,
  restack: (scene, { space, leaders, cu }) => `${stack(scene, leaders, cu)} cannot stay ${scene.at(space)}. Where to?`,
  'who-leaves': (scene, { space }) => `not all may stay ${scene.at(space)}. Who leaves?`,
}
