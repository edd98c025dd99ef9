/** The browser's store: how it is opened, written to, and why it may not be. */
import { StorageError } from './shelf.ts'

/** What a database holds: its stores by name, with what each is found by. */
export interface Layout {
  readonly name: string
  readonly version: number
  readonly stores: Readonly<Record<string, string | string[]>>
}

/** Small records, what was done action by action, and one position of each game. */
export const GAMES: Layout = {
  name: 'tabularium',
  // Games kept by version 1 stay as they are until they are opened: each holds a save.
  version: 2,
  stores: { games: 'id', entries: ['id', 'number'], positions: 'id' },
}

/** How long the browser may take to open the store, in milliseconds: windows that hold it do not always say so. */
const PATIENCE = 5000

/** A request that fails leaves the others of its transaction alone. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      reject(request.error)
    }
  })
}

export const unreadable = () => undefined

/** One that the browser cannot read is undefined. */
export const readOne = async (store: IDBObjectStore, key: IDBValidKey): Promise<unknown> => answered(store.get(key))

/** All at once or, if that fails, each by itself: one that cannot be read hides no other. */
export async function readAll(store: IDBObjectStore, range?: IDBKeyRange): Promise<readonly unknown[]> {
  try {
    return await answered(store.getAll(range))
  } catch {
    const keys = await answered(store.getAllKeys(range))
    return Promise.all(keys.map((key) => readOne(store, key).catch(unreadable)))
  }
}

function openStore({ name, version, stores }: Layout, onBlocked: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      const db = request.result
      for (const [store, keyPath] of Object.entries(stores)) {
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath })
      }
    }
    request.onblocked = onBlocked
    const late = setTimeout(onBlocked, PATIENCE)
    request.onsuccess = () => {
      clearTimeout(late)
      resolve(request.result)
    }
    request.onerror = () => {
      clearTimeout(late)
      const isNewer = request.error?.name === 'VersionError'
      reject(isNewer ? new StorageError(request.error, 'newer-store') : request.error)
    }
  })
}

/** Opened when it is first asked for, and again when it was closed or could not be opened. */
export class Store {
  readonly #layout: Layout
  #opened: Promise<IDBDatabase> | undefined

  constructor(layout: Layout) {
    this.#layout = layout
  }

  open(): Promise<IDBDatabase> {
    this.#opened ??= this.#ask()
    return this.#opened
  }

  /** While another window holds the store, everybody is told so; it is there when that window has let it go. */
  #ask(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      openStore(this.#layout, () => reject(new StorageError(undefined, 'held-store'))).then(
        (db) => {
          db.onclose = () => this.#forget()
          db.onversionchange = () => {
            db.close()
            this.#forget()
          }
          this.#opened = Promise.resolve(db)
          resolve(db)
        },
        (error) => {
          this.#forget()
          reject(error)
        },
      )
    })
  }

  /** Done only when the browser has taken all of it: a full store refuses at the very end. */
  async write(change: (transaction: IDBTransaction) => unknown): Promise<void> {
    const transaction = (await this.open()).transaction(Object.keys(this.#layout.stores), 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    try {
      await change(transaction)
    } catch (error) {
      transaction.abort()
      done.catch(() => {})
      throw error
    }
    return done
  }

  #forget(): void {
    this.#opened = undefined
  }
}
