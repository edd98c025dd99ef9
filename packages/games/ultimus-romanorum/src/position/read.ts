/** A position read from names; what a seat does not know is imagined. */
import { Fault, type Json } from '@tabularium/engine'
import { frames, listOf } from '@tabularium/engine/fields'
import { parsePosition } from '@tabularium/engine/form'
import { type Board, derived, type Half, NOBODY } from '../board.ts'
import { frameTable } from '../frames.ts'
import { half } from '../kinds.ts'
import type { Options } from '../options.ts'
import { battleKind } from '../rules/combat/combat-frames.ts'
import { emptyPosition } from '../rules/sequence/set-up.ts'
import {
  BARBARIAN,
  type Camp,
  CLIENT,
  campNames,
  FOEDERATI,
  GONE,
  LOST,
  OFF,
  PEACE,
  put,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  type Status,
  WAR,
} from '../state.ts'
import { stratagemIds } from '../stratagem-kinds.ts'
import { namesIn } from './names.ts'
import { fromOlder } from './older.ts'
import { type PositionFile, positionSchema } from './schema.ts'

const bad = (what: string) => new Fault('malformed', `This is no position of Ultimus Romanorum: ${what}.`)

export const stackKind = frames(frameTable)

const statuses: readonly Status[] = [PEACE, WAR, FOEDERATI, REVOLT, REGNUM, CLIENT]
const statusIndex = { peace: 0, war: 1, foederati: 2, revolt: 3, regnum: 4, client: 5 } as const
const camps: readonly Camp[] = [ROMAN, BARBARIAN]
const campNamed = (name: 'roman' | 'barbarian'): Camp => camps[campNames.indexOf(name)] ?? ROMAN

/** Finds things by their names, and says so if there are none. */
const finder = derived((board) => {
  const lookUp = (map: ReadonlyMap<string, number>, kind: string) => (id: string) => {
    const found = map.get(id)
    if (found === undefined) throw bad(`there is no ${kind} '${id}'`)
    return found
  }
  return {
    place: lookUp(board.placeOf, 'place'),
    piece: lookUp(board.pieceOf, 'piece'),
    people: lookUp(board.peopleOf, 'people'),
    fleet: lookUp(new Map(board.fleetIds.map((id, i) => [id, i])), 'fleet'),
  }
})

type Find = ReturnType<typeof finder>

/** What stands for a place where there is none. */
const off: Readonly<Record<string, number>> = { lost: LOST, gone: GONE, off: OFF }

export function read(board: Board, input: Json, options: Options): State {
  return build(board, parsePosition(positionSchema, fromOlder(board, input), board.file.edition, bad), options)
}

function build(board: Board, file: PositionFile, options: Options): State {
  const s = emptyPosition(board, options)
  const find = finder(board)
  s.year = file.year
  s.phase = file.phase ?? 'E'
  s.romanSeat = file.romanSeat ?? 0
  readPieces(s, file, find)
  readPeoples(s, file, find)
  readThrone(s, 0, file.west, find)
  readThrone(s, 1, file.east, find)
  readFleets(s, file, find)
  readHands(s, file)
  readTurn(s, file, find)
  s.stack.push(...stackKind.read(file.stack ?? [], namesIn(board), 'stack'))
  if (file.battle !== undefined) s.battle = battleKind.read(file.battle, namesIn(board), 'battle')
  if (file.vacancies !== undefined) s.vacancies = listOf(half, 2).read(file.vacancies, namesIn(board), 'vacancies')
  if (file.end !== undefined) {
    s.end = { winner: file.end.winner === null ? null : campNamed(file.end.winner), rule: file.end.rule }
  }
  return s
}

function readPieces(s: State, file: PositionFile, find: Find): void {
  for (const [id, entry] of Object.entries(file.pieces ?? {})) {
    const piece = find.piece(id)
    put(s, piece, off[entry.at] ?? find.place(entry.at))
    s.weak[piece] = entry.weak ? 1 : 0
    s.rallied[piece] = entry.rallied === undefined ? 0 : entry.rallied === 'west' ? 1 : 2
    s.moved[piece] = entry.moved ? 1 : 0
    if (entry.cameFrom !== undefined) s.cameFrom[piece] = find.place(entry.cameFrom)
    s.crossed[piece] = entry.crossed ? 1 : 0
    if (entry.patron !== undefined) s.patron[piece] = find.piece(entry.patron)
    if (entry.lostIn !== undefined) s.lostIn[piece] = find.place(entry.lostIn)
    s.lostFrom[piece] = entry.lostFrom === undefined ? 0 : 1 + campNamed(entry.lostFrom)
    s.returns[piece] = entry.returns === undefined ? 0 : entry.returns === 'C' ? 1 : 2
  }
}

