/** The mortal server as one file, which starts sooner than sources do. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const home = join(import.meta.dirname, '..', '..', '..')

/** Answers where it is; it is to be thrown away by what else it answers. */
export async function bundleMortal(): Promise<{ readonly file: string; remove(): void }> {
  const file = join(home, 'dist', `mortal-${process.pid}.mjs`)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const all = Object.keys({ ...dependencies, ...optionalDependencies })
  await build({
    entryPoints: [join(import.meta.dirname, 'mortal.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: all.filter((name) => !name.startsWith('@tabularium/')),
    logLevel: 'warning',
  })
  return { file, remove: () => rmSync(file, { force: true }) }
}
