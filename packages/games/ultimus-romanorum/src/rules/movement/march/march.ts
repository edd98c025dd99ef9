/** Chapters 3.4.1, 4.3, 7.1, 7.2 and 7.3: whether a group may make a step, end its move, or leave somebody behind. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { BU, isRomanPiece, NOBODY, type Piece, type Way, type Zone } from '../../../board.ts'
import { hasEnemyUnit, isPatrice, landOf, patronOf, type State } from '../../../state.ts'
import { isWild } from '../bounds/geography.ts'
import { drivenHome, keepsToWayHome } from '../bounds/holding.ts'
import { mayEnter, mayGoAlone, mayStand, mayStop } from '../bounds/limits.ts'
import { costOf, DISASTROUS_WEATHER, isMigrating, pmOfGroup, wayTo } from '../bounds/points.ts'
import type { March } from '../movement-frames.ts'
import { canLead } from './command.ts'
import { withGroup } from './marching.ts'

/** How far a group has come: where it is, or would be. */
export interface Progress {
  readonly zone: Zone
  readonly spent: number
  readonly steps: number
  readonly isWild: boolean
}

/** UR-7.3-a */
const WILD_PM = 2

export function hasUnits(s: State, group: readonly Piece[]): boolean {
  for (const piece of group) if (piece >= s.board.leaders) return true
  return false
}

/** The same rule stands in chapter 3 for Romans and in chapter 4 for the others. */
export const clause = (s: State, m: March, roman: RuleId, other: RuleId): RuleId =>
  isRomanPiece(s.board, m.leader === NOBODY ? m.group[0] : m.leader) ? roman : other

export const progressOf = (s: State, m: March): Progress => ({
  zone: landOf(s, m.group[0]),
  spent: m.spent,
  steps: m.steps,
  isWild: m.isWild,
})

export function after(s: State, { spent, steps, isWild: wild }: Progress, way: Way): Progress {
  return {
    zone: way.to,
    spent: spent + costOf(s, way),
    steps: steps + 1,
    isWild: (steps === 0 || wild) && isWild(s.board, way.to),
  }
}

/** One step of the whole group; its cost is in PM. */
export function stepVerdict(s: State, m: March, to: Zone): Verdict {
  const here = progressOf(s, m)
  const way = wayTo(s, here.zone, to)
  if (way === undefined) return no('UR-7.2-a')
  const going = mayGoOn(s, m, here)
  return going.ok ? stepAlong(s, m, here, way, reachOf(s, m)) : going
}

/** One step of a group that may go on, with so many PM in all. */
function stepAlong(s: State, m: March, here: Progress, way: Way, reach: number): Verdict {
  const step = mayCome(s, m, here, way, reach)
  if (!step.ok) return step
  const there = after(s, here, way)
  const end = mayEnd(s, m, there)
  // UR-4.2.4-e: it may pass through, if it gets somewhere.
  return end.ok || canGetOn(s, m, there) ? step : end
}

/** Whether it may come to the next zone, if only to pass through. */
export function mayStep(s: State, m: March, here: Progress, way: Way): Verdict {
  const going = mayGoOn(s, m, here)
  return going.ok ? mayCome(s, m, here, way, reachOf(s, m)) : going
}

function mayCome(s: State, m: March, here: Progress, way: Way, reach: number): Verdict {
  const cost = costOf(s, way)
  if (here.spent + cost > reach) return no(limitOf(s, m, here.spent + cost))
  for (const piece of m.group) {
    if (piece < s.board.leaders) {
      const alone = mayGoAlone(s, piece, way.to, m.group)
      if (!alone.ok) return alone
    }
    const entering = mayEnter(s, piece, way.to, m.group)
    if (!entering.ok) return entering
  }
  const home = keepsToWayHome(s, m.group, here.zone, way.to, cost)
  return home.ok ? yes(cost) : home
}

/** UR-3.4.1-i UR-4.3-g: a lone unit's one step may cost anything. */
function reachOf(s: State, m: March): number {
  return isLoneUnit(s, m) ? Number.POSITIVE_INFINITY : pmOfGroup(s, m.group)
}

/** UR-3.4.1-h UR-4.3-g: a unit that makes one step. UR-6.2-au: one of a migrating people marches like a group. */
export const isLoneUnit = (s: State, { leader, group }: March): boolean =>
  leader === NOBODY && !isMigrating(s, group[0])

