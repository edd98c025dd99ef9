/** What was done under earlier rules: kept with their version, and told to nobody whom it could tell what another holds. */
import type { AnyGame } from '@tabularium/engine'
import { toy } from '@tabularium/engine/testing/toy'
import { expect, test } from 'vitest'
import { around, corrected, Device, drawn, game, romans, Screen } from './host-play.ts'

const screenOf = (of: AnyGame, device = new Device()) =>
  new Screen({ ...around(device), game: () => Promise.resolve(of) })

/** A game in which an Emperor has walked, kept on a device; walking so is not allowed any more. */
async function walked(device: Device) {
  const first = screenOf(game, device)
  await first.create(drawn(romans))
  await first.act('move etruria')
  await first.act('move roma')
  await first.host.leave('game-1')
  return corrected(game, 'move etruria')
}

const { id, digest } = game.edition

test('of a kept game it is told with the rules and the board it was played by, whenever it is opened', async () => {
  const device = new Device()
  const later = await walked(device)
  for (let visit = 0; visit < 2; visit++) {
    const screen = screenOf(later, device)
    await screen.open('game-1')
    expect(screen.snapshot.earlier).toBe(2)
    expect(await screen.host.earlier()).toEqual([
      {
        under: { rules: game.version, edition: { id, digest } },
        actions: [
          [0, 'move etruria'],
          [0, 'move roma'],
        ],
      },
    ])
    await screen.host.leave('game-1')
  }
})

test('rules that are corrected twice: each part under its own; a branch has them too', async () => {
  const device = new Device()
  const later = await walked(device)
  const second = screenOf(later, device)
  await second.open('game-1')
  const step = second.choices.find((action) => action.startsWith('move ')) ?? ''
  await second.act(step)
  await second.host.leave('game-1')
  const third = screenOf(corrected(later, step), device)
  await third.open('game-1')
  const stages = async () => (await third.host.earlier())?.map(({ under, actions }) => [under?.rules, actions.length])
  const expected = [
    [game.version, 2],
    [game.version + 1, 1],
  ]
  expect(await stages()).toEqual(expected)
  await third.branch(0)
  expect(await stages()).toEqual(expected)
})

test('of a file it is told with the rules of the file; of the past of the file they are not known', async () => {
  const first = screenOf(game)
  await first.create(drawn(romans))
  await first.act('move etruria')
  const later = corrected(game, 'move etruria')
  const second = screenOf(later)
  await second.import(first.host.save())
  expect(await second.host.earlier()).toMatchObject([
    { under: { rules: game.version }, actions: [[expect.any(Number), 'move etruria']] },
  ])
  const third = screenOf(later)
  await third.import(second.host.save())
  expect(third.snapshot.carried).toBeNull()
  expect(third.snapshot.earlier).toBe(1)
  expect(await third.host.earlier()).toMatchObject([{ under: null, actions: [[expect.any(Number), 'move etruria']] }])
})

test('a game that was always played by these rules has none', async () => {
  const screen = screenOf(game)
  await screen.create(drawn(romans))
  expect([screen.snapshot.earlier, await screen.host.earlier()]).toEqual([0, []])
})

test('where hands are hidden it is told to nobody, seat or spectator, before the game is over', async () => {
  const device = new Device()
  const coins: AnyGame = toy
  const first = screenOf(coins, device)
  await first.create({ game: coins.id, options: { players: 2, hand: 3 }, players: ['person', 'person'] })
  await first.look()
  await first.act('toss')
  await first.host.leave('game-1')
  const screen = screenOf(corrected(coins, 'toss'), device)
  await screen.open('game-1')
  const viewers = new Set<number | null>()
  for (let n = 0; screen.snapshot.question !== null && n < 200; n++) {
    viewers.add(screen.snapshot.viewer)
    expect(await screen.host.earlier()).toBeNull()
    if (screen.snapshot.viewer === null) await screen.look()
    else await screen.act(screen.choices[n % screen.choices.length])
  }
  expect(viewers).toEqual(new Set([null, 0, 1]))
  expect(screen.snapshot.question).toBeNull()
  expect(await screen.host.earlier()).toMatchObject([{ under: { rules: coins.version }, actions: [[0, 'toss']] }])
  expect(JSON.stringify(screen.updates.map(({ what }) => what))).not.toContain('"toss"')
})
