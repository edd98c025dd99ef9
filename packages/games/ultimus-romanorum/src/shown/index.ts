/** What is shown of Ultimus Romanorum: its views and events, and nothing of its rules. */
export type { UltimusEvent } from '../events.ts'
export * from './calendar.ts'
export * from './counters.ts'
export * from './printed.ts'
export * from './reduce.ts'
export * from './stratagems.ts'
export * from './victory.ts'
export * from './view.ts'
