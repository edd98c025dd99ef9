/** The cheapest way round for an Emperor, whatever IP he has. */
import { type Emperor, NO_LINK, NONE, type Province } from '../../board.ts'
import { revoltCost, seasFrom } from '../../rules/roman-phase/move.ts'
import { armyAt, emperorProvince, otherEmperorAt, type State } from '../../state.ts'

export interface Detour {
  /** Between where he is and where he wants to be. */
  readonly via: readonly Province[]
  readonly cost: number
}

/** What a step costs, or 0: there is none. */
export function stepCost(s: State, from: Province, to: Province): number {
  const way = s.board.ways[seasFrom(s, from)][from * s.board.size + to]
  return way === NO_LINK ? 0 : way + revoltCost(s, to)
}

export function detour(s: State, mover: Emperor, to: Province): Detour | undefined {
  if (otherEmperorAt(s, to, mover) !== NONE) return undefined
  const best = new Map<Province, Detour>([[emperorProvince(s, mover), { via: [], cost: 0 }]])
  const done = new Set<Province>()
  for (;;) {
    const here = cheapest(best, done)
    if (here === undefined) return undefined
    const [at, { via, cost }] = here
    if (at === to) return { via: via.slice(0, -1), cost }
    done.add(at)
    for (const next of s.board.reach[seasFrom(s, at)][at]) {
      const total = cost + stepCost(s, at, next)
      if (armyAt(s, next) !== NONE || (best.get(next)?.cost ?? Number.POSITIVE_INFINITY) <= total) continue
      best.set(next, { via: [...via, next], cost: total })
    }
  }
}

function cheapest(best: ReadonlyMap<Province, Detour>, done: ReadonlySet<Province>) {
  const open = [...best].filter(([province]) => !done.has(province))
  return open.sort(([, one], [, other]) => one.cost - other.cost)[0]
}
