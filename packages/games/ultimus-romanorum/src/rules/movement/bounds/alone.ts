/** Chapters 3.2.1 to 3.2.3: where a Roman unit may go without any leader. It depends on nothing but the map. */

import { no, type Verdict, yes } from '@tabularium/engine'
import {
  type Board,
  BU,
  CO,
  derived,
  isInEmpire,
  LI,
  NOBODY,
  type Piece,
  type Place,
  type UnitData,
  type Zone,
} from '../../../board.ts'
import { hasMoved, ralliedTo, type State } from '../../../state.ts'

/** From that zone, or from NOBODY: from the sea. Buccellarii go with their leader only: UR-3.2.4-a. */
export function mayRomanGoAlone(board: Board, unit: UnitData, from: Zone, to: Zone): Verdict {
  switch (unit.category) {
    case LI:
      return mayLimitaneiGo(board, unit, to)
    case CO:
      return mayComitatensesGo(board, unit, from, to)
    case BU:
      return no('UR-3.2.4-a')
    default:
      return mayPalatiniGo(board, unit, to)
  }
}

/** UR-3.2.1-a UR-3.4.1-m: with a leader or without. */
export function mayLimitaneiGo(board: Board, unit: UnitData, to: Zone): Verdict {
  if (!isInEmpire(board, to)) return no('UR-3.4.1-m')
  return board.dioceseOf[to] === unit.diocese ? yes() : no('UR-3.2.1-a')
}

/** UR-3.2.2-b UR-3.2.2-d UR-3.2.2-e UR-3.2.2-g */
function mayComitatensesGo(board: Board, unit: UnitData, from: Zone, to: Zone): Verdict {
  const half = board.halfOf[to]
  if (half === null) return no('UR-3.2.2-d')
  if (half !== unit.half) return no('UR-3.2.2-e')
  if (board.dioceseOf[to] !== unit.diocese) return no('UR-3.2.2-b')
  return from !== NOBODY && board.dioceseOf[from] === unit.diocese ? yes() : no('UR-3.2.2-g')
}

/** UR-3.2.3-b UR-3.2.3-c */
function mayPalatiniGo(board: Board, unit: UnitData, to: Zone): Verdict {
  const half = board.halfOf[to]
  if (half === unit.half) return yes()
  return no(half === null ? 'UR-3.2.3-c' : 'UR-3.2.3-b')
}

/** By unit and zone: whether there is a zone beside it where it may go. Worked out with the board, and gone with it. */
const setOuts = derived((board): readonly (readonly boolean[])[] =>
  board.unit.map((unit) =>
    unit === undefined || unit.people !== NOBODY
      ? []
      : board.everyZone.map((from) => board.neighbours[from].some((to) => mayRomanGoAlone(board, unit, from, to).ok)),
  ),
)

/** Whether a Roman unit that stands there could make a step without a leader. */
export const canSetOutAlone = (board: Board, unit: Piece, from: Place): boolean => setOuts(board)[unit][from]

/** Units that may go to the same zones with the same leaders. */
export function areOfOneSort(s: State, a: Piece, b: Piece): boolean {
  const [one, other] = [s.board.unit[a], s.board.unit[b]]
  if (one === undefined || other === undefined || one.category !== other.category || one.category === BU) return false
  if (one.people !== other.people || one.diocese !== other.diocese || one.half !== other.half) return false
  return ralliedTo(s, a) === ralliedTo(s, b) && hasMoved(s, a) === hasMoved(s, b)
}
