/** The part of the page that belongs to Ultimus Romanorum. */

import { clauseOf } from '@tabularium/ultimus-romanorum/clauses'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import {
  asked,
  homeOf,
  isPlace,
  moments,
  nameOf,
  placeOf,
  places,
  reduce,
  type UltimusEvent,
  type View,
} from '@tabularium/ultimus-romanorum/shown'
import { type GamePage, placesNamed, type Spot } from '../../page/game-page.ts'
import { lazy } from '../../page/lazy.tsx'
import { battles } from './battles.ts'
import { Board } from './board.tsx'
import { catalogues } from './catalogues.ts'
import { durationOf } from './durations.ts'
import { foretell } from './foretell.ts'
import { groups } from './groups.ts'
import { heldIn } from './held.ts'
import { telling } from './telling.ts'
import '../../style/ultimus.css'

const Status = lazy(() => import('./status.tsx').then((module) => module.Status))

/** An action is done where it leads, or where what it names stands. */
function spot(action: string, view: View): Spot | null {
  const [kind = '', name = ''] = action.split(' ')
  const place = placeNamed(view, kind, name)
  return place !== undefined && isPlace(place) ? place : null
}

function placeNamed(view: View, kind: string, name: string): string | undefined {
  switch (kind) {
    case 'to':
      return name
    case 'piece':
      return placeOf(view, name)
    case 'fleet':
      return view.fleets[name]?.at
    case 'people':
      return homeOf(view, name)
    default:
      return undefined
  }
}

/** Who could have been meant, leaders first; or the place itself. */
function tries(place: Spot, view: View): readonly string[] {
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

export const page: GamePage<View, UltimusEvent> = {
  Board,
  Status,
  secrets: {
    moments,
    usual: [
      'initiative',
      'usurpation',
      'assassination',
      'council',
      'battle',
      'evasion',
      'resolution',
      'fought',
      'balance',
    ],
    words: (moment, language) => catalogues[language].moments[moment] ?? moment,
  },
  headline(view, language) {
    const { year, smc, vp } = view
    return catalogues[language].headline({ year, phase: names[language].phase[view.phase], smc, vp })
  },
  telling,
  battles,
  reduce,
  duration: durationOf,
  places: (event) => placesNamed(event, isPlace),
  spot,
  tries,
  spots: () => places.map((spot) => ({ spot, name: nameOf(spot) })),
  standing: (ask, language) => catalogues[language].standing[ask] ?? [],
  groups,
  foretell,
  rules: () => import('@tabularium/ultimus-romanorum/rules').then((module) => module.default.chapters),
  clause: async (event) => clauseOf(event),
  bots: ['random', 'legate'],
  guide: () => import('./guide.ts').then((module) => module.guide),
  setupForm: () => import('./setup.tsx').then((module) => module.SetupForm),
}
