/** Hints count in the result: the table counts them, and the device keeps the number. */
import { expect, test } from 'vitest'
import { around, Device, game, quick, Screen } from './host-play.ts'

const hint = { actions: [], piece: null, place: null, words: 'So.', now: 0.5, after: 0.5 }

const screenOn = (device: Device, isKnown = true) =>
  new Screen({
    ...around(device),
    game: async () => game,
    adviser: async () => (isKnown ? { hint: () => hint, hintAt: () => hint, chances: () => null } : undefined),
  })

test('each moment counts once, and the number is there when the game is opened again', async () => {
  const device = new Device()
  const screen = screenOn(device)
  await screen.create(quick)
  expect(screen.snapshot.hints).toBe(0)
  await screen.host.hint()
  await screen.host.hint()
  expect(screen.snapshot.hints).toBe(1)
  await screen.act(screen.choices[0] ?? '')
  await screen.host.hint()
  expect(screen.snapshot.hints).toBe(2)
  const { id } = screen.snapshot
  await screen.host.leave(id)
  const later = screenOn(device)
  await later.open(id)
  expect(later.snapshot.hints).toBe(2)
})

test('where nobody can tell, nothing is counted', async () => {
  const screen = screenOn(new Device(), false)
  await screen.create(quick)
  expect(await screen.host.hint()).toBeNull()
  expect(screen.snapshot.hints).toBe(0)
})
