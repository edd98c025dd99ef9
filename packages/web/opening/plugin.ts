/** Serves the beginnings of games as modules, each in each language, made when the page is built. */
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Make = typeof import('./make.ts')

const ALL = 'virtual:openings'
/** The beginning of a game, in a language. */
export const OPENING = /^\0?virtual:opening\/([a-z-]+)\/([a-z]+)$/

let known: Promise<{ readonly module: Make }> | undefined

async function make(): Promise<Make> {
  known ??= runnerImport<Make>(join(import.meta.dirname, 'make.ts'), { configFile: false })
  return (await known).module
}

export function openings(): Plugin {
  return {
    name: 'tabularium-openings',
    resolveId: (id) => (id === ALL || OPENING.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ALL}`) {
        const { gamesWithOpenings, languages } = await make()
        const each = gamesWithOpenings.map((game) => {
          const loaders = languages.map(
            (language) => `${language}: () => import('virtual:opening/${game}/${language}')`,
          )
          return `'${game}': { ${loaders.join(', ')} }`
        })
        return `export const openings = { ${each.join(', ')} }`
      }
      const [, game, wanted] = OPENING.exec(id) ?? []
      if (game === undefined) return null
      const { languages, openingOf } = await make()
      const language = languages.find((each) => each === wanted)
      return language === undefined ? null : `export default ${JSON.stringify(openingOf(game, language))}`
    },
  }
}
