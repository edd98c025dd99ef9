/** BG-11.1.3 BG-11.2.3: the roll for an attempt to avoid battle or to intercept. */
import type { Die } from '@tabularium/engine'
import type { Leader, Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import { areEnemies, CLEAR, controlOf, faceOf, powerOf, ROUGH, type State, whereIs } from '../../../state.ts'
import { isRomanLeader } from '../../map/commanders.ts'
import type { Attempt } from '../movement-frames.ts'

/** BG-11.1.3-a BG-11.2.3-a */
export const SUCCESS = 6
const FACES = 6

export interface Modifier {
  /** Whoever tells it finds the words. */
  readonly why: 'tactics' | 'road' | 'hostile' | 'card'
  readonly n: number
}

/** What is added to the die: BG-11.1.3-a to BG-11.1.3-c, BG-11.2.3-a to BG-11.2.3-c; `drm`: by cards. */
export function modifiersOf(
  s: State,
  { leader, to, connection }: Pick<Attempt, 'leader' | 'to' | 'connection'>,
  drm = 0,
): Modifier[] {
  const road = isRomanLeader(s, leader) && connection === CLEAR ? 1 : 0
  const hostile = areEnemies(controlOf(s, to), powerOf(s, leader)) ? 1 : 0
  const all: Modifier[] = [
    { why: 'tactics', n: faceOf(s, leader).tactical },
    { why: 'road', n: road },
    { why: 'hostile', n: -hostile },
    { why: 'card', n: drm },
  ]
  return all.filter(({ n }) => n !== 0)
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((all, { n }) => all + n, 0)

export function rollFor(
  s: State,
  attempt: Attempt,
  what: 'avoid' | 'intercept',
  drm: number,
  die: Die,
  table: Table,
): boolean {
  const found = modifiersOf(s, attempt, drm)
  const add = sumOf(found)
  const modifiers = found.map(({ why, n }) => ({ why, n }))
  const leader = faceOf(s, attempt.leader).id
  return table.roll(die, { for: what, leader, add, needs: SUCCESS, modifiers }) + add >= SUCCESS
}

/** The chance that a leader who goes by land from where he stands succeeds. */
export function attemptChance(s: State, leader: Leader, to: Space): number {
  const connection = s.board.wayTo(whereIs(s, leader), to)?.type ?? ROUGH
  const least = SUCCESS - sumOf(modifiersOf(s, { leader, to, connection }))
  return Math.max(0, Math.min(FACES, FACES + 1 - least)) / FACES
}
