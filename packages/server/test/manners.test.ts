/** What people agree on at a table, and what ends a game early. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewTable, TableCard, TableId } from '@tabularium/online'
import { type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { FALL, playUntil, twoAt } from './company.ts'

let house: TestHouse
let now = 1_800_000_000_000
beforeAll(async () => {
  house = await testHouse({ now: () => now })
})
afterAll(() => house.stop())

/** Time that the server is up. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 4000) {
    now += Math.min(left, 4000)
    await house.hall.beat()
  }
}

describe('to take back', () => {
  test('needs the other, and goes back over dice', async () => {
    const { first, second, leave } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 12)
    const own = first.seen?.length ?? 0
    await first.call('offer', 'back', true)
    await second.until(() => second.online?.offers.length === 1)
    expect(second.online?.offers).toEqual([{ kind: 'back', by: 0, agreed: [] }])
    expect(first.seen?.length).toBe(own)
    await expect(first.call('answer', 'back', true)).rejects.toMatchObject({ code: 'unknown' })
    await second.call('answer', 'back', true)
    await second.until(() => (second.seen?.length ?? 0) < own)
    await first.until(() => (first.seen?.length ?? 0) < own)
    expect(first.seen?.question?.seat).toBe(0)
    expect(first.online?.offers).toEqual([])
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= own + 5, 'again')
    await leave()
  })

  test('is not done if the other says no, or if the offer is withdrawn', async () => {
    const { first, second, leave } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 8)
    const own = first.seen?.length ?? 0
    await first.call('offer', 'back', true)
    await second.call('answer', 'back', false)
    await first.until(() => first.online?.offers.length === 0)
    await first.call('offer', 'back', true)
    await first.call('offer', 'back', false)
    await expect(second.call('answer', 'back', true)).rejects.toMatchObject({ code: 'unknown' })
    expect(first.seen?.length).toBe(own)
    await leave()
  })

  test('is no longer offered once somebody has gone on', async () => {
    const { first, second, leave } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 8)
    const own = first.seen?.length ?? 0
    await first.call('offer', 'end', true)
    await first.call('offer', 'back', true)
    await second.until(() => second.online?.offers.length === 2)
    await playUntil([first, second], () => (first.seen?.length ?? 0) > own)
    await second.until(() => second.online?.offers.length === 1)
    expect(second.online?.offers).toEqual([{ kind: 'end', by: 0, agreed: [] }])
    await expect(second.call('answer', 'back', true)).rejects.toMatchObject({ code: 'unknown' })
    await leave()
  })
})

/** A table that is opened takes its time, so that others come in between. */
async function slowHouse(): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-slow-'))
  const store = await openStore({ database: join(folder, 'tabularium.sqlite') })
  const newTable: Store['newTable'] = async (row) => {
    await store.newTable(row)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const slow = await testHouse({ store: { ...store, newTable } })
  const stop = async () => {
    await slow.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...slow, stop }
}

