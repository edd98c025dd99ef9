/** The rulebook's words for players, powers, kinds of spaces and connections, phases and turns. */
import type { Space } from './board.ts'

/** BG-1.0-a: the two players, who are the two seats. */
export const ROMAN = 0
export const BARBARIAN = 1
export type Player = typeof ROMAN | typeof BARBARIAN
export const playerNames = ['roman', 'barbarian'] as const
export const opponentOf = (player: Player): Player => (player === ROMAN ? BARBARIAN : ROMAN)

/** BG-2.2.1-a */
export const LOYALIST = 0
export const BYZANTINE = 1
export const USURPER = 2
export const BARBARIANS = 3
export const ALLIED = 4
export type Power = typeof LOYALIST | typeof BYZANTINE | typeof USURPER | typeof BARBARIANS | typeof ALLIED
export const powerNames = ['loyalist', 'byzantine', 'usurper', 'barbarian', 'allied'] as const
export const POWERS: readonly Power[] = [LOYALIST, BYZANTINE, USURPER, BARBARIANS, ALLIED]

/** Who controls a space; nobody controls a transit space: BG-2.3.1-t. */
export const NO_POWER = 5
export type Controller = Exclude<Power, typeof BYZANTINE> | typeof NO_POWER

/** BG-2.2.1-b to BG-2.2.1-f */
export const playerOf = (power: Power): Player => (power === USURPER || power === BARBARIANS ? BARBARIAN : ROMAN)

/** BG-2.2.1-g: what counts as one side with the Loyalists. */
export const sideOf = (power: Power): Controller => (power === BYZANTINE ? LOYALIST : power)

/** BG-2.2.1-h */
export const isRomanPower = (power: Power): boolean => power === LOYALIST || power === BYZANTINE || power === USURPER

/** BG-2.2.3-a to BG-2.2.3-e: between powers, never between players. */
function isEnmity(one: Power | Controller, other: Power | Controller): boolean {
  if (one === NO_POWER || other === NO_POWER) return false
  const a = sideOf(one)
  const b = sideOf(other)
  if (a === b) return false
  return a === USURPER || b === USURPER || a === BARBARIANS || b === BARBARIANS
}

/** Powers as bits, where several are looked at together. */
export type Powers = number
export const bitOf = (power: Power | Controller): Powers => 1 << power
export const bitsOf = (powers: readonly Power[]): Powers =>
  powers.reduce<Powers>((bits, power) => bits | bitOf(power), 0)
/** By power, and of nobody: its enemies. It is asked all the time, so it is looked up. */
const ENEMIES = ([...POWERS, NO_POWER] as const).map((power) =>
  bitsOf(POWERS.filter((other) => isEnmity(power, other))),
)
export const areEnemies = (one: Power | Controller, other: Power | Controller): boolean =>
  ((ENEMIES[one] >> other) & 1) === 1
/** By power: itself and those of its side. */
const SIDES = POWERS.map((power) => bitsOf(POWERS.filter((other) => sideOf(other) === sideOf(power))))
export const enemiesOf = (power: Power | Controller): Powers => ENEMIES[power]
export const sideBitsOf = (power: Power): Powers => SIDES[power]

/** BG-2.3.1-a, and the Land Zones of BG-2.3.4-a. */
export const CITY = 0
export const CULTIVATED = 1
export const BORDER = 2
export const TRANSIT = 3
export const ZONE = 4
export type Kind = typeof CITY | typeof CULTIVATED | typeof BORDER | typeof TRANSIT | typeof ZONE

/** BG-2.3.3-a, in the order of BG-2.3.1-y: the later, the worse. */
export const CLEAR = 0
export const ROUGH = 1
export const RIVER = 2
export const STRAIT = 3
/** BG-10.2.2-f: no connection, but a way into a space. */
export const NAVAL = 4
/** Whoever was there already came by no way: BG-12.2.2-g. */
export const NO_WAY = 5
export type Connection = typeof CLEAR | typeof ROUGH | typeof RIVER | typeof STRAIT
export type Via = Connection | typeof NAVAL | typeof NO_WAY
export const viaNames = ['clear', 'rough', 'river', 'strait', 'naval', 'none'] as const

/** BG-2.3.4-o: bits, for two ports lie on both seas. */
export const ATLANTIC = 1
export const MEDITERRANEAN = 2

/** BG-2.4.4-a */
export const NO_FORT = 0
export const CASTRA = 1
export const COLONIA = 2
export type Fort = typeof NO_FORT | typeof CASTRA | typeof COLONIA

/** Where a leader or a marker is that is not on the map. */
/** He has not entered yet. */
export const OFF = -1 as Space
/** BG-2.4.2.6-c: in the Displaced Leaders box. */
export const DISPLACED = -2 as Space
/** BG-2.4.2.6-n: permanently eliminated. */
export const GONE = -3 as Space

/** BG-5.0-a */
export const phases = ['draw', 'strategy', 'attrition', 'control', 'migration', 'scoring', 'reinforcement'] as const
export type Phase = (typeof phases)[number]

/** BG-3.1-b */
export const turnNames = ['A', 'B', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** BG-2.6.1-c */
export const sections = ['prelude', 'core', 'wave1', 'wave2', 'wave3'] as const
export type Section = (typeof sections)[number]
