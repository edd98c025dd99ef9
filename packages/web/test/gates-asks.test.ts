/** How often a turn of each scenario of Barbarians at the Gates asks two people on the page, who choose as bots do. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import board from '@tabularium/barbarians-at-the-gates/board' with { type: 'json' }
import { useOf, uses } from '@tabularium/barbarians-at-the-gates/shown'
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

/** The card is lifted, its use is picked unless it is the first of those it has, and the button does it. */
function cardPresses(action: string, offered: readonly string[]): number | null {
  const played = useOf(action)
  if (played === null) return null
  const its = offered.flatMap((each) => useOf(each) ?? []).filter(({ card }) => card === played.card)
  const [first] = uses.filter((use) => its.some((each) => each.use === use))
  return played.use === first ? 2 : 3
}
const table = { game, bot, usual, begins, goesOn, forced: true, cardPresses }

/** Presses of the mouse to a decision that matters: more than one, for a card is lifted and a piece selected first. */
const MOST_PRESSES = 1.45

const SCENARIOS = board.scenarios.map(({ id }) => id)

/** What the first turn asks both, each played in turn against a bot. */
async function firstTurn(scenario: string): Promise<Asked> {
  const sum: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, passed: 0 }
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
    sum.presses += asked.presses
    sum.passed += asked.passed
  }
  return sum
}

test.each(SCENARIOS)('%s: a turn is played by no more acts than decisions that matter', async (scenario) => {
  const { answers, matter, commits, presses, passed } = await firstTurn(scenario)
  const more = presses > matter ? `: ${presses - matter} more than decisions` : ''
  console.log(
    `${scenario}, a turn: ${answers} questions, ${matter} that matter, ${commits} acts, ${presses} presses${more}; ${passed} windows passed`,
  )
  expect(presses).toBeGreaterThanOrEqual(commits)
  expect(presses / matter).toBeLessThan(MOST_PRESSES)
  expect(matter).toBeGreaterThan(20)
  expect(commits).toBeLessThanOrEqual(matter)
})
