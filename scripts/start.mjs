/** `npm start`: builds the command line, shows what it can do, and plays a game between bots. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const node = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

node('scripts/build.mjs')
node('packages/cli/dist/tabularium.js', 'help')
console.log('\nA demonstration: four bots play Tetrarchia.\n')
node('packages/cli/dist/tabularium.js', 'demo', ...process.argv.slice(2))
