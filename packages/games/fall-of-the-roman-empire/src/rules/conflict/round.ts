/** Chapter 10: one round of a conflict, by numbers alone. Play and odds both read this. */
import type { ConflictTable, Loss, Result } from '../../board.ts'

/** Who fights where. */
export interface Field {
  /** Roman Forces. */
  readonly romans: number
  /** FR-10-a: Barbarian Forces and Cavalry. */
  readonly barbarians: number
  readonly hasCavalry: boolean
  readonly hasFort: boolean
  /** FR-10-b: Mountains or Forest. */
  readonly isRough: boolean
}

/** What is added to the ratio, each by itself. */
export interface Modifiers {
  readonly fort: number
  readonly terrain: number
  readonly cavalry: number
}

/** FR-10-b FR-10-s; FR-10-g: terrain and Cavalry count in the first round only, the Fort in every one. */
export function modifiers({ hasFort, isRough, hasCavalry }: Field, round: number): Modifiers {
  const isFirst = round === 1
  return {
    fort: hasFort ? -1 : 0,
    terrain: isFirst && isRough ? 1 : 0,
    cavalry: isFirst && hasCavalry ? 1 : 0,
  }
}

/** FR-10-a: Barbarians for each Roman, rounded down. */
export function ratio(barbarians: number, romans: number): number {
  return Math.floor(barbarians / romans)
}

/** FR-10-o: rounded down first, then modified. */
export function crnOf(field: Field, round: number): number {
  const { fort, terrain, cavalry } = modifiers(field, round)
  return ratio(field.barbarians, field.romans) + fort + terrain + cavalry
}

const LAST_COLUMN = 5

/** FR-10-i: under 1 the first column, over 5 the last. */
export function columnOf(crn: number): number {
  return Math.max(0, Math.min(LAST_COLUMN, crn))
}

/** FR-10-c */
export function resultOf(table: ConflictTable, crn: number, die: number): Result {
  return table[columnOf(crn)][die - 1]
}

/** FR-10-d FR-10-e: how many of `number` are left; half is rounded up. */
export function survivors(number: number, loss: Loss): number {
  if (loss === 'x') return 0
  return loss === 'h' ? Math.ceil(number / 2) : number
}
