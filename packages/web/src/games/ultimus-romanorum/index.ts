/** The part of the page that belongs to Ultimus Romanorum. */
import {
  handSize,
  isPlace,
  moments,
  nameOf,
  places,
  titles,
  type UltimusEvent,
  type View,
} from '@tabularium/ultimus-romanorum/shown'
import { icons as shared } from '../../page/board/counters/icons.ts'
import { Theatres } from '../../page/frame/theatres.tsx'
import { type GamePage, placesNamed } from '../../page/game-page.ts'
import { lazy, whenQuiet } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { board } from './board/index.ts'
import { catalogues } from './catalogues.ts'
import { emblem } from './emblem.ts'
import { icons } from './icons.ts'
import { objection } from './objection.ts'
import { Acting } from './prompt/acting.tsx'
import { Bar, numbers } from './prompt/bar.tsx'
import { deed } from './prompt/deed.ts'
import { actor, heading } from './prompt/heading.ts'
import { short } from './prompt/short.ts'
import { Stack } from './prompt/stack.tsx'
import { Turn } from './prompt/turn.tsx'
import { isLight, unspent } from './prompt/unspent.ts'
import { tries } from './tries.ts'
import { usual } from './windows.ts'
import { tableWords } from './words/table/index.ts'
import '../../style/ultimus-board.css'
import '../../style/ultimus-table.css'

const tabs = () => import('./tabs.tsx')

const drawn = (d: string) => `<path fill="currentColor" d="${d}"/>`

export const page: GamePage<View, UltimusEvent> = {
  board,
  Theatres,
  numbers,
  Bar,
  Acting,
  Turn,
  heading: (view, _, language, selected) => heading(view, language, selected),
  actor,
  short,
  unspent,
  isLight,
  deed,
  icon: (kind) => (kind === 'march' ? drawn(icons.march) : kind === 'fight' ? drawn(shared.swords) : null),
  price: (cost, language) => tableWords[language].price(cost),
  PlaceCard: lazy(() => import('./cards/place-card.tsx').then((module) => module.PlaceCard)),
  Stack,
  isScene: ({ type }) => type === 'exchange',
  emblem,
  held: (seat, { hands }, language) => {
    const count = handSize(seat === 0 ? hands.first : hands.second)
    return { count, words: tableWords[language].hand.theirs(count) }
  },
  Scene: lazy(() => import('./scene.tsx').then((module) => module.Scene)),
  Aid: lazy(() => import('./aid.tsx').then((module) => module.Aid)),
  opens: ({ action }) => action.startsWith('fleet '),
  isInHand: ({ kind }) => kind === 'play' || kind === 'discard',
  Hand: lazy(() => whenQuiet().then(() => import('./hand/hand.tsx').then((module) => module.Hand))),
  tabs: [
    {
      id: 'peoples',
      name: (language) => tableWords[language].tabs.peoples,
      Panel: lazy(() => tabs().then((module) => module.PeoplesTab)),
    },
    {
      id: 'leaders',
      name: (language) => tableWords[language].tabs.leaders,
      Panel: lazy(() => tabs().then((module) => module.LeadersTab)),
    },
    {
      id: 'points',
      name: (language) => tableWords[language].tabs.points,
      Panel: lazy(() => tabs().then((module) => module.PointsTab)),
    },
  ],
  secrets: {
    moments,
    usual,
    words: (moment, language) => catalogues[language].moments[moment] ?? moment,
  },
  events: () => import('./event-part.ts').then((module) => module.events),
  battles,
  places: (event) => placesNamed(event, isPlace),
  tries,
  objection,
  spots: () => places.map((spot) => ({ spot, name: nameOf(spot) })),
  titles,
  rules: () => import('@tabularium/ultimus-romanorum/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/ultimus-romanorum/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'novice', 'tiro', 'legate', 'consul'],
  guide: () => import('./guide/index.ts').then((module) => module.guide),
}
