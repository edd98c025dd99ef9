/** A table that is elsewhere, over a connection that drops, doubles, delays and forgets. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, type TableLink } from '../../src/table/link.ts'
import { FakeServer, visit } from './fake-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets everything happen that is to happen by then. */
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function atTable() {
  const server = new FakeServer()
  server.act('alpha')
  server.act('beta')
  const visited = visit(server)
  await visited.link.open('table')
  return { server, ...visited }
}

const calls = (server: FakeServer, call: string) => server.heard.filter((said) => said.call === call)

test('who opens a table is sent all of it, and what changes there', async () => {
  const { server, link, words, parts } = await atTable()
  expect(link.mirror.snapshot?.view).toEqual(['alpha', 'beta'])
  server.act('gamma')
  expect(link.mirror.snapshot?.view).toEqual(['alpha', 'beta', 'gamma'])
  expect(words()).toEqual(['alpha', 'beta', 'gamma'])
  expect(parts).toHaveLength(1)
})

test('who is there is part of what is to be seen, and the board stays the same object', async () => {
  const { server, link } = await atTable()
  const before = link.mirror.snapshot
  server.push({ online: { ...before?.online, watching: 7 } })
  expect(link.mirror.snapshot?.online?.watching).toBe(7)
  expect(link.mirror.snapshot?.view).toBe(before?.view)
  server.act('gamma')
  expect(link.mirror.snapshot?.online?.watching).toBe(7)
})

test('a commit names the length it was made at, its key and the next link', async () => {
  const { server, link, fates, traces } = await atTable()
  await link.act(0, 2, 'gamma')
  await link.act(0, 3, 'delta')
  expect(calls(server, 'act').map(({ args }) => args)).toEqual([
    [0, 2, ['gamma'], 'key 1', 'link 0'],
    [0, 3, ['delta'], 'key 2', 'link 1'],
  ])
  expect(fates).toEqual(['sent', 'confirmed', 'sent', 'confirmed'])
  expect(traces).toEqual(['trace 3', 'trace 4'])
})

test('one that comes late is refused, and spends no link', async () => {
  const { server, link, fates } = await atTable()
  await expect(link.act(0, 1, 'gamma')).rejects.toThrow(Refused)
  expect(fates.at(-1)).toBe(null)
  await link.act(0, 2, 'gamma')
  expect(calls(server, 'act').at(-1)?.args.at(-1)).toBe('link 0')
})

test('a connection that breaks is made again: a second later, then two', async () => {
  const { server, connections } = await atTable()
  server.isUp = false
  server.breakLine()
  expect(connections).toEqual(['open', 'lost'])
  await after(999)
  expect(server.dialled).toBe(1)
  await after(1)
  expect(server.dialled).toBe(2)
  await after(1999)
  expect(server.dialled).toBe(2)
  server.isUp = true
  await after(1)
  expect(server.dialled).toBe(3)
  expect(connections.at(-1)).toBe('open')
})

test('who comes back is sent what he has missed, and no more', async () => {
  const { server, link, words } = await atTable()
  const received: string[] = []
  const { push } = server
  server.breakLine()
  server.act('gamma')
  server.push = (what) => {
    received.push(JSON.stringify(what))
    push.call(server, what)
  }
  await after(1000)
  expect(words()).toEqual(['alpha', 'beta', 'gamma'])
  expect(link.mirror.snapshot?.length).toBe(3)
  const updates = received.filter((text) => text.includes('"update"'))
  expect(updates).toHaveLength(1)
  expect(updates[0]).not.toContain('alpha","beta","gamma","alpha')
  expect(updates[0]).not.toContain('whole')
})

test('a server that has forgotten sends the whole, and the log is whole too', async () => {
  const { server, link, words } = await atTable()
  server.breakLine()
  server.act('gamma')
  server.epoch = 'second'
  await after(1000)
  expect(link.mirror.snapshot?.view).toEqual(['alpha', 'beta', 'gamma'])
  expect(words()).toEqual(['alpha', 'beta', 'gamma'])
})

test('what was taken back and done otherwise meanwhile is told as it is', async () => {
  const { server, words } = await atTable()
  server.breakLine()
  server.done = [{ action: 'omega', key: 'o' }]
  server.act('psi')
  server.epoch = 'second'
  await after(1000)
  expect(words()).toEqual(['omega', 'psi'])
})

test('a missed update: the whole is asked for', async () => {
  const { server, link, words } = await atTable()
  server.isMute = true
  server.act('gamma')
  server.isMute = false
  server.act('delta')
  await after(0)
  expect(calls(server, 'hello').at(-1)?.args[0]).toBe(null)
  expect(link.mirror.snapshot?.view).toEqual(['alpha', 'beta', 'gamma', 'delta'])
  expect(words()).toEqual(['alpha', 'beta', 'gamma', 'delta'])
})

test('a commit whose answer is lost is sent again under the same key, and done once', async () => {
  const { server, link, fates } = await atTable()
  server.isMute = true
  const done = link.act(0, 2, 'gamma')
  await after(0)
  expect(server.done).toHaveLength(3)
  server.breakLine()
  expect(fates.at(-1)).toBe('waits')
  server.isMute = false
  await after(1000)
  await done
  expect(calls(server, 'act').map(({ args }) => args[3])).toEqual(['key 1', 'key 1'])
  expect(server.done.map(({ action }) => action)).toEqual(['alpha', 'beta', 'gamma'])
  expect(fates.at(-1)).toBe('kept')
})

