/** Chapter 4.4: the armies' advance. */
import { no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, BLOCK, STAND } from '../../actions.ts'
import { type Army, CONSTANTIUS, EVERY_ARMY, NONE, type Province } from '../../board.ts'
import type { Table } from '../../events.ts'
import { helpersOf, seatOf } from '../../options.ts'
import {
  armyAt,
  armyProvince,
  armyRegion,
  armyStep,
  type Combat,
  countTurn,
  emperorProvince,
  otherEmperorAt,
  type State,
  setArmy,
} from '../../state.ts'
import { leaveBoard, openCombat, settleCombat } from '../combat.ts'
import { endGame } from '../game-end.ts'
import type { Asking, Running } from '../handler.ts'
import { placeRevolt, removeToken } from '../tokens.ts'
import { mayBlock, payForPower } from '../variants.ts'
import { linkHolds } from './broken-links.ts'

/** How many provinces an army still has to go to ROMA. */
export function distanceToRome(s: State, army: Army): number {
  return s.board.paths[armyRegion(s, army)].length - 1 - armyStep(s, army)
}

/** TE-4.4-b: of those that have not moved, the one closest to ROMA, then the one of the lowest region. */
export function nextToMove(s: State, moved: number): Army {
  let first: Army = NONE
  for (const army of EVERY_ARMY) {
    if (armyRegion(s, army) === NONE || (moved & (1 << army)) !== 0) continue
    if (first === NONE || movesBefore(s, army, first)) first = army
  }
  return first
}

function movesBefore(s: State, a: Army, b: Army): boolean {
  const difference = distanceToRome(s, a) - distanceToRome(s, b)
  return difference < 0 || (difference === 0 && armyRegion(s, a) < armyRegion(s, b))
}

/** TE-4.4-a: the next province of its path. */
export function nextProvince(s: State, army: Army): Province {
  return s.board.paths[armyRegion(s, army)][armyStep(s, army) + 1]
}

/** TE-4.4-a TE-4.4-g: the armies move one by one; when all have moved, the turn is over. */
export const advance: Running<'advance'> = {
  run(s, { moved }, table) {
    const army = nextToMove(s, moved)
    if (army === NONE) {
      countTurn(s)
      return replace(s, { kind: 'turn' })
    }
    replace(s, { kind: 'advance', moved: moved | (1 << army) })
    moveArmy(s, army, table)
  },
}

/** TE-4.4-a TE-4.4-c TE-4.4-e: moves one army, or opens the question that must be answered first. */
function moveArmy(s: State, army: Army, table: Table): void {
  const to = nextProvince(s, army)
  if (armyAt(s, to) !== NONE) return halt(s, army, 'army', table)
  if (!linkHolds(s, armyProvince(s, army), to, 'advance', table)) return halt(s, army, 'broken-link', table)
  const emperor = otherEmperorAt(s, to, NONE)
  if (emperor === NONE) return enter(s, army, to, table)
  if (mayBlock(s, emperor)) push(s, { kind: 'block', army })
  else openCombat(s, 'army', emperor, army, table)
}

function halt(s: State, army: Army, why: 'army' | 'broken-link' | 'constantius', table: Table): void {
  const at = s.board.ids[armyProvince(s, army)]
  table.tell({ type: 'army', change: 'halt', at, before: s.board.ids[nextProvince(s, army)], why })
}

const ANSWERS: readonly Action[] = [BLOCK, STAND]

/** TE-6.1-d: Constantius may stop the army before it attacks him. */
export const block: Asking<'block'> = {
  asks: (s) => seatOf(s.options, CONSTANTIUS),
  helpers: (s) => helpersOf(s.options, CONSTANTIUS),
  candidates: () => ANSWERS,
  legal: () => ANSWERS,
  verdict: (_s, _frame, action) => (isAnswer(action) ? yes() : no('TE-6.1-d')),
  answer(s, { army }, action, table) {
    pop(s)
    if (action.kind === 'block') stop(s, army, table)
    else openCombat(s, 'army', CONSTANTIUS, army, table)
  },
}

const isAnswer = ({ kind }: Action) => kind === 'block' || kind === 'stand'

/** TE-6.1-d */
export function stop(s: State, army: Army, table: Table): void {
  payForPower(s, CONSTANTIUS, table)
  halt(s, army, 'constantius', table)
}

/** TE-4.4-d TE-5-b: the army moves in and lays the province waste; in ROMA that is the end. */
function enter(s: State, army: Army, to: Province, table: Table): void {
  const from = s.board.ids[armyProvince(s, army)]
  setArmy(s, army, armyRegion(s, army), to)
  table.tell({ type: 'army', change: 'advance', from, to: s.board.ids[to] })
  if (to === s.board.roma) {
    endGame(s, { victory: false, rule: 'TE-5-b' }, table)
    return
  }
  removeToken(s, to, 'devastation', table)
  placeRevolt(s, to, 'devastation', table)
}

export const assaultResult: Running<'assault-result'> = {
  run(s, combat, table) {
    pop(s)
    resolveAssault(s, combat, table)
  },
}

/** TE-4.4-f */
export function resolveAssault(s: State, combat: Combat, table: Table): void {
  const { army, emperor } = combat
  if (settleCombat(s, combat, table) !== 'defeat') return
  const to = emperorProvince(s, emperor)
  leaveBoard(s, emperor, 'defeat', table)
  enter(s, army, to, table)
}
