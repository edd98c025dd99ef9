/** The part of the page that belongs to The Fall of the Roman Empire. */
import { isObject, type Json, type JsonObject, type Language } from '@tabularium/engine'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import {
  areas,
  asked,
  board,
  durationOf,
  isPosition,
  nameOf,
  neighbours,
  type Position,
  ROME,
  reduce,
  standAt,
  TURNS,
} from './position.ts'
import { Status } from './status.tsx'

/** An action is done where it ends: of a march or a move, where it leads. */
function spot(action: string, view: Json): Spot | null {
  const [kind, first, second, third] = action.split(' ')
  const frame = isPosition(view) ? asked(view) : undefined
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

function tries(place: Spot, view: Json): readonly string[] {
  if (!isPosition(view)) return []
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
function ways(words: string, p: Position, to: Spot, ...counted: readonly Counted[]): readonly string[] {
  const stands = (id: string) => counted.some((what) => (standAt(p, id)[what] ?? 0) > 0)
  const near = neighbours(to).filter(stands)
  const far = Object.keys(p.areas).filter((id) => id !== to && !near.includes(id) && stands(id))
  return [...near, ...far, to].map((from) => `${words} ${from} ${to}`)
}

const objects = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])
const percent = (chance: Json | undefined) => Math.round(Number(chance) * 100)

function foretell(forecast: JsonObject, language: Language): string {
  const w = catalogues[language]
  const conflicts = objects(forecast.conflicts).map((c) => {
    const [hold, take] = [percent(c.roman), percent(c.barbarian)]
    return w.conflict({
      at: nameOf(String(c.at)),
      romans: Number(c.romans),
      forces: Number(c.forces),
      cavalry: Number(c.cavalry),
      fort: c.fort === true,
      crn: Number(c.crn),
      hold,
      take,
      nobody: Math.max(0, 100 - hold - take),
    })
  })
  const dies = objects(forecast.dies).map((d) =>
    w.dies({ at: nameOf(String(d.at)), legions: Number(d.legions), fort: d.fort === true, wall: d.wall === true }),
  )
  return [...conflicts, ...dies].join(' ')
}

export const page: GamePage = {
  Board,
  Status,
  headline(view, language) {
    if (!isPosition(view)) return ''
    const w = catalogues[language]
    return w.headline(view.turn, TURNS, w.phases[asked(view)?.kind ?? ''] ?? '', view.rrp)
  },
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
  clause: (event) => import('./clauses.ts').then((module) => module.clauseOf(event)),
  bots: ['random', 'tiro', 'legate'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
