/** Chapter 13.2: one roll on the Siege Table. */
import { d6, type JsonObject, no, yes } from '@tabularium/engine'
import { inOrder, openWindow, pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../../actions.ts'
import type { Board, Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question, Step } from '../../../handlers.ts'
import {
  BARBARIANS,
  CASTRA,
  COLONIA,
  cuAt,
  fortAt,
  GARRISONS,
  garrisonAt,
  insideAt,
  isRomanPower,
  opponentOf,
  type Power,
  playerOf,
  powerNames,
  type State,
  setFort,
  setInside,
  sideOf,
} from '../../../state.ts'
import { changePlunder } from '../../map/control.ts'
import { bereave, powersWith, removeCu } from '../../map/losses.ts'
import { lastingSiegeDrm } from '../../map/siege-cards.ts'
import { askAboutFort, askAboutMarker, convertSpace, moveTribes } from './siege-won.ts'

export type SiegeRoll = FrameOf<'siege-roll'>

type Points = FrameOf<'siege-points'>

/** BG-13.2-c: a Roman leader adds 1. BG-13.2-d: his rating does nothing. */
const romanBonus = (power: Power): number => (isRomanPower(power) ? 1 : 0)

export interface SiegeModifier extends JsonObject {
  readonly why: string
  readonly n: number
}

/** What is added to the roll, with what cards have done so far. */
export function siegeModifiers(s: State, space: Space, power: Power): SiegeModifier[] {
  return [
    { why: 'engineers', n: romanBonus(power) },
    { why: 'card', n: s.response?.drm ?? 0 },
    { why: 'court', n: lastingSiegeDrm(s, space) },
  ].filter(({ n }) => n !== 0)
}

export const sumOf = (modifiers: readonly SiegeModifier[]): number => modifiers.reduce((all, { n }) => all + n, 0)

/** BG-13.2-e: beyond an end of the table its last row counts. */
export function siegeRow({ board }: State, modified: number): Board['siege'][number] {
  return board.siege[Math.max(1, Math.min(board.siege.length, modified)) - 1]
}

function roll(s: State, frame: SiegeRoll, table: Table): void {
  // A card has stopped it; who asked for the roll sees it in the response.
  if (s.response?.cancelled) return pop(s)
  const modifiers = siegeModifiers(s, frame.space, frame.power)
  const modifier = sumOf(modifiers)
  s.response = null
  const power = powerNames[frame.power]
  const die = table.roll(d6, { for: 'siege', at: s.board.spaceIds[frame.space], power, modifier, modifiers })
  const { points, loss } = siegeRow(s, die + modifier)
  table.tell({ type: 'siege-points', space: s.board.spaceIds[frame.space], points, loss })
  push(s, { kind: 'siege-points', space: frame.space, power: frame.power, points, loss })
}

/** BG-13.2-f to BG-13.2-i: each point does one thing. BG-13.2-l: those left over are lost, the besiegers' loss is taken. */
export const siegePointsStep: Step<'siege-points'> = {
  run(s, frame, table) {
    const { space, points } = frame
    if (points === 0) {
      pop(s)
      return takeLoss(s, frame, table)
    }
    replace(s, { ...frame, points: points - 1 })
    if (garrisonAt(s, space) > 0) {
      const powers = GARRISONS.filter((power) => insideAt(s, space, power) > 0)
      askLoss(s, space, powers, true, table)
    } else if (fortAt(s, space) === COLONIA) reduceColonia(s, frame, table)
    else win(s, frame, table)
  },
}

/** BG-13.5-a: the rest is for the roll beneath. */
function win(s: State, frame: Points, table: Table): void {
  replace(s, { ...frame, points: 0 })
  const at = s.stack.length - 2
  const beneath = s.stack[at]
  if (beneath.kind === 'siege-roll') s.stack[at] = { ...beneath, step: 'fort' }
  convertSpace(s, frame, table)
}

/** BG-13.2-g BG-13.2-h BG-13.7-d BG-2.4.4-j */
function reduceColonia(s: State, { space, power }: Points, table: Table): void {
  setFort(s, space, CASTRA)
  table.tell({ type: 'fort', space: s.board.spaceIds[space], fort: 'castra', rule: 'BG-13.2-g' })
  if (power === BARBARIANS) changePlunder(s, 1, 'BG-13.2-h', table)
}

/** BG-13.2-e BG-13.2-l: the besiegers' loss, after everything else. */
function takeLoss(s: State, { space, power, loss }: Points, table: Table): void {
  if (loss === 0) return
  const powers = powersWith(s, space, power).filter((each) => cuAt(s, space, each) > 0)
  if (powers.length > 0) askLoss(s, space, powers, false, table)
}

/** BG-13.2-n: the owner chooses, if there is a choice. */
function askLoss(s: State, space: Space, powers: readonly Power[], isGarrison: boolean, table: Table): void {
  if (powers.length === 1) return lose(s, space, powers[0], isGarrison, table)
  push(s, { kind: 'siege-loss', player: playerOf(powers[0]), space, isGarrison, powers })
}

function lose(s: State, space: Space, power: Power, isGarrison: boolean, table: Table): void {
  const garrison = GARRISONS.find((each) => each === power)
  if (!isGarrison) {
    removeCu(s, space, power, 1, 'BG-13.2-e', table)
    // BG-2.4.2.6-y
    bereave(s, space, sideOf(powerOfBesieger(s, power)), 'BG-2.4.2.6-y', table)
  } else if (garrison !== undefined) {
    setInside(s, space, garrison, insideAt(s, space, garrison) - 1)
    table.tell({ type: 'lose', power: powerNames[power], cu: 1, space: s.board.spaceIds[space], rule: 'BG-13.2-f' })
  }
}

/** The Allied CU of a borrowed leader besiege as Barbarians: BG-15.3-d. */
function powerOfBesieger(s: State, power: Power): Power {
  const frame = s.stack.findLast((each) => each.kind === 'siege-roll')
  return frame?.kind === 'siege-roll' && powersWith(s, frame.space, frame.power).includes(power) ? frame.power : power
}

export const siegeLossQuestion: Question<'siege-loss'> = {
  asks: (_s, { player }) => player,
  candidates: (s, { powers }) => powers.map((power) => actionsOf(s.board).power[power]),
  verdict: (_s, { powers }, action) =>
    action.kind === 'power' && powers.includes(action.power) ? yes() : no('BG-13.2-n'),
  answer(s, { space, isGarrison }, action, table) {
    if (action.kind !== 'power') return
    pop(s)
    lose(s, space, action.power, isGarrison, table)
  },
}

export const siegeRollStep: Step<'siege-roll'> = inOrder({
  /** BG-13.2-b */
  window(s, { player }) {
    openWindow(s, 'siege-roll', [player, opponentOf(player)])
  },
  roll(s, frame, table) {
    // Unless it is won nothing follows.
    replace(s, { ...frame, step: 'over' })
    roll(s, frame, table)
  },
  fort: askAboutFort,
  tribes: moveTribes,
  marker: askAboutMarker,
  won: (s, { player }) => openWindow(s, 'siege-won', [player, opponentOf(player)]),
  over: () => {},
})
