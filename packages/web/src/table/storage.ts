/** Games kept in this browser. */
import { Gone, type Held, type Listed, type Storage } from './shelf.ts'
import { answered, GAMES, readAll, readOne, Store, unreadable } from './store.ts'

const STORE_NAMES = Object.keys(GAMES.stores)

const entriesFrom = (id: IDBValidKey, number: number): IDBKeyRange =>
  IDBKeyRange.bound([id, number], [id, Number.POSITIVE_INFINITY])

/** Ours are words; what else a store may hold is called by what it looks like. */
const nameOf = (key: IDBValidKey): string => (typeof key === 'string' ? key : `key ${JSON.stringify(key)}`)

async function keyNamed(id: string, games: IDBObjectStore): Promise<IDBValidKey> {
  if (!id.startsWith('key ')) return id
  const keys = await answered(games.getAllKeys())
  return keys.find((key) => nameOf(key) === id) ?? id
}

export function browserStorage(): Storage {
  const store = new Store(GAMES)
  const write = (change: (transaction: IDBTransaction) => unknown) => store.write(change)
  return {
    async records(): Promise<readonly Listed[]> {
      const games = (await store.open()).transaction('games').objectStore('games')
      const [keys, records] = await Promise.all([answered(games.getAllKeys()), readAll(games)])
      return keys.map((key, i) => ({ id: nameOf(key), record: records[i] }))
    },
    async get(id): Promise<Held | undefined> {
      const transaction = (await store.open()).transaction(STORE_NAMES)
      const [games, entries, positions] = STORE_NAMES.map((name) => transaction.objectStore(name))
      const key = await keyNamed(id, games)
      if ((await answered(games.getKey(key))) === undefined) return undefined
      const [record, log, position] = await Promise.all([
        readOne(games, key).catch(unreadable),
        readAll(entries, entriesFrom(key, 0)),
        readOne(positions, key).catch(unreadable),
      ])
      return { record, entries: log, position }
    },
    write: ({ record, from, entries, position, again }) =>
      write(async (transaction) => {
        const { id } = record
        const games = transaction.objectStore('games')
        if (again && (await answered(games.getKey(id))) === undefined) throw new Gone()
        games.put(record)
        const log = transaction.objectStore('entries')
        log.delete(entriesFrom(id, from))
        for (const [i, entry] of entries.entries()) log.put({ id, number: from + i, ...entry })
        if (position !== undefined) transaction.objectStore('positions').put({ id, ...position })
      }),
    rename: (id, name) =>
      write(async (transaction) => {
        const games = transaction.objectStore('games')
        const record = await answered<object | undefined>(games.get(id))
        if (record !== undefined) games.put({ ...record, name })
      }),
    delete: (id) =>
      write(async (transaction) => {
        const games = transaction.objectStore('games')
        const key = await keyNamed(id, games)
        games.delete(key)
        transaction.objectStore('entries').delete(entriesFrom(key, 0))
        transaction.objectStore('positions').delete(key)
      }),
  }
}
