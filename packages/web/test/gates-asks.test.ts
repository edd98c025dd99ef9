/** How often a turn of each scenario of Barbarians at the Gates asks two people on the page, who choose as bots do. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import board from '@tabularium/barbarians-at-the-gates/board' with { type: 'json' }
import { isView, useOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { bots } from '@tabularium/bots'
import type { AnyGame, Json } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { byItself } from '../src/games/barbarians-at-the-gates/by-itself.ts'
import { byLiftedCard } from '../src/games/barbarians-at-the-gates/hand/activated.ts'
import { choose } from '../src/games/barbarians-at-the-gates/hand/chosen.ts'
import { isLight } from '../src/games/barbarians-at-the-gates/light.ts'
import { isRow } from '../src/games/barbarians-at-the-gates/panels/row.ts'
import { actor } from '../src/games/barbarians-at-the-gates/prompt/heading.ts'
import { unspent } from '../src/games/barbarians-at-the-gates/prompt/purse.ts'
import { usual } from '../src/games/barbarians-at-the-gates/windows.ts'
import { type Asked, type PageRules, Person } from './person-on-page.ts'

const game: AnyGame = barbariansAtTheGates
const bot = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (bot === undefined) throw new Error('nobody plays it')

function viewOf(json: Json): View {
  if (!isView(json)) throw new Error('no view')
  return json
}

/** What the page of the game does with its questions: its own functions. */
const page: PageRules = {
  byItself: (view, question) => byItself(viewOf(view), question),
  actor: (view) => actor(viewOf(view)),
  unspent: (view) => unspent(viewOf(view), 'en'),
  isLight: (act, view) => isLight(act, viewOf(view)),
  isRow,
  byHand: (view, question, card) => {
    choose(card)
    return byLiftedCard(viewOf(view), question).flatMap(({ piece }) => piece ?? [])
  },
  cardIn: (action) => {
    const played = useOf(action)
    return played === null ? null : { card: played.card, activates: played.use === 'activate' }
  },
}

/** A card with the leader it activates, a march with the CU it takes, raiders on their way, a tribe that migrates. */
const goesOn = ['pick-leader', 'compose', 'orders', 'raid-orders', 'marching', 'migration', 'migrants']
const begins = ['impulse', 'claim', 'raid-from', ...goesOn]
const table = { game, bot, usual, begins, goesOn, page }

const SCENARIOS = board.scenarios.map(({ id }) => id)

/** What the first turn asks both, each played in turn against a bot. */
async function firstTurn(scenario: string): Promise<Asked> {
  const sum: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, withDrags: 0, passed: 0 }
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
    sum.withDrags += asked.withDrags
    sum.passed += asked.passed
  }
  return sum
}

/** By clicks alone a turn may take that many presses to a decision that matters: a card is lifted before it is used. */
const MOST_CLICKS = 1.07

test.each(SCENARIOS)('%s: a turn takes no more presses than decisions that matter', async (scenario) => {
  const { answers, matter, commits, presses, withDrags, passed } = await firstTurn(scenario)
  console.log(
    `${scenario}, a turn: ${answers} questions, ${matter} that matter, ${commits} acts, ${presses} clicks, ${withDrags} presses with cards and pieces dragged; ${passed} windows passed`,
  )
  expect(matter).toBeGreaterThan(20)
  expect(commits).toBeLessThanOrEqual(withDrags)
  expect(withDrags).toBeLessThanOrEqual(presses)
  expect(withDrags).toBeLessThanOrEqual(matter)
  expect(presses / matter).toBeLessThan(MOST_CLICKS)
})