describe('a game that ends early', () => {
  test('by resignation: nothing is done there any more, and both are told who resigned', async () => {
    const { first, second, turn, leave, id, livia } = await twoAt(house)
    const [asked] = turn()
    const action = asked.choices[0]?.action ?? ''
    await first.call('resign')
    await second.until(() => second.online?.state === 'over')
    expect(second.online?.early).toEqual({ how: 'resigned', seat: 0 })
    await expect(asked.act(action)).rejects.toMatchObject({ code: 'over' })
    await expect(second.call('resign')).rejects.toMatchObject({ code: 'over' })
    const card = await livia.get<TableCard>(`/api/tables/${id}`)
    expect(card).toMatchObject({ state: 'over', early: { how: 'resigned', seat: 0 } })
    await leave()
  })

  test('by agreement, which takes both', async () => {
    const { first, second, leave } = await twoAt(house)
    await second.call('offer', 'end', true)
    expect(first.online?.state).toBe('playing')
    await first.call('answer', 'end', true)
    await second.until(() => second.online?.state === 'over')
    expect(second.online?.early).toEqual({ how: 'agreed', seat: null })
    await leave()
  })

  test('is followed by a rematch with the seats changed, the same one for both', async () => {
    const { first, second, leave, id, livia, marcus } = await twoAt(house)
    const anchor = 'ab'.repeat(32)
    await expect(livia.post(`/api/tables/${id}/rematch`, { anchor })).rejects.toMatchObject({ code: 'state' })
    await first.call('resign')
    const next = await livia.post<{ id: TableId }>(`/api/tables/${id}/rematch`, { anchor })
    const card = () => livia.get<TableCard>(`/api/tables/${next.id}`)
    expect(await card()).toMatchObject({ state: 'open', mine: 1, seats: [{ name: null }, { name: 'Livia' }] })
    await second.until(() => second.online?.rematch === next.id)
    // One wish of the other is enough: he sits down there, and it begins. Twice is once.
    for (const promise of ['cd', 'ef']) {
      const again = { anchor: promise.repeat(32) }
      expect(await marcus.post<{ id: TableId }>(`/api/tables/${id}/rematch`, again)).toEqual(next)
    }
    expect(await card()).toMatchObject({ state: 'playing', mine: 1, seats: [{ name: 'Marcus' }, { name: 'Livia' }] })
    const his = await marcus.get<TableCard>(`/api/tables/${next.id}`)
    expect([his.mine, his.promised]).toEqual([0, 'cd'.repeat(32)])
    await leave()
  })

  test('is followed by one rematch, though both ask for it in the same moment', async () => {
    const slow = await slowHouse()
    const { first, second, leave, id, livia, marcus } = await twoAt(slow)
    await first.call('resign')
    await second.until(() => second.online?.state === 'over')
    const asked = [livia, marcus].map((visitor, i) =>
      visitor.post<{ id: TableId }>(`/api/tables/${id}/rematch`, { anchor: ['ab', 'cd'][i]?.repeat(32) }),
    )
    const [one, other] = await Promise.all(asked)
    expect(one).toEqual(other)
    expect(await livia.get<TableCard>(`/api/tables/${one?.id}`)).toMatchObject({
      state: 'playing',
      mine: 1,
      seats: [{ name: 'Marcus' }, { name: 'Livia' }],
    })
    const { tables } = await livia.get<{ tables: readonly TableCard[] }>('/api/tables?list=mine')
    expect(tables).toHaveLength(2)
    await leave()
    await slow.stop()
  })

  test('whose seat another has taken is taken to the rematch, and pushes nobody out', async () => {
    const { first, leave, id, livia, marcus } = await twoAt(house)
    await first.call('resign')
    const anchor = 'ab'.repeat(32)
    const next = await livia.post<{ id: TableId }>(`/api/tables/${id}/rematch`, { anchor })
    const nemo = await Visitor.called(house.address, 'Nemo')
    await nemo.sit(next.id, 0)
    expect(await marcus.post<{ id: TableId }>(`/api/tables/${id}/rematch`, { anchor })).toEqual(next)
    const card = await marcus.get<TableCard>(`/api/tables/${next.id}`)
    expect(card).toMatchObject({ mine: null, seats: [{ name: 'Nemo' }, { name: 'Livia' }] })
    await leave()
  })
})

