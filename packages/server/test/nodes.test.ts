/** Two servers on one PostgreSQL, as processes of their own: any of them takes any action, and one of them is killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FastDice, secretFrom } from '@tabularium/engine'
import { type Place, Visitor } from '@tabularium/server/testing'
import { type Cluster, startCluster } from '@tabularium/server/testing/cluster'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONG } from './company.ts'

const program = join(import.meta.dirname, '..', '..', 'cli', 'dist', 'tabularium.js')
const isBuilt = existsSync(program)

interface Node {
  readonly address: string
  readonly process: ChildProcess
}

function startNode(database: string): Promise<Node> {
  const process = spawn('node', [
    program,
    'serve',
    '--port',
    '0',
    '--quiet',
    '--leniency',
    '1000',
    '--database',
    database,
  ])
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (data: Buffer) => {
      said += data
      const address = /Tabularium is at (\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve({ address, process })
    }
    process.stdout.on('data', hear)
    process.stderr.on('data', hear)
    process.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
}

let cluster: Cluster | { readonly why: string }
const nodes: Node[] = []
beforeAll(async () => {
  cluster = await startCluster()
  if ('why' in cluster || !isBuilt) return
  const database = await cluster.newDatabase()
  for (const _ of ['one', 'two']) nodes.push(await startNode(database))
})
afterAll(async () => {
  for (const { process } of nodes) process.kill('SIGKILL')
  if ('remove' in cluster) await cluster.remove()
})

async function act(places: readonly Place[], dice: FastDice): Promise<void> {
  const asked = places.find(({ choices }) => choices.length > 0)
  if (asked === undefined) throw new Error('Nobody is asked.')
  const { length = 0 } = asked.seen ?? {}
  await asked.act(asked.choices[dice.below(asked.choices.length)]?.action ?? '')
  for (const place of places) await place.until(() => (place.seen?.length ?? 0) > length)
}

describe('two servers on one database', () => {
  test('play one table together, and when one is killed the other goes on', async ({ skip }) => {
    const [one, two] = nodes
    if (one === undefined || two === undefined)
      return skip('why' in cluster ? cluster.why : 'The program is not built.')
    const dice = new FastDice(secretFrom('nodes'))
    const livia = await Visitor.called(one.address, 'Livia')
    const marcus = await Visitor.called(two.address, 'Marcus')
    const { id, chain } = await livia.open({ game: LONG, sitting: ['me', 'open'] })
    const his = await marcus.sit(id, 1)
    const first = await livia.enter(id, chain)
    const second = await marcus.enter(id, his)
    // Her server hears by and by that he has sat down at the other.
    for (const place of [first, second]) await place.until(() => place.seen !== null)
    for (let n = 0; n < 60; n++) await act([first, second], dice)
    expect(second.seen?.length).toBe(60)

    // Each sees the other, and hears him, though he is at another server.
    const cato = await (await Visitor.called(one.address, 'Cato')).enter(id)
    for (const place of [first, second]) {
      await place.until(() => place.online?.seats.every(({ here }) => here) === true && place.online.watching === 1)
    }
    await second.call('say', 'Vae victis', 'players')
    await first.call('say', 'Ave', 'players')
    for (const place of [first, second]) {
      await place.until(() => place.chat.length === 2)
      expect(place.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Marcus: Vae victis', 'Livia: Ave'])
    }
    await second.leave()
    await first.until(() => first.online?.seats[1]?.gone !== null)
    expect(first.online?.seats[1]?.here).toBe(false)
    await second.connect()
    await first.until(() => first.online?.seats[1]?.here === true && first.online.seats[1].gone === null)

    one.process.kill('SIGKILL')
    const killed = Date.now()
    await expect(first.call('ping')).rejects.toMatchObject({ code: 'closed' })
    const again = await livia.at(two.address).enter(id, chain)
    again.skipLinks(first.linksSpent)
    expect(again.seen).toMatchObject({ view: first.seen?.view, length: 60 })
    await act([again, second], dice)
    console.log(`After a server was killed the next action was done in ${Date.now() - killed} ms.`)
    // Nobody has said that who watched there is gone.
    await second.until(() => second.online?.watching === 0)
    expect(cato.isConnected).toBe(false)
    for (let n = 0; n < 20; n++) await act([again, second], dice)
    expect(again.seen?.length).toBe(81)
    await Promise.all([again.leave(), second.leave()])
  })
})
