/** A run that several processes share by a real PostgreSQL. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Cluster, startCluster } from '@tabularium/server/testing/cluster'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from './build.ts'
import { ended, start } from './program.ts'

const cluster = await startCluster()
const isThere = 'newDatabase' in cluster
const why = isThere ? '' : ` (skipped: PostgreSQL cannot be started here: ${cluster.why})`

function running(): Cluster {
  if (!('newDatabase' in cluster)) throw new Error(cluster.why)
  return cluster
}

beforeAll(build)
afterAll(async () => {
  if (isThere) await cluster.remove()
})

const GAME = 'fall-of-the-roman-empire'
const alone = ['simulate', GAME, '--bot', 'tiro', '--seed', 'shared', '--cores', '1', '--json', '--quiet']

/** What was found out, and what this machine had to do with it. */
function read(json: string) {
  const { run: own, ...found } = JSON.parse(json)
  return { found, played: own.played }
}

const holds = async (at: Cluster, url: string, { pid }: ChildProcess, what: string) => {
  const rows = await at.run(url, `select first from lab_batches where holder like '% ${pid} %' and results ${what}`)
  return rows.length
}

describe.skipIf(!isThere)(`a queue${why}`, () => {
  test('three processes, one of them killed: the same figures, digit by digit, as one alone', async () => {
    const there = running()
    const url = await there.newDatabase()
    const args = [...alone, '--games', '45']
    const shared = [...args, '--queue', url, '--lease', '2']
    const [victim, ...others] = [start(...shared), start(...shared), start(...shared)]
    const rest = others.map(ended)
    // All three play, and the first is in the middle of a batch.
    await expect.poll(() => holds(there, url, victim, 'is not null'), { timeout: 60_000 }).toBeGreaterThan(2)
    for (const other of others) {
      await expect.poll(() => holds(there, url, other, 'is not null'), { timeout: 60_000 }).toBeGreaterThan(0)
    }
    await expect.poll(() => holds(there, url, victim, 'is null'), { timeout: 60_000, interval: 5 }).toBe(1)
    victim.kill('SIGKILL')
    await once(victim, 'close')
    const done = await holds(there, url, victim, 'is not null')
    const single = await ended(start(...args))
    const both = await Promise.all(rest)
    for (const { code, err } of both) expect({ code, err }).toEqual({ code: 0, err: '' })
    const [one, two] = both.map(({ out }) => read(out))
    expect(one.found).toEqual(read(single.out).found)
    expect(two.found).toEqual(one.found)
    expect(one.found.games).toBe(45)
    expect(one.played + two.played + done).toBeGreaterThanOrEqual(45)
    expect(done).toBeLessThan(45)
    // Who comes when all is played is told it, and plays nothing.
    const late = read((await ended(start(...shared))).out)
    expect(late).toEqual({ found: one.found, played: 0 })
  })

  test('a database that is away for a moment is waited for', async () => {
    const there = running()
    const url = await there.newDatabase()
    const child = start(...alone, '--games', '30', '--queue', url)
    const output = ended(child)
    await expect.poll(() => holds(there, url, child, 'is not null'), { timeout: 60_000 }).toBeGreaterThan(0)
    await there.stop()
    await there.start()
    const { code, out } = await output
    expect(code).toBe(0)
    expect(read(out)).toMatchObject({ played: 30, found: { games: 30 } })
  })

  test('who is stopped counts what all have played without a gap, and leaves his batch to others', async () => {
    const there = running()
    const url = await there.newDatabase()
    const child = start(...alone, '--games', '1000', '--queue', url, '--lease', '3600')
    const output = ended(child)
    await expect.poll(() => holds(there, url, child, 'is not null'), { timeout: 60_000 }).toBeGreaterThan(0)
    child.kill('SIGINT')
    const { code, out } = await output
    expect(code).toBe(130)
    expect(read(out).found.games).toBeLessThan(1000)
    expect(await there.run(url, 'select first from lab_batches where lease is not null and results is null')).toEqual(
      [],
    )
  })
})

test('a database that is not there is told in one line', async () => {
  const args = [...alone, '--games', '2', '--queue', 'postgres://nobody@127.0.0.1:1/none']
  const { code, err } = await ended(start(...args))
  expect(code).toBe(1)
  expect(err).toMatch(/^tabularium: The database of the queue cannot be used: .*ECONNREFUSED.*\n$/)
})
