/** Operations that place, remove and turn CU. */
import { replace } from '@tabularium/engine/machine'
import type { Space } from '../../../board.ts'
import {
  barbarianTribes,
  cuAt,
  flip,
  leadersAt,
  markerAt,
  type Power,
  playerOf,
  powerOf,
  type State,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { type Event, eventWith, goInto, goOn, type OpOf } from '../program.ts'
import { everyCu, powerCalled } from '../reading/selectors.ts'
import { askPower, askSpace, type Doing, pick } from './doing.ts'
import { placeCu, removeCu, turnCu } from './effects.ts'
import { mayPlaceCu } from './placing.ts'
import { isAnySpace, numberOf, spacesFor } from './where.ts'

type PlaceCu = OpOf<'place_cu'>

/** Whether so many CU, each in one of these spaces, can be told off to tribes that have room for them. */
function canShare(s: State, spaces: readonly Space[], most: number): boolean {
  const tribes = barbarianTribes(s)
  const given = s.board.everyTribe.map(() => 0)
  const share = (i: number): boolean =>
    i === spaces.length ||
    tribes.some((tribe) => {
      const isThere = markerAt(s, tribe) === spaces[i] || whereIs(s, s.board.tribes[tribe].leader) === spaces[i]
      const has = given[tribe]
      if (!isThere || has >= most) return false
      given[tribe] = has + 1
      const isShared = share(i + 1)
      given[tribe] = has
      return isShared
    })
  return share(0)
}

/** The next CU may go there. */
function isPlace(s: State, event: Event, op: PlaceCu, space: Space): boolean {
  const { max, max_per_tribe } = op
  const here = event.picked.length === 0 ? 0 : event.picked.filter((picked) => picked === space).length
  if (op.spread === 'different' && here > 0) return false
  if (max !== undefined && here >= max) return false
  if (max_per_tribe !== undefined && !canShare(s, [...event.picked, space], max_per_tribe)) return false
  return mayPlaceCu(s, space, powerCalled(op.power))
}

const placesFor = (s: State, event: Event, op: PlaceCu): Space[] =>
  spacesFor(s, event, op.where, powerCalled(op.power), true).filter((space) => isPlace(s, event, op, space))

const isTogether = ({ spread = 'one' }: PlaceCu): boolean => spread === 'one'

export const placing: Doing<PlaceCu> = {
  can: (s, event, op) =>
    numberOf(s, event, op) > 0 &&
    isAnySpace(s, event, op.where, { power: powerCalled(op.power), isStrict: true }, (space) =>
      isPlace(s, event, op, space),
    ),
  run(s, event, op, table) {
    const number = numberOf(s, event, op)
    if (event.count >= (isTogether(op) ? 1 : number) || number === 0) goOn(s, event)
    else askSpace(placing, s, event, op, placesFor(s, event, op), table, { isOptional: op.optional === true })
  },
  space(s, event, op, space, table) {
    placeCu(s, space, powerCalled(op.power), isTogether(op) ? numberOf(s, event, op) : 1, table)
    pick(s, event, space)
  },
}

type RemoveCu = OpOf<'remove_cu'>

const powersThere = (s: State, space: Space, { power }: RemoveCu): Power[] =>
  power.map(powerCalled).filter((one) => everyCu(s, space, one) > 0)

const placesOf = (s: State, event: Event, op: RemoveCu): Space[] =>
  spacesFor(s, event, op.where, powerCalled(op.power[0]), false).filter((space) => powersThere(s, space, op).length > 0)

/** All from one space, as many as there are; which of several powers, one by one. */
export const removing: Doing<RemoveCu> = {
  can: (s, event, op) =>
    isAnySpace(s, event, op.where, { power: powerCalled(op.power[0]), isStrict: false }, (space) =>
      op.power.some((name) => everyCu(s, space, powerCalled(name)) > 0),
    ),
  run(s, event, op, table) {
    const [space] = event.picked
    if (space === undefined) {
      askSpace(removing, s, event, op, placesOf(s, event, op), table, { isOptional: op.optional === true })
      return
    }
    const powers = powersThere(s, space, op)
    const left = op.n - event.count
    if (left <= 0 || powers.length === 0) {
      const done = eventWith(event, { number: event.count })
      if (op.then !== undefined && event.count > 0) goInto(s, done, 0)
      else goOn(s, done)
    } else if (powers.length === 1) {
      const gone = removeCu(s, space, powers[0], left, table)
      replace(s, eventWith(event, { count: event.count + gone }))
    } else askPower(removing, s, event, op, powers, table, op.chooser === 'owner' ? playerOf(powers[0]) : event.player)
  },
  space: (s, event, _op, space) => replace(s, eventWith(event, { picked: [space] })),
  power(s, event, _op, power, table) {
    removeCu(s, event.picked[0], power, 1, table)
    replace(s, eventWith(event, { count: event.count + 1 }))
  },
}

type ReplaceCu = OpOf<'replace_cu'>

/** CU in a space become another power's; Usurper leaders with them, if it says so. */
export const replacing: Doing<ReplaceCu> = {
  can: (s, event, op) => isAnySpace(s, event, op.where, { power: powerCalled(op.frm), isStrict: true }, () => true),
  run(s, event, op, table) {
    if (event.count > 0) goOn(s, event)
    else askSpace(replacing, s, event, op, spacesFor(s, event, op.where, powerCalled(op.frm), true), table)
  },
  space(s, event, op, space, table) {
    const [from, to] = [powerCalled(op.frm), powerCalled(op.to)]
    turnCu(s, space, from, to, Math.min(op.n, cuAt(s, space, from)), table)
    if (op.leaders_too === true) {
      for (const leader of leadersAt(s, space)) if (powerOf(s, leader) === from) flip(s, leader, to === USURPER)
    }
    pick(s, event, space)
  },
}
