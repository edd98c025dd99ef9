import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Some random games are other ones in every run: by this seed, which a failure names. */
const seed = process.env.TABULARIUM_SEED ?? randomBytes(4).toString('hex')

const BROWSER = 'packages/web/test/browser/**/*.test.ts'
const CLI = 'packages/cli/test/*.test.ts'
const SERVER = 'packages/server/test/**/*.test.ts'
const FUZZ = ['packages/games/test/properties.test.ts', 'packages/games/test/tables.test.ts']

/** Minutes in a browser for what other tests look at too: guided games, quiet tables, more sizes and windows, every level. */
const WHEN_ASKED = [
  'learn',
  'learn-ultimus',
  'learn-gates',
  'middle',
  'silence',
  'done/sizes',
  'exchange',
  'windows',
  'whole/levels',
]
const isLong = process.env.TABULARIUM_LONG === '1'
const leftOut = isLong ? [] : WHEN_ASKED.map((name) => `packages/web/test/browser/${name}.test.ts`)

/** The browser tests that take longest, the longest first; how large a file is does not tell. */
const LONGEST = [
  'silence',
  'learn-ultimus',
  'gates-whole',
  'learn-gates',
  'pictures',
  'secrets',
  'turns',
  'axe',
  'ultimus',
  'fall',
  'gates-read',
  'keep',
  'battle',
  'play',
  'bots',
  'french',
  'pages',
  'motion',
  'phone',
  'gates-axe',
  'thinking',
]

/** Where a file is among those; all others come after them. */
function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? LONGEST.length : at
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isBrowser = ({ project }: TestSpecification) => project.name === 'browser'
    const [first, others] = [sorted.filter(isBrowser), sorted.filter((file) => !isBrowser(file))]
    return [...first.sort((a, b) => rank(a) - rank(b)), ...others]
  }
}

/** Files that run with another number beside them are a group of their own. */
const AFTERWARDS = { groupOrder: 1 }

/** Projects run in the order of their names, so that the longest files do not come last. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // A browser on a busy machine is late now and then: what fails is tried again before it counts.
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude: leftOut,
          globalSetup: 'packages/web/test/browser/shared.ts',
          retry: 2,
          testTimeout: 300_000,
          // They wait more than they work: one more than there are cores.
          maxWorkers: availableParallelism() + 1,
        },
      },
      // The command line is tested with an environment of its own and signals, which threads do not have.
      { extends: true, test: { name: 'cli', include: [CLI], pool: 'forks', isolate: true, sequence: AFTERWARDS } },
      { extends: true, test: { name: 'fuzz', include: FUZZ, sequence: AFTERWARDS } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts', 'scripts/test/*.test.ts'],
          exclude: [BROWSER, CLI, SERVER, ...FUZZ],
          sequence: AFTERWARDS,
        },
      },
      // So is the server, with databases and processes that are killed.
      {
        extends: true,
        test: { name: 'server', include: [SERVER], pool: 'forks', isolate: true, sequence: AFTERWARDS },
      },
    ],
    setupFiles: ['packages/engine/test/chance.ts'],
    env: { TABULARIUM_SEED: seed },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
