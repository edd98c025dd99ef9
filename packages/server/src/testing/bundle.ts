/** Parts of the server as files that a process or a thread can run, which start sooner than sources do. */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

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
  await build({
    entryPoints: sources.map((source) => join(home, 'src', `${source}.ts`)),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: all.filter((name) => !name.startsWith('@tabularium/')),
    logLevel: 'warning',
  })
  return {
    file: (name) => join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
