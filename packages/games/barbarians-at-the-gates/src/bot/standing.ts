/** How a seat stands: the points it will have at the end, as the map looks now. */
import type { Seat } from '@tabularium/engine'
import { scenarioOf } from '../rules/victory.ts'
import {
  BARBARIANS,
  barbarianTribes,
  cuAt,
  isBesieged,
  LOYALIST,
  markerAt,
  plunderOf,
  ROMAN,
  type State,
  USURPER,
  vpOf,
} from '../state.ts'
import { romanProvinces } from './survey.ts'
import { turnsLeft } from './worths.ts'

/** Points ahead that are as good as won. */
const LEAD = 4

/** From 0, lost, to 1, won. */
export function standing(s: State, seat: Seat): number {
  if (s.end !== null) return s.end.winner === seat ? 1 : 0
  const lead = leadOf(s)
  const share = 0.5 + lead / (2 * LEAD + 2 * Math.abs(lead))
  return seat === ROMAN ? share : 1 - share
}

/** How many points the ROMAN player will have above what he needs. */
function leadOf(s: State): number {
  const turns = turnsLeft(s)
  const { needed, perTurn } = { needed: scenarioOf(s).victory.romanWinsAt, perTurn: romanProvinces(s) - 7 }
  let [romans, foes, besieged] = [0, 0, 0]
  for (const space of s.board.everySpace) {
    romans += cuAt(s, space, LOYALIST) + cuAt(s, space, 1) + 0.7 * cuAt(s, space, 4)
    foes += cuAt(s, space, BARBARIANS) + cuAt(s, space, USURPER)
    if (isBesieged(s, space) && s.board.isCapital[space]) besieged++
  }
  let tribes = 0
  for (const tribe of barbarianTribes(s)) {
    const at = markerAt(s, tribe)
    tribes += s.board.tribes[tribe].score * (s.board.printed[at] === LOYALIST ? 0.25 : 0.12)
  }
  const later = turns > 1 ? turns - 1 : 0
  return (
    vpOf(s) -
    needed +
    perTurn * (1 + 0.6 * later) -
    0.1 * plunderOf(s) -
    tribes * 0.4 * later +
    0.03 * later * (romans - foes) -
    0.4 * besieged
  )
}
