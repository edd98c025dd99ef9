/** The operations of a card as a program: where in it an event is, and what is next. */
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Card, NONE } from '../../board.ts'
import type { Operation } from '../../edition/schema.ts'
import type { FrameOf } from '../../frames.ts'
import type { Player, State } from '../../state.ts'
import type { BattleTime } from './card-frames.ts'
import { programsOf, type SpecialOp } from './special/corrected.ts'

export type Event = FrameOf<'program'>
/** What the file says, and what the cards need beyond its words. */
export type Op = Operation | SpecialOp
export type OpOf<Name extends Op['op']> = Extract<Op, { op: Name }>

/** What a card does. Where its text and the data of it differ, the text wins. */
export const opsOf = (s: State, card: Card): readonly Op[] => programsOf(s.board)[card]

export const eventOf = (card: Card, player: Player, time: BattleTime = 'now'): Event => ({
  kind: 'program',
  card,
  player,
  time,
  path: [0],
  count: 0,
  picked: [],
  pickedTribes: [],
  same: [],
  leader: NONE,
  number: 0,
})

/** The same event with other members. Written out: to copy a copy by `...` takes many times as long. */
export const eventWith = (event: Event, change: Partial<Event>): Event =>
  Object.assign(
    {
      kind: event.kind,
      card: event.card,
      player: event.player,
      time: event.time,
      path: event.path,
      count: event.count,
      picked: event.picked,
      pickedTribes: event.pickedTribes,
      same: event.same,
      leader: event.leader,
      number: event.number,
    },
    change,
  )

export function startEvent(s: State, card: Card, player: Player, time: BattleTime = 'now'): void {
  push(s, eventOf(card, player, time))
}

/** The lists of operations inside one. */
export function listsIn(op: Op): readonly (readonly Op[])[] {
  switch (op.op) {
    case 'choose':
      return op.options
    case 'roll':
      return Object.values(op.results)
    case 'if':
      return [op.then, op.else ?? []]
    case 'remove_cu':
    case 'discard':
      return [op.then ?? []]
    default:
      return []
  }
}

/** The operation at the event's place; undefined: the list is at its end. */
export function opAt(s: State, { card, path }: Event): Op | undefined {
  let list = opsOf(s, card)
  for (let i = 0; i + 2 < path.length; i += 2) list = listsIn(list[path[i]])[path[i + 1]]
  return list[path[path.length - 1]]
}

/** Whether there is such a place in the program of a card; the end of a list is one. */
export function isPlace(s: State, card: Card, path: readonly number[]): boolean {
  let list: readonly Op[] | undefined = opsOf(s, card)
  for (let i = 0; i + 2 < path.length; i += 2) {
    const op: Op | undefined = list?.[path[i]]
    list = op === undefined ? undefined : listsIn(op)[path[i + 1]]
  }
  return path.length % 2 === 1 && list !== undefined && path[path.length - 1] <= list.length
}

const stepped = (path: readonly number[]): number[] => [...path.slice(0, -1), path[path.length - 1] + 1]

/** What is kept of an operation when the next one begins there. */
const fresh = (event: Event, path: readonly number[]): Event => ({
  kind: 'program',
  card: event.card,
  player: event.player,
  time: event.time,
  path,
  count: 0,
  picked: [],
  pickedTribes: [],
  same: event.picked.length > 0 ? event.picked : event.same,
  leader: event.leader,
  number: event.number,
})

/** The operation is done: what follows it is next. */
export function goOn(s: State, event: Event): void {
  replace(s, fresh(event, stepped(event.path)))
}

/** A list inside the operation is next, and then what follows the operation. */
export function goInto(s: State, event: Event, list: number): void {
  replace(s, fresh(event, [...event.path, list, 0]))
}

/** At the end of a list: what follows the operation that holds it is next, or nothing is. */
export function leaveList(s: State, event: Event): void {
  if (event.path.length === 1) pop(s)
  else replace(s, fresh(event, stepped(event.path.slice(0, -2))))
}
