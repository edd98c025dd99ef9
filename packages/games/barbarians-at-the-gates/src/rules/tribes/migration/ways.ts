/** Chapter 16.2: where a Tribal Marker may migrate. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { Space, Tribe } from '../../../board.ts'
import {
  areEnemies,
  BARBARIANS,
  controlOf,
  cuAt,
  fortAt,
  garrisonAt,
  isAllied,
  isBesieged,
  isCity,
  isFortified,
  LOYALIST,
  leadersAt,
  MEDITERRANEAN,
  markerAt,
  NO_FORT,
  POWERS,
  powerOf,
  type State,
  tribeOf,
  tribesAt,
} from '../../../state.ts'
import { arePicts } from '../invasion.ts'

/** Enemy CU of Barbarians; every garrison is one: BG-2.5-l. */
export const hasEnemyCu = (s: State, space: Space): boolean =>
  garrisonAt(s, space) > 0 || POWERS.some((power) => areEnemies(power, BARBARIANS) && cuAt(s, space, power) > 0)

/** BG-16.2-h: another Barbarian marker; an Allied one blocks unless it stands in a Walled City. */
const isBarredByMarker = (s: State, tribe: Tribe, to: Space): boolean =>
  tribesAt(s, to).some((other) => other !== tribe && !(isAllied(s, other) && isCity(s, to)))

const hasForeignLeader = (s: State, tribe: Tribe, to: Space): boolean =>
  leadersAt(s, to).some((leader) => powerOf(s, leader) === BARBARIANS && tribeOf(s, leader) !== tribe)

/** What holds for every space that a marker enters, by land or by sea: BG-16.2-ac. */
function entryVerdict(s: State, tribe: Tribe, to: Space): Verdict {
  const { easternEmpire, furtherEast } = s.board
  if (to === easternEmpire || (to === furtherEast && arePicts(s, tribe))) return no('BG-16.2-ah')
  if (fortAt(s, to) !== NO_FORT) return no('BG-16.2-f')
  if (hasEnemyCu(s, to)) return no('BG-16.2-g')
  // BG-2.3.4-h BG-2.3.4-i: there tribes may be together.
  if (to === furtherEast) return yes()
  if (isBarredByMarker(s, tribe, to)) return no('BG-16.2-h')
  return hasForeignLeader(s, tribe, to) ? no('BG-16.2-i') : yes()
}

/** BG-16.2-a BG-16.2-b: spaces on either side of a transit space are adjacent. */
export function stepVerdict(s: State, tribe: Tribe, to: Space): Verdict {
  return s.board.near[markerAt(s, tribe)].includes(to) ? entryVerdict(s, tribe, to) : no('BG-16.2-a')
}

/** BG-16.2-q: an unbesieged Fortified port of Britannia Romana is Loyalist. */
function isBritanniaHeld(s: State): boolean {
  const province = s.board.provinces.find(({ id }) => id === 'britannia-romana')
  return (province?.spaces ?? []).some(
    (space) =>
      s.board.seas[space] !== 0 && isFortified(s, space) && controlOf(s, space) === LOYALIST && !isBesieged(s, space),
  )
}

/** BG-16.2-p BG-16.2-q BG-16.2-r BG-16.2-ae BG-2.3.4-v: from port to port of one sea, whichever is crossed. */
export function sailVerdict(s: State, tribe: Tribe, to: Space): Verdict {
  const { seas, isInBritanniae } = s.board
  const from = markerAt(s, tribe)
  if (seas[from] === 0) return no('BG-16.2-n')
  const shared = seas[from] & seas[to]
  if (shared === 0 || from === to) return no('BG-16.2-r')
  const isAtlantic = (shared & MEDITERRANEAN) === 0
  if (isAtlantic && !isInBritanniae[to] && isBritanniaHeld(s)) return no('BG-16.2-q')
  if (cuAt(s, to, BARBARIANS) === 0 && controlOf(s, to) !== BARBARIANS) return no('BG-16.2-p')
  return entryVerdict(s, tribe, to)
}

/** Every space that a marker may enter next. */
export const stepsOf = (s: State, tribe: Tribe): Space[] =>
  s.board.near[markerAt(s, tribe)].filter((to) => stepVerdict(s, tribe, to).ok)

export const sailsOf = (s: State, tribe: Tribe): Space[] =>
  s.board.everySpace.filter((to) => sailVerdict(s, tribe, to).ok)
