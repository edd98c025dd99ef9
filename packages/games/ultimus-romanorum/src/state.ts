/** What a position holds, with the words the rules use for it. */
import type { RuleId, Seat } from '@tabularium/engine'
import {
  type Board,
  type Fleet,
  type Half,
  isLand,
  NOBODY,
  type People,
  type Piece,
  type Place,
  peopleOfPiece,
  type Zone,
} from './board.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { Battle } from './rules/combat/combat-frames.ts'
import type { Stratagem } from './stratagem-kinds.ts'
import { BARBARIAN, type Camp, CLIENT, type Favour, FOEDERATI, PEACE, type Phase, ROMAN, type Status } from './terms.ts'

export * from './terms.ts'

/** How the last unit of a people went this turn. */
export interface Fall {
  readonly at: Zone
  /** UR-10.2-s: in a battle. */
  readonly inBattle: boolean
  /** UR-9.4-c: the Roman's historical Roman leaders who fought it. */
  readonly victors: readonly Piece[]
}

export interface Plague {
  readonly at: Zone
  readonly isEpidemic: boolean
}

export interface End {
  /** null: a draw. */
  readonly winner: Camp | null
  readonly rule: RuleId
}

export interface State {
  readonly board: Board
  readonly options: Options
  year: number
  phase: Phase
  /** Who plays the Roman: 0 or 1. The other seat is the Barbarian's. */
  romanSeat: 0 | 1

  /** By piece: its place, or OFF, LOST, GONE. Only `put` writes it, and what follows from it. */
  at: Place[]
  /** By place: the first piece there; by piece: the next one in the same place, in ascending order. NOBODY: none. */
  firstAt: Piece[]
  nextAt: Piece[]
  /** By piece: 1 if it shows its weakened face. */
  weak: number[]
  /** By piece: 0, or 1 + the half of the usurpation it has joined. */
  rallied: number[]
  /** By piece: 1 if it has moved or landed in this SMC. */
  moved: number[]
  /** By piece: the zone it entered its present zone from in this SMC; NOBODY: it did not. */
  cameFrom: Zone[]
  /** By piece: 1 if it crossed a great river or a strait then. */
  crossed: number[]
  /** By piece, of buccellarii: the leader they belong to; NOBODY. */
  patron: Piece[]
  /** By piece: the zone where it was eliminated this turn; NOBODY. */
  lostIn: Zone[]
  /** By piece: 1 + the camp that controlled it when it was eliminated; 0. */
  lostFrom: number[]
  /** By piece, of generic leaders: the phase of the next turn in which they return; 0, or 1 for C and 2 for D. */
  returns: number[]

  /** By people. */
  status: Status[]
  /** By people: 1 once it is major. */
  isMajor: number[]
  /** By people: the major people it is allied to; NOBODY. */
  ally: People[]
  capital: Zone[]
  king: Piece[]
  fall: (Fall | null)[]
  /** Bagaudes: where they rose, which is their zone of origin; NOBODY. */
  bagaudesHome: Zone
  migrating: People

  /** By half: leaders, or NOBODY. */
  augustus: [Piece, Piece]
  patrice: [Piece, Piece]
  usurper: [Piece, Piece]
  /** UR-6.2-d: who becomes Augustus in a barbarian Usurper's place. */
  puppet: [Piece, Piece]
  /** By half: the usurpation has succeeded and waits for phase F. */
  hasWon: [boolean, boolean]
  /** UR-3.5.2-ad; NOBODY. */
  escort: Piece
  /** By half: the Augustus was away in phase F, and the Barbarian is owed a Usurpation. */
  fled: [boolean, boolean]

  /** By fleet: its place, or OFF, LOST. */
  fleetAt: Place[]
  fleetCamp: Camp[]
  fleetMoved: number[]
  /** By fleet: the year in which it returns; 0. */
  fleetReturns: number[]

  plagues: readonly Plague[]
  /** The zone of the Ecumenical Council; NOBODY. */
  council: Zone
  /** By half: thrones that wait until the succession that is going on is settled. */
  vacancies: readonly Half[]
  /** The one that is going on; null: none. */
  battle: Battle | null
  favours: readonly (readonly [Half, Favour])[]

  /** By seat, then by kind: how many stratagems it holds. */
  hands: [number[], number[]]
  /** By kind. */
  bowl: number[]
  /** By seat: how many of its stratagems came since the last phase F, when it gave back what it cannot use. */
  fresh: [number, number]

