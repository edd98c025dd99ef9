/** Builds the program once before the tests of the command line. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export function build(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url))])
}
