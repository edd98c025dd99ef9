/** Spaces: who controls them, what stands on them, who besieges them, and the CU there. */
import { allLeast } from '@tabularium/engine/fields'
import type { Space } from '../board.ts'
import { access, MOST_CHANGED, type State } from '../position/fields.ts'
import {
  ALLIED,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  bitOf,
  CITY,
  type Controller,
  CULTIVATED,
  type Fort,
  LOYALIST,
  NO_FORT,
  POWERS,
  type Power,
  type Powers,
  TRANSIT,
  USURPER,
  ZONE,
} from '../terms.ts'
import { exchangeHeld, exchangeStanding, noteHeld, noteStanding } from './standing.ts'
import { forgetChecks, noteUnchecked } from './unchecked.ts'

const { spaces, following } = access

/** Something is different in a space, and what follows from it is to be settled. */
export function noteChange(s: State, space: Space): void {
  noteUnchecked(s, space)
  const number = following.changes.get(s)
  // Mostly it is the one that was told last.
  if (number > 0 && number <= MOST_CHANGED && following.changed.get(s, number - 1) === space) return
  if (number < MOST_CHANGED) following.changed.set(s, number, space)
  if (number <= MOST_CHANGED) following.changes.set(s, number + 1)
}

/** Whether any of the spaces that have changed since all was settled passes a test. */
export function isAnyChanged(s: State, test: (s: State, space: Space) => boolean): boolean {
  const { everySpace } = s.board
  const number = following.changes.get(s)
  if (number > MOST_CHANGED) return everySpace.some((space) => test(s, space))
  for (let i = 0; i < number; i++) if (test(s, everySpace[following.changed.get(s, i)])) return true
  return false
}
export const hasChanged = (s: State): boolean => following.changes.get(s) > 0
/** All is settled; or it is not, and any space may be meant. */
export function setSettled(s: State, isSo: boolean): void {
  const told = Math.min(following.changes.get(s), MOST_CHANGED)
  for (let i = 0; i < told; i++) following.changed.set(s, i, 0)
  following.changes.set(s, isSo ? 0 : MOST_CHANGED + 1)
}

export const controlOf: (s: State, space: Space) => Controller = spaces.control.reader()
/** The marker alone: what goes with it is the rules' affair. */
export function markControl(s: State, space: Space, power: Controller): void {
  const before = spaces.control.get(s, space)
  if (before === power) return
  spaces.control.set(s, space, power)
  noteHeld(s, before, space, false)
  noteHeld(s, power, space, true)
  if (before === USURPER) following.usurped.set(s, following.usurped.get(s) - 1)
  if (power === USURPER) following.usurped.set(s, following.usurped.get(s) + 1)
  noteChange(s, space)
}
/** Loyalists and the Usurper change places in these spaces, given as words of bits: the markers alone. */
export function exchangeControl(s: State, places: readonly number[]): void {
  let usurped = following.usurped.get(s)
  exchangeHeld(s, LOYALIST, USURPER, places, (space, to) => {
    spaces.control.set(s, space, to)
    usurped += to === USURPER ? 1 : -1
  })
  following.usurped.set(s, usurped)
  forgetChecks(s)
  setSettled(s, false)
}
/** How many spaces the Usurper controls. */
export const usurpedSpaces = (s: State): number => following.usurped.get(s)

const readFort = spaces.fort.reader()
export const fortAt = (s: State, space: Space): Fort => readFort(s, space) as Fort
export function setFort(s: State, space: Space, fort: Fort): void {
  spaces.fort.set(s, space, fort)
  noteChange(s, space)
}

export const isCity = (s: State, space: Space): boolean => s.board.kind[space] === CITY
export const isTransit = (s: State, space: Space): boolean => s.board.kind[space] === TRANSIT
export const isZone = (s: State, space: Space): boolean => s.board.kind[space] === ZONE
/** BG-2.4.4-d: where a fort marker may be. */
export const isOpenLand = (s: State, space: Space): boolean =>
  s.board.kind[space] === CULTIVATED || s.board.kind[space] === BORDER

/** BG-2.5-g BG-2.5-h */
export const isFortified = (s: State, space: Space): boolean => isCity(s, space) || fortAt(s, space) !== NO_FORT

