/** The list of games with one more in it, added as any game is: in one line. */
import { type Entry, list } from '../index.ts'

export const longer: readonly Entry[] = [
  ...list,
  { id: 'toy', card: () => import('./toy.ts'), rules: () => import('./toy.ts') },
]
