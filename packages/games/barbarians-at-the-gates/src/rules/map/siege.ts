/** Chapters 10.3.1, 10.4.3 and 13: garrisons, besiegers, and markers that are overrun. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Leader, NONE, type Space, type Tribe } from '../../board.ts'
import {
  ALLIED,
  BARBARIANS,
  besiegerOf,
  COLONIA,
  controlOf,
  cuAt,
  fortAt,
  garrisonAt,
  isAllied,
  isCity,
  isFortified,
  isInside,
  isZone,
  type Power,
  powerOf,
  type State,
  sideOf,
  tribeAt,
  tribeOf,
  whereIs,
} from '../../state.ts'
import { powersWith } from './losses.ts'

/** BG-10.3.1-c BG-10.3.1-d: Roman CU that may be inside. */
export const capacityOf = (s: State, space: Space): number => (isCity(s, space) ? 2 : isFortified(s, space) ? 1 : 0)

/** BG-10.3.1-e BG-10.3.1-i BG-10.3.1-m BG-10.3.1-n: a leader goes inside what his own power controls, but not to another tribe's marker. */
export function mayGoInside(s: State, leader: Leader, space: Space): Verdict {
  const power = powerOf(s, leader)
  if (!isFortified(s, space) || controlOf(s, space) !== sideOf(power)) return no('BG-10.3.1-i')
  const marker = tribeAt(s, space)
  const isForeign = (power === ALLIED || power === BARBARIANS) && marker !== NONE && marker !== tribeOf(s, leader)
  return isForeign ? no('BG-10.3.1-m') : yes()
}

/** BG-13.1.1-g: all CU of a besieging power in the space. */
export const besiegingCu = (s: State, space: Space, power: Power): number =>
  powersWith(s, space, power).reduce<number>((all, each) => all + cuAt(s, space, each), 0)

/** BG-13.1.1-d BG-13.4-c BG-10.5.3-r BG-19.2-a: so many CU besiege. */
export const LEAST_BESIEGERS = 3

/** BG-13.1.1-d BG-13.4-c BG-19.2-a: a leader outside, of the besieging side, with at least 3 CU. */
export function maySiege(s: State, leader: Leader): Verdict {
  const space = whereIs(s, leader)
  const besieger = space >= 0 ? besiegerOf(s, space) : undefined
  const power = powerOf(s, leader)
  if (besieger === undefined || sideOf(besieger) !== sideOf(power) || isInside(s, leader)) return no('BG-13.1.1-d')
  return besiegingCu(s, space, power) >= LEAST_BESIEGERS ? yes() : no('BG-13.4-c')
}

/** BG-13.2-j BG-10.4.4-b BG-10.4.5-b */
export const pointsToWin = (s: State, space: Space): number =>
  garrisonAt(s, space) + (fortAt(s, space) === COLONIA ? 1 : 0) + 1

/** BG-10.4.3-a BG-2.3.4-aa: the tribe whose marker a force of this power overruns here; NONE: there is none. */
export function overrunBy(s: State, space: Space, power: Power): Tribe {
  const tribe = tribeAt(s, space)
  if (power === BARBARIANS || isCity(s, space) || isZone(s, space)) return NONE
  return tribe !== NONE && !isAllied(s, tribe) ? tribe : NONE
}
