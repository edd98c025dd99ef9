// Bundles the command line, its simulation worker and the threads of a server, for bots and for what is kept, into packages/cli/dist.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'
import { licencesOf, madeOf } from './licences.mjs'

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url))
const server = fileURLToPath(new URL('../packages/server/', import.meta.url))
const dist = join(cli, 'dist')

/** Loaded from node_modules: threads and native parts cannot be bundled, and the server's need not be. */
const EXTERNAL = [
  'piscina',
  'fastify',
  '@fastify/cookie',
  '@fastify/websocket',
  'better-sqlite3',
  'kysely',
  'nodemailer',
  'pg',
  'prom-client',
  'web-push',
  'ws',
]

/** Puts a file in place at once, so that a program that is started meanwhile finds the old or the new. */
async function put(name, contents) {
  const path = join(dist, name)
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, contents, { mode: 0o755 })
  await rename(draft, path)
}

/** Parts that few commands need are files of their own, and are loaded when they are. */
const output = await bundle({
  input: {
    tabularium: `${cli}src/main.ts`,
    worker: `${cli}src/worker.ts`,
    'bot-worker': `${server}src/bots/worker.ts`,
    'store-thread': `${server}src/store/sqlite/thread.ts`,
  },
  external: EXTERNAL,
  output: { sourcemap: true, chunkFileNames: 'part-[hash].js', banner: '#!/usr/bin/env node' },
})
const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])
await mkdir(dist, { recursive: true })
// The program last: what it needs is there before it.
const isProgram = ([name]) => name === 'tabularium.js'
for (const [name, contents] of files.filter((file) => !isProgram(file))) await put(name, contents)
for (const [name, contents] of files.filter(isProgram)) await put(name, contents)
await put('licences.txt', licencesOf(madeOf('@tabularium/cli', EXTERNAL)))
await forgetOldParts(files.map(([name]) => name))

/** A program that was started before may still load its parts: they stay for a day. */
async function forgetOldParts(fresh) {
  for (const name of await readdir(dist)) {
    if (!name.startsWith('part-') || fresh.includes(name)) continue
    const path = join(dist, name)
    // The draft of another build may be gone by now.
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > 24 * 3600 * 1000) await rm(path, { force: true })
  }
}
