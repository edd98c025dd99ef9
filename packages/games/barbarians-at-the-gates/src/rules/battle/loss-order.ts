/** Chapter 12.2.4: in which order CU are lost, and by whose choice. */

import { no, yes } from '@tabularium/engine'
import { pop, push, replace, top } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../actions.ts'
import { type Leader, NONE, type Tribe } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import type { Force, Muster } from '../../kinds.ts'
import { less, musterOf, plus } from '../../musters.ts'
import {
  addCu,
  isRomanPower,
  NO_POWER,
  POWERS,
  type Power,
  powerNames,
  type State,
  tribeAt,
  tribeOf,
} from '../../state.ts'
import { losesAlliesFirst } from '../map/battle-cards.ts'
import { forceWith } from '../movement/changed.ts'
import { ANY, NO_FORCE } from './battle-frames.ts'
import { amend, type Battle, defendingCu, defendingLeaders, playerOfSide, type Side, theBattle } from './sides.ts'

type Losing = FrameOf<'losing'>

/** CU that could be lost next: of a power, and of a force. NO_FORCE: out of the garrison, or of those who were there. */
interface Slot {
  readonly power: Power
  readonly source: number
}

const NOTHING = [0, 0, 0, 0, 0]

/** Losses that are no scored ones: of one force, or of a retreat. */
export const losingOf = (side: Side, left: number, source = ANY, isRetreat = false): Losing => ({
  kind: 'losing',
  side,
  left,
  source,
  isRetreat,
  next: 'foreign',
  taken: NOTHING,
})

function addSlots(slots: Slot[], cu: Muster, source: number): void {
  for (const power of POWERS) if (cu[power] > 0) slots.push({ power, source })
}

/** What could be lost of each of some forces. */
function slotsOfForces(forces: readonly Force[]): Slot[] {
  const slots: Slot[] = []
  for (let i = 0; i < forces.length; i++) addSlots(slots, forces[i].cu, i)
  return slots
}

/** The tribe of those who were there before any interceptors: its leader, or its marker; NONE. */
function tribeThere(s: State, battle: Battle): Tribe {
  const came = (leader: Leader): boolean => battle.interceptors.some(({ leaders }) => leaders.includes(leader))
  for (const leader of defendingLeaders(s, battle)) {
    const tribe = tribeOf(s, leader)
    if (tribe !== NONE && !came(leader)) return tribe
  }
  return tribeAt(s, battle.space)
}

/** BG-9.0-c: interceptors of another tribe than those who were there will have to go back, with the CU that are left to them. */
const isGuest = (s: State, { leader }: Force, there: Tribe): boolean =>
  there !== NONE && leader !== NONE && tribeOf(s, leader) !== NONE && tribeOf(s, leader) !== there

/** Those who were there are lost before interceptors of their power, unless these will have to go back. */
function defendingSlots(s: State, battle: Battle): Slot[] {
  const all = defendingCu(s, battle)
  const there = musterOf((power) => battle.interceptors.reduce((left, { cu }) => left - cu[power], all[power]))
  const tribe = tribeThere(s, battle)
  const mayLose = ({ power, source }: Slot): boolean =>
    there[power] <= 0 || isGuest(s, battle.interceptors[source], tribe)
  const slots: Slot[] = []
  addSlots(slots, there, NO_FORCE)
  for (const slot of slotsOfForces(battle.interceptors)) if (mayLose(slot)) slots.push(slot)
  return slots
}

function attackingSlots(battle: Battle): Slot[] {
  const slots = slotsOfForces(battle.attackers)
  addSlots(slots, battle.joined, NO_FORCE)
  return slots
}

function slots(s: State, battle: Battle, { side, source }: Losing): Slot[] {
  const all = side === 'attackers' ? attackingSlots(battle) : defendingSlots(s, battle)
  return source === ANY ? all : all.filter((slot) => slot.source === source)
}

/** BG-12.2.4-g BG-13.4.2-i: the owner of a relief and of the sortie with it splits the losses as he likes. */
const isFreeSplit = (battle: Battle, side: Side): boolean =>
  side === 'attackers' && battle.joined.some((number) => number > 0)

/** BG-12.2.4-e BG-12.2.4-f BG-12.2.4-h: in turn, Allied or Barbarian CU first. */
function eligible(s: State, battle: Battle, frame: Losing): Slot[] {
  const all = slots(s, battle, frame)
  if (isFreeSplit(battle, frame.side)) return all
  const foreign = all.filter(({ power }) => !isRomanPower(power))
  const roman = all.filter(({ power }) => isRomanPower(power))
  if (foreign.length === 0) return roman
  if (roman.length === 0 || losesAlliesFirst(s, battle, frame.side)) return foreign
  return frame.next === 'foreign' ? foreign : roman
}

