/** How often a turn of each scenario of Barbarians at the Gates asks two people on the page, who choose as bots do. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import board from '@tabularium/barbarians-at-the-gates/board' with { type: 'json' }
import { bots } from '@tabularium/bots'
import type { AnyGame } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { usual } from '../src/games/barbarians-at-the-gates/windows.ts'
import { type Asked, Person } from './person-on-page.ts'

const game: AnyGame = barbariansAtTheGates
const bot = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (bot === undefined) throw new Error('nobody plays it')

/** A march with the CU it takes, raiders on their way, CU on a forced march, a tribe that migrates. */
const begins = ['pick-leader', 'compose', 'orders', 'raid-from', 'raid-orders', 'marching', 'migration']
const goesOn = ['compose', 'orders', 'raid-orders', 'marching', 'migration']
const table = { game, bot, usual, begins, goesOn, forced: true }

const SCENARIOS = board.scenarios.map(({ id }) => id)

/** What the first turn asks both, each played in turn against a bot. */
async function firstTurn(scenario: string): Promise<Asked> {
  const sum: Asked = { answers: 0, matter: 0, commits: 0, passed: 0 }
  for (const seat of [0, 1]) {
    const person = new Person(table, { scenario }, `asks ${seat}`, seat)
    let turn: number | undefined
    const asked = await person.play((state) => {
      const now = Number(game.write(state).turn)
      turn ??= now
      return now === turn
    })
    sum.answers += asked.answers
    sum.matter += asked.matter
    sum.commits += asked.commits
    sum.passed += asked.passed
  }
  return sum
}

test.each(SCENARIOS)('%s: a turn is played by no more acts than decisions that matter', async (scenario) => {
  const { answers, matter, commits, passed } = await firstTurn(scenario)
  console.log(
    `${scenario}, a turn: ${answers} questions, ${matter} that matter, ${commits} acts; ${passed} windows passed`,
  )
  expect(matter).toBeGreaterThan(20)
  expect(commits).toBeLessThanOrEqual(matter)
})
