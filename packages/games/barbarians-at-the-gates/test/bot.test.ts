/** Bots at the table: what they answer is legal and always the same, games end, and they beat chance from either side. */
import { bots, legateOf } from '@tabularium/bots'
import { type Bot, FastDice, playGame, RecordingTable, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot.ts'
import { barbariansAtTheGates as game } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { board } from './scene.ts'

const everyBot = bots(game, mind)
const [random] = everyBot
const legate = legateOf(game, mind)

/** How often a plan is made twice, to see whether it is the same. */
const AGAIN = 10
/** Whole games take a while on a busy machine. */
const SLOW = { timeout: 120_000 }

/** Plays a game between two bots; what each thinks of its chances must be a chance, and its first answer legal. */
function playStrictly(scenario: string, seed: string): State {
  const dice = new FastDice(secretFrom(seed))
  const state = game.setup(game.options({ scenario }), new RecordingTable(dice))
  let count = 0
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { seat } = decision
    const view = game.view(state, seat)
    const thoughts = () => new FastDice(secretFrom(`${seed} ${count}`))
    const plan = legate.plan(view, decision, thoughts())
    if (count % AGAIN === 0) expect(legate.plan(view, decision, thoughts())).toEqual(plan)
    count++
    expect(game.verdict(state, plan[0]).ok, `${decision.ask}: ${plan.map(game.notation).join(', ')}`).toBe(true)
    for (const action of plan) {
      // What a plan did not foresee ends it.
      if (game.decision(state)?.seat !== seat || !game.verdict(state, action).ok) break
      const table = new RecordingTable(dice)
      game.apply(state, action, table)
      if (table.sealed) break
    }
    for (const one of [0, 1]) {
      const chance = mind.evaluate(state, one)
      if (!(chance >= 0 && chance <= 1)) throw new Error(`a chance of ${chance}, seed ${seed}`)
    }
  }
  return state
}

describe.each(board.file.scenarios.map(({ id }) => id))('%s', (scenario) => {
  test('answers are legal, the same to the same view with the same dice, and the game ends', SLOW, () => {
    expect(playStrictly(scenario, 'strict').end).not.toBeNull()
  })

  test('beats chance from either side', SLOW, () => {
    expect(playGame(game, { scenario }, [legate, random], 'better 1').outcome.winners).toEqual([0])
    expect(playGame(game, { scenario }, [random, legate], 'better 1').outcome.winners).toEqual([1])
  })
})

/** How many of the questions of a game between two bots there are, and how many of them have one answer. */
function askedIn(scenario: string, players: readonly Bot[]): { questions: number; singles: number } {
  let [questions, singles] = [0, 0]
  const asked = (state: unknown) => {
    questions++
    if (game.decision(state as State)?.actions.length === 1) singles++
  }
  playGame(game, { scenario }, players, 'singles', undefined, { asked })
  return { questions, singles }
}

describe('what is asked', () => {
  test.each([
    ['bots', [legate, legate]],
    ['a bot and chance', [legate, random]],
    ['chance', [random, random]],
  ])('of %s: less than a fifth of the questions have one answer, and there are some', SLOW, (_, players) => {
    for (const scenario of ['successor-strife', 'the-frozen-rhine', 'the-scourge-of-god']) {
      const { questions, singles } = askedIn(scenario, players)
      expect(singles, scenario).toBeGreaterThan(0)
      expect(singles / questions, scenario).toBeLessThan(1 / 5)
    }
  })
})

describe('what bots know', () => {
  test('every card says what its event is worth', () => {
    for (const { id, file } of board.cards) expect(file.worth, id).toBeGreaterThan(0)
  })

  test('what is done does not depend on the cards of the other', () => {
    const dice = new FastDice(secretFrom('hidden'))
    const state = game.setup(game.options({ scenario: 'the-frozen-rhine' }), new RecordingTable(dice))
    const decision = game.decision(state)
    if (decision === null) throw new Error('The game is over.')
    const view = game.view(state, decision.seat)
    const plans = ['one', 'other', 'third'].map((seed) => legate.plan(view, decision, new FastDice(secretFrom(seed))))
    for (const plan of plans) expect(plan).toEqual(plans[0])
  })

  test('a position that is won or lost is known to be', () => {
    const state = playStrictly('successor-strife', 'end')
    const winner = state.end?.winner ?? 0
    expect(mind.evaluate(state, winner)).toBe(1)
    expect(mind.evaluate(state, 1 - winner)).toBe(0)
  })

  test('bots are offered that do what looks best, and one that plays it on', () => {
    expect(everyBot.map(({ name }) => name)).toEqual(['random', 'novice', 'tiro', 'legate', 'consul'])
  })
})
