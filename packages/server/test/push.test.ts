/** Web Push as it leaves the server: only the device can read it, and a device that is gone is forgotten. */
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
  await marcus.post('/api/push', { endpoint, keys: device.keys })
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
