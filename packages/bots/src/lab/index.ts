/** The laboratory: many games by bots, and what came of them. The same in a terminal, a page and any number of machines. */
export { BatchSizes, InOrder } from './in-order.ts'
export { type Batch, Player } from './player.ts'
export { type Comparison, type Course, comparison, type Report, report } from './report.ts'
export { emptyResults, mergeResults, type Results } from './results.ts'
export { savedGame } from './saved-game.ts'
export { type Seated, type Setting, seated, seedOf } from './setting.ts'
export { type Difference, difference, type Interval, type Share, type Spread, share, spread } from './statistics.ts'
export { type Counts, count, emptyTally, merge, type Tally } from './tally.ts'
