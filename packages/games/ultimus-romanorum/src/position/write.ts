/** The position by names: what is saved, and what a seat may know of it. */
import type { Json, JsonObject } from '@tabularium/engine'
import { listOf } from '@tabularium/engine/fields'
import { EAST, type Half, NOBODY, type Place, WEST } from '../board.ts'
import { half } from '../kinds.ts'
import { battleKind } from '../rules/combat/combat-frames.ts'
import { campNames, GONE, LOST, OFF, type State, statusNames } from '../state.ts'
import { stratagemIds } from '../stratagem-kinds.ts'
import { namesIn } from './names.ts'
import { stackKind } from './read.ts'

export interface Position extends JsonObject {
  readonly options: Json
}

const halves = ['west', 'east'] as const

/** The whole position. */
export function write(s: State): Position {
  return { ...common(s), hands: { first: kinds(s.hands[0]), second: kinds(s.hands[1]) }, bowl: kinds(s.bowl) }
}

/** By names; in a view perhaps only how many. */
function kinds(counts: readonly number[]): Json {
  const unknown = counts[stratagemIds.length] ?? 0
  if (unknown > 0) return unknown
  const named: Record<string, number> = {}
  for (let kind = 0; kind < stratagemIds.length; kind++) {
    if (counts[kind] > 0) named[stratagemIds[kind]] = counts[kind]
  }
  return named
}

/** Names come only with what is not empty, false or nobody. */
function common(s: State): Position {
  const { board } = s
  const position: Record<string, Json> = {
    edition: board.file.edition,
    year: s.year,
    phase: s.phase,
    romanSeat: s.romanSeat,
    pieces: pieces(s),
    peoples: peoples(s),
    west: throne(s, WEST),
    east: throne(s, EAST),
    fleets: fleets(s),
    plagues: s.plagues.map(({ at, isEpidemic }) => ({ at: board.placeIds[at], epidemic: isEpidemic })),
    favours: s.favours.map(([half, favour]) => [halves[half], favour]),
    fresh: [s.fresh[0], s.fresh[1]],
    initiative: campNames[s.initiative],
    smc: [s.smc[0], s.smc[1]],
    event: s.event,
    eventDetail: s.eventDetail,
    regnaFormed: s.regnaFormed,
    garrisons: s.garrisons.map((zone) => board.placeIds[zone]),
    vp: [s.vp[0], s.vp[1]],
    stack: stackKind.write(s.stack, namesIn(board)),
  }
  if (s.escort !== NOBODY) position.escort = board.pieceIds[s.escort]
  if (s.bagaudesHome !== NOBODY) position.bagaudesHome = board.placeIds[s.bagaudesHome]
  if (s.migrating !== NOBODY) position.migrating = board.peoples[s.migrating].id
  if (s.council !== NOBODY) position.council = board.placeIds[s.council]
  if (s.battle !== null) position.battle = battleKind.write(s.battle, namesIn(board))
  if (s.vacancies.length > 0) position.vacancies = listOf(half, 2).write(s.vacancies, namesIn(board))
  if (s.papa) position.papa = true
  if (s.isPaxRomana) position.paxRomana = true
  if (s.deathsTested) position.deathsTested = true
  if (s.end !== null) {
    position.end = { winner: s.end.winner === null ? null : campNames[s.end.winner], rule: s.end.rule }
  }
  return { options: s.options, ...position }
}

function throne(s: State, half: Half): JsonObject {
  const { pieceIds } = s.board
  const named: Record<string, Json> = {}
  if (s.augustus[half] !== NOBODY) named.augustus = pieceIds[s.augustus[half]]
  if (s.patrice[half] !== NOBODY) named.patrice = pieceIds[s.patrice[half]]
  if (s.usurper[half] !== NOBODY) named.usurper = pieceIds[s.usurper[half]]
  if (s.puppet[half] !== NOBODY) named.puppet = pieceIds[s.puppet[half]]
  if (s.hasWon[half]) named.won = true
  if (s.fled[half]) named.fled = true
  return named
}

const placeId = ({ board }: State, at: Place): string =>
  at === LOST ? 'lost' : at === GONE ? 'gone' : at === OFF ? 'off' : board.placeIds[at]

function pieces(s: State): JsonObject {
  const { board } = s
  const named: Record<string, Json> = {}
  for (let piece = 0; piece < board.pieces; piece++) {
    if (s.at[piece] === OFF && s.rallied[piece] === 0) continue
    const written: Record<string, Json> = { at: placeId(s, s.at[piece]) }
    if (s.weak[piece] === 1) written.weak = true
    if (s.rallied[piece] !== 0) written.rallied = halves[s.rallied[piece] - 1]
    if (s.moved[piece] === 1) written.moved = true
    if (s.cameFrom[piece] !== NOBODY) written.cameFrom = board.placeIds[s.cameFrom[piece]]
    if (s.crossed[piece] === 1) written.crossed = true
    if (s.patron[piece] !== NOBODY) written.patron = board.pieceIds[s.patron[piece]]
    if (s.lostIn[piece] !== NOBODY) written.lostIn = board.placeIds[s.lostIn[piece]]
    if (s.lostFrom[piece] !== 0) written.lostFrom = campNames[s.lostFrom[piece] - 1]
    if (s.returns[piece] !== 0) written.returns = s.returns[piece] === 1 ? 'C' : 'D'
    named[board.pieceIds[piece]] = written
  }
  return named
}

function peoples(s: State): JsonObject {
  const { board } = s
  const named: Record<string, Json> = {}
  for (let people = 0; people < board.peoples.length; people++) {
    const written: Record<string, Json> = { status: statusNames[s.status[people]] }
    if (s.isMajor[people] === 1) written.major = true
    if (s.ally[people] !== NOBODY) written.ally = board.peoples[s.ally[people]].id
    if (s.capital[people] !== NOBODY) written.capital = board.placeIds[s.capital[people]]
    if (s.king[people] !== NOBODY) written.king = board.pieceIds[s.king[people]]
    const fall = s.fall[people]
    if (fall !== null) {
      written.fall = {
        at: fall.at === NOBODY ? null : board.placeIds[fall.at],
        inBattle: fall.inBattle,
        victors: fall.victors.map((piece) => board.pieceIds[piece]),
      }
    }
    named[board.peoples[people].id] = written
  }
  return named
}

function fleets(s: State): JsonObject {
  const { board } = s
  const named: Record<string, Json> = {}
  for (let fleet = 0; fleet < board.fleetIds.length; fleet++) {
    if (s.fleetAt[fleet] === OFF) continue
    const written: Record<string, Json> = { at: placeId(s, s.fleetAt[fleet]), camp: campNames[s.fleetCamp[fleet]] }
    if (s.fleetMoved[fleet] === 1) written.moved = true
    if (s.fleetReturns[fleet] !== 0) written.returns = s.fleetReturns[fleet]
    named[board.fleetIds[fleet]] = written
  }
  return named
}
