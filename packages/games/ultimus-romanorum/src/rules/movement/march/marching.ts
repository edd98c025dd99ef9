/**
 * Groups on the march: before a step of theirs or in thought, and just come somewhere. All of a kind are written out in one
 * form, for they are read at every turn of a move.
 */
import { NOBODY, type Piece, type Zone } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import { BARBARIAN, type Camp } from '../../../state.ts'
import type { March } from '../movement-frames.ts'

type Group = FrameOf<'group'>
export type Arrival = FrameOf<'march'>

export const NO_PIECES: readonly Piece[] = []
const NO_ZONES: readonly Zone[] = []

/** Some pieces before their first step, led by somebody or by NOBODY. */
export const setOut = (camp: Camp, leader: Piece, group: readonly Piece[]): Group => ({
  kind: 'group',
  camp,
  leader,
  group,
  units: NO_PIECES,
  spent: 0,
  steps: 0,
  isWild: false,
  isLed: leader === NOBODY,
  zones: NO_ZONES,
})

/** A unit by itself, before its first step. */
export const loneMarch = (unit: Piece, camp: Camp = BARBARIAN): Group => setOut(camp, NOBODY, [unit])

export const asGroup = (m: March): Group => withGroup(m, m.group)

type Progress = Pick<March, 'spent' | 'steps' | 'isWild'>

/** The same march with others, bound for these zones, so far on its way. */
const marching = (m: March, group: readonly Piece[], zones: readonly Zone[], so: Progress): Group => ({
  kind: 'group',
  camp: m.camp,
  leader: m.leader,
  group,
  units: m.units,
  spent: so.spent,
  steps: so.steps,
  isWild: so.isWild,
  isLed: m.isLed,
  zones,
})

export const withGroup = (m: March, group: readonly Piece[]): Group => marching(m, group, m.zones, m)
export const withZones = (m: March, zones: readonly Zone[]): Group => marching(m, m.group, zones, m)
export const withProgress = (m: March, so: Progress): Group => marching(m, m.group, m.zones, so)

/** The same march where it has come to, having met that much there, and these units that could be rallied. */
export const arrived = (m: March, met: Arrival['met'], group: readonly Piece[], units: readonly Piece[]): Arrival => ({
  kind: 'march',
  camp: m.camp,
  leader: m.leader,
  group,
  units,
  spent: m.spent,
  steps: m.steps,
  isWild: m.isWild,
  isLed: m.isLed,
  zones: m.zones,
  met,
})
