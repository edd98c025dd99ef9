/** What is kept: a server that is started again goes on where it was. */
import { join } from 'node:path'
import { type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { FALL, playUntil, twoAt } from './company.ts'

const houses: TestHouse[] = []
afterEach(async () => {
  for (const house of houses.splice(0).reverse()) await house.stop()
})

async function started(database?: string): Promise<TestHouse> {
  const house = await testHouse({}, database === undefined ? {} : { database })
  houses.push(house)
  return house
}

const databaseOf = ({ folder }: TestHouse) => join(folder, 'tabularium.sqlite')

describe('a server that is started again', () => {
  test('has the table as it was, and the game goes on with the same chain', async () => {
    const before = await started()
    const { first, second, id, livia, marcus } = await twoAt(before)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 90)
    const { view, question } = first.seen ?? {}
    await Promise.all([first.leave(), second.leave()])
    await before.hall.stop()
    const after = await started(databaseOf(before))
    const places = []
    for (const [visitor, place] of [
      [livia, first],
      [marcus, second],
    ] as const) {
      const again = visitor.at(after.address)
      const there = await again.enter(id, place.chain)
      there.skipLinks(place.linksSpent)
      places.push(there)
    }
    const [one, two] = places
    if (one === undefined || two === undefined) throw new Error('Nobody is there.')
    expect(one.seen).toMatchObject({ view, question })
    await playUntil([one, two], () => (one.seen?.length ?? 0) >= 100)
  })

  test('lets a bot go on that was asked when it stopped, though nobody looks', async () => {
    const before = await started()
    const livia = await Visitor.called(before.address, 'Livia')
    const { id } = await livia.open({ game: FALL, sitting: ['bot:random', 'bot:random'], anchor: null })
    await before.hall.stop()
    const { length } = (await before.hall.store.table(id)) ?? { length: 0 }
    const after = await started(databaseOf(before))
    await expect
      .poll(async () => (await after.hall.store.table(id))?.length, { timeout: 20_000 })
      .toBeGreaterThan(length + 5)
  })
})

describe('a game that was begun alone', () => {
  test('goes on online with its history', async () => {
    const house = await started()
    const { first, second, id, livia, leave } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 10)
    await first.call('resign')
    const saved = JSON.stringify(await livia.get(`/api/tables/${id}/file`))
    const { length = 0, view } = first.seen ?? {}
    await leave()
    const again = await twoAt(house, { saved: `${saved}\n` })
    expect(again.first.seen?.length).toBe(length)
    expect(again.first.seen?.view).toEqual(view)
    const [asked] = again.turn()
    await asked.act(asked.choices[0]?.action ?? '')
    await asked.until(() => asked.seen?.length === length + 1)
    await again.leave()
  })
})
