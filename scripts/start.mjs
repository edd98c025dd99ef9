/** `npm start`: builds the page and the command line, serves the page and prints its address. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { serve } from './serve.mjs'

const PORT = Number(process.env.PORT ?? 5476)

console.log('Building ...')
for (const script of ['build.mjs', 'build-web.mjs']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const { address } = await serve(PORT).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.log(`Port ${PORT} is taken; taking another (PORT=... chooses one).`)
  return serve(0)
})
console.log(`\nTabularium is at ${address}\n`)
console.log('Ctrl-C stops it. The command line: node packages/cli/dist/tabularium.js help')
