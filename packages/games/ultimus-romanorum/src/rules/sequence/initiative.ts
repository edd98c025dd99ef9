/** Chapter 2.B: initiative. */
import { d6, no, type RuleId, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, DONE } from '../../actions.ts'
import { HALVES, NOBODY } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import {
  augustusOf,
  BARBARIAN,
  type Camp,
  campNames,
  handSize,
  holds,
  itsCamp,
  otherCamp,
  ROMAN,
  type State,
  theRoman,
} from '../../state.ts'
import { stratagem } from '../../stratagem-kinds.ts'
import { spend } from '../stratagems/hand.ts'

export const INITIATIVE = stratagem('initiative')

const INITIATIVE_WINDOW = { moment: 'initiative', pass: DONE }

/** UR-2.B-a to UR-2.B-c UR-2.B-f. UR-2.B-g: in the first year the scenario says who has it, and nobody can turn that. */
export function rollInitiative(s: State, table: Table): void {
  const scenario = s.board.file.scenarios.find(({ id }) => id === s.options.scenario)
  if (s.year === scenario?.start) {
    return settle(s, scenario.initiative === 'roman' ? ROMAN : BARBARIAN, 'UR-2-a', table)
  }
  const capacities = HALVES.flatMap((half) =>
    augustusOf(s, half) === NOBODY ? [] : [s.board.leader[augustusOf(s, half)].cp],
  )
  const lowest = Math.min(...capacities)
  const roll = table.roll(d6, { for: 'initiative', below: lowest })
  settle(s, roll < lowest ? ROMAN : BARBARIAN, roll < lowest ? 'UR-2.B-b' : 'UR-2.B-c', table)
  const loser = otherCamp(s.initiative)
  ask(s, loser)
}

export function settle(s: State, camp: Camp, rule: RuleId, table: Table): void {
  s.initiative = camp
  table.tell({ type: 'initiative', camp: campNames[camp], rule })
}

/** Whoever holds any stratagem at all is asked. */
function ask(s: State, camp: Camp): void {
  if (handSize(s, camp) > 0) push(s, { kind: 'initiative-answer', camp })
}

/** UR-2.B-e UR-6.3-a UR-6.3-b: only who has not got it may turn it, and the last one played stands. */
export const initiativeAnswer: Question<'initiative-answer'> = {
  window: () => INITIATIVE_WINDOW,
  asks: itsCamp,
  candidates: ({ board }) => [actionsOf(board).play[INITIATIVE], DONE],
  verdict(s, { camp }, action) {
    if (action.kind === 'done') return yes()
    return action.kind === 'play' && action.stratagem === INITIATIVE && holds(s, camp, INITIATIVE)
      ? yes()
      : no('UR-2.B-e')
  },
  answer(s, { camp }, action, table) {
    pop(s)
    if (action.kind === 'done') return
    spend(s, camp, INITIATIVE, 'bowl', table)
    settle(s, camp, 'UR-6.3-a', table)
    ask(s, otherCamp(camp))
  },
}

const AUGUSTAE = [stratagem('augusta-occidentalis'), stratagem('augusta-orientalis')]

/** UR-6.1-n UR-6.1-s UR-6.1-w */
export const augustaOpening: Question<'augusta-opening'> = {
  window: () => INITIATIVE_WINDOW,
  asks: theRoman,
  candidates: ({ board }) => [...AUGUSTAE.map((kind) => actionsOf(board).play[kind]), DONE],
  verdict(s, _, action) {
    if (action.kind === 'done') return yes()
    if (action.kind !== 'play' || !AUGUSTAE.includes(action.stratagem)) return no('UR-6.1-w')
    return holds(s, ROMAN, action.stratagem) ? yes() : no('UR-6-a')
  },
  answer(s, _, action, table) {
    pop(s)
    if (action.kind !== 'play') return
    spend(s, ROMAN, action.stratagem, 'bowl', table)
    settle(s, ROMAN, 'UR-6.1-w', table)
  },
}
