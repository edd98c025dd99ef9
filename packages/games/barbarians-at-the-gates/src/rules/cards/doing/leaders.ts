/** Operations on leaders and Tribal Markers. */
import { type Leader, NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import {
  BARBARIANS,
  DISPLACED,
  faceOf,
  GONE,
  isOnMap,
  OFF,
  powerOf,
  type State,
  tribeOf,
  whereIs,
} from '../../../state.ts'
import { displace } from '../../map/losses.ts'
import { entrySpace, placeTribe } from '../../tribes/invasion.ts'
import { replaceLeader, replaceVerdict } from '../../tribes/replacing.ts'
import { type Event, eventWith, goOn, type OpOf } from '../program.ts'
import { attackersWin, battleOf, commanderOf, leadersOfSide, otherSide } from '../reading/battle-facts.ts'
import { leadersMeant } from '../reading/selectors.ts'
import { momentOf } from '../reading/trigger.ts'
import { askLeader, askWhether, type Doing } from './doing.ts'
import { EVENT, eliminateLeader, enterLeader } from './effects.ts'
import { isNew, mayPlaceLeader } from './placing.ts'
import { spacesFor } from './where.ts'

const leaderCalled = (s: State, id: string): Leader => s.board.leaderOf.get(id) ?? NONE

type PlaceLeader = OpOf<'place_leader'>

function entryFor(s: State, event: Event, op: PlaceLeader): Space | undefined {
  const leader = leaderCalled(s, op.leader)
  if (whereIs(s, leader) !== OFF) return undefined
  const power = powerOf(s, leader)
  return spacesFor(s, event, op.where, power, true).find((space) => mayPlaceLeader(s, space, leader, power))
}

export const placingLeader: Doing<PlaceLeader> = {
  can: (s, event, op) => entryFor(s, event, op) !== undefined,
  run(s, event, op, table) {
    const space = entryFor(s, event, op)
    if (space !== undefined) enterLeader(s, leaderCalled(s, op.leader), space, table)
    goOn(s, eventWith(event, { picked: event.same }))
  },
}

type RemoveLeader = OpOf<'remove_leader'>

/** Who is meant: in a battle by their part in it. */
function removable(s: State, { leader: selector, all }: RemoveLeader): readonly Leader[] {
  const battle = battleOf(s)
  const meant = leadersMeant(s, selector, { power: BARBARIANS, isStrict: all === true })
  if (battle === undefined) return meant
  const winner = attackersWin(battle) ? 'attackers' : 'defenders'
  if (selector.side !== undefined) {
    const side = selector.side === 'winner' ? winner : otherSide(winner)
    const commander = commanderOf(battle, side)
    return commander !== NONE && isOnMap(s, commander) ? [commander] : []
  }
  if (selector.in_battle === true) {
    const part = [...leadersOfSide(s, battle, 'attackers'), ...leadersOfSide(s, battle, 'defenders')]
    return meant.filter((leader) => part.includes(leader))
  }
  if (momentOf(s) === 'battle-end') return justWon(s, selector, commanderOf(battle, winner))
  return meant
}

/** Right after a battle the one who has won it is meant. */
function justWon(s: State, selector: RemoveLeader['leader'], commander: Leader): readonly Leader[] {
  const { won_battle_this_turn: _, ...others } = selector
  return leadersMeant(s, others, { power: BARBARIANS, isStrict: false }).filter((leader) => leader === commander)
}

export const removingLeader: Doing<RemoveLeader> = {
  can: (s, _event, op) => removable(s, op).length > 0,
  run(s, event, op, table) {
    const leaders = removable(s, op)
    if (op.all === true) {
      for (const leader of leaders) eliminateLeader(s, leader, EVENT, table, { freely: op.no_vp === true })
      goOn(s, event)
    } else if (event.count > 0) goOn(s, event)
    else askLeader(removingLeader, s, event, op, leaders, table)
  },
  leader(s, event, op, leader, table) {
    if (op.mode === 'displace') displace(s, leader, EVENT, table)
    else eliminateLeader(s, leader, EVENT, table, { freely: op.no_vp === true })
    goOn(s, eventWith(event, { leader }))
  },
}

type FlipLeader = OpOf<'flip_leader'>

/** This side of his counter is up, he is in play, and so is his marker: BG-2.4.2.5-f. */
function isFlippable(s: State, op: FlipLeader): boolean {
  const leader = leaderCalled(s, op.leader)
  if (faceOf(s, leader).id !== op.leader || whereIs(s, leader) === OFF || whereIs(s, leader) === GONE) return false
  return replaceVerdict(s, leader).ok
}

/** R50: a Byzantine who is displaced is first put into his zone. */
function turnLeader(s: State, op: FlipLeader, table: Table): void {
  const leader = leaderCalled(s, op.leader)
  if (tribeOf(s, leader) === NONE && whereIs(s, leader) === DISPLACED)
    enterLeader(s, leader, s.board.easternEmpire, table)
  replaceLeader(s, leader, EVENT, table)
}

export const flipping: Doing<FlipLeader> = {
  can: (s, _event, op) => isFlippable(s, op),
  run(s, event, op, table) {
    if (!isFlippable(s, op)) goOn(s, event)
    else if (op.optional === true) askWhether(s, event)
    else flipping.whether?.(s, event, op, true, table)
  },
  whether(s, event, op, isSo, table) {
    if (isSo) turnLeader(s, op, table)
    goOn(s, eventWith(event, { leader: leaderCalled(s, op.leader) }))
  },
}

type PlaceTribe = OpOf<'place_tribe'>

/** BG-14.3-h: the spaces in the order that the card lists them. */
const entriesOf = (s: State, event: Event, { where }: PlaceTribe): readonly Space[] =>
  where === 'same' ? event.same : where.map((id) => s.board.spaceOf.get(id) ?? NONE)

/** The tribe has not been in play; BG-14.3-f BG-14.3-g: Further East is open to all but the Picts. */
export const invading: Doing<PlaceTribe> = {
  can(s, event, op) {
    const tribe = s.board.tribeOf.get(op.tribe) ?? NONE
    return isNew(s, tribe) && entrySpace(s, tribe, entriesOf(s, event, op)) !== NONE
  },
  run(s, event, op, table) {
    const tribe = s.board.tribeOf.get(op.tribe) ?? NONE
    if (isNew(s, tribe)) placeTribe(s, tribe, entriesOf(s, event, op), op.cu, table)
    goOn(s, event)
  },
}