  initiative: Camp
  /** By camp: the SMC that are left. */
  smc: [number, number]
  /** 1 to 15; 0: none yet. */
  event: number
  /** Event 4: the half of the sick Augustus; event 11: which capitals, 0 the western, 1 the eastern, 2 all; NOBODY. */
  eventDetail: number
  /** UR-2.C-o: the turn marker shows Pax Romana. */
  isPaxRomana: boolean
  deathsTested: boolean
  regnaFormed: number
  /** UR-6.3-ar: zones that held CO or PA when phase E began. */
  garrisons: readonly Zone[]
  papa: boolean

  /** By camp. */
  vp: [number, number]
  readonly stack: Frame[]
  end: End | null
}

export function clone(s: State): State {
  return {
    ...s,
    at: s.at.slice(),
    firstAt: s.firstAt.slice(),
    nextAt: s.nextAt.slice(),
    weak: s.weak.slice(),
    rallied: s.rallied.slice(),
    moved: s.moved.slice(),
    cameFrom: s.cameFrom.slice(),
    crossed: s.crossed.slice(),
    patron: s.patron.slice(),
    lostIn: s.lostIn.slice(),
    lostFrom: s.lostFrom.slice(),
    returns: s.returns.slice(),
    status: s.status.slice(),
    isMajor: s.isMajor.slice(),
    ally: s.ally.slice(),
    capital: s.capital.slice(),
    king: s.king.slice(),
    fall: s.fall.slice(),
    augustus: [s.augustus[0], s.augustus[1]],
    patrice: [s.patrice[0], s.patrice[1]],
    usurper: [s.usurper[0], s.usurper[1]],
    puppet: [s.puppet[0], s.puppet[1]],
    hasWon: [s.hasWon[0], s.hasWon[1]],
    fled: [s.fled[0], s.fled[1]],
    fleetAt: s.fleetAt.slice(),
    fleetCamp: s.fleetCamp.slice(),
    fleetMoved: s.fleetMoved.slice(),
    fleetReturns: s.fleetReturns.slice(),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    bowl: s.bowl.slice(),
    fresh: [s.fresh[0], s.fresh[1]],
    smc: [s.smc[0], s.smc[1]],
    vp: [s.vp[0], s.vp[1]],
    stack: s.stack.slice(),
  }
}

export function seatOf(s: State, camp: Camp): 0 | 1 {
  return camp === ROMAN ? s.romanSeat : s.romanSeat === 0 ? 1 : 0
}

/** Who is asked, by what his camp is. */
export const theRoman = (s: State): Seat => seatOf(s, ROMAN)
export const theBarbarian = (s: State): Seat => seatOf(s, BARBARIAN)
export const itsCamp = (s: State, { camp }: { readonly camp: Camp }): Seat => seatOf(s, camp)

function sizeOf(hand: readonly number[]): number {
  let size = 0
  for (let kind = 0; kind < hand.length; kind++) size += hand[kind]
  return size
}

export const handSize = (s: State, camp: Camp): number => sizeOf(s.hands[seatOf(s, camp)])

/** By seat. */
export const handSizes = ({ hands }: State): [number, number] => [sizeOf(hands[0]), sizeOf(hands[1])]

export const holds = (s: State, camp: Camp, kind: Stratagem): boolean => s.hands[seatOf(s, camp)][kind] > 0

/** On land, in a box or aboard. */
export const isInPlay = (s: State, piece: Piece): boolean => s.at[piece] >= 0
export const isOnLand = (s: State, piece: Piece): boolean => isLand(s.board, s.at[piece])

export const isWeak = (s: State, piece: Piece): boolean => s.weak[piece] === 1

/** The face a unit shows. */
export function faceOf(s: State, unit: Piece) {
  const data = s.board.unit[unit]
  return s.weak[unit] === 1 ? data.weak : data.full
}

export function statusOf(s: State, piece: Piece): Status | null {
  const people = peopleOfPiece(s.board, piece)
  return people === NOBODY ? null : s.status[people]
}

/** UR-0.5-b UR-0.5-c UR-3.7.1-b UR-3.7.2-a UR-3.7.2-c UR-4.4.1-b UR-4.4.1-c UR-6.2-ap */
export function campOf(s: State, piece: Piece): Camp {
  if (s.rallied[piece] !== 0) return BARBARIAN
  const people = peopleOfPiece(s.board, piece)
  if (people === NOBODY) return ROMAN
  if (people === s.migrating) return BARBARIAN
  const status = s.status[people]
  return status === FOEDERATI || status === CLIENT ? ROMAN : BARBARIAN
}

