/** The one list of games, in the order in which they are shown, and those still to come. */
import type { Announcement } from '@tabularium/engine'
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
]

export const coming: readonly Announcement[] = [
  {
    id: 'barbarians-at-the-gates',
    title: 'Barbarians at the Gates',
    players: '2',
    about: {
      en: '337 to 476, by cards: five powers, migrations, sieges and settlements.',
      fr: 'De 337 à 476, aux cartes : cinq puissances, migrations, sièges et établissements.',
    },
  },
]