function readPeoples(s: State, file: PositionFile, find: Find): void {
  for (const [id, entry] of Object.entries(file.peoples ?? {})) {
    const people = find.people(id)
    s.status[people] = statuses[statusIndex[entry.status]]
    if (entry.major === true) s.isMajor[people] = 1
    if (entry.ally != null) s.ally[people] = find.people(entry.ally)
    if (entry.capital !== undefined) s.capital[people] = find.place(entry.capital)
    if (entry.king !== undefined) s.king[people] = find.piece(entry.king)
    if (entry.fall !== undefined) {
      const { at, inBattle, victors } = entry.fall
      s.fall[people] = { at: at === null ? NOBODY : find.place(at), inBattle, victors: victors.map(find.piece) }
    }
  }
}

function readThrone(s: State, half: Half, entry: PositionFile['west'], find: Find): void {
  if (entry === undefined) return
  if (entry.augustus !== undefined) s.augustus[half] = find.piece(entry.augustus)
  if (entry.patrice !== undefined) s.patrice[half] = find.piece(entry.patrice)
  if (entry.usurper !== undefined) s.usurper[half] = find.piece(entry.usurper)
  if (entry.puppet !== undefined) s.puppet[half] = find.piece(entry.puppet)
  s.hasWon[half] = entry.won === true
  s.fled[half] = entry.fled === true
}

function readFleets(s: State, file: PositionFile, find: Find): void {
  for (const [id, entry] of Object.entries(file.fleets ?? {})) {
    const fleet = find.fleet(id)
    s.fleetAt[fleet] = entry.at === 'lost' ? LOST : find.place(entry.at)
    s.fleetCamp[fleet] = campNamed(entry.camp)
    s.fleetMoved[fleet] = entry.moved ? 1 : 0
    s.fleetReturns[fleet] = entry.returns ?? 0
  }
}

/** A bowl that is not told holds whatever is in no hand. */
function readHands(s: State, file: PositionFile): void {
  const hands = [file.hands?.first ?? {}, file.hands?.second ?? {}]
  for (const seat of [0, 1] as const) {
    const hand = hands[seat]
    stratagemIds.forEach((id, kind) => {
      s.hands[seat][kind] = hand[id] ?? 0
    })
  }
  const told = file.bowl
  stratagemIds.forEach((id, kind) => {
    const rest = s.board.mix[kind] - s.hands[0][kind] - s.hands[1][kind]
    s.bowl[kind] = told === undefined ? Math.max(0, rest) : (told[id] ?? 0)
  })
  if (file.fresh !== undefined) s.fresh = [file.fresh[0], file.fresh[1]]
}

function readTurn(s: State, file: PositionFile, find: Find): void {
  if (file.escort !== undefined) s.escort = find.piece(file.escort)
  if (file.bagaudesHome !== undefined) s.bagaudesHome = find.place(file.bagaudesHome)
  if (file.migrating !== undefined) s.migrating = find.people(file.migrating)
  if (file.council !== undefined) s.council = find.place(file.council)
  s.plagues = (file.plagues ?? []).map(({ at, epidemic }) => ({ at: find.place(at), isEpidemic: epidemic }))
  s.favours = (file.favours ?? []).map(([half, favour]) => [half === 'west' ? 0 : 1, favour])
  if (file.initiative !== undefined) s.initiative = campNamed(file.initiative)
  if (file.smc !== undefined) s.smc = [file.smc[0], file.smc[1]]
  s.event = file.event ?? 0
  s.eventDetail = file.eventDetail ?? NOBODY
  s.isPaxRomana = file.paxRomana === true
  s.deathsTested = file.deathsTested === true
  s.regnaFormed = file.regnaFormed ?? 0
  s.garrisons = (file.garrisons ?? []).map(find.place)
  s.papa = file.papa === true
  if (file.vp !== undefined) s.vp = [file.vp[0], file.vp[1]]
}
