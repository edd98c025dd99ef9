/** Chapter 12.4: those who have lost give way, and winners who may not stay. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import type { Force } from '../../kinds.ts'
import {
  controlOf,
  cuAt,
  GARRISONS,
  type Guest,
  garrisonAt,
  goInside,
  isFortified,
  POWERS,
  powerNames,
  type State,
  sideOf,
  tribeOf,
} from '../../state.ts'
import { displace } from '../map/losses.ts'
import { attackerRetreat, attackerWays, defenderRetreat, entryOf, type Leaving } from '../map/retreats.ts'
import { capacityOf, mayGoInside } from '../map/siege.ts'
import { shift } from '../map/stacking.ts'
import { forceWith } from '../movement/changed.ts'
import { ANY, NO_FORCE } from './battle-frames.ts'
import { bringInside, oneByOne } from './insiders.ts'
import { losingOf } from './loss-order.ts'
import {
  amend,
  type Battle,
  defendingCu,
  defendingLeaders,
  leadersOfForce,
  playerOfSide,
  powerOfSide,
  type Side,
  sum,
  theBattle,
} from './sides.ts'

type Retreat = FrameOf<'retreat'>

/** Whoever must leave: one of the attacking forces, or all defenders together: BG-12.4.1-aa. */
function leaving(s: State, battle: Battle, { side, force }: Pick<Retreat, 'side' | 'force'>): Leaving {
  const [space, power] = [battle.space, powerOfSide(battle, side)]
  if (side === 'defenders') return { space, power, leaders: defendingLeaders(s, battle), cu: defendingCu(s, battle) }
  const { cu } = battle.attackers[force]
  return { space, power, leaders: leadersOfForce(s, battle, battle.attackers[force]), cu }
}

/** BG-12.4.1-i BG-12.4.1-u: the spaces from which attackers came. BG-13.4.1-i: those of a sortie came from none. */
const entries = (s: State, { attackers }: Battle): Space[] => attackers.map((force) => entryOf(s, force))

/** BG-2.3.4-z: in a Land Zone both sides go by the rules for defenders. */
const goesAsDefender = ({ mode }: Battle, { side }: Retreat): boolean => side === 'defenders' || mode === 'zone'

function waysOf(s: State, battle: Battle, frame: Retreat): readonly Space[] {
  if (goesAsDefender(battle, frame)) return s.board.retreats[battle.space].map(({ to }) => to)
  return attackerWays(s, leaving(s, battle, frame), battle.attackers[frame.force])
}

function mayRetreat(s: State, frame: Retreat, to: Space): Verdict {
  const battle = theBattle(s)
  const who = leaving(s, battle, frame)
  if (goesAsDefender(battle, frame)) return defenderRetreat(s, who, entries(s, battle), to)
  return attackerRetreat(s, who, battle.attackers[frame.force], frame.hasWon, to)
}

/** Where they may go. BG-12.4.1-b: attackers go nowhere else if they can go back where they came from. */
function openWays(s: State, battle: Battle, frame: Retreat): readonly Space[] {
  if (!goesAsDefender(battle, frame)) {
    const entry = entryOf(s, battle.attackers[frame.force])
    if (entry !== NONE && mayRetreat(s, frame, entry).ok) return [entry]
  }
  return waysOf(s, battle, frame).filter((to) => mayRetreat(s, frame, to).ok)
}

export const retreatQuestion: Question<'retreat'> = {
  asks: (_s, { player }) => player,
  waits(s, frame) {
    const battle = theBattle(s)
    if (sum(leaving(s, battle, frame).cu) === 0) {
      pop(s)
      return false
    }
    const open = openWays(s, battle, frame)
    if (open.length > 1) return true
    withdraw(s, frame, open[0] ?? NONE)
    return false
  },
  candidates: (s, frame) => waysOf(s, theBattle(s), frame).map((to) => actionsOf(s.board).to[to]),
  verdict: (s, frame, action) => (action.kind === 'to' ? mayRetreat(s, frame, action.space) : no('BG-12.4.1-a')),
  answer(s, frame, action) {
    if (action.kind === 'to') withdraw(s, frame, action.space)
  },
}

function withdraw(s: State, frame: Retreat, to: Space): void {
  const found = to === NONE ? yes() : mayRetreat(s, frame, to)
  const cost = found.ok ? found.cost : 0
  replace(s, { kind: 'withdraw', side: frame.side, force: frame.force, to, cost, step: 'losses' })
}

