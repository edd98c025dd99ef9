/** What is kept: a server that is started again goes on where it was. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@tabularium/games/all'
import type { Stand } from '@tabularium/server'
import { type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { poolOf } from '../src/bots/pool.ts'
import { openStore } from '../src/store/open.ts'
import { type Deed, type Store, Unavailable } from '../src/store/store.ts'
import { FALL, LONG, playUntil, twoAt } from './company.ts'

const houses: TestHouse[] = []
afterEach(async () => {
  for (const house of houses.splice(0).reverse()) await house.stop()
})

async function started(database?: string, stand: Stand = {}): Promise<TestHouse> {
  const house = await testHouse(stand, database === undefined ? {} : { database })
  houses.push(house)
  return house
}

const databaseOf = ({ folder }: TestHouse) => join(folder, 'tabularium.sqlite')

describe('a server that is started again', () => {
  test('has the table as it was, and the game goes on with the same chain', async () => {
    const before = await started()
    const { first, second, id, livia, marcus } = await twoAt(before, { game: LONG })
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
      .poll(async () => (await after.hall.store.table(id))?.length, { timeout: 60_000 })
      .toBeGreaterThan(length + 5)
  })
})

describe('a server that died between two steps of which one follows from the other', () => {
  /** A store that does not take steps of that kind: it is as if the server had died before them. */
  async function deadBefore(kind: Deed['kind']): Promise<TestHouse> {
    const folder = mkdtempSync(join(tmpdir(), 'tabularium-dead-'))
    const database = join(folder, 'tabularium.sqlite')
    const store = await openStore({ database })
    const append: Store['append'] = async (what) => {
      if (what.step.what.kind === kind) throw new Unavailable('dead')
      await store.append(what)
    }
    const house = await testHouse({ store: { ...store, append } })
    const stop = async () => {
      await house.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    houses.push({ ...house, folder, stop })
    return { ...house, folder }
  }

  test('begins the game of a table that is full', async () => {
    const before = await deadBefore('begin')
    const livia = await Visitor.called(before.address, 'Livia')
    const marcus = await Visitor.called(before.address, 'Marcus')
    const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
    await expect(marcus.sit(id, 1)).rejects.toMatchObject({ code: 'slow' })
    await before.hall.stop()
    const after = await started(databaseOf(before))
    const place = await livia.at(after.address).enter(id, chain)
    expect(place.online?.state).toBe('playing')
    expect(place.seen?.length).toBe(0)
    await place.leave()
  })

  test('ends the game that all have agreed to end', async () => {
    const before = await deadBefore('end')
    const { first, second, id, livia, leave } = await twoAt(before)
    await first.call('offer', 'end', true)
    await expect(second.call('answer', 'end', true)).rejects.toMatchObject({ code: 'slow' })
    await leave()
    await before.hall.stop()
    const after = await started(databaseOf(before))
    const place = await livia.at(after.address).enter(id)
    expect(place.online).toMatchObject({ state: 'over', early: { how: 'agreed' } })
    await place.leave()
  })
})

describe('a bot', () => {
  test('that throws is waited for, and everything else goes on', async () => {
    let isIll = true
    const house = await started(undefined, {
      think: async ({ game, options, position }) => {
        if (isIll) throw new Error('The bot is ill.')
        const rules = games.find(({ id }) => id === game)
        const decision = rules?.decision(rules.read(position, rules.options(options)))
        return [String(rules?.notation(decision?.actions[0]))]
      },
    })
    const livia = await Visitor.called(house.address, 'Livia')
    // The Barbarian begins.
    const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'bot:random'] })
    const place = await livia.enter(id, chain)
    await place.until(() => place.seen?.trouble?.code === 'bot')
    // What exactly went wrong might tell what it holds.
    expect(place.frames.join()).not.toContain('ill.')
    const { leave } = await twoAt(house)
    await leave()
    isIll = false
    await (await house.hall.table(id)).heed()
    await place.until(() => (place.seen?.length ?? 0) > 0 && place.seen?.trouble === null)
    await place.leave()
  })

  test('thinks for so long and no longer, in a thread that is not missed', async () => {
    const { folder } = await started()
    const file = join(folder, 'slow-bot.mjs')
    writeFileSync(file, 'export default ({ bot }) => { if (bot === "slow") for (;;) {} ; return ["done"] }')
    const pool = poolOf(file, 1, 1000)
    const ask = (bot: string) => pool.think({ game: '', bot, seat: 0, options: null, position: null, seed: '' })
    await expect(ask('slow')).rejects.toMatchObject({ cause: { message: 'The bot took too long.' } })
    expect(await ask('quick')).toEqual(['done'])
    await pool.close()
  })
})

test('so many bots think at once and no more, and the others wait for them', async () => {
  const { folder } = await started()
  const [file, log] = [join(folder, 'counting-bot.mjs'), join(folder, 'thoughts')]
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
    export default () => {
      appendFileSync(${JSON.stringify(log)}, '+')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      appendFileSync(${JSON.stringify(log)}, '-')
      return ['done']
    }`,
  )
  const pool = poolOf(file, 2, 60_000)
  const asked = { game: '', bot: '', seat: 0, options: null, position: null, seed: '' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => pool.think(asked)))
  expect(answers).toEqual(Array.from({ length: 6 }, () => ['done']))
  let [now, most] = [0, 0]
  for (const mark of readFileSync(log, 'utf8')) {
    now += mark === '+' ? 1 : -1
    most = Math.max(most, now)
  }
  expect([now, most]).toEqual([0, 2])
  await pool.close()
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
