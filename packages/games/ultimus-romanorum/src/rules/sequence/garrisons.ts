/** Chapter 3.3.2: limitanei and comitatenses, which the players place. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, DONE, zoneNamed } from '../../actions.ts'
import { CO, LI, type Piece, type UnitData, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Handlers } from '../../handlers.ts'
import { type Camp, campOf, hasEnemyUnit, itsCamp, OFF, type State, whereIs } from '../../state.ts'
import { place } from '../pieces.ts'

/** UR-3.3.2-a UR-3.3.2-b: limitanei and comitatenses that a camp has still to place. */
export function unplaced(s: State, camp: Camp): Piece[] {
  const found: Piece[] = []
  for (const piece of s.board.everyUnit) {
    if (isUnplaced(s, camp, piece)) found.push(piece)
  }
  return found
}

const isUnplaced = (s: State, camp: Camp, unit: Piece): boolean => {
  const { category } = s.board.unit[unit]
  return (category === LI || category === CO) && whereIs(s, unit) === OFF && campOf(s, unit) === camp
}

/** Of units that are alike, the first stands for all. */
function isChoice(s: State, camp: Camp, unit: Piece): boolean {
  if (unit < s.board.leaders || !isUnplaced(s, camp, unit)) return false
  const { category, diocese } = s.board.unit[unit]
  for (const other of s.board.everyUnit) {
    if (other === unit) break
    const like = s.board.unit[other]
    if (like.category === category && like.diocese === diocese && isUnplaced(s, camp, other)) return false
  }
  return true
}

function placeVerdict(s: State, { piece }: FrameOf<'set-up-zone'>, zone: Zone): Verdict {
  return s.board.dioceseOf[zone] === s.board.unit[piece].diocese ? yes() : no(ruleFor(s, piece))
}

/** What nobody cares to place is spread over its diocese, a unit to a zone in turn. */
function spread(s: State, camp: Camp, table: Table): void {
  garrison(
    s,
    camp,
    ({ diocese }) => s.board.dioceses[diocese].zones,
    ({ diocese }) => diocese,
    table,
  )
}

/** As they stood in history: each category of a diocese at its posts. */
function placeAsInHistory(s: State, camp: Camp, table: Table): void {
  garrison(
    s,
    camp,
    (unit) => postsOf(s, unit),
    ({ category, diocese }) => 2 * diocese + (category === LI ? 0 : 1),
    table,
  )
}

function postsOf({ board }: State, { category, diocese }: UnitData): readonly Zone[] {
  const { li, co } = board.dioceses[diocese].posts
  return category === LI ? li : co
}

/**
 * Places all that a camp has left, the units of a kind in turn in the zones for that kind, and none on an enemy as long as
 * its diocese has another zone.
 */
function garrison(
  s: State,
  camp: Camp,
  zonesFor: (unit: UnitData) => readonly Zone[],
  kindOf: (unit: UnitData) => number,
  table: Table,
): void {
  const turns = new Map<number, number>()
  for (const piece of unplaced(s, camp)) {
    const unit = s.board.unit[piece]
    const turn = turns.get(kindOf(unit)) ?? 0
    turns.set(kindOf(unit), turn + 1)
    const zones = openZones(s, camp, zonesFor(unit), s.board.dioceses[unit.diocese].zones)
    place(s, [piece], zones[turn % zones.length], ruleFor(s, piece), table)
  }
}

/** Of these zones those without an enemy; if there is none, of the others; if there is none at all, all. */
function openZones(s: State, camp: Camp, zones: readonly Zone[], others: readonly Zone[]): readonly Zone[] {
  const isOpen = (zone: Zone) => !hasEnemyUnit(s, zone, camp)
  const found = zones.filter(isOpen)
  if (found.length > 0) return found
  const elsewhere = others.filter(isOpen)
  return elsewhere.length > 0 ? elsewhere : others
}

const ruleFor = ({ board }: State, unit: Piece): RuleId =>
  board.unit[unit].category === LI ? 'UR-3.3.2-a' : 'UR-3.3.2-b'

/** Asks as long as there is anything to place. */
function next(s: State, camp: Camp): void {
  pop(s)
  if (unplaced(s, camp).length > 0) push(s, { kind: 'set-up', camp })
}

export const setUpHandlers: Handlers<'set-up' | 'set-up-zone'> = {
  'set-up': {
    asks: itsCamp,
    *candidates({ board }) {
      const { piece, option } = actionsOf(board)
      // What most want comes first.
      yield option.historical
      for (const unit of board.everyUnit) yield piece[unit]
      yield option.rest
      yield DONE
    },
    verdict(s, { camp }, action) {
      if (action.kind === 'piece') return isChoice(s, camp, action.piece) ? yes() : no('UR-3.3.2-a')
      const left = unplaced(s, camp)
      if (action.kind === 'done') return left.length === 0 ? yes() : no('UR-3.3.2-a')
      const isKnown = action.kind === 'option' && (action.option === 'historical' || action.option === 'rest')
      return isKnown && left.length > 0 ? yes() : no('UR-3.3.2-a')
    },
    answer(s, { camp }, action, table) {
      if (action.kind === 'piece') return push(s, { kind: 'set-up-zone', camp, piece: action.piece })
      if (action.kind === 'option' && action.option === 'historical') placeAsInHistory(s, camp, table)
      else spread(s, camp, table)
      pop(s)
    },
  },
  'set-up-zone': {
    asks: itsCamp,
    candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
    verdict(s, frame, action) {
      const zone = zoneNamed(s.board, action)
      return zone === undefined ? no('UR-3.3.2-a') : placeVerdict(s, frame, zone)
    },
    answer(s, { camp, piece }, action, table) {
      pop(s)
      if (action.kind !== 'to') return
      place(s, [piece], action.place, ruleFor(s, piece), table)
      next(s, camp)
    },
  },
}
