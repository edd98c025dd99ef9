/** What a player looks at when the Roman phase is over and the Barbarians are about to act. `measure.ts` measures it. */

/** Where each measure stands in the list. */
export const at = {
  constant: 0,
  /** One more border secured: the first, the second ... */
  border1: 1,
  border2: 2,
  border3: 3,
  border4: 4,
  border5: 5,
  revolts: 6,
  italianRevolts: 7,
  /** Revolts beyond the thirteenth: 21 are all there are. */
  tooManyRevolts: 8,
  /** Unrest that will not turn at once; what will counts as Revolt. */
  unrest: 9,
  /** What the possible uprisings would add. */
  growth: 10,
  /** The chance of an uprising that brings an army. */
  armyChance: 11,
  /** Emperors' tokens placed in provinces. */
  guarded: 12,
  guardedItaly: 13,
  /** Regions that can be secured, as far as Revolt goes. */
  quietRegions: 14,
  nearlyQuiet: 15,
  workInOpenRegions: 16,
  /** How long it takes the first Emperor with a token in hand to come to the borders. */
  wayToQuietBorders: 17,
  wayToBorders: 18,
  farthestBorder: 19,
  ripeBorders: 20,
  wayToRevolts: 21,
  /** How far the next Emperor is from the nearest Revolt. */
  idle: 22,
  drivenOut: 23,
  offBoard: 24,
  beyondBorder: 25,
  hand: 26,
  emptyHands: 27,
  /** Tokens wanting in all hands for the borders that are left. */
  shortage: 28,
  armies: 29,
  /** One over the phases an army needs to ROMA. */
  nearness: 30,
  armiesOutside: 31,
  danger: 32,
  secondPursuit: 33,
  assaultWon: 34,
  assaultLost: 35,
  devastation: 36,
  /** The chance that the next Emperor beats an army; how much better a later one's is. */
  strike: 37,
  lateStrike: 38,
  /** TE-6.4: IP promised to a later turn, or taken from it. */
  favour: 39,
  /** Borders, and how near one is to them, in a game that grows long. */
  impatience: 40,
  /** The chance that ROMA falls in this very phase. */
  fall: 41,
} as const
export type Feature = keyof typeof at
export const FEATURES = 42

/** The measures of one position, in the order of `at`. */
export type Measures = Float64Array
