/** What is fetched before anybody asks for it: a table is about to be shown, and the table itself has not yet said of which game. */
import { pageOf } from '../games/pages.ts'
import { layout } from './frame/layout.ts'
import { loadSmaller } from './frame/smaller.ts'
import { tables } from './tables.ts'

export async function loadTable() {
  const [{ Table }] = await Promise.all([import('./table.tsx'), layout.peek() === 'wide' ? null : loadSmaller()])
  return Table
}

/** Fetches the table, the game's part of the page and, unless they come later, its rules. What cannot be had is asked for again, and told then. */
export function expectTable(game: string | undefined, withRules = true): void {
  const fetched: readonly (Promise<unknown> | undefined)[] = [
    loadTable(),
    ...(game === undefined ? [] : [pageOf(game), ...(withRules ? [tables().soon(game)] : [])]),
  ]
  for (const part of fetched) part?.catch(() => {})
}

const KEY = 'tabularium.played'

/** The game of the table that was shown last, if it is that one. */
export function gameAt(id: string): string | undefined {
  try {
    const [at, game] = localStorage.getItem(KEY)?.split(' ') ?? []
    return at === id ? game : undefined
  } catch {
    return undefined
  }
}

/** A storage that is forbidden makes the next visit a little slower. */
export function rememberGame(id: string, game: string): void {
  try {
    localStorage.setItem(KEY, `${id} ${game}`)
  } catch {}
}
