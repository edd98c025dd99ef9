/** An event, operation by operation, and the choices it needs. */
import { no, yes } from '@tabularium/engine'
import { type Question as AnyQuestion, pop, replace, top } from '@tabularium/engine/machine'
import { type Action, actionsOf, OPTIONS } from '../../../actions.ts'
import type { Card, Leader, Space, Tribe } from '../../../board.ts'
import type { GatesEvent, Table } from '../../../events.ts'
import type { FrameOf, Kind } from '../../../frames.ts'
import type { Handlers, Step } from '../../../handlers.ts'
import { hasChanged, type Player, type Power, type State } from '../../../state.ts'
import type { BattleTime, cardFrames } from '../card-frames.ts'
import type { Doing } from '../doing/doing.ts'
import { EVENT } from '../doing/effects.ts'
import { doingOf } from '../doing/table.ts'
import { type Event, goOn, leaveList, type Op, opAt, startEvent } from '../program.ts'

const TIMES = { after_losses: 'after-losses', battle_end: 'battle-end' } as const

/** When in a battle an operation is carried out. */
export const timeOf = (op: Op): BattleTime => ('when' in op && op.when !== undefined ? TIMES[op.when] : 'now')

function carryOn(s: State, frame: Event, table: Table): void {
  const op = opAt(s, frame)
  if (op === undefined) leaveList(s, frame)
  else if (frame.path.length === 1 && timeOf(op) !== frame.time) goOn(s, frame)
  else doingOf(op).run(s, frame, op, table)
}

const program: Step<'program'> = { run: carryOn }

/** A card begins at its first operation, or at the one that its Battle card has put off. */
const event: Step<'event'> = {
  run(s, { card, player, path }, table) {
    pop(s)
    startEvent(s, card, player)
    const begun = top(s)
    if (begun.kind !== 'program') return
    if (path.length === 0) return hasChanged(s) ? undefined : carryOn(s, begun, table)
    const op = opAt(s, { ...begun, path })
    replace(s, { ...begun, path, time: op === undefined ? 'now' : timeOf(op) })
  },
}

type Asking = Extract<Kind, `event-${string}`>

type Give<T> = (doing: Doing<Op>, s: State, event: Event, op: Op, choice: T, table: Table) => void

/** The question is gone; the event beneath takes the answer. */
function answer<T>(s: State, give: Give<T>, choice: T, table: Table): void {
  pop(s)
  const frame = top(s)
  if (frame.kind !== 'program') return
  const op = opAt(s, frame)
  if (op !== undefined) give(doingOf(op), s, frame, op, choice, table)
}

/** Nothing more of this operation. */
function skip(s: State): void {
  pop(s)
  const frame = top(s)
  if (frame.kind === 'program') goOn(s, frame)
}

/** A question whose answers are listed in its frame. */
function listed<F extends { readonly player: Player }, T>(
  list: (frame: F) => readonly T[],
  action: (s: State, choice: T) => Action,
  give: Give<T>,
  isOptional: (frame: F) => boolean = () => false,
): AnyQuestion<State, F, Action, GatesEvent> {
  const { done } = OPTIONS
  return {
    asks: (_s, { player }) => player,
    *candidates(s, frame) {
      for (const choice of list(frame)) yield action(s, choice)
      yield done
    },
    legal(s, frame) {
      const found = list(frame).map((choice) => action(s, choice))
      if (isOptional(frame)) found.push(done)
      return found
    },
    verdict(s, frame, given) {
      if (given === done) return isOptional(frame) ? yes() : no(EVENT)
      return list(frame).some((choice) => action(s, choice) === given) ? yes() : no(EVENT)
    },
    answer(s, frame, given, table) {
      const found = list(frame).find((choice) => action(s, choice) === given)
      if (found === undefined) skip(s)
      else answer(s, give, found, table)
    },
  }
}

const range = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i)
const PLACES = ['first', 'second', 'third'] as const
const optional = (frame: { readonly isOptional: boolean }): boolean => frame.isOptional

/** What Battle cards of this battle do later in it, card by card. */
const battleLater: Step<'battle-later'> = {
  run(s, frame) {
    pop(s)
    const battle = top(s)
    if (battle.kind !== 'battle') return
    const played = new Set<Card>()
    for (const { why } of battle.drm) {
      const card = s.board.cardOf.get(why)
      if (card !== undefined) played.add(card)
    }
    for (const card of [...played].reverse()) startEvent(s, card, s.board.cards[card].player, frame.time)
  },
}

export const eventHandlers: Pick<Handlers<keyof typeof cardFrames>, 'event' | 'program' | 'battle-later' | Asking> = {
  event,
  program,
  'battle-later': battleLater,
  'event-space': listed<FrameOf<'event-space'>, Space>(
    ({ spaces }) => spaces,
    (s, space) => actionsOf(s.board).to[space],
    (doing, ...given) => doing.space?.(...given),
    optional,
  ),
  'event-leader': listed<FrameOf<'event-leader'>, Leader>(
    ({ leaders }) => leaders,
    (s, leader) => actionsOf(s.board).leader[leader],
    (doing, ...given) => doing.leader?.(...given),
    optional,
  ),
  'event-tribe': listed<FrameOf<'event-tribe'>, Tribe>(
    ({ tribes }) => tribes,
    (s, tribe) => actionsOf(s.board).tribe[tribe],
    (doing, ...given) => doing.tribe?.(...given),
    optional,
  ),
  'event-power': listed<FrameOf<'event-power'>, Power>(
    ({ powers }) => powers,
    (s, power) => actionsOf(s.board).power[power],
    (doing, ...given) => doing.power?.(...given),
  ),
  'event-take': listed<FrameOf<'event-take'>, number>(
    ({ least, most }) => range(least, most),
    (s, number) => actionsOf(s.board).take[number],
    (doing, ...given) => doing.take?.(...given),
  ),
  'event-option': listed<FrameOf<'event-option'>, number>(
    ({ options }) => options,
    (_s, option) => OPTIONS[PLACES[option]],
    (doing, ...given) => doing.option?.(...given),
    optional,
  ),
  'event-whether': listed<FrameOf<'event-whether'>, boolean>(
    () => [true, false],
    (_s, isSo) => OPTIONS[isSo ? 'yes' : 'no'],
    (doing, ...given) => doing.whether?.(...given),
  ),
}
