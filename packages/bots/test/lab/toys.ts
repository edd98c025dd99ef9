/** The engine's toy with a mind: a setting small enough to be played a hundred times in a test. */
import type { AnyGame, Mind } from '@tabularium/engine'
import { type State, toy } from '@tabularium/engine/testing/toy'
import { type Seated, type Setting, seated } from '../../src/lab/index.ts'

export const game: AnyGame = toy

/** Does whatever comes first; told of chances by the lead of red, turn by coins shown. */
export const mind: Mind<State, unknown> = {
  policy: (state) => (toy.decision(state)?.actions ?? []).map((action) => ({ actions: [action], weight: 1 })),
  evaluate: () => 0.5,
  prospects: () => [],
  levels: { slips: 0 },
  counsel: {
    turn: ({ shown }) => 1 + shown.length,
    subject: () => 0,
    measures: ({ score }) => [score[0] - score[1]],
    weights: [1],
    shared: false,
    tally: () => ({}),
    change: () => '',
  },
}

export const setting = (more: Partial<Setting> = {}): Setting => ({
  game: 'toy',
  edition: null,
  options: { players: 2, hand: 2 },
  bots: ['random', 'random'],
  seed: 'ides',
  ...more,
})

export const seat = (more: Partial<Setting> = {}): Seated => seated(game, mind, setting(more))
