/** The toy game of the engine's tests as a package of a game would export it. */
import type { Card } from '@tabularium/engine'

export { toy as game } from '@tabularium/engine/testing/toy'

export const card: Card = {
  id: 'toy',
  title: 'Toy',
  players: '2–3',
  about: { en: 'Made for tests.', fr: 'Fait pour les essais.' },
  quick: { options: { players: 2 }, players: ['person', 'bot:random'] },
  brief: () => 'a toy',
}
