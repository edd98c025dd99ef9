/** The exact odds of conflicts, looked up, and their smooth course where numbers are not whole yet. */
import type { Board, ConflictTable } from '../board.ts'
import { type Odds, oddsOf } from '../rules/conflict/odds.ts'

/** More than there are on a side. */
const MOST = 256
const known = new WeakMap<ConflictTable, (Odds | undefined)[]>()

/** How a conflict of whole numbers ends. */
export function oddsAt(
  { table }: Board,
  romans: number,
  barbarians: number,
  hasCavalry: boolean,
  hasFort: boolean,
  isRough: boolean,
): Odds {
  let list = known.get(table)
  if (list === undefined) {
    list = []
    known.set(table, list)
  }
  const key = ((romans * MOST + barbarians) * 2 + (hasCavalry ? 1 : 0)) * 4 + (hasFort ? 2 : 0) + (isRough ? 1 : 0)
  let odds = list[key]
  if (odds === undefined) {
    odds = oddsOf(table, { romans, barbarians, hasCavalry, hasFort, isRough })
    list[key] = odds
  }
  return odds
}

/** That many Barbarians to a Roman take an area: at 0, 1, 2, ... to one, as it is for eight Romans. */
const PLAIN = [0, 0, 0, 0.25, 0.73, 1]
/** With one more in the first round. */
const HELPED = [0, 0, 0.17, 0.58, 1, 1]

/** The chance that an area is taken at a ratio that is only guessed; `help` from 0 to 1: Cavalry or terrain. */
export function chanceAt(ratio: number, help: number): number {
  if (ratio >= 5) return 1
  const low = Math.floor(ratio)
  const part = ratio - low
  const plain = PLAIN[low] + part * (PLAIN[low + 1] - PLAIN[low])
  const helped = HELPED[low] + part * (HELPED[low + 1] - HELPED[low])
  return plain + (help > 1 ? 1 : help) * (helped - plain)
}
