/** UR-3.5.2-aa to UR-3.5.2-aj: Honorius is dead in 424 or later, and the East sends Valentinien III. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { inOrder, pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { EAST, NOBODY, type Piece, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  isAugustus,
  isCivilWar,
  isInPlay,
  OFF,
  ROMAN,
  type State,
  seatOf,
  theBarbarian,
  theRoman,
  whereIs,
} from '../../state.ts'
import { stratagem } from '../../stratagem-kinds.ts'
import { enterMap } from '../movement/entering.ts'
import { grant } from '../stratagems/hand.ts'
import { bringIn, canEnter } from './entries.ts'
import { isLoyalRoman, leadersWhere, standsIn } from './halves.ts'
import { named } from './lineage.ts'
import { makeAugustus } from './titles.ts'
import { beginUsurpation, puppetsFor, puppetVerdict, usurperVerdict } from './usurpation.ts'

const VALENTINIEN = 'valentinien-iii'

/** UR-3.5.2-ab: Valentinien is Augustus at Constantinopolis; false: it is not his time, or there is no place for him. */
export function beginRegency(s: State, table: Table): boolean {
  const heir = named(s, VALENTINIEN)
  if (!canEnter(s, heir)) return false
  push(s, { kind: 'regency', step: 'equipment' })
  makeAugustus(s, WEST, heir, 'UR-3.5.2-ab', table)
  bringIn(s, heir, table)
  return true
}

export const regency: Step<'regency'> = inOrder({
  equipment: (s, _, table) => equip(s, table),
  usurper: (s, _, table) => designate(s, table),
  escort: (s, _, table) => findEscort(s, table),
})

/** UR-3.5.2-ac UR-3.5.2-af UR-T.palatini-d */
function equip(s: State, table: Table): void {
  const [heir, palatini] = [named(s, VALENTINIEN), named(s, 'placidi-felices')]
  // UR-6.3-z: a plague where he has come may have taken him.
  if (whereIs(s, palatini) === OFF && isInPlay(s, heir))
    enterMap(s, [palatini], whereIs(s, heir), 'UR-T.palatini-d', table)
  grant(s, seatOf(s, ROMAN), stratagem('augusta-occidentalis'), 'UR-3.5.2-ac', table)
}

/** UR-3.5.2-aa: validated without a roll. With a usurpation in the West already there is no second one: UR-3.6.5-a. */
function designate(s: State, table: Table): void {
  const usurpers = leadersWhere(s, (leader) => usurperVerdict(s, WEST, leader).ok)
  if (usurpers.length === 1) raise(s, usurpers[0], table)
  else if (usurpers.length > 1) push(s, { kind: 'designation' })
}

/** UR-6.2-d: a barbarian needs another to be Augustus in his place. */
function raise(s: State, leader: Piece, table: Table): void {
  if (!s.board.leader[leader].isBarbarian) return beginUsurpation(s, WEST, leader, NOBODY, table)
  const puppets = puppetsFor(s, WEST)
  if (puppets.length === 1) beginUsurpation(s, WEST, leader, puppets[0], table)
  else push(s, { kind: 'designation-puppet', leader })
}

export const designation: Question<'designation'> = {
  asks: theBarbarian,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict: (s, _, action) =>
    action.kind === 'piece' && action.piece < s.board.leaders
      ? usurperVerdict(s, WEST, action.piece)
      : no('UR-3.5.2-aa'),
  answer(s, _, action, table) {
    pop(s)
    if (action.kind === 'piece') raise(s, action.piece, table)
  },
}

export const designationPuppet: Question<'designation-puppet'> = {
  asks: theBarbarian,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict: (s, _, action) =>
    action.kind === 'piece' && action.piece < s.board.leaders ? puppetVerdict(s, WEST, action.piece) : no('UR-6.2-d'),
  answer(s, { leader }, action, table) {
    pop(s)
    if (action.kind === 'piece') beginUsurpation(s, WEST, leader, action.piece, table)
  },
}

/** UR-3.5.2-aj */
function escortVerdict(s: State, leader: Piece): Verdict {
  if (!isLoyalRoman(s, leader) || isAugustus(s, leader)) return no('UR-3.5.2-aj')
  return standsIn(s, leader) === EAST ? yes() : no('UR-3.5.2-aj')
}

/** UR-3.5.2-ad: as long as there is a Usurper to defeat. */
function findEscort(s: State, table: Table): void {
  if (!isCivilWar(s, WEST)) return
  const escorts = leadersWhere(s, (leader) => escortVerdict(s, leader).ok)
  if (escorts.length === 1) appoint(s, escorts[0], table)
  else if (escorts.length > 1) push(s, { kind: 'escort' })
}

function appoint(s: State, leader: Piece, table: Table): void {
  s.escort = leader
  table.tell({ type: 'escort', leader: s.board.pieceIds[leader] })
}

export const escort: Question<'escort'> = {
  asks: theRoman,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict: (s, _, action) =>
    action.kind === 'piece' && action.piece < s.board.leaders ? escortVerdict(s, action.piece) : no('UR-3.5.2-aj'),
  answer(s, _, action, table) {
    pop(s)
    if (action.kind === 'piece') appoint(s, action.piece, table)
  },
}
