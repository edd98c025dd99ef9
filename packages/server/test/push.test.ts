/** Web Push as it leaves the server: only the device can read it, and a device that is gone is forgotten. */
import type { Me } from '@tabularium/online'
import { type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { FALL } from './company.ts'
import { Device, type PushService, startPushService } from './push-service.ts'

let service: PushService
let house: TestHouse
const keys = webPush.generateVAPIDKeys()
beforeAll(async () => {
  service = await startPushService()
  house = await testHouse({}, { push: { ...keys, subject: 'mailto:someone@example.org' } })
})
afterAll(async () => {
  await house.stop()
  service.close()
})

/** The Barbarian, who begins, sits down and is not at the table. */
async function hisTurn(marcus: Visitor): Promise<string> {
  const livia = await Visitor.called(house.address, 'Livia')
  const { id } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
  await marcus.sit(id, 1)
  return id
}

test('is signed by the server, read by the device alone, and tells the game and the table', async () => {
  const marcus = await Visitor.called(house.address, 'Marcus')
  const device = new Device()
  const endpoint = `${service.address}/marcus`
  // This service is none that everybody reaches: by the page it could not be named.
  const { id: him } = await marcus.get<Me>('/api/me')
  await house.hall.store.subscribe({ person: him, endpoint, ...device.keys })
  await marcus.patch('/api/me', { byPush: true })
  const id = await hisTurn(marcus)
  await expect.poll(() => service.posted.length).toBe(1)
  const [posted] = service.posted
  if (posted === undefined) throw new Error('Nothing was posted.')
  expect(posted).toMatchObject({ path: '/marcus', encoding: 'aes128gcm' })
  expect(posted.authorization).toContain(`k=${keys.publicKey}`)
  expect(posted.body.toString('latin1')).not.toContain('Roman')
  expect(JSON.parse(device.read(posted.body))).toEqual({
    text: 'It is your turn: The Fall of the Roman Empire',
    table: id,
  })

  // The service says that there is no such device any more.
  service.status = 410
  await hisTurn(marcus)
  await expect.poll(() => service.posted.length).toBe(2)
  const person = (await house.hall.table(id)).row.seats[1]?.person ?? ''
  await expect.poll(async () => (await house.hall.store.subscriptions(person)).length).toBe(0)
})

test.each([
  'http://push.example.org/a',
  'https://127.0.0.1/a',
  'https://10.0.0.7:8443/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.7]/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://database/a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
])('is sent to nothing that the server alone reaches: %s', async (endpoint) => {
  const nemo = await Visitor.called(house.address, 'Nemo')
  const subscribed = nemo.post('/api/push', { endpoint, keys: new Device().keys })
  await expect(subscribed).rejects.toMatchObject({ code: 'malformed' })
  await nemo.post('/api/push', { endpoint: 'https://push.example.org/a', keys: new Device().keys })
})
