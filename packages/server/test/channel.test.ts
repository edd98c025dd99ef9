/** What is kept for those who were cut off. */
import { FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { Room } from '@tabularium/engine/room'
import { games } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { Channel, SharedLines } from '../src/hall/channel.ts'
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
    sent.push(channel.changed(n, new SharedLines()) ?? '')
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
