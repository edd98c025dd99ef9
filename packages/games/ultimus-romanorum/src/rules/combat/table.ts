/** T.combat: the table, its columns and rows, and who wins. */
import type { Board, Result } from '../../board.ts'

/** UR-T.combat-c: the ratios of the columns, attacker and defender. */
const RATIOS: readonly (readonly [number, number])[] = [
  [1, 3],
  [1, 2],
  [2, 3],
  [4, 5],
  [1, 1],
  [5, 4],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
]

export const columnNames: readonly string[] = RATIOS.map((ratio) => ratio.join('/'))

const LAST_COLUMN = RATIOS.length - 1
export const LOWEST_ROW = -2
export const HIGHEST_ROW = 9

/** UR-8.3-d: the highest column that is not above the ratio. */
export function columnOf(attackerPf: number, defenderPf: number): number {
  let column = 0
  RATIOS.forEach(([attacker, defender], i) => {
    if (attackerPf * defender >= defenderPf * attacker) column = i
  })
  return column
}

/** UR-T.combat-v: shifts stop at the end columns. */
export const clampColumn = (column: number): number => Math.min(LAST_COLUMN, Math.max(0, column))

/** UR-T.combat-b */
export const rowOf = (modified: number): number => Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, modified))

/** UR-T.combat-r to UR-T.combat-v: two columns if one average quality is at least double the other, and not equal. */
export function qualityShift(attacker: number, defender: number): number {
  if (attacker > defender) return attacker >= 2 * defender ? 2 : 1
  if (attacker < defender) return defender >= 2 * attacker ? -2 : -1
  return 0
}

/** What a cell says. */
export interface Reading {
  readonly attacker: Result
  readonly defender: Result
  readonly attackerWins: boolean
}

/** UR-T.combat-d UR-T.combat-e: the first result is the attacker's; whoever suffers E or A has lost. */
export function resultAt(board: Pick<Board, 'combat'>, row: number, column: number): Reading {
  const [attacker, defender] = board.combat[row - LOWEST_ROW][column]
  return { attacker, defender, attackerWins: winsAt(board, row, column) }
}

const isRout = (result: Result): boolean => result === 'E' || result === 'A'

/** UR-T.combat-f: of the two R / R of a column the first is the defender's victory, the second the attacker's. */
function winsAt(board: Pick<Board, 'combat'>, row: number, column: number): boolean {
  const [attacker, defender] = board.combat[row - LOWEST_ROW][column]
  if (isRout(defender)) return true
  if (isRout(attacker)) return false
  const before = board.combat[row - LOWEST_ROW - 1]?.[column]
  return before !== undefined && !before.some(isRout)
}

const FOURTHS = { '1/4': 1, '1/2': 2, '3/4': 3 } as const

/** UR-8.4.2-a to UR-8.4.2-h: how many of its units a side must weaken, when that many of the enemy's are hit. */
export function lossesOf(result: Result, units: number, enemyHits: number): number {
  switch (result) {
    case 'E':
    case 'A':
      return units
    case 'R':
      return 0
    default:
      return Math.min(units, Math.floor((FOURTHS[result] * enemyHits) / 4))
  }
}
