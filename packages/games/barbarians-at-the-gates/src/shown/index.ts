/** What is shown of Barbarians at the Gates: its views and events, and nothing of its rules. */
export type { GatesEvent } from '../events.ts'
export * from './calendar.ts'
export * from './frames.ts'
export * from './printed.ts'
export * from './provinces.ts'
export * from './reduce.ts'
export * from './titles.ts'
export * from './view.ts'
