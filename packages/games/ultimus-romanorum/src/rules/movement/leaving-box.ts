/** Chapter 8.2.2: out of the box of Ravenna or Constantinopolis. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { HALVES, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import { augustusOf, BARBARIAN, controllerOf, piecesAt, type State, whereIs } from '../../state.ts'
import { move } from '../pieces.ts'

const halfOfBox = (s: State, piece: Piece) => HALVES.find((half) => s.board.refuge[half] === whereIs(s, piece))

/** Of a piece that is not on land: whether it is the Augustus who leads all out of the box. */
export function mayLeaveBox(s: State, piece: Piece): Verdict {
  const half = halfOfBox(s, piece)
  if (half === undefined) return no('UR-3.4.2-n')
  if (augustusOf(s, half) !== piece) return no('UR-8.2.2-j')
  return controllerOf(s, s.board.refugeZone[half]) === BARBARIAN ? no('UR-8.2.2-e') : yes()
}

/** UR-8.2.2-e UR-8.2.2-i UR-8.2.2-j: out of the box, for nothing, the Augustus with all who are there; then they may move. */
export function leaveBox(s: State, augustus: Piece, table: Table): void {
  const half = halfOfBox(s, augustus)
  if (half !== undefined) move(s, piecesAt(s, s.board.refuge[half]), s.board.refugeZone[half], 'refuge', table)
}
