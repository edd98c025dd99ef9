/** What an answer means. */
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

const ap = (cost: number) => (cost > 0 ? ` (${cost} AP)` : '')
const inSpace = (scene: Scene, space: Space) => capital(scene.at(space))
const loseOne = (scene: Scene, power: Power) => `Lose ${scene.cu(1, power)}`

function way(scene: Scene, from: Space, to: Space): string {
  const hard = hardWay(scene.s, from, to)
  return hard === undefined ? '' : ` ${scene.names.via(hard)}`
}

const go = (scene: Scene, from: Space, to: Space) => `March ${scene.to(to)}${way(scene, from, to)}${ap(scene.cost())}`
const sail = (scene: Scene, space: Space) => `Sail ${scene.to(space)}${ap(scene.cost())}`

const uses: Record<Use, (scene: Scene, card: Card) => string> = {
  activate: (scene, card) => `Activate a leader with ${scene.cardOps(card)}`,
  reinforce: (scene, card) => `Reinforcements, 2 CU: ${scene.cardOps(card)}`,
  migrate: (scene, card) =>
    `Migration of up to ${scene.names.grammar.count(opsOf(scene.s, card), 'tribe', 'tribes')}: ${scene.cardOps(card)}`,
  raid: (scene, card) => `Raid with up to ${scene.cu(opsOf(scene.s, card))}: ${scene.cardOps(card)}`,
  march: (scene, card) => `Forced march of up to ${scene.cu(2 * opsOf(scene.s, card))}: ${scene.cardOps(card)}`,
  usurp: (scene, card) => `Successful Usurpation: ${scene.cardOps(card)}`,
  event: (scene, card) => `Play ${scene.card(card)} as an event`,
  discard: (scene, card) => `Discard ${scene.cardOps(card)}`,
}
const use = (scene: Scene, card: Card, name: Use) => uses[name](scene, card)

/** Where his Tribal Marker is. */
function homeOf(scene: Scene, leader: Leader): string {
  const home = markerOf(scene.s, leader)
  return home < 0 ? '' : ` ${scene.to(home)}`
}

const needs = (number: number) => (number === 1 ? 'on any roll' : `on ${number} or more`)

function intercepting(scene: Scene, leader: Leader, { into }: FrameOf<'intercept'>): string {
  return `${scene.leaderAt(leader)} intercepts, ${needs(neededFor(scene.s, leader, into))}`
}

const taking: Record<FrameOf<'compose'>['purpose'], string> = {
  activation: 'Take %cu along',
  sortie: 'Sally out with %cu',
  raid: 'Raid with %cu',
  avoid: 'Slip away with %cu',
  intercept: 'Intercept with %cu',
  garrison: 'Put %cu behind the walls',
}

function take(scene: Scene, number: number, { purpose, leader }: FrameOf<'compose'>): string {
  if (number > 0) return taking[purpose].replace('%cu', scene.cu(number))
  if (purpose === 'garrison') return 'Put no CU behind the walls'
  return leader === NONE ? 'Take no CU along' : 'Take none of these CU along'
}

const choice = (scene: Scene, card: Card, place: number) =>
  cardOptions[scene.s.board.cards[card].id]?.[place] ?? `Choice ${place + 1}`
const orders = (scene: Scene) => beneath(scene.s, 'activation')
const placeOf = (scene: Scene) => whereIs(scene.s, orders(scene)?.leader ?? (0 as Leader))

