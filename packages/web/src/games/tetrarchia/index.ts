/** Tetrarchia's part of the page. */
import type { Json } from '@tabularium/engine'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import { active, armyAt, board, durationOf, isPosition, provinces, reduce, seas, securedBorders } from './position.ts'
import { Status } from './status.tsx'

/** What is done where the Emperor stands. */
const HERE = ['secure', 'subdue', 'calm']

function spot(action: string, view: Json): Spot | null {
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
      return isPosition(view) && HERE.includes(kind ?? '') ? view.emperors[active(view)] : null
  }
}

function tries(place: Spot, view: Json): readonly string[] {
  if (!isPosition(view)) return []
  if (seas.has(place)) return seasBeside(place).map((from) => `sail ${from} ${place}`)
  const here = view.emperors[active(view)]
  if (here === null) return [`arrive ${place}`]
  if (here === place) return HERE
  return armyAt(view, place) ? [`attack ${place}`] : [`move ${place}`]
}

const seasBeside = (place: Spot) => board.seas.filter((s) => s.adjacent.includes(place)).map((s) => s.id)

export const page: GamePage = {
  Board,
  Status,
  headline(view, language) {
    if (!isPosition(view)) return ''
    const w = catalogues[language]
    return w.headline(Math.floor(view.turn / 4) + 1, w.emperor[active(view)], view.ip, securedBorders(view))
  },
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
  clause: (event) => import('./clauses.ts').then((module) => module.clauseOf(event)),
  bots: ['random', 'tiro', 'legate', 'steward'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
