/** Which case a refusal is. */
import type { Language, No } from '@tabularium/engine'
import type { Action } from '../../actions.ts'
import { type Area, areBordering, type BarbarianCounter, CAVALRY, FORCE, LEGION } from '../../board.ts'
import { mostMoving } from '../../rules/barbarian-movement.ts'
import { barbarianName, romanName } from '../../rules/counters.ts'
import { upkeep } from '../../rules/expenditure.ts'
import { fewestForces, mostForces } from '../../rules/roman-movement.ts'
import { countAt, forcesAt, frame, hasWall, legionsAt, pointsOf, type State, unmovedAt } from '../../state.ts'
import type { Cases } from './cases.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const cases: Record<Language, Cases> = { en, fr }

export function caseOf(c: Cases, s: State, action: Action, { rule }: No): string | undefined {
  const { names } = s.board
  if (rule === 'FR-3-a') return undefined
  switch (action.kind) {
    case 'place':
    case 'enter':
      return c.noRoute(names[action.at])
    case 'disband':
      return c.nothingToDisband(romanName(action.counter), names[action.at])
    case 'pay':
      return c.upkeep(upkeep(s), pointsOf(s))
    case 'buy':
      return buyCase(c, s, action, rule)
    case 'march':
      return marchCase(c, s, action.from, action.to)
    case 'with':
      return withCase(c, s, action.number)
    case 'move':
      return moveCase(c, s, action.counter, action.from, action.to)
    case 'ride':
      return rideCase(c, s, action.from, action.to)
    case 'lose':
      return loseCase(c, s, rule)
    default:
      return undefined
  }
}

/** FR-9-c */
export function heldCase(c: Cases, s: State, piece: string): string | undefined {
  const { areas, ids, names } = s.board
  const at = areas.find((area) => ids[area] === piece)
  return at === undefined ? undefined : c.pinned(names[at], forcesAt(s, at))
}

function buyCase(c: Cases, s: State, { counter, at }: Extract<Action, { kind: 'buy' }>, rule: string) {
  const [name, area] = [romanName(counter), s.board.names[at]]
  switch (rule) {
    case 'FR-6-a':
      return c.tooDear(name, s.board.price[counter], pointsOf(s))
    case 'FR-6-d':
      return c.noneLeft(name)
    case 'FR-6-c':
      return at === s.board.rome ? c.notInRome : c.noForceToBuild(name, area)
    case 'FR-6-e':
      return c.builtAlready(name, area)
    default:
      return undefined
  }
}

function notBordering(c: Cases, s: State, from: Area, to: Area): string | undefined {
  const { board } = s
  if (from === to || areBordering(board, from, to)) return undefined
  return c.notBordering(board.names[to], board.names[from], board.distance[from][to])
}

/** FR-8-a FR-8-b */
function marchCase(c: Cases, s: State, from: Area, to: Area): string | undefined {
  const here = s.board.names[from]
  const legions = legionsAt(s, from)
  if (legions === 0) return forcesAt(s, from) > 0 ? c.forcesAlone(here, forcesAt(s, from)) : c.noLegion(here)
  return unmovedAt(s, LEGION, from) === 0 ? c.legionsMarched(here, legions) : notBordering(c, s, from, to)
}

/** FR-8-b FR-8-d FR-8-e FR-9-a: how many go along. */
function withCase(c: Cases, s: State, number: number): string | undefined {
  const top = frame(s)
  if (top.kind === 'host') return c.oneOrMore(mostMoving(s, top.from))
  if (top.kind !== 'march') return undefined
  const here = s.board.names[top.from]
  const [forces, most] = [forcesAt(s, top.from), mostForces(s, top.from)]
  if (number > forces) return c.notSoManyForces(here, forces)
  if (number > most) return c.forcesMarched(here, countAt(s, FORCE, top.from) - most, most)
  return number < fewestForces(s, top.from) ? c.leftWithout(here, most - number) : undefined
}

/** FR-9-a FR-9-b FR-9-c */
function moveCase(c: Cases, s: State, counter: BarbarianCounter, from: Area, to: Area): string | undefined {
  const { names } = s.board
  const absent = absentCase(c, s, counter, from) ?? notBordering(c, s, from, to)
  if (absent !== undefined) return absent
  return counter === CAVALRY ? closedCase(c, s, to) : c.pinned(names[from], forcesAt(s, from))
}

function absentCase(c: Cases, s: State, counter: BarbarianCounter, from: Area): string | undefined {
  if (unmovedAt(s, counter, from) > 0) return undefined
  const [name, here, number] = [barbarianName(counter), s.board.names[from], countAt(s, counter, from)]
  return number === 0 ? c.nothingThere(name, here) : c.haveMoved(name, here, number)
}

function closedCase(c: Cases, s: State, to: Area): string | undefined {
  const { names, isMountains } = s.board
  if (isMountains[to]) return c.mountains(names[to])
  return hasWall(s, to) ? c.wall(names[to]) : undefined
}

/** FR-10-l */
function rideCase(c: Cases, s: State, from: Area, to: Area): string | undefined {
  const { names, rome } = s.board
  const absent = absentCase(c, s, CAVALRY, from) ?? notBordering(c, s, from, to)
  if (absent !== undefined) return absent
  if (to === rome) return c.notIntoRome
  const romans = forcesAt(s, to)
  return closedCase(c, s, to) ?? (romans > 0 ? c.romansThere(names[to], romans) : undefined)
}

function loseCase(c: Cases, s: State, rule: string): string | undefined {
  const top = frame(s)
  if (top.kind !== 'losses') return undefined
  return rule === 'FR-10-e' ? c.losses(top.number) : undefined
}
