/** What the reader is told when he asks: who can, why not, what a bot would do. */
export { askAbout, askWho } from './ask-who.ts'
export { hint } from './hints.ts'
export { refuse, tell } from './refusals.ts'
