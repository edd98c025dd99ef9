/** What can happen in a game of The Fall of the Roman Empire, told by names. */
import type { Table as EngineTable, GameEvent } from '@tabularium/engine'
import {
  flag,
  listOf,
  nameOf,
  orNull,
  type RecordOf,
  record,
  text,
  type ValueOf,
  whole,
  word,
} from '@tabularium/engine/fields'
import { type EventsOf, event } from '@tabularium/engine/forms'
import { MOST_AREAS } from './edition/limits.ts'
import { seatNames } from './options.ts'

export const phases = [
  'collection',
  'expenditure',
  'purchase',
  'barbarian-resources',
  'roman-movement',
  'barbarian-movement',
  'conflict',
  'end-of-turn',
] as const
/** FR-3-a: the eight parts of a turn, in order. */
export type Phase = (typeof phases)[number]

const area = nameOf('area')
const many = whole(0, 999)
const points = whole(0, 9999)
const side = word(...seatNames)
const loss = word('-', 'h', 'x')
const shift = whole(-1, 1)

const romanCounter = word('legion', 'force', 'fort', 'wall')
export type RomanCounterName = ValueOf<typeof romanCounter>
const barbarianCounter = word('force', 'cavalry')
export type BarbarianCounterName = ValueOf<typeof barbarianCounter>

const round = {
  at: area,
  round: many,
  /** Forces and Cavalry together. */
  barbarians: many,
  romans: many,
  /** Rounded down. */
  ratio: many,
  /** What was added for each: -1, 0 or 1. */
  fort: shift,
  terrain: shift,
  cavalry: shift,
  crn: whole(-9, 999),
  die: whole(1, 6),
  barbarian: loss,
  roman: loss,
}
/** One round of a conflict: the sum behind the column, and what came up. */
export type RoundOfConflict = RecordOf<typeof round>

export const events = {
  phase: event('A phase begins.', { turn: whole(1, 99), phase: word(...phases) }),
  'set-up': event('Barbarian Forces are placed before the first turn.', { at: area, forces: many }),
  collection: event('The Roman collects the values of these areas; `rrp`: what he has now.', {
    areas: listOf(record({ at: area, value: many }), MOST_AREAS),
    sum: points,
    rrp: points,
  }),
  disband: event('Roman counters go back to the Available pile.', {
    counter: romanCounter,
    at: area,
    number: many,
    why: word('choice', 'unsupported'),
  }),
  payment: event('The Roman pays for his counters; `rrp`: what is left.', { counters: many, rrp: points }),
  purchase: event('He buys a counter; `rrp`: what is left.', {
    counter: romanCounter,
    at: area,
    cost: many,
    rrp: points,
  }),
  invasion: event('What comes this turn; what the Available pile lacks is missing.', {
    die: whole(1, 6),
    counter: barbarianCounter,
    number: many,
    missing: many,
  }),
  entry: event('A Barbarian counter enters.', { counter: barbarianCounter, at: area }),
  march: event('A Legion marches, with so many Forces.', { from: area, to: area, forces: many }),
  move: event('Barbarian counters move.', { counter: barbarianCounter, from: area, to: area, number: many }),
  conflict: event('A conflict begins.', {
    at: area,
    romans: many,
    forces: many,
    cavalry: many,
    fort: flag,
    terrain: word('clear', 'mountains', 'forest'),
  }),
  round: event(
    'One round: the ratio of `barbarians` to `romans`, what was added for fort, terrain and cavalry, the sum `crn`, the die, and what each side loses: x all, h half, - nothing.',
    round,
  ),
  losses: event('A side loses counters.', { at: area, side, forces: many, cavalry: many }),
  'conflict-end': event('Who holds the area, and with what.', {
    at: area,
    holder: orNull(side),
    romans: many,
    forces: many,
    cavalry: many,
  }),
  dead: event('Counters without a Roman Force go to the Dead pile.', {
    at: area,
    legions: many,
    forts: many,
    walls: many,
  }),
  ride: event('A Cavalry moves once more.', { from: area, to: area }),
  end: event('The game is over, by this clause.', { winner: side, rule: text(40, 'a clause'), turn: whole(1, 99) }),
}

export type FallEvent = GameEvent & EventsOf<typeof events>

export type Table = EngineTable<FallEvent>
