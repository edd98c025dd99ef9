/** Checking the dice of a game that was played online, fetched when somebody asks. */
export { verifyFile } from '@tabularium/engine/proof'
