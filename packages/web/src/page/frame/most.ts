/** How many buttons a panel shows: more are looked up in a list. */
export const MOST = 6
