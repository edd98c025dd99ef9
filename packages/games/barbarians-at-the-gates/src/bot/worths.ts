/** What spaces are worth to the ROMAN player. */
import type { Province, Space } from '../board.ts'
import { scenarioOf } from '../rules/victory.ts'
import { ALLIED, CITY, CULTIVATED, controlOf, cuAt, LOYALIST, type State, turnNames, USURPER } from '../state.ts'
import { weights } from './weights.ts'

export const isRomans = (s: State, space: Space): boolean => {
  const holder = controlOf(s, space)
  return holder === LOYALIST || holder === ALLIED
}

/** How many scorings are still to come, this turn's included. */
export function turnsLeft(s: State): number {
  const last = turnNames.indexOf(scenarioOf(s).lastTurn)
  return Math.max(1, last - s.turn + (s.phase === 'reinforcement' ? 0 : 1))
}

/** What one space more or less means, by how many could still be lost or are still missing. */
const MARGINS = [0.6, 0.3, 0.15, 0.07, 0.04, 0.02]
const atMargin = (n: number): number => MARGINS[Math.min(MARGINS.length - 1, Math.max(0, n))]
/** Without the Capital the other spaces of a province are worth less. */
const WITHOUT_CAPITAL = 0.3
const OPEN_HORIZON = 2
/** A Capital in a province without a majority. */
const WITHOUT_MAJORITY = 0.45

function addProvince(s: State, province: Province, horizon: number, worth: number[]): void {
  const { capital, counting } = s.board.provinces[province]
  const need = Math.floor(counting.length / 2) + 1
  let [held, loose] = [0, 0]
  for (const space of counting) {
    if (isRomans(s, space)) held++
    // BG-19.3-a: what a Usurper holds without CU falls to the Loyalists with the rest.
    else if (space !== capital && controlOf(s, space) === USURPER && cuAt(s, space, USURPER) === 0) loose++
  }
  const isSeat = isRomans(s, capital)
  const withSeat = held + loose + (isSeat ? 0 : 1)
  worth[capital] += horizon * (withSeat >= need ? 1 : WITHOUT_MAJORITY)
  for (const space of counting) {
    if (space === capital) continue
    const isHeld = isRomans(s, space)
    // Of a majority: how many more can be lost; otherwise how many more are missing.
    const margin = isHeld
      ? held >= need
        ? held - need
        : need - held
      : held >= need
        ? held - need + 1
        : need - held - 1
    // Open land changes hands every turn.
    const lasts = s.board.kind[space] === CITY ? horizon : Math.min(horizon, OPEN_HORIZON)
    worth[space] += lasts * atMargin(margin) * (isSeat ? 1 : WITHOUT_CAPITAL)
  }
}

/** By space: what it is worth to the ROMAN player to hold it. */
export function worths(s: State, horizon: number): number[] {
  const worth = new Array<number>(s.board.everySpace.length).fill(0)
  for (const space of s.board.everySpace) {
    const kind = s.board.kind[space]
    if (s.board.provinceOf[space] < 0) continue
    worth[space] = kind === CITY ? 0.1 : kind === CULTIVATED ? 0.05 : weights.border
  }
  for (const province of s.board.everyProvince) addProvince(s, province, horizon, worth)
  return worth
}
