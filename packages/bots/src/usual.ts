/** The names of the bots that every game with a mind has. Stands alone: who plays is known before any bot is fetched. */
export const usual: readonly string[] = ['random', 'tiro', 'legate']
