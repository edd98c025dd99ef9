/** Chapter 14.1.2: where raiders start, and what they do with their AP. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../../actions.ts'
import { NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Question } from '../../../handlers.ts'
import {
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  CLEAR,
  controlOf,
  hasFlag,
  isFortified,
  isTransit,
  type State,
  tribeOf,
  tribesAt,
  type Via,
} from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { convert } from '../../map/control.ts'
import { boundsVerdict } from '../../map/entering.ts'
import { navalCost, portsFrom, shareSea, wayFor } from '../../map/reach.ts'
import { forceFrom, raidBy, raidersAt, raidersPaying, raidersWith } from '../changed.ts'
import { carry, moverOf, tellMove } from '../forces.ts'
import { openMoment } from '../moments.ts'
import { beginStep } from '../reaction/unopposed.ts'
import { mustMoveOn, type Raid, type Raiders, raidersOf, startFrom, stop } from './raiders.ts'

function raidBeneath(s: State): Raid {
  const frame = s.stack[s.stack.length - 2]
  if (frame?.kind !== 'raid') throw new Error('Nobody raids.')
  return frame
}

/** BG-14.1.2-l BG-14.1.2-m: the tribes that raid by sea. */
function isSeafaring(s: State, { force }: Raiders): boolean {
  if (force.leader === NONE) return false
  const { id } = s.board.tribes[tribeOf(s, force.leader)]
  return ['jutes', 'angles', 'saxons'].includes(id) || (id === 'vandals' && hasFlag(s, 'genseric'))
}

/** BG-14.1.2-j BG-14.1.2-q BG-14.1.2-v BG-10.2.3-r: as in chapter 10, but walls and sieges do not stop raiders. */
function toVerdict(s: State, raid: Raid, to: Space): Verdict {
  const { at, ap, force } = raidersOf(raid)
  const way = wayFor(s, at, to, raid.mods)
  if (way === undefined) return no('BG-10.2.2-a')
  if (way.cost > ap) return no('BG-10.2.2-g')
  const bounded = boundsVerdict(s, moverOf(s, force), to)
  return bounded.ok ? yes(way.cost) : bounded
}

/** BG-14.1.2-l to BG-14.1.2-o BG-10.6-k */
function sailingVerdict(s: State, raid: Raid, to: Space): Verdict {
  const current = raidersOf(raid)
  if (!isSeafaring(s, current)) return no('BG-14.1.2-l')
  if (current.hasSailed) return no('BG-14.1.2-n')
  if (!shareSea(s, current.at, to)) return no('BG-14.1.2-o')
  if (navalCost(raid.mods) > current.ap) return no('BG-10.2.2-g')
  return isBlocked(s, 'naval', { player: BARBARIAN, leader: current.force.leader, space: current.at })
    ? no('BG-14.1.2-l')
    : yes(navalCost(raid.mods))
}

/** BG-14.1.2-aa BG-10.2.2-l */
function controlVerdict(s: State, { at, ap }: Raiders): Verdict {
  if (isTransit(s, at)) return no('BG-10.2.2-m')
  if (isFortified(s, at) || tribesAt(s, at).length > 0) return no('BG-14.1.2-aa')
  if (!areEnemies(controlOf(s, at), BARBARIANS)) return no('BG-10.2.2-q')
  if (isBlocked(s, 'control-change', { player: BARBARIAN, space: at })) return no('BG-14.1.2-aa')
  return ap >= 1 ? yes(1) : no('BG-10.2.2-g')
}

/** BG-14.1.2-p BG-14.1.2-r */
const stopVerdict = (s: State, raiders: Raiders): Verdict => (mustMoveOn(s, raiders) ? no('BG-14.1.2-p') : yes())

function orderVerdict(s: State, raid: Raid, action: Action): Verdict {
  if (action.kind === 'to') return toVerdict(s, raid, action.space)
  if (action.kind === 'sail') return sailingVerdict(s, raid, action.space)
  if (action.kind !== 'option') return no('BG-14.1.2-j')
  if (action.option === 'control') return controlVerdict(s, raidersOf(raid))
  return action.option === 'done' ? stopVerdict(s, raidersOf(raid)) : no('BG-14.1.2-i')
}

function ordersFor(s: State, raid: Raid): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const { at } = raidersOf(raid)
  const ways = s.board.ways[at].map((way) => to[way.to])
  return [...ways, ...portsFrom(s, at).map((port) => sail[port]), option.control, option.done]
}

