/** A copy of the project in which mutants can be tried without anybody noticing. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutated } from './mutants.ts'

const root = join(import.meta.dirname, '..', '..')
const NOT_COPIED = new Set(['dist', 'node_modules', '.git'])

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

  /** Packages of others are shared; ours are those of the copy. */
  #linkModules(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.#folder, 'node_modules')]
    mkdirSync(join(to, '@tabularium'), { recursive: true })
    for (const name of readdirSync(from)) {
      if (name !== '@tabularium') symlinkSync(join(from, name), join(to, name))
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
  isCaught(mutant: Mutant | null, tests: readonly string[], seconds: number): boolean {
    const text = mutant === null ? '' : this.read(mutant.file)
    if (mutant !== null) writeFileSync(join(this.#folder, mutant.file), mutated(text, mutant))
    try {
      return !this.#passes(tests, seconds)
    } finally {
      if (mutant !== null) writeFileSync(join(this.#folder, mutant.file), text)
    }
  }

  #passes(tests: readonly string[], seconds: number): boolean {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project', 'rules', '--bail', '1', '--reporter', 'dot', ...tests],
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
