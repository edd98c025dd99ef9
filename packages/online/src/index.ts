/** What a page and a server say to each other: forms alone, so that neither needs the other. */
export * from './people.ts'
export * from './play.ts'
export * from './tables.ts'
export * from './update.ts'
