/** Programs to be measured, built as the command line is: sources that a loader compiles as they run are slower. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A folder of built programs that goes with this process. */
const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

let number = 0

/** Bundles the source of a program, which imports files by their whole paths. Returns the built file. */
export async function built(source: string): Promise<string> {
  const outfile = join(folder, `${++number}.mjs`)
  await build({
    stdin: { contents: source, loader: 'ts', resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  })
  return outfile
}
