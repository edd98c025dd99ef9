/** The one list of games, in the order in which they are shown. */
import type { Entry } from './entry.ts'

export type { Entry } from './entry.ts'

export const list: readonly Entry[] = [
  {
    id: 'tetrarchia',
    card: () => import('@tabularium/tetrarchia/card'),
    rules: () => import('@tabularium/tetrarchia'),
    mind: () => import('@tabularium/tetrarchia/mind'),
    schema: () => import('@tabularium/tetrarchia/schema'),
    forms: () => import('@tabularium/tetrarchia/forms'),
  },
  {
    id: 'fall-of-the-roman-empire',
    card: () => import('@tabularium/fall-of-the-roman-empire/card'),
    rules: () => import('@tabularium/fall-of-the-roman-empire'),
    mind: () => import('@tabularium/fall-of-the-roman-empire/mind'),
    schema: () => import('@tabularium/fall-of-the-roman-empire/schema'),
    forms: () => import('@tabularium/fall-of-the-roman-empire/forms'),
  },
  {
    id: 'ultimus-romanorum',
    card: () => import('@tabularium/ultimus-romanorum/card'),
    rules: () => import('@tabularium/ultimus-romanorum'),
    mind: () => import('@tabularium/ultimus-romanorum/mind'),
    schema: () => import('@tabularium/ultimus-romanorum/schema'),
    forms: () => import('@tabularium/ultimus-romanorum/forms'),
  },
  {
    id: 'barbarians-at-the-gates',
    card: () => import('@tabularium/barbarians-at-the-gates/card'),
    rules: () => import('@tabularium/barbarians-at-the-gates'),
    mind: () => import('@tabularium/barbarians-at-the-gates/mind'),
    schema: () => import('@tabularium/barbarians-at-the-gates/schema'),
    forms: () => import('@tabularium/barbarians-at-the-gates/forms'),
  },
]