/** No fort, no siege, and nobody inside a garrison. */
export const isOpenAndFree = allLeast([
  spaces.fort,
  spaces.siege,
  spaces.insideLoyalist,
  spaces.insideByzantine,
  spaces.insideUsurper,
])

const readSiege = spaces.siege.reader()
/** Who besieges the space; undefined: nobody. */
export function besiegerOf(s: State, space: Space): Power | undefined {
  const besieger = readSiege(s, space)
  return besieger === 0 ? undefined : POWERS[besieger - 1]
}
export const isBesieged = (s: State, space: Space): boolean => readSiege(s, space) !== 0
export function besiege(s: State, space: Space, power: Power): void {
  spaces.siege.set(s, space, power + 1)
  noteChange(s, space)
}
export function liftSiege(s: State, space: Space): void {
  spaces.siege.set(s, space, 0)
  noteChange(s, space)
}

/** By power: CU in a space, or outside its garrison. */
const outside = [spaces.loyalist, spaces.byzantine, spaces.usurper, spaces.barbarian, spaces.allied]
export const cuAt = (s: State, space: Space, power: Power): number => outside[power].get(s, space)
export function setCu(s: State, space: Space, power: Power, number: number): void {
  const more = number - outside[power].get(s, space)
  if (more === 0) return
  outside[power].set(s, space, number)
  if (number === 0 || number === more) notePresence(s, space, power, number > 0)
  following.outside.set(s, power, following.outside.get(s, power) + more)
  noteChange(s, space)
}
/** The first CU of a power are there, or the last ones are gone. */
function notePresence(s: State, space: Space, power: Power, isSo: boolean): void {
  const others = spaces.present.get(s, space) & ~bitOf(power)
  spaces.present.set(s, space, isSo ? others | bitOf(power) : others)
  noteStanding(s, power, space, isSo)
}
export const addCu = (s: State, space: Space, power: Power, number: number): void =>
  setCu(s, space, power, outside[power].get(s, space) + number)
/** CU go from one space to another. */
export function moveCu(s: State, from: Space, to: Space, power: Power, number: number): void {
  if (number === 0 || from === to) return
  const row = outside[power]
  const left = row.get(s, from) - number
  const there = row.get(s, to)
  row.set(s, from, left)
  row.set(s, to, there + number)
  if (left === 0) notePresence(s, from, power, false)
  if (there === 0) notePresence(s, to, power, true)
  noteChange(s, from)
  noteChange(s, to)
}
/** CU of two powers change places everywhere outside garrisons. */
export function exchangeCu(s: State, one: Power, other: Power): void {
  const both = bitOf(one) | bitOf(other)
  exchangeStanding(s, one, other, (space) => {
    const ofOne = outside[one].get(s, space)
    const ofOther = outside[other].get(s, space)
    outside[one].set(s, space, ofOther)
    outside[other].set(s, space, ofOne)
    const others = spaces.present.get(s, space) & ~both
    spaces.present.set(s, space, others | (ofOther > 0 ? bitOf(one) : 0) | (ofOne > 0 ? bitOf(other) : 0))
  })
  const all = following.outside.get(s, one)
  following.outside.set(s, one, following.outside.get(s, other))
  following.outside.set(s, other, all)
  forgetChecks(s)
  setSettled(s, false)
}
/** The powers whose CU are in a space, or outside its garrison. */
export const powersAt: (s: State, space: Space) => Powers = spaces.present.reader()
/** All CU of a power outside garrisons. */
export const cuOutside = (s: State, power: Power): number => following.outside.get(s, power)

/** BG-10.3.1-f BG-10.3.1-g: the powers whose CU may be inside a garrison. */
export type Garrison = typeof LOYALIST | typeof BYZANTINE | typeof USURPER
export const GARRISONS: readonly Garrison[] = [LOYALIST, BYZANTINE, USURPER]
const inside = [spaces.insideLoyalist, spaces.insideByzantine, spaces.insideUsurper]
export const insideAt = (s: State, space: Space, power: Garrison): number => inside[power].get(s, space)
export function setInside(s: State, space: Space, power: Garrison, number: number): void {
  const more = number - inside[power].get(s, space)
  if (more === 0) return
  inside[power].set(s, space, number)
  following.inside.set(s, power, following.inside.get(s, power) + more)
  noteChange(s, space)
}
/** All CU of a power inside garrisons. */
export const cuInside = (s: State, power: Garrison): number => following.inside.get(s, power)
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
