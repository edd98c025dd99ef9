/** Chapter 5.7: leaders who come back, new leaders, and the succession of Emperors. */
import { no, type RuleId, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf, OPTIONS } from '../../../actions.ts'
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question, Step } from '../../../handlers.ts'
import {
  BARBARIAN,
  BYZANTINE,
  controlOf,
  DISPLACED,
  faceOf,
  flip,
  GONE,
  hasFlag,
  isEmperor,
  isOnMap,
  LOYALIST,
  markerAt,
  type Player,
  type Power,
  playerOf,
  powerNames,
  powerOf,
  putLeader,
  ROMAN,
  type State,
  sideOfLeader,
  tribeOf,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { isFreeLeader, isFreeMarker } from '../../map/besieged.ts'
import { convert } from '../../map/control.ts'
import { takeAway } from '../../map/losses.ts'
import { placeCu } from '../../map/units.ts'
import { citiesToSeize, placesFor, romanPlaces } from './places.ts'

/** BG-5.7-i BG-5.7-t: placed like one who was displaced. */
const RETURN = 'BG-5.7-i'

type Placing = Omit<FrameOf<'place-leader'>, 'kind'>

/** Asked only where there is a choice. */
function placeOrAsk(s: State, placing: Placing, table: Table): void {
  if (placing.spaces.length > 1) push(s, { kind: 'place-leader', ...placing })
  else enter(s, placing, placing.spaces[0], table)
}

/** BG-5.7-i BG-5.7-s: one after the other. */
export const arrive: Step<'arrive'> = {
  run(s, { leaders }, table) {
    if (leaders.length === 0) return pop(s)
    const [leader, ...others] = leaders
    replace(s, { kind: 'arrive', leaders: others })
    const isNew = whereIs(s, leader) !== DISPLACED
    if (isNew && isEmperor(s, leader)) succeed(s, leader, table)
    else comeBack(s, leader, table)
  },
}

const CU_FOR_AN_EMPEROR = 2

/** BG-5.7-i to BG-5.7-t: a displaced leader, or a new one who is no Emperor. BG-5.7-q BG-5.7-ak: without a place he waits. */
function comeBack(s: State, leader: Leader, table: Table): void {
  const spaces = placesFor(s, leader)
  if (spaces.length === 0) return putLeader(s, leader, DISPLACED)
  const player = playerOf(powerOf(s, leader))
  placeOrAsk(s, { player, leader, spaces, isUsurper: false, rule: RETURN }, table)
}

/** BG-5.7-w BG-17.2.2-j: a Loyalist in play holds the Successful Usurpator marker. */
const isUsurpedThrone = (s: State): boolean =>
  s.usurpator !== NONE && isOnMap(s, s.usurpator) && powerOf(s, s.usurpator) === LOYALIST

interface Case {
  readonly player: Player
  readonly side: typeof LOYALIST | typeof USURPER
  readonly spaces: Space[]
  readonly rule: RuleId
}

/** BG-5.7-u BG-5.7-w */
function normalCase(s: State): Case {
  return isUsurpedThrone(s)
    ? { player: BARBARIAN, side: USURPER, spaces: romanPlaces(s, USURPER), rule: 'BG-5.7-w' }
    : { player: ROMAN, side: LOYALIST, spaces: romanPlaces(s, LOYALIST), rule: 'BG-5.7-u' }
}

/** Imperial Succession Fights, played before: the next new Emperor is a Usurper, if there is any place for him. */
function foughtCase(s: State): Case | undefined {
  if (!hasFlag(s, 'succession-fights')) return undefined
  s.flags = s.flags.filter(({ flag }) => flag !== 'succession-fights')
  const held = romanPlaces(s, USURPER)
  const spaces = held.length > 0 ? held : citiesToSeize(s)
  return spaces.length > 0 ? { player: BARBARIAN, side: USURPER, spaces, rule: 'BG-2.4.6-c' } : undefined
}

/** BG-5.7-u to BG-5.7-ab: a new Emperor. Without a place he is gone, and those whom he would have replaced too. */
function succeed(s: State, leader: Leader, table: Table): void {
  const { player, side, spaces, rule } = foughtCase(s) ?? normalCase(s)
  if (spaces.length > 0) return placeOrAsk(s, { player, leader, spaces, isUsurper: side === USURPER, rule }, table)
  putLeader(s, leader, GONE)
  table.tell({ type: 'lost-emperor', leader: faceOf(s, leader).name, rule: 'BG-5.7-z' })
  dethrone(s, side, leader, 'BG-5.7-aa', table)
}

/** BG-5.7-v BG-5.7-y BG-5.7-ac BG-5.7-ae: the other Emperors of that side are gone, Julius Nepos with the Loyalists. */
function dethrone(s: State, side: Power, heir: Leader, rule: RuleId, table: Table): void {
  for (const leader of s.board.everyLeader) {
    if (leader === heir || !isOnMap(s, leader) || !isEmperor(s, leader)) continue
    if (sideOfLeader(s, leader) === side) takeAway(s, leader, rule, table)
  }
}

function enter(s: State, { leader, isUsurper, rule }: Placing, space: Space, table: Table): void {
  const isNew = whereIs(s, leader) !== DISPLACED
  const isSeized = isUsurper && controlOf(s, space) === LOYALIST && rule === 'BG-2.4.6-c'
  if (isUsurper) flip(s, leader, true)
  putLeader(s, leader, space)
  const { name } = faceOf(s, leader)
  const power = powerNames[powerOf(s, leader)]
  table.tell({ type: 'enter', leader: name, power, space: s.board.spaceIds[space], rule })
  if (isSeized && romanPlaces(s, USURPER).length === 0) seize(s, space, table)
  if (!isNew || !isEmperor(s, leader)) return
  if (isUsurper) dethrone(s, USURPER, leader, 'BG-5.7-y', table)
  else dethrone(s, LOYALIST, leader, 'BG-5.7-v', table)
}

function seize(s: State, space: Space, table: Table): void {
  convert(s, space, USURPER, 'given', 'BG-2.4.6-c', table)
  placeCu(s, space, USURPER, CU_FOR_AN_EMPEROR, 'BG-2.4.6-c', table)
}

/** The clause that says where he may be placed. */
const wherefore = (s: State, leader: Leader): RuleId =>
  s.board.leaders[leader].power === BYZANTINE ? 'BG-5.7-o' : 'BG-5.7-m'

export const placeLeader: Question<'place-leader'> = {
  asks: (_, { player }) => player,
  candidates: (s) => actionsOf(s.board).to,
  legal: (s, { spaces }) => spaces.map((space) => actionsOf(s.board).to[space]),
  verdict: (s, { spaces, leader, rule }, action) =>
    action.kind === 'to' && spaces.includes(action.space) ? yes() : no(rule === RETURN ? wherefore(s, leader) : rule),
  answer(s, frame, action, table) {
    pop(s)
    if (action.kind === 'to') enter(s, frame, action.space, table)
  },
}

/** BG-5.7-k BG-5.7-l BG-5.7-ai: he is not besieged, is elsewhere, and nobody besieges his marker. */
function canGoHome(s: State, player: Player, leader: Leader): boolean {
  const tribe = tribeOf(s, leader)
  if (tribe === NONE || playerOf(powerOf(s, leader)) !== player) return false
  return isFreeLeader(s, leader) && isFreeMarker(s, tribe) && whereIs(s, leader) !== markerAt(s, tribe)
}

const canLeave = (s: State, player: Player): Leader[] =>
  s.board.everyLeader.filter((leader) => canGoHome(s, player, leader))

export const goHome: Question<'go-home'> = {
  asks: (_, { player }) => player,
  waits(s, { player }) {
    if (canLeave(s, player).length > 0) return true
    pop(s)
    return false
  },
  *candidates(s) {
    yield* actionsOf(s.board).leader
    yield OPTIONS.done
  },
  verdict(s, { player }, action) {
    if (action.kind === 'option') return action.option === 'done' ? yes() : no('BG-5.7-k')
    return action.kind === 'leader' && canGoHome(s, player, action.leader) ? yes() : no('BG-5.7-k')
  },
  answer(s, _, action, table) {
    if (action.kind !== 'leader') return pop(s)
    const { leader } = action
    const home = markerAt(s, tribeOf(s, leader))
    putLeader(s, leader, home)
    const space = s.board.spaceIds[home]
    table.tell({ type: 'home', leader: faceOf(s, leader).name, space, rule: 'BG-5.7-k' })
  },
}
