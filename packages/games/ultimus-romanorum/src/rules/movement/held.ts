/** Whom a rule keeps where he is while his camp moves: not who has moved, nor who only wants a leader or a unit. */
import { type Held, type Verdict, yes } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { HALVES, isLand, NOBODY, type Piece, peopleOfPiece } from '../../board.ts'
import { augustusOf, type Camp, CLIENT, hasFleetMoved, landOf, type State, statusOf, whereIs } from '../../state.ts'
import { mayMarchAway } from './bounds/holding.ts'
import { homesOf, mayArmeniaLeave } from './bounds/limits.ts'
import { mayLeaveBox } from './leaving-box.ts'
import { mayGo } from './march/beginning.ts'
import { guardWith } from './march/joining.ts'
import { isUnmoved } from './march/movers.ts'
import { mayUse } from './sea/naval.ts'

export function held(s: State): readonly Held[] {
  const frame = top(s)
  if (frame.kind !== 'movement' && frame.kind !== 'group' && frame.kind !== 'fleet') return []
  const group = frame.kind === 'group' ? frame.group : []
  return [...heldPieces(s, frame.camp, group), ...heldFleets(s, frame.camp)]
}

function* heldPieces(s: State, camp: Camp, group: readonly Piece[]): Generator<Held> {
  for (const piece of s.board.everyPiece) {
    if (!isUnmoved(s, camp, piece) || group.includes(piece)) continue
    const free = isLand(s.board, whereIs(s, piece)) ? mayLeaveZone(s, piece) : mayLeadOut(s, piece)
    if (!free.ok) yield { piece: s.board.pieceIds[piece], rule: free.rule }
  }
}

/** UR-3.2.4-a: a leader is held with his guard. */
function mayLeaveZone(s: State, piece: Piece): Verdict {
  const going = mayGo(s, piece)
  if (!going.ok) return going
  if (isClientAtHome(s, piece)) return mayArmeniaLeave(s)
  const guard = guardWith(s, piece)
  return guard === NOBODY ? going : mayMarchAway(s, guard)
}

const isClientAtHome = (s: State, piece: Piece): boolean =>
  piece >= s.board.leaders &&
  statusOf(s, piece) === CLIENT &&
  homesOf(s, peopleOfPiece(s.board, piece)).includes(landOf(s, piece))

/** UR-8.2.2-j: out of a box all follow the Augustus, so he alone is held there. */
function mayLeadOut(s: State, piece: Piece): Verdict {
  const { refuge } = s.board
  const leads = HALVES.some((half) => refuge[half] === whereIs(s, piece) && augustusOf(s, half) === piece)
  return leads ? mayLeaveBox(s, piece) : yes()
}

/** UR-T.events-9 */
function* heldFleets(s: State, camp: Camp): Generator<Held> {
  for (const fleet of s.board.everyFleet) {
    const usable = mayUse(s, camp, fleet)
    if (!usable.ok && usable.rule === 'UR-T.events-9' && !hasFleetMoved(s, fleet)) {
      yield { piece: s.board.fleetIds[fleet], rule: usable.rule }
    }
  }
}
