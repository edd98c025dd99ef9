/** Programs to be measured, built as the command line is: sources that a loader compiles as they run are slower. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../bundle.mjs'

/** A folder of built programs that goes with this process. */
const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

let number = 0

/** Bundles the source of a program, which imports files by their whole paths, in parts as the command line is. Returns the file to run. */
export async function built(source: string): Promise<string> {
  const entry = join(import.meta.dirname, `program-${++number}.ts`)
  const files = await bundle({
    input: entry,
    plugins: [
      { name: 'program', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) },
    ],
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' },
  })
  for (const file of files) if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), file.code)
  return join(folder, files[0].fileName)
}
