/** What a page needs to check hidden things when they are shown. */
export * from './proof/hidden.ts'
export * from './proof/seal-watch.ts'
