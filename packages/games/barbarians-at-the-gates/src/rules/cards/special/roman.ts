/** Roman cards that need more than the words of the file. */
import { push, replace } from '@tabularium/engine/machine'
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { LeaderSelector, SpaceSelector } from '../../../edition/schema.ts'
import {
  BARBARIANS,
  BYZANTINE,
  barbarianTribes,
  CITY,
  controlOf,
  cuAt,
  insideAt,
  isEmperor,
  isInside,
  LOYALIST,
  leadersOf,
  markerAt,
  powerOf,
  type State,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { hasReserveCard } from '../../map/reserve.ts'
import { discardTop } from '../doing/affairs.ts'
import { askLeader, askSpace, askTribe, type Doing, pick } from '../doing/doing.ts'
import { EVENT, eliminateLeader, placeCu, removeCu } from '../doing/effects.ts'
import { attriting } from '../doing/ground.ts'
import { mayPlaceCu } from '../doing/placing.ts'
import { activating } from '../doing/procedures.ts'
import { placing } from '../doing/units.ts'
import { type Event, eventWith, goOn, type OpOf } from '../program.ts'
import {
  everyCu,
  isBesiegedLeader,
  isSpace,
  leadersMeant,
  READ_LOYALIST,
  type Reading,
  spacesMeant,
} from '../reading/selectors.ts'
import type { SpecialOp } from './corrected.ts'
import { relocate } from './relocating.ts'

type Special = Doing<SpecialOp>

/** R03: the space becomes Loyalist if it was the Usurper's. */
export const vetranioSpace: Special = {
  can: () => false,
  run(s, event, _op, table) {
    const [space] = event.same
    if (space !== undefined && controlOf(s, space) === USURPER) convert(s, space, LOYALIST, 'given', EVENT, table)
    goOn(s, event)
  },
}

/** R22: spaces with its marker or its leader, and Barbarian CU. */
function seatsOf(s: State, tribe: Tribe): Space[] {
  const both = new Set([markerAt(s, tribe), whereIs(s, s.board.tribes[tribe].leader)])
  return [...both].filter((space) => space >= 0 && cuAt(s, space, BARBARIANS) > 0)
}

const feuders = (s: State): Tribe[] => barbarianTribes(s).filter((tribe) => seatsOf(s, tribe).length > 0)

export const feudingKings: Special = {
  can: (s) => feuders(s).length > 0,
  run(s, event, op, table) {
    const { pickedTribes, picked } = event
    const left = feuders(s).filter((tribe) => !pickedTribes.includes(tribe))
    if (pickedTribes.length < 2 && picked.length === 0 && left.length > 0)
      return askTribe(feudingKings, s, event, op, left, table)
    if (picked.length < pickedTribes.length)
      return askSpace(feudingKings, s, event, op, seatsOf(s, pickedTribes[picked.length]), table)
    const [one, other] = picked
    const isNear = picked.length === 2 && (s.board.near[one].includes(other) || isSame(s, one, other))
    for (const space of picked) removeCu(s, space, BARBARIANS, isNear ? 2 : 1, table)
    goOn(s, event)
  },
  tribe: (s, event, _op, tribe) => replace(s, eventWith(event, { pickedTribes: [...event.pickedTribes, tribe] })),
  space: (s, event, _op, space) => pick(s, event, space),
}

const isSame = (s: State, one: Space, other: Space): boolean => one === other && one === s.board.furtherEast

const inBelgica: OpOf<'place_cu'> = {
  op: 'place_cu',
  power: 'loyalist',
  n: 2,
  where: {
    type: ['walled'],
    control: ['loyalist'],
    unbesieged: true,
    no_other_power: true,
    province: ['gallia-belgica'],
  },
}
const frankActs: OpOf<'activate'> = { op: 'activate', n: 1, who: { tribe: ['franks'] }, ap: 6, optional: true }

/** R33: CU have been placed with the Franks, and their leader may be activated; if not, CU come to a city. */
export const mallobaudes: Special = {
  can: (s, event) => placing.can(s, event, inBelgica),
  run(s, event, _op, table) {
    if (event.count === 0 && event.same.length > 0) activating.run(s, event, frankActs, table)
    else placing.run(s, event, inBelgica, table)
  },
  space: (s, event, _op, space, table) => placing.space?.(s, event, inBelgica, space, table),
}

const LEAST_NEAR = 3
const LOYALISTS: LeaderSelector = { power: ['loyalist'] }
const STARVED: SpaceSelector = { any_of: [{ group: ['Italia', 'Gallia'] }, { province: ['illyricum'] }] }

/** R42: a Loyalist leader with three CU is next to it, or one with a CU is besieged in it. */
function starving(s: State): Space[] {
  const cuWith = (leader: Leader) => {
    const at = whereIs(s, leader)
    return everyCu(s, at, LOYALIST) + everyCu(s, at, BYZANTINE)
  }
  const leaders = leadersMeant(s, LOYALISTS, READ_LOYALIST)
  const held = s.board.everySpace.filter((space) => cuAt(s, space, BARBARIANS) > 0)
  return held.filter((space) => {
    if (!isSpace(s, STARVED, space, READ_LOYALIST)) return false
    if (s.board.kind[space] === CITY && controlOf(s, space) === BARBARIANS) return false
    return leaders.some((leader) => {
      const at = whereIs(s, leader)
      if (at === space) return isBesiegedLeader(s, leader) && cuWith(leader) > 0
      return s.board.near[space].includes(at) && cuWith(leader) >= LEAST_NEAR
    })
  })
}

const starved: OpOf<'attrition_roll'> = { op: 'attrition_roll', n: 1, drm: 2, power: ['barbarian'], where: {} }

export const radagaisus: Special = {
  can: (s) => starving(s).length > 0,
  run(s, event, op, table) {
    if (event.count === 0) askSpace(radagaisus, s, event, op, starving(s), table)
    else attriting.run(s, event, starved, table)
  },
  space: (s, event, _op, space, table) => attriting.space?.(s, event, starved, space, table),
}

const MOST_GUARDS = 3
const ravennaOf = (s: State): Space => s.board.spaceOf.get('ravenna') ?? NONE

const courtiers = (s: State): Leader[] =>
  [...leadersOf(s, LOYALIST), ...leadersOf(s, BYZANTINE)].filter(
    (leader) => isEmperor(s, leader) && whereIs(s, leader) !== ravennaOf(s),
  )

/** The Loyalist CU that are with him: in the garrison, if he is. */
const guardsOf = (s: State, leader: Leader): number => {
  const at = whereIs(s, leader)
  return isInside(s, leader) ? insideAt(s, at, LOYALIST) : cuAt(s, at, LOYALIST)
}

/** R43: an Emperor, with up to three Loyalist CU, may go to Ravenna. */
export const courtMoves: Special = {
  can: (s) => courtiers(s).length > 0,
  run(s, event, op, table) {
    if (event.count > 0) goOn(s, event)
    else askLeader(courtMoves, s, event, op, courtiers(s), table, { isOptional: true })
  },
  leader(s, event, op, leader, table) {
    const most = Math.min(MOST_GUARDS, guardsOf(s, leader))
    const chosen = eventWith(event, { leader })
    replace(s, chosen)
    if (most === 0) courtMoves.take?.(s, chosen, op, 0, table)
    else push(s, { kind: 'event-take', card: event.card, player: event.player, least: 0, most })
  },
  take(s, event, _op, number, table) {
    const { leader } = event
    relocate(s, whereIs(s, leader), ravennaOf(s), [leader], [number, 0, 0, 0, 0], table, {
      fromInside: isInside(s, leader),
    })
    replace(s, eventWith(event, { count: 1 }))
  },
}

const EMPERORS: SpaceSelector = { with_leader: { power: ['loyalist'], emperor: true, unbesieged: true } }
const CITIES: SpaceSelector = {
  type: ['walled'],
  control: ['loyalist'],
  unbesieged: true,
  no_other_power: true,
  group: ['Italia'],
}
const HERACLIANS: SpaceSelector = { first_of: [EMPERORS, CITIES] }
const VICTIMS: LeaderSelector = { power: ['loyalist'], emperor: false, unbesieged: true }
const STRICTLY: Reading = { power: LOYALIST, isStrict: true }

/** R47: where the CU go: with an Emperor, or into a city of Italia. */
const heraclians = (s: State): Space[] =>
  spacesMeant(s, HERACLIANS, STRICTLY).filter((space) => mayPlaceCu(s, space, LOYALIST))

const victims = (s: State): Leader[] => leadersMeant(s, VICTIMS, STRICTLY)

/** Which of the two parts are still open: `count` has a bit for each that is done. */
const partsOf = (s: State, { count }: Event): number[] =>
  [hasReserveCard(s), victims(s).length > 0].flatMap((isOpen, i) => (isOpen && (count & (1 << i)) === 0 ? [i] : []))

const BY_MURDER = 2

export const heraclius: Special = {
  can: (s, event) => heraclians(s).length > 0 && partsOf(s, event).length > 0,
  run(s, event, op, table) {
    if (event.number > 0) {
      askSpace(heraclius, s, event, op, event.picked.length > 0 ? event.picked.slice(0, 1) : heraclians(s), table)
      return
    }
    const options = heraclians(s).length > 0 ? partsOf(s, event) : []
    const isOptional = event.count > 0
    if (options.length === 0) goOn(s, event)
    else if (options.length === 1 && !isOptional) heraclius.option?.(s, event, op, options[0], table)
    else push(s, { kind: 'event-option', card: event.card, player: event.player, options, isOptional })
  },
  option(s, event, op, option, table) {
    if (option === 0) replace(s, eventWith(event, { count: event.count | 1, number: discardTop(s, table) }))
    else askLeader(heraclius, s, event, op, victims(s), table)
  },
  leader(s, event, _op, leader, table) {
    eliminateLeader(s, leader, EVENT, table)
    replace(s, eventWith(event, { count: event.count | 2, number: BY_MURDER }))
  },
  space(s, event, _op, space, table) {
    placeCu(s, space, LOYALIST, event.number, table)
    replace(s, eventWith(event, { number: 0, picked: [space] }))
  },
}

/** R50: a Loyalist loses the marker of the Successful Usurpator, and stays. */
export const neposAlone: Special = {
  can: () => false,
  run(s, event) {
    if (s.usurpator !== NONE && powerOf(s, s.usurpator) === LOYALIST) s.usurpator = NONE
    goOn(s, event)
  },
}

const RECONQUERORS: LeaderSelector = { power: ['loyalist'], unbesieged: true }

/** R53: an Emperor, or if there is none another leader. */
function reconquerors(s: State): Leader[] {
  const leaders = leadersMeant(s, RECONQUERORS, READ_LOYALIST)
  const emperors = leaders.filter((leader) => isEmperor(s, leader))
  return emperors.length > 0 ? emperors : leaders
}

export const majorian: Special = {
  can: (s) => reconquerors(s).length > 0,
  run(s, event, op, table) {
    if (event.count > 0) goOn(s, event)
    else askLeader(majorian, s, event, op, reconquerors(s), table)
  },
  leader(s, event, _op, leader, table) {
    const at = whereIs(s, leader)
    if (mayPlaceCu(s, at, LOYALIST)) placeCu(s, at, LOYALIST, 2, table)
    pick(s, event, at, { leader })
  },
}
