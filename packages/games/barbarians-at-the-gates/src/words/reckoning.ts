/** What questions and answers tell of the position, for the words of both languages. */
import { type Card, type Leader, NONE, type Space } from '../board.ts'
import type { Frame, FrameOf, Kind } from '../frames.ts'
import type { Force, Muster } from '../kinds.ts'
import { attackingCu, type Battle, defendingCu, leadersOfForce, type Side } from '../rules/battle/sides.ts'
import { numberOf } from '../rules/cards/doing/where.ts'
import { type Event, type Op, opAt } from '../rules/cards/program.ts'
import { type Trigger, triggerOf } from '../rules/cards/reading/trigger.ts'
import { apFor } from '../rules/map/activation.ts'
import { baptization } from '../rules/map/reserve.ts'
import { bounds, leadersLeft, powersOf } from '../rules/movement/composing.ts'
import { modifiersOf, SUCCESS, sumOf } from '../rules/movement/reaction/rolling.ts'
import {
  BARBARIANS,
  CASTRA,
  COLONIA,
  cuAt,
  fortAt,
  isFortified,
  markerAt,
  POWERS,
  type Power,
  RIVER,
  ROUGH,
  STRAIT,
  type State,
  tribeOf,
  type Via,
  whereIs,
} from '../state.ts'

/** The innermost frame of a kind beneath the question. */
export function beneath<K extends Kind>(s: State, kind: K): Extract<Frame, { readonly kind: K }> | undefined {
  const isOfKind = (frame: Frame): frame is Extract<Frame, { readonly kind: K }> => frame.kind === kind
  return s.stack.slice(0, -1).filter(isOfKind).at(-1)
}

export const total = (cu: Muster): number => cu.reduce((all, each) => all + each, 0)

/** A force that has come into a space. */
export const arrival = (s: State): Force | undefined => beneath(s, 'step')?.force

/** Who raids, and how many AP they have. */
export const raidersIn = (s: State) => beneath(s, 'raid')?.current ?? undefined

/** How a space is reached over land, if that tells something. */
export type HardWay = 'rough' | 'river' | 'strait'
const hardWays: Partial<Record<Via, HardWay>> = { [ROUGH]: 'rough', [RIVER]: 'river', [STRAIT]: 'strait' }
export function hardWay(s: State, from: Space, to: Space): HardWay | undefined {
  const way = from < 0 ? undefined : s.board.wayTo(from, to)
  return way === undefined ? undefined : hardWays[way.type]
}

/** The AP that a leader would get. */
export const apOf = (s: State, { ap, ops }: FrameOf<'pick-leader'>, leader: Leader): number =>
  ap > 0 ? ap : (apFor(s, leader, ops) ?? 0)

/** What the answer to "how many" may be, and of which power; undefined: of none. */
export function wanted(s: State, frame: FrameOf<'compose'>) {
  const { least, most } = bounds(s, frame)
  return { least, most, power: powersOf(s, frame)[frame.told], hasLeaders: leadersLeft(s, frame).length > 0 }
}

/** What the die has to show at least: to avoid battle, or to intercept. */
export function neededFor(s: State, leader: Leader, to: Space): number {
  const from = whereIs(s, leader)
  const connection = (from < 0 ? undefined : s.board.wayTo(from, to)?.type) ?? ROUGH
  return Math.max(1, SUCCESS - sumOf(modifiersOf(s, { leader, to, connection })))
}

/** Who is about to be rolled for, and what the die has to show; undefined: nobody. */
export function attempting(s: State) {
  const step = beneath(s, 'step')
  const attempt = step?.attempts[step.rolled]
  if (step === undefined || attempt === undefined) return undefined
  const { leader, to } = attempt
  return { leader, to, isIntercepting: step.step !== 'avoid-throw', needed: neededFor(s, leader, to) }
}

