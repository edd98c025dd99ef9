/** What can be foretold of a legal action: the odds of the battle, siege or attempt that it leads to. */
import { type Dice, type JsonObject, SilentTable } from '@tabularium/engine'
import { pop, top } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import { type Leader, NONE, type Space } from './board.ts'
import type { FrameOf } from './frames.ts'
import { likelyCommanders } from './rules/battle/commanders.ts'
import { modifiers, total } from './rules/battle/modifiers.ts'
import { battleOdds } from './rules/battle/odds.ts'
import { type Battle, battleAt, cuOf, type Side, sum } from './rules/battle/sides.ts'
import { type SiegeOdds, siegeOdds } from './rules/battle/siege/siege-odds.ts'
import { isAtPeace } from './rules/map/entering.ts'
import { wayFor } from './rules/map/reach.ts'
import { attackInZone, go, sally } from './rules/movement/activation/moving.ts'
import { battleBetween } from './rules/movement/battles.ts'
import { forceOf } from './rules/movement/forces.ts'
import { enterRaid } from './rules/movement/raid/raid-orders.ts'
import { attemptChance, modifiersOf, SUCCESS } from './rules/movement/reaction/rolling.ts'
import { besiegerOf, CLEAR, clone, NAVAL, powerNames, ROUGH, type State, whereIs } from './state.ts'

interface SideForecast extends JsonObject {
  readonly power: string
  readonly cu: number
  readonly leader: string | null
  readonly modifier: number
}

interface BattleForecast extends JsonObject {
  readonly at: string
  readonly attackers: SideForecast
  readonly defenders: SideForecast
  readonly modifiers: readonly { readonly side: Side; readonly why: string; readonly n: number }[]
  readonly attackersWin: number
  /** By number: that so many CU are lost to the rolls. */
  readonly attackersLose: readonly number[]
  readonly defendersLose: readonly number[]
}

interface SiegeForecast extends JsonObject {
  readonly at: string
  /** Of the besiegers. */
  readonly power: string
  readonly modifier: number
  readonly modifiers: readonly { readonly why: string; readonly n: number }[]
  /** Points that the space falls to. */
  readonly needed: number
  readonly points: readonly number[]
  readonly loss: readonly number[]
  /** That the space falls by this roll. */
  readonly wins: number
}

/** An attempt to avoid battle or to intercept: what is added to the die, and what it takes. */
interface ReactionForecast extends JsonObject {
  readonly what: 'avoid' | 'intercept'
  readonly leader: string
  readonly from: string
  readonly to: string
  readonly needs: number
  readonly modifiers: readonly { readonly why: string; readonly n: number }[]
}

export type Forecast =
  | { readonly battle: BattleForecast }
  | { readonly siege: SiegeForecast }
  | { readonly attempt: number; readonly reaction: ReactionForecast }

/** What the other player may do before the battle is left out: garrisons, avoidance, interception and cards. */
const noDice: Dice = {
  face() {
    throw new Error('Nothing is rolled in a forecast.')
  },
}
const silent = () => new SilentTable(noDice)

export function forecast(s: State, action: Action): Forecast | null {
  if (s.end !== null) return null
  const frame = top(s)
  switch (frame.kind) {
    case 'orders':
      return ofOrder(s, action)
    case 'raid-orders':
      return ofRaid(s, action)
    case 'control-siege':
      return action.kind === 'to' ? ofSiege(s, action.space) : null
    case 'avoid':
      return action.kind === 'to' && frame.leader !== NONE ? ofAttempt(s, 'avoid', frame.leader, action.space) : null
    case 'intercept':
      return action.kind === 'leader' ? ofAttempt(s, 'intercept', action.leader, frame.into) : null
    case 'refuse':
      return action.kind === 'option' && action.option === 'no' ? ofStep(s) : null
    case 'delay':
      return action.kind === 'option' && action.option === 'attack' ? ofStep(s) : null
    case 'battle-card':
      return action.kind === 'option' ? ofPresentBattle(s) : null
    default:
      return null
  }
}

