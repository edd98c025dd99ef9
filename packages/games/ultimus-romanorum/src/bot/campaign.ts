/** Movement: the march or voyage that gains most, one after the other, until none gains anything. */
import { SilentTable } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE } from '../actions.ts'
import { BU, NOBODY, type Piece, type Zone } from '../board.ts'
import { apply, verdict } from '../machine.ts'
import { mayStand } from '../rules/movement/bounds/limits.ts'
import { isMigrating } from '../rules/movement/bounds/points.ts'
import { beginVerdict } from '../rules/movement/march/beginning.ts'
import { playVerdict } from '../rules/stratagems/play.ts'
import {
  BARBARIAN,
  type Camp,
  campOf,
  clone,
  hasMoved,
  isWeak,
  patronOf,
  ralliedTo,
  type State,
  whereIs,
} from '../state.ts'
import { stratagem } from '../stratagem-kinds.ts'
import { judge, type Plan, type Survey, surveyFor, together } from './judgement.ts'
import { type Option, optionsOf } from './kept.ts'
import { migrantsNow } from './migrations.ts'
import { type Host, hostsOf, type Route, routesOf } from './routes.ts'
import { fights } from './situation.ts'
import { bestVoyage, voyageActions, worthOfFleet } from './voyages.ts'

/** A march for less than this is not worth the trouble. */
const LEAST = 0.05

/** What the camp does next in its movement, by land or by sea; nothing: no move gains anything. */
export function nextMove(s: State, camp: Camp): readonly Action[] {
  const migrants = camp === BARBARIAN ? legalPart(s, migrantsNow(s)) : []
  if (migrants.length > 0) return migrants
  const { best } = plansFor(s, camp)
  const least = best?.gain ?? LEAST
  const called = fleetCalled(s, camp, least)
  if (called !== undefined) return [called]
  const voyage = voyageAbove(s, camp, least)
  if (voyage.length > 0) return voyage
  return best === undefined ? [] : legalPart(s, actionsFor(s, best))
}

/** The march that gains most; nothing: none gains anything. */
export function bestMarch(s: State, camp: Camp): readonly Action[] {
  const { best } = plansFor(s, camp)
  return best === undefined ? [] : legalPart(s, actionsFor(s, best))
}

/** The best voyage that gains more than so much; nothing: there is none. */
function voyageAbove(s: State, camp: Camp, least: number): readonly Action[] {
  const voyage = bestVoyage(surveyFor(s, camp), least)
  if (voyage === undefined) return []
  const planned = voyageActions(s, voyage)
  const actions = legalPart(s, planned)
  return actions.length === planned.length ? actions : []
}

const FLEET = stratagem('fleet')
/** What the stratagem has to bring more than anything that can be done without. */
const PRICE_OF_FLEET = 0.5

/** The stratagem Fleet, if a voyage with it gains so much more than a march. */
function fleetCalled(s: State, camp: Camp, least: number): Action | undefined {
  if (!playVerdict(s, camp, FLEET, 'moved').ok) return undefined
  const most = Math.max(...worthOfFleet(s, camp))
  return most > least + PRICE_OF_FLEET ? actionsOf(s.board).play[FLEET] : undefined
}

/** What the pieces of the best march could do instead, or, if no march is good, what might still be one; best first. */
export function rivalMarches(s: State, camp: Camp, count: number): readonly (readonly Action[])[] {
  const { best, all } = plansFor(s, camp)
  if (best !== undefined && best.gain < STAKE) return []
  const found: (readonly Action[])[] = []
  const known = new Set<string>()
  for (const plan of all.filter(({ gain }) => gain >= WORST).sort((one, other) => other.gain - one.gain)) {
    if (found.length === count) break
    if (plan === best || (best !== undefined && !shareAny(plan, best))) continue
    // In other company to the same place is hardly anything else.
    const [to] = plan.route.path.slice(-1)
    const key = best === undefined ? `${plan.host.pieces[0]} ${to}` : `${to}`
    if (known.has(key)) continue
    known.add(key)
    const actions = legalPart(s, actionsFor(s, plan))
    if (actions.length > 1) found.push(actions)
  }
  return found
}

/** Where less is at stake nothing else is thought of. */
const STAKE = 0.4
/** A march that costs more is no rival of the best. */
const WORST = -1

const shareAny = (one: Plan, other: Plan): boolean => one.host.pieces.some((piece) => other.host.pieces.includes(piece))

/** All marches that are open to a camp, and the one that gains most; undefined: none gains anything. */
function plansFor(s: State, camp: Camp): { readonly best: Plan | undefined; readonly all: readonly Plan[] } {
  const view = surveyFor(s, camp)
  let best: Plan | undefined
  const all: Plan[] = []
  const attacks = new Map<Zone, Plan[]>()
  const offer = (plan: Plan) => {
    all.push(plan)
    if (plan.gain > (best?.gain ?? LEAST)) best = plan
  }
  for (const options of optionsOf(view, optionsFor)) {
    for (const { plan, zone } of options) {
      offer(plan)
      if (!plan.attack) continue
      const others = attacks.get(zone)
      if (others === undefined) attacks.set(zone, [plan])
      else others.push(plan)
    }
  }
  for (const [zone, plans] of attacks) {
    const joint = together(view, zone, plans)
    if (joint !== undefined) offer(joint)
  }
  return { best, all }
}

/** Wherever a leader with others, or a unit by itself, could go. */
function optionsFor(view: Survey, piece: Piece): readonly Option[] {
  const { s, camp } = view
  const found: Option[] = []
  if (!isReady(s, camp, piece)) return found
  const offer = (host: Host, zone: Zone, route: Route) =>
    found.push({ host, zone, route, plan: judge(view, host, zone, route) })
  if (piece < s.board.leaders) {
    for (const host of hostsOf(s, camp, piece)) for (const [zone, route] of routesOf(s, host)) offer(host, zone, route)
    return found
  }
  if (isMigrating(s, piece) || s.board.unit[piece].category === BU) return found
  if (isAlike(s, piece) || !beginVerdict(s, camp, piece).ok) return found
  const host: Host = { camp, leader: NOBODY, pieces: [piece] }
  for (const way of s.board.ways[whereIs(s, piece)]) {
    if (mayStand(s, piece, way.to, []).ok) offer(host, way.to, { path: [way.to], crosses: way.isCrossing })
  }
  return found
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

const isUnderWay = (s: State): boolean => s.end === null && (top(s).kind === 'group' || top(s).kind === 'fleet')

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
    if (done.length > 0 && !isUnderWay(copy)) break
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
