/** A copy of the project in which mutants can be tried without anybody noticing. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Mutant, mutated } from './mutants.ts'

const root = join(import.meta.dirname, '..', '..')
const NOT_COPIED = new Set(['dist', 'node_modules', '.git'])

/** Files of tests; of these only the tests whose names begin so. */
export interface Tests {
  readonly files: readonly string[]
  readonly named?: string
}

/** How long a file of tests took. */
export interface Taken {
  readonly file: string
  readonly seconds: number
}

/** What the tests' reporter writes, times in milliseconds. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

export class Workshop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tabularium-mutation-'))

  constructor() {
    for (const name of ['packages', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'docs']) {
      cpSync(join(root, name), join(this.#folder, name), {
        recursive: true,
        filter: (path) => !path.split(/[\\/]/).some((part) => NOT_COPIED.has(part)),
      })
    }
    this.#linkModules()
  }

  /** Packages of others are shared; ours, and what is kept between runs, are those of the copy. */
  #linkModules(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.#folder, 'node_modules')]
    mkdirSync(join(to, '@tabularium'), { recursive: true })
    for (const name of readdirSync(from)) {
      if (name !== '@tabularium' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
    }
    for (const name of readdirSync(join(from, '@tabularium'))) {
      const about = JSON.parse(readFileSync(join(from, '@tabularium', name, 'package.json'), 'utf8'))
      const inner = ['engine', 'bots', 'cli', 'web', 'games'].includes(name) ? name : join('games', name)
      if (about.name === `@tabularium/${name}`) {
        symlinkSync(join(this.#folder, 'packages', inner), join(to, '@tabularium', name))
      }
    }
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8')
  }

  /** Whether tests fail, or do not end, with that mutant in place; null: without any. */
  isCaught(mutant: Mutant | null, tests: Tests, seconds: number): boolean {
    const text = mutant === null ? '' : this.read(mutant.file)
    if (mutant !== null) writeFileSync(join(this.#folder, mutant.file), mutated(text, mutant))
    try {
      return !this.#passes(tests, seconds, ['--bail', '1', '--reporter', 'dot'])
    } finally {
      if (mutant !== null) writeFileSync(join(this.#folder, mutant.file), text)
    }
  }

  /** How long each file of tests takes, without any mutant. */
  timesOf(files: readonly string[]): Taken[] {
    const report = join(this.#folder, 'report.json')
    if (!this.#passes({ files }, 900, ['--reporter', 'json', '--outputFile', report])) {
      throw new Error('Tests fail without any mutant.')
    }
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return testResults.map(({ name, startTime, endTime }) => ({
      file: relative(this.#folder, name),
      seconds: (endTime - startTime) / 1000,
    }))
  }

  #passes({ files, named }: Tests, seconds: number, told: readonly string[]): boolean {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const some = named === undefined ? [] : ['--testNamePattern', `^${named}`]
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project', 'rules', '--experimental.fsModuleCache', ...told, ...some, ...files],
      // The same chance for all, so that only the mutant makes a difference.
      {
        cwd: this.#folder,
        stdio: 'ignore',
        timeout: Math.ceil(seconds * 1000),
        env: { ...process.env, TABULARIUM_SEED: 'mutation' },
      },
    )
    return status === 0
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
