/** Guests and accounts, and who gets in. */
import type { Me, Recovery, TableCard } from '@tabularium/online'
import { type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FALL, twoAt } from './company.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

const PASSWORD = 'delenda est'
let number = 0
const newName = () => `Scipio ${number++}`

async function withAccount() {
  const visitor = await Visitor.called(house.address, 'Scipio')
  const account = newName()
  const { code } = await visitor.post<Recovery>('/api/account', { account, password: PASSWORD })
  return { visitor, account, code }
}

describe('a device', () => {
  test('is a stranger until it has a name, and is known afterwards', async () => {
    const visitor = new Visitor(house.address)
    expect((await visitor.ask('GET', '/api/me')).status).toBe(204)
    await expect(visitor.open({ game: FALL, sitting: ['me', 'open'] })).rejects.toMatchObject({ code: 'stranger' })
    await visitor.post('/api/me', { name: 'Livia', language: 'fr' })
    expect(await visitor.get<Me>('/api/me')).toMatchObject({ name: 'Livia', account: null, language: 'fr' })
    await expect(visitor.post('/api/me', { name: 'Another', language: 'en' })).rejects.toMatchObject({ code: 'state' })
  })

  test('has a cookie that no script reads and no other page sends', async () => {
    const answer = await new Visitor(house.address).ask('POST', '/api/me', { name: 'Livia', language: 'en' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(await answer.text()).not.toContain(cookie.split('=')[1]?.split(';')[0])
  })

  test.each([
    ['an empty name', { name: '  ', language: 'en' }],
    ['a long name', { name: 'x'.repeat(41), language: 'en' }],
    ['a NUL', { name: 'a\0b', language: 'en' }],
    ['no language', { name: 'Livia' }],
    ['another language', { name: 'Livia', language: 'la' }],
    ['more than is asked for', { name: 'Livia', language: 'en', account: 'admin' }],
    ['no object', 'Livia'],
  ])('is refused with %s', async (_, body) => {
    await expect(new Visitor(house.address).post('/api/me', body)).rejects.toMatchObject({ code: 'malformed' })
  })
})

describe('an account', () => {
  test('is made of a guest, keeps his games, and is signed in to elsewhere', async () => {
    const { livia, id, leave } = await twoAt(house)
    const account = newName()
    const { me, code } = await livia.post<Recovery>('/api/account', { account, password: PASSWORD })
    expect(me.account).toBe(account.toLowerCase())
    expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)
    const elsewhere = new Visitor(house.address)
    await elsewhere.post('/api/session', { account: account.toUpperCase(), password: PASSWORD })
    const { tables } = await elsewhere.get<{ tables: readonly TableCard[] }>('/api/tables?list=mine')
    expect(tables.map((table) => table.id)).toContain(id)
    await leave()
  })

  test("takes a guest's games along when he signs in on his device", async () => {
    const { account } = await withAccount()
    const { marcus, id, leave } = await twoAt(house)
    await marcus.post('/api/session', { account, password: PASSWORD })
    const card = await marcus.get<TableCard>(`/api/tables/${id}`)
    expect(card.mine).toBe(1)
    await leave()
  })

  test('has a name of its own', async () => {
    const { account } = await withAccount()
    const other = await Visitor.called(house.address, 'Hannibal')
    await expect(
      other.post('/api/account', { account: account.toLowerCase(), password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'taken' })
  })

  test('is not entered by a wrong password, by a name that is none, or after ten tries', async () => {
    const { account } = await withAccount()
    const thief = new Visitor(house.address)
    await expect(thief.post('/api/session', { account: 'nobody at all', password: PASSWORD })).rejects.toMatchObject({
      code: 'wrong',
    })
    for (let n = 0; n < 10; n++) {
      await expect(thief.post('/api/session', { account, password: `wrong ${n} ...` })).rejects.toMatchObject({
        code: expect.stringMatching(/wrong|slow/),
      })
    }
    await expect(thief.post('/api/session', { account, password: PASSWORD })).rejects.toMatchObject({ code: 'slow' })
  })
})

describe('a recovery code', () => {
  test('gives a new password once, and ends all sessions', async () => {
    const own = await testHouse()
    const visitor = await Visitor.called(own.address, 'Scipio')
    const { code } = await visitor.post<Recovery>('/api/account', { account: 'Scipio', password: PASSWORD })
    const again = new Visitor(own.address)
    const given = { account: 'scipio', password: 'another one', code: code.toLowerCase().replaceAll('-', ' ') }
    const recovered = await again.post<Recovery>('/api/session/recovery', given)
    expect(recovered.code).not.toBe(code)
    expect((await visitor.ask('GET', '/api/me')).status).toBe(204)
    await expect(again.post('/api/session/recovery', given)).rejects.toMatchObject({ code: 'wrong' })
    await again.post('/api/session', { account: 'Scipio', password: 'another one' })
    await own.stop()
  })
})

describe('what is mine', () => {
  const push = { endpoint: 'https://push.example.org/livia', keys: { p256dh: 'p', auth: 'a' } }

  test('can be had as one file: who I am, where I am told and signed in, what I played and what I said', async () => {
    const { livia, marcus, id, first, second, leave } = await twoAt(house)
    await livia.patch('/api/me', { mail: 'livia@example.org' })
    await livia.post('/api/push', push)
    await first.call('say', 'Salve, Marce', 'players')
    await second.call('say', 'Salve, Livia', 'players')
    type Mine = Record<'tables' | 'said' | 'subscriptions' | 'sessions', readonly object[]> & {
      readonly me: Me
      readonly games: Readonly<Record<string, { readonly game: string }>>
    }
    const playing = await livia.get<Mine>('/api/export')
    expect(playing.games).toEqual({})
    await first.call('resign')
    const other = await livia.open({ game: FALL, sitting: ['me', 'open'] })
    const mine = await livia.get<Mine>('/api/export')
    expect(mine.me).toMatchObject({ name: 'Livia', notices: { mail: 'livia@example.org' } })
    expect(mine.subscriptions).toEqual([{ endpoint: push.endpoint, ...push.keys }])
    expect(mine.sessions).toHaveLength(1)
    expect(mine.said).toEqual([expect.objectContaining({ table: id, text: 'Salve, Marce' })])
    expect(mine.tables).toContainEqual(expect.objectContaining({ id, seat: 0, state: 'over' }))
    expect(mine.tables).toContainEqual(expect.objectContaining({ id: other.id, seat: 0, state: 'open' }))
    expect(mine.games).toEqual({ [id]: await marcus.get(`/api/tables/${id}/file`) })
    await leave()
  })

  test('is deleted: name, words, notices and the tables that wait; games stay for the others', async () => {
    const { livia, marcus, id, first, second, leave } = await twoAt(house)
    await livia.post('/api/push', push)
    await first.call('say', 'Salve, Marce', 'players')
    const { id: open } = await livia.open({ game: FALL, sitting: ['me', 'open'], listed: true })
    const guest = await Visitor.called(house.address, 'Nemo')
    const { id: another } = await guest.open({
      game: 'tetrarchia',
      options: { players: 3 },
      sitting: ['me', 'open', 'open'],
    })
    await livia.sit(another, 1)
    const { store } = house.hall
    const { id: person } = await livia.get<Me>('/api/me')
    const over = await twoAt(house)
    await over.first.call('resign')
    await over.leave()
    await livia.delete('/api/me', {})
    expect((await livia.ask('GET', '/api/me')).status).toBe(204)
    expect(await store.person(person)).toBeUndefined()
    expect(await store.subscriptions(person)).toEqual([])
    // Whoever plays with her is told at once that she has given up; nobody waits for her.
    await second.until(() => second.online?.state === 'over')
    expect(second.online).toMatchObject({
      early: { how: 'resigned', seat: 0 },
      seats: [{ name: '' }, { name: 'Marcus' }],
    })
    expect((await second.hello()).chat).toEqual([])
    expect(await marcus.get<TableCard>(`/api/tables/${id}`)).toMatchObject({ mine: 1, seats: [{ name: '' }, {}] })
    const file = await marcus.ask('GET', `/api/tables/${id}/file`)
    expect(await file.text()).not.toContain('Livia')
    for (const each of [await store.table(id), await store.journal(id, 0)]) {
      expect(JSON.stringify(each)).not.toMatch(/Livia|Salve/)
    }
    await expect(guest.get(`/api/tables/${open}`)).rejects.toMatchObject({ code: 'missing' })
    expect(await guest.get<TableCard>(`/api/tables/${another}`)).toMatchObject({
      seats: [{ name: 'Nemo' }, { name: null }, { name: null }],
    })
    // Without her yes it is never public.
    await marcus.post(`/api/tables/${id}/published`, { published: true })
    expect(await marcus.get<TableCard>(`/api/tables/${id}`)).toMatchObject({ publishes: true, published: false })
    await leave()
  })

  test('is deleted in the middle of a game where bots take over: one does', async () => {
    const { livia, id, second, leave } = await twoAt(house, {
      pace: { kind: 'days', days: 1 },
      onTime: { bot: 'bot:random' },
    })
    await livia.delete('/api/me', {})
    await second.until(() => second.seen?.seats[0]?.player === 'bot:random')
    expect((await house.hall.table(id)).row).toMatchObject({ state: 'playing', seats: [{ name: null }, {}] })
    await leave()
  })

  test('is not deleted without the password of an account', async () => {
    const own = await testHouse()
    const visitor = await Visitor.called(own.address, 'Scipio')
    await visitor.post('/api/account', { account: 'Scipio', password: PASSWORD })
    await expect(visitor.delete('/api/me', { password: 'wrong one' })).rejects.toMatchObject({ code: 'wrong' })
    await visitor.delete('/api/me', { password: PASSWORD })
    await own.stop()
  })

  test('is let go of on this device, or everywhere', async () => {
    const { visitor, account } = await withAccount()
    const [here, there] = [new Visitor(house.address), new Visitor(house.address)]
    for (const device of [here, there]) await device.post('/api/session', { account, password: PASSWORD })
    const isKnown = async (device: Visitor) => (await device.ask('GET', '/api/me')).status === 200
    await here.delete('/api/session')
    expect([await isKnown(here), await isKnown(there)]).toEqual([false, true])
    await visitor.delete('/api/sessions')
    expect([await isKnown(visitor), await isKnown(there)]).toEqual([false, false])
  })

  test('a page that is open somewhere else is not heard any more, once he has signed out everywhere', async () => {
    const { visitor, account } = await withAccount()
    const [thief, other] = [new Visitor(house.address), new Visitor(house.address)]
    for (const device of [thief, other]) await device.post('/api/session', { account, password: PASSWORD })
    const { id, chain } = await visitor.open({ game: FALL, sitting: ['me', 'bot:random'] })
    const stolen = await thief.enter(id, chain)
    const own = await other.enter(id, chain)
    await thief.delete('/api/session')
    await stolen.until(() => !stolen.isConnected)
    expect(own.isConnected).toBe(true)
    await visitor.delete('/api/sessions')
    await own.until(() => !own.isConnected)
    const again = await other.enter(id, chain)
    await again.until(() => again.seen !== null)
    expect(again.seen?.viewer).toBe(null)
    await expect(again.call('resign')).rejects.toMatchObject({ code: 'forbidden' })
    await again.leave()
  })

  test('nor if he has signed out by another server', async () => {
    let now = 1_800_000_000_000
    const own = await testHouse({ now: () => now })
    const visitor = await Visitor.called(own.address, 'Scipio')
    const { id, chain } = await visitor.open({ game: FALL, sitting: ['me', 'bot:random'] })
    const place = await visitor.enter(id, chain)
    await own.hall.store.removeSessions((await visitor.get<Me>('/api/me')).id)
    await place.call('ping')
    expect(place.isConnected).toBe(true)
    now += 30_000
    await place.call('ping').catch(() => {})
    await place.until(() => !place.isConnected)
    await own.stop()
  })
})

test('a refusal says no more than it must', async () => {
  const answer = await new Visitor(house.address).ask('POST', '/api/session', { account: 'nobody', password: PASSWORD })
  expect(answer.status).toBe(403)
  expect(Object.keys(Object(await answer.json()))).toEqual(['code', 'message'])
})

test('who asks too much is told to wait: from one place, and as one person from many', async () => {
  const own = await testHouse({ now: () => 1_800_000_000_000 }, { leniency: 1, behindProxy: true })
  const from = (n: number) => ({ 'x-forwarded-for': `192.0.2.${n}` })
  const livia = await Visitor.called(own.address, 'Livia', from(0))
  await livia.post('/api/account', { account: 'Livia', password: PASSWORD })
  const { id } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
  /** How many of so many calls are refused. */
  const refusedOf = async (visitor: Visitor, calls: number) => {
    const place = visitor.placeAt(id)
    // Its greeting may be refused already.
    await place.connect().catch(() => {})
    let refused = 0
    for (let n = 0; n < calls; n++) await place.call('ping').catch(({ code }) => (refused += code === 'slow' ? 1 : 0))
    await place.leave()
    return refused
  }
  const nemo = await Visitor.called(own.address, 'Nemo', from(9))
  expect(await refusedOf(nemo, 200)).toBe(0)
  let refused = 0
  for (const n of [1, 2, 3, 4]) {
    const device = new Visitor(own.address, from(n))
    await device.post('/api/session', { account: 'Livia', password: PASSWORD })
    refused += await refusedOf(device, 300)
  }
  expect(refused).toBeGreaterThan(100)
  const elsewhere = new Visitor(own.address, from(1))
  expect(await refusedOf(elsewhere, 60)).toBe(0)
  const one = await Visitor.called(own.address, 'One', from(20))
  expect(await refusedOf(one, 900)).toBeGreaterThan(0)
  await own.stop()
})

describe('another page', () => {
  test('changes nothing in the name of somebody who is known here', async () => {
    const visitor = await Visitor.called(house.address, 'Livia')
    const from = (headers: Record<string, string>) =>
      visitor.ask('PATCH', '/api/me', { name: 'Stolen' }, headers).then(({ status }) => status)
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ origin: new URL(house.address).origin })).toBe(200)
  })
})
