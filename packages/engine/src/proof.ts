/** What proves the dice of a game that was played online: see docs/dice.md. */
export * from './proof/hidden.ts'
export * from './proof/journal.ts'
export * from './proof/proven-file.ts'
export * from './proof/seal-watch.ts'
export * from './proof/trace.ts'
export * from './proof/verify.ts'