/** Where the marker of a leader's tribe is; NONE: nowhere. */
export function markerOf(s: State, leader: Leader): Space {
  const tribe = tribeOf(s, leader)
  return tribe === NONE ? NONE : markerAt(s, tribe)
}

/** The one power of which all these CU are; undefined: there are several. */
export function powerIn(cu: Muster): Power | undefined {
  const powers = POWERS.filter((power) => cu[power] > 0)
  return powers.length === 1 ? powers[0] : undefined
}

/** The card's operation that the question is about. */
export function operation(s: State): { readonly event: Event; readonly op: Op } | undefined {
  const event = beneath(s, 'program')
  const op = event === undefined ? undefined : opAt(s, event)
  return event === undefined || op === undefined ? undefined : { event, op }
}

export const placedBy = (s: State, event: Event, op: Extract<Op, { op: 'place_cu' }>): number =>
  (op.spread ?? 'one') === 'one' ? numberOf(s, event, op) : 1

/** What a Response card would answer. */
export const trigger = (s: State): Trigger | undefined => triggerOf(s)

const sideCu = (s: State, battle: Battle, side: Side): number =>
  total(side === 'attackers' ? attackingCu(battle) : defendingCu(s, battle))

/** How many fight on the side that is asked, and on the other. */
export function strengths(s: State, side: Side): readonly [own: number, others: number] | undefined {
  const battle = beneath(s, 'battle')
  if (battle === undefined) return undefined
  const [attackers, defenders] = [sideCu(s, battle, 'attackers'), sideCu(s, battle, 'defenders')]
  return side === 'attackers' ? [attackers, defenders] : [defenders, attackers]
}

/** Who retreats: one force of the attackers, or all defenders. */
export function retreating(s: State, { side, force }: FrameOf<'retreat'>) {
  const battle = beneath(s, 'battle')
  if (battle === undefined) return undefined
  if (side === 'defenders') {
    const { defender, defenderCommander } = battle
    const leaders =
      defenderCommander === NONE || whereIs(s, defenderCommander) !== battle.space ? [] : [defenderCommander]
    return { power: defender, leaders, cu: total(defendingCu(s, battle)) }
  }
  const its = battle.attackers[force]
  return { power: battle.attacker, leaders: leadersOfForce(s, battle, its), cu: total(its.cu) }
}

/** What is still to lose in the battle or retreat. */
export const lossesLeft = (s: State): number => beneath(s, 'losing')?.left ?? 1

export const fortName = (s: State, space: Space): 'castra' | 'colonia' =>
  fortAt(s, space) === COLONIA ? 'colonia' : 'castra'
/** What a fort improvement makes of a space. */
export const improvement = (s: State, space: Space): 'castra' | 'colonia' =>
  fortAt(s, space) === CASTRA ? 'colonia' : 'castra'
export const isWalled = (s: State, space: Space): boolean => isFortified(s, space)

/** Of the space where a tribe's leader or raiders stand. */
export const barbariansAt = (s: State, space: Space): number => cuAt(s, space, BARBARIANS)

/** Whom units leave a space for: Loyalists and Byzantines, or Byzantines alone. */
export const leavesAlone = (s: State): boolean => beneath(s, 'settled') === undefined

/** Who migrates, in a question about who goes along. */
export function migrantsAt(s: State, { tribe, from, over, step }: FrameOf<'migrants'>) {
  const space = step === 'leader' || step === 'cu' ? from : over
  const isLeader = step === 'leader' || step === 'over-leader'
  return { space, leader: s.board.tribes[tribe].leader, isLeader, most: space < 0 ? 0 : barbariansAt(s, space) }
}

export const opsOf = (s: State, card: Card): number => s.board.cards[card].ops

/** Barbarian Baptization, if it lies face up in the Reserve; NONE. */
export const baptizer = (s: State): Card => baptization(s)

/** The card lets leaders of one power march together, rather than take CU. */
export const isConfederation = (s: State): boolean => {
  const op = operation(s)?.op
  return op?.op === 'special' && op.what === 'confederation'
}
