/** What those at a table are sent of each change, and what is kept for those who were cut off. */
import { type AnyGame, FastDice, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import { type Patch, patched, Room } from '@tabularium/engine/room'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { Channel, Shared } from '../src/hall/channel.ts'
import { FALL } from './company.ts'

const names = ['Livia', 'Marcus']
const label = () => ({ id: 'a', name: 'The Fall', names, trouble: null })

test('a channel keeps what takes no more than the whole', () => {
  const fall = games.find(({ id }) => id === FALL)
  if (fall === undefined) throw new Error('There is no such game.')
  const room = new Room(new LocalTable(fall, { dice: { secret: secretFrom('channel') } }))
  const channel = new Channel(room, 0, 'en', label)
  const { length: whole } = channel.whole(null)
  const dice = new FastDice(secretFrom('channel'))
  const sent: string[] = []
  for (let n = 0; n < 60; n++) {
    const { decision, game } = room.table
    if (decision === null) break
    room.act(decision.seat, game.notation(decision.actions[dice.below(decision.actions.length)]))
    sent.push(channel.changed(n, new Shared()) ?? '')
  }
  expect(channel.number).toBe(sent.length)
  const missed = (updates: number) =>
    channel.missed({ epoch: channel.epoch, number: channel.number - updates, length: 0 })
  let most = 0
  while (sent.slice(-most - 1).join('').length <= whole) most++
  expect(most).toBeGreaterThan(1)
  expect(missed(most)).toEqual(sent.slice(-most))
  expect(missed(most + 1)).toBeNull()
})

const ACTIONS = 40

/** What was sent at first as a whole, with all that was sent of changes since. */
class Reader {
  readonly #channel: Channel
  seen: Json

  constructor(channel: Channel) {
    this.#channel = channel
    this.seen = wholeOf(channel)
  }

  hear(from: number, shared: Shared): void {
    const text = this.#channel.changed(from, shared)
    if (text === null) return
    const { patch }: { patch?: Patch } = JSON.parse(text).update.what
    this.seen = patched(this.seen, patch)
  }
}

const wholeOf = (channel: Channel): Json => JSON.parse(channel.whole(null)).update.what.whole

/** By a third person's name, too, so that what a page is shown besides the game changes with it. */
function readersOf(game: AnyGame) {
  const table = new LocalTable(game, { dice: { secret: secretFrom(`channel ${game.id}`) } })
  const room = new Room(table)
  let called = table.seats.map((_, i) => `Livia ${i}`)
  const named = () => ({ id: 'a', name: game.id, names: called, trouble: null })
  const channelFor = (viewer: number | null) => new Channel(room, viewer, viewer === 1 ? 'fr' : 'en', named)
  const viewers = [...table.seats.keys(), null]
  const rename = () => {
    called = called.map((name) => `${name}.`)
  }
  return { room, viewers, channelFor, readers: viewers.map((viewer) => new Reader(channelFor(viewer))), rename }
}

describe.each(games)('$id', (game) => {
  test('all that is sent of changes makes what somebody sees who comes anew', () => {
    const { room, viewers, channelFor, readers, rename } = readersOf(game)
    const dice = new FastDice(secretFrom('changes'))
    for (let n = 0; n < ACTIONS && room.table.decision !== null; n++) {
      const { seat, actions } = room.table.decision
      room.act(seat, game.notation(actions[dice.below(actions.length)]))
      if (n % 10 === 9) rename()
      const shared = new Shared()
      for (const reader of readers) reader.hear(n, shared)
      if (n % 5 !== 0) continue
      for (const [i, viewer] of viewers.entries()) expect(readers[i]?.seen).toEqual(wholeOf(channelFor(viewer)))
    }
    expect(room.length).toBeGreaterThan(ACTIONS / 2)
  })
})
