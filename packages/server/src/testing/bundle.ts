/** Parts of the server as files that a process or a thread can run, which start sooner than sources do. */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

const home = join(import.meta.dirname, '..', '..')

export interface Bundled {
  /** Where they are, under their own names. */
  file(name: string): string
  /** Throws them away. */
  remove(): void
}

/** `sources`: under `src`, without `.ts`. */
export async function bundled(...sources: readonly string[]): Promise<Bundled> {
  const folder = join(home, 'dist', randomBytes(6).toString('hex'))
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const all = Object.keys({ ...dependencies, ...optionalDependencies })
  const external = all.filter((name) => !name.startsWith('@tabularium/'))
  await build({
    input: Object.fromEntries(sources.map((source) => [basename(source), join(home, 'src', `${source}.ts`)])),
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { target: 'node20' },
    logLevel: 'warn',
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' },
  })
  return {
    file: (name) => join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
