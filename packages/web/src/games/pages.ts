/** The games' parts of the page, each fetched when it is needed. */
import type { GamePage } from '../page/game-page.ts'

export const pages: Readonly<Record<string, () => Promise<GamePage>>> = {
  tetrarchia: () => import('./tetrarchia/index.ts').then((module) => module.page),
  'fall-of-the-roman-empire': () => import('./fall-of-the-roman-empire/index.ts').then((module) => module.page),
  'ultimus-romanorum': () => import('./ultimus-romanorum/index.ts').then((module) => module.page),
}
