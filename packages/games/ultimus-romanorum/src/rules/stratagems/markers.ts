/** Chapter 6.3: the plague and the Ecumenical Council, which stay on the map. */
import { no, yes } from '@tabularium/engine'
import { inOrder, push } from '@tabularium/engine/machine'
import { EAST, HALVES, isLand, isLeader, isUnit, NOBODY, type Piece, type Place, type Zone } from '../../board.ts'
import { d6 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { augustusOf, bowl, deckOf, type Plague, piecesAt, ROMAN, type State, whereIsFleet } from '../../state.ts'
import { isPlayedIn, stratagem } from '../../stratagem-kinds.ts'
import { placeName, weakenEach, zoneOfPiece } from '../pieces.ts'
import { score } from '../victory.ts'
import { takeFavour } from './augusta.ts'
import type { KindOn } from './kind.ts'
import { openWindow } from './moments.ts'

const OUTBREAK = stratagem('plague-outbreak')
const EPIDEMIC = stratagem('plague-epidemic')
const COUNCIL = stratagem('ecumenical-council')
const AUGUSTA = stratagem('augusta-orientalis')

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

/** UR-6.3-j */
export const ecumenicalCouncil: KindOn<'zone'> = {
  target: 'zone',
  counter: 'map',
  rule: 'UR-6.3-j',
  allows(s, _, zone) {
    const { dioceseOf, dioceses } = s.board
    return s.council === NOBODY && dioceses[dioceseOf[zone]]?.id === 'asia' ? yes() : no('UR-6.3-j')
  },
  use(s, _, zone, table) {
    s.council = zone
    table.tell({ type: 'marker', marker: 'ecumenical-council', at: placeName(s, zone) })
  },
}

/** UR-6.3-l UR-6.3-ay: the Augustus Orientalis meets the Council as soon as he is there, however that has come about. */
export function attendCouncil(s: State): void {
  if (s.council === NOBODY) return
  const augustus = augustusOf(s, EAST)
  if (augustus === NOBODY || zoneOfPiece(s, augustus) !== s.council) return
  if (!s.stack.some(({ kind }) => kind === 'council-meeting')) push(s, { kind: 'council-meeting', step: 'answer' })
}

/** UR-6.3-m UR-6.1-q UR-6.1-z */
function succeeds(s: State, table: Table): boolean {
  if (takeFavour(s, EAST, 'council')) return true
  const { cp } = s.board.leader[augustusOf(s, EAST)] ?? { cp: 0 }
  return table.roll(d6, { for: 'council', atMost: cp }) <= cp
}

/** UR-6.3-n: it ends, whatever the roll. */
function endCouncil(s: State, table: Table): void {
  s.council = NOBODY
  bowl.add(s, COUNCIL, 1)
  table.tell({ type: 'marker', marker: 'ecumenical-council', at: null })
}

const meeting: Step<'council-meeting'> = inOrder({
  // UR-6.3-ay: in other phases an Augusta cannot be played.
  answer(s) {
    if (isPlayedIn(AUGUSTA, s.phase)) openWindow(s, ROMAN, 'council')
  },
  roll(s, _, table) {
    if (succeeds(s, table)) score(s, ROMAN, 3, 'UR-6.3-m', table)
    endCouncil(s, table)
  },
})

export const markerHandlers: Handlers<'council-meeting'> = { 'council-meeting': meeting }
