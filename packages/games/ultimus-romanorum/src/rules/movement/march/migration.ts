/** UR-6.2-as: a people that migrates ends its move in one zone, as far as it can. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { NOBODY, type Piece, type Zone } from '../../../board.ts'
import { BARBARIAN, type Camp, hasMoved, isOnLand, landOf, put, type State } from '../../../state.ts'
import { mayMarchAway } from '../bounds/holding.ts'
import type { March } from '../movement-frames.ts'
import { after, mayEnd, mayStep, type Progress, progressOf } from './march.ts'
import { asGroup, loneMarch } from './marching.ts'

const NOWHERE: readonly Zone[] = []

/** The zones where all its units could end this E.1 together; none: there is no such zone, and nothing is asked. */
export function meetingZones(s: State): readonly Zone[] {
  if (s.migrating === NOBODY) return NOWHERE
  const all = units(s)
  const moved = all.filter((unit) => hasMoved(s, unit))
  let common: readonly Zone[] | null = moved.length === 0 ? null : [landOf(s, moved[0])]
  if (moved.some((unit) => landOf(s, unit) !== landOf(s, moved[0]))) return NOWHERE
  const from = new Set<Zone>()
  for (const unit of all) {
    // Units that stand together can go to the same zones.
    if (hasMoved(s, unit) || from.has(landOf(s, unit))) continue
    from.add(landOf(s, unit))
    const ends = endsOf(s, unit)
    common = common === null ? ends : common.filter((zone) => ends.includes(zone))
  }
  return common ?? NOWHERE
}

const units = (s: State): Piece[] => s.board.peoples[s.migrating].units.filter((unit) => isOnLand(s, unit))

/** Where a unit could end its move, by itself; where it stands it may stay. */
function endsOf(s: State, unit: Piece): Zone[] {
  const ends = new Set([landOf(s, unit)])
  if (mayMarchAway(s, unit).ok) explore(s, loneMarch(unit), ends, new Map())
  return [...ends]
}

/** Steps are tried on the board and taken back; no zone is tried again with no more PM left. */
function explore(s: State, m: March, ends: Set<Zone>, best: Map<number, number>): void {
  const here: Progress = progressOf(s, m)
  const key = here.zone * 2 + (m.isWild ? 1 : 0)
  if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= m.spent) return
  best.set(key, m.spent)
  for (const way of s.board.ways[here.zone]) {
    if (!mayStep(s, m, here, way).ok) continue
    const there = after(s, here, way)
    if (mayEnd(s, m, there).ok) ends.add(way.to)
    put(s, m.group[0], way.to)
    explore(s, { ...asGroup(m), spent: there.spent, steps: there.steps, isWild: there.isWild }, ends, best)
    put(s, m.group[0], here.zone)
  }
}

/** Whether the camp's moves may be over, as far as the migration goes. */
export function mayMigrationRest(s: State, camp: Camp): Verdict {
  if (s.migrating === NOBODY || camp !== BARBARIAN) return yes()
  const zones = new Set(units(s).map((unit) => landOf(s, unit)))
  return zones.size <= 1 || meetingZones(s).length === 0 ? yes() : no('UR-6.2-as')
}
