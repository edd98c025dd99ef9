/** A position, and one of each question that can be asked in it, with what lies beneath. */
import { type Card, NONE } from '../src/board.ts'
import type { Frame, FrameOf } from '../src/frames.ts'
import type { Force } from '../src/kinds.ts'
import { clone, NO_WAY, type State } from '../src/state.ts'
import type { QuestionKind } from '../src/words/catalogue.ts'
import { board, draw, leader, space, tribe } from './scene.ts'

export const card = (id: string): Card => {
  const found = board.cardOf.get(id)
  if (found === undefined) throw new Error(id)
  return found
}

const state: State = draw({
  turn: '6',
  phase: 'strategy',
  control: { roma: 'loyalist', ancona: 'loyalist', verona: 'loyalist', florentia: 'barbarian' },
  forts: { ancona: 'castra' },
  cu: {
    roma: { loyalist: 4, byzantine: 1 },
    verona: { barbarian: 6 },
    florentia: { barbarian: 3 },
    ancona: { loyalist: 2 },
    noviomagus: { barbarian: 4 },
  },
  leaders: { aetius: 'roma', 'valentinian-iii': 'roma', attila: 'verona', chlodio: 'noviomagus' },
  tribes: { huns: 'further-east', franks: 'noviomagus', visigoths: { at: 'tolosa', allied: true } },
})

/** The same position, with another question. */
export function asking(...stack: readonly Frame[]): State {
  const s = clone(state)
  s.stack.push(...stack)
  return s
}

const NO_CU = [0, 0, 0, 0, 0]
const roma = space('roma')
const verona = space('verona')
const aetius = leader('aetius')
const attila = leader('attila')
const franks = tribe('franks')

export const romans: Force = { leader: aetius, leaders: [aetius], cu: [3, 0, 0, 0, 0], from: roma, via: 0, last: roma }
export const huns: Force = {
  leader: attila,
  leaders: [attila],
  cu: [0, 0, 0, 6, 0],
  from: verona,
  via: 0,
  last: verona,
}

export const activation: FrameOf<'activation'> = {
  kind: 'activation',
  player: 0,
  leader: aetius,
  ap: 5,
  cu: [3, 0, 0, 0, 0],
  with: [],
  worn: [],
  step: 'act',
  isComposed: true,
  isStopped: false,
  owes: false,
  isDelayable: false,
  wasBesieged: false,
  hasOverrun: false,
  hasOpened: false,
  from: NONE,
  via: NO_WAY,
  last: NONE,
  to: NONE,
  barred: [],
  mods: [],
}

/** Attila has come to Roma. */
export const arrival: FrameOf<'step'> = {
  kind: 'step',
  player: 1,
  mode: 'activation',
  force: huns,
  to: roma,
  step: 'avoid',
  attempts: [],
  rolled: 0,
  interceptors: [],
  hasFailedToAvoid: false,
  barred: [],
}

export const raid: FrameOf<'raid'> = {
  kind: 'raid',
  left: 2,
  cities: [],
  only: [],
  mods: [],
  current: {
    force: { ...huns, leader: NONE, leaders: [], cu: [0, 0, 0, 2, 0] },
    at: verona,
    ap: 7,
    hasSailed: false,
    to: NONE,
  },
  step: 'move',
}

export const battle: FrameOf<'battle'> = {
  kind: 'battle',
  space: roma,
  mode: 'move',
  attacker: 3,
  defender: 0,
  attackerPlayer: 1,
  defenderPlayer: 0,
  attackers: [huns],
  interceptors: [],
  joined: NO_CU,
  joinedLeaders: [],
  defendingLeaders: [],
  hasFailedToAvoid: false,
  isOnBesiegers: false,
  step: 'retreat',
  attackerCommander: attila,
  defenderCommander: aetius,
  drm: [],
  attackingCu: [0, 0, 0, 6, 0],
  defendingCu: [4, 1, 0, 0, 0],
  attackersScored: 2,
  defendersScored: 1,
  attackersLost: NO_CU,
  defendersLost: NO_CU,
  superiorityAnyway: [],
  superiorityMixed: [],
  endsUsurpation: false,
}

const losing: FrameOf<'losing'> = {
  kind: 'losing',
  side: 'defenders',
  left: 2,
  source: -2,
  isRetreat: false,
  next: 'roman',
  taken: NO_CU,
}

export const program = (id: string, ...path: readonly number[]): FrameOf<'program'> => ({
  kind: 'program',
  card: card(id),
  player: board.cards[card(id)].player,
  time: 'now',
  path: path.length === 0 ? [0] : path,
  count: 0,
  picked: [],
  pickedTribes: [],
  same: [],
  leader: NONE,
  number: 0,
})

export const compose = (purpose: FrameOf<'compose'>['purpose']): FrameOf<'compose'> => ({
  kind: 'compose',
  player: 0,
  purpose,
  space: roma,
  power: 0,
  leader: purpose === 'garrison' || purpose === 'raid' ? NONE : aetius,
  with: [],
  cu: NO_CU,
  told: 0,
  most: 10,
})

export const migration: FrameOf<'migration'> = {
  kind: 'migration',
  isPhase: false,
  left: 2,
  hasSailed: false,
  isNavalOnly: false,
  only: [],
  done: [],
  current: null,
  step: 'pick',
}

const R14 = card('R14')

