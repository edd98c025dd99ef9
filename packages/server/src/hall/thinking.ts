/** How a bot of a table is asked: it gets what its seat may know, never the table. */
import {
  type AnyGame,
  type Decision,
  digest,
  FastDice,
  type Json,
  type Seat,
  secretFrom,
  writeView,
} from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'

/** A question to a bot, as it goes to another thread: a position that the seat could be facing, not the true one. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly options: Json
  readonly position: Json
  readonly seed: string
}

/** The actions a bot means to do, in order. Throws if it fails, or takes too long. */
export type Think = (thought: Thought) => Promise<readonly string[]>

/** What the bot that is asked gets to know; null: none is asked. */
export function thoughtOf({ table, botAsked }: Room): Thought | null {
  const { decision, game, options, length } = table
  if (decision === null || botAsked === undefined) return null
  const view = table.view(decision.seat)
  const seed = secretFrom(`${digest(writeView(game, view))} ${length}`)
  const imagined = game.imagine(view, new FastDice(seed))
  return { game: game.id, bot: botAsked, seat: decision.seat, options, position: game.write(imagined), seed }
}

export interface Planner {
  plan(view: unknown, decision: Decision<unknown>, dice: FastDice): readonly unknown[]
}

/** Thinks in this thread. */
export function thought(game: AnyGame, bot: Planner, { seat, options, position, seed }: Thought): readonly string[] {
  const state = game.read(position, game.options(options))
  const decision = game.decision(state)
  if (decision === null) return []
  const planned = bot.plan(game.view(state, seat), decision, new FastDice(seed))
  return planned.map((action) => game.notation(action))
}