function limitOf(s: State, m: March, spent: number): RuleId {
  if (s.event === DISASTROUS_WEATHER && spent <= pmOfGroup(s, m.group) + 1) return 'UR-T.events-2'
  if (!hasUnits(s, m.group)) return 'UR-1.2.2-a'
  return m.leader === NOBODY ? 'UR-6.2-aq' : clause(s, m, 'UR-3.4.1-d', 'UR-4.3-e')
}

/** Whether anything stops it where it is. */
function mayGoOn(s: State, m: March, { zone, spent, steps, isWild: wild }: Progress): Verdict {
  if (steps === 0) return yes()
  if (isLoneUnit(s, m)) return no(clause(s, m, 'UR-3.4.1-h', 'UR-4.3-g'))
  if (steps === 1 && wild && spent > WILD_PM) return no('UR-7.3-d')
  // UR-7.1-e
  if (!hasUnits(s, m.group)) return m.isLed ? no(clause(s, m, 'UR-3.4.1-g', 'UR-4.3-f')) : yes()
  return hasEnemyUnit(s, zone, m.camp) ? no(m.leader === NOBODY ? 'UR-7.1-a' : 'UR-7.1-f') : yes()
}

/** May the whole group end its move there? */
export function mayEnd(s: State, m: March, there: Progress): Verdict {
  for (const piece of m.group) {
    const ending = mayPieceEnd(s, m, piece, there)
    if (!ending.ok) return ending
  }
  return yes()
}

function mayPieceEnd(s: State, m: March, piece: Piece, { zone, spent, steps, isWild: wild }: Progress): Verdict {
  // UR-7.3-a UR-7.3-d
  if (wild && spent > WILD_PM && steps > 1) return no('UR-7.3-a')
  if (m.zones.length > 0 && !m.zones.includes(zone) && piece >= s.board.leaders && isMigrating(s, piece)) {
    return no('UR-6.2-ba')
  }
  return mayStop(s, piece, zone, m.group)
}

/** What was looked at for an answer, for whoever keeps it: the zone looked at last, and whether any beyond the next was. */
export const looked = { last: NOBODY as Zone, far: false }

/** From a zone where it may not end: can it still reach one where it may? */
function canGetOn(s: State, m: March, here: Progress): boolean {
  looked.far = true
  if (!mayGoOn(s, m, here).ok) return false
  const reach = reachOf(s, m)
  const passages: Progress[] = []
  for (const way of s.board.ways[here.zone]) {
    if (!mayCome(s, m, here, way, reach).ok) continue
    const there = after(s, here, way)
    if (mayEnd(s, m, there).ok) return true
    passages.push(there)
  }
  return canAnyGetOn(s, m, passages)
}

function canAnyGetOn(s: State, m: March, passages: readonly Progress[]): boolean {
  for (const there of passages) if (canGetOn(s, m, there)) return true
  return false
}

/** Yes if there is any step it can make, else why the last one tried is forbidden. */
export function anyStep(s: State, m: March): Verdict {
  const here = progressOf(s, m)
  let verdict = mayGoOn(s, m, here)
  if (!verdict.ok) return verdict
  const reach = reachOf(s, m)
  let passages: Progress[] | undefined
  for (const way of s.board.ways[here.zone]) {
    looked.last = way.to
    verdict = mayCome(s, m, here, way, reach)
    if (!verdict.ok) continue
    const there = after(s, here, way)
    verdict = mayEnd(s, m, there)
    if (verdict.ok) return verdict
    passages ??= []
    passages.push(there)
  }
  // UR-4.2.4-e: it may pass through, if it gets somewhere.
  return passages !== undefined && canAnyGetOn(s, m, passages) ? yes() : verdict
}

/** The first step it can make, with what it costs, else why the last one tried is forbidden. */
export function firstStep(s: State, m: March): Verdict {
  const here = progressOf(s, m)
  let verdict = mayGoOn(s, m, here)
  if (!verdict.ok) return verdict
  const reach = reachOf(s, m)
  for (const way of s.board.ways[here.zone]) {
    verdict = stepAlong(s, m, here, way, reach)
    if (verdict.ok) return verdict
  }
  return verdict
}

/** The zones to which it can make a step. */
export function stepsOf(s: State, m: March): readonly Zone[] {
  if (isLoneUnit(s, m)) return stepsAlone(s, m)
  const here = progressOf(s, m)
  const zones: Zone[] = []
  if (!mayGoOn(s, m, here).ok) return zones
  const reach = reachOf(s, m)
  for (const way of s.board.ways[here.zone]) if (stepAlong(s, m, here, way, reach).ok) zones.push(way.to)
  return zones
}

