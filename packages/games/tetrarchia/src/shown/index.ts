/** What is shown of Tetrarchia: its views and events, and nothing of its rules. */
export type { Result, TetrarchiaEvent } from '../events.ts'
export { oddsOf, type Strength, weigh } from '../rules/weighing.ts'
export * from './fight.ts'
export * from './names.ts'
export * from './options.ts'
export * from './reduce.ts'
export * from './score.ts'
export * from './view.ts'
