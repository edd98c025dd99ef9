/** Which groups can go where. */
import { CO, LI, NOBODY, type Piece, type Zone } from '../board.ts'
import { mayMarchAway } from '../rules/movement/bounds/holding.ts'
import { hasRuler } from '../rules/movement/bounds/limits.ts'
import { beginVerdict } from '../rules/movement/march/beginning.ts'
import { canLead, mayCommand } from '../rules/movement/march/command.ts'
import { withGuard } from '../rules/movement/march/joining.ts'
import { after, mayEnd, mayStep, type Progress, progressOf } from '../rules/movement/march/march.ts'
import { loneMarch } from '../rules/movement/march/marching.ts'
import type { March } from '../rules/movement/movement-frames.ts'
import { type Camp, campOf, FOEDERATI, faceOf, hasMoved, put, type State, statusOfPeople, whereIs } from '../state.ts'

/** A way for a group, zone by zone. */
export interface Route {
  readonly path: readonly Zone[]
  /** Whether the last border is a great river or a strait. */
  readonly crosses: boolean
}

export interface Host {
  readonly camp: Camp
  /** NOBODY: a unit by itself. */
  readonly leader: Piece
  readonly pieces: readonly Piece[]
}

/** The groups that a leader could set out with: everybody, one less, a few, those who may go far, himself. */
export function hostsOf(s: State, camp: Camp, leader: Piece): Host[] {
  if (hasMoved(s, leader) || !beginVerdict(s, camp, leader).ok) return []
  const guard = withGuard(s, leader)
  const units: Piece[] = []
  const here = whereIs(s, leader)
  for (const unit of s.board.everyUnit) {
    if (whereIs(s, unit) !== here || hasMoved(s, unit) || guard.includes(unit) || campOf(s, unit) !== camp) continue
    if (mayCommand(s, leader, unit).ok && mayMarchAway(s, unit).ok) units.push(unit)
  }
  units.sort((a, b) => faceOf(s, b).pf - faceOf(s, a).pf)
  const all = filled(s, guard, units)
  const isRuler = hasRuler(s, guard)
  const far = filled(
    s,
    guard,
    units.filter((unit) => s.board.unit[unit].category !== LI && (isRuler || s.board.unit[unit].category !== CO)),
  )
  const groups = [all]
  if (all.length > guard.length + 1) groups.push(all.slice(0, -1))
  for (const few of [2, 3, 5]) if (all.length > guard.length + few + 1) groups.push(all.slice(0, guard.length + few))
  if (far.length < all.length && far.length > guard.length) groups.push(far)
  if (all.length > guard.length && s.board.leader[leader].people === NOBODY) groups.push(guard)
  return groups.map((pieces) => ({ camp, leader, pieces }))
}

function filled(s: State, guard: readonly Piece[], units: readonly Piece[]): Piece[] {
  const group = [...guard]
  for (const unit of units) {
    group.push(unit)
    if (!canLead(s, group)) group.pop()
  }
  return group
}

export const marchOf = ({ camp, leader, pieces }: Host): March => ({
  ...loneMarch(pieces[0], camp),
  leader,
  group: pieces,
  isLed: leader === NOBODY,
})

/** Where a group has come to on its way. */
interface Stop {
  readonly progress: Progress
  readonly path: readonly Zone[]
}

/** Every zone where the group could end its move, by the way that costs least. */
export function routesOf(s: State, host: Host): Map<Zone, Route> {
  const found = new Map<Zone, Route>()
  const m = marchOf(host)
  const start = progressOf(s, m)
  const least = new Array<number>(s.board.zones).fill(Number.POSITIVE_INFINITY)
  least[start.zone] = 0
  const isBound = host.pieces.some((piece) => asksWhence(s, piece))
  const queue: Stop[] = [{ progress: start, path: [] }]
  for (const { progress: here, path } of queue) {
    if (here.spent > least[here.zone]) continue
    if (isBound) for (const piece of host.pieces) put(s, piece, here.zone)
    for (const way of s.board.ways[here.zone]) {
      if (here.spent + 1 >= least[way.to] || !mayStep(s, m, here, way).ok) continue
      const there = after(s, here, way)
      if (there.spent >= least[way.to]) continue
      least[way.to] = there.spent
      const longer = [...path, way.to]
      if (mayEnd(s, m, there).ok) found.set(way.to, { path: longer, crosses: way.isCrossing })
      queue.push({ progress: there, path: longer })
    }
  }
  if (isBound) for (const piece of host.pieces) put(s, piece, start.zone)
  return found
}

/** UR-3.2.2-g UR-6.3-i: whether it matters from where a unit enters a zone. */
function asksWhence(s: State, piece: Piece): boolean {
  if (piece < s.board.leaders) return false
  const { category, people } = s.board.unit[piece]
  return category === CO || (people !== NOBODY && statusOfPeople(s, people) === FOEDERATI)
}
