/** What can be foretold of a legal action: the odds of the conflict it leads to, and what it would leave to die. */
import { type Dice, type JsonObject, SilentTable } from '@tabularium/engine'
import type { Action } from './actions.ts'
import { type Area, FORT, LEGION, WALL } from './board.ts'
import { apply } from './questions.ts'
import { mostMoving } from './rules/barbarian-movement.ts'
import { isDoomed } from './rules/conflict/dead.ts'
import { oddsOf } from './rules/conflict/odds.ts'
import { fieldAt } from './rules/conflict/resolve.ts'
import { crnOf } from './rules/conflict/round.ts'
import { mostForces } from './rules/roman-movement.ts'
import {
  barbariansAt,
  cavalryAt,
  clone,
  countAt,
  forcesAt,
  frame,
  hasFort,
  isContested,
  place,
  type State,
} from './state.ts'

/** A conflict as it would be fought if nothing more moved: who stands there, and how it would end. */
export interface ForetoldConflict extends JsonObject {
  readonly at: string
  readonly romans: number
  readonly forces: number
  readonly cavalry: number
  readonly fort: boolean
  readonly terrain: string
  /** Of the first round. */
  readonly crn: number
  /** That the Barbarians take the area. */
  readonly barbarian: number
  /** That the Romans hold it. */
  readonly roman: number
  /** That nobody is left. */
  readonly nobody: number
  /** Left on average: Forces and Cavalry. */
  readonly barbarianSurvivors: number
  readonly romanSurvivors: number
}

/** FR-10-j: what would go to the Dead pile if no Roman Force came. */
export interface Doomed extends JsonObject {
  readonly at: string
  readonly legions: number
  readonly fort: boolean
  readonly wall: boolean
}

export interface Forecast extends JsonObject {
  readonly conflicts: readonly ForetoldConflict[]
  readonly dies: readonly Doomed[]
}

export function foretellConflict(s: State, at: Area): ForetoldConflict {
  const field = fieldAt(s, at)
  const odds = oddsOf(s.board.table, field)
  return {
    at: s.board.ids[at],
    romans: forcesAt(s, at),
    forces: barbariansAt(s, at),
    cavalry: cavalryAt(s, at),
    fort: hasFort(s, at),
    terrain: s.board.terrain[at],
    crn: crnOf(field, 1),
    ...odds,
    nobody: Math.max(0, 1 - odds.barbarian - odds.roman),
  }
}

function doomedAt(s: State, at: Area): Doomed {
  const fort = countAt(s, FORT, at) > 0
  return { at: s.board.ids[at], legions: countAt(s, LEGION, at), fort, wall: countAt(s, WALL, at) > 0 }
}

const NO_DICE: Dice = {
  face: () => {
    throw new Error('A forecast rolls no dice.')
  },
}

/** Does the action, but nothing that would follow from the end of its phase. */
function doAlone(s: State, action: Action): void {
  const top = frame(s)
  if (action.kind === 'done') return
  if (action.kind === 'enter' && top.kind === 'entry') place(s, top.counter, action.at, 1)
  else apply(s, action, new SilentTable(NO_DICE))
}

export function forecast(s: State, action: Action): Forecast | null {
  const looked = areasOf(s, action)
  if (looked.length === 0 || meetsNobody(s, action, looked)) return null
  const after = action.kind === 'done' ? s : clone(s)
  doAlone(after, action)
  const asks = isAskedForNumber(after)
  if (asks) allGo(after)
  const conflicts = looked.filter((at) => isContested(after, at)).map((at) => foretellConflict(after, at))
  const dies = asks || !leavesToDie(action) ? [] : looked.filter((at) => isDoomed(after, at))
  if (conflicts.length + dies.length === 0) return null
  return { conflicts, dies: dies.map((at) => doomedAt(after, at)) }
}

/** The areas that an action changes; before the end of a movement phase all of them are looked at. */
function areasOf(s: State, action: Action): readonly Area[] {
  const top = frame(s)
  switch (action.kind) {
    case 'disband':
    case 'buy':
    case 'enter':
      return [action.at]
    case 'march':
    case 'move':
      return [action.from, action.to]
    case 'with':
      return top.kind === 'march' || top.kind === 'host' ? [top.from, top.to] : []
    case 'done':
      return top.kind === 'roman-movement' || top.kind === 'barbarian-movement' ? s.board.areas : []
    default:
      return []
  }
}

/** FR-10-j is the Roman's worry: of his marches, disbandings and purchases, and when he ends his movement. */
const leavesToDie = (action: Action): boolean => action.kind !== 'move' && action.kind !== 'enter'

/** Who moves or enters as a Barbarian leaves nothing to die, and brings no Roman Force: without one there is nothing to foretell. */
const meetsNobody = (s: State, action: Action, looked: readonly Area[]): boolean =>
  !leavesToDie(action) && !looked.some((at) => forcesAt(s, at) > 0)

function isAskedForNumber(s: State): boolean {
  if (s.end !== null) return false
  const { kind } = frame(s)
  return kind === 'march' || kind === 'host'
}

/** While the number of Forces is not chosen yet, the odds are those of all that can go. */
function allGo(s: State): void {
  const top = frame(s)
  if (top.kind !== 'march' && top.kind !== 'host') return
  const number = top.kind === 'march' ? mostForces(s, top.from) : mostMoving(s, top.from)
  apply(s, { kind: 'with', number }, new SilentTable(NO_DICE))
}
