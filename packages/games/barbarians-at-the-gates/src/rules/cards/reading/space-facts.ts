/** What cards ask about spaces, and how their words are read. */
import { type Board, NONE, type Space } from '../../../board.ts'
import type { SpaceSelector } from '../../../edition/schema.ts'
import {
  ALLIED,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  CITY,
  COLONIA,
  type Controller,
  CULTIVATED,
  controlOf,
  cuAt,
  firstLeaderAt,
  fortAt,
  GARRISONS,
  insideAt,
  isAllied,
  isOpenAndFree,
  LOYALIST,
  NO_FORT,
  nextLeader,
  nextTribe,
  type Power,
  type powerNames,
  powersAt,
  type State,
  sideBitsOf,
  sideOf,
  sideOfLeader,
  TRANSIT,
  tribeAt,
  USURPER,
} from '../../../state.ts'

type PowerName = (typeof powerNames)[number]
type SpaceType = NonNullable<SpaceSelector['type']>[number]

export function powerCalled(name: PowerName): Power {
  switch (name) {
    case 'loyalist':
      return LOYALIST
    case 'byzantine':
      return BYZANTINE
    case 'usurper':
      return USURPER
    case 'barbarian':
      return BARBARIANS
    case 'allied':
      return ALLIED
  }
}

/** How a selector is read. */
export interface Reading {
  /** Whose placing or building it is: for "another power". */
  readonly power: Power
  /** Only the power that is named: otherwise a Byzantine leader counts as a Loyalist, BG-2.2.1-g. */
  readonly isStrict: boolean
}

export const READ_LOYALIST: Reading = { power: LOYALIST, isStrict: false }

/** CU of a power in a space, in its garrison too. */
export const everyCu = (s: State, space: Space, power: Power): number => {
  const outside = cuAt(s, space, power)
  return power === BARBARIANS || power === ALLIED ? outside : outside + insideAt(s, space, power)
}

export const SEAS = { 'oceanus-atlanticus': 1, 'mare-nostrum': 2 } as const

export function isOfType(board: Board, space: Space, type: SpaceType): boolean {
  const kind = board.kind[space]
  switch (type) {
    case 'capital':
      return board.isCapital[space]
    case 'walled':
      return kind === CITY
    case 'cultivated':
      return kind === CULTIVATED
    case 'border':
      return kind === BORDER
    case 'transit':
      return kind === TRANSIT
  }
}

export function hasFort(s: State, space: Space, fort: NonNullable<SpaceSelector['fort']>): boolean {
  const there = fortAt(s, space)
  if (fort === 'none') return there === NO_FORT
  if (fort === 'any') return there !== NO_FORT
  return (there === COLONIA) === (fort === 'colonia') && there !== NO_FORT
}

function hasOthersInside(s: State, space: Space, side: Controller): boolean {
  for (const one of GARRISONS) if (sideOf(one) !== side && insideAt(s, space, one) > 0) return true
  return false
}

/** Other powers than this one in a space: leaders, CU, Tribal Markers. BG-9.0-b: Byzantine beside Loyalist is none. */
export function hasOtherPower(s: State, space: Space, power: Power): boolean {
  const side = sideOf(power)
  if ((powersAt(s, space) & ~sideBitsOf(power)) !== 0) return true
  if (!isOpenAndFree(s, space) && hasOthersInside(s, space, side)) return true
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (sideOfLeader(s, leader) !== side) return true
  }
  for (let tribe = tribeAt(s, space); tribe !== NONE; tribe = nextTribe(s, tribe)) {
    if ((isAllied(s, tribe) ? ALLIED : BARBARIANS) !== side) return true
  }
  return false
}

/** BG-15.1-g: in Britanniae only if both Capitals there are Loyalist. */
export function isOpenForSettling(s: State, space: Space): boolean {
  const { isInBritanniae, everySpace, isCapital } = s.board
  if (!isInBritanniae[space]) return true
  return everySpace.every((each) => !(isInBritanniae[each] && isCapital[each]) || controlOf(s, each) === LOYALIST)
}

/** What must hold for a member of a selector, if it is there. */
export const given = <M, T>(member: M | undefined, test: (member: M) => T): T[] =>
  member === undefined ? [] : [test(member)]
