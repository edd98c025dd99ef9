/** The edition in small integers: zones, seas, peoples, leaders and units, with what follows from them. */

import { derived as derivedFrom } from '@tabularium/engine'
import type { Index } from '@tabularium/engine/fields'
import type { BoardFile } from './edition/schema.ts'

/** Where a piece can be: land zones first, then seas, refuges, and aboard a fleet; below 0 it is not on the map. */
export type Place = Index<'place'>
/** A land zone, which is a place too. */
export type Zone = Place & Index<'zone'>
/** Leaders first, then units. */
export type Piece = Index<'piece'>
export type People = Index<'people'>
export type Diocese = Index<'diocese'>
export type Fleet = Index<'fleet'>

export const WEST = 0
export const EAST = 1
export type Half = typeof WEST | typeof EAST
export const HALVES: readonly Half[] = [WEST, EAST]
export const otherHalf = (half: Half): Half => (half === WEST ? EAST : WEST)

export const LI = 0
export const CO = 1
export const PA = 2
export const BU = 3
/** A unit that is not Roman. */
export const TRIBAL = 4
export type Category = typeof LI | typeof CO | typeof PA | typeof BU | typeof TRIBAL

/** No piece, no people, no place: -1 of whatever is meant. */
export const NOBODY = -1 as Zone & Piece & People & Diocese & Fleet

/** A border that can be crossed. */
export interface Way {
  readonly to: Zone
  /** In PM, the zone itself included. */
  readonly cost: number
  /** Rhenus or Danuvius: frozen in a harsh winter. */
  readonly freezes: boolean
  /** A great river or a strait. */
  readonly isCrossing: boolean
}

export interface LeaderData {
  readonly id: string
  readonly name: string
  readonly generic: boolean
  /** Of a Roman. */
  readonly half: Half | null
  /** NOBODY: a Roman. */
  readonly people: People
  readonly isTheodosian: boolean
  readonly isBarbarian: boolean
  readonly cc: number
  readonly vs: number
  readonly bt: number
  readonly cp: number
  /** Of a historical leader. */
  readonly entryYear: number
  /** Of a Roman; NOBODY: none. A generic leader stands there from the start. */
  readonly entryZone: Zone
  /** The years of the columns <1 to <9 and Death; null: never tested. */
  readonly death: readonly (number | null)[] | null
}

export interface Face {
  readonly pf: number
  readonly qu: number
  readonly bt: number
}

export interface UnitData {
  readonly id: string
  readonly name: string
  readonly category: Category
  /** NOBODY: Roman. */
  readonly people: People
  readonly half: Half | null
  /** NOBODY: none. */
  readonly diocese: Diocese
  readonly isBarbarian: boolean
  /** The capital zone of palatini; NOBODY: none. */
  readonly base: Zone
  readonly full: Face
  readonly weak: Face
  readonly pm: number
}

export interface PeopleData {
  readonly id: string
  readonly name: string
  readonly nationality: string
  readonly major: boolean
  readonly homes: readonly Zone[]
  readonly units: readonly Piece[]
  readonly leaders: readonly Piece[]
}

export type Result = 'E' | 'A' | 'R' | '1/4' | '1/2' | '3/4'

export interface Board {
  readonly file: BoardFile
  /** Of every place. */
  readonly placeIds: readonly string[]
  readonly placeNames: readonly string[]
  readonly placeOf: ReadonlyMap<string, Place>
  readonly zoneOf: ReadonlyMap<string, Zone>
  /** How many land zones, seas, leaders, and pieces in all there are. */
  readonly zones: number
  readonly seas: number
  readonly leaders: number
  readonly pieces: number
  /** All there are, in the order of their indices. */
  readonly everyZone: readonly Zone[]
  readonly everyPlace: readonly Place[]
  readonly everyPiece: readonly Piece[]
  readonly everyLeader: readonly Piece[]
  readonly everyUnit: readonly Piece[]
  readonly everyPeople: readonly People[]
  readonly everyDiocese: readonly Diocese[]
  readonly everyFleet: readonly Fleet[]
  /** By zone; NOBODY: outside the Empire. */
  readonly dioceseOf: readonly Diocese[]
  /** By zone; null: outside the Empire. */
  readonly halfOf: readonly (Half | null)[]
  /** By zone: whose zone of origin it is; NOBODY: nobody's. */
  readonly homeOf: readonly People[]
  /** By zone. An imperial capital is a town too. */
  readonly hasTown: readonly boolean[]
  readonly hasPort: readonly boolean[]
  readonly isCapital: readonly boolean[]
  readonly ways: readonly (readonly Way[])[]
  readonly neighbours: readonly (readonly Zone[])[]
  /** In zones, by zone and zone. */
  readonly distance: readonly (readonly number[])[]
  /** By zone: the open seas it touches, as places. */
  readonly seasAt: readonly (readonly Place[])[]
  /** By sea, from 0: the zones it touches and the seas beside it, as places. */
  readonly coasts: readonly (readonly Zone[])[]
  readonly seaBorders: readonly (readonly Place[])[]
  readonly isOpenSea: readonly boolean[]
  readonly dioceses: readonly {
    readonly id: string
    readonly name: string
    readonly half: Half
    readonly zones: readonly Zone[]
    /** Where its limitanei and comitatenses stood in history. */
    readonly posts: { readonly li: readonly Zone[]; readonly co: readonly Zone[] }
  }[]
  /** By diocese: those beside it, over a strait too. */
  readonly dioceseBorders: readonly (readonly Diocese[])[]
  /** By half: the zone of Ravenna or Constantinopolis, and the place of its box. */
  readonly refugeZone: readonly [Zone, Zone]
  readonly refuge: readonly [Place, Place]
  readonly roma: Zone
  /** By half. */
  readonly capitals: readonly [readonly Zone[], readonly Zone[]]
  /** The two permanent fleets and those of the stratagem: where they are at home. */
  readonly fleetIds: readonly string[]
  readonly fleetBase: readonly Zone[]
  readonly fleetOf: ReadonlyMap<string, Fleet>
  /** The place aboard the first fleet; the others follow. */
  readonly aboard: Place
  readonly peoples: readonly PeopleData[]
  readonly peopleOf: ReadonlyMap<string, People>
  /** By piece; NOBODY: a Roman one. */
  readonly people: readonly People[]
  readonly leader: readonly LeaderData[]
  /** By piece; undefined for leaders, which come first. */
  readonly unit: readonly UnitData[]
  readonly pieceIds: readonly string[]
  readonly pieceOf: ReadonlyMap<string, Piece>
  /** By kind of stratagem: how many there are. */
  readonly mix: readonly number[]
  /** Rows -2 to 9, columns 1/3 to 4/1: attacker's result, defender's result. */
  readonly combat: readonly (readonly (readonly [Result, Result])[])[]
}

/** What follows from a board, worked out once for each. */
export const derived: <T>(make: (board: Board) => T) => (board: Board) => T = derivedFrom

export const isLeader = (board: Board, piece: Piece): boolean => piece < board.leaders
export const isUnit = (board: Board, piece: Piece): boolean => piece >= board.leaders

/** NOBODY: a Roman piece. */
export const peopleOfPiece = (board: Board, piece: Piece): People => board.people[piece]

export const isRomanPiece = (board: Board, piece: Piece): boolean => peopleOfPiece(board, piece) === NOBODY

export const isLand = (board: Board, place: Place): place is Zone => place >= 0 && place < board.zones
export const isInEmpire = (board: Board, place: Place): place is Zone =>
  isLand(board, place) && board.dioceseOf[place] !== NOBODY