/** One of each question. */
export const questions: { readonly [K in QuestionKind]: readonly [...beneath: Frame[], question: FrameOf<K>] } = {
  attrition: [{ kind: 'attrition', player: 1, done: [] }],
  'attrition-loss': [{ kind: 'attrition-loss', player: 0, space: roma, left: 2 }],
  'place-leader': [
    {
      kind: 'place-leader',
      player: 0,
      leader: leader('stilicho'),
      spaces: [roma, verona],
      isUsurper: false,
      rule: 'BG-5.7-i',
    },
  ],
  'go-home': [{ kind: 'go-home', player: 1 }],
  impulse: [{ kind: 'impulse', player: 0 }],
  claim: [{ kind: 'claim' }],
  'reinforce-power': [{ kind: 'reinforce-power', player: 0 }],
  reinforce: [{ kind: 'reinforce', player: 0, power: 0, left: 2, placed: [] }],
  'tribal-leader': [{ kind: 'tribal-leader' }],
  tribal: [{ kind: 'tribal', action: 'march', leader: NONE, ops: 1, used: 1 }],
  'control-siege': [{ kind: 'control-siege', player: 1, done: [] }],
  'pick-leader': [
    { kind: 'pick-leader', player: 0, powers: [0, 1, 4], ops: 3, ap: 0, only: [], isOptional: false, mods: [] },
  ],
  orders: [activation, { kind: 'orders', player: 0 }],
  compose: [activation, compose('activation')],
  avoid: [arrival, { kind: 'avoid', player: 0, space: roma, power: 0, leader: NONE, with: [], cu: NO_CU }],
  intercept: [
    { ...arrival, to: space('ancona') },
    { kind: 'intercept', player: 0, into: space('ancona'), leader: NONE, with: [], cu: NO_CU },
  ],
  refuse: [arrival, { kind: 'refuse', player: 1, space: roma }],
  delay: [arrival, { kind: 'delay', player: 1, space: roma }],
  spoils: [{ kind: 'spoils', player: 1, space: roma, leader: attila }],
  marching: [
    { kind: 'marching', player: 0, powers: [0], left: 4, reach: 6, rider: 0, marched: [], origin: NONE, current: null },
  ],
  'raid-from': [raid, { kind: 'raid-from', spaces: [verona], isFirst: true }],
  'raid-orders': [raid, { kind: 'raid-orders' }],
  window: [activation, { kind: 'window', moment: 'enemy-activation', parties: [0, 1], turn: 1, passed: 0 }],
  'battle-card': [battle, { kind: 'battle-card', player: 0, space: roma, side: 'defenders' }],
  'event-space': [
    program('R14', 0, 0, 0),
    { kind: 'event-space', card: R14, player: 0, spaces: [roma], isOptional: true },
  ],
  'event-leader': [
    program('R43'),
    { kind: 'event-leader', card: card('R43'), player: 0, leaders: [aetius], isOptional: true },
  ],
  'event-tribe': [
    program('R22'),
    { kind: 'event-tribe', card: card('R22'), player: 0, tribes: [franks], isOptional: false },
  ],
  'event-power': [program('B10'), { kind: 'event-power', card: card('B10'), player: 1, powers: [2, 3] }],
  'event-take': [program('R43'), { kind: 'event-take', card: card('R43'), player: 0, least: 0, most: 3 }],
  'event-option': [program('R14'), { kind: 'event-option', card: R14, player: 0, options: [0, 1], isOptional: false }],
  'event-whether': [program('R39', 1), { kind: 'event-whether', card: card('R39'), player: 0 }],
  relocate: [{ kind: 'relocate', from: roma, to: [verona] }],
  settlement: [{ kind: 'settlement', step: 'capital', tribe: franks, capital: NONE, left: 0, gained: [] }],
  regain: [{ kind: 'regain' }],
  usurpator: [{ kind: 'usurpator', candidates: [aetius] }],
  usurpation: [{ kind: 'usurpation', step: 'leader', leader: NONE }],
  migration: [migration],
  migrants: [{ kind: 'migrants', tribe: franks, from: space('noviomagus'), over: NONE, step: 'cu' }],
  'keep-fort': [{ kind: 'keep-fort', player: 0, space: space('ancona'), power: 0 }],
  'bring-marker': [{ kind: 'bring-marker', space: roma, leader: attila }],
  'siege-loss': [{ kind: 'siege-loss', player: 0, space: roma, isGarrison: true, powers: [0, 1] }],
  commander: [battle, { kind: 'commander', player: 0, space: roma, side: 'defenders', candidates: [aetius] }],
  'retreat-inside': [battle, { kind: 'retreat-inside', player: 0, space: roma, leaders: [aetius], powers: [0] }],
  relief: [battle, { kind: 'relief', player: 0, space: roma, leaders: [], powers: [0] }],
  retreat: [battle, { kind: 'retreat', player: 0, space: roma, side: 'defenders', force: -1, hasWon: false }],
  'lose-cu': [battle, losing, { kind: 'lose-cu', player: 0, space: roma, side: 'defenders', power: null }],
  restack: [
    {
      kind: 'restack',
      player: 0,
      space: roma,
      leaders: [aetius],
      cu: [2, 0, 0, 0, 0],
      cause: 'placed',
      origin: NONE,
      cost: 0,
      broken: 'BG-9.0-c',
    },
  ],
  'who-leaves': [{ kind: 'who-leaves', player: 0, space: roma, powers: [0, 4], leaders: [], broken: 'BG-9.0-c' }],
}
