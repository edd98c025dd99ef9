/** Games kept in this browser. */
import type { Storage, Stored } from './shelf.ts'

const STORE = 'games'

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openShelf(): Promise<IDBDatabase> {
  const request = indexedDB.open('tabularium', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  return answered(request)
}

export function browserStorage(): Storage {
  let opened: Promise<IDBDatabase> | undefined
  /** What failed once is tried again the next time. */
  const reopen = () => {
    opened = undefined
  }
  const db = async () => {
    opened ??= openShelf()
    opened.catch(reopen)
    const shelf = await opened
    shelf.onclose = reopen
    return shelf
  }
  const read = async () => (await db()).transaction(STORE).objectStore(STORE)
  /** Done only when it is on the disk: a full one refuses at the very end. */
  const write = async (change: (store: IDBObjectStore) => void) => {
    const transaction = (await db()).transaction(STORE, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    change(transaction.objectStore(STORE))
    return done
  }
  return {
    all: async () => answered<Stored[]>((await read()).getAll()),
    get: async (id) => answered<Stored | undefined>((await read()).get(id)),
    put: (stored) => write((store) => store.put(stored)),
    delete: (id) => write((store) => store.delete(id)),
  }
}
