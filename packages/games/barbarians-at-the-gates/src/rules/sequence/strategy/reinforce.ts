/** Chapter 7.1: the Reinforcement action. Two CU of one power, or one CU and a fort improvement after it. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../../actions.ts'
import { derived, NONE, type Space, type Tribe } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import {
  ALLIED,
  BARBARIANS,
  CASTRA,
  COLONIA,
  controlOf,
  firstLeaderAt,
  fortAt,
  hasLeader,
  heldBy,
  isAllied,
  isBesieged,
  isOpenLand,
  LED,
  LOYALIST,
  leadersAt,
  leadersOf,
  MARKED,
  NO_FORT,
  nextLeader,
  type Player,
  POWERS,
  type Power,
  powerOf,
  type Sets,
  type State,
  setFort,
  spacesWith,
  tribeAt,
  tribeOf,
  tribesAt,
  USURPER,
} from '../../../state.ts'
import { isFreeLeader, isFreeMarker } from '../../map/besieged.ts'
import { isBlocked } from '../../map/blocks.ts'
import { hasEnemyCu } from '../../map/enemies.ts'
import { placeCu } from '../../map/units.ts'

type Frame = FrameOf<'reinforce'>

const CU_OF_AN_ACTION = 2

/** BG-7.1-i BG-7.1-j: nobody reinforces Byzantines. */
const CHOICES: readonly (readonly Power[])[] = [
  [LOYALIST, ALLIED],
  [USURPER, BARBARIANS],
]

/** BG-7.1-k */
const isFreeCapital = (s: State, space: Space): boolean =>
  s.board.isCapital[space] && controlOf(s, space) === LOYALIST && !isBesieged(s, space)

/** BG-7.1-m BG-7.1-aq: wherever he stands. */
function hasFreeUsurper(s: State, space: Space): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (powerOf(s, leader) === USURPER && isFreeLeader(s, leader)) return true
  }
  return false
}

const NO_TRIBES: readonly Tribe[] = []

/** BG-7.1-n BG-7.1-aq: the tribes of a power with an unbesieged marker or leader there. */
function freeTribesAt(s: State, space: Space, power: Power): readonly Tribe[] {
  if (tribeAt(s, space) === NONE && firstLeaderAt(s, space) === NONE) return NO_TRIBES
  const marked = tribesAt(s, space).filter((tribe) => isFreeMarker(s, tribe))
  const led = leadersAt(s, space)
    .filter((leader) => isFreeLeader(s, leader))
    .map((leader) => tribeOf(s, leader))
  const tribes = new Set([...marked, ...led].filter((tribe) => tribe !== NONE))
  return [...tribes].filter((tribe) => isAllied(s, tribe) === (power === ALLIED))
}

function mayReceive(s: State, space: Space, power: Power): boolean {
  if (power === LOYALIST) return isFreeCapital(s, space)
  if (power === USURPER) return hasFreeUsurper(s, space)
  return freeTribesAt(s, space, power).length > 0
}

const LED_OR_MARKED: Sets = (1 << LED) | (1 << MARKED)
const capitals = derived(({ everySpace, isCapital }) => everySpace.filter((space) => isCapital[space]))

/** Where it can be at all: in Capitals, or where there is a leader or a Tribal Marker. */
function placesFor(s: State, power: Power): readonly Space[] {
  if (power === LOYALIST) return capitals(s.board)
  return spacesWith(s, LED_OR_MARKED)
}

/** Where a CU of that power may be placed. */
const reinforcePlaces = (s: State, power: Power): Space[] =>
  placesFor(s, power).filter((space) => mayReceive(s, space, power))

/** BG-7.1-n: its marker or its leader is somewhere where a CU can come. */
const canTribeReceive = (s: State, tribe: Tribe): boolean =>
  isFreeMarker(s, tribe) || isFreeLeader(s, s.board.tribes[tribe].leader)