/** UR-3.4.1-h UR-3.4.1-i UR-4.3-g: a unit by itself makes one step, whatever it costs, to where it may stay. */
function stepsAlone(s: State, { group, steps }: March): readonly Zone[] {
  const zones: Zone[] = []
  if (steps > 0) return zones
  for (const zone of s.board.neighbours[landOf(s, group[0])]) {
    if (mayStand(s, group[0], zone, group).ok) zones.push(zone)
  }
  return zones
}

/** Whether it could make a step, leaving some behind if need be. */
export function canGoOn(s: State, m: March): boolean {
  if (!mayGoOn(s, m, progressOf(s, m)).ok) return false
  if (anyStep(s, m).ok) return true
  return m.leader !== NOBODY && canSomeGoOn(s, m)
}

/** Whether those who cannot be left behind could make a step, by themselves or with one more. */
function canSomeGoOn(s: State, m: March): boolean {
  const core = m.group.filter((piece) => isCore(s, m, piece))
  if (hasUnits(s, core) && core.length < m.group.length && anyStep(s, withGroup(m, core)).ok) return true
  return m.group.some((unit) => !core.includes(unit) && anyStep(s, withGroup(m, [...core, unit])).ok)
}

/** Those who cannot be left behind: leaders, their buccellarii, and a unit of its own people for a Patrice. */
function isCore(s: State, { group }: March, piece: Piece): boolean {
  if (piece < s.board.leaders || s.board.unit[piece].category === BU) return true
  return group.some((leader) => needs(s, leader, piece) && !group.some((p) => p < piece && needs(s, leader, p)))
}

/** UR-4.5.1-j */
const needs = (s: State, leader: Piece, unit: Piece): boolean =>
  leader < s.board.leaders &&
  unit >= s.board.leaders &&
  isPatrice(s, leader) &&
  !isRomanPiece(s.board, leader) &&
  s.board.leader[leader].people === s.board.unit[unit].people

/** UR-3.4.1-f UR-4.3-f: a unit, or a leader who is not the first, stays here while the others go on. */
export function leaveVerdict(s: State, m: March, piece: Piece): Verdict {
  if (m.steps === 0 || piece === m.leader) return no(clause(s, m, 'UR-3.4.1-e', 'UR-4.3-f'))
  if (s.board.unit[piece]?.category === BU) return no('UR-3.2.4-a')
  const driven = drivenHome(s, [piece])
  if (!driven.ok) return driven
  const rest = without(s, m, piece)
  if (!hasUnits(s, rest.group)) return no(clause(s, m, 'UR-3.4.1-g', 'UR-4.3-f'))
  if (!canLead(s, rest.group)) return no('UR-3.4.1-n')
  for (const leader of rest.group) {
    if (needs(s, leader, piece) && !rest.group.some((other) => needs(s, leader, other))) return no('UR-4.5.1-j')
  }
  if (piece < s.board.leaders && m.group.some((unit) => needs(s, piece, unit))) return no('UR-4.5.1-j')
  const here = progressOf(s, m)
  for (const staying of m.group) {
    if (rest.group.includes(staying)) continue
    const ending = mayPieceEnd(s, m, staying, here)
    if (!ending.ok) return ending
  }
  // Nobody is left behind by a group that goes nowhere.
  return canGoOn(s, rest) ? yes() : no(clause(s, m, 'UR-3.4.1-f', 'UR-4.3-f'))
}

/** UR-3.2.4-a: a leader's buccellarii stay with him. */
export function without(s: State, m: March, piece: Piece): March {
  return withGroup(
    m,
    m.group.filter((each) => each !== piece && !(each >= s.board.leaders && patronOf(s, each) === piece)),
  )
}

/** A group that has made a step may stop, unless something drives it on. */
export function doneVerdict(s: State, m: March): Verdict {
  // Only units of a migrating people, who should wait for the others, can be unable to set out.
  if (m.steps === 0) return m.zones.length > 0 && !anyStep(s, m).ok ? yes() : no('UR-2.E-c')
  const end = mayEnd(s, m, progressOf(s, m))
  // UR-T.events-6a: whoever is driven uses all his PM.
  const rest = end.ok ? drivenHome(s, m.group) : end
  return rest.ok || !anyStep(s, m).ok ? yes() : rest
}
