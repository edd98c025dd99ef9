/** The part of the page that belongs to Barbarians at the Gates. */
import { spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { type GatesEvent, isSpace, spaces, titles, useOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { Theatres } from '../../page/frame/theatres.tsx'
import { type GamePage, placesNamed } from '../../page/game-page.ts'
import { lazy, whenQuiet } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { board } from './board/index.ts'
import { byItself } from './by-itself.ts'
import { emblem } from './emblem.ts'
import { byLiftedCard } from './hand/activated.ts'
import { Hand, isInHand } from './hand/index.tsx'
import { icons } from './icons.ts'
import { pressed, startsLed } from './led.ts'
import { agree, isLight } from './light.ts'
import { objection } from './objection.ts'
import { Ask } from './panels/ask.tsx'
import { Bar } from './panels/bar.tsx'
import { Stack } from './panels/stack.tsx'
import { tabs } from './panels/tabs.tsx'
import { Turn } from './panels/turn.tsx'
import { actor, heading } from './prompt/heading.ts'
import { purse, unspent } from './prompt/purse.ts'
import { deed, short, verb } from './prompt/short.ts'
import { tries } from './tries.ts'
import { inARow, moments, turn, usual } from './windows.ts'
import { storyWords } from './words/story/index.ts'

const drawn = (d: string) => `<path fill="currentColor" d="${d}"/>`

const pictures: Readonly<Record<string, string>> = {
  march: icons.march,
  sail: icons.fleet,
  siege: icons.siege,
  attack: icons.attack,
  sortie: icons.attack,
  control: icons.walled,
  migrate: icons.migrate,
  fort: icons.castra,
}

export const page: GamePage<View, GatesEvent> = {
  board,
  Theatres,
  Plan: lazy(() => whenQuiet().then(() => import('./board/plan-marks.tsx').then((module) => module.PlanMarks))),
  Bar,
  Turn,
  heading: (view, _, language, selected) => heading(view, language, selected),
  actor,
  purse,
  unspent: (view, _, language) => unspent(view, language),
  short,
  deed,
  verb,
  icon: (kind) => (pictures[kind] === undefined ? null : drawn(pictures[kind])),
  price: (cost, language) => storyWords[language].price(cost),
  PlaceCard: lazy(() => import('./panels/place-card.tsx').then((module) => module.PlaceCard)),
  Aid: lazy(() => import('./panels/aid.tsx').then((module) => module.Aid)),
  tabs,
  Stack,
  Ask,
  emblem,
  showsOthers: true,
  Hand,
  isInHand,
  byItself,
  byHand: (view, question) => [...byLiftedCard(view, question), ...startsLed(view, question)],
  opens: ({ kind, action, piece }) =>
    kind === 'select' && (useOf(action) !== null || (piece !== undefined && action.startsWith('to '))),
  isLight,
  committed: (act, view) => {
    agree(act, view)
    pressed(act.piece, view)
  },
  secrets: {
    moments,
    usual,
    inARow: { ...inARow, turn },
    words: (moment, language) => storyWords[language].moments[moment] ?? moment,
  },
  events: () => import('./event-part.ts').then((module) => module.events),
  battles,
  places: (event) => placesNamed(event, isSpace),
  tries,
  objection,
  spots: () => [...spaces.keys()].map((spot) => ({ spot, name: spaceName(spot, 'en') })),
  titles,
  rules: () => import('@tabularium/barbarians-at-the-gates/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/barbarians-at-the-gates/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'novice', 'tiro', 'legate', 'consul'],
  guide: () => import('./guide/index.ts').then((module) => module.guide),
}