describe('time', () => {
  test('runs for who is asked alone; who has none left can be claimed against', async () => {
    const pace = { kind: 'live', total: 60_000, increment: 5000 } as const
    const { turn, leave } = await twoAt(house, { pace })
    const [asked, other] = turn()
    const [seat, waiting] = [asked.seen?.viewer ?? 0, other.seen?.viewer ?? 0]
    await pass(30_000)
    await other.hello()
    expect(other.online?.seats[seat]?.left).toBe(30_000)
    expect(other.online?.seats[waiting]?.left).toBe(60_000)
    await expect(other.call('claim')).rejects.toMatchObject({ code: 'turn' })
    await pass(31_000)
    await expect(asked.call('claim')).rejects.toMatchObject({ code: 'turn' })
    expect(other.online?.state).toBe('playing')
    await other.call('claim')
    await other.until(() => other.online?.state === 'over')
    expect(other.online?.early).toEqual({ how: 'time', seat })
    await leave()
  })

  test('comes back a little after each turn', async () => {
    const pace = { kind: 'live', total: 60_000, increment: 5000 } as const
    const { first, second, turn, leave } = await twoAt(house, { pace })
    const [asked] = turn()
    const seat = asked.seen?.viewer ?? 0
    await pass(20_000)
    await playUntil([first, second], () => first.seen?.question?.seat !== seat)
    await asked.hello()
    expect(asked.online?.seats[seat]?.left).toBe(45_000)
    await leave()
  })

  test('rests while the server is down', async () => {
    const pace = { kind: 'live', total: 60_000, increment: 0 } as const
    const { first, turn, leave } = await twoAt(house, { pace })
    const seat = turn()[0].seen?.viewer ?? 0
    now += 3_600_000
    await house.hall.beat()
    await first.hello()
    expect(first.online?.seats[seat]?.left).toBeGreaterThanOrEqual(55_000)
    await leave()
  })

  test('that has run out lets a bot play on, where the table was set up so, even if nobody is there', async () => {
    const pace = { kind: 'days', days: 1 } as const
    const { turn, leave, id, livia } = await twoAt(house, { pace, onTime: { bot: 'bot:random' } })
    const seat = turn()[0].seen?.viewer ?? 0
    await leave()
    const { row } = await house.hall.table(id)
    const due = row.due ?? 0
    expect(due).toBeGreaterThan(0)
    await house.hall.store.changeTable({
      ...row,
      due: 0,
      clocks: { left: [1, 1], running: seat, since: 0 },
      version: row.version + 1,
    })
    await (await house.hall.table(id)).heed()
    await expect
      .poll(async () => (await livia.get<TableCard>(`/api/tables/${id}`)).seats[seat]?.player, { timeout: 60_000 })
      .toBe('bot:random')
    await expect
      .poll(async () => (await livia.get<TableCard>(`/api/tables/${id}`)).length, { timeout: 60_000 })
      .toBeGreaterThan(3)
  })

  const [HOUR, DAY] = [3_600_000, 86_400_000]
  const A_DAY = { kind: 'days', days: 1 } as const

  /** So much of somebody's days goes by, for the server and by the calendar, while nobody is there to beat. */
  async function letGo(id: TableId, milliseconds: number): Promise<void> {
    const { row } = await house.hall.table(id)
    if (row.clocks === null) throw new Error('There is no clock.')
    const clocks = { ...row.clocks, since: row.clocks.since - milliseconds }
    const due = row.due === null ? null : row.due - milliseconds
    now += milliseconds
    await house.hall.store.changeTable({ ...row, clocks, due, version: row.version + 1 })
    await (await house.hall.table(id)).heed()
  }

  /** A table with a day a turn, and who is asked there. */
  async function daily(wanted: Partial<NewTable> = {}) {
    const at = await twoAt(house, { pace: A_DAY, ...wanted })
    const [asked, other] = at.turn()
    const seat = asked.seen?.viewer ?? 0
    const left = async () => {
      await other.hello()
      return (other.online?.seats[seat]?.left ?? Number.NaN) / HOUR
    }
    const refused = () => expect(other.call('claim')).rejects.toMatchObject({ code: 'turn' })
    return { ...at, other, seat, left, refused, away: seat === 0 ? at.livia : at.marcus }
  }

  test('rests on vacation, and goes on afterwards with what was left', async () => {
    const { away, other, id, left, refused, leave } = await daily()
    await letGo(id, 6 * HOUR)
    await away.patch('/api/me', { awayUntil: now + 10 * DAY })
    await letGo(id, 5 * DAY)
    expect(await left()).toBeCloseTo(18, 2)
    await refused()
    // He is back early: what was vacation has been one.
    expect(await away.patch('/api/me', { awayUntil: null })).toMatchObject({ notices: { awayUntil: null } })
    await letGo(id, 17 * HOUR)
    expect(await left()).toBeCloseTo(1, 2)
    await refused()
    await letGo(id, 2 * HOUR)
    await other.call('claim')
    await leave()
  })

  test('rests until the vacation is over by itself, and no longer', async () => {
    const { away, other, id, left, refused, leave } = await daily()
    await away.patch('/api/me', { awayUntil: now + 2 * DAY })
    await letGo(id, DAY)
    // Longer is not anew.
    await away.patch('/api/me', { awayUntil: now + 2 * DAY })
    await letGo(id, 2.5 * DAY)
    expect(await left()).toBeCloseTo(12, 2)
    expect(await away.get('/api/me')).toMatchObject({ notices: { awayUntil: null } })
    await refused()
    await letGo(id, 13 * HOUR)
    await other.call('claim')
    await leave()
  })

  test('that is over comes back by no vacation', async () => {
    const { away, other, id, leave } = await daily()
    await letGo(id, 25 * HOUR)
    await away.patch('/api/me', { awayUntil: now + 2 * DAY })
    await letGo(id, HOUR)
    await other.call('claim')
    await leave()
  })

  test('of a game in one sitting is stopped by no vacation', async () => {
    const { away, other, leave } = await daily({ pace: { kind: 'live', total: 20_000, increment: 0 } })
    await away.patch('/api/me', { awayUntil: now + 10 * DAY })
    await pass(24_000)
    await other.call('claim')
    await leave()
  })

  test('that rests lets no bot take over', async () => {
    const { away, id, seat, leave } = await daily({ onTime: { bot: 'bot:random' } })
    await leave()
    const player = async () => (await house.hall.table(id)).row.seats[seat]?.player
    await away.patch('/api/me', { awayUntil: now + 10 * DAY })
    await letGo(id, 5 * DAY)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await player()).toBe('person')
    await away.patch('/api/me', { awayUntil: null })
    await letGo(id, 25 * HOUR)
    await expect.poll(player, { timeout: 60_000 }).toBe('bot:random')
  })

  test('tells who is on vacation, at the table and in the lobby, until he is back', async () => {
    const { livia, marcus, id, first, leave } = await twoAt(house)
    const until = now + 10 * 86_400_000
    const seatsIn = async () => {
      const { tables } = await livia.get<{ tables: readonly TableCard[] }>('/api/tables?list=mine')
      return tables.find((each) => each.id === id)?.seats.map(({ away }) => away)
    }
    expect(first.online?.seats.map(({ away }) => away)).toEqual([null, null])
    await marcus.patch('/api/me', { awayUntil: until })
    await first.until(() => first.online?.seats[1]?.away === until)
    expect(first.online?.seats[0]?.away).toBe(null)
    expect(await seatsIn()).toEqual([null, until])
    expect((await livia.get<TableCard>(`/api/tables/${id}`)).seats.map(({ away }) => away)).toEqual([null, until])
    await pass(4000)
    now = until + 1
    expect(await seatsIn()).toEqual([null, null])
    await first.hello()
    expect(first.online?.seats[1]?.away).toBe(null)
    await leave()
  })

  test('who sits down while he is on vacation is told of, too', async () => {
    const livia = await Visitor.called(house.address, 'Livia')
    const marcus = await Visitor.called(house.address, 'Marcus')
    await marcus.patch('/api/me', { awayUntil: now + 86_400_000 })
    const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
    const first = await livia.enter(id, chain)
    await marcus.sit(id, 1)
    await first.until(() => first.online?.seats[1]?.away === now + 86_400_000)
    await first.leave()
  })
})

