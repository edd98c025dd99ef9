/** `npm start`: builds the page and the command line, and serves the page and tables for several screens; prints its address. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_FLAGS } from './server-flags.mjs'

const root = join(import.meta.dirname, '..')

console.log('Building ...')
for (const script of ['build.mjs', 'build-web.mjs']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const program = join(root, 'packages', 'cli', 'dist', 'tabularium.js')
console.log('Ctrl-C stops it. The command line: node packages/cli/dist/tabularium.js help')
const args = [...SERVER_FLAGS, program, 'serve', '--quiet', '--any-port', ...process.argv.slice(2)]
const server = spawn(process.execPath, args, { stdio: 'inherit' })
// A Ctrl-C reaches the server too, which finishes what is under way.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
