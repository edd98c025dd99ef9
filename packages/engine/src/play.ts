/** Bots at a table, to the end of the game. */
import type { Bot } from './bot.ts'
import type { AnyGame, Decision, Json, Outcome } from './contract.ts'
import { FastDice, secretFrom } from './dice.ts'
import { RecordingTable, type Rolled } from './table.ts'

export interface Played {
  readonly outcome: Outcome
  readonly decisions: number
}

/** Watches a game without taking part. */
export interface Onlooker {
  /** The position before each decision, to be read and not kept. */
  asked?(state: unknown): void
  /** An action with the chance it used; null: the set-up. */
  done?(action: unknown | null, rolls: readonly Rolled[]): void
}

/** No game takes so many decisions: bots that get there go round in circles. */
const MOST_DECISIONS = 1_000_000

/**
 * Plays one game. The same game, options, bots and seed always give the same game; the bots' own dice are not
 * the game's, so that two bots can be compared on the same luck.
 */
export function playGame(
  game: AnyGame,
  options: Json,
  bots: readonly Bot[],
  seed: string,
  mostDecisions = MOST_DECISIONS,
  onlooker: Onlooker = {},
): Played {
  const dice = new FastDice(secretFrom(`game ${seed}`))
  const thoughts = bots.map((_, seat) => new FastDice(secretFrom(`bot ${seat} ${seed}`)))
  const opening = new RecordingTable(dice)
  const state = game.setup(game.options(options), opening)
  onlooker.done?.(null, opening.rolls)
  let decisions = 0
  for (let decision = game.decision(state); decision !== null; ) {
    const { seat } = decision
    if (decisions >= mostDecisions) {
      throw new Error(`The game did not end in ${mostDecisions} decisions (${game.id}, seed ${seed}).`)
    }
    const plan = bots[seat].plan(game.view(state, seat), decision, thoughts[seat])
    if (plan.length === 0 || !isLegal(game, decision, plan[0])) {
      throw new Error(`The bot ${bots[seat].name} gave no legal answer.`)
    }
    for (const action of plan) {
      if (decision === null || decision.seat !== seat || !isLegal(game, decision, action)) break
      onlooker.asked?.(state)
      const table = new RecordingTable(dice)
      game.apply(state, action, table)
      onlooker.done?.(action, table.rolls)
      decisions++
      decision = game.decision(state)
      if (table.sealed) break
    }
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('The game asks nothing and has no outcome.')
  return { outcome, decisions }
}

function isLegal(game: AnyGame, decision: Decision<unknown>, action: unknown): boolean {
  const text = game.notation(action)
  return decision.actions.some((legal) => game.notation(legal) === text)
}
