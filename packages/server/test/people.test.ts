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
  test('can be had as a file and deleted, and its games stay for the others', async () => {
    const { livia, marcus, id, leave } = await twoAt(house)
    const mine = await livia.get<{ tables: readonly { id: string; seat: number }[] }>('/api/export')
    expect(mine.tables).toContainEqual(expect.objectContaining({ id, seat: 0 }))
    await livia.delete('/api/me', {})
    expect((await livia.ask('GET', '/api/me')).status).toBe(204)
    expect(await marcus.get<TableCard>(`/api/tables/${id}`)).toMatchObject({ mine: 1 })
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
})

test('a refusal says no more than it must', async () => {
  const answer = await new Visitor(house.address).ask('POST', '/api/session', { account: 'nobody', password: PASSWORD })
  expect(answer.status).toBe(403)
  expect(Object.keys(Object(await answer.json()))).toEqual(['code', 'message'])
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
