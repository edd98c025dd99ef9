/** How quickly bots think: playouts, decisions of the policy, and one look at a position. */

import { playedOn, replyOf, seedFrom } from '@tabularium/bots/playouts'
import { type AnyGame, FastDice, type Mind, type Seat, SilentTable, secretFrom } from '@tabularium/engine'
import { type Rate, rate } from './measure.ts'

type AMind = Mind<unknown, unknown>

/** Where somebody is asked. */
interface Moment {
  readonly state: unknown
  readonly seat: Seat
}

const GAMES = 4
/** Moments of each game are kept as often as this, so that they lie in all its parts. */
const APART = 7

/** A game in which every seat does what its policy puts first; returns the decisions taken. */
function playByPolicy(game: AnyGame, mind: AMind, dice: FastDice, look?: (moment: Moment) => void): number {
  const table = new SilentTable(dice)
  const state = game.setup(game.options({}), table)
  let decisions = 0
  for (let d = game.decision(state); d !== null; d = game.decision(state)) {
    look?.({ state, seat: d.seat })
    decisions++
    for (const action of replyOf(mind, state, d.seat)) {
      if (game.decision(state)?.seat !== d.seat || !game.verdict(state, action).ok) break
      game.apply(state, action, table)
    }
  }
  return decisions
}

function momentsOf(game: AnyGame, mind: AMind): readonly Moment[] {
  const dice = new FastDice(secretFrom('minds'))
  const moments: Moment[] = []
  for (let number = 0; number < GAMES; number++) {
    let asked = 0
    playByPolicy(game, mind, dice, ({ state, seat }) => {
      if (asked++ % APART === 0) moments.push({ state: game.clone(state), seat })
    })
  }
  return moments
}

export interface Thinking {
  readonly playouts: Rate
  /** So many turns further, then judged. */
  readonly turns: number
  readonly decisions: Rate
  readonly looks: Rate
}

export function thinkingOf(game: AnyGame, mind: AMind): Thinking {
  const moments = momentsOf(game, mind)
  const dice = new FastDice(secretFrom('thinking'))
  const turns = mind.levels.consul?.turns ?? 1
  let number = 0
  const next = (): Moment => moments[number++ % moments.length]
  const all = (look: (moment: Moment) => unknown) => () => {
    for (const moment of moments) look(moment)
    return moments.length
  }
  return {
    turns,
    playouts: rate(() => {
      const { state, seat } = next()
      playedOn(game, mind, state, seat, { actions: [] }, turns, seedFrom(dice))
      return 1
    }),
    decisions: rate(() => playByPolicy(game, mind, dice)),
    looks: rate(all(({ state, seat }) => mind.evaluate(state, seat))),
  }
}
