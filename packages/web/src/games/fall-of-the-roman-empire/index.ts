/** The part of the page that belongs to The Fall of the Roman Empire. */
import {
  areas,
  asked,
  board as edition,
  type FallEvent,
  neighbours,
  ROME,
  standAt,
  titles,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { lazy } from '../../page/lazy.tsx'
import { heading, icon, isLight, numbers, short, unspent } from './bar.ts'
import { battles } from './battles.ts'
import { board } from './board/part.ts'
import { emblem } from './emblem.ts'
import { Acting } from './panels/acting.tsx'
import { Ask, isInAsk } from './panels/ask.tsx'
import { Stack } from './panels/stack.tsx'
import { Turn } from './panels/turn.tsx'
import { paysItself } from './pay-itself.ts'
import { pageWords } from './words/index.ts'

const Aid = lazy(() => import('./panels/aid.tsx').then((module) => module.Aid))
const Score = lazy(() => import('./panels/tabs.tsx').then((module) => module.Score))
const Counters = lazy(() => import('./panels/tabs.tsx').then((module) => module.Counters))

/** What a click on a place could have meant, likeliest first. */
function tries(place: Spot, view: View, piece: string | null): readonly string[] {
  switch (asked(view)?.kind) {
    case 'set-up':
      return [`place ${place}`]
    case 'entry':
      return [`enter ${place}`]
    case 'expenditure':
      return ['legion', 'force', 'fort', 'wall'].map((counter) => `disband ${counter} ${place}`)
    case 'purchase':
      return place === ROME ? ['buy legion', 'buy force'] : [`buy fort ${place}`, `buy wall ${place}`]
    case 'roman-movement':
      return ways('march', view, place, piece, 'legions', 'forces')
    case 'barbarian-movement':
      return [
        ...ways('move force', view, place, piece, 'barbarianForces'),
        ...ways('move cavalry', view, place, piece, 'cavalry').slice(0, -1),
      ]
    case 'ride':
      return ways('ride', view, place, piece, 'cavalry')
    default:
      return []
  }
}

type Counted = 'legions' | 'forces' | 'barbarianForces' | 'cavalry'

/** From where one could have meant to come: who is selected, next door, from anywhere, then to set out from there itself. */
function ways(
  words: string,
  view: View,
  to: Spot,
  piece: string | null,
  ...counted: readonly Counted[]
): readonly string[] {
  const stands = (id: string) => counted.some((what) => (standAt(view, id)[what] ?? 0) > 0)
  const selected = piece !== null && piece !== to && stands(piece) ? [piece] : []
  const near = neighbours(to).filter(stands)
  const far = Object.keys(view.areas).filter((id) => id !== to && !near.includes(id) && stands(id))
  return [...new Set([...selected, ...near, ...far, to])].map((from) => `${words} ${from} ${to}`)
}

export const page: GamePage<View, FallEvent> = {
  board,
  numbers,
  Acting,
  Turn,
  heading,
  unspent,
  isLight,
  short,
  icon,
  Stack,
  Ask,
  isInAsk,
  emblem,
  byItself: (view, _, told) => (paysItself(view, told) ? 'pay' : null),
  PlaceCard: lazy(() => import('./panels/place-card.tsx').then((module) => module.PlaceCard)),
  Aid,
  tabs: [
    { id: 'pieces', name: (language) => pageWords[language].tabs.pieces, Panel: Counters },
    { id: 'score', name: (language) => pageWords[language].tabs.score, Panel: Score },
  ],
  events: () => import('./event-part.ts').then((module) => module.events),
  battles,
  places: (event) => placesNamed(event, (name) => areas.has(name)),
  tries,
  spots: () => edition.areas.map(({ id, name }) => ({ spot: id, name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  titles,
  rules: () => import('@tabularium/fall-of-the-roman-empire/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/fall-of-the-roman-empire/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'novice', 'tiro', 'legate', 'consul'],
  guide: () => import('./guide.ts').then((module) => module.guide),
}
