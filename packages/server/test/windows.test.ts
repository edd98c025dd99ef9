/** Windows at which somebody does not want to be asked: the server passes for him, also when he is away, and calls nobody for it. */
import { join } from 'node:path'
import { FastDice, secretFrom } from '@tabularium/engine'
import { type Place, type TestHouse, testHouse } from '@tabularium/server/testing'
import { afterAll, expect, test } from 'vitest'
import { LONG, twoAt } from './company.ts'

const houses: TestHouse[] = []
afterAll(async () => {
  for (const house of houses.reverse()) await house.stop()
})

let passed = 0
const pushes: string[] = []
const stand = {
  now: () => Date.now() + passed,
  sendPush: async (_: unknown, text: string) => {
    pushes.push(text)
    return 'sent' as const
  },
}

async function started(database?: string): Promise<TestHouse> {
  const house = await testHouse(stand, database === undefined ? {} : { database })
  houses.push(house)
  return house
}

/** What is to be sent is sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

const dice = new FastDice(secretFrom('windows'))
const actOf = async (place: Place) => {
  const { length = 0 } = place.seen ?? {}
  await place.act(place.choices[dice.below(place.choices.length)]?.action ?? '')
  await place.until(() => (place.seen?.length ?? 0) > length)
}

/** She stays, and he comes only to answer what he is asked elsewhere; resolves at a window of his, to how often he was called for. */
async function untilWindow(her: Place, him: Place): Promise<number> {
  let [called, waits] = [0, false]
  for (;;) {
    const { question, length } = her.seen ?? {}
    if (question == null || length === undefined) throw new Error('It is over.')
    if (question.seat === 1 && question.window !== null) return called
    // A notice comes once a minute.
    passed += 61_000
    if (question.seat === 1 && !waits) called++
    waits = question.seat === 1
    if (!waits) await actOf(her)
    else await visitBy(him)
    await her.until(() => (her.seen?.length ?? 0) > length)
  }
}

async function visitBy(him: Place): Promise<void> {
  await him.connect()
  await him.until(() => him.choices.length > 0)
  await actOf(him)
  await him.leave()
}

const isPassed = async (her: Place) => {
  const { length = 0 } = her.seen ?? {}
  await her.until(() => (her.seen?.length ?? 0) > length, 60_000)
}

test('he is called for what he must answer, not for what is passed for him', { timeout: 120_000 }, async () => {
  const house = await started()
  const { marcus, first, second } = await twoAt(house, { game: LONG })
  await marcus.patch('/api/me', { byPush: true })
  await marcus.post('/api/push', { endpoint: 'https://push.example.org/marcus', keys: { p256dh: 'p', auth: 'a' } })
  await second.call('watch', [], false)
  await second.leave()
  let called = 0
  for (let window = 0; window < 2; window++) {
    called += await untilWindow(first, second)
    await settled()
    expect(pushes).toHaveLength(called)
    await isPassed(first)
  }
  expect(called).toBeGreaterThan(0)
  await first.leave()
})

test('it is passed for him when the server was started again and nobody looks', { timeout: 120_000 }, async () => {
  const before = await started()
  const { id, first, second } = await twoAt(before, { game: LONG })
  await second.call('watch', [], false)
  await second.leave()
  await untilWindow(first, second)
  await first.leave()
  await before.hall.stop()
  const { length = 0 } = (await before.hall.store.table(id)) ?? {}
  const after = await started(join(before.folder, 'tabularium.sqlite'))
  await expect.poll(async () => (await after.hall.store.table(id))?.length, { timeout: 60_000 }).toBeGreaterThan(length)
})
