/** What has happened that a Response card answers: read from what is going on beneath the window. */
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { Frame } from '../../../frames.ts'
import type { Force } from '../../../kinds.ts'
import {
  BARBARIAN,
  BARBARIANS,
  opponentOf,
  type Player,
  type Power,
  powerOf,
  type State,
  whereIs,
} from '../../../state.ts'
import type { Moment } from '../card-frames.ts'

export interface Trigger {
  /** Whose action it is. */
  readonly player: Player
  /** Where it happens: of a naval move the port that is left. NONE: it cannot be told. */
  readonly space: Space
  /** Who acts; NONE: units without a leader. */
  readonly leader: Leader
  readonly tribe: Tribe
  /** Of those who act. */
  readonly power: Power | undefined
  /** Of a move by sea: where it leads. NONE: it is no such move. */
  readonly to: Space
  /** Its place on the stack. */
  readonly at: number
}

/** The place of the innermost window; -1: there is none. */
export function placeOfWindow(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].kind === 'window') return i
  return -1
}

export function momentOf(s: State): Moment | undefined {
  const frame = s.stack[placeOfWindow(s)]
  return frame?.kind === 'window' ? frame.moment : undefined
}

/** The frame beneath the window, and what it tells. */
export function triggerOf(s: State): Trigger | undefined {
  const at = placeOfWindow(s) - 1
  const frame = s.stack[at]
  return frame === undefined ? undefined : read(s, frame, at)
}

const powerOfForce = ({ cu }: Force): Power | undefined => {
  const power = cu.findIndex((number) => number > 0)
  return power < 0 ? undefined : (power as Power)
}

function read(s: State, frame: Frame, at: number): Trigger | undefined {
  switch (frame.kind) {
    case 'activation': {
      const { player, leader, to } = frame
      return { player, leader, tribe: NONE, space: whereIs(s, leader), to, power: powerOf(s, leader), at }
    }
    case 'step': {
      const { player, force, to } = frame
      const power = force.leader === NONE ? powerOfForce(force) : powerOf(s, force.leader)
      // Who refuses battle by sea goes back to where he came from.
      return { player, leader: force.leader, tribe: NONE, space: to, to: force.from, power, at }
    }
    case 'refuse': {
      // The mover goes back by sea.
      const below = read(s, s.stack[at - 1], at - 1)
      return below === undefined ? undefined : { ...below, at }
    }
    case 'siege-roll': {
      const { player, leader, space, power } = frame
      return { player, leader, tribe: NONE, space, to: NONE, power, at }
    }
    case 'raid': {
      const { current } = frame
      if (current === null) return undefined
      const { force, at: space, to } = current
      return { player: BARBARIAN, leader: force.leader, tribe: NONE, space, to, power: powerOfForce(force), at }
    }
    case 'migrating': {
      const { tribe, from, to } = frame
      return { player: BARBARIAN, leader: NONE, tribe, space: from, to, power: BARBARIANS, at }
    }
    case 'battle': {
      const { attackerPlayer, space, attacker, attackerCommander } = frame
      return { player: attackerPlayer, leader: attackerCommander, tribe: NONE, space, to: NONE, power: attacker, at }
    }
    default:
      return undefined
  }
}

/** BG-7.3.1-e: whose impulse it is: his who acts. */
export const phasingAt = (s: State): Player | undefined => triggerOf(s)?.player

/** BG-10.2.3-u: who makes an attempt to avoid battle or to intercept. */
export const reactorAt = (trigger: Trigger): Player => opponentOf(trigger.player)
