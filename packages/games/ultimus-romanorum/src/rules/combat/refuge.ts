/** Chapter 8.2.2: the boxes of Ravenna and Constantinopolis. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE } from '../../actions.ts'
import { BU, HALVES, type Half, isRomanPiece, NOBODY, PA, type Piece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import { augustusOf, type Camp, itsCamp, ROMAN, type State, whereIs } from '../../state.ts'
import { withGuard } from '../movement/march/joining.ts'
import { move } from '../pieces.ts'
import { goOnWith } from './current.ts'
import { forceAt, piecesOf } from './forces.ts'

type Refuge = FrameOf<'refuge'>

/** UR-8.2.2-a UR-8.2.2-h: the half whose Augustus stands in the zone of his city. */
function halfOfRefuge(s: State, at: Zone): Half | null {
  return HALVES.find((half) => s.board.refugeZone[half] === at && isAt(s, augustusOf(s, half), at)) ?? null
}

const isAt = (s: State, piece: Piece, at: Zone): boolean => piece !== NOBODY && whereIs(s, piece) === at

/** UR-8.2.2-a UR-8.2.2-b UR-8.2.2-h */
export function mayTakeRefuge(s: State, { at, camp }: { readonly at: Zone; readonly camp: Camp }): Verdict {
  const half = camp === ROMAN ? halfOfRefuge(s, at) : null
  if (half === null) return no('UR-8.2.2-a')
  const hasPalatini = forceAt(s, at, camp).units.some((piece) => isPalatini(s, piece))
  return hasPalatini ? yes() : no('UR-8.2.2-b')
}

/** The Augustus goes first, with his own guard. */
export function takeRefuge(s: State, { at, camp }: { readonly at: Zone; readonly camp: Camp }, table: Table): void {
  const half = halfOfRefuge(s, at)
  if (half === null) return
  const frame: Refuge = { kind: 'refuge', at, camp, half, group: withGuard(s, augustusOf(s, half)) }
  replace(s, frame)
  enterIfFull(s, frame, table)
}

const isPalatini = (s: State, piece: Piece): boolean => s.board.unit[piece]?.category === PA
const isGuard = (s: State, piece: Piece): boolean => s.board.unit[piece]?.category === BU

/**
 * UR-8.2.2-b UR-8.2.2-c: beside the Augustus one other Roman leader, one palatini unit, one of buccellarii.
 * UR-8.2.2-j: nobody is inside before him.
 */
function mayJoin(s: State, { at, camp, half, group }: Refuge, piece: Piece): Verdict {
  if (whereIs(s, piece) !== at || !piecesOf(forceAt(s, at, camp)).includes(piece)) return no('UR-8.2.2-a')
  if (group.includes(piece)) return no('UR-8.2.2-c')
  if (isPalatini(s, piece)) return group.some((each) => isPalatini(s, each)) ? no('UR-8.2.2-c') : yes()
  if (piece >= s.board.leaders || !isRomanPiece(s.board, piece)) return no('UR-8.2.2-c')
  const others = group.filter((each) => each < s.board.leaders && each !== augustusOf(s, half))
  if (others.length > 0) return no('UR-8.2.2-c')
  const guards = [...group, ...withGuard(s, piece)].filter((each) => isGuard(s, each))
  return guards.length > 1 ? no('UR-8.2.2-c') : yes()
}

function mayShut(s: State, { group }: Refuge): Verdict {
  return group.some((piece) => isPalatini(s, piece)) ? yes() : no('UR-8.2.2-b')
}

/** UR-8.2.2-d UR-8.2.2-f: they are out of reach; the rest fights or evades. */
function enter(s: State, { half, group }: Refuge, table: Table): void {
  pop(s)
  move(s, group, s.board.refuge[half], 'refuge', table)
  goOnWith(s, 'stand')
}

function enterIfFull(s: State, frame: Refuge, table: Table): void {
  const mayAnybody = piecesOf(forceAt(s, frame.at, frame.camp)).some((piece) => mayJoin(s, frame, piece).ok)
  if (!mayAnybody) enter(s, frame, table)
}

export const refugeQuestion: Question<'refuge'> = {
  asks: itsCamp,
  *candidates(s, { at, camp }) {
    const { piece } = actionsOf(s.board)
    for (const each of piecesOf(forceAt(s, at, camp))) yield piece[each]
    yield DONE
  },
  verdict(s, frame, action: Action) {
    if (action.kind === 'done') return mayShut(s, frame)
    return action.kind === 'piece' ? mayJoin(s, frame, action.piece) : no('UR-8.2.2-c')
  },
  answer(s, frame, action, table) {
    if (action.kind !== 'piece') return enter(s, frame, table)
    const next: Refuge = { ...frame, group: [...frame.group, ...withGuard(s, action.piece)] }
    replace(s, next)
    enterIfFull(s, next, table)
  },
}
