/** Chapter 3.3.2 and the scenarios: the set-up. */

import { push } from '@tabularium/engine/machine'
import { type Board, BU, isUnit, NOBODY, PA, type Piece, type Zone } from '../../board.ts'
import type { ScenarioFile } from '../../edition/schema.ts'
import type { Table } from '../../events.ts'
import type { Options } from '../../options.ts'
import { emptyPosition } from '../../state/empty.ts'
import {
  BARBARIAN,
  bowl,
  CLIENT,
  controllerOf,
  FOEDERATI,
  GONE,
  giveFleet,
  hands,
  isInPlay,
  makeMajor,
  markStatus,
  OFF,
  PEACE,
  put,
  putFleet,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  type Status,
  setAlly,
  setCapital,
  setHolder,
  setKing,
  setPatron,
  setRallied,
  usurperOf,
  WAR,
  whereIs,
} from '../../state.ts'
import { stratagemNamed } from '../../stratagem-kinds.ts'
import { place } from '../pieces.ts'
import { comeBack } from '../politics/generics.ts'
import { unplaced } from './garrisons.ts'

export function scenarioOf({ board, options }: State): ScenarioFile {
  const found = board.file.scenarios.find(({ id }) => id === options.scenario)
  if (found === undefined) throw new Error(`no scenario '${options.scenario}'`)
  return found
}

/** Everything the tables and the scenario place; what the players place is asked then. */
export function setUp(board: Board, options: Options, table: Table): State {
  const s = emptyPosition(board, options)
  const scenario = scenarioOf(s)
  s.year = scenario.start
  placePeoples(s, scenario, table)
  placeLeaders(s, scenario, table)
  placeTabled(s, scenario, table)
  rallyDioceses(s, scenario)
  placeFleets(s, scenario)
  dealHands(s, scenario)
  push(s, { kind: 'year', step: 'stratagems' })
  for (const camp of [BARBARIAN, ROMAN] as const) if (unplaced(s, camp).length > 0) push(s, { kind: 'set-up', camp })
  for (const leader of displaced(s)) comeBack(s, leader, 'UR-3.3.1-d', table, 'UR-3.3.1-p')
  return s
}

/** UR-3.3.1-p: generic Roman leaders whose zone in the table was taken before they came. */
function displaced(s: State): Piece[] {
  return s.board.everyLeader.filter((leader) => isGenericRoman(s, leader) && whereIs(s, leader) === OFF)
}

function isGenericRoman({ board }: State, leader: Piece): boolean {
  const { generic, half } = board.leader[leader]
  return generic && half !== null
}

const statuses: Readonly<Record<string, Status>> = {
  peace: PEACE,
  war: WAR,
  foederati: FOEDERATI,
  revolt: REVOLT,
  regnum: REGNUM,
  roman: CLIENT,
}

function zoneCalled({ board }: State, id: string): Zone {
  return board.zoneOf.get(id) ?? NOBODY
}

function pieceNamed({ board }: State, id: string): Piece {
  return board.pieceOf.get(id) ?? NOBODY
}

/** UR-4.1-e UR-4.2.2-a UR-4.2.2-b: a minor people at peace is not on the map. */
function placePeoples(s: State, scenario: ScenarioFile, table: Table): void {
  const { board } = s
  const huns = board.peopleOf.get('hunni') ?? NOBODY
  // UR-6.2-ah
  for (const id of ['ostrogothi', 'gepidae']) {
    const people = board.peopleOf.get(id)
    if (people !== undefined && !scenario.hunsFreed) setAlly(s, people, huns)
  }
  for (const entry of scenario.peoples) {
    const people = board.peopleOf.get(entry.people)
    if (people === undefined) continue
    markStatus(s, people, statuses[entry.status])
    if (entry.alliedTo !== null) setAlly(s, people, board.peopleOf.get(entry.alliedTo) ?? NOBODY)
    const { units } = board.peoples[people]
    for (const zone of new Set(entry.zones)) {
      const here = units.filter((_, i) => entry.zones[i] === zone)
      place(s, here, zoneCalled(s, zone), 'UR-4.2.2-b', table)
    }
    const leaders = entry.leaders.map((id) => pieceNamed(s, id))
    if (leaders.some((leader) => !board.leader[leader].generic)) makeMajor(s, people)
    place(s, leaders, zoneCalled(s, entry.capital ?? entry.zones[0]), 'UR-4.2.2-b', table)
    if (entry.capital !== null) {
      setCapital(s, people, zoneCalled(s, entry.capital))
      setKing(s, people, leaders[0] ?? NOBODY)
    }
  }
}

