/** What is shown of The Fall of the Roman Empire: its views and events, and nothing of its rules. */
export type { FallEvent } from '../events.ts'
export * from './conflict.ts'
export * from './fight.ts'
export * from './options.ts'
export * from './reduce.ts'
export * from './titles.ts'
export * from './view.ts'
