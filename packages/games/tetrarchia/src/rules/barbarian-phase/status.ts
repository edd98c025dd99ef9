/** Chapter 4.1: the Empire's status. */
import { EVERY_EMPEROR, isBroken, NONE, type Province } from '../../board.ts'
import type { Table } from '../../events.ts'
import { emperorProvince, REVOLT, type State, tokenAt, UNREST } from '../../state.ts'
import { leaveBoard } from '../combat.ts'
import { placeRevolt } from '../tokens.ts'
import { linkHolds } from './broken-links.ts'

/**
 * TE-4.1-a: Unrest next to Revolt becomes Revolt, until none changes. Normal links are followed as far as they
 * lead before a broken one is rolled for, once in each direction (TE-4.5-b).
 */
export function spreadUnrest(s: State, table: Table): void {
  const rolled: number[] = []
  for (let spread = nextSpread(s, rolled); spread !== undefined && s.end === null; spread = nextSpread(s, rolled)) {
    const { from, to } = spread
    if (isBroken(s.board, from, to)) rolled.push(from * s.board.size + to)
    if (linkHolds(s, from, to, 'spread', table)) placeRevolt(s, to, 'spread', table)
  }
}

interface Spread {
  readonly from: Province
  readonly to: Province
}

function nextSpread(s: State, rolled: readonly number[]): Spread | undefined {
  let overBroken: Spread | undefined
  for (const to of s.board.provinces) {
    if (tokenAt(s, to) !== UNREST) continue
    for (const from of s.board.neighbours[to]) {
      if (tokenAt(s, from) !== REVOLT) continue
      if (!isBroken(s.board, from, to)) return { from, to }
      if (overBroken === undefined && !rolled.includes(from * s.board.size + to)) overBroken = { from, to }
    }
  }
  return overBroken
}

/** TE-4.1-b */
export function driveOutEmperors(s: State, table: Table): void {
  for (const emperor of EVERY_EMPEROR) {
    const at = emperorProvince(s, emperor)
    if (at !== NONE && tokenAt(s, at) === REVOLT) leaveBoard(s, emperor, 'revolt', table)
  }
}
