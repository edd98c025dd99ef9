/** A big decision as it stands: who has gone which way, who intercepts, what came where, who is still to move, which battle waits. */
import {
  asked,
  cards,
  frameOf,
  type GatesEvent,
  type PlayerName,
  type PowerName,
  placeOf,
  playerAt,
  playerOf,
  powerOf,
  spaces,
  subjectOf,
  tribes,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { type GameEvent, isObject } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { PieceName, PlaceName } from '../../../page/board/board-part.ts'
import type { SideName } from '../../../page/log/telling.ts'
import type { Offer } from '../../../page/session/table-state.ts'
import { namesIn } from '../panels/said.ts'
import { sideOfPower } from '../sides.ts'

/** The way that somebody has gone in this impulse, from where he set out. */
export interface Journey {
  /** A leader by the side that is up, or a tribe; null: units without a leader. */
  readonly who: string | null
  readonly side: SideName
  readonly cu: number
  readonly way: readonly PlaceName[]
}

/** An interception that is declared, or could be. */
export interface Attempt {
  readonly leader: PieceName
  readonly from: PlaceName
  readonly to: PlaceName
  readonly side: SideName
  /** null: it is declared. */
  readonly chance: number | null
}

/** CU that came to a place. */
export interface Gain {
  readonly place: PlaceName
  readonly power: PowerName
  readonly cu: number
}

export interface Plan {
  readonly journeys: readonly Journey[]
  readonly attempts: readonly Attempt[]
  readonly gains: readonly Gain[]
  /** Tribes that have to move and have not. */
  readonly due: readonly PieceName[]
  /** Where an attack waits for the others of a campaign. */
  readonly waits: PlaceName | null
}

export const NO_PLAN: Plan = { journeys: [], attempts: [], gains: [], due: [], waits: null }

type EventOf<T extends GatesEvent['type']> = Extract<GatesEvent, { readonly type: T }>

const is = <T extends GatesEvent['type']>(type: T, event: GameEvent): event is GameEvent & EventOf<T> =>
  event.type === type

/** Response and Battle cards belong to the impulse in which they are played. */
const REACTIONS = ['battle', 'response']
const STARTS = ['turn', 'phase', 'tribal']

/** Whether an event begins an impulse or a phase. A card that is thrown in is added to what goes on, or ends at once. */
function isStart(event: GameEvent): boolean {
  if (!is('card', event)) return STARTS.includes(event.type)
  const isReaction = event.use === 'event' && REACTIONS.includes(cards.get(event.card)?.kind ?? '')
  return !isReaction && event.use !== 'discard'
}

/** What was told in the impulse or phase that goes on. */
function eventsNow(told: readonly Line[]): readonly GameEvent[] {
  return told.slice(told.findLastIndex(({ event }) => isStart(event)) + 1).map(({ event }) => event)
}

/** One step of somebody; null: the event is none, or not of that player's people. */
function stepOf(event: GameEvent, player: PlayerName): Journey | null {
  if (is('move', event)) {
    const { leader, power, cu, from, to } = event
    return playerOf(power) === player ? { who: leader, side: sideOfPower[power], cu, way: [from, to] } : null
  }
  if (!is('migrate', event) || player !== 'barbarian') return null
  const { tribe, cu, from, to } = event
  return { who: tribe, side: 'barb', cu, way: [from, to] }
}

const goesOn = (last: Journey | undefined, next: Journey): last is Journey =>
  last !== undefined && last.who === next.who && last.side === next.side && last.way.at(-1) === next.way[0]

/** The ways of a player's people, each from its beginning. */
function journeysIn(events: readonly GameEvent[], player: PlayerName): readonly Journey[] {
  const found: Journey[] = []
  for (const event of events) {
    const step = stepOf(event, player)
    if (step === null || step.way[0] === step.way[1]) continue
    const last = found.at(-1)
    if (goesOn(last, step)) found[found.length - 1] = { ...step, way: [...last.way, ...step.way.slice(1)] }
    else found.push(step)
  }
  return found
}

/** BG-11.2.1-i: all are declared before any is rolled. */
function attemptsIn(view: View, { ask, choices }: Offer): readonly Attempt[] {
  const to = subjectOf(view).space
  if (ask !== 'intercept' || to === null) return []
  const named = frameOf(view, 'step')?.attempts
  const declared = Array.isArray(named) ? named.flatMap((each) => (isObject(each) ? [String(each.leader)] : [])) : []
  const could = choices.filter(({ kind, odds }) => kind === 'intercept' && odds !== undefined)
  const all = [
    ...declared.map((leader) => ({ leader, chance: null })),
    ...could.map(({ piece = '', odds = 0 }) => ({ leader: piece, chance: odds })),
  ]
  return all.flatMap((each) => {
    const from = placeOf(view, each.leader)
    return from === null ? [] : [{ ...each, from, to, side: sideOfPower[powerOf(view, each.leader)] }]
  })
}

function gainsIn(events: readonly GameEvent[]): readonly Gain[] {
  const found = new Map<string, Gain>()
  for (const event of events) {
    if (!is('place', event)) continue
    const { space, power, cu } = event
    const key = `${space} ${power}`
    found.set(key, { place: space, power, cu: cu + (found.get(key)?.cu ?? 0) })
  }
  return [...found.values()]
}

/** BG-16.1.2-c BG-16.1.2-d: on a Capital or in a Land Zone a tribe may stay. */
function dueIn(view: View): readonly PieceName[] {
  const frame = frameOf(view, 'migration')
  if (frame?.isPhase !== true) return []
  const done = namesIn(frame.done)
  return [...tribes.keys()].filter((tribe) => {
    const at = placeOf(view, tribe)
    if (at === null || done.includes(tribe) || view.tribes[tribe]?.allied === true) return false
    const type = spaces.get(at)?.type
    return type !== 'capital' && type !== 'zone'
  })
}

/** BG-10.5.3-d: where the battle of a campaign is put off. */
function waitsAt(view: View): PlaceName | null {
  const delayed = frameOf(view, 'campaign')?.delayed
  return isObject(delayed ?? null) ? String(Object(delayed).space) : null
}

/** Before an impulse has begun nothing is planned. */
const BEFORE = ['impulse', 'claim']

export function planOf(view: View, told: readonly Line[], question: Offer): Plan {
  if (BEFORE.includes(asked(view))) return NO_PLAN
  const events = eventsNow(told)
  return {
    journeys: journeysIn(events, playerAt(question.seat)),
    attempts: attemptsIn(view, question),
    gains: gainsIn(events),
    due: dueIn(view),
    waits: waitsAt(view),
  }
}
