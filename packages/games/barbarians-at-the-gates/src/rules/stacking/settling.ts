/** What follows from every change of a position, at once. */
import { SilentTable } from '@tabularium/engine'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Frame } from '../../frames.ts'
import {
  ALLIED,
  addCu,
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  besiegerOf,
  controlOf,
  cuInside,
  cuOutside,
  firstLeaderAt,
  fortAt,
  GARRISONS,
  garrisonAt,
  goInside,
  hasChanged,
  insideAt,
  isAnyChanged,
  isFortified,
  isInside,
  isOpenAndFree,
  LOYALIST,
  liftSiege,
  NO_FORT,
  nextLeader,
  type Power,
  powerOf,
  type State,
  setInside,
  setSettled,
  sideOf,
  trialOf,
  whereIs,
} from '../../state.ts'
import { isBeingEntered } from '../map/arriving.ts'
import { razeFort } from '../map/control.ts'
import { enemyCuAt } from '../map/enemies.ts'
import { displaceAll, isBeforeAftermath, ownCu } from '../map/losses.ts'
import { besiegingCu } from '../map/siege.ts'
import { endUsurpation, isLeaderless } from '../map/usurpation-end.ts'

/** Until nothing follows any more. What is put off by what goes on is looked at again each time. */
export function settle(s: State, table: Table): void {
  if (!hasChanged(s) || s.end !== null) return
  if (!isUnsettled(s)) return setSettled(s, true)
  while (s.end === null && settleOnce(s, table)) {}
  setSettled(s, !isUnsettled(s))
}

/** Whether anything follows from what has changed, as soon as nothing that goes on puts it off. */
export function isUnsettled(s: State): boolean {
  if (s.borrowed !== NONE || isLeaderless(s) || !hasLoyalCu(s)) return true
  return isAnyChanged(s, isOdd)
}

const SILENT = new SilentTable({
  face() {
    throw new Error('Nothing is rolled for when what follows at once is done.')
  },
})

/** Whether something follows here and now that has not been done. */
export function hasToSettle(s: State): boolean {
  return isUnsettled(s) && settleOnce(trialOf(s), SILENT)
}

function isOdd(s: State, space: Space): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (isInside(s, leader) ? isRelieved(s, leader) : isLost(s, leader, space)) return true
  }
  if (isOpenAndFree(s, space)) return false
  return isSiegeOver(s, space) || isGarrisonFree(s, space) || isFortLost(s, space)
}

/** Whether anything had to be done. */
function settleOnce(s: State, table: Table): boolean {
  return displaceLeaders(s, table) || tidySpaces(s, table) || endLeaderlessUsurpation(s, table) || endGame(s, table)
}

/** BG-2.4.2.6-a BG-2.4.2.6-b BG-2.4.2.6-d BG-10.4.1-e: leaders without CU beside enemy CU, unless they are inside. */
function displaceLeaders(s: State, table: Table): boolean {
  const lost = s.board.everyLeader.filter((leader) => {
    const space = whereIs(s, leader)
    return space >= 0 && !isInside(s, leader) && isLost(s, leader, space) && !mayStillGoInside(s, leader, space)
  })
  displaceAll(s, lost, 'BG-2.4.2.6-a', table)
  return lost.length > 0
}

function isLost(s: State, leader: Leader, space: Space): boolean {
  if (ownCu(s, leader, space) > 0) return false
  return enemyCuAt(s, space, powerOf(s, leader)) > 0
}

/** BG-10.3.1-a: while it is asked who goes inside, nobody is lost who could. */
const mayStillGoInside = (s: State, leader: Leader, space: Space): boolean =>
  isFortified(s, space) && controlOf(s, space) === sideOf(powerOf(s, leader)) && isBeingEntered(s, space)

/** Sieges, garrisons and forts. */
function tidySpaces(s: State, table: Table): boolean {
  let isChanged = false
  for (const space of s.board.everySpace) {
    if (isSiegeOver(s, space)) isChanged = endSiege(s, space, table)
    if (isGarrisonFree(s, space)) isChanged = openGates(s, space)
    if (isFortLost(s, space)) isChanged = loseFort(s, space, table)
  }
  for (const leader of s.board.everyLeader) {
    if (!isInside(s, leader) || !isRelieved(s, leader)) continue
    goInside(s, leader, false)
    isChanged = true
  }
  return isChanged
}

