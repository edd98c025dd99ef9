/** The games' parts of the page, each fetched when it is needed: in a folder of the game's id. */
import type { AnyGamePage } from '../page/game-page.ts'

const all = import.meta.glob<AnyGamePage>('./*/index.ts', { import: 'page' })

/** Undefined: there is no such game. */
export function pageOf(game: string): Promise<AnyGamePage> | undefined {
  return all[`./${game}/index.ts`]?.()
}
