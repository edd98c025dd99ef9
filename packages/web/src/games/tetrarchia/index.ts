/** Tetrarchia's part of the page. */
import {
  active,
  armyAt,
  board,
  provinces,
  seas,
  type TetrarchiaEvent,
  titles,
  type View,
} from '@tabularium/tetrarchia/shown'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { lazy } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { boardPart } from './board/index.ts'
import { Acting } from './panels/acting.tsx'
import { Turn } from './panels/turn.tsx'
import { heading, icon, numbers, price, purse, short, standing, unspent, verb } from './prompt.ts'
import { pageWords } from './words/index.ts'
import { placeName } from './words/names.ts'
import './board/board.css'
import './panels/panels.css'

const Aid = lazy(() => import('./panels/aid.tsx').then((module) => module.Aid))
const Pieces = lazy(() => import('./panels/tabs.tsx').then((module) => module.Pieces))
const Score = lazy(() => import('./panels/tabs.tsx').then((module) => module.Score))

/** What is done where the Emperor stands. */
const HERE = ['secure', 'subdue', 'calm']

function tries(place: Spot, view: View): readonly string[] {
  if (seas.has(place)) return seasBeside(place).map((from) => `sail ${from} ${place}`)
  const here = view.emperors[active(view)]
  if (here === null) return [`arrive ${place}`]
  if (here === place) return HERE
  return armyAt(view, place) ? [`attack ${place}`] : [`move ${place}`]
}

const seasBeside = (place: Spot) => board.seas.filter((s) => s.adjacent.includes(place)).map((s) => s.id)

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

export const page: GamePage<View, TetrarchiaEvent> = {
  board: boardPart,
  Acting,
  Turn,
  PlaceCard: lazy(() => import('./panels/place-card.tsx').then((module) => module.PlaceCard)),
  Aid,
  tabs: [
    { id: 'pieces', name: (language) => pageWords[language].tabs.pieces, Panel: Pieces },
    { id: 'score', name: (language) => pageWords[language].tabs.score, Panel: Score },
  ],
  events: () => import('./event-part.ts').then((module) => module.events),
  battles,
  numbers,
  heading,
  actor: (view, question) => (question.ask === 'roman-phase' ? active(view) : null),
  purse,
  unspent,
  short,
  verb,
  icon,
  price,
  standing,
  places: (event) => placesNamed(event, (name) => provinces.has(name) || seas.has(name)),
  tries,
  spots: () => boardPart.places.map((spot) => ({ spot, name: placeName(spot) })).sort(byName),
  titles,
  isShared: true,
  rules: () => import('@tabularium/tetrarchia/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/tetrarchia/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'novice', 'tiro', 'legate', 'steward'],
  guide: () => import('./guide.ts').then((module) => module.guide),
}
