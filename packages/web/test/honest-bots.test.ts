/**
 * Every bot of every game answers by what its seat may know: two positions that differ only in what it may not know get the same
 * answer, action by action. And the same view, dice and budget give the same answer again.
 */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, FastDice, type Mind, SilentTable, secretFrom } from '@tabularium/engine'
import { otherwise, trial } from '@tabularium/engine/testing'
import { games, minds } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'

type AMind = Mind<unknown, unknown>

/** How many positions of each game are looked at; of one that plays ideas on, fewer. */
const LOOKS = 20
const LOOKS_AHEAD = 4
/** After how many decisions at most. */
const LATEST = 200
/** Out of so many decisions one does not follow the policy, so that no two games go alike. */
const ODD = 8

/** A position of a game played by its policy, with something to choose: where there is one idea alone nobody could tell who peeks. */
function positionOf(game: AnyGame, mind: AMind, number: number): unknown {
  const { options, seed } = trial(game, 'honest', number)
  const dice = new FastDice(secretFrom(seed))
  const table = new SilentTable(dice)
  const state = game.setup(game.options(options), table)
  const least = dice.below(LATEST)
  for (let n = 0; ; n++) {
    const decision = game.decision(state)
    if (decision === null) return undefined
    const { seat, actions } = decision
    const ideas = mind.policy(state, seat)
    if (n >= least && ideas.length > 1) return state
    const [first] = ideas[0].actions
    game.apply(state, dice.below(ODD) === 0 ? actions[dice.below(actions.length)] : first, table)
  }
}

const positions = new Map<AnyGame, readonly unknown[]>()

/** The same for every bot. */
function positionsOf(game: AnyGame, mind: AMind): readonly unknown[] {
  const known = positions.get(game)
  if (known !== undefined) return known
  const found: unknown[] = []
  for (let number = 0; found.length < LOOKS; number++) {
    const state = positionOf(game, mind, number)
    if (state !== undefined) found.push(state)
  }
  positions.set(game, found)
  return found
}

/** What a bot does there, in notation. */
function answer(game: AnyGame, bot: Bot, state: unknown): readonly string[] {
  const decision = game.decision(state)
  if (decision === null) throw new Error('Nobody is asked.')
  const plan = bot.plan(game.view(state, decision.seat), decision, new FastDice(secretFrom('thoughts')))
  return plan.map((action) => game.notation(action))
}

/** The same as far as whoever is asked there may know. */
const others = (game: AnyGame, state: unknown): readonly unknown[] =>
  [0, 1].map((i) => otherwise(game, state, game.decision(state)?.seat ?? 0, new FastDice(secretFrom(`otherwise ${i}`))))

/** Less patient than at a table: the same thoughts, fewer of them. */
const hasty = (mind: AMind): AMind => ({
  ...mind,
  levels: { ...mind.levels, ...(mind.levels.consul && { consul: { ...mind.levels.consul, playouts: 8 } }) },
})

const known = games.flatMap((game) => {
  const mind = minds.get(game.id)
  return mind === undefined ? [] : [{ id: game.id, game, mind }]
})

describe.each(known)('$id', ({ game, mind }) => {
  test.each(bots(game, hasty(mind)).map((bot) => [bot.name, bot] as const))(
    '%s does the same whatever is hidden',
    (name, bot) => {
      for (const state of positionsOf(game, mind).slice(0, name === 'consul' ? LOOKS_AHEAD : LOOKS)) {
        const before = JSON.stringify(game.write(state))
        const done = answer(game, bot, state)
        expect(answer(game, bot, state)).toEqual(done)
        for (const other of others(game, state)) expect(answer(game, bot, other)).toEqual(done)
        expect(JSON.stringify(game.write(state))).toBe(before)
      }
    },
  )
})

test.each(known.filter(({ game }) => game.secrets.hoards.length > 0))(
  'one that peeks is found out: $id',
  ({ game, mind }) => {
    /** Does the second best where what is hidden adds up to an odd number. */
    const peekingAt = (truth: unknown, seat: number): Bot => {
      const hidden = game.secrets.hoards.filter((hoard) => !hoard.knownTo(truth).includes(seat))
      const sum = hidden.reduce(
        (all, hoard, i) => all + (i + 1) * hoard.things(truth).reduce((n, thing) => n + thing, 0),
        0,
      )
      return { name: 'peeping', plan: () => mind.policy(truth, seat)[sum % 2].actions }
    }
    const isFound = positionsOf(game, mind).some((state) => {
      const seat = game.decision(state)?.seat ?? 0
      const answers = [state, ...others(game, state)].map((each) => answer(game, peekingAt(each, seat), each).join())
      return new Set(answers).size > 1
    })
    expect(isFound).toBe(true)
  },
)
