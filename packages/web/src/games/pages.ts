/** The games' parts of the page, each fetched when it is needed: in a folder of the game's id. */
import type { AnyGamePage } from '../page/game-page.ts'
import { bringWords, spokenLanguage } from '../words/spoken.ts'

const all = import.meta.glob<AnyGamePage>('./*/index.ts', { import: 'page' })

/** A part asks for its words when it is here: they are asked for with it, so that nothing waits for them. */
const words = import.meta.glob('./*/words/**/{en,fr}.ts')

/** Undefined: there is no such game. */
export function pageOf(game: string): Promise<AnyGamePage> | undefined {
  const page = all[`./${game}/index.ts`]?.()
  if (page === undefined) return undefined
  const spoken = Object.entries(words).filter(
    ([file]) => file.startsWith(`./${game}/`) && file.endsWith(`/${spokenLanguage()}.ts`),
  )
  for (const [, fetch] of spoken) fetch().catch(() => {})
  return page.then(async (here) => {
    await bringWords()
    return here
  })
}
