/** Games kept in this browser. */
import type { Held, Storage } from './shelf.ts'

/** Small records, what was done action by action, and one position of each game. */
const STORES = ['games', 'entries', 'positions'] as const

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Games kept by version 1 stay as they are until they are opened: each holds a save. */
function openShelf(): Promise<IDBDatabase> {
  const request = indexedDB.open('tabularium', 2)
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result
    if (oldVersion < 1) db.createObjectStore('games', { keyPath: 'id' })
    db.createObjectStore('entries', { keyPath: ['id', 'number'] })
    db.createObjectStore('positions', { keyPath: 'id' })
  }
  return new Promise((resolve, reject) => {
    // A page of an older Tabularium has it open in another window.
    request.onblocked = () => reject(new Error('Another window holds the games.'))
    answered(request).then(resolve, reject)
  })
}

const entriesFrom = (id: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([id, number], [id, Number.POSITIVE_INFINITY])

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
    shelf.onversionchange = () => {
      shelf.close()
      reopen()
    }
    return shelf
  }
  /** Done only when it is on the disk: a full one refuses at the very end. */
  const write = async (change: (transaction: IDBTransaction) => void) => {
    const transaction = (await db()).transaction(STORES, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    try {
      change(transaction)
    } catch (error) {
      transaction.abort()
      done.catch(() => {})
      throw error
    }
    return done
  }
  return {
    records: async () => answered<unknown[]>((await db()).transaction('games').objectStore('games').getAll()),
    async get(id): Promise<Held | undefined> {
      const transaction = (await db()).transaction(STORES)
      const [record, entries, position] = await Promise.all([
        answered<unknown>(transaction.objectStore('games').get(id)),
        answered<unknown[]>(transaction.objectStore('entries').getAll(entriesFrom(id, 0))),
        answered<unknown>(transaction.objectStore('positions').get(id)),
      ])
      return record === undefined ? undefined : { record, entries, position }
    },
    write: ({ record, from, entries, position }) =>
      write((transaction) => {
        const { id } = record
        transaction.objectStore('games').put(record)
        const log = transaction.objectStore('entries')
        log.delete(entriesFrom(id, from))
        for (const [i, entry] of entries.entries()) log.put({ id, number: from + i, ...entry })
        if (position !== undefined) transaction.objectStore('positions').put({ id, ...position })
      }),
    delete: (id) =>
      write((transaction) => {
        transaction.objectStore('games').delete(id)
        transaction.objectStore('entries').delete(entriesFrom(id, 0))
        transaction.objectStore('positions').delete(id)
      }),
  }
}
