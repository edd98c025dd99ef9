import type { Bot } from '@tabularium/engine'

/** A player of any game that knows nothing: every legal action is as good as another. */
export const random: Bot = {
  name: 'random',
  plan: (_view, decision, dice) => [decision.actions[dice.below(decision.actions.length)]],
}
