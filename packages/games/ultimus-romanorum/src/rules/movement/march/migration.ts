/** UR-6.2-as UR-6.2-ba: a people that migrates moves and ends in one zone, as far as it can. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { derived, NOBODY, type Piece, type Zone } from '../../../board.ts'
import { Changes } from '../../../position/changes.ts'
import { BARBARIAN, bloc, type Camp, hasMoved, isOnLand, landOf, put, type State } from '../../../state.ts'
import { mayMarchAway } from '../bounds/holding.ts'
import { isMigrating } from '../bounds/points.ts'
import type { March } from '../movement-frames.ts'
import { after, mayEnd, mayStep, type Progress, progressOf } from './march.ts'
import { loneMarch, withProgress, withZones } from './marching.ts'

const NOWHERE: readonly Zone[] = []

/** Where a march is bound to end, if it takes units of the people that migrates. */
export function bound(s: State, m: March): March {
  if (s.migrating === NOBODY) return m
  return m.steps === 0 && takesMigrants(s, m.group) ? withZones(m, meetingZones(s)) : m
}

function takesMigrants(s: State, group: readonly Piece[]): boolean {
  for (const piece of group) if (piece >= s.board.leaders && isMigrating(s, piece)) return true
  return false
}

/**
 * The zones where all its units could end this E.1 together; none: there is no such zone, and nobody is bound. As long as
 * it has not migrated this year, it is no zone where one of them began.
 */
export function meetingZones(s: State): readonly Zone[] {
  if (s.migrating === NOBODY) return NOWHERE
  const found = foundOn(s.board)
  // Every unit of the people is asked about in turn: what was found for the same position still holds.
  if (!found.changes.look(s) || found.changes.pieces.length > 0) found.zones = findMeetingZones(s)
  return found.zones
}

const foundOn = derived((): { readonly changes: Changes; zones: readonly Zone[] } => ({
  changes: new Changes(),
  zones: NOWHERE,
}))

function findMeetingZones(s: State): readonly Zone[] {
  const { moved, waiting } = unitsOf(s)
  if (moved.some((unit) => landOf(s, unit) !== landOf(s, moved[0]))) return NOWHERE
  let common: readonly Zone[] | null = moved.length === 0 ? null : [landOf(s, moved[0])]
  const from = new Set<Zone>()
  for (const unit of waiting) {
    // Units that stand together can go to the same zones.
    if (from.has(landOf(s, unit))) continue
    from.add(landOf(s, unit))
    const ends = endsOf(s, unit)
    common = common === null ? ends : common.filter((zone) => ends.includes(zone))
  }
  if (common === null) return NOWHERE
  return s.migrated ? common : common.filter((zone) => !from.has(zone))
}

/** Its units on land, its allies' too: UR-6.2-az. */
function unitsOf(s: State): { readonly moved: readonly Piece[]; readonly waiting: readonly Piece[] } {
  const all = bloc(s, s.migrating).flatMap((people) =>
    s.board.peoples[people].units.filter((unit) => isOnLand(s, unit)),
  )
  return { moved: all.filter((unit) => hasMoved(s, unit)), waiting: all.filter((unit) => !hasMoved(s, unit)) }
}

/** Where a unit could end its move, by itself; where it stands it may stay. */
function endsOf(s: State, unit: Piece): Zone[] {
  const ends = new Set([landOf(s, unit)])
  const { trail } = s
  // What is taken back leaves no trail.
  s.trail = null
  if (mayMarchAway(s, unit).ok) explore(s, loneMarch(unit), ends, new Map())
  s.trail = trail
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
    explore(s, withProgress(m, there), ends, best)
    put(s, m.group[0], here.zone)
  }
}

/** Whether the camp's moves may be over, as far as the migration goes. Once it has migrated, all may stay, or all meet again. */
export function mayMigrationRest(s: State, camp: Camp): Verdict {
  if (s.migrating === NOBODY || camp !== BARBARIAN) return yes()
  const { moved, waiting } = unitsOf(s)
  const isOver = s.migrated ? moved.length === 0 || areTogether(s, [...moved, ...waiting]) : waiting.length === 0
  return isOver || meetingZones(s).length === 0 ? yes() : no('UR-6.2-ba')
}

const areTogether = (s: State, units: readonly Piece[]): boolean =>
  units.every((unit) => landOf(s, unit) === landOf(s, units[0]))

/** The Barbarian has ended his moves: has all of it migrated? If not, it is still to do so in his next E.1 of the year. */
export function noteMigration(s: State): void {
  if (s.migrating === NOBODY || s.migrated) return
  const { moved, waiting } = unitsOf(s)
  s.migrated = moved.length > 0 && waiting.length === 0 && areTogether(s, moved)
}
