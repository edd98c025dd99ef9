/** Spaces: who controls them, what stands on them, who besieges them, and the CU there. */
import type { Space } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import {
  ALLIED,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  CITY,
  type Controller,
  CULTIVATED,
  type Fort,
  LOYALIST,
  NO_FORT,
  POWERS,
  type Power,
  TRANSIT,
  USURPER,
  ZONE,
} from '../terms.ts'

const { spaces } = access

export const controlOf = (s: State, space: Space): Controller => spaces.control.get(s, space)
/** The marker alone: what goes with it is the rules' affair. */
export const markControl = (s: State, space: Space, power: Controller): void => spaces.control.set(s, space, power)

export const fortAt = (s: State, space: Space): Fort => spaces.fort.get(s, space) as Fort
export const setFort = (s: State, space: Space, fort: Fort): void => spaces.fort.set(s, space, fort)

export const isCity = (s: State, space: Space): boolean => s.board.kind[space] === CITY
export const isTransit = (s: State, space: Space): boolean => s.board.kind[space] === TRANSIT
export const isZone = (s: State, space: Space): boolean => s.board.kind[space] === ZONE
/** BG-2.4.4-d: where a fort marker may be. */
export const isOpenLand = (s: State, space: Space): boolean =>
  s.board.kind[space] === CULTIVATED || s.board.kind[space] === BORDER

/** BG-2.5-g BG-2.5-h */
export const isFortified = (s: State, space: Space): boolean => isCity(s, space) || fortAt(s, space) !== NO_FORT

/** Who besieges the space; undefined: nobody. */
export function besiegerOf(s: State, space: Space): Power | undefined {
  const besieger = spaces.siege.get(s, space)
  return besieger === 0 ? undefined : POWERS[besieger - 1]
}
export const isBesieged = (s: State, space: Space): boolean => spaces.siege.get(s, space) !== 0
export const besiege = (s: State, space: Space, power: Power): void => spaces.siege.set(s, space, power + 1)
export const liftSiege = (s: State, space: Space): void => spaces.siege.set(s, space, 0)

/** By power: CU in a space, or outside its garrison. */
const outside = [spaces.loyalist, spaces.byzantine, spaces.usurper, spaces.barbarian, spaces.allied]
export const cuAt = (s: State, space: Space, power: Power): number => outside[power].get(s, space)
export const setCu = (s: State, space: Space, power: Power, number: number): void =>
  outside[power].set(s, space, number)
export const addCu = (s: State, space: Space, power: Power, number: number): void =>
  outside[power].set(s, space, outside[power].get(s, space) + number)

/** BG-10.3.1-f BG-10.3.1-g: the powers whose CU may be inside a garrison. */
export type Garrison = typeof LOYALIST | typeof BYZANTINE | typeof USURPER
export const GARRISONS: readonly Garrison[] = [LOYALIST, BYZANTINE, USURPER]
const inside = [spaces.insideLoyalist, spaces.insideByzantine, spaces.insideUsurper]
export const insideAt = (s: State, space: Space, power: Garrison): number => inside[power].get(s, space)
export const setInside = (s: State, space: Space, power: Garrison, number: number): void =>
  inside[power].set(s, space, number)
/** All CU inside the garrison of a space. */
export const garrisonAt = (s: State, space: Space): number =>
  insideAt(s, space, LOYALIST) + insideAt(s, space, BYZANTINE) + insideAt(s, space, USURPER)

/** BG-2.2.1-g: Byzantine CU count with the Loyalists. */
export function cuOfSide(s: State, space: Space, side: Controller): number {
  switch (side) {
    case LOYALIST:
      return cuAt(s, space, LOYALIST) + cuAt(s, space, BYZANTINE)
    case USURPER:
    case BARBARIANS:
    case ALLIED:
      return cuAt(s, space, side)
    default:
      return 0
  }
}

/** Every CU of a space, those inside too. */
export function allCuAt(s: State, space: Space): number {
  let all = garrisonAt(s, space)
  for (const power of POWERS) all += cuAt(s, space, power)
  return all
}
