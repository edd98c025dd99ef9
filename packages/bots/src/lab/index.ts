/** The laboratory: many games by bots, and what came of them. The same in a terminal, a page and any number of machines. */
export { bradleyTerry, type Duel, type Rating } from './figures/bradley-terry.ts'
export { comparisonCsv, reportCsv } from './figures/csv.ts'
export { halfPoints, type Mean, meanOfRounds } from './figures/points.ts'
export { type Comparison, type Course, comparison, type Report, report } from './figures/report.ts'
export {
  type Difference,
  difference,
  type Interval,
  type Share,
  type Spread,
  share,
  spread,
} from './figures/statistics.ts'
export { BatchSizes, InOrder } from './in-order.ts'
export { type Batch, Player } from './player.ts'
export { emptyResults, mergeResults, type Results } from './results.ts'
export { savedGame } from './saved-game.ts'
export { type Seated, type Setting, seated, seedOf } from './setting.ts'
export { type Counts, count, emptyTally, merge, type Tally } from './tally.ts'
