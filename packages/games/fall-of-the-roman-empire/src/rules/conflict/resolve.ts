/** Chapter 10: the Conflict Resolution Phase, area by area, round by round. */
import { d6 } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import type { Runs } from '../../asking.ts'
import type { Area } from '../../board.ts'
import type { Table } from '../../events.ts'
import { barbariansAt, cavalryAt, type FrameOf, forcesAt, hasFort, isContested, type State } from '../../state.ts'
import { endIfRomeHasFallen } from '../winning.ts'
import { endConflictPhase } from './dead.ts'
import { loseBarbarians, loseForces } from './losses.ts'
import { canRide, RIDE } from './ride.ts'
import { crnOf, type Field, modifiers, ratio, resultOf, survivors } from './round.ts'

const CONFLICTS: FrameOf<'conflicts'> = { kind: 'conflicts' }

export function beginConflicts(s: State): void {
  replace(s, CONFLICTS)
}

/** FR-10-l FR-10-t: one area after the other, then Cavalry rides, if any can. */
export const conflicts: Runs<'conflicts'> = {
  run(s, _, table) {
    const at = nextConflict(s)
    if (at !== undefined) {
      if (table.listens) tellConflict(s, at, table)
      replace(s, { kind: 'fighting', at, round: 1 })
    } else if (canRide(s)) replace(s, RIDE)
    else endConflictPhase(s, table)
  },
}

/** FR-10-f: round after round, while both sides have Forces. */
export const fighting: Runs<'fighting'> = {
  run(s, { at, round }, table) {
    if (isContested(s, at)) fightRound(s, at, round, table)
    else endConflict(s, at, table)
  },
}

/** FR-10-t: the next area to be fought over, Rome last. */
function nextConflict(s: State): Area | undefined {
  const { rome, areas } = s.board
  for (const at of areas) if (at !== rome && isContested(s, at)) return at
  return isContested(s, rome) ? rome : undefined
}

function fightRound(s: State, at: Area, round: number, table: Table): void {
  const field = fieldAt(s, at)
  const { romans, barbarians } = field
  const crn = crnOf(field, round)
  const id = s.board.ids[at]
  const die = table.roll(d6, { for: 'conflict', at: id, crn })
  const { barbarian, roman } = resultOf(s.board.table, crn, die)
  if (table.listens) {
    const sum = { barbarians, romans, ratio: ratio(barbarians, romans), ...modifiers(field, round), crn }
    table.tell({ type: 'round', at: id, round, ...sum, die, barbarian, roman })
  }
  loseForces(s, at, romans - survivors(romans, roman), table)
  loseBarbarians(s, at, round, barbarians - survivors(barbarians, barbarian), table)
}

function endConflict(s: State, at: Area, table: Table): void {
  const [romans, forces, cavalry] = [forcesAt(s, at), barbariansAt(s, at), cavalryAt(s, at)]
  const holder = romans > 0 ? 'roman' : forces > 0 ? 'barbarian' : null
  table.tell({ type: 'conflict-end', at: s.board.ids[at], holder, romans, forces, cavalry })
  replace(s, CONFLICTS)
  endIfRomeHasFallen(s, table)
}

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