/** Whether a CU of that power may be placed anywhere. */
export function hasReinforcePlace(s: State, power: Power): boolean {
  switch (power) {
    case LOYALIST:
      for (const space of capitals(s.board)) if (isFreeCapital(s, space)) return true
      return false
    case USURPER:
      return hasLeader(s, USURPER) && leadersOf(s, USURPER).some((leader) => isFreeLeader(s, leader))
    default:
      for (const tribe of s.board.everyTribe) {
        if (isAllied(s, tribe) === (power === ALLIED) && canTribeReceive(s, tribe)) return true
      }
      return false
  }
}

/** BG-7.1-y: a CU of any power can be placed. */
export function canReinforce(s: State, player: Player): boolean {
  if (isBlocked(s, 'reinforcement', { player })) return false
  for (const power of CHOICES[player]) if (hasReinforcePlace(s, power)) return true
  return false
}

/** BG-7.1-i BG-7.1-y: the powers of which a CU can be placed. */
export function reinforcePowers(s: State, player: Player): Power[] {
  if (isBlocked(s, 'reinforcement', { player })) return []
  return CHOICES[player].filter((power) => hasReinforcePlace(s, power))
}

export function askReinforcement(s: State, player: Player): void {
  const powers = reinforcePowers(s, player)
  if (powers.length > 1) push(s, { kind: 'reinforce-power', player })
  else startReinforcement(s, player, powers[0])
}

export const startReinforcement = (s: State, player: Player, power: Power): void =>
  push(s, { kind: 'reinforce', player, power, left: CU_OF_AN_ACTION, placed: [] })

/** BG-7.1-h BG-7.1-i */
export const reinforcePower: Question<'reinforce-power'> = {
  asks: (_, { player }) => player,
  candidates: (s) => POWERS.map((power) => actionsOf(s.board).power[power]),
  verdict(s, { player }, action) {
    if (action.kind !== 'power' || !CHOICES[player].includes(action.power)) return no('BG-7.1-i')
    return reinforcePowers(s, player).includes(action.power) ? yes() : no('BG-7.1-y')
  },
  answer(s, { player }, action) {
    pop(s)
    if (action.kind === 'power') startReinforcement(s, player, action.power)
  },
}

const provinceOf = (s: State, space: Space) => s.board.provinceOf[space]

/** BG-7.1-o: in Further East either of several tribes may be meant. */
const areTwoTribes = (s: State, one: Space, other: Space, power: Power): boolean =>
  new Set([...freeTribesAt(s, one, power), ...freeTribesAt(s, other, power)]).size > 1

const ASUNDER: Readonly<Record<number, string>> = {
  [LOYALIST]: 'BG-7.1-l',
  [ALLIED]: 'BG-7.1-o',
  [BARBARIANS]: 'BG-7.1-o',
}

const areApart = (s: State, first: Space, other: Space, power: Power): boolean =>
  power === LOYALIST ? provinceOf(s, other) !== provinceOf(s, first) : areTwoTribes(s, first, other, power)

/** BG-7.1-k to BG-7.1-o: where it may go, and where if the first one is placed already. */
function cuVerdict(s: State, { power, placed }: Frame, space: Space): Verdict {
  if (!mayReceive(s, space, power))
    return no(power === LOYALIST ? 'BG-7.1-k' : power === USURPER ? 'BG-7.1-m' : 'BG-7.1-n')
  if (placed.length === 0) return yes()
  const [first] = placed
  if (power === USURPER) return space === first ? yes() : no('BG-7.1-m')
  const isApart = (other: Space): boolean => areApart(s, first, other, power)
  if (isApart(space)) return yes()
  return reinforcePlaces(s, power).some(isApart) ? no(ASUNDER[power]) : yes()
}

/** All where it may go: as `cuVerdict` tells of each. */
function cuPlaces(s: State, { power, placed }: Frame): readonly Space[] {
  const places = reinforcePlaces(s, power)
  if (placed.length === 0) return places
  const [first] = placed
  if (power === USURPER) return places.filter((space) => space === first)
  const apart = places.filter((space) => areApart(s, first, space, power))
  return apart.length > 0 ? apart : places
}

