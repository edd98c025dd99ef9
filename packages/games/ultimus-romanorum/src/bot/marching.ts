/** A march that was broken off by the dice or by a question, or that the rules force: how it goes on. */

import { top } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../actions.ts'
import { HALVES, NOBODY } from '../board.ts'
import { verdict } from '../machine.ts'
import { isBoundByUnrest } from '../rules/movement/bounds/holding.ts'
import { isMigrating } from '../rules/movement/bounds/points.ts'
import { augustusOf, BARBARIAN, otherCamp, ROMAN, type State, whereIs } from '../state.ts'
import { choose } from './answers.ts'
import { situationOf, zoneValue } from './situation.ts'

/** It ends where it may; if it must go on, then to where no enemy is, and towards the capitals. */
export function groupAnswer(s: State): Action {
  const frame = top(s)
  const camp = frame.kind === 'group' || frame.kind === 'movement' ? frame.camp : 0
  const { pf } = situationOf(s)
  return choose(s, (action) => {
    switch (action.kind) {
      case 'done':
        return 1000
      case 'to':
        return (
          500 -
          10 * (pf[otherCamp(camp)][action.place] ?? 0) -
          toCapital(s, action.place) +
          zoneValue(s.board, action.place)
        )
      case 'piece':
        return isBoundByUnrest(s, action.piece) || isMigrating(s, action.piece) ? 10 : 1
      default:
        return 0
    }
  })
}

function toCapital({ board }: State, zone: number): number {
  let least = 20
  for (const half of HALVES) {
    for (const capital of board.capitals[half]) least = Math.min(least, board.distance[zone]?.[capital] ?? least)
  }
  return least
}

/** UR-8.2.2-e: whoever is in a box comes out once his city is safe. */
export function comingOut(s: State): Action | undefined {
  for (const half of HALVES) {
    const augustus = augustusOf(s, half)
    if (augustus === NOBODY || whereIs(s, augustus) !== s.board.refuge[half]) continue
    const zone = s.board.refugeZone[half]
    const { pf, reach } = situationOf(s)
    const action = actionsOf(s.board).piece[augustus]
    if (reach[BARBARIAN][zone] <= 1.2 * pf[ROMAN][zone] && verdict(s, action).ok) return action
  }
  return undefined
}
