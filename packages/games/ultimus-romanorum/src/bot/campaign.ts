/** Movement: the march that gains most, one after the other, until none gains anything. */
import { SilentTable } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE } from '../actions.ts'
import { BU, NOBODY, type Piece, type Zone } from '../board.ts'
import { apply, verdict } from '../machine.ts'
import { mayStand } from '../rules/movement/bounds/limits.ts'
import { isMigrating } from '../rules/movement/bounds/points.ts'
import { beginVerdict } from '../rules/movement/march/beginning.ts'
import { type Camp, campOf, clone, hasMoved, isWeak, patronOf, ralliedTo, type State, whereIs } from '../state.ts'
import { judge, type Plan, surveyFor, together } from './judgement.ts'
import { type Host, hostsOf, routesOf } from './routes.ts'
import { fights } from './situation.ts'

/** A march for less than this is not worth the trouble. */
const LEAST = 0.05

/** What the camp does next in its movement; nothing: no march gains anything. */
export function nextMarch(s: State, camp: Camp): readonly Action[] {
  const best = bestPlan(s, camp)
  return best === undefined ? [] : legalPart(s, actionsFor(s, best))
}

function bestPlan(s: State, camp: Camp): Plan | undefined {
  const view = surveyFor(s, camp)
  let best: Plan | undefined
  const attacks = new Map<Zone, Plan[]>()
  const offer = (plan: Plan, zone: Zone) => {
    if (plan.gain > (best?.gain ?? LEAST)) best = plan
    if (plan.attack) attacks.set(zone, [...(attacks.get(zone) ?? []), plan])
  }
  for (const leader of s.board.everyLeader) {
    if (!isReady(s, camp, leader)) continue
    for (const host of hostsOf(s, camp, leader)) {
      for (const [zone, route] of routesOf(s, host)) offer(judge(view, host, zone, route), zone)
    }
  }
  for (const unit of s.board.everyUnit) {
    if (!isReady(s, camp, unit) || isMigrating(s, unit) || s.board.unit[unit].category === BU) continue
    if (isAlike(s, unit) || !beginVerdict(s, camp, unit).ok) continue
    const host: Host = { camp, leader: NOBODY, pieces: [unit] }
    for (const way of s.board.ways[whereIs(s, unit)]) {
      if (!mayStand(s, unit, way.to, []).ok) continue
      offer(judge(view, host, way.to, { path: [way.to], crosses: way.isCrossing }), way.to)
    }
  }
  for (const [zone, plans] of attacks) {
    const joint = together(view, zone, plans)
    if (joint !== undefined && joint.gain > (best?.gain ?? LEAST)) best = joint
  }
  return best
}

const isReady = (s: State, camp: Camp, piece: Piece): boolean =>
  whereIs(s, piece) >= 0 &&
  whereIs(s, piece) < s.board.zones &&
  !hasMoved(s, piece) &&
  campOf(s, piece) === camp &&
  fights(s, piece)

/** Another unit of the same sort stands there and was looked at already. */
function isAlike(s: State, unit: Piece): boolean {
  const { people, category, diocese, full } = s.board.unit[unit]
  for (const other of s.board.everyUnit) {
    if (other === unit) break
    if (whereIs(s, other) !== whereIs(s, unit) || hasMoved(s, other) || isWeak(s, other) !== isWeak(s, unit)) continue
    const its = s.board.unit[other]
    if (its.people !== people || its.category !== category || its.diocese !== diocese) continue
    if (its.full.pf === full.pf && ralliedTo(s, other) === ralliedTo(s, unit)) return true
  }
  return false
}

/** A march in single actions: who goes, who is left behind on the way, and the end if it could go on. */
function actionsFor(s: State, { host, route, drops }: Plan): Action[] {
  const { piece, to } = actionsOf(s.board)
  const guards = host.pieces.filter((each) => each >= s.board.leaders && patronOf(s, each) === host.leader)
  const others = host.pieces.slice(1).filter((each) => !guards.includes(each))
  const actions = [piece[host.pieces[0]], ...others.map((each) => piece[each])]
  route.path.forEach((zone, i) => {
    actions.push(to[zone])
    const left = drops[i] ?? NOBODY
    if (left !== NOBODY) actions.push(piece[left])
  })
  return [...actions, DONE]
}

/** As far as they can be done one after the other; what is not allowed on the way is left out, and dice end it. */
function legalPart(s: State, actions: readonly Action[]): readonly Action[] {
  const copy = clone(s)
  const done: Action[] = []
  let isRolled = false
  const table = new SilentTable({
    face({ low }) {
      isRolled = true
      return low
    },
  })
  for (const action of actions) {
    const isMarching = done.length === 0 || (copy.end === null && top(copy).kind === 'group')
    if (!isMarching) break
    if (!verdict(copy, action).ok) {
      if (action.kind === 'to') break
      continue
    }
    done.push(action)
    apply(copy, action, table)
    if (isRolled) break
  }
  return done
}
