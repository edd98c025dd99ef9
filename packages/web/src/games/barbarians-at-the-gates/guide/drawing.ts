/** Positions of the guided game in a few lines. */
import type { Json } from '@tabularium/engine'
import type { Setup } from '../../../table/protocol.ts'

type Names = readonly string[]

/** All of these lie in one pile. */
export const cardsIn = (pile: string, ...ids: Names) => Object.fromEntries(ids.map((id) => [id, { pile }]))

/** It is the impulse of a player, who plays a card. */
export const impulseOf = (player: 'roman' | 'barbarian') => [
  { kind: 'turn', step: 'attrition' },
  { kind: 'impulses', player, step: 'mend' },
  { kind: 'impulse', player },
]

/** The learner has one seat; nobody at the other has anything to choose. */
export function scene(
  scenario: string,
  learner: 'roman' | 'barbarian',
  position: Json,
  script: readonly string[],
): Setup {
  const players: Setup['players'] = learner === 'roman' ? ['person', 'bot:random'] : ['bot:random', 'person']
  return { game: 'barbarians-at-the-gates', options: { scenario }, players, passing: true, position, script }
}
