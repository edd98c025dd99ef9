/** The part of the page that belongs to Ultimus Romanorum. */
import type { Json } from '@tabularium/engine'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import { clauseOf } from './clauses.ts'
import { foretell } from './foretell.ts'
import { groups } from './groups.ts'
import {
  asked,
  heldIn,
  isPosition,
  isSpot,
  type Position,
  peoples,
  phaseName,
  spots,
  unitsOf,
  whereabouts,
} from './position.ts'
import { durationOf, reduce } from './reduce.ts'
import { Status } from './status.tsx'

/** An action is done where it leads, or where what it names stands. */
function spot(action: string, view: Json): Spot | null {
  if (!isPosition(view)) return null
  const [kind, name = ''] = action.split(' ')
  const place = placeOf(view, kind ?? '', name)
  return place !== undefined && isSpot(place) ? place : null
}

function placeOf(p: Position, kind: string, name: string): string | undefined {
  switch (kind) {
    case 'to':
      return name
    case 'piece':
      return whereabouts(p, p.pieces[name]?.at ?? '')
    case 'fleet':
      return p.fleets[name]?.at
    case 'people':
      return homeOf(p, name)
    default:
      return undefined
  }
}

/** Where a people is looked for: in its capital, with its units, or at home. */
function homeOf(p: Position, people: string): string | undefined {
  const [unit] = unitsOf(people).flatMap(({ id }) => {
    const at = whereabouts(p, p.pieces[id]?.at ?? '')
    return isSpot(at) ? [at] : []
  })
  return p.peoples[people]?.capital ?? unit ?? peoples.get(people)?.homes[0]
}

/** Who could have been meant, leaders first; or the place itself. */
function tries(place: Spot, view: Json): readonly string[] {
  if (!isPosition(view)) return []
  switch (asked(view)) {
    case 'movement':
    case 'losses':
    case 'evaders':
    case 'refuge': {
      const held = heldIn(view).get(place)
      const counters = held === undefined ? [] : [...held.roman, ...held.barbarian]
      return [
        ...counters.map(({ id }) => `piece ${id}`),
        ...(held?.fleets ?? []).map(({ id }) => `fleet ${id}`),
        `to ${place}`,
      ]
    }
    case 'window':
    case 'geostrategy':
      return []
    default:
      return [`to ${place}`]
  }
}

export const page: GamePage = {
  Board,
  Status,
  secrets: {
    moments: [
      'initiative',
      'usurpation',
      'assassination',
      'council',
      'smc',
      'moved',
      'battle',
      'evasion',
      'resolution',
      'balance',
    ],
    usual: ['initiative', 'usurpation', 'assassination', 'council', 'battle', 'evasion', 'resolution', 'balance'],
    words: (moment, language) => catalogues[language].moments[moment] ?? moment,
  },
  headline(view, language) {
    if (!isPosition(view)) return ''
    const { year, smc, vp } = view
    return catalogues[language].headline({ year, phase: phaseName(view, language), smc, vp })
  },
  reduce,
  duration: durationOf,
  places: (event) => placesNamed(event, isSpot),
  spot,
  tries,
  spots: () => spots,
  standing: (ask, language) => catalogues[language].standing[ask] ?? [],
  groups,
  foretell,
  rules: () => import('@tabularium/ultimus-romanorum/rules').then((module) => module.default.chapters),
  clause: async (event) => clauseOf(event),
  bots: ['random', 'legate'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
