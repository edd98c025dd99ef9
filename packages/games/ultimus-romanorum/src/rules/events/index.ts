/** T.events: the events of phase D. What lasts is read from `s.event` where it bears on something. */
import { EAST, isUnit, NOBODY, WEST } from '../../board.ts'
import { d6, d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import { augustusOf, BARBARIAN, PEACE, piecesAt, ROMAN, type State, smcLeft, statusOfPeople, WAR } from '../../state.ts'
import { enterWar, makePeace } from '../peoples/status.ts'
import { weaken } from '../pieces.ts'
import { splitSmc } from '../sequence/smc.ts'

/** By number; the others last for the whole turn and do nothing now: UR-T.events-0c. */
const happenings: Readonly<Record<number, (s: State, table: Table) => void>> = {
  1: (s, table) => waste(s, ['galliae', 'viennensis', 'hispaniae'], 'UR-T.events-1a', table),
  4: fallIll,
  // UR-T.events-7a UR-T.events-7c
  7: (s, table) => splitSmc(s, Math.max(0, smcLeft(s, ROMAN) + smcLeft(s, BARBARIAN) - 1), table),
  8: (s, table) => splitSmc(s, 2, table),
  11: rageAtCapitals,
  13: (s, table) => waste(s, ['oriens'], 'UR-T.events-13a', table),
  14: (s, table) => change(s, 'persae', 'UR-T.events-14a', 'UR-T.events-14b', table),
  15: (s, table) => change(s, 'hunni', 'UR-T.events-15a', 'UR-T.events-15b', table),
}

/** UR-2.D-k UR-T.events-0a: rolls for the event and lets it happen. */
export function rollEvent(s: State, table: Table): void {
  s.event = table.roll(d6, { for: 'event' }) + table.roll(d10, { for: 'event' })
  s.eventDetail = NOBODY
  table.tell({ type: 'event', number: s.event })
  happenings[s.event]?.(s, table)
}

/** UR-T.events-1a UR-T.events-1b UR-T.events-13a UR-T.events-13b: units suffer, leaders do not. */
function waste(s: State, dioceses: readonly string[], rule: string, table: Table): void {
  for (const { id, zones } of s.board.dioceses) {
    if (!dioceses.includes(id)) continue
    for (const zone of zones) {
      const units = piecesAt(s, zone).filter((piece) => isUnit(s.board, piece))
      weaken(s, units, { rule }, table)
    }
  }
}

/** UR-T.events-4a UR-T.events-4e: nobody, if there is no such Augustus. */
function fallIll(s: State, table: Table): void {
  const half = table.roll(d6, { for: 'illness' }) % 2 === 0 ? WEST : EAST
  if (augustusOf(s, half) !== NOBODY) s.eventDetail = half
}

const ALL_CAPITALS = 2

/** UR-T.events-11a */
function rageAtCapitals(s: State, table: Table): void {
  const roll = table.roll(d10, { for: 'anger' })
  s.eventDetail = roll === 0 ? ALL_CAPITALS : roll % 2 === 0 ? WEST : EAST
}

/** UR-T.events-14a UR-T.events-14b UR-T.events-15a to UR-T.events-15c */
function change(s: State, id: string, war: string, peace: string, table: Table): void {
  const people = s.board.peopleOf.get(id)
  if (people === undefined) return
  if (statusOfPeople(s, people) === PEACE) enterWar(s, people, war, table)
  else if (statusOfPeople(s, people) === WAR) makePeace(s, people, peace, table)
}
