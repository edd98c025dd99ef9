/** What a stratagem is: on what it can be used, and what it does then. */
import type { RuleId, Verdict } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import type { Camp, State } from '../../state.ts'

/** What has to be named when it is played. */
export type Target = 'nothing' | 'people' | 'leader' | 'zone'

export interface Kind {
  readonly target: Target
  /** UR-6-d: back to the bowl at once, unless it is said otherwise. */
  readonly counter?: 'map' | 'removed'
  /** The clause that is told if there is nothing to use it on. */
  readonly rule: RuleId
  /** Whether it can be used on a people, a leader or a zone. Only what everybody knows may count. */
  allows(s: State, camp: Camp, target: number): Verdict
  /** May push frames. */
  use(s: State, camp: Camp, target: number, table: Table): void
}

/** How many targets of that sort there are to choose from. */
function poolOf({ board }: State, target: Target): number {
  switch (target) {
    case 'nothing':
      return 1
    case 'people':
      return board.peoples.length
    case 'leader':
      return board.leaders
    case 'zone':
      return board.zones
  }
}

export function hasTarget(s: State, camp: Camp, kind: Kind): boolean {
  const pool = poolOf(s, kind.target)
  for (let target = 0; target < pool; target++) if (kind.allows(s, camp, target).ok) return true
  return false
}

export function targetsOf(s: State, camp: Camp, kind: Kind): number[] {
  const found: number[] = []
  const pool = poolOf(s, kind.target)
  for (let target = 0; target < pool; target++) if (kind.allows(s, camp, target).ok) found.push(target)
  return found
}
