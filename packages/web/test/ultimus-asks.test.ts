/** How often a year of Ultimus Romanorum asks a person on the page, who chooses as a bot does. */
import { bots } from '@tabularium/bots'
import type { AnyGame } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { expect, test } from 'vitest'
import { usual } from '../src/games/ultimus-romanorum/windows.ts'
import { type Asked, Person } from './person-on-page.ts'

const game: AnyGame = ultimusRomanorum
const bot = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (bot === undefined) throw new Error('nobody plays it')
const table = { game, bot, usual, begins: ['movement', 'group'], goesOn: ['group'], musters: 'movement' }

const SCENARIOS = ['scourge-of-god', 'stilicho-405']
const YEARS = 2

test.each(SCENARIOS)(
  '%s: a person answers by at most two thirds of the acts',
  { timeout: 300_000 },
  async (scenario) => {
    const sum: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, withDrags: 0, idle: 0, passed: 0 }
    for (const seat of [0, 1]) {
      const { answers, commits, passed } = await new Person(
        table,
        { scenario, years: YEARS },
        `asks ${seat}`,
        seat,
      ).play()
      sum.answers += answers
      sum.commits += commits
      sum.passed += passed
    }
    const each = (count: number) => (count / (2 * YEARS)).toFixed(1)
    console.log(
      `${scenario}, ${2 * YEARS} years: ${each(sum.answers)} questions a year one at a time, ${each(sum.commits)} acts on the page; ${each(sum.passed)} windows passed`,
    )
    expect(sum.answers).toBeGreaterThan(20)
    expect(sum.commits).toBeLessThanOrEqual((sum.answers * 2) / 3)
  },
)
