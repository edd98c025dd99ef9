/** Tetrarchia's part of the page. */
import {
  active,
  armyAt,
  board,
  provinces,
  reduce,
  round,
  seas,
  securedBorders,
  type TetrarchiaEvent,
  type View,
} from '@tabularium/tetrarchia/shown'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { lazy } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'

const Status = lazy(() => import('./status.tsx').then((module) => module.Status))

/** What is done where the Emperor stands. */
const HERE = ['secure', 'subdue', 'calm']

function spot(action: string, view: View): Spot | null {
  const [kind, first, second] = action.split(' ')
  switch (kind) {
    case 'move':
    case 'attack':
    case 'arrive':
    case 'fleet':
      return first ?? null
    case 'order':
    case 'sail':
      return second ?? null
    default:
      return HERE.includes(kind ?? '') ? view.emperors[active(view)] : null
  }
}

function tries(place: Spot, view: View): readonly string[] {
  if (seas.has(place)) return seasBeside(place).map((from) => `sail ${from} ${place}`)
  const here = view.emperors[active(view)]
  if (here === null) return [`arrive ${place}`]
  if (here === place) return HERE
  return armyAt(view, place) ? [`attack ${place}`] : [`move ${place}`]
}

const seasBeside = (place: Spot) => board.seas.filter((s) => s.adjacent.includes(place)).map((s) => s.id)

export const page: GamePage<View, TetrarchiaEvent> = {
  Board,
  Status,
  headline(view, language) {
    const w = catalogues[language]
    return w.headline(round(view), w.emperor[active(view)], view.ip, securedBorders(view))
  },
  telling,
  battles,
  reduce,
  duration: durationOf,
  places: (event) => placesNamed(event, (name) => provinces.has(name) || seas.has(name)),
  spot,
  tries,
  spots: () => [
    ...board.provinces.map(({ id, name }) => ({ spot: id, name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    ...board.seas.map(({ id, name }) => ({ spot: id, name })),
  ],
  standing: (ask, language) => catalogues[language].standing[ask] ?? [],
  groups: (language) => catalogues[language].groups,
  foretell(forecast, language) {
    const w = catalogues[language]
    const roman = w.roman(Number(forecast.romanSupport), Number(forecast.romanTimes))
    const barbarian = w.barbarian(Number(forecast.barbarianSupport), Number(forecast.barbarianTimes))
    return `${roman}. ${barbarian}.`
  },
  rules: () => import('@tabularium/tetrarchia/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/tetrarchia/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'tiro', 'legate', 'steward'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
