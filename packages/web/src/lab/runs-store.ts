/** Runs kept in this browser. */
import { StorageError } from '../table/shelf.ts'
import { type Layout, readAll, Store } from '../table/store.ts'
import { type Run, readRun } from './run.ts'

export interface RunsStore {
  /** The latest first. */
  all(): Promise<readonly Run[]>
  put(run: Run): Promise<void>
  delete(id: string): Promise<void>
}

const RUNS: Layout = { name: 'tabularium-lab', version: 1, stores: { runs: 'id' } }

/** What the browser refuses is told as why nothing is kept. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(error)
  }
}

export function runsStore(): RunsStore {
  const store = new Store(RUNS)
  return {
    all: () =>
      attempt(async () => {
        const found = await readAll((await store.open()).transaction('runs').objectStore('runs'))
        return found.flatMap((written) => readRun(written) ?? []).sort((a, b) => b.begun - a.begun)
      }),
    put: (run) => attempt(() => store.write((transaction) => transaction.objectStore('runs').put(run))),
    delete: (id) => attempt(() => store.write((transaction) => transaction.objectStore('runs').delete(id))),
  }
}