export const lossesStep: Step<'losses'> = {
  run: (s, { side, left }) => replace(s, losingOf(side, left)),
}

export const losingStep: Step<'losing'> = {
  run(s, frame, table) {
    const battle = theBattle(s)
    const open = frame.left === 0 ? [] : eligible(s, battle, frame)
    if (open.length === 1) return lose(s, open[0])
    if (open.length > 1) {
      const player = playerOfSide(battle, frame.side)
      return push(s, { kind: 'lose-cu', player, space: battle.space, side: frame.side, power: null })
    }
    // BG-12.2.4-d: or all if there are fewer.
    pop(s)
    for (const power of POWERS) {
      const cu = frame.taken[power]
      if (cu === 0) continue
      const space = s.board.spaceIds[battle.space]
      const rule = frame.isRetreat ? 'BG-12.4.1-q' : 'BG-12.2.4-d'
      table.tell({ type: 'lose', power: powerNames[power], cu, space, rule })
    }
  },
}

const lessOf = (forces: readonly Force[], at: number, power: Power): Force[] =>
  forces.map((force, i) => (i === at ? forceWith(force, { cu: less(force.cu, power, 1) }) : force))

/** One CU is lost; the losses are the innermost frame. */
function lose(s: State, { power, source }: Slot): void {
  const frame = top(s)
  if (frame.kind !== 'losing') return
  const battle = theBattle(s)
  addCu(s, battle.space, power, -1)
  if (frame.side === 'attackers') {
    amend(s, { attackersLost: plus(battle.attackersLost, power, 1) })
    if (source === NO_FORCE) amend(s, { joined: less(battle.joined, power, 1) })
    else amend(s, { attackers: lessOf(battle.attackers, source, power) })
  } else {
    amend(s, { defendersLost: plus(battle.defendersLost, power, 1) })
    if (source !== NO_FORCE) amend(s, { interceptors: lessOf(battle.interceptors, source, power) })
  }
  const next = isRomanPower(power) ? 'foreign' : 'roman'
  replace(s, {
    kind: 'losing',
    side: frame.side,
    left: frame.left - 1,
    source: frame.source,
    isRetreat: frame.isRetreat,
    next,
    taken: plus(frame.taken, power, 1),
  })
}

function openFor(s: State, frame: FrameOf<'lose-cu'>): Slot[] {
  const beneath = s.stack[s.stack.length - 2]
  if (beneath.kind !== 'losing') return []
  const open = eligible(s, theBattle(s), beneath)
  return frame.power === null ? open : open.filter(({ power }) => power === frame.power)
}

const forcesOf = (battle: Battle, side: Side): readonly Force[] =>
  side === 'attackers' ? battle.attackers : battle.interceptors

/** First the power, if there are several; then the force, by its leader; those out of the garrison, or who were there: see below. */
function answersFor(s: State, frame: FrameOf<'lose-cu'>): { readonly action: Action; readonly slot: Slot | Power }[] {
  const open = openFor(s, frame)
  const actions = actionsOf(s.board)
  const powers = [...new Set(open.map(({ power }) => power))]
  if (powers.length > 1) return powers.map((power) => ({ action: actions.power[power], slot: power }))
  const forces = forcesOf(theBattle(s), frame.side)
  return open.map((slot) => ({
    action: slot.source === NO_FORCE ? ofNoForce(s, frame.side) : actions.leader[forces[slot.source].leader],
    slot,
  }))
}

/** `sortie`: those out of the garrison; the tribe of those who were there. */
function ofNoForce(s: State, side: Side): Action {
  const { option, tribe } = actionsOf(s.board)
  return side === 'attackers' ? option.sortie : (tribe[tribeThere(s, theBattle(s))] ?? option.sortie)
}

export const loseCuQuestion: Question<'lose-cu'> = {
  asks: (_s, { player }) => player,
  candidates: (s, frame) => answersFor(s, frame).map(({ action }) => action),
  verdict: (s, frame, action) =>
    answersFor(s, frame).some((each) => each.action === action) ? yes() : no('BG-12.2.4-k'),
  answer(s, frame, action) {
    const slot = answersFor(s, frame).find((each) => each.action === action)?.slot ?? NO_POWER
    if (typeof slot !== 'number') {
      pop(s)
      return lose(s, slot)
    }
    const of = openFor(s, frame).filter(({ power }) => power === slot)
    if (of.length > 1) return replace(s, { ...frame, power: of[0].power })
    pop(s)
    lose(s, of[0])
  },
}
