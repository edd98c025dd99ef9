/** A conflict as it would be fought, from what is seen: the sum behind its column, and how it would end. */
import type { ConflictTable, Loss, Result } from '../board.ts'
import { type Odds, oddsOf } from '../rules/conflict/odds.ts'
import { columnOf, crnOf, type Field, type Modifiers, modifiers, ratio } from '../rules/conflict/round.ts'
import { areas, board, standAt, type View } from './view.ts'

export type { Loss, Modifiers, Odds, Result }

const lossOf = (mark: string | undefined): Loss => (mark === 'x' || mark === 'h' ? mark : '-')

/** FR-10-m: by column, then by die. */
export const table: ConflictTable = [0, 1, 2, 3, 4, 5].map((column) =>
  board.table.rows.map((row): Result => ({ barbarian: lossOf(row[column]?.[0]), roman: lossOf(row[column]?.[2]) })),
)

/** Who would stand there. */
export interface Sides {
  readonly romans: number
  readonly forces: number
  readonly cavalry: number
}

export interface Fight extends Sides {
  readonly at: string
  /** What is added to the ratio. */
  readonly shifts: Modifiers
  /** FR-10-a */
  readonly ratio: number
  readonly crn: number
  /** FR-10-i: from 0, which is under 1, to 5. */
  readonly column: number
  readonly odds: Odds
}

/** Who stands there now. */
export function sidesAt(view: View, at: string): Sides {
  const { forces: romans = 0, barbarianForces: forces = 0, cavalry = 0 } = standAt(view, at)
  return { romans, forces, cavalry }
}

/** The first round and the end of a conflict between these; null: FR-10-r, there is none. */
export function fightOf(view: View, at: string, sides: Sides = sidesAt(view, at)): Fight | null {
  const { romans, forces, cavalry } = sides
  if (romans === 0 || forces === 0) return null
  const field: Field = {
    romans,
    barbarians: forces + cavalry,
    hasCavalry: cavalry > 0,
    hasFort: standAt(view, at).fort === true,
    isRough: areas.get(at)?.terrain !== 'clear',
  }
  const crn = crnOf(field, 1)
  return {
    at,
    ...sides,
    shifts: modifiers(field, 1),
    ratio: ratio(field.barbarians, romans),
    crn,
    column: columnOf(crn),
    odds: oddsOf(table, field),
  }
}
