/** The combat table as it is shown: what each row of a column brings, by the numbers of both sides. */
import type { Board, Result } from '../board.ts'
import { columnNames, columnOf, lossesOf, type Reading, resultAt, rowOf } from '../rules/combat/table.ts'
import { board } from './printed.ts'

export { columnNames, columnOf, lossesOf, type Reading, type Result, rowOf }

const RESULTS: readonly Result[] = ['E', 'A', 'R', '1/4', '1/2', '3/4']
const resultNamed = (name: string | undefined): Result => RESULTS.find((result) => result === name) ?? 'R'

const combat: Board['combat'] = board.combat.cells.map((row) =>
  row.map((cell): readonly [Result, Result] => {
    const [attacker, defender] = cell.split(' / ')
    return [resultNamed(attacker), resultNamed(defender)]
  }),
)

/** UR-T.combat-d UR-T.combat-e: what a cell says; columns from 0 on. */
export const readingAt = (row: number, column: number): Reading => resultAt({ combat }, row, column)
