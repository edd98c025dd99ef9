/** The games' parts of the page, each fetched when it is needed: in a folder of the game's id. */
import type { ComponentType } from 'preact'
import type { AnyGamePage, SetupFormProps } from '../page/game-page.ts'
import { bringWords, spokenLanguage } from '../words/spoken.ts'
import type { Terms } from './terms.ts'

const pages = import.meta.glob<AnyGamePage>('./*/index.ts', { import: 'page' })
const forms = import.meta.glob<ComponentType<SetupFormProps>>('./*/setup.tsx', { import: 'SetupForm' })
const terms = import.meta.glob<Terms>('./*/terms.ts', { import: 'terms' })

/** A part asks for its words when it is here: they are asked for with it, so that nothing waits for them. */
const words = import.meta.glob('./*/words/**/{en,fr}.ts')

async function withWords<Part>(game: string, part: Promise<Part>): Promise<Part> {
  const isMeant = (file: string) => file.startsWith(`./${game}/`) && file.endsWith(`/${spokenLanguage()}.ts`)
  for (const [file, fetch] of Object.entries(words)) if (isMeant(file)) fetch().catch(() => {})
  const here = await part
  await bringWords()
  return here
}

/** What a game shows at its table. Undefined: there is no such game. */
export function pageOf(game: string): Promise<AnyGamePage> | undefined {
  const page = pages[`./${game}/index.ts`]?.()
  return page === undefined ? undefined : withWords(game, page)
}

/** The form for a new game. Undefined: there is no such game. */
export function formOf(game: string): Promise<ComponentType<SetupFormProps>> | undefined {
  const form = forms[`./${game}/setup.tsx`]?.()
  return form === undefined ? undefined : withWords(game, form)
}

/** How what was chosen for a game is said. Undefined: there is no such game. */
export function termsOf(game: string): Promise<Terms> | undefined {
  const said = terms[`./${game}/terms.ts`]?.()
  return said === undefined ? undefined : withWords(game, said)
}