/** Whether they can go anywhere, or do anything where they are. */
export function canMoveOn(s: State, raid: Raid, orAct: boolean): boolean {
  const raiders = raidersOf(raid)
  for (const { to } of s.board.ways[raiders.at]) if (toVerdict(s, raid, to).ok) return true
  if (maySailNow(s, raiders)) {
    for (const to of portsFrom(s, raiders.at)) if (sailingVerdict(s, raid, to).ok) return true
  }
  return orAct && controlVerdict(s, raiders).ok
}

const maySailNow = (s: State, raiders: Raiders): boolean => !raiders.hasSailed && isSeafaring(s, raiders)

function legalOrders(s: State, raid: Raid): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const raiders = raidersOf(raid)
  const found: Action[] = []
  for (const way of s.board.ways[raiders.at]) if (toVerdict(s, raid, way.to).ok) found.push(to[way.to])
  if (maySailNow(s, raiders)) {
    for (const port of portsFrom(s, raiders.at)) if (sailingVerdict(s, raid, port).ok) found.push(sail[port])
  }
  if (controlVerdict(s, raiders).ok) found.push(option.control)
  if (stopVerdict(s, raiders).ok) found.push(option.done)
  return found
}

/** They are in the new space; interception and battle follow: BG-14.1.2-ac BG-14.1.2-w BG-14.1.2-y. */
export function enterRaid(s: State, raid: Raid, to: Space, via: Via, table: Table): void {
  const { force, at } = raidersOf(raid)
  carry(s, force.leaders, force.cu, at, to)
  tellMove(s, { leader: force.leader, power: BARBARIANS, cu: force.cu, from: at, to, via }, table)
  const moved = forceFrom(force, at, via, isTransit(s, at) ? force.last : at)
  replace(s, raidBy(raid, raidersAt(raidersOf(raid), moved, to), 'entered'))
  s.result = null
  beginStep(s, {
    kind: 'step',
    player: BARBARIAN,
    mode: 'raid',
    force: moved,
    to,
    step: 'garrison',
    attempts: [],
    rolled: 0,
    interceptors: [],
    hasFailedToAvoid: false,
    barred: [],
  })
}

const paying = (raid: Raid, cost: number): Raid => raidBy(raid, raidersPaying(raidersOf(raid), cost))

/** The raid is the innermost frame. */
function carryOut(s: State, raid: Raid, action: Action, table: Table): void {
  const { at } = raidersOf(raid)
  if (action.kind === 'to') {
    const way = wayFor(s, at, action.space, raid.mods)
    return enterRaid(s, paying(raid, way?.cost ?? 0), action.space, way?.type ?? CLEAR, table)
  }
  if (action.kind === 'sail') {
    const paid = raidersPaying(raidersOf(raid), navalCost(raid.mods))
    replace(s, raidBy(raid, raidersWith(paid, { hasSailed: true, to: action.space }), 'sail'))
    return openMoment(s, 'enemy-naval', BARBARIAN)
  }
  if (action.kind === 'option' && action.option === 'done') return stop(s, raid)
  replace(s, paying(raid, 1))
  convert(s, at, BARBARIANS, 'taken', 'BG-14.1.2-aa', table)
}

export const raidOrdersQuestion: Question<'raid-orders'> = {
  asks: () => BARBARIAN,
  candidates: (s) => ordersFor(s, raidBeneath(s)),
  legal: (s) => legalOrders(s, raidBeneath(s)),
  verdict: (s, _, action) => orderVerdict(s, raidBeneath(s), action),
  answer(s, _, action, table) {
    const raid = raidBeneath(s)
    pop(s)
    carryOut(s, raid, action, table)
  },
}

export const raidFromQuestion: Question<'raid-from'> = {
  asks: () => BARBARIAN,
  candidates(s, { spaces }) {
    const { to, option } = actionsOf(s.board)
    return [...spaces.map((space) => to[space]), option.done]
  },
  legal(s, { spaces, isFirst }) {
    const { to, option } = actionsOf(s.board)
    const found = spaces.map((space) => to[space])
    if (!isFirst) found.push(option.done)
    return found
  },
  verdict(_, { spaces, isFirst }, action) {
    if (action.kind === 'to') return spaces.includes(action.space) ? yes() : no('BG-14.1.2-b')
    if (action.kind !== 'option' || action.option !== 'done') return no('BG-14.1.2-b')
    return isFirst ? no('BG-14.1.2-a') : yes()
  },
  answer(s, _, action) {
    const raid = raidBeneath(s)
    pop(s)
    if (action.kind === 'to') startFrom(s, raid, action.space)
    else pop(s)
  },
}
