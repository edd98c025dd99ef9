/** Two people with two screens: from the link to the end. */
import { FastDice, secretFrom, secretOf } from '@tabularium/engine'
import { verifyFile } from '@tabularium/engine/proof'
import { games } from '@tabularium/games/all'
import { Refused, type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FALL, playUntil, twoAt } from './company.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

describe('a table on two screens', () => {
  test('begins when the last seat is taken, and each sees his own', async () => {
    const { first, second } = await twoAt(house)
    expect(first.seen?.viewer).toBe(0)
    expect(second.seen?.viewer).toBe(1)
    expect(first.online?.state).toBe('playing')
    expect(first.seen?.names).toEqual(['Livia', 'Marcus'])
    expect([first, second].filter(({ choices }) => choices.length > 0)).toHaveLength(1)
    // Who sits there does not watch, from the moment he comes.
    await first.until(() => first.online?.seats[1]?.here === true)
    expect(first.online?.watching).toBe(0)
    await Promise.all([first.leave(), second.leave()])
  })

  test('is played to its end, and the file plays to the same', async () => {
    const { first, second, livia, id } = await twoAt(house)
    const watcher = await (await Visitor.called(house.address, 'Nemo')).enter(id)
    await playUntil([first, second], () => first.seen?.question === null)
    expect(first.seen?.outcome).not.toBeNull()
    expect(second.seen?.view).toEqual({ ...Object(first.seen?.view), viewer: 1 })
    await first.until(() => first.online?.state === 'over')
    const file = await livia.get<{ actions: readonly string[] }>(`/api/tables/${id}/file`)
    expect(file.actions).toHaveLength(first.seen?.length ?? 0)
    // What the dice came from opens all that was hidden: it is for those who have played.
    await watcher.until(() => watcher.online?.state === 'over')
    const [dice] = (await house.hall.table(id)).row.dice
    const secret = dice === undefined ? '' : (secretOf(dice) ?? '')
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(first.frames.join()).toContain(secret)
    expect(watcher.frames.join()).not.toContain(secret)
    await Promise.all([first.leave(), second.leave(), watcher.leave()])
  })

  test('does once what is sent twice, and nothing that comes late', async () => {
    const { first, second } = await twoAt(house)
    const asked = first.choices.length > 0 ? first : second
    const action = asked.choices[0]?.action ?? ''
    const { viewer, length } = asked.seen ?? {}
    const args = [viewer ?? 0, length ?? 0, [action], 'the-same-key', asked.nextLink] as const
    const done = await asked.call('act', ...args)
    expect(await asked.call('act', ...args)).toEqual(done)
    await asked.until(() => asked.seen?.length === (length ?? 0) + 1)
    await expect(
      asked.call('act', viewer ?? 0, length ?? 0, [action], 'another-key', asked.chain?.link(1) ?? null),
    ).rejects.toMatchObject({ code: 'late' })
    expect(asked.seen?.length).toBe((length ?? 0) + 1)
    await Promise.all([first.leave(), second.leave()])
  })

  test('lets nobody act for another, out of turn, or against the rules', async () => {
    const { first, second, id } = await twoAt(house)
    const [asked, other] = first.choices.length > 0 ? [first, second] : [second, first]
    const seat = asked.seen?.viewer ?? 0
    const action = asked.choices[0]?.action ?? ''
    const before = asked.text
    await expect(other.call('act', seat, 0, [action], 'for-another', other.nextLink)).rejects.toMatchObject({
      code: 'turn',
    })
    await expect(other.call('act', 1 - seat, 0, [action], 'out-of-turn', other.nextLink)).rejects.toMatchObject({
      code: 'turn',
    })
    await expect(
      asked.call('act', seat, 0, ['fly to the moon'], 'malformed-one', asked.nextLink),
    ).rejects.toMatchObject({
      code: 'malformed',
    })
    const stranger = await (await Visitor.called(house.address, 'Nemo')).enter(id)
    await expect(stranger.call('act', seat, 0, [action], 'a-stranger', null)).rejects.toMatchObject({ code: 'turn' })
    expect(stranger.choices).toEqual([])
    expect(stranger.seen?.viewer).toBeNull()
    const nobody = await new Visitor(house.address).enter(id)
    await expect(nobody.call('act', seat, 0, [action], 'an-unknown', null)).rejects.toMatchObject({ code: 'stranger' })
    await first.hello()
    expect(asked.text).toBe(before)
    await Promise.all([first, second, stranger, nobody].map((place) => place.leave()))
  })

  test('refuses a link that is not the next of the chain', async () => {
    const { first, second } = await twoAt(house)
    const asked = first.choices.length > 0 ? first : second
    const { viewer } = asked.seen ?? {}
    const action = asked.choices[0]?.action ?? ''
    for (const link of [null, asked.chain?.link(1) ?? null, asked.chain?.anchor ?? null, 'ab'.repeat(32)]) {
      await expect(
        asked.call('act', viewer ?? 0, 0, [action], `key-${String(link).slice(0, 8)}`, link),
      ).rejects.toMatchObject({ code: 'dice' })
    }
    await asked.act(action)
    await Promise.all([first.leave(), second.leave()])
  })

  test('sends only what was missed to who comes back', async () => {
    const { first, second } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 6)
    const [asked, away] = first.choices.length > 0 ? [first, second] : [second, first]
    away.cut()
    const length = asked.seen?.length ?? 0
    await asked.act(asked.choices[0]?.action ?? '')
    await asked.until(() => asked.seen?.length === length + 1)
    away.frames.length = 0
    await away.connect()
    await away.until(() => away.seen?.length === length + 1)
    expect(away.frames.some((frame) => frame.includes('"whole"'))).toBe(false)
    expect(away.frames.filter((frame) => frame.includes('"patch"'))).toHaveLength(1)
    await Promise.all([first.leave(), second.leave()])
  })

  test('plays against a bot of the server', async () => {
    const livia = await Visitor.called(house.address, 'Livia')
    const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'bot:random'] })
    const place = await livia.enter(id, chain)
    const dice = new FastDice(secretFrom('bot'))
    for (let n = 0; n < 30; n++) {
      await place.until(() => place.choices.length > 0)
      const before = place.seen?.length ?? 0
      await place.act(place.choices[dice.below(place.choices.length)]?.action ?? '')
      await place.until(() => (place.seen?.length ?? 0) > before)
    }
    expect(place.seen?.length).toBeGreaterThan(30)
    await place.leave()
  })

  test('is refused as a fault that says so, whatever comes', async () => {
    const { first, second } = await twoAt(house)
    await expect(first.send('fly', [])).rejects.toBeInstanceOf(Refused)
    await expect(first.send('act', ['a', 'b'])).rejects.toMatchObject({ code: 'malformed' })
    first.raw('no json at all')
    first.raw('[]')
    expect(await first.call('ping')).toBeNull()
    await Promise.all([first.leave(), second.leave()])
  })
})

