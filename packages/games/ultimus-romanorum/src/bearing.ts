/** What an answer is about, by names: the question decides what naming a piece or a place means. */
import type { Bearing } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action, Option } from './actions.ts'
import { HALVES, isLand, NOBODY, type Piece, type Place } from './board.ts'
import { forecast } from './forecast.ts'
import type { Frame, FrameOf, Kind } from './frames.ts'
import { deckOf, type State, whereIs } from './state.ts'

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
      return ofPlace(s, frame, action)
    case 'piece':
      return ofPiece(s, frame, action.piece)
    case 'fleet':
      return { kind: 'select', piece: s.board.fleetIds[action.fleet] }
    case 'play':
      return { kind: frame.kind === 'discard-choice' ? 'discard' : 'play' }
    case 'option':
      return ofOption(s, action)
    default:
      return { kind: action.kind }
  }
}

function ofPlace(s: State, frame: Frame, action: Action & { readonly place: Place }): Bearing {
  const place = s.board.placeIds[action.place]
  switch (frame.kind) {
    case 'group':
      return { kind: 'march', piece: headOf(s, frame), place, ...oddsOf(s, action) }
    case 'fleet':
      return { kind: frame.group.length > 0 ? 'land' : 'sail', piece: s.board.fleetIds[frame.fleet], place }
    default:
      return { kind: going[frame.kind] ?? 'place', place, ...oddsOf(s, action) }
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

/** The defender's: that he holds the field, or gets away. */
function ofOption(s: State, { option }: { readonly option: Option }): Bearing {
  const battle = top(s).kind === 'stand' ? forecast(s, { kind: 'option', option })?.battles[0] : undefined
  if (option === 'fight' && battle !== undefined) return { kind: option, odds: 1 - battle.attackerWins }
  const evasion = option === 'evade' ? battle?.evasion : undefined
  return typeof evasion === 'number' ? { kind: option, odds: evasion } : { kind: option }
}

/** Of the battle that is foretold where the attacker goes. */
function oddsOf(s: State, action: Action): Pick<Bearing, 'odds'> {
  const battle = forecast(s, action)?.battles[0]
  return battle === undefined ? {} : { odds: battle.attackerWins }
}
