/** A file of SQLite in threads of its own: this one never waits for the disk. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Duplicate } from '../failures.ts'
import type { Ready } from '../rows.ts'
import { Unavailable } from '../store.ts'
import type { Answer, Desk, Statement } from './desk.ts'
import type { DriverName } from './driver.ts'

export interface ThreadData {
  readonly file: string
  readonly driver: DriverName
  /** All that is read and written; or to take what was written from the log into the database. */
  readonly role: 'desk' | 'checkpoints'
}

export type Request =
  | { readonly call: 'ask'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly call: 'write'; readonly group: readonly Ready[] }
  | { readonly call: 'together'; readonly statements: readonly Statement[] }
  | { readonly call: 'close' }

export type Reply = { readonly value: unknown } | { readonly failed: string; readonly isDuplicate: boolean }

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** `thread`: the file that the threads run. Resolves when they have opened theirs. */
export async function deskAside(file: string, driver: DriverName, thread: string): Promise<Desk> {
  const desk = await Thread.start(thread, { file, driver, role: 'desk' })
  const checkpoints = await Thread.start(thread, { file, driver, role: 'checkpoints' })
  return {
    ask: (sql, parameters) => desk.ask<Answer>({ call: 'ask', sql, parameters }),
    write: (group) => desk.ask<readonly boolean[]>({ call: 'write', group }),
    together: (statements) => desk.ask<void>({ call: 'together', statements: statements.map(plain) }),
    async close() {
      await checkpoints.end()
      await desk.end()
    },
  }
}

/** Kysely's own statements know more than a thread can be told. */
const plain = ({ sql, parameters }: Statement): Statement => ({ sql, parameters })

/** What is asked in one turn of the event loop goes to it together, and what is to be written at once: to wake a thread is dear. */
class Thread {
  readonly #worker: Worker
  /** In the order in which they were asked, and will be answered. */
  readonly #waiting: Waiting[] = []
  #unsent: Request[] = []
  #ended: Unavailable | undefined

  private constructor(thread: string, workerData: ThreadData) {
    this.#worker = new Worker(thread, { workerData })
    this.#worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.#hear(reply)
    })
    this.#worker.on('error', (error) => this.#lose(error))
    this.#worker.on('exit', () => this.#lose(new Error('the thread that keeps it has ended')))
  }

  static async start(file: string, data: ThreadData): Promise<Thread> {
    const thread = new Thread(file, data)
    await thread.ask({ call: 'ask', sql: 'select 1', parameters: [] })
    return thread
  }

  ask<T>(request: Request): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended)
      this.#waiting.push({ resolve, reject })
      this.#unsent.push(request)
      if (request.call !== 'ask') this.#send()
      else if (this.#unsent.length === 1) setImmediate(() => this.#send())
    })
  }

  #send(): void {
    if (this.#unsent.length > 0) this.#worker.postMessage(this.#unsent)
    this.#unsent = []
  }

  async end(): Promise<void> {
    if (this.#ended !== undefined) return
    const gone = once(this.#worker, 'exit')
    await this.ask({ call: 'close' })
    await gone
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.shift()
    if ('value' in reply) return waiting?.resolve(reply.value)
    const cause = new Error(reply.failed)
    waiting?.reject(reply.isDuplicate ? new Duplicate(cause) : new Unavailable(cause))
  }

  #lose(cause: Error): void {
    const ended = new Unavailable(cause)
    this.#ended ??= ended
    for (const waiting of this.#waiting.splice(0)) waiting.reject(ended)
  }
}