const isRelieved = (s: State, leader: Leader): boolean => enemyCuAt(s, whereIs(s, leader), powerOf(s, leader)) === 0

/** BG-13.4-b BG-13.4-d BG-17.2.2-v BG-17.2.3.2-g BG-19.3-k: no besieging CU is left, or the space is a friend's. */
function isSiegeOver(s: State, space: Space): boolean {
  const besieger = besiegerOf(s, space)
  if (besieger === undefined) return false
  return besiegingCu(s, space, besieger) === 0 || !areEnemies(besieger, controlOf(s, space))
}

function endSiege(s: State, space: Space, table: Table): true {
  liftSiege(s, space)
  table.tell({ type: 'siege', space: s.board.spaceIds[space], besieger: null, rule: 'BG-13.4-d' })
  return true
}

/** BG-10.3.1-o: when the last enemy CU is gone, everybody is simply in the space. */
const isGarrisonFree = (s: State, space: Space): boolean =>
  garrisonAt(s, space) > 0 && enemyCuAt(s, space, holderOf(s, space)) === 0

function openGates(s: State, space: Space): true {
  for (const power of GARRISONS) {
    addCu(s, space, power, insideAt(s, space, power))
    setInside(s, space, power, 0)
  }
  return true
}

/** The power of those inside. */
const holderOf = (s: State, space: Space): Power => GARRISONS.find((power) => insideAt(s, space, power) > 0) ?? LOYALIST

/** BG-2.4.4-d to BG-2.4.4-f */
function isFortLost(s: State, space: Space): boolean {
  if (fortAt(s, space) === NO_FORT) return false
  const holder = controlOf(s, space)
  return holder === ALLIED || holder === BARBARIANS
}

function loseFort(s: State, space: Space, table: Table): true {
  razeFort(s, space, 'BG-2.4.4-d', table)
  return true
}

/** BG-2.4.2.6-q BG-17.2.3.1-a BG-5.7-ad: no Usurper leader is left. BG-2.4.2.6-z: a battle is fought to the end of its retreats first. */
function endLeaderlessUsurpation(s: State, table: Table): boolean {
  if (isFighting(s) || !isLeaderless(s)) return false
  endUsurpation(s, false, 'BG-17.2.3.1-a', table)
  return true
}

const isFighting = (s: State): boolean =>
  s.stack.some((frame) => frame.kind === 'battle' && isBeforeAftermath(frame.step))

/** BG-4.2-a BG-4.2-g BG-4.2-h: no Loyalist or Byzantine CU is left when something is done. */
function endGame(s: State, table: Table): boolean {
  if (hasLoyalCu(s) || isUnderway(s)) return false
  s.end = { winner: BARBARIAN, rule: 'BG-4.2-a' }
  table.tell({ type: 'end', winner: 'barbarian', rule: 'BG-4.2-a' })
  return true
}

const hasLoyalCu = (s: State): boolean =>
  cuOutside(s, LOYALIST) > 0 || cuOutside(s, BYZANTINE) > 0 || cuInside(s, LOYALIST) > 0 || cuInside(s, BYZANTINE) > 0

/** What is one effect, and what holds several that are tested one by one. */
const WHOLE = new Set<Frame['kind']>([
  'event',
  'program',
  'usurpation',
  'usurpator',
  'settlement',
  'regain',
  'siege-roll',
  'stacking',
])
const SERIES = new Set<Frame['kind']>([
  'activation',
  'campaign',
  'raid',
  'forced-march',
  'migration',
  'impulses',
  'turn',
])

function isUnderway(s: State): boolean {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.kind === 'battle') return frame.step !== 'over'
    if (WHOLE.has(frame.kind)) return true
    if (SERIES.has(frame.kind)) return false
  }
  return false
}
