/** A file of SQLite in threads of its own: this one never waits for the disk. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Duplicate } from '../failures.ts'
import type { Ready } from '../rows.ts'
import { Unavailable } from '../store.ts'
import type { Answer, Desk } from './desk.ts'
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
    async close() {
      await checkpoints.end()
      await desk.end()
    },
  }
}

class Thread {
  readonly #worker: Worker
  /** In the order in which they were asked, and will be answered. */
  readonly #waiting: Waiting[] = []
  #ended: Unavailable | undefined

  private constructor(thread: string, workerData: ThreadData) {
    this.#worker = new Worker(thread, { workerData })
    this.#worker.on('message', (reply: Reply) => this.#hear(reply))
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
      this.#worker.postMessage(request)
    })
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
