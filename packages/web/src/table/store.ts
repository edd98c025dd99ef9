/** The browser's store of games: how it is opened, and why it may not be. */
import { StorageError } from './shelf.ts'

/** Small records, what was done action by action, and one position of each game; with what each is found by. */
const STORES = { games: 'id', entries: ['id', 'number'], positions: 'id' }
export const STORE_NAMES = Object.keys(STORES)

/** How long the browser may take to open the store, in milliseconds: windows that hold it do not always say so. */
const PATIENCE = 5000

/** Games kept by version 1 stay as they are until they are opened: each holds a save. */
function openStore(onBlocked: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tabularium', 2)
    request.onupgradeneeded = () => {
      const db = request.result
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath })
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
  #opened: Promise<IDBDatabase> | undefined

  open(): Promise<IDBDatabase> {
    this.#opened ??= this.#ask()
    return this.#opened
  }

  /** While another window holds the store, everybody is told so; it is there when that window has let it go. */
  #ask(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      openStore(() => reject(new StorageError(undefined, 'held-store'))).then(
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

  #forget(): void {
    this.#opened = undefined
  }
}
