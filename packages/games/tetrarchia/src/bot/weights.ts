import type { Feature } from './features.ts'

/**
 * What each measure adds to the score; positive is good, and about 1 turns an even game into three to one.
 *
 * They began as a player's guesses. Then, twice: some 5,000 positions were taken from games of the bot against itself at
 * eight levels; in each, four or five different ends of the turn were played on for six turns with the same dice, and
 * judged by the result or by a logistic fit of results; the differences in outcome were fitted by least squares to the
 * differences in measures. Half of each step was taken, since full steps make a bot that is safe and never secures a
 * border: for the same reason `border*`, `quietRegions`, `ripeBorders`, the ways to borders and `shortage` were held fixed.
 * Measures whose weight came out near nothing were dropped; that made no difference that could be measured.
 */
export const weights: { readonly [name in Feature]: number } = {
  constant: -1,
  border1: 0.8,
  border2: 0.8,
  border3: 0.8,
  border4: 0.9,
  border5: 1,
  revolts: -0.269,
  italianRevolts: -0.121,
  tooManyRevolts: -0.16,
  unrest: -0.065,
  growth: -0.037,
  armyChance: -0.046,
  guarded: 0.322,
  guardedItaly: 0.299,
  quietRegions: 0.3,
  nearlyQuiet: 0.05,
  workInOpenRegions: 0.02,
  wayToQuietBorders: -0.06,
  wayToBorders: -0.02,
  farthestBorder: 0.035,
  ripeBorders: 0.1,
  wayToRevolts: -0.008,
  idle: -0.024,
  drivenOut: -0.103,
  offBoard: -0.1,
  beyondBorder: -0.158,
  hand: 0.282,
  emptyHands: -0.048,
  shortage: -1,
  armies: -0.994,
  nearness: -1.165,
  armiesOutside: 0.187,
  danger: -0.057,
  secondPursuit: -0.034,
  assaultWon: 1.342,
  assaultLost: -0.468,
  devastation: -0.276,
  strike: 0.663,
  lateStrike: 0.3,
  favour: 0.02,
  /** Not fitted: it sees to it that every game ends. */
  impatience: 0.5,
  /** Nothing is added for it: it takes its share of the chance away. */
  fall: 0,
}