function ofOrder(s: State, action: Action): Forecast | null {
  const activation = s.stack[s.stack.length - 2]
  if (activation?.kind !== 'activation') return null
  if (action.kind === 'to' || action.kind === 'sail') return ofMove(s, activation, action.space, action.kind === 'sail')
  if (action.kind !== 'option') return null
  switch (action.option) {
    case 'siege':
      return ofSiege(s, whereIs(s, activation.leader))
    case 'attack':
    case 'sortie': {
      const there = clone(s)
      pop(there)
      if (action.option === 'attack') attackInZone(there, activation)
      else sally(there, activation, silent())
      return ofStep(there)
    }
    default:
      return null
  }
}

function ofMove(s: State, activation: FrameOf<'activation'>, to: Space, bySea: boolean): Forecast | null {
  if (isAtPeace(s, to)) return null
  const there = clone(s)
  pop(there)
  const way = wayFor(s, whereIs(s, activation.leader), to, activation.mods)
  go(there, activation, to, bySea ? NAVAL : (way?.type ?? CLEAR), 0, silent())
  const gone = top(there)
  if (gone.kind !== 'activation') return null
  battleBetween(there, { player: activation.player, space: to, mode: 'move', attackers: [forceOf(gone)] })
  return ofPresentBattle(there)
}

function ofRaid(s: State, action: Action): Forecast | null {
  const raid = s.stack[s.stack.length - 2]
  if (raid?.kind !== 'raid' || raid.current === null || (action.kind !== 'to' && action.kind !== 'sail')) return null
  const there = clone(s)
  pop(there)
  const way = wayFor(s, raid.current.at, action.space, raid.mods)
  enterRaid(there, raid, action.space, action.kind === 'sail' ? NAVAL : (way?.type ?? CLEAR), silent())
  return ofStep(there)
}

/** The battle that a force which has just come is about to fight. */
function ofStep(s: State): Forecast | null {
  const step = s.stack.findLast((frame) => frame.kind === 'step')
  if (battleAt(s) >= 0 || step?.kind !== 'step') return ofPresentBattle(s)
  const { player, to, force, interceptors, hasFailedToAvoid, mode } = step
  const there = clone(s)
  battleBetween(there, {
    player,
    space: to,
    mode: mode === 'activation' ? 'move' : mode,
    attackers: [force],
    interceptors,
    hasFailedToAvoid,
  })
  return ofPresentBattle(there)
}

/** The battle that is going on, as it stands. */
function ofPresentBattle(s: State): Forecast | null {
  const frame = s.stack[battleAt(s)]
  if (frame?.kind !== 'battle') return null
  const battle: Battle = { ...frame, ...likelyCommanders(s, frame) }
  const list = modifiers(s, battle)
  const { win, attackersLose, defendersLose } = battleOdds(s, battle)
  const of = (side: Side, power: Battle['attacker'], leader: Leader): SideForecast => ({
    power: powerNames[power],
    cu: sum(cuOf(s, battle, side)),
    leader: leader === NONE ? null : s.board.leaders[leader].id,
    modifier: total(list, side),
  })
  return {
    battle: {
      at: s.board.spaceIds[battle.space],
      attackers: of('attackers', battle.attacker, battle.attackerCommander),
      defenders: of('defenders', battle.defender, battle.defenderCommander),
      modifiers: list,
      attackersWin: win,
      attackersLose,
      defendersLose,
    },
  }
}

function ofSiege(s: State, space: Space): Forecast | null {
  const power = besiegerOf(s, space)
  if (power === undefined) return null
  const odds: SiegeOdds = siegeOdds(s, space, power)
  return { siege: { at: s.board.spaceIds[space], power: powerNames[power], ...odds } }
}

/** By land from where he stands. */
function ofAttempt(s: State, what: 'avoid' | 'intercept', leader: Leader, to: Space): Forecast {
  const from = whereIs(s, leader)
  const connection = s.board.wayTo(from, to)?.type ?? ROUGH
  const modifiers = modifiersOf(s, { leader, to, connection }).map(({ why, n }) => ({ why, n }))
  const { spaceIds, leaders } = s.board
  return {
    attempt: attemptChance(s, leader, to),
    reaction: { what, leader: leaders[leader].id, from: spaceIds[from], to: spaceIds[to], needs: SUCCESS, modifiers },
  }
}
