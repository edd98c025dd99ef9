/** What the reader is told when he asks: who can, why not, what a bot would do. */
export { Advice } from '../frame/advice.tsx'
export { askAbout, askWho } from './ask-who.ts'
export { hint } from './hints.ts'
export { refuse, tell } from './refusals.ts'
