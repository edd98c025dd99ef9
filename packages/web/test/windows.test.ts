/** Two windows on one device, without a browser: what the device holds when one meddles with the other's game. */
import { expect, test } from 'vitest'
import { Device, drawn, romans, type Screen, table } from './host-play.ts'

async function two(device = new Device()) {
  const { screen } = table(device)
  await screen.create(drawn(romans))
  await screen.act('move etruria')
  await screen.host.kept()
  return { device, screen, other: table(device).screen.host }
}

const isRemoved = ({ snapshot: { kept, removed } }: Screen) => !kept && removed

test('a deleted game is not written again, even if nobody tells the window that has it open', async () => {
  const { device, screen, other } = await two()
  await other.remove('game-1')
  await screen.act('secure')
  await screen.host.kept()
  expect(isRemoved(screen)).toBe(true)
  expect(device.games.size).toBe(0)
  expect(screen.host.save()).toContain('secure')
  await screen.host.leave('game-1')
  expect(await screen.host.list()).toMatchObject([{ id: 'game-1', length: 2, lasting: false }])
  await screen.open('game-1')
  await screen.host.kept()
  expect(isRemoved(screen)).toBe(true)
  expect(device.games.size).toBe(0)
})

test('a window that is told of it says so before anything is done', async () => {
  const { device, screen, other } = await two()
  await other.remove('game-1')
  screen.host.heed({ id: 'game-1', name: null })
  await screen.host.kept()
  expect(isRemoved(screen)).toBe(true)
  expect(device.games.size).toBe(0)
})

test('news of a deletion that did not happen change nothing', async () => {
  const { device, screen } = await two()
  screen.host.heed({ id: 'game-1', name: null })
  screen.host.heed({ id: 'game-2', name: null })
  await screen.host.kept()
  expect(screen.snapshot).toMatchObject({ kept: true, removed: false })
  expect(device.games.size).toBe(1)
})

test('a deleted game that is wanted again is kept whole', async () => {
  const { device, screen, other } = await two()
  await other.remove('game-1')
  await screen.act('secure')
  await screen.host.kept()
  await screen.after(() => screen.host.keepAgain())
  await screen.host.kept()
  expect(screen.snapshot).toMatchObject({ kept: true, removed: false })
  expect(device.games.get('game-1')?.entries).toHaveLength(2)
  device.claimed.clear()
  expect((await table(device).screen.open('game-1')).snapshot.length).toBe(2)
})

test('a new name stays, and renaming cuts nothing of what is being written', async () => {
  const { device, screen, other } = await two()
  const release = device.hold()
  await screen.act('secure')
  const renaming = other.rename('game-1', 'The long war')
  release()
  await renaming
  screen.host.heed({ id: 'game-1', name: 'The long war' })
  await screen.act('move roma')
  await screen.host.kept()
  expect(screen.snapshot).toMatchObject({ name: 'The long war', notes: ['renamed'] })
  expect(device.games.get('game-1')).toMatchObject({ record: { name: 'The long war', length: 3 } })
  expect(device.games.get('game-1')?.entries).toHaveLength(3)
})