export const action: ActionWords = {
  attrition: { to: (scene, space) => `Roll ${scene.at(space)}` },
  'attrition-loss': { power: loseOne },
  'place-leader': { to: inSpace },
  'go-home': {
    leader: (scene, leader) => `${scene.leader(leader)} goes home${homeOf(scene, leader)}`,
    option: { done: () => 'Nobody else goes home' },
  },
  impulse: {
    use,
    option: {
      'tribal-activate': () => 'Tribal action: activate an Allied leader',
      'tribal-reinforce': () => 'Tribal action: 2 Allied CU',
      'tribal-march': () => 'Tribal action: forced march of Allied CU',
      pass: () => 'Pass',
    },
  },
  claim: { use, option: { no: () => 'Leave the first impulse to the Barbarians' } },
  'reinforce-power': { power: (scene, power) => scene.cu(2, power) },
  reinforce: {
    to: (scene, space, { power }) => `${scene.cu(1, power)} ${scene.at(space)}`,
    fort: (scene, space) =>
      improvement(scene.s, space) === 'castra'
        ? `Build a Castra ${scene.at(space)}`
        : `Turn the Castra ${scene.at(space)} into a Colonia`,
  },
  'tribal-leader': {
    leader: (scene, leader) => `Activate ${scene.leaderAt(leader)}`,
  },
  tribal: {
    use: (scene, card) => `Add ${scene.cardOps(card)} from your hand`,
    option: {
      reveal: () => 'Reveal the next card of the Reserve',
      baptize: (scene) =>
        `Use ${baptizer(scene.s) === NONE ? 'Barbarian Baptization' : scene.cardOps(baptizer(scene.s))}`,
      stop: (_, { ops }) => `Enough: carry it out with ${ops} ${ops === 1 ? 'OP' : 'OPs'}`,
      cancel: () => 'Call it off',
    },
  },
  'control-siege': {
    to: (scene, space) => `Roll for the siege of ${scene.space(space)}`,
    option: { done: () => 'No more siege rolls' },
  },
  'pick-leader': {
    leader: (scene, leader, frame) => `Activate ${scene.leaderAt(leader)} (${apOf(scene.s, frame, leader)} AP)`,
    option: { done: () => 'Activate nobody else' },
  },
  orders: {
    to: (scene, space) => go(scene, placeOf(scene), space),
    sail,
    option: {
      control: (scene) => `Take ${scene.space(placeOf(scene))}${ap(scene.cost())}`,
      siege: (scene) => `Roll for the siege of ${scene.space(placeOf(scene))}${ap(scene.cost())}`,
      sortie: () => 'Sally out against the besiegers',
      attack: (scene) => `Attack ${scene.at(placeOf(scene))}${ap(scene.cost())}`,
      regroup: () => 'Change who goes along',
      passage: () => 'Ask the Allies for Right of Passage (a Reserve card)',
      done: (scene) => `Stop ${scene.at(placeOf(scene))}`,
    },
  },
  compose: {
    leader: (scene, leader, { purpose }) =>
      purpose === 'garrison' ? `${scene.leader(leader)} goes inside` : `Take ${scene.leader(leader)} along`,
    take,
  },
  avoid: {
    leader: (scene, leader) => `${scene.leader(leader)} tries to avoid battle`,
    to: (scene, space, { leader }) =>
      leader === NONE
        ? capital(scene.to(space))
        : `Slip away ${scene.to(space)}, ${needs(neededFor(scene.s, leader, space))}`,
    option: { pass: () => 'Stand and fight' },
  },
  intercept: { leader: intercepting, option: { done: () => 'No more interceptions' } },
  refuse: { option: { yes: () => 'Go back: all AP are lost', no: () => 'Give battle' } },
  delay: { option: { delay: () => 'Wait for a combined attack', attack: () => 'Fight now' } },
  spoils: {
    option: {
      siege: (scene, { space }) => `Roll for the siege of ${scene.space(space)}`,
      control: (scene, { space }) => `Take ${scene.space(space)}`,
      done: (scene, { space }) => `Leave ${scene.space(space)} alone`,
    },
  },
  marching: {
    to: (scene, space, { current }) => (current === null ? `A CU ${scene.from(space)}` : go(scene, current.at, space)),
    sail,
    leader: (scene, leader) => `${scene.leader(leader)} rides along`,
    power: (scene, power) => scene.cu(1, power),
    option: {
      passage: () => 'Ask the Allies for Right of Passage (a Reserve card)',
      done: (scene, { current }) => (current === null ? 'End the forced march' : `Stay ${scene.at(current.at)}`),
    },
  },
  'raid-from': { to: (scene, space) => `Raid ${scene.from(space)}`, option: { done: () => 'No more raiders' } },
  'raid-orders': {
    to: (scene, space) => go(scene, raidersIn(scene.s)?.at ?? NONE, space),
    sail,
    option: {
      control: (scene) => {
        const its = raidersIn(scene.s)
        return `Take ${its === undefined ? 'the space' : scene.space(its.at)}${ap(scene.cost())}`
      },
      done: (scene) => {
        const its = raidersIn(scene.s)
        return its === undefined ? 'Stop' : `Stop ${scene.at(its.at)}`
      },
    },
  },
  window: { use: (scene, card) => `Play ${scene.card(card)}`, option: { pass: () => 'Play nothing' } },
  'battle-card': { use: (scene, card) => `Play ${scene.card(card)}`, option: { pass: () => 'Play no Battle card' } },
  'event-space': { to: (scene, space) => scene.space(space), option: { done: () => 'No more' } },
  'event-leader': {
    leader: (scene, leader) => scene.leaderAt(leader),
    option: { done: () => 'Nobody' },
  },
  'event-tribe': { tribe: (scene, tribe) => capital(scene.theTribe(tribe)), option: { done: () => 'No tribe' } },
  'event-power': {
    power: (scene, power) => (isConfederation(scene.s) ? capital(scene.power(power)) : loseOne(scene, power)),
  },
  'event-take': { take: (scene, number) => scene.cu(number) },
  'event-option': {
    option: {
      first: (scene, { card }) => choice(scene, card, 0),
      second: (scene, { card }) => choice(scene, card, 1),
      third: (scene, { card }) => choice(scene, card, 2),
      done: () => 'No more',
    },
  },
  'event-whether': { option: { yes: () => 'Yes', no: () => 'No' } },
  relocate: { to: (scene, space) => capital(scene.to(space)) },
  settlement: {
    tribe: (scene, tribe) => capital(scene.theTribe(tribe)),
    to: (scene, space, { step }) =>
      step === 'capital' ? `Settle them ${scene.at(space)}` : `Give them ${scene.space(space)}`,
  },
  regain: { tribe: (scene, tribe) => `${capital(scene.theTribe(tribe))} turn against Rome` },
  usurpator: { leader: (scene, leader) => `${scene.leader(leader)} rules` },
  usurpation: {
    leader: (scene, leader) => `${scene.leaderAt(leader)} takes the purple`,
    to: inSpace,
  },
  migration: {
    tribe: (scene, tribe) => `${capital(scene.theTribe(tribe))} move`,
    to: (scene, space) => `Move ${scene.to(space)}`,
    sail: (scene, space) => `Sail ${scene.to(space)}`,
    option: { done: (_, { current }) => (current === null ? 'No more migrations' : 'Go no further') },
  },
  migrants: {
    leader: (scene, leader) => `${scene.leader(leader)} goes along`,
    take: (scene, number) =>
      number === 0 ? 'No CU goes along' : `${scene.cu(number)} ${number === 1 ? 'goes' : 'go'} along`,
    option: { no: () => 'He stays' },
  },
  'keep-fort': { option: { yes: () => 'Keep the fort', no: () => 'Tear it down' } },
  'bring-marker': { option: { yes: () => 'Bring the Tribal Marker here', no: () => 'Leave it where it is' } },
  'siege-loss': { power: loseOne },
  commander: {
    leader: (scene, leader) => `${scene.leader(leader)} commands (tactical rating ${faceOf(scene.s, leader).tactical})`,
  },
  'retreat-inside': {
    leader: (scene, leader) => `${scene.leader(leader)} goes inside`,
    take: (scene, number) => (number === 0 ? 'No CU goes inside' : `${scene.cu(number)} inside`),
    option: { no: () => 'He retreats with the others' },
  },
  relief: {
    leader: (scene, leader) => `${scene.leader(leader)} sallies out`,
    take: (scene, number) => (number === 0 ? 'No CU joins' : `${scene.cu(number)} ${number === 1 ? 'joins' : 'join'}`),
    option: { no: () => 'He stays inside' },
  },
  retreat: {
    to: (scene, space) => `Retreat ${scene.to(space)}${scene.cost() > 0 ? `, losing ${scene.cu(scene.cost())}` : ''}`,
  },
  'lose-cu': {
    power: loseOne,
    leader: (scene, leader) => `Out of the force of ${scene.leader(leader)}`,
    option: { sortie: () => 'Of those who sallied out' },
  },
  restack: { to: (scene, space) => capital(scene.to(space)) },
  'who-leaves': {
    power: (scene, power) => `${capital(scene.power(power))} leave`,
    leader: (scene, leader) =>
      `${scene.names.leaderOf(scene.leader(leader), powerNames[powerOf(scene.s, leader)])} leaves`,
    option: { regroup: () => 'All who intercepted go back' },
  },
}
