/** Chapter 6.3: the plague, which stays on the map until phase E is over. */
import { no, yes } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { HALVES, isLand, isLeader, isUnit, type Piece, type Place, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import { bowl, deckOf, type Plague, piecesAt, type State, whereIsFleet } from '../../state.ts'
import { stratagem } from '../../stratagem-kinds.ts'
import { placeName, weakenEach } from '../pieces.ts'
import type { KindOn } from './kind.ts'

const OUTBREAK = stratagem('plague-outbreak')
const EPIDEMIC = stratagem('plague-epidemic')

/** UR-6.3-aw UR-6.3-ax: all pieces in a zone or at sea, those in its city's box and aboard the fleets there too. */
export function piecesIn(s: State, place: Place): Piece[] {
  const found = piecesAt(s, place)
  for (const half of HALVES) {
    if (s.board.refugeZone[half] === place) found.push(...piecesAt(s, s.board.refuge[half]))
  }
  for (const fleet of s.board.everyFleet) {
    if (whereIsFleet(s, fleet) === place) found.push(...piecesAt(s, deckOf(s.board, fleet)))
  }
  return found.sort((a, b) => a - b)
}

/** UR-6.3-x */
const PLAGUE_DEADLY = 9

/** UR-6.3-w UR-6.3-x: units first, then every leader. UR-6.3-ad: beside an epidemic weakened units are spared. */
function infect(s: State, pieces: readonly Piece[], isMarked: boolean, table: Table): Piece[] {
  const units = pieces.filter((piece) => isUnit(s.board, piece))
  weakenEach(s, units, { rule: isMarked ? 'UR-6.3-w' : 'UR-6.3-ad' }, table, !isMarked)
  return pieces.filter((piece) => isLeader(s.board, piece))
}

function testLeaders(s: State, leaders: readonly Piece[]): void {
  if (leaders.length > 0) push(s, { kind: 'peril', leaders, cause: 'plague', least: PLAGUE_DEADLY })
}

/** UR-6.3-ax: an epidemic spreads from land to land only. */
const around = ({ board }: State, at: Place): readonly Zone[] => (isLand(board, at) ? board.neighbours[at] : NOWHERE)

const NOWHERE: readonly Zone[] = []

/** UR-6.3-v UR-6.3-ab UR-6.3-ac */
function breakOut(s: State, plague: Plague, table: Table): void {
  const { at, epidemic } = plague
  s.plagues = [...s.plagues, plague]
  table.tell({ type: 'marker', marker: epidemic ? 'plague-epidemic' : 'plague-outbreak', at: placeName(s, at) })
  const leaders = infect(s, piecesIn(s, at), true, table)
  if (epidemic) {
    for (const zone of around(s, at)) leaders.push(...infect(s, piecesIn(s, zone), false, table))
  }
  testLeaders(s, leaders)
}

function plague(epidemic: boolean): KindOn<'place'> {
  const rule = epidemic ? 'UR-6.3-ab' : 'UR-6.3-v'
  return {
    target: 'place',
    counter: 'map',
    rule,
    allows: (s, _, at) => (at < s.board.zones + s.board.seas ? yes() : no(rule)),
    use: (s, _, at, table) => breakOut(s, { at, epidemic }, table),
  }
}

export const plagueOutbreak = plague(false)
export const plagueEpidemic = plague(true)

/** UR-6.3-y UR-6.3-z: pieces have entered a zone, or a sea aboard a fleet. May push frames. */
export function sufferPlague(s: State, pieces: readonly Piece[], place: Place, table: Table): void {
  const isMarked = s.plagues.some(({ at }) => at === place)
  const isNear = s.plagues.some(({ at, epidemic }) => epidemic && around(s, at).some((zone) => zone === place))
  if (isMarked || isNear) testLeaders(s, infect(s, pieces, isMarked, table))
}

/** UR-6.3-aa UR-6-d: at the end of phase E. */
export function clearPlagues(s: State, table: Table): void {
  for (const { epidemic } of s.plagues) {
    bowl.add(s, epidemic ? EPIDEMIC : OUTBREAK, 1)
    table.tell({ type: 'marker', marker: epidemic ? 'plague-epidemic' : 'plague-outbreak', at: null })
  }
  s.plagues = []
}
