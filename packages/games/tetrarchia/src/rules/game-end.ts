/** Chapter 5: how the game ends, and the score of ten. */
import type { Outcome } from '@tabularium/engine'
import { EVERY_ARMY, ITALIA, NONE, OUTER_REGIONS, type Region } from '../board.ts'
import type { Table } from '../events.ts'
import { seatNames } from '../options.ts'
import {
  armyRegion,
  countTokens,
  type End,
  isSecured,
  NO_TOKEN,
  REVOLT,
  regionHasRevolt,
  type State,
  tokenAt,
  turnsDone,
  UNREST,
} from '../state.ts'
import { theGreat } from './variants.ts'

export function endGame(s: State, end: End, table: Table): void {
  s.end = end
  s.stack.length = 0
  table.tell({ type: 'end', victory: end.victory, rule: end.rule })
}

export function securedBorders(s: State): number {
  let n = 0
  for (const region of OUTER_REGIONS) if (isSecured(s, s.board.border[region])) n++
  return n
}

/** TE-5-a: six secured borders win at once. */
export function checkVictory(s: State, table: Table): void {
  if (securedBorders(s) === OUTER_REGIONS.length) endGame(s, { victory: true, rule: 'TE-5-a' }, table)
}

export function armiesOnBoard(s: State): number {
  let n = 0
  for (const army of EVERY_ARMY) if (armyRegion(s, army) !== NONE) n++
  return n
}

/** What it would cost to subdue every province of a region. */
export function subdueCost(s: State, region: Region): number {
  let ip = 0
  for (const p of s.board.provincesOf[region]) {
    if (tokenAt(s, p) === UNREST) ip += 1
    else if (tokenAt(s, p) === REVOLT) ip += 2
  }
  return ip
}

/** TE-5-d: more than 6 IP would be needed. */
export function isInRevolt(s: State, region: Region): boolean {
  return subdueCost(s, region) > 6
}

/** TE-5-d */
export function score(s: State): number {
  const secured = securedBorders(s)
  const quietItaly = regionHasRevolt(s, ITALIA) ? 0 : 4
  const inRevolt = [ITALIA, ...OUTER_REGIONS].filter((region) => isInRevolt(s, region)).length
  return secured + quietItaly - (OUTER_REGIONS.length - secured) - armiesOnBoard(s) - inRevolt
}

export function outcome(s: State): Outcome | null {
  if (s.end === null) return null
  const everyone = seatNames(s.options).map((_, seat) => seat)
  return {
    winners: s.end.victory ? everyone : [],
    rule: s.end.rule,
    details: {
      victory: s.end.victory,
      score: score(s),
      turns: turnsDone(s) + 1,
      borders: securedBorders(s),
      armies: armiesOnBoard(s),
      revolts: countTokens(s, REVOLT),
      unrest: countTokens(s, UNREST),
      quiet: countTokens(s, NO_TOKEN),
      ...theGreat(s),
    },
  }
}
