/** The other side of `aside.ts`: does what it is asked, one after the other. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { Duplicate, failure } from '../failures.ts'
import type { Reply, Request, ThreadData } from './aside.ts'
import { type Clerk, clerkOf } from './desk.ts'
import { openDriver, type SqliteDriver } from './driver.ts'

/** How often the log is taken into the database, in milliseconds. */
const OFTEN = 1000
/** So many pages of log, and it begins anew: writers wait for that, but by then there is little left to be taken over. */
const LONG_LOG = 32_768

/** `made`: the driver, as tests want it. */
export async function serveThread(made = (driver: SqliteDriver) => driver): Promise<void> {
  if (parentPort === null) throw new Error('This is run in a thread.')
  const { file, driver: name, role }: ThreadData = workerData
  const driver = made(await openDriver(file, name))
  // The other thread does that, so that nobody who waits for an answer waits for it.
  driver.exec('pragma wal_autocheckpoint = 0')
  if (role === 'checkpoints') setInterval(() => checkpoint(driver), OFTEN).unref()
  answerAll(parentPort, clerkOf(driver))
}

function answerAll(port: MessagePort, clerk: Clerk): void {
  port.on('message', (requests: readonly Request[]) => {
    port.postMessage(requests.map((request) => replyTo(() => done(clerk, request))))
    if (requests.some(({ call }) => call === 'close')) port.close()
  })
}

function done(clerk: Clerk, request: Request): unknown {
  if (request.call === 'ask') return clerk.ask(request.sql, request.parameters)
  if (request.call === 'write') return clerk.write(request.group)
  if (request.call === 'together') return clerk.together(request.statements)
  return clerk.close()
}

function replyTo(work: () => unknown): Reply {
  try {
    return { value: work() }
  } catch (error) {
    const known = failure(error)
    const { cause } = known
    return { failed: cause instanceof Error ? cause.message : String(cause), isDuplicate: known instanceof Duplicate }
  }
}

/** What fails is done the next time: until then the log is longer, and nothing is lost. */
function checkpoint(driver: SqliteDriver): void {
  try {
    if (logAfter(driver, 'passive') > LONG_LOG) logAfter(driver, 'restart')
  } catch {}
}

/** How many pages the log has. */
function logAfter(driver: SqliteDriver, mode: 'passive' | 'restart'): number {
  const [row] = driver.prepare(`pragma wal_checkpoint(${mode})`).all([])
  return typeof row === 'object' && row !== null && 'log' in row ? Number(row.log) : 0
}
