/** The part of the page that belongs to The Fall of the Roman Empire. */
import { isObject, type Json, type JsonObject, type Language, percentages } from '@tabularium/engine'
import {
  areas,
  asked,
  board,
  type FallEvent,
  nameOf,
  neighbours,
  ROME,
  reduce,
  standAt,
  TURNS,
  type View,
} from '@tabularium/fall-of-the-roman-empire/shown'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { lazy } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'

const Status = lazy(() => import('./status.tsx').then((module) => module.Status))

/** An action is done where it ends: of a march or a move, where it leads. */
function spot(action: string, view: View): Spot | null {
  const [kind, first, second, third] = action.split(' ')
  const frame = asked(view)
  switch (kind) {
    case 'place':
    case 'enter':
      return first ?? null
    case 'disband':
      return second ?? null
    case 'buy':
      return second ?? ROME
    case 'march':
    case 'ride':
      return second ?? null
    case 'move':
      return third ?? null
    case 'with':
      return frame?.to ?? null
    case 'lose':
      return frame?.at ?? null
    default:
      return null
  }
}

function tries(place: Spot, view: View): readonly string[] {
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
      return ways('march', view, place, 'legions', 'forces')
    case 'barbarian-movement':
      return [
        ...ways('move force', view, place, 'barbarianForces'),
        ...ways('move cavalry', view, place, 'cavalry').slice(0, -1),
      ]
    case 'ride':
      return ways('ride', view, place, 'cavalry')
    default:
      return []
  }
}

type Counted = 'legions' | 'forces' | 'barbarianForces' | 'cavalry'

/** From where one could have meant to come: next door first, then from anywhere, then to set out from there itself. */
function ways(words: string, view: View, to: Spot, ...counted: readonly Counted[]): readonly string[] {
  const stands = (id: string) => counted.some((what) => (standAt(view, id)[what] ?? 0) > 0)
  const near = neighbours(to).filter(stands)
  const far = Object.keys(view.areas).filter((id) => id !== to && !near.includes(id) && stands(id))
  return [...near, ...far, to].map((from) => `${words} ${from} ${to}`)
}

const objects = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])

function foretell(forecast: JsonObject, language: Language): string {
  const w = catalogues[language]
  const conflicts = objects(forecast.conflicts).map((c) => {
    const [hold, take, nobody] = percentages([Number(c.roman), Number(c.barbarian), Number(c.nobody)])
    return w.conflict({
      at: nameOf(String(c.at)),
      romans: Number(c.romans),
      forces: Number(c.forces),
      cavalry: Number(c.cavalry),
      fort: c.fort === true,
      crn: Number(c.crn),
      hold,
      take,
      nobody,
    })
  })
  const dies = objects(forecast.dies).map((d) =>
    w.dies({ at: nameOf(String(d.at)), legions: Number(d.legions), fort: d.fort === true, wall: d.wall === true }),
  )
  return [...conflicts, ...dies].join(' ')
}

export const page: GamePage<View, FallEvent> = {
  Board,
  Status,
  headline(view, language) {
    const w = catalogues[language]
    return w.headline(view.turn, TURNS, w.phases[asked(view)?.kind ?? ''] ?? '', view.rrp)
  },
  telling,
  battles,
  reduce,
  duration: durationOf,
  places: (event) => placesNamed(event, (name) => areas.has(name)),
  spot,
  tries,
  spots: () => board.areas.map(({ id, name }) => ({ spot: id, name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  standing: (ask, language) => catalogues[language].standing[ask] ?? [],
  groups: (language) => catalogues[language].groups,
  foretell,
  rules: () => import('@tabularium/fall-of-the-roman-empire/rules').then((module) => module.default.chapters),
  clause: (event) => import('@tabularium/fall-of-the-roman-empire/clauses').then((module) => module.clauseOf(event)),
  bots: ['random', 'tiro', 'legate'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
