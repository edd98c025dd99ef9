/** Chapter 10: the Conflict Resolution Phase, area by area, round by round. */
import { d6, no, type Verdict, yes } from '@tabularium/engine'
import { type Area, BARBARIAN, CAVALRY, FORCE, FORT, LEGION, WALL } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  barbariansAt,
  bury,
  cavalryAt,
  forcesAt,
  hasFort,
  isContested,
  type Losses,
  remove,
  type State,
} from '../../state.ts'
import { endIfRomeHasFallen } from '../winning.ts'
import { crnOf, type Field, modifiers, ratio, resultOf, survivors } from './round.ts'

export function fieldAt(s: State, at: Area): Field {
  const cavalry = cavalryAt(s, at)
  return {
    romans: forcesAt(s, at),
    barbarians: barbariansAt(s, at) + cavalry,
    hasCavalry: cavalry > 0,
    hasFort: hasFort(s, at),
    isRough: s.board.isRough[at],
  }
}

/** FR-10-t: the next area to be fought over, Rome last; -1: none. */
function nextConflict(s: State): Area {
  const { rome, size } = s.board
  for (let at = 0; at < size; at++) if (at !== rome && isContested(s, at)) return at
  return isContested(s, rome) ? rome : -1
}

/** Fights on until all conflicts are over, a question is open or Rome has fallen. */
export function resolveConflicts(s: State, table: Table): void {
  for (let at = nextConflict(s); at >= 0; at = nextConflict(s)) {
    tellConflict(s, at, table)
    fightToTheEnd(s, at, 1, table)
    if (s.stack.length > 0 || s.end !== null) return
  }
}

/** FR-10-f: round after round, while both sides have Forces. */
function fightToTheEnd(s: State, at: Area, from: number, table: Table): void {
  for (let round = from; isContested(s, at); round++) {
    fightRound(s, at, round, table)
    if (s.stack.length > 0) return
  }
  const [romans, forces, cavalry] = [forcesAt(s, at), barbariansAt(s, at), cavalryAt(s, at)]
  const holder = romans > 0 ? 'roman' : forces > 0 ? 'barbarian' : null
  table.tell({ type: 'conflict-end', at: s.board.ids[at], holder, romans, forces, cavalry })
  endIfRomeHasFallen(s, table)
}

function fightRound(s: State, at: Area, round: number, table: Table): void {
  const field = fieldAt(s, at)
  const { romans, barbarians } = field
  const crn = crnOf(field, round)
  const id = s.board.ids[at]
  const die = table.roll(d6, { for: 'conflict', at: id, crn })
  const { barbarian, roman } = resultOf(s.board.table, crn, die)
  const sum = { barbarians, romans, ratio: ratio(barbarians, romans), ...modifiers(field, round), crn }
  table.tell({ type: 'round', at: id, round, ...sum, die, barbarian, roman })
  loseForces(s, at, romans - survivors(romans, roman), table)
  loseBarbarians(s, at, round, barbarians - survivors(barbarians, barbarian), table)
}

/** FR-10-n: Roman losses are Forces alone. */
function loseForces(s: State, at: Area, number: number, table: Table): void {
  if (number === 0) return
  remove(s, FORCE, at, number)
  table.tell({ type: 'losses', at: s.board.ids[at], side: 'roman', forces: number, cavalry: 0 })
}

/** FR-10-n: asked only where Forces and Cavalry leave a choice. */
function loseBarbarians(s: State, at: Area, round: number, number: number, table: Table): void {
  if (number === 0) return
  const fewest = fewestCavalryLost(s, at, number)
  if (fewest < mostCavalryLost(s, at, number)) s.stack.push({ kind: 'losses', at, round, number })
  else takeLosses(s, at, number - fewest, fewest, table)
}

export function fewestCavalryLost(s: State, at: Area, number: number): number {
  return Math.max(0, number - barbariansAt(s, at))
}

export function mostCavalryLost(s: State, at: Area, number: number): number {
  return Math.min(number, cavalryAt(s, at))
}

/** FR-10-e FR-10-n: the half that is lost, of what is there. */
export function lossesVerdict(s: State, { at, number }: Losses, forces: number, cavalry: number): Verdict {
  if (forces + cavalry !== number) return no('FR-10-e')
  return forces <= barbariansAt(s, at) && cavalry <= cavalryAt(s, at) ? yes() : no('FR-10-n')
}

/** FR-10-h FR-10-p: Forces and Cavalry go to the Available pile. */
function takeLosses(s: State, at: Area, forces: number, cavalry: number, table: Table): void {
  remove(s, BARBARIAN, at, forces)
  remove(s, CAVALRY, at, cavalry)
  table.tell({ type: 'losses', at: s.board.ids[at], side: 'barbarian', forces, cavalry })
}

/** The Barbarian has chosen: the conflict goes on from there. */
export function chooseLosses(s: State, losses: Losses, forces: number, cavalry: number, table: Table): void {
  takeLosses(s, losses.at, forces, cavalry, table)
  fightToTheEnd(s, losses.at, losses.round + 1, table)
}

function tellConflict(s: State, at: Area, table: Table): void {
  table.tell({
    type: 'conflict',
    at: s.board.ids[at],
    romans: forcesAt(s, at),
    forces: barbariansAt(s, at),
    cavalry: cavalryAt(s, at),
    fort: hasFort(s, at),
    terrain: s.board.terrain[at],
  })
}

/** FR-10-j FR-10-k: what stands without Roman Forces goes to the Dead pile, everywhere. */
export function buryTheDead(s: State, table: Table): void {
  for (let at = 0; at < s.board.size; at++) {
    if (!isDoomed(s, at)) continue
    const [legions, forts, walls] = [bury(s, LEGION, at), bury(s, FORT, at), bury(s, WALL, at)]
    table.tell({ type: 'dead', at: s.board.ids[at], legions, forts, walls })
  }
}

/** FR-10-j: as things stand, what is here would die. */
export function isDoomed(s: State, at: Area): boolean {
  const { size } = s.board
  const left = s.counters[LEGION * size + at] + s.counters[FORT * size + at] + s.counters[WALL * size + at]
  return left > 0 && forcesAt(s, at) === 0
}
