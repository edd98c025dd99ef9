/** The turns of a scenario, with their years. */
import { board } from './printed.ts'
import type { PlayerName, TurnName, View } from './view.ts'

/** BG-3.1-b: in the order of the turn track. */
export const turnTrack: readonly TurnName[] = ['A', 'B', '1', '2', '3', '4', '5', '6', '7', '8', '9']

export const turnOf = ({ turn }: View): TurnName => turnTrack[turn] ?? 'A'

export const scenarioOf = ({ options }: View) =>
  board.scenarios.find(({ id }) => id === options.scenario) ?? board.scenarios[0]

/** The turns that are played, the first to the last. */
export function turnsOf(view: View): readonly TurnName[] {
  const { firstTurn, lastTurn } = scenarioOf(view)
  const names: readonly string[] = turnTrack
  return turnTrack.slice(names.indexOf(firstTurn), names.indexOf(lastTurn) + 1)
}

export const isLastTurn = (view: View): boolean => turnOf(view) === scenarioOf(view).lastTurn

/** BG-4.3-b: what the ROMAN player needs at the end. */
export const neededOf = (view: View): number => scenarioOf(view).victory.romanWinsAt

export function yearsOf(turn: TurnName): { readonly from: number; readonly to: number } {
  const { from, to } = board.tables.turns.find((each) => each.turn === turn) ?? board.tables.turns[0]
  return { from, to }
}

export const otherPlayer = (player: PlayerName): PlayerName => (player === 'roman' ? 'barbarian' : 'roman')