describe('presence', () => {
  test('is told of who sits here: whether he is at the table and, if he has left, since when', async () => {
    const { marcus, id, first, second, leave } = await twoAt(house)
    const his = () => first.online?.seats[1]
    await first.until(() => his()?.here === true)
    expect(his()?.gone).toBe(null)
    now += 7000
    await second.leave()
    await first.until(() => his()?.here === false)
    expect(his()?.gone).toBe(now)
    now += 7000
    const again = await marcus.enter(id)
    await first.until(() => his()?.here === true)
    expect(his()?.gone).toBe(null)
    await again.leave()
    await leave()
  })
})

describe('what is said', () => {
  test('among players is for players, among watchers for watchers, until the game is over', async () => {
    const { first, second, id, leave } = await twoAt(house)
    const nemo = await Visitor.called(house.address, 'Nemo')
    const watcher = await nemo.enter(id)
    await first.call('say', 'Ave <b>Marcus</b>', 'players')
    await second.until(() => second.chat.length === 1)
    expect(second.chat[0]).toMatchObject({ name: 'Livia', text: 'Ave <b>Marcus</b>', seat: 0 })
    await watcher.call('say', 'Move the second legion', 'watchers')
    await watcher.until(() => watcher.chat.length === 1)
    await expect(watcher.call('say', 'hello', 'players')).rejects.toMatchObject({ code: 'turn' })
    await expect(first.call('say', 'hello', 'watchers')).rejects.toMatchObject({ code: 'turn' })
    expect(first.chat).toHaveLength(1)
    expect(watcher.chat).toHaveLength(1)
    expect((await watcher.hello()).chat).toHaveLength(1)
    for (let n = 0; n < 4; n++) await first.call('say', `line ${n}`, 'players')
    await expect(first.call('say', 'one too many', 'players')).rejects.toMatchObject({ code: 'slow' })
    await first.call('resign')
    expect((await first.hello()).chat.map(({ room }) => room)).toContain('watchers')
    await watcher.leave()
    await leave()
  })
})

