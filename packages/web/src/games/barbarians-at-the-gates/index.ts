/** The part of the page that belongs to Barbarians at the Gates. */
import { spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { type GatesEvent, isSpace, spaces, titles, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type GamePage, placesNamed } from '../../page/game-page.ts'

export const page: GamePage<View, GatesEvent> = {
  events: () => import('./event-part.ts').then((module) => module.events),
  places: (event) => placesNamed(event, isSpace),
  tries: (place) => [`to ${place}`],
  spots: () => [...spaces.keys()].map((spot) => ({ spot, name: spaceName(spot, 'en') })),
  titles,
  rules: () => import('@tabularium/barbarians-at-the-gates/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/barbarians-at-the-gates/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'tiro', 'legate'],
  guide: () => Promise.reject(new Error('not yet')),
}