test('a commit that is made while there is no connection waits for it, and after 15 seconds says so', async () => {
  const { server, link, fates } = await atTable()
  server.isUp = false
  server.breakLine()
  const done = link.act(0, 2, 'gamma')
  await after(14_999)
  expect(fates).toEqual(['waits'])
  await after(1)
  expect(fates.at(-1)).toBe('unheard')
  server.isUp = true
  link.retry()
  await after(0)
  await done
  expect(fates.at(-1)).toBe('kept')
  expect(calls(server, 'act')).toHaveLength(1)
})

test('one that did not arrive before the game went on is lost', async () => {
  const { server, link, fates } = await atTable()
  server.breakLine()
  const done = link.act(0, 2, 'gamma').catch((error: Refused) => error.refusal.code)
  server.act('other')
  await after(1000)
  expect(await done).toBe('late')
  expect(fates.at(-1)).toBe('lost')
})

test('commits go one after the other: the second knows that the first was done', async () => {
  const { server, link } = await atTable()
  const codes = await Promise.all([
    link.act(0, 2, 'gamma'),
    link.act(0, 2, 'delta').catch((error: Refused) => error.refusal.code),
  ])
  expect(codes).toEqual([null, 'late'])
  expect(calls(server, 'act').map(({ args }) => args.at(-1))).toEqual(['link 0', 'link 1'])
})

test('a link that was spent before the page was closed is passed over, once', async () => {
  const { server, link } = await atTable()
  server.refuses = ['dice']
  await link.act(0, 2, 'gamma')
  expect(calls(server, 'act').map(({ args }) => args.slice(3))).toEqual([
    ['key 1', 'link 0'],
    ['key 2', 'link 1'],
  ])
  server.refuses = ['dice', 'dice']
  await expect(link.act(0, 3, 'delta')).rejects.toThrow(Refused)
})

test('what is asked while there is no connection is answered when there is one', async () => {
  const { server, link } = await atTable()
  server.breakLine()
  const reached = link.reach('piece', null)
  await after(1000)
  expect(await reached).toBe(null)
})

test('a connection that says nothing any more is given up, and made again', async () => {
  const { server, connections } = await atTable()
  server.isMute = true
  await after(20_000)
  expect(calls(server, 'ping')).toHaveLength(1)
  await after(9_999)
  expect(connections.at(-1)).toBe('open')
  await after(1)
  expect(connections.at(-1)).toBe('lost')
  server.isMute = false
  await after(1000)
  expect(connections.at(-1)).toBe('open')
})

test('a table that was left asks for nothing any more', async () => {
  const { server, link } = await atTable()
  await link.leave('table')
  await after(60_000)
  expect(server.dialled).toBe(1)
  await expect(link.act(0, 2, 'gamma')).rejects.toThrow(Refused)
})

test('bots and who looks are not this page’s to decide', async () => {
  const { server, link } = await atTable()
  const asked = server.heard.length
  expect(await Promise.all([link.hold(true), link.look(0), link.kept()])).toEqual([null, null, true])
  expect(server.heard).toHaveLength(asked)
})

test('a hint is thought of here, by what this seat was sent, and counts once', async () => {
  const server = new FakeServer()
  const said: (readonly [call: string, args: readonly unknown[]])[] = []
  const hint = { actions: ['alpha'], piece: null, place: null, words: 'So.', now: 0.5, after: 0.5 }
  // A table answers every name.
  const aside = new Proxy({} as TableLink, {
    get:
      (_, call) =>
      (...args: readonly unknown[]) => {
        said.push([String(call), args])
        return Promise.resolve(call === 'hintAt' ? hint : null)
      },
  })
  const { link } = visit(server, () => aside)
  await link.open('table')
  const { game, options, view, length, viewer, seats } = link.mirror.snapshot ?? {}
  const asked = server.heard.length
  expect(await link.hint()).toEqual(hint)
  expect(await link.hint()).toEqual(hint)
  const players = seats?.map(({ player }) => player)
  expect(said.slice(0, 3)).toEqual([
    ['wake', []],
    ['speak', ['en']],
    ['hintAt', [{ game, options, players, view, length, seat: viewer }]],
  ])
  expect(server.heard).toHaveLength(asked)
  expect(link.mirror.snapshot?.hints).toBe(1)
  await link.act(0, length ?? 0, 'alpha')
  await link.hint()
  expect(link.mirror.snapshot?.hints).toBe(2)
})

test('a table that ended otherwise than by its rules asks nothing any more, now and to who comes later', async () => {
  const server = new FakeServer()
  server.question = { seat: 0, helpers: [], ask: 'word', words: 'Which word?', choices: [], window: null }
  const { link } = visit(server)
  await link.open('table')
  expect(link.mirror.snapshot?.question?.ask).toBe('word')
  server.state = 'over'
  server.push({ online: { ...link.mirror.snapshot?.online, state: 'over' } })
  expect(link.mirror.snapshot?.question).toBe(null)
  const { link: later } = visit(server)
  await later.open('table')
  expect(later.mirror.snapshot?.question).toBe(null)
})

test('what is told of hidden things comes with what changes, in order', async () => {
  const { server, proofs } = await atTable()
  server.push({ proof: { step: 3, seal: 'a' } })
  server.push({ proof: { step: 4, seal: 'b' }, chat: { number: 1 } })
  expect(proofs).toEqual([
    { step: 3, seal: 'a' },
    { step: 4, seal: 'b' },
  ])
})
