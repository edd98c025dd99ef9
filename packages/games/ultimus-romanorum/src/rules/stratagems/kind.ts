/** What a stratagem is: on what it can be used, and what it does then. */
import type { RuleId, Verdict } from '@tabularium/engine'
import type { Board, People, Piece, Place, Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Camp, State } from '../../state.ts'

/** What may have to be named when it is played. */
interface Targets {
  readonly nothing: null
  readonly people: People
  readonly leader: Piece
  readonly zone: Zone
  /** UR-6.3-ax: on land or at sea. */
  readonly place: Place
}
export type Target = keyof Targets

export interface KindOn<T extends Target> {
  readonly target: T
  /** UR-6-d: back to the bowl at once, unless it is said otherwise. */
  readonly counter?: 'map' | 'removed'
  /** The clause that is told if there is nothing to use it on. */
  readonly rule: RuleId
  /** A quick look by which most are ruled out before they are asked about in full. */
  isRuledOut?(s: State, target: Targets[T]): boolean
  /** Whether it can be used on a people, a leader or a zone. Only what everybody knows may count. */
  allows(s: State, camp: Camp, target: Targets[T]): Verdict
  /** May push frames. */
  use(s: State, camp: Camp, target: Targets[T], table: Table): void
}

export type Kind = { readonly [T in Target]: KindOn<T> }[Target]

const NOTHING = [null] as const

/** UR-6.3-ax: every zone of the map. */
export const zonesAndSeas = ({ everyPlace, zones, seas }: Board): readonly Place[] => everyPlace.slice(0, zones + seas)

/** All that it could be used on. */
export function targetsOf<T extends Target>(
  s: State,
  camp: Camp,
  kind: KindOn<T>,
  pool: readonly Targets[T][],
): Targets[T][] {
  return pool.filter((target) => kind.allows(s, camp, target).ok)
}

function isAny<T extends Target>(s: State, camp: Camp, kind: KindOn<T>, pool: readonly Targets[T][]): boolean {
  for (const target of pool) {
    if (kind.isRuledOut?.(s, target) !== true && kind.allows(s, camp, target).ok) return true
  }
  return false
}

/** Whether there is anything to use it on. */
export function hasTarget(s: State, camp: Camp, kind: Kind): boolean {
  switch (kind.target) {
    case 'nothing':
      return isAny(s, camp, kind, NOTHING)
    case 'people':
      return isAny(s, camp, kind, s.board.everyPeople)
    case 'leader':
      return isAny(s, camp, kind, s.board.everyLeader)
    case 'zone':
      return isAny(s, camp, kind, s.board.everyZone)
    case 'place':
      return isAny(s, camp, kind, zonesAndSeas(s.board))
  }
}

/** Uses it, if there is just one thing to use it on; false: somebody has to choose. */
export function useOnOnly(s: State, camp: Camp, kind: Kind, table: Table): boolean {
  switch (kind.target) {
    case 'nothing':
      return useOnOnlyOf(s, camp, kind, NOTHING, table)
    case 'people':
      return useOnOnlyOf(s, camp, kind, s.board.everyPeople, table)
    case 'leader':
      return useOnOnlyOf(s, camp, kind, s.board.everyLeader, table)
    case 'zone':
      return useOnOnlyOf(s, camp, kind, s.board.everyZone, table)
    case 'place':
      return useOnOnlyOf(s, camp, kind, zonesAndSeas(s.board), table)
  }
}

function useOnOnlyOf<T extends Target>(
  s: State,
  camp: Camp,
  kind: KindOn<T>,
  pool: readonly Targets[T][],
  table: Table,
): boolean {
  const targets = targetsOf(s, camp, kind, pool)
  if (targets.length !== 1) return false
  kind.use(s, camp, targets[0], table)
  return true
}
