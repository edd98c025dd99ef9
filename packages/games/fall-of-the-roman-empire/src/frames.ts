/** What can be going on in a position, and what each frame holds. Those that ask are written in positions, steps never are. */
import { type FrameOf as FrameIn, index, type Kind, whole, word } from '@tabularium/engine/fields'
import { type Area, BARBARIAN, type BarbarianCounter, CAVALRY } from './board.ts'
import { phases } from './events.ts'
import { barbarianName } from './rules/counters.ts'

/** More than there are of any counter, and more rounds than a conflict takes. */
export const MANY = 200

const area = index<Area>('area')
const name = word('force', 'cavalry')
const barbarian: Kind<BarbarianCounter> = {
  says: name.says,
  write: barbarianName,
  read: (json, names, where) => (name.read(json, names, where) === 'cavalry' ? CAVALRY : BARBARIAN),
}

export const frames = {
  'set-up': {},
  /** FR-3-a: this phase begins. */
  phase: { phase: word(...phases) },
  expenditure: {},
  purchase: {},
  /** FR-7-a: counters that have still to be placed. */
  entry: { counter: barbarian, left: whole(1, 5) },
  'roman-movement': {},
  /** How many Forces go with the Legion? */
  march: { from: area, to: area },
  'barbarian-movement': {},
  /** How many Forces go? */
  host: { from: area, to: area },
  /** FR-10-t: the next conflict is looked for. */
  conflicts: {},
  /** FR-10-f: this round is to be fought, if both sides still have Forces. */
  fighting: { at: area, round: whole(1, MANY) },
  /** FR-10-n: the Barbarian chooses what he loses in this round: so many counters. */
  losses: { at: area, round: whole(1, MANY), number: whole(1, MANY) },
  ride: {},
}

export type Frame = FrameIn<typeof frames>
export type FrameOf<Kind extends Frame['kind']> = FrameIn<typeof frames, Kind>
