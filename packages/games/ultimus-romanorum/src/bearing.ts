/** What an answer is about, by names: the question decides what naming a piece or a place means. */
import type { Bearing } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import { HALVES, isLand, NOBODY, type Piece, type Place } from './board.ts'
import { type Forecast, forecast } from './forecast.ts'
import type { Frame, FrameOf, Kind } from './frames.ts'
import { deckOf, type State, whereIs, whereIsFleet } from './state.ts'

/** What `to` means, by question. */
const going: { readonly [K in Kind]?: string } = {
  'set-up-zone': 'place',
  group: 'march',
  escape: 'escape',
  'next-battle': 'fight',
  'evasion-zone': 'evade',
  flight: 'flee',
  retreat: 'retreat',
  'stratagem-zone': 'target',
}

/** What `piece` means, by question; else somebody is named for something. */
const naming: { readonly [K in Kind]?: string } = {
  'set-up': 'select',
  movement: 'select',
  refuge: 'join',
  evaders: 'join',
  losses: 'lose',
  'stratagem-leader': 'target',
}

export function bearing(s: State, action: Action): Bearing {
  const frame = top(s)
  switch (action.kind) {
    case 'to':
      return ofPlace(s, frame, action.place)
    case 'piece':
      return ofPiece(s, frame, action.piece)
    case 'fleet':
      return { kind: 'select', piece: s.board.fleetIds[action.fleet] }
    case 'play':
      return { kind: frame.kind === 'discard-choice' ? 'discard' : 'play' }
    case 'option':
      return { kind: action.option }
    default:
      return { kind: action.kind }
  }
}

function ofPlace(s: State, frame: Frame, to: Place): Bearing {
  const place = s.board.placeIds[to]
  switch (frame.kind) {
    case 'group':
      return { kind: 'march', piece: headOf(s, frame), place }
    case 'fleet':
      return { kind: frame.group.length > 0 ? 'land' : 'sail', piece: s.board.fleetIds[frame.fleet], place }
    default:
      return { kind: going[frame.kind] ?? 'place', place }
  }
}

/** By whom a group goes: its leader, or the unit that moves by itself. */
const headOf = (s: State, { leader, group }: FrameOf<'group'>): string =>
  s.board.pieceIds[leader === NOBODY ? group[0] : leader]

function ofPiece(s: State, frame: Frame, named: Piece): Bearing {
  const { board } = s
  const piece = board.pieceIds[named]
  switch (frame.kind) {
    case 'movement':
      return isLand(board, whereIs(s, named)) ? { kind: 'select', piece } : { kind: 'emerge', piece, ...gate(s, named) }
    case 'group':
      return { kind: frame.group.includes(named) ? 'leave' : 'join', piece }
    case 'fleet':
      return { kind: whereIs(s, named) === deckOf(board, frame.fleet) ? 'join' : 'embark', piece }
    default:
      return { kind: naming[frame.kind] ?? 'name', piece }
  }
}

/** Where who is in a box comes out. */
function gate(s: State, piece: Piece): Pick<Bearing, 'place'> {
  const { refuge, refugeZone, placeIds } = s.board
  const half = HALVES.find((each) => refuge[each] === whereIs(s, piece))
  return half === undefined ? {} : { place: placeIds[refugeZone[half]] }
}

/** Of the battle that is foretold where the attacker goes; for the defender, that he holds the field or gets away. */
export function odds(s: State, action: Action, foretold?: Forecast | null): number | undefined {
  if (action.kind !== 'to' && action.kind !== 'option') return undefined
  const told = foretold === undefined ? forecast(s, action) : foretold
  const battle = told?.battles[0]
  if (battle === undefined || action.kind === 'to') return battle?.attackerWins
  if (action.option === 'fight') return 1 - battle.attackerWins
  return action.option === 'evade' ? (battle.evasion ?? undefined) : undefined
}

export function stands(s: State, piece: string): string | undefined {
  const { board } = s
  const fleet = board.everyFleet.find((each) => board.fleetIds[each] === piece)
  if (fleet !== undefined) return board.placeIds[whereIsFleet(s, fleet)]
  const named = board.pieceOf.get(piece)
  return named === undefined ? undefined : board.placeIds[whereIs(s, named)]
}