function placeLeaders(s: State, scenario: ScenarioFile, table: Table): void {
  const { board } = s
  for (const entry of scenario.leaders) {
    const leader = pieceNamed(s, entry.leader)
    place(s, [leader], zoneCalled(s, entry.zone), 'UR-3.3.1-c', table)
    const half = entry.half === 'east' ? 1 : 0
    if (entry.title !== null) setHolder(s, entry.title, half, leader)
    if (entry.bu !== null) giveBuccellarii(s, leader, entry.bu, table)
  }
  if (scenario.escort !== null) s.escort = pieceNamed(s, scenario.escort)
  for (const leader of board.everyLeader) if (isDead(s, leader)) put(s, leader, GONE)
}

/** Who could have entered before and is not listed, unless he waits for the death of his predecessor: UR-T.leaders-q. */
function isDead(s: State, leader: Piece): boolean {
  const { board } = s
  const { generic, entryYear, people } = board.leader[leader]
  if (generic || whereIs(s, leader) !== OFF || entryYear >= s.year) return false
  const reigns = (other: Piece) => isInPlay(s, other) && !board.leader[other].generic
  return (
    people === NOBODY ||
    !board.peoples[people].leaders.some((other) => reigns(other) && board.leader[other].entryYear < entryYear)
  )
}

function giveBuccellarii(s: State, leader: Piece, pf: number, table: Table): void {
  const free = s.board.everyUnit.find((unit) => {
    const { category, full } = s.board.unit[unit]
    return category === BU && full.pf === pf && whereIs(s, unit) === OFF
  })
  if (free === undefined) return
  setPatron(s, free, leader)
  place(s, [free], whereIs(s, leader), 'UR-3.3.2-d', table)
}

/** UR-3.3.1-d UR-3.3.2-c: generic leaders and palatini by their tables, unless the scenario says otherwise. */
function placeTabled(s: State, scenario: ScenarioFile, table: Table): void {
  const { board } = s
  for (const { piece, zone } of scenario.pieces) {
    if (zone === null) put(s, pieceNamed(s, piece), GONE)
    else place(s, [pieceNamed(s, piece)], zoneCalled(s, zone), 'UR-3.3.2-b', table)
  }
  for (const piece of board.everyPiece) {
    if (whereIs(s, piece) !== OFF) continue
    if (!isUnit(board, piece)) {
      const { entryZone } = board.leader[piece]
      const isFree = controllerOf(s, entryZone) === ROMAN
      if (isGenericRoman(s, piece) && isFree) place(s, [piece], entryZone, 'UR-3.3.1-d', table)
    } else if (board.unit[piece].category === PA && !isReinforcement(s, piece)) {
      place(s, [piece], board.unit[piece].base, 'UR-3.3.2-c', table)
    }
  }
}

/** UR-T.palatini-d UR-T.palatini-i: they come later. */
export function isReinforcement({ board, year }: State, unit: Piece): boolean {
  const { id } = board.unit[unit]
  return id === 'placidi-felices' || (id === 'excubitores' && year < EXCUBITORES)
}

/** UR-T.palatini-i: the year in which the Excubitores come. */
export const EXCUBITORES = 460

/** A usurpation that is under way when the scenario begins. */
function rallyDioceses(s: State, scenario: ScenarioFile): void {
  const { board } = s
  for (const entry of scenario.leaders) {
    if (entry.rallied) setRallied(s, pieceNamed(s, entry.leader), 1 + (usurperOf(s, 1) === NOBODY ? 0 : 1))
  }
  for (const id of scenario.rallied) {
    const diocese = board.dioceses.findIndex((each) => each.id === id)
    for (const piece of board.everyPiece) {
      const home = isUnit(board, piece) ? board.unit[piece] : null
      const stands = whereIs(s, piece) >= 0 && board.dioceseOf[whereIs(s, piece)] === diocese
      const isToCome = whereIs(s, piece) === OFF && home !== null && home.diocese === diocese
      const isRoman = home === null ? board.leader[piece].half !== null : home.people === NOBODY
      if (isRoman && (stands || isToCome)) setRallied(s, piece, 1 + board.dioceses[diocese].half)
    }
  }
}

/** UR-3.4.2-a UR-3.4.2-b */
function placeFleets(s: State, { fleets }: ScenarioFile): void {
  for (const [id, camp] of [
    ['classis-occidentalis', fleets.occidentalis],
    ['classis-orientalis', fleets.orientalis],
  ] as const) {
    const fleet = s.board.fleetOf.get(id)
    if (fleet === undefined) continue
    putFleet(s, fleet, s.board.fleetBase[fleet])
    giveFleet(s, fleet, camp === 'roman' ? ROMAN : BARBARIAN)
  }
}

function dealHands(s: State, { hands: dealt }: ScenarioFile): void {
  ;[dealt.roman, dealt.barbarian].forEach((ids, seat) => {
    for (const id of ids) {
      const kind = stratagemNamed(id)
      if (kind === undefined || bowl.get(s, kind) === 0) continue
      bowl.add(s, kind, -1)
      hands[seat].add(s, kind, 1)
    }
  })
}
