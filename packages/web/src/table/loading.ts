/** Reading saves and games kept under other rules, fetched when there is one. */
export { load, reopen } from '@tabularium/engine'
export { erasOf, stagesOf, writtenIn } from './earlier.ts'
