/** What each game tells of its end, fetched when a game is over. */
import type { EndingOf } from '../page/ending/verdict.ts'

const all = import.meta.glob<EndingOf>('./*/ending.ts', { import: 'endingOf' })

/** Undefined: the game tells nothing besides its outcome. */
export const endingOf = (game: string): Promise<EndingOf> | undefined => all[`./${game}/ending.ts`]?.()
