/** A fleet in use: who embarks, where it sails, who lands where. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE, zoneNamed } from '../../../actions.ts'
import { BU, type Fleet, isLand, NOBODY, type Piece, type Zone } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import {
  type Camp,
  campOf,
  deckOf,
  firstAt,
  itsCamp,
  nextAt,
  ralliedTo,
  type State,
  setFleetMoved,
  whereIs,
  whereIsFleet,
} from '../../../state.ts'
import { openToBoth } from '../../stratagems/moments.ts'
import { withGuard } from '../march/joining.ts'
import { aboard, embark, embarkVerdict, land, landVerdict, mayUse, sail, sailVerdict } from './naval.ts'

type Use = FrameOf<'fleet'>

/** Whether that fleet can do anything: sail, take somebody aboard, or land somebody. */
export function fleetVerdict(s: State, camp: Camp, fleet: Fleet): Verdict {
  const use = mayUse(s, camp, fleet)
  if (!use.ok) return use
  // Nearly always it can sail.
  const at = whereIsFleet(s, fleet)
  for (const sea of isLand(s.board, at) ? s.board.seasAt[at] : s.board.seaBorders[at - s.board.zones]) {
    if (sailVerdict(s, fleet, sea).ok) return yes()
  }
  return canDoMore(s, { kind: 'fleet', camp, fleet, group: [], sailed: false }) ? yes() : no('UR-3.4.2-m')
}

function canDoMore(s: State, frame: Use): boolean {
  for (const action of candidates(s, frame)) if (action.kind !== 'done' && verdict(s, frame, action).ok) return true
  return false
}

/** It is used once in an SMC. */
export function useFleet(s: State, camp: Camp, fleet: Fleet): void {
  setFleetMoved(s, fleet, true)
  push(s, { kind: 'fleet', camp, fleet, group: [], sailed: false })
}

function* candidates(s: State, { fleet }: Use): Iterable<Action> {
  const { board } = s
  const { to, piece, option } = actionsOf(board)
  const at = whereIsFleet(s, fleet)
  if (isLand(board, at)) {
    yield to[at]
    for (let sea = 0; sea < board.seas; sea++) yield to[board.zones + sea]
  } else {
    for (const zone of board.coasts[at - board.zones]) yield to[zone]
    for (const sea of board.seaBorders[at - board.zones]) yield to[sea]
  }
  yield option.all
  for (let each = firstAt(s, deckOf(s.board, fleet)); each >= 0; each = nextAt(s, each)) yield piece[each]
  for (let each = firstAt(s, at); each >= 0; each = nextAt(s, each)) yield piece[each]
  yield DONE
}

function verdict(s: State, { camp, fleet, group, sailed }: Use, action: Action): Verdict {
  switch (action.kind) {
    case 'done':
      return yes()
    case 'to':
      if (group.length > 0) {
        return isLand(s.board, action.place) ? landVerdict(s, fleet, group, action.place) : no('UR-3.4.2-n')
      }
      return sailed ? no('UR-3.4.2-m') : sailVerdict(s, fleet, action.place)
    case 'piece':
      return pieceVerdict(s, camp, fleet, group, action.piece)
    case 'option':
      return action.option === 'all' && group.length < crewOf(s, camp, fleet).length ? yes() : no('UR-3.4.2-n')
    default:
      return no('UR-2.E-c')
  }
}

/** A piece ashore goes aboard; one aboard is to land. */
function pieceVerdict(s: State, camp: Camp, fleet: Fleet, group: readonly Piece[], piece: Piece): Verdict {
  // UR-3.2.4-a: they go with their leader.
  if (s.board.unit[piece]?.category === BU) return no('UR-3.2.4-a')
  if (whereIs(s, piece) !== deckOf(s.board, fleet)) return embarkVerdict(s, camp, fleet, withGuard(s, piece))
  return group.includes(piece) || campOf(s, piece) !== camp ? no('UR-3.4.2-n') : yes()
}

/** Those aboard who are the camp's still: a treaty may have changed that at sea. */
const crewOf = (s: State, camp: Camp, fleet: Fleet): Piece[] =>
  aboard(s, fleet).filter((piece) => campOf(s, piece) === camp)

export const fleetQuestion: Question<'fleet'> = {
  asks: itsCamp,
  candidates,
  verdict,
  /** Everybody sees when there is nothing left to do with it. */
  waits(s, frame) {
    if (frame.group.length > 0 || canDoMore(s, frame)) return true
    pop(s)
    return false
  },
  answer(s, frame, action, table) {
    const { camp, fleet, group } = frame
    if (action.kind === 'option') return replace(s, { ...frame, group: crewOf(s, camp, fleet) })
    if (action.kind === 'piece') return name(s, frame, action.piece, table)
    const zone = zoneNamed(s.board, action)
    if (zone !== undefined && group.length > 0) return disembark(s, frame, zone, table)
    if (action.kind === 'to') {
      replace(s, { ...frame, sailed: true })
      // UR-2.E-g
      openToBoth(s, camp, 'moved')
      return sail(s, fleet, action.place, table)
    }
    pop(s)
  },
}

function name(s: State, frame: Use, piece: Piece, table: Table): void {
  const pieces = withGuard(s, piece)
  if (whereIs(s, piece) !== deckOf(s.board, frame.fleet)) return embark(s, frame.fleet, pieces, table)
  replace(s, { ...frame, group: [...frame.group, ...pieces] })
}

/** UR-8.1-f: they may land among enemies. A landing is an entry, and the end of a move. */
function disembark(s: State, frame: Use, zone: Zone, table: Table): void {
  const { camp, fleet, group } = frame
  replace(s, { ...frame, group: [] })
  land(s, group, zone, table)
  const leader = group.find((piece) => ralliedTo(s, piece) !== 0 && piece < s.board.leaders) ?? NOBODY
  push(s, {
    kind: 'march',
    camp,
    leader,
    group,
    units: [],
    spent: 0,
    steps: 1,
    isWild: false,
    isLed: true,
    zones: [],
    // UR-6.3-aw: whoever lands from a fleet in port has been in the zone before.
    met: whereIsFleet(s, fleet) === zone ? 'plague' : 'nothing',
  })
}
