/** Chapter 4.5.3: kingdoms. */
import { d6, no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import { NOBODY, type People, type Piece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers } from '../../handlers.ts'
import {
  campOf,
  capitalOf,
  hasUnits,
  isInPlay,
  isOnLand,
  kingOf,
  landOf,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  setCapital,
  setKing,
  statusOfPeople,
  theBarbarian,
  whereIs,
} from '../../state.ts'
import { placeName } from '../pieces.ts'
import { bloc, headOf } from './alliance.ts'
import { setStatus } from './status.ts'

const REGNUM_PEOPLES: readonly string[] = ['burgondi', 'franci-salii', 'ostrogothi', 'vandali', 'visigothi']

/** UR-4.5.3-a */
const mayFormRegnum = ({ board }: State, people: People): boolean =>
  people !== NOBODY && REGNUM_PEOPLES.includes(board.peoples[people].id)

/** UR-4.5.3-c UR-4.5.3-m: towns with a unit and a leader of that people. */
function seatsOf(s: State, people: People): Zone[] {
  const { units, leaders } = s.board.peoples[people]
  const zones = new Set(leaders.flatMap((leader) => (isOnLand(s, leader) ? [landOf(s, leader)] : [])))
  return [...zones].filter((zone) => s.board.hasTown[zone] && units.some((unit) => whereIs(s, unit) === zone))
}

/** UR-4.5.3-a to UR-4.5.3-c UR-6.2-x: whether a leader could become the king of a new Regnum. */
export function kingVerdict(s: State, leader: Piece): Verdict {
  const { people } = s.board.leader[leader]
  if (!mayFormRegnum(s, people)) return no('UR-4.5.3-a')
  if (headOf(s, people) !== people) return no('UR-6.2-ad')
  if (statusOfPeople(s, people) !== REVOLT) return no('UR-4.5.3-b')
  return seatsOf(s, people).includes(landOf(s, leader)) ? yes() : no('UR-4.5.3-c')
}

/** UR-4.5.3-d UR-6.2-y UR-6.2-aa: the roll of Rex. */
export function attemptRegnum(s: State, leader: Piece, table: Table): void {
  const { cp } = s.board.leader[leader]
  if (table.roll(d6, { for: 'rex', leader: s.board.pieceIds[leader], atMost: cp }) <= cp)
    return formRegnum(s, leader, table)
  table.tell({ type: 'refused', what: 'rex', rule: 'UR-6.2-aa' })
}

/** UR-4.5.3-e UR-4.5.3-f UR-6.2-z UR-9.4-af: a Regnum is formed where its king stands, and its allies belong to it. */
export function formRegnum(s: State, leader: Piece, table: Table): void {
  const { people } = s.board.leader[leader]
  for (const each of bloc(s, people)) setStatus(s, each, REGNUM, 'UR-6.2-z', table)
  setCapital(s, people, landOf(s, leader))
  s.regnaFormed++
  crown(s, people, leader, table)
}

/** UR-4.5.3-e UR-4.5.3-g: a leader is king of a Regnum, without a roll. */
export function crown(s: State, people: People, leader: Piece, table: Table): void {
  setKing(s, people, leader)
  tellCapital(s, people, table)
}

function tellCapital(s: State, people: People, table: Table): void {
  const [capital, king] = [capitalOf(s, people), kingOf(s, people)]
  table.tell({
    type: 'capital',
    people: s.board.peoples[people].id,
    at: capital === NOBODY ? null : placeName(s, capital),
    king: king === NOBODY ? null : s.board.pieceIds[king],
  })
}

/** Who could be king of a Regnum that has none. */
function heirsOf(s: State, people: People): Piece[] {
  return s.board.peoples[people].leaders.filter((leader) => leader !== kingOf(s, people) && isInPlay(s, leader))
}

/**
 * UR-4.5.3-g UR-4.5.3-h: the king of a Regnum is dead, or a leader has come to one without a king. May push a
 * question; does nothing for a people that is no Regnum or whose king lives.
 */
export function chooseKing(s: State, people: People, table: Table): void {
  if (statusOfPeople(s, people) !== REGNUM || capitalOf(s, people) === NOBODY) return
  const king = kingOf(s, people)
  if (king !== NOBODY && isInPlay(s, king)) return
  const heirs = heirsOf(s, people)
  setKing(s, people, NOBODY)
  if (heirs.length === 0) return
  if (heirs.length === 1) return crown(s, people, heirs[0], table)
  push(s, { kind: 'next-king', people })
}

/** UR-2.F-c UR-4.5.3-m UR-4.5.3-n: in phase F. UR-9.4-ad: one that has no unit left falls in the adjustments. */
export function checkCapitals(s: State, table: Table): void {
  for (const people of s.board.everyPeople) {
    const capital = capitalOf(s, people)
    if (statusOfPeople(s, people) !== REGNUM || capital === NOBODY || !hasUnits(s, people)) continue
    if (isTaken(s, capital)) loseCapital(s, people, table)
  }
}

/** Whether units of the Roman occupy a capital. */
function isTaken(s: State, capital: Zone): boolean {
  for (const unit of s.board.everyUnit) {
    if (whereIs(s, unit) === capital && campOf(s, unit) === ROMAN) return true
  }
  return false
}

function loseCapital(s: State, people: People, table: Table): void {
  const others = seatsOf(s, people).filter((zone) => zone !== capitalOf(s, people))
  if (others.length === 0) return dissolve(s, people, table)
  if (others.length === 1) return moveCapital(s, people, others[0], table)
  push(s, { kind: 'capital', people })
}

function moveCapital(s: State, people: People, zone: Zone, table: Table): void {
  setCapital(s, people, zone)
  tellCapital(s, people, table)
}

/**
 * UR-4.5.3-n: it is in revolt again, and its allies with it. Who was king stays on record until the adjustments of the
 * same phase, which end his life: UR-9.4-ab. A people in revolt with a king and no capital has just lost its Regnum.
 */
function dissolve(s: State, people: People, table: Table): void {
  for (const each of bloc(s, people)) setStatus(s, each, REVOLT, 'UR-4.5.3-n', table)
  setCapital(s, people, NOBODY)
  const { id } = s.board.peoples[people]
  table.tell({ type: 'capital', people: id, at: null, king: null })
}

export const regnumHandlers: Handlers<'next-king' | 'capital'> = {
  'next-king': {
    asks: theBarbarian,
    candidates: ({ board }, { people }) =>
      board.peoples[people].leaders.map((leader) => actionsOf(board).piece[leader]),
    verdict(s, { people }, action) {
      return action.kind === 'piece' && heirsOf(s, people).includes(action.piece) ? yes() : no('UR-4.5.3-g')
    },
    answer(s, { people }, action, table) {
      pop(s)
      if (action.kind === 'piece') crown(s, people, action.piece, table)
    },
  },
  capital: {
    asks: theBarbarian,
    candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
    verdict(s, { people }, action) {
      const zone = zoneNamed(s.board, action)
      if (zone === undefined || zone === capitalOf(s, people)) return no('UR-4.5.3-m')
      return seatsOf(s, people).includes(zone) ? yes() : no('UR-4.5.3-m')
    },
    answer(s, { people }, action, table) {
      pop(s)
      const zone = zoneNamed(s.board, action)
      if (zone !== undefined) moveCapital(s, people, zone, table)
    },
  },
}
