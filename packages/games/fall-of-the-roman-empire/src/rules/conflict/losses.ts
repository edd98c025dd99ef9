/** Chapter 10: what a round costs either side, and the Barbarian's choice of it. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import type { Action } from '../../actions.ts'
import type { Asks } from '../../asking.ts'
import { type Area, BARBARIAN, CAVALRY, FORCE } from '../../board.ts'
import type { Table } from '../../events.ts'
import { BARBARIANS } from '../../options.ts'
import { barbariansAt, cavalryAt, type FrameOf, remove, type State } from '../../state.ts'

/** FR-10-n: the Barbarian chooses what he loses in this round. */
export const losses: Asks<'losses'> = {
  asks: () => BARBARIANS,
  candidates: (s) => s.actions.lose.flat(),
  verdict: (s, frame, action) =>
    action.kind === 'lose' ? lossesVerdict(s, frame, action.forces, action.cavalry) : no('FR-10-n'),
  legal(s, { at, number }) {
    const legal: Action[] = []
    const most = mostCavalryLost(s, at, number)
    for (let cavalry = fewestCavalryLost(s, at, number); cavalry <= most; cavalry++) {
      legal.push(s.actions.lose[number - cavalry][cavalry])
    }
    return legal
  },
  answer(s, { at, round }, action, table) {
    if (action.kind !== 'lose') return
    takeLosses(s, at, action.forces, action.cavalry, table)
    goOnFighting(s, at, round)
  },
}

/** FR-10-f: the next round follows. */
function goOnFighting(s: State, at: Area, round: number): void {
  replace(s, { kind: 'fighting', at, round: round + 1 })
}

/** FR-10-n: Roman losses are Forces alone. */
export function loseForces(s: State, at: Area, number: number, table: Table): void {
  if (number === 0) return
  remove(s, FORCE, at, number)
  table.tell({ type: 'losses', at: s.board.ids[at], side: 'roman', forces: number, cavalry: 0 })
}

/** FR-10-n: asked only where Forces and Cavalry leave a choice; then the next round follows. */
export function loseBarbarians(s: State, at: Area, round: number, number: number, table: Table): void {
  const fewest = fewestCavalryLost(s, at, number)
  if (fewest < mostCavalryLost(s, at, number)) return replace(s, { kind: 'losses', at, round, number })
  if (number > 0) takeLosses(s, at, number - fewest, fewest, table)
  goOnFighting(s, at, round)
}

export function fewestCavalryLost(s: State, at: Area, number: number): number {
  return Math.max(0, number - barbariansAt(s, at))
}

export function mostCavalryLost(s: State, at: Area, number: number): number {
  return Math.min(number, cavalryAt(s, at))
}

/** FR-10-e FR-10-n: the half that is lost, of what is there. */
function lossesVerdict(s: State, { at, number }: FrameOf<'losses'>, forces: number, cavalry: number): Verdict {
  if (forces + cavalry !== number) return no('FR-10-e')
  return forces <= barbariansAt(s, at) && cavalry <= cavalryAt(s, at) ? yes() : no('FR-10-n')
}

/** FR-10-h FR-10-p: Forces and Cavalry go to the Available pile. */
function takeLosses(s: State, at: Area, forces: number, cavalry: number, table: Table): void {
  remove(s, BARBARIAN, at, forces)
  remove(s, CAVALRY, at, cavalry)
  table.tell({ type: 'losses', at: s.board.ids[at], side: 'barbarian', forces, cavalry })
}
