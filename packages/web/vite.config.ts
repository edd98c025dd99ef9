import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { listFor, type Side } from './list-for.ts'
import { oneLanguage } from './one-language.ts'
import { OPENING, openings } from './opening/plugin.ts'

/** Writes the service worker: every file of the build is fetched at the first visit, so that the app works offline. */
function offline(): Plugin {
  let dist = ''
  return {
    name: 'tabularium-offline',
    apply: 'build',
    configResolved({ build }) {
      dist = resolve(import.meta.dirname, build.outDir)
    },
    closeBundle() {
      const files = listFiles(dist)
        .map((file) => relative(dist, file).replaceAll('\\', '/'))
        .filter((file) => file !== 'sw.js')
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(readFileSync(join(dist, file)))
      const worker = readFileSync(join(import.meta.dirname, 'offline.js'), 'utf8')
      const list = JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')])
      const version = JSON.stringify(hash.digest('hex').slice(0, 16))
      writeFileSync(join(dist, 'sw.js'), `const VERSION = ${version}\nconst FILES = ${list}\n${worker}`)
    },
  }
}

/**
 * Leaves out what play does not need: notes on where data come from; what cards say, which is fetched by itself, in one
 * language; and in the worker the texts of the rules, which the page loads when somebody reads them, with the list of
 * their clauses, and the check of other editions, which is the command line's. Our own boards have been checked by the tests.
 */
function slim(inWorker: boolean): Plugin {
  return {
    name: 'tabularium-slim',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('/edition/board.json')) {
        const { digest } = (await engine()).editionOf(JSON.parse(code))
        const played = JSON.parse(code, (key, value) => (REMARKS.includes(key) ? undefined : value))
        return JSON.stringify({ ...played, digest })
      }
      const language = TEXTS.exec(id)?.[1]
      if (language !== undefined) return textsIn(language, join(dirname(id), '../edition/board.json'))
      if (inWorker && id.endsWith('/words/rules.json')) return '{ "chapters": [] }'
      if (inWorker && id.endsWith('/edition/check.ts')) return 'export const checkBoard = () => []'
      if (inWorker && id.endsWith('/edition/schema.ts')) return 'export const boardSchema = { parse: (file) => file }'
      return null
    },
  }
}

type Engine = typeof import('@tabularium/engine')

let known: Promise<{ readonly module: Engine }> | undefined

/** The engine is TypeScript, which Node does not read by itself. */
async function engine(): Promise<Engine> {
  known ??= runnerImport<Engine>(fileURLToPath(import.meta.resolve('@tabularium/engine')), { configFile: false })
  return (await known).module
}

/** Words in the language in use alone. */
function inOneLanguage(): Plugin {
  const spoken = join(import.meta.dirname, 'src/words/spoken.ts')
  return {
    name: 'tabularium-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\.tsx?$/.test(id) ? (oneLanguage(code, spoken) ?? null) : null),
  }
}

/** The list of games as each side needs it. */
function listOfGames(side: Side): Plugin {
  return {
    name: 'tabularium-games',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/packages/games/index.ts') ? listFor(side, code) : null),
  }
}

const REMARKS = ['$schema', 'note', 'source', 'lat', 'lon', 'text']

/** A game's module of what its cards say in a language. */
const TEXTS = /\/shown\/texts-([a-z]+)\.ts$/

/** That module without the rest of the board. */
function textsIn(language: string, board: string): string {
  const { cards }: { cards: readonly { id: string; text: Record<string, string> }[] } = JSON.parse(
    readFileSync(board, 'utf8'),
  )
  const texts = Object.fromEntries(cards.map(({ id, text }) => [id, text[language]]))
  return `export const texts = new Map(Object.entries(${JSON.stringify(texts)}))`
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? listFiles(path) : [path]))
}

const ENGINE =
  /\/engine\/src\/(machine(?!\/window)|fields(?!\/(?:traits|counts))|clauses|contract|dice|digest|edition|fault|options|percent|secrets|table|verdict)\b|node_modules\/@noble|\/web\/src\/words\/spoken\./