/** UR-8.1-g: a people at peace is nobody's enemy. */
export function isHostile(s: State, piece: Piece, to: Camp): boolean {
  return campOf(s, piece) !== to && statusOf(s, piece) !== PEACE
}

/** A piece is in another place from now on, or off the map. */
export function put(s: State, piece: Piece, to: Place): void {
  const from = s.at[piece]
  if (from === to) return
  if (from >= 0) unlink(s, piece, from)
  s.at[piece] = to
  if (to >= 0) link(s, piece, to)
}

function unlink({ firstAt, nextAt }: State, piece: Piece, place: Place): void {
  let before = firstAt[place]
  if (before === piece) firstAt[place] = nextAt[piece]
  else {
    while (before >= 0 && nextAt[before] !== piece) before = nextAt[before]
    nextAt[before] = nextAt[piece]
  }
  nextAt[piece] = NOBODY
}

function link({ firstAt, nextAt }: State, piece: Piece, place: Place): void {
  let before = NOBODY
  let after = firstAt[place]
  while (after >= 0 && after < piece) {
    before = after
    after = nextAt[after]
  }
  nextAt[piece] = after
  if (before === NOBODY) firstAt[place] = piece
  else nextAt[before] = piece
}

/** All pieces in a place, leaders first. */
export function piecesAt(s: State, place: Place): Piece[] {
  const found: Piece[] = []
  for (let piece = s.firstAt[place]; piece >= 0; piece = s.nextAt[piece]) found.push(piece)
  return found
}

export function leadersAt(s: State, place: Place, camp: Camp): Piece[] {
  const found: Piece[] = []
  for (let piece = s.firstAt[place]; piece >= 0 && piece < s.board.leaders; piece = s.nextAt[piece]) {
    if (campOf(s, piece) === camp) found.push(piece)
  }
  return found
}

export function unitsAt(s: State, place: Place, camp: Camp): Piece[] {
  const found: Piece[] = []
  for (let unit = firstUnitAt(s, place); unit >= 0; unit = s.nextAt[unit]) {
    if (campOf(s, unit) === camp) found.push(unit)
  }
  return found
}

/** The first unit in a place, whoever's it is; the others follow by `nextAt`. NOBODY: there is none. */
export function firstUnitAt(s: State, place: Place): Piece {
  let piece = s.firstAt[place] ?? NOBODY
  while (piece >= 0 && piece < s.board.leaders) piece = s.nextAt[piece]
  return piece
}

/** Whether units hostile to that camp are there. */
export function hasEnemyUnit(s: State, place: Place, camp: Camp): boolean {
  for (let unit = firstUnitAt(s, place); unit >= 0; unit = s.nextAt[unit]) if (isHostile(s, unit, camp)) return true
  return false
}

/** UR-3.1.3-a UR-3.1.3-b: of a zone of the Empire. */
export function controllerOf(s: State, zone: Zone): Camp {
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = s.nextAt[unit]) {
    if (campOf(s, unit) === BARBARIAN) return BARBARIAN
  }
  return ROMAN
}

export const isAugustus = (s: State, leader: Piece): boolean => s.augustus[0] === leader || s.augustus[1] === leader
export const isPatrice = (s: State, leader: Piece): boolean => s.patrice[0] === leader || s.patrice[1] === leader
export const isUsurper = (s: State, leader: Piece): boolean => s.usurper[0] === leader || s.usurper[1] === leader

/** The buccellarii of a leader, or NOBODY. */
export function buccellariiOf(s: State, leader: Piece): Piece {
  for (let piece = s.board.leaders; piece < s.at.length; piece++) {
    if (s.patron[piece] === leader && s.at[piece] >= 0) return piece
  }
  return NOBODY
}

/** Whether a people has a unit on the map. */
export function hasUnits(s: State, people: People): boolean {
  return s.board.peoples[people].units.some((unit) => s.at[unit] >= 0)
}

/** A usurpation is in progress there; one that has succeeded counts until phase F. */
export const isCivilWar = (s: State, half: Half): boolean => s.usurper[half] !== NOBODY

export const fleetOfPlace = (board: Board, place: Place): Fleet => place - board.aboard
