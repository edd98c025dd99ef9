/** Chapter 6: Roman Purchase. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { type Action, DONE } from '../actions.ts'
import type { Asks } from '../asking.ts'
import { type Area, FORCE, FORT, LEGION, ROMAN_COUNTERS, type RomanCounter, WALL } from '../board.ts'
import type { Table } from '../events.ts'
import { ROMAN } from '../options.ts'
import { addPoints, availableOf, countAt, type FrameOf, forcesAt, place, pointsOf, type State } from '../state.ts'
import { romanName } from './counters.ts'
import { endPhase } from './phases.ts'

const PURCHASE: FrameOf<'purchase'> = { kind: 'purchase' }

export function beginPurchase(s: State): void {
  if (canBuy(s)) replace(s, PURCHASE)
  else endPhase(s, 'purchase')
}

export const purchase: Asks<'purchase'> = {
  asks: () => ROMAN,
  *candidates(s) {
    yield* s.actions.buy.flat()
    yield DONE
  },
  verdict(s, _, action) {
    if (action.kind === 'buy') return buyVerdict(s, action.counter, action.at)
    return action.kind === 'done' ? yes() : no('FR-3-a')
  },
  legal(s) {
    const legal: Action[] = []
    const { buy } = s.actions
    for (const counter of [LEGION, FORCE] as const) if (isInReach(s, counter)) legal.push(buy[counter][0])
    for (const counter of [WALL, FORT] as const) {
      if (!isInReach(s, counter)) continue
      for (const at of s.board.areas) {
        if (forcesAt(s, at) > 0 && buyVerdict(s, counter, at).ok) legal.push(buy[counter][at])
      }
    }
    legal.push(DONE)
    return legal
  },
  answer(s, _, action, table) {
    if (action.kind === 'buy') buy(s, action.counter, action.at, table)
    else endPhase(s, 'purchase')
  },
}

const isBuilt = (counter: RomanCounter) => counter === FORT || counter === WALL

/** FR-6-a FR-6-d: there is one, and it can be paid. */
function isInReach(s: State, counter: RomanCounter): boolean {
  return availableOf(s, counter) > 0 && s.board.price[counter] <= pointsOf(s)
}

/** What it costs to buy a counter and place it there, or the clause that forbids it. */
export function buyVerdict(s: State, counter: RomanCounter, at: Area): Verdict {
  if (availableOf(s, counter) === 0) return no('FR-6-d')
  const price = s.board.price[counter]
  if (price > pointsOf(s)) return no('FR-6-a')
  if (!isBuilt(counter)) return at === s.board.rome ? yes(price) : no('FR-6-b')
  if (at === s.board.rome || forcesAt(s, at) === 0) return no('FR-6-c')
  return countAt(s, counter, at) > 0 ? no('FR-6-e') : yes(price)
}

/** FR-6-a FR-6-b FR-6-c FR-6-f */
function buy(s: State, counter: RomanCounter, at: Area, table: Table): void {
  const cost = s.board.price[counter]
  addPoints(s, -cost)
  place(s, counter, at, 1)
  table.tell({ type: 'purchase', counter: romanName(counter), at: s.board.ids[at], cost, rrp: pointsOf(s) })
}

/** Whether there is anything to be bought at all. */
function canBuy(s: State): boolean {
  return ROMAN_COUNTERS.some((counter) => isInReach(s, counter) && (!isBuilt(counter) || canBuild(s, counter)))
}

function canBuild(s: State, counter: RomanCounter): boolean {
  return s.board.areas.some((at) => forcesAt(s, at) > 0 && buyVerdict(s, counter, at).ok)
}
