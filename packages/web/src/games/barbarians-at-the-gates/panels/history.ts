/** What was told, with the turn in which it happened. */
import type { GatesEvent } from '@tabularium/barbarians-at-the-gates/shown'
import type { Told } from '../../../page/game-page.ts'

export type Line = Told<GatesEvent>

export interface Dated {
  readonly turn: string
  readonly line: Line
}

const turnTold = ({ event }: Line): string | undefined =>
  event.type === 'turn' && 'turn' in event && typeof event.turn === 'string' ? event.turn : undefined

/** `first`: the turn with which the scenario begins, for what was told before any. */
export function dated(told: readonly Line[], first: string): readonly Dated[] {
  let turn = first
  return told.map((line) => {
    turn = turnTold(line) ?? turn
    return { turn, line }
  })
}

/** Every change of the points, in order. */
export const pointsIn = (past: readonly Dated[]): readonly Dated[] =>
  past.filter(({ line }) => line.event.type === 'vp')

/** By how much an event changed the points. */
export const changeOf = ({ line: { event } }: Dated): number =>
  event.type === 'vp' && 'by' in event && typeof event.by === 'number' ? event.by : 0

export const sumOf = (points: readonly Dated[]): number => points.reduce((sum, each) => sum + changeOf(each), 0)

/** "+2", "−1", "±0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
