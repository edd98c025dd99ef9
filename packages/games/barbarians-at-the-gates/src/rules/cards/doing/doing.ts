/** How an operation of a card is carried out: what can be chosen, and what is done with it. */
import { push, replace } from '@tabularium/engine/machine'
import type { Leader, Space, Tribe } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Player, Power, State } from '../../../state.ts'
import { type Event, eventWith, goOn, type Op } from '../program.ts'

export interface Choices {
  readonly space: Space
  readonly leader: Leader
  readonly tribe: Tribe
  readonly power: Power
  readonly take: number
  /** A place among the options. */
  readonly option: number
  readonly whether: boolean
}

type Answers<O extends Op> = {
  /** What is done with an answer. It leaves the event as it is to go on. */
  readonly [C in keyof Choices]?: (s: State, event: Event, op: O, choice: Choices[C], table: Table) => void
}

export interface Doing<O extends Op> extends Answers<O> {
  /** Whether anything of it can be carried out. */
  can(s: State, event: Event, op: O): boolean
  /** Asks for what is still open, or does it and goes on. */
  run(s: State, event: Event, op: O, table: Table): void
}

interface Asking {
  readonly isOptional?: boolean
  /** Who is asked, if not the player of the card. */
  readonly by?: Player
}

/** Asks for one of some spaces; the only one is taken unasked. */
export function askSpace<O extends Op>(
  doing: Doing<O>,
  s: State,
  event: Event,
  op: O,
  spaces: readonly Space[],
  table: Table,
  { isOptional = false, by = event.player }: Asking = {},
): void {
  if (spaces.length === 0) goOn(s, event)
  else if (spaces.length === 1 && !isOptional) doing.space?.(s, event, op, spaces[0], table)
  else push(s, { kind: 'event-space', card: event.card, player: by, spaces, isOptional })
}

export function askLeader<O extends Op>(
  doing: Doing<O>,
  s: State,
  event: Event,
  op: O,
  leaders: readonly Leader[],
  table: Table,
  { isOptional = false, by = event.player }: Asking = {},
): void {
  if (leaders.length === 0) goOn(s, event)
  else if (leaders.length === 1 && !isOptional) doing.leader?.(s, event, op, leaders[0], table)
  else push(s, { kind: 'event-leader', card: event.card, player: by, leaders, isOptional })
}

export function askTribe<O extends Op>(
  doing: Doing<O>,
  s: State,
  event: Event,
  op: O,
  tribes: readonly Tribe[],
  table: Table,
  { isOptional = false, by = event.player }: Asking = {},
): void {
  if (tribes.length === 0) goOn(s, event)
  else if (tribes.length === 1 && !isOptional) doing.tribe?.(s, event, op, tribes[0], table)
  else push(s, { kind: 'event-tribe', card: event.card, player: by, tribes, isOptional })
}

export function askPower<O extends Op>(
  doing: Doing<O>,
  s: State,
  event: Event,
  op: O,
  powers: readonly Power[],
  table: Table,
  by: Player = event.player,
): void {
  if (powers.length === 0) goOn(s, event)
  else if (powers.length === 1) doing.power?.(s, event, op, powers[0], table)
  else push(s, { kind: 'event-power', card: event.card, player: by, powers })
}

export const askWhether = (s: State, { card, player }: Event): void => push(s, { kind: 'event-whether', card, player })

/** A space has been dealt with: the operation goes on with the next one. */
export function pick(s: State, event: Event, space: Space, changes: Partial<Event> = {}): void {
  replace(s, eventWith(event, { count: event.count + 1, picked: [...event.picked, space], ...changes }))
}
