/** How often a turn of each scenario of Barbarians at the Gates asks two people on the page, who choose as bots do. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import board from '@tabularium/barbarians-at-the-gates/board' with { type: 'json' }
import { cards, isView, seenHand, useOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { bots } from '@tabularium/bots'
import type { AnyGame, Json } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { byItself } from '../src/games/barbarians-at-the-gates/by-itself.ts'
import { byLiftedCard } from '../src/games/barbarians-at-the-gates/hand/activated.ts'
import { choose } from '../src/games/barbarians-at-the-gates/hand/chosen.ts'
import { isOnePress } from '../src/games/barbarians-at-the-gates/hand/one-press.ts'
import { pressed, startsLed } from '../src/games/barbarians-at-the-gates/led.ts'
import { agree, isLight } from '../src/games/barbarians-at-the-gates/light.ts'
import { isRow } from '../src/games/barbarians-at-the-gates/panels/row.ts'
import { actor } from '../src/games/barbarians-at-the-gates/prompt/heading.ts'
import { unspent } from '../src/games/barbarians-at-the-gates/prompt/purse.ts'
import { inARow, turn, usual } from '../src/games/barbarians-at-the-gates/windows.ts'
import { type Asked, type PageRules, Person } from './person-on-page.ts'

const game: AnyGame = barbariansAtTheGates
const bot = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (bot === undefined) throw new Error('nobody plays it')

function viewOf(json: Json): View {
  if (!isView(json)) throw new Error('no view')
  return json
}

/** Kinds of cards that are played at windows. */
const ANSWERS: readonly string[] = ['battle', 'response']

/** What the page of the game does with its questions: its own functions. */
const page: PageRules = {
  byItself: (view, question) => byItself(viewOf(view), question),
  actor: (view) => actor(viewOf(view)),
  unspent: (view) => unspent(viewOf(view), 'en'),
  isLight: (act, view) => isLight(act, viewOf(view)),
  committed: (act, view) => {
    agree(act, viewOf(view))
    pressed(act.piece, viewOf(view))
  },
  leads: (view, question, action) =>
    startsLed(viewOf(view), question).flatMap(({ action: its, piece = '' }) => (its === action ? [piece] : [])),
  isQuick: isOnePress,
  isRow,
  inARow: { ...inARow, turn: (view) => turn(viewOf(view)) },
  holdsAnswer: (view) =>
    seenHand(viewOf(view))?.cards.some((card) => ANSWERS.includes(cards.get(card)?.kind ?? '')) === true,
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

/** What the first turn asks both, each counted in turn: against a bot, or between two people. */
async function firstTurn(scenario: string, other: 'person' | 'bot:legate'): Promise<Asked> {
  const sum: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, withDrags: 0, idle: 0, passed: 0 }
  for (const seat of [0, 1]) {
    const person = new Person(table, { scenario }, `asks ${seat}`, seat, other)
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
    sum.idle += asked.idle
    sum.passed += asked.passed
  }
  return sum
}

const OTHERS = ['bot:legate', 'person'] as const
const played = SCENARIOS.flatMap((scenario) => OTHERS.map((other) => [scenario, other] as const))

test.each(played)(
  '%s against a %s: a turn takes no more presses than decisions that matter',
  async (scenario, other) => {
    const { answers, matter, commits, presses, withDrags, idle, passed } = await firstTurn(scenario, other)
    console.log(
      `${scenario} against a ${other}, a turn: ${answers} questions, ${matter} that matter, ${commits} acts, ${presses} clicks, ${withDrags} presses with cards and pieces dragged; of them ${idle} where nothing can be played, ${passed} windows passed`,
    )
    expect(matter).toBeGreaterThan(20)
    expect(commits).toBeLessThanOrEqual(withDrags)
    expect(withDrags).toBeLessThanOrEqual(presses)
    expect(presses).toBeLessThanOrEqual(matter)
    // Whoever may hold an answer is asked for it, so that being asked tells another person nothing.
    expect(idle).toBeLessThanOrEqual(other === 'person' ? 9 : 0)
  },
)
