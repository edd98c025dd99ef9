import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readPlan } from './plan.ts'
import { withSwitches } from './switched.ts'

const root = join(import.meta.dirname, '..', '..')
const { mutants } = readPlan()

/** Long tests come last: most mutants are caught before. */
const IS_SLOW =
  /\/(bot|records|forms|words-games|campaign|shown|properties|leaks|save|hostile|fuzz|minds|edition|garrisons|set-up|random-games|(camps|movers)-kept)[^/]*\.test\.ts$/

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(IS_SLOW.test(moduleId))
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(text, id) {
        const file = relative(root, id)
        const some = mutants.filter(({ mutant }) => mutant.file === file)
        return some.length > 0 ? { code: withSwitches(text, some), map: null } : null
      },
    },
  ],
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    setupFiles: ['packages/engine/test/chance.ts'],
    runner: 'scripts/mutation/runner.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    // What a mutant leaves to be done later may fail when its test is over.
    dangerouslyIgnoreUnhandledErrors: true,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