describe('the file of a game that is over', () => {
  test('is verified by anybody, and what a page was told is in it', async () => {
    const { first, second, livia, id, leave } = await twoAt(house)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 20)
    const told = { number: 0, trace: '' }
    await first.call('offer', 'back', true)
    await second.call('answer', 'back', true)
    await playUntil([first, second], () => (first.seen?.length ?? 0) >= 30, 'after')
    const [asked] = first.choices.length > 0 ? [first] : [second]
    Object.assign(told, await asked?.act(asked.choices[0]?.action ?? ''))
    await first.call('resign')
    const text = `${JSON.stringify(await livia.get(`/api/tables/${id}/file`))}\n`
    const { checks } = verifyFile(text, games, {
      commitment: first.online?.commitment ?? '',
      receipts: [told],
    })
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    const lied = verifyFile(text, games, { receipts: [{ ...told, trace: '0'.repeat(64) }] })
    expect(lied.checks.some(({ ok }) => !ok)).toBe(true)
    await leave()
  })
})

test('who waits at an open table sees the game as soon as it begins', async () => {
  const livia = await Visitor.called(house.address, 'Livia')
  const marcus = await Visitor.called(house.address, 'Marcus')
  const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
  const waiting = await livia.enter(id, chain)
  expect(waiting.seen).toBeNull()
  expect(waiting.online?.state).toBe('open')
  await marcus.sit(id, 1)
  await waiting.until(() => waiting.seen !== null)
  expect(waiting.seen?.viewer).toBe(0)
  expect(waiting.online?.state).toBe('playing')
  await waiting.leave()
})

test('who goes on from another device brings a chain of its own, and the file is verified all the same', async () => {
  const { first, second, livia, id, leave } = await twoAt(house)
  await playUntil([first, second], () => (first.seen?.length ?? 0) >= 6)
  const chain = await livia.sit(id, 0)
  const elsewhere = await livia.enter(id, chain)
  const marcusCannot = livia.sit(id, 1)
  await expect(marcusCannot).rejects.toMatchObject({ code: 'taken' })
  await playUntil([elsewhere, second], () => (elsewhere.seen?.length ?? 0) >= 20, 'elsewhere')
  await playUntil([elsewhere, second], () => elsewhere.choices.length > 0, 'until asked')
  await first.until(() => first.choices.length > 0)
  await expect(first.act(first.choices[0]?.action ?? '')).rejects.toMatchObject({ code: 'dice' })
  await elsewhere.call('resign')
  const text = `${JSON.stringify(await livia.get(`/api/tables/${id}/file`))}\n`
  expect(verifyFile(text, games).checks.filter(({ ok }) => !ok)).toEqual([])
  await elsewhere.leave()
  await leave()
})
