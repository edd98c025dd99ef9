import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { expect, test } from 'vitest'
import { TableHost } from '../src/table/host.ts'
import { around } from './host-play.ts'

const game: AnyGame = ultimusRomanorum

/** The windows at which one is asked unless one chooses otherwise. */
const WATCHED = ['initiative', 'usurpation', 'assassination', 'council', 'battle', 'evasion', 'resolution', 'balance']

test.each([1, 2, 3])('a year between two people takes no more clicks than it has decisions (%i)', async (number) => {
  const host = new TableHost({ ...around(), game: () => Promise.resolve(game) })
  const setup = {
    game: game.id,
    options: { scenario: 'stilicho-405', years: 1 },
    players: ['person', 'person'],
  } as const
  await host.create(setup)
  const dice = new FastDice(secretFrom(`clicks ${number}`))
  let { snapshot } = host.watch(WATCHED) ?? host.tell()
  let clicks = 0
  let handed = 0
  while (snapshot.question !== null) {
    const { choices } = snapshot.question
    const { viewer } = snapshot
    snapshot = (await host.act(choices[dice.below(choices.length)].action)).snapshot
    clicks++
    if (snapshot.viewer !== viewer) handed++
  }
  expect(clicks).toBeGreaterThan(50)
  // Taking the place of the other at the screen is a click too.
  expect(clicks + handed).toBeLessThanOrEqual(snapshot.length)
})
