/** Chapters 4 and 5.6: points for provinces, and how the game is won. */
import type { Outcome, RuleId } from '@tabularium/engine'
import type { BoardFile } from '../edition/schema.ts'
import type { Table } from '../events.ts'
import { BARBARIAN, type Player, playerNames, ROMAN, type State, turnNames, vpOf } from '../state.ts'
import { changeVp, isOwnProvince, isRomanProvince } from './map/control.ts'

export type Scenario = BoardFile['scenarios'][number]

export function scenarioOf({ board, options }: Pick<State, 'board' | 'options'>): Scenario {
  const found = board.file.scenarios.find(({ id }) => id === options.scenario)
  if (found === undefined) throw new Error(`there is no scenario '${options.scenario}'`)
  return found
}

/** BG-3.1-a BG-4.3-a */
export const isLastTurn = (s: State): boolean => turnNames[s.turn] === scenarioOf(s).lastTurn

export function endGame(s: State, winner: Player, rule: RuleId, table: Table): void {
  if (s.end !== null) return
  s.end = { winner, rule }
  table.tell({ type: 'end', winner: playerNames[winner], rule })
}

/** BG-5.6-a: so many provinces change nothing. */
const PIVOT = 7

/** BG-5.6-a BG-5.6-b BG-5.6-c: a point for each province above seven, one less for each below. */
function scoreProvinces(s: State, table: Table): void {
  const [roman, lost]: [string[], string[]] = [[], []]
  for (const province of s.board.everyProvince)
    (isRomanProvince(s, province) ? roman : lost).push(s.board.provinces[province].id)
  table.tell({ type: 'provinces', roman, lost })
  changeVp(s, roman.length - PIVOT, 'BG-5.6-a', table)
}

/** BG-4.2-b to BG-4.2-f BG-5.6-d to BG-5.6-h: the points first, then whether it is over. */
export function score(s: State, table: Table): void {
  scoreProvinces(s, table)
  if (!s.board.everyProvince.some((province) => isOwnProvince(s, province)))
    return endGame(s, BARBARIAN, 'BG-4.2-b', table)
  if (vpOf(s) === 0) return endGame(s, BARBARIAN, 'BG-4.2-d', table)
  if (isLastTurn(s)) endByPoints(s, table)
}

/** BG-4.3-b BG-5.6-f: the scenario tells how many points the ROMAN player needs. */
function endByPoints(s: State, table: Table): void {
  const winner = vpOf(s) >= scenarioOf(s).victory.romanWinsAt ? ROMAN : BARBARIAN
  endGame(s, winner, 'BG-4.3-b', table)
}

export function outcome(s: State): Outcome | null {
  if (s.end === null) return null
  const { winner, rule } = s.end
  const details = { vp: vpOf(s), needed: scenarioOf(s).victory.romanWinsAt, turn: turnNames[s.turn] }
  return { winners: [winner], rule, details }
}