describe('a table that is over', () => {
  test('is soon let go of, unlike one that is played, and is there again for who comes', async () => {
    await pass(70_000)
    const [over, played] = [await twoAt(house), await twoAt(house)]
    await over.first.call('resign')
    await over.leave()
    await played.leave()
    const open = async () => (await house.hall.counts()).tables
    await pass(4_000)
    const before = await open()
    await pass(6_000)
    expect(await open()).toBe(before - 1)
    expect(await over.livia.get<TableCard>(`/api/tables/${over.id}`)).toMatchObject({ state: 'over' })
    await pass(60_000)
    expect(await open()).toBeLessThan(before - 1)
  })

  test('is for those who have played it, unless all of them say otherwise', async () => {
    const { first, id, livia, marcus, leave } = await twoAt(house)
    const nemo = await Visitor.called(house.address, 'Nemo')
    expect(await nemo.get<TableCard>(`/api/tables/${id}`)).toMatchObject({ state: 'playing', mine: null })
    await expect(livia.get(`/api/tables/${id}/file`)).rejects.toMatchObject({ code: 'state' })
    await first.call('resign')
    await expect(nemo.get(`/api/tables/${id}`)).rejects.toMatchObject({ code: 'missing' })
    await expect(nemo.get(`/api/tables/${id}/file`)).rejects.toMatchObject({ code: 'missing' })
    await expect(nemo.enter(id)).rejects.toMatchObject({ code: 'closed' })
    await expect(nemo.post(`/api/tables/${id}/published`, { published: true })).rejects.toMatchObject({
      code: 'missing',
    })
    const say = (who: Visitor, published: boolean) =>
      who.post<TableCard>(`/api/tables/${id}/published`, { published }).then((card) => [card.publishes, card.published])
    expect(await say(livia, true)).toEqual([true, false])
    await expect(nemo.get(`/api/tables/${id}`)).rejects.toMatchObject({ code: 'missing' })
    expect(await say(marcus, true)).toEqual([true, true])
    expect(await nemo.get<{ game: string }>(`/api/tables/${id}/file`)).toMatchObject({ game: FALL })
    const { tables } = await nemo.get<{ tables: readonly TableCard[] }>('/api/tables?list=finished')
    expect(tables.map((table) => table.id)).toContain(id)
    expect(await say(livia, false)).toEqual([false, false])
    await expect(nemo.get(`/api/tables/${id}/file`)).rejects.toMatchObject({ code: 'missing' })
    await leave()
  })
})
