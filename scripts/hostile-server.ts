/**
 * `npm run hostile:server`: malformed, oversized, forged, replayed, truncated, nested and polluting messages and requests, through real
 * sockets, at a server in a process of its own. Each must be refused with a reason; no table may change, and memory stays bounded.
 * --count N (100,000); --seed TEXT the same again.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '@tabularium/server'
import { bundled, ServerProcess } from '@tabularium/server/testing'
import { attack } from '@tabularium/server/testing/hostile'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1) {
  console.error('npm run hostile:server -- [--count N] [--seed TEXT]')
  process.exit(2)
}

/** What a server may have grown by at the end, in bytes: what was sent is not kept. */
const GROWTH = 150e6

const folder = mkdtempSync(join(tmpdir(), 'tabularium-hostile-'))
const database = join(folder, 'tabularium.sqlite')
const program = await bundled('testing/storm/mortal', 'testing/storm/mortal-thread')
const server = await ServerProcess.start(process.execPath, [program.file('mortal'), database, '0', '0'])
const store = await openStore({ database })
try {
  console.log(`Seed '${values.seed}'`)
  const megabytes = () => Math.round(server.memory / 1e6)
  let early = 0
  const { refused, faults } = await attack({
    address: server.address,
    store,
    seed: values.seed,
    count,
    onSome: (done) => {
      // The first of them bring what is compiled and kept in any case.
      if (early === 0 && done > 0) early = server.memory
      console.log(`${done} sent, ${megabytes()} MB`)
    },
  })
  const growth = early === 0 ? 0 : server.memory - early
  for (const [kind, number] of Object.entries(refused)) console.log(`${kind}: ${number} refused`)
  const all = [
    ...faults,
    ...(server.hasEnded ? ['the server has ended'] : []),
    ...(growth > GROWTH ? [`memory has grown by ${Math.round(growth / 1e6)} MB`] : []),
  ]
  for (const fault of all) console.log(`  ${fault}`)
  console.log(
    `${Object.values(refused).reduce((sum, each) => sum + each, 0)} refused, ${all.length} faults, ${megabytes()} MB at the end`,
  )
  process.exitCode = all.length > 0 ? 1 : 0
} finally {
  await server.kill('SIGTERM')
  await store.close()
  program.remove()
  rmSync(folder, { recursive: true, force: true })
}
