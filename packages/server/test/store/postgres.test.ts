import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { payloadsOf, rungFrom } from '../../src/store/postgres/bell.ts'
import { Conflict, type Store, Unavailable } from '../../src/store/store.ts'
import { type Cluster, startCluster } from '../../src/testing/cluster.ts'
import { everyStore } from './contract.ts'
import { expectAll, writeUntilKilled } from './killing.ts'
import { after, appendTo, step, table } from './samples.ts'
import { wireTo } from './wire.ts'

const cluster = await startCluster()

if ('why' in cluster) {
  console.log(`PostgreSQL cannot be started here; its tests are skipped.\n${cluster.why}`)
  test.skip('PostgreSQL', () => {})
} else {
  afterAll(() => cluster.remove())
  describe('PostgreSQL', () => {
    everyStore(async () => openStore({ database: await cluster.newDatabase() }))
  })
  describe('PostgreSQL', () => ofPostgres(cluster))
}

/** It is looked every three seconds, and the machine may be busy. */
const PATIENCE = { timeout: 60_000, interval: 20 }

const addTo = (heard: Set<string>) => (ids: readonly string[]) => {
  for (const id of ids) heard.add(id)
}

function ofPostgres(cluster: Cluster): void {
  const stores: Store[] = []
  const open = async (database: string) => {
    const store = await openStore({ database })
    stores.push(store)
    return store
  }
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
  })
  const breakConnections = (url: string) =>
    cluster.run(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )

  test('several servers that open an empty database at once do not clash', async () => {
    const url = await cluster.newDatabase()
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => open(url)))
    await first.newTable(table('t'))
    for (const other of others) expect(await other.table('t')).toEqual(table('t'))
  })

  test('of two servers that append the same number, one is told so', async () => {
    const url = await cluster.newDatabase()
    const [one, other] = [await open(url), await open(url)]
    const rows = Array.from({ length: 60 }, (_, i) => table(`t${i}`))
    await Promise.all(rows.map((row) => one.newTable(row)))
    const by = async (store: Store, key: string, rows: readonly ReturnType<typeof table>[]) =>
      Promise.allSettled(rows.map((row) => store.append({ ...appendTo(row), step: step(0, { key }) })))
    const answers = await Promise.all([by(one, 'one', rows), by(other, 'other', rows.toReversed())])
    for (const [i, { id }] of rows.entries()) {
      const mine = [answers[0][i], answers[1][rows.length - 1 - i]]
      const taken = mine.filter(({ status }) => status === 'fulfilled')
      expect([id, taken.length]).toEqual([id, 1])
      const [refused] = mine.filter((answer) => answer.status === 'rejected')
      expect(refused.reason).toBeInstanceOf(Conflict)
      const keys = (await one.journal(id, 0)).map(({ key }) => key)
      expect(keys).toEqual([mine[0].status === 'fulfilled' ? 'one' : 'other'])
    }
  })

  test('servers hear what others change, and not what they change themselves', async () => {
    const url = await cluster.newDatabase()
    const [one, other] = [await open(url), await open(url)]
    const [heardByOne, heardByOther] = [new Set<string>(), new Set<string>()]
    const stop = await one.listen(addTo(heardByOne))
    await other.listen(addTo(heardByOther))
    const rows = ['made', 'changed', 'appended', 'removed', 'merged'].map((id) => table(id, { owner: id, seats: [] }))
    await Promise.all(rows.map((row) => other.newTable(row)))
    await vi.waitFor(() => expect(heardByOne.size).toBe(5), PATIENCE)
    heardByOne.clear()
    await other.changeTable(after(rows[1]))
    await other.append(appendTo(rows[2]))
    await other.removeTable('removed')
    await other.mergePerson('merged', 'anna')
    // That one is removed no look can find: only the bell tells.
    const expected = ['appended', 'changed', 'merged', 'removed']
    await vi.waitFor(() => expect([...heardByOne].filter((id) => id !== 'made').sort()).toEqual(expected), PATIENCE)
    expect([...heardByOther]).toEqual([])
    stop()
    heardByOne.clear()
    await other.changeTable(after(rows[0]))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([...heardByOne]).toEqual([])
  })

  test('servers see who is at a table by others, as long as those run', async () => {
    const url = await cluster.newDatabase()
    const [one, other, third] = [await open(url), await open(url), await open(url)]
    for (const store of [one, other, third]) await store.pulse(0, 0)
    const heard = new Set<string>()
    await one.listen(addTo(heard))
    await one.attend('t', { people: ['anna'], watching: 1 })
    await other.attend('t', { people: ['bela', 'cato'], watching: 2 })
    await third.attend('t', { people: [], watching: 1 })
    await other.attend('u', { people: ['bela'], watching: 0 })
    await vi.waitFor(() => expect([...heard].sort()).toEqual(['t', 'u']), PATIENCE)
    const seen = await one.attending(['t', 'u', 'v'])
    expect([...seen.keys()].sort()).toEqual(['t', 'u'])
    expect(seen.get('t')).toEqual({ people: ['bela', 'cato'], watching: 3 })
    await other.attend('u', { people: [], watching: 0 })
    expect([...(await one.attending(['t', 'u'])).keys()]).toEqual(['t'])
    expect(await one.attending([])).toEqual(new Map())
    // That one was killed: nobody says so, and it says nothing any more.
    await cluster.run(
      url,
      `update servers set at = at - 5001 where node in (select node from attending where people like 'bela%')`,
    )
    expect((await one.attending(['t'])).get('t')).toEqual({ people: [], watching: 1 })
    await cluster.run(
      url,
      `update servers set at = at - 60001 where node in (select node from attending where people like 'bela%')`,
    )
    await one.pulse(0, 0)
    expect(await cluster.run(url, `select table_id from attending where people like 'bela%'`)).toEqual([])
    expect((await third.attending(['t'])).get('t')).toEqual({ people: ['anna'], watching: 1 })
  })

  test('what no bell tells is found by looking', async () => {
    const url = await cluster.newDatabase()
    const store = await open(url)
    await store.newTable(table('t'))
    const heard: string[] = []
    await store.listen((ids) => heard.push(...ids))
    expect(heard).toEqual([])
    await cluster.run(
      url,
      "update tables set node = 'a', version = 2, touched = (extract(epoch from clock_timestamp()) * 1000)::bigint",
    )
    await vi.waitFor(() => expect(heard).toEqual(['t']), PATIENCE)
  })

  /** If the answer to an append was lost and could not be had again, only reading tells. */
  const readAgain = (store: Store, id: string) => async (error: unknown) => {
    if (!(error instanceof Unavailable)) throw error
    for (;;) {
      const row = await store.table(id).catch(() => undefined)
      if (row !== undefined) return row
    }
  }

  test('connections that break are made anew, and nothing is lost or done twice', async () => {
    const url = await cluster.newDatabase()
    const [one, other] = [await open(url), await open(url)]
    const heard = new Set<string>()
    await other.listen(addTo(heard))
    const rows = Array.from({ length: 20 }, (_, i) => table(`t${i}`))
    await Promise.all(rows.map((row) => one.newTable(row)))
    let isOver = false
    const breaking = (async () => {
      for (let n = 0; n < 10; n++) await breakConnections(url)
      isOver = true
    })()
    const lengths = await Promise.all(
      rows.map(async (begun) => {
        let row = begun
        while (!isOver) {
          const append = appendTo(row)
          row = await one.append(append).then(() => append.row, readAgain(one, row.id))
        }
        return [row.id, row.length] as const
      }),
    )
    await breaking
    for (const [id, length] of lengths) {
      expect(length).toBeGreaterThan(0)
      const numbers = (await one.journal(id, 0)).map(({ number }) => number)
      expect(numbers).toEqual(Array.from({ length }, (_, i) => i))
    }
    // Of what is not there only the bell tells: it is heard again when the listener is connected again.
    await vi.waitFor(async () => {
      await one.removeTable('removed')
      expect(heard).toContain('removed')
    }, PATIENCE)
  })

  test('an append whose answer is lost is done once, and is answered', async () => {
    const wire = await wireTo(await cluster.newDatabase())
    const store = await open(wire.url)
    const rows = ['a', 'b', 'late'].map((id) => table(id))
    for (const row of rows) await store.newTable(row)
    await store.changeTable(after(rows[2]))
    wire.cutAnswerTo('insert into steps')
    const answers = await Promise.allSettled(rows.map((row) => store.append(appendTo(row))))
    expect(wire.cuts()).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: expect.any(Conflict) })
    for (const id of ['a', 'b']) expect(await store.journal(id, 0)).toEqual([step(0)])
    wire.close()
  })

  test('a database that is away keeps nothing, and is there again', async () => {
    const url = await cluster.newDatabase()
    const store = await open(url)
    const row = table('t')
    await store.newTable(row)
    await cluster.stop()
    try {
      await expect(store.append(appendTo(row))).rejects.toBeInstanceOf(Unavailable)
      await expect(store.newTable(table('u'))).rejects.toBeInstanceOf(Unavailable)
      await expect(store.table('t')).rejects.toBeInstanceOf(Unavailable)
    } finally {
      await cluster.start()
    }
    expect(await store.table('t')).toEqual(row)
    await store.append(appendTo(row))
    expect(await store.journal('t', 0)).toEqual([step(0)])
  })

  test('a process that is killed loses nothing that it has answered', async () => {
    const url = await cluster.newDatabase()
    const answered = await writeUntilKilled(url, 200)
    await expectAll(await open(url), answered)
  })

  test('a database of a newer program is refused with words', async () => {
    const url = await cluster.newDatabase()
    await open(url)
    await cluster.run(url, 'update schema_version set version = 999')
    await expect(openStore({ database: url })).rejects.toThrow(/newer Tabularium.*number 999/s)
  })

  test('a database that is not there is told, without its password', async () => {
    const url = await cluster.newDatabase()
    const refused = await openStore({ database: `${url}_elsewhere` }).catch((error: unknown) => String(error))
    expect(refused).toMatch(/postgres:\/\/127.0.0.1:\d+\/\w+_elsewhere cannot be opened: .*does not exist/)
  })

  test('a copy is made by tools of its own', async () => {
    const store = await open(await cluster.newDatabase())
    await expect(store.backup('copy')).rejects.toThrow('pg_dump')
  })
}

test('what a bell tells is split where it would be too long', () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => `é${i}`.padStart(24, '0'))
  const payloads = payloadsOf('node', ids)
  expect(payloads.length).toBeGreaterThan(3)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(payloads.flatMap((payload) => rungFrom(payload).ids)).toEqual(ids)
  expect(payloadsOf('node', [])).toEqual([])
})