/** What all games and pages share, in one file: it packs best so. */
const shared = {
  name: 'shared',
  test: /node_modules\/@?preact|\/src\/page\/(after-paint|by-keys|control|icons|install|lazy|left|memo|page-bar|router|said|settings|tables|frame\/(?:desk|layout|smaller)|home\/trouble)\.|\/src\/table\/(link|mirror)\.|\/engine\/src\/(contract|room\/patch)\.|\/words\/spoken\./,
}

/** The table with all that it needs at once, and what the boards of all games are drawn with: no plates and washes, which not all have. */
const table = {
  name: 'table',
  test: /\/src\/page\/(table\.tsx|game-page\.|modal\.|scenery\.|board\/(?!counters\/(?:plate|wash)\.|marks\/price|fading\.|spreading\.))|\/map\/draw\.|\/engine\/src\/percent\./,
}

/** What is said when something is wrong, on any page. */
const reasons = { name: 'reason', test: /\/src\/(page\/reason|words\/troubles)\./ }

/** What comes to the bars by itself, and the laboratory tells there. */
const newer = { name: 'newer', test: /\/src\/(page\/newer|lab\/underway)\./ }

/** What comes when the board is there. */
const late = {
  name: 'late',
  test: /\/src\/page\/(late|motion|pressed|board\/(?:fading|spreading|marks\/price(?:s|-spots))|log\/(?:asides|log|names|told-words|turns)|recap\/(?:arrows?|changed|changed-ticks|glide|own-step|recall|recap)|dice\/(?:die|kinds|place-die)|play\/who|frame\/(?:drawer|folding|names-clear|offline|opponent|pinned|place-card|refusal-note|round-buttons))\.tsx?$/,
}

/** The words of a game in one language, the engine, the rules of a game: in one file each, so that there are few to wait for. */
const wordsGroup = {
  debugName: 'words',
  name(id: string): string | null {
    const [, game, language] =
      /\/games\/([a-z-]+)\/(?:src\/)?words\/(?:.*\/)?(en|fr)\b(?!.*lexicon|.*leaders).*\.ts$/.exec(id) ?? []
    return game === undefined ? null : `${language}-${game}`
  },
}
/** What the rules say is fetched with them, by the worker alone. */
const rulesWords = {
  debugName: 'words',
  name: (id: string) => (wordsGroup.name(id) === null ? null : `rules-${wordsGroup.name(id)}`),
}
const engineGroup = { name: 'engine', test: ENGINE }
/** What the larger games need besides. */
const moreOfTheEngine = {
  name: 'engine-more',
  test: /\/engine\/src\/(derived|check\/sentences|fields\/(traits|counts)|machine\/window)\./,
}
/** A table with its log, as it is kept: at the table, and in the laboratory. */
const tableGroup = {
  name: 'engine-table',
  test: /\/engine\/src\/(acting|history|local-table|taking-back|chain|save\/write)\./,
}
const rulesGroup = {
  debugName: 'rules',
  name: (id: string): string | null => {
    const game = /\/games\/([a-z-]+)\/src\/(?!bot\b|shown\/card|edition\/board\.json|words\/(?:.*\/)?(?:en|fr)\b)/.exec(
      id,
    )?.[1]
    return game === undefined ? null : `rules-${game}`
  },
}

/** The map and the board's data of each game stand in a file of their own, apart from the code and from other games'. */
const data = {
  debugName: 'data',
  name(id: string): string | null {
    const [, map, board] = /(?:([a-z-]+)\.map|([a-z-]+)\/src\/edition\/board)\.json/.exec(id) ?? []
    return map !== undefined ? `map-${map}` : board === undefined ? null : `map-board-${board}`
  },
}

/** How a game begins, in one language. */
const beginnings = {
  debugName: 'openings',
  name(id: string): string | null {
    const [, game, language] = OPENING.exec(id) ?? []
    return game === undefined ? null : `opening-${game}-${language}`
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [slim(false), inOneLanguage(), listOfGames('page'), openings(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [slim(true), inOneLanguage(), listOfGames('worker')],
    rolldownOptions: {
      output: {
        // As on the page, so that the data of a game are the same file for both.
        comments: { annotation: false },
        codeSplitting: { groups: [data, engineGroup, moreOfTheEngine, tableGroup, rulesGroup, rulesWords] },
      },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [data, shared, table, reasons, newer, late, wordsGroup, beginnings] } },
    },
  },
})
