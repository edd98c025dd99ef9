/** Chapter 10 as it is shown: the table as printed, and the exact odds of a conflict by the numbers of both sides. */
import type { ConflictTable, Loss } from '../board.ts'
import { type Ending, endings } from '../rules/conflict/odds.ts'
import { columnOf, crnOf, type Field, type Modifiers, modifiers, ratio } from '../rules/conflict/round.ts'
import { board } from './view.ts'

export { columnOf, crnOf, type Ending, type Field, type Loss, type Modifiers, modifiers, ratio }

const lossNamed = (letter: string | undefined): Loss => (letter === 'x' || letter === 'h' ? letter : '-')

/** By die, then by column: what each side loses. */
export const cells = board.table.rows.map((row) =>
  row.map((cell) => {
    const [barbarian, roman] = cell.split('/')
    return { barbarian: lossNamed(barbarian), roman: lossNamed(roman) }
  }),
)

export const COLUMNS = ['<1', '1', '2', '3', '4', '5+']

const table: ConflictTable = COLUMNS.map((_, column) =>
  cells.map((row) => row[column] ?? { barbarian: '-', roman: '-' }),
)

/** Every way it may end from that round on, with its chance. */
export const endingsOf = (field: Field, round: number): readonly Ending[] => endings(table, field, round)
