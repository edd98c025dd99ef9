import { type AnyGame, FastDice, load, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { beforeAll, expect, test } from 'vitest'
import { around, Screen } from './host-play.ts'

const game: AnyGame = ultimusRomanorum

/** The windows at which one is asked unless one chooses otherwise. */
const WATCHED = ['initiative', 'usurpation', 'assassination', 'council', 'battle', 'evasion', 'resolution', 'balance']

const options = { scenario: 'stilicho-405', years: 1 }

/** What a year between two people at one screen took, of themselves and of the rules. */
interface Year {
  readonly clicks: number
  /** How often the other took the place at the screen, which is a click too. */
  readonly handed: number
  readonly decisions: number
  /** How often the other would have had to take it if both were asked everything. */
  readonly turns: number
}

async function year(number: number): Promise<Year> {
  const screen = new Screen({ ...around(undefined, `clicks ${number}`), game: () => Promise.resolve(game) })
  await screen.create({ game: game.id, options, players: ['person', 'person'] })
  const dice = new FastDice(secretFrom(`clicks ${number}`))
  await screen.watch(WATCHED)
  await screen.look()
  let clicks = 0
  let handed = 0
  while (screen.snapshot.question !== null) {
    const { choices } = screen
    await screen.act(choices[dice.below(choices.length)])
    clicks++
    if (screen.snapshot.viewer !== null) continue
    handed++
    await screen.look()
  }
  const { snapshot, host } = screen
  const asked = load([game], host.save()).table.log.map((entry) => entry.asked)
  const turns = asked.filter((seat, i) => i > 0 && seat !== asked[i - 1]).length
  return { clicks, handed, decisions: snapshot.length, turns }
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8]
const years: Year[] = []
const sum = (count: (one: Year) => number) => years.reduce((total, one) => total + count(one), 0)

beforeAll(async () => {
  for (const number of NUMBERS) years.push(await year(number))
}, 60_000)

// One year alone may take a few clicks more than it has decisions: where few windows are passed, little is saved.
test('years between two people take no more clicks than they have decisions', () => {
  expect(sum(({ clicks }) => clicks)).toBeGreaterThan(50 * years.length)
  expect(sum(({ clicks, handed }) => clicks + handed)).toBeLessThanOrEqual(sum(({ decisions }) => decisions))
})

test.each(NUMBERS)('a year takes no more clicks than when both are asked at every window (%i)', (number) => {
  const { clicks, handed, decisions, turns } = years[number - 1]
  expect(clicks).toBeLessThanOrEqual(decisions)
  expect(handed).toBeLessThanOrEqual(turns)
})
