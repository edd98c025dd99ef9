/** A copy of the project in which mutants can be tried without anybody noticing. */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutated } from './mutants.ts'
import { notesOf, PLAN, type Plan } from './plan.ts'
import type { Numbered } from './switched.ts'

const root = join(import.meta.dirname, '..', '..')
const NOT_COPIED = new Set(['dist', 'node_modules', '.git'])

/** Files of tests; of these only the tests whose names begin so. */
export interface Tests {
  readonly files: readonly string[]
  readonly named?: string
}

/** In milliseconds: what takes longer does not end. */
const LONGEST = 300_000

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
      const inner = existsSync(join(root, 'packages', name)) ? name : join('games', name)
      if (about.name === `@tabularium/${name}`) {
        symlinkSync(join(this.#folder, 'packages', inner), join(to, '@tabularium', name))
      }
    }
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8')
  }

  /** Whether tests fail, or do not end, with that mutant in place, and pass without it: a server may be late by itself. */
  isCaught(mutant: Mutant, tests: Tests): boolean {
    const text = this.read(mutant.file)
    writeFileSync(join(this.#folder, mutant.file), mutated(text, mutant))
    try {
      if (this.#pass(tests)) return false
    } finally {
      writeFileSync(join(this.#folder, mutant.file), text)
    }
    return this.#pass(tests)
  }

  #pass({ files, named }: Tests): boolean {
    const some = named === undefined ? [] : ['--testNamePattern', `^${named}`]
    const projects = ['rules', 'server'].flatMap((name) => ['--project', name])
    const args = [...projects, '--experimental.fsModuleCache', '--bail', '1', ...some, ...files]
    return spawnSync(process.execPath, this.#vitest(args), { ...this.#place({}), timeout: LONGEST }).status === 0
  }

  /** Tries them all in one process, which may end before it is done; what it wrote down. */
  async tryTogether(mutants: readonly Numbered[], { files, named = '' }: Tests, shared: readonly string[]) {
    const [path, log] = ['plan.json', 'log.jsonl'].map((name) => join(this.#folder, name))
    const plan: Plan = { mutants, shared, named, log }
    writeFileSync(path, JSON.stringify(plan))
    writeFileSync(log, '')
    const args = this.#vitest(['--config', 'scripts/mutation/vitest.config.ts', ...files, ...shared])
    const status = await new Promise<number | null>((resolve) => {
      const tests = spawn(process.execPath, args, this.#place({ [PLAN]: path }))
      // Whoever writes nothing for so long goes round in a circle.
      const watch = setInterval(() => {
        const most = notesOf(log).at(-1)?.most ?? LONGEST
        if (Date.now() - statSync(log).mtimeMs > most) tests.kill('SIGKILL')
      }, 5000)
      tests.on('exit', (code) => {
        clearInterval(watch)
        resolve(code)
      })
    })
    return { notes: notesOf(log), isDone: status === 0 }
  }

  #vitest(args: readonly string[]): string[] {
    return [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter', 'dot', ...args]
  }

  /** The same chance for all, so that only the mutant makes a difference. */
  #place(more: Readonly<Record<string, string>>) {
    return {
      cwd: this.#folder,
      stdio: 'ignore',
      env: { ...process.env, TABULARIUM_SEED: 'mutation', ...more },
    } as const
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