/** BG-12.4.1-q BG-12.4.1-s: the additional losses, then the way. BG-12.4.1-g BG-12.4.1-p: or all are lost. */
export const withdrawStep: Step<'withdraw'> = {
  run(s, frame, table) {
    const battle = theBattle(s)
    const { side, force, to, cost } = frame
    const who = leaving(s, battle, frame)
    if (frame.step === 'losses') {
      const lost = to === NONE ? sum(who.cu) : cost
      replace(s, { kind: 'withdraw', side, force, to, cost, step: 'go' })
      if (lost > 0) push(s, losingOf(side, lost, side === 'attackers' ? force : ANY, true))
      return
    }
    pop(s)
    // BG-12.4.1-z BG-12.4.1-ad
    if (sum(who.cu) === 0) for (const leader of who.leaders) displace(s, leader, 'BG-2.4.2.6-h', table)
    else go(s, battle, frame, who)
    if (sum(who.cu) > 0) {
      const from = s.board.spaceIds[battle.space]
      const power = powerNames[who.power]
      table.tell({ type: 'retreat', side, power, from, to: s.board.spaceIds[to], cu: sum(who.cu) })
    }
  },
}

function go(s: State, battle: Battle, { side, force, to }: FrameOf<'withdraw'>, who: Leaving): void {
  shift(s, who.leaders, who.cu, battle.space, to)
  if (side === 'defenders') return noteGuests(s, battle, to, who.leaders)
  // BG-16.2-u: a tribe's marker follows, by who moved it.
  const attackers = battle.attackers.map((each, i) => (i === force ? forceWith(each, { last: to }) : each))
  amend(s, { attackers })
}

/** Guests who are not of these forces. */
export const othersThan = (s: State, forces: readonly Force[]): Guest[] =>
  s.guests.filter(({ force }) => force.leader === NONE || !forces.some(({ leader }) => leader === force.leader))

/** BG-11.2.2-i: friends who retreat together part when the impulse ends; BG-9.0-c: so do tribes. */
function noteGuests(s: State, { interceptors, defender }: Battle, to: Space, leaders: readonly Leader[]): void {
  const isOther = ({ cu, leader }: Force): boolean =>
    tribeOf(s, leader) !== NONE || POWERS.some((power) => cu[power] > 0 && sideOf(power) !== sideOf(defender))
  const others = interceptors.filter((force) => leaders.includes(force.leader) && isOther(force))
  s.guests = [
    ...othersThan(s, interceptors),
    ...others.map((force) => ({ force, space: to, cause: 'interception' as const, origin: force.from })),
  ]
}

/** BG-12.4.3-a to BG-12.4.3-e: who may go inside is asked before the rest retreats. */
export function askInside(s: State): void {
  const battle = theBattle(s)
  const { space, mode } = battle
  // BG-12.4.3-d BG-14.1.2-w. BG-13.6-a BG-16.2-z: to a migrating tribe that has won a city falls at once, and nobody is inside.
  if (mode === 'raid' || mode === 'migration' || !isFortified(s, space)) return
  const leaders = defendingLeaders(s, battle).filter((leader) => mayGoInside(s, leader, space).ok)
  const powers = GARRISONS.filter((power) => sideOf(power) === controlOf(s, space) && defendingCu(s, battle)[power] > 0)
  if (leaders.length === 0 && powers.length === 0) return
  push(s, { kind: 'retreat-inside', player: playerOfSide(battle, 'defenders'), space, leaders, powers })
}

export const insideQuestion = oneByOne({
  rule: 'BG-12.4.3-a',
  most: (s, { space }, power) => Math.min(cuAt(s, space, power), capacityOf(s, space) - garrisonAt(s, space)),
  leader: (s, _frame, leader) => goInside(s, leader, true),
  take(s, { space }, power, cu) {
    const garrison = GARRISONS.find((each) => each === power)
    if (garrison !== undefined) bringInside(s, space, garrison, cu)
  },
})

/** BG-12.4-a BG-12.4.1-a: the losing side; those of a sortie or out of the garrison go back inside instead. */
export function retreatOf(s: State, side: Side, hasWon = false): void {
  const battle = theBattle(s)
  const player = playerOfSide(battle, side)
  const ask = (force: number): void => push(s, { kind: 'retreat', player, space: battle.space, side, force, hasWon })
  if (side === 'defenders') {
    ask(NO_FORCE)
    return askInside(s)
  }
  for (let force = battle.attackers.length - 1; force >= 0; force--) ask(force)
}
