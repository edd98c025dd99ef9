/**
 * The exact odds of a conflict, all rounds, to its end. Which counters the Barbarian loses does not matter to them as
 * long as he keeps a Force to the last, which he always can: only the sum of Forces and Cavalry counts (FR-10-a).
 */
import type { ConflictTable } from '../../board.ts'
import { columnOf, crnOf, type Field, survivors } from './round.ts'

/** One way a conflict may end: who is left, and how likely it is. Of one side nobody is left. */
export interface Ending {
  readonly romans: number
  /** Forces and Cavalry. */
  readonly barbarians: number
  readonly chance: number
}

export interface Odds {
  /** That the Barbarians take the area. */
  readonly barbarian: number
  /** That the Romans hold it. */
  readonly roman: number
  /** Forces and Cavalry left on average, lost conflicts included. */
  readonly barbarianSurvivors: number
  readonly romanSurvivors: number
}

type Memo = Map<number, readonly Ending[]>
const memos = new WeakMap<ConflictTable, Memo>()
const FACES = [1, 2, 3, 4, 5, 6]
const LATER = 2

/** Every way a conflict may end that has come to this round; what counts only in the first is over after it (FR-10-g). */
export function endings(table: ConflictTable, field: Field, round = 1): readonly Ending[] {
  let memo = memos.get(table)
  if (memo === undefined) {
    memo = new Map()
    memos.set(table, memo)
  }
  return after(table, field, Math.min(round, LATER), memo)
}

/** What the rest of a conflict depends on: its numbers, its present column, and the Fort in all later rounds. */
const keyOf = ({ romans, barbarians, hasFort }: Field, column: number, round: number): number =>
  (((romans * 256 + barbarians) * 6 + column) * 2 + (hasFort ? 1 : 0)) * 2 + round - 1

/** A round that changes nothing is fought again: what leads on is weighed by the faces that do. */
function after(table: ConflictTable, field: Field, round: number, memo: Memo): readonly Ending[] {
  const { romans, barbarians } = field
  if (romans === 0 || barbarians === 0) return [{ romans, barbarians, chance: 1 }]
  const column = columnOf(crnOf(field, round))
  const key = keyOf(field, column, round)
  const known = memo.get(key)
  if (known !== undefined) return known
  const fields = FACES.map((die): Field => {
    const loss = table[column][die - 1]
    return {
      ...field,
      romans: survivors(romans, loss.roman),
      barbarians: survivors(barbarians, loss.barbarian),
    }
  })
  const same = (next: Field) => round > 1 && next.romans === romans && next.barbarians === barbarians
  const leadingOn = fields.filter((next) => !same(next))
  const found = gather(leadingOn.map((next) => after(table, next, LATER, memo)))
  memo.set(key, found)
  return found
}

/** Adds up what comes of equally likely faces. */
function gather(branches: readonly (readonly Ending[])[]): readonly Ending[] {
  const sums = new Map<number, Ending>()
  for (const branch of branches) {
    for (const { romans, barbarians, chance } of branch) {
      const key = romans * 256 + barbarians
      const sum = (sums.get(key)?.chance ?? 0) + chance
      sums.set(key, { romans, barbarians, chance: sum })
    }
  }
  return [...sums.values()].map((ending) => ({ ...ending, chance: ending.chance / branches.length }))
}

export function oddsOf(table: ConflictTable, field: Field): Odds {
  const odds = { barbarian: 0, roman: 0, barbarianSurvivors: 0, romanSurvivors: 0 }
  for (const { romans, barbarians, chance } of endings(table, field)) {
    if (barbarians > 0) odds.barbarian += chance
    else if (romans > 0) odds.roman += chance
    odds.barbarianSurvivors += barbarians * chance
    odds.romanSurvivors += romans * chance
  }
  return odds
}
