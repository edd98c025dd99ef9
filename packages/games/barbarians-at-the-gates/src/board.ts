/** The edition in small integers: spaces, connections, leaders, tribes, cards and tables, with what follows from them. */
import { derived as derivedFrom } from '@tabularium/engine'
import type { Index } from '@tabularium/engine/fields'
import type { BoardFile, CardFile } from './edition/schema.ts'
import type { Connection, Controller, Kind, Power, Section } from './terms.ts'

/** Every place on land: the named spaces and the transit spaces, then the three Land Zones. */
export type Space = Index<'space'>
export type Leader = Index<'leader'>
export type Tribe = Index<'tribe'>
export type Province = Index<'province'>
/** The Roman cards first, then the Barbarian ones. */
export type Card = Index<'card'>

/** No space, leader, tribe, province, card: -1 of whatever is meant. */
export const NONE = -1 as Space & Leader & Tribe & Province & Card

/** A connection as it is seen from one end. */
export interface Way {
  readonly to: Space
  readonly type: Connection
  /** In AP: BG-10.2.2-b to BG-10.2.2-e. */
  readonly cost: number
}

/** BG-2.3.1-w BG-2.3.1-ac BG-2.3.1-ad: for retreats, over a transit space too, by the worse of the two connections. */
export interface RetreatWay {
  readonly to: Space
  readonly type: Connection
}

/** What one side of a leader's counter says. */
export interface Face {
  /** `attila`: a successor has an id of his own. */
  readonly id: string
  readonly name: string
  readonly initiative: number
  readonly tactical: number
  readonly emperor: boolean
}

export interface LeaderData {
  readonly id: string
  /** NONE: a Roman leader. */
  readonly tribe: Tribe
  /** Of a Roman leader: Loyalist (his reverse is the Usurper) or Byzantine. Of a tribe's: Barbarians, as long as it is not Allied. */
  readonly power: Power
  /** Front and reverse. A Loyalist's reverse is his Usurper counterpart; a counter without another side has the front twice. */
  readonly faces: readonly [Face, Face]
}

export interface TribeData {
  readonly id: string
  readonly name: string
  /** BG-2.4.3-b: on the Barbarian side. */
  readonly score: number
  /** BG-2.4.3-f */
  readonly canBeAllied: boolean
  /** BG-2.4.2.1: each tribe has one leader counter. */
  readonly leader: Leader
}

export interface ProvinceData {
  readonly id: string
  readonly name: string
  /** `Britanniae`, `Gallia`, `Italia`, or the province's own name. */
  readonly group: string
  readonly capital: Space
  /** All named spaces of it. */
  readonly spaces: readonly Space[]
  /** BG-2.3.2-e BG-2.3.2-g: those that count for control, the Capital too. */
  readonly counting: readonly Space[]
}

export interface CardData {
  readonly id: string
  readonly player: 0 | 1
  readonly section: Section
  readonly ops: number
  readonly kind: CardFile['kind']
  /** BG-7.3.4-a */
  readonly isRemoved: boolean
  readonly file: CardFile
}

export interface Board {
  readonly file: BoardFile
  readonly spaceIds: readonly string[]
  readonly spaceNames: readonly string[]
  readonly spaceOf: ReadonlyMap<string, Space>
  /** The Land Zones too, last. */
  readonly everySpace: readonly Space[]
  readonly kind: readonly Kind[]
  readonly isCapital: readonly boolean[]
  /** NONE: transit spaces and Land Zones. */
  readonly provinceOf: readonly Province[]
  /** BG-2.3.2-v BG-2.3.2-w; of Land Zones the fixed controller (BG-2.3.4-n); NO_POWER: transit spaces. */
  readonly printed: readonly Controller[]
  readonly ways: readonly (readonly Way[])[]
  /** The connection from one space to another, or undefined. */
  wayTo(from: Space, to: Space): Way | undefined
  readonly retreats: readonly (readonly RetreatWay[])[]
  /** BG-2.3.1-z: the spaces that are adjacent for migration, transit spaces left out. */
  readonly near: readonly (readonly Space[])[]
  /** BG-15.1-w: in connections, by space and space, transit spaces counted, without the sea; 999: there is no way by land. */
  readonly distance: readonly (readonly number[])[]
  /** By space: the seas it is a port of, as bits. */
  readonly seas: readonly number[]
  /** Every port of the Atlantic, every port of the Mediterranean. */
  readonly ports: { readonly 1: readonly Space[]; readonly 2: readonly Space[] }
  readonly mauretania: Space
  readonly furtherEast: Space
  readonly easternEmpire: Space
  readonly provinces: readonly ProvinceData[]
  readonly everyProvince: readonly Province[]
  /** By space. */
  readonly isInBritanniae: readonly boolean[]
  readonly isInItalia: readonly boolean[]
  readonly isInAfrica: readonly boolean[]
  readonly leaders: readonly LeaderData[]
  readonly everyLeader: readonly Leader[]
  /** By the id of the counter, or of either face. */
  readonly leaderOf: ReadonlyMap<string, Leader>
  readonly tribes: readonly TribeData[]
  readonly everyTribe: readonly Tribe[]
  readonly tribeOf: ReadonlyMap<string, Tribe>
  readonly cards: readonly CardData[]
  readonly everyCard: readonly Card[]
  readonly cardOf: ReadonlyMap<string, Card>
  /** BG-12.2.4-b: losses scored, by modified roll (0 to 12) and number of CU (1 to 10, from 0). */
  readonly combat: readonly (readonly number[])[]
  /** BG-13.2-e: by modified roll (1 to 6, from 0). */
  readonly siege: readonly { readonly points: number; readonly loss: number }[]
  /** BG-18.0-a: CU lost, by die (1 to 6, from 0) and number of CU (from 0). */
  attrition(die: number, cu: number): number
}

/** What follows from a board, worked out once for each. */
export const derived: <T>(make: (board: Board) => T) => (board: Board) => T = derivedFrom
