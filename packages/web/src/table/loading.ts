/** Reading saves, fetched when there is one to read. */
export { load } from '@tabularium/engine'