/** BG-7.1-q BG-7.1-r BG-7.1-s BG-7.1-u BG-2.4.4-b BG-2.4.4-c BG-2.4.4-m */
function canImprove(s: State, space: Space, power: Power): Verdict {
  if (!isOpenLand(s, space) || controlOf(s, space) !== power) return no('BG-7.1-r')
  if (fortAt(s, space) === COLONIA) return no('BG-2.4.4-m')
  return hasEnemyCu(s, space, power) ? no('BG-7.1-s') : yes()
}

/** BG-7.1-p BG-7.1-t BG-7.1-v: in the place of the second CU. */
function fortVerdict(s: State, { power, placed }: Frame, space: Space): Verdict {
  if ((power !== LOYALIST && power !== USURPER) || placed.length === 0) return no('BG-7.1-p')
  const verdict = canImprove(s, space, power)
  if (!verdict.ok) return verdict
  const [first] = placed
  const isSame = provinceOf(s, space) === provinceOf(s, first)
  if (power === USURPER) return isSame ? yes() : no('BG-7.1-v')
  if (!isSame) return yes()
  const isElsewhere = s.board.everySpace.some(
    (other) => provinceOf(s, other) !== provinceOf(s, first) && canImprove(s, other, power).ok,
  )
  return isElsewhere ? no('BG-7.1-t') : yes()
}

/** All where one may be improved: as `fortVerdict` tells of each. */
function fortPlaces(s: State, power: typeof LOYALIST | typeof USURPER, first: Space): readonly Space[] {
  const places = spacesWith(s, 1 << heldBy(power), (space) => canImprove(s, space, power).ok)
  const isSame = (space: Space): boolean => provinceOf(s, space) === provinceOf(s, first)
  if (power === USURPER) return places.filter(isSame)
  const elsewhere = places.filter((space) => !isSame(space))
  return elsewhere.length > 0 ? elsewhere : places
}

/** BG-7.1-q BG-2.4.4-h; BG-7.1-w: Allies there will have to leave when the impulse ends, CU and leader together. */
function improve(s: State, space: Space, table: Table): void {
  const fort = fortAt(s, space) === NO_FORT ? CASTRA : COLONIA
  setFort(s, space, fort)
  const name = fort === CASTRA ? 'castra' : 'colonia'
  table.tell({ type: 'fort', space: s.board.spaceIds[space], fort: name, rule: 'BG-7.1-q' })
}

export const reinforce: Question<'reinforce'> = {
  asks: (_, { player }) => player,
  *candidates(s, { power }) {
    const { to, fort } = actionsOf(s.board)
    yield* to
    if (power === LOYALIST || power === USURPER) yield* fort
  },
  legal(s, frame) {
    const { to, fort } = actionsOf(s.board)
    const { power, placed } = frame
    const found: Action[] = []
    for (const space of cuPlaces(s, frame)) found.push(to[space])
    if (placed.length === 0 || (power !== LOYALIST && power !== USURPER)) return found
    for (const space of fortPlaces(s, power, placed[0])) found.push(fort[space])
    return found
  },
  verdict(s, frame, action) {
    if (action.kind === 'to') return cuVerdict(s, frame, action.space)
    return action.kind === 'fort' ? fortVerdict(s, frame, action.space) : no('BG-7.1-h')
  },
  answer(s, frame, action, table) {
    const { power, left, placed } = frame
    if (left === 1) pop(s)
    else if (action.kind === 'to')
      replace(s, { kind: 'reinforce', player: frame.player, power, left: left - 1, placed: [...placed, action.space] })
    if (action.kind === 'to') placeCu(s, action.space, power, 1, 'BG-7.1-h', table)
    else if (action.kind === 'fort') improve(s, action.space, table)
  },
}
