/** Chapter 9: which weakened units recover their normal face. */
import type { RuleId } from '@tabularium/engine'
import {
  BU,
  CO,
  isInEmpire,
  NOBODY,
  PA,
  type People,
  type Piece,
  type Place,
  peopleOfPiece,
  TRIBAL,
  type Zone,
} from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  bloc,
  type Camp,
  campOf,
  FOEDERATI,
  hasEnemyUnit,
  hasUnitLike,
  isInPlay,
  isMajorPeople,
  isWeak,
  REGNUM,
  REVOLT,
  type State,
  statusOfPeople,
  whereIs,
} from '../../state.ts'
import { recover, zoneOfPiece } from '../pieces.ts'

export { zoneOfPiece } from '../pieces.ts'

/** UR-9.3.1-d UR-9.3.2-d UR-9.3.3-c: there or next to it, inside the Empire, an enemy unit stands. */
export function isThreatened(s: State, zone: Zone, camp: Camp): boolean {
  if (hasEnemyUnit(s, zone, camp)) return true
  return s.board.neighbours[zone].some((next) => isInEmpire(s.board, next) && hasEnemyUnit(s, next, camp))
}

/** By whose rule a weakened Roman unit recovers; null: it does not. */
function romanRecovery(s: State, unit: Piece): RuleId | null {
  const { board } = s
  const zone = zoneOfPiece(s, unit)
  if (zone === NOBODY || !isInEmpire(board, zone) || isThreatened(s, zone, campOf(s, unit))) return null
  const { category, diocese } = board.unit[unit]
  const isAtHome = board.dioceseOf[zone] === diocese
  if (isAtHome) return 'UR-9.3.1-d'
  if (!board.hasTown[zone]) return null
  if (category === CO) return 'UR-9.3.1-d'
  return category === PA ? 'UR-9.3.2-d' : category === BU ? 'UR-9.3.3-c' : null
}

export function recoverRomans(s: State, table: Table): void {
  const rested = new Map<RuleId, Piece[]>()
  for (const unit of s.board.everyUnit) {
    if (!isWeak(s, unit) || whereIs(s, unit) < 0 || s.board.unit[unit].category === TRIBAL) continue
    const rule = romanRecovery(s, unit)
    if (rule !== null) rested.set(rule, [...(rested.get(rule) ?? []), unit])
  }
  for (const [rule, units] of rested) recover(s, units, rule, table)
}

/** The weakened units of a people that recover. */
export function recoverPeople(s: State, people: People, table: Table): void {
  const { units } = s.board.peoples[people]
  const rested = units.filter((unit) => isWeak(s, unit) && isInPlay(s, unit) && isAtRest(s, people, whereIs(s, unit)))
  recover(s, rested, recoveryRule(s, people), table)
}

const settled = (s: State, people: People): boolean =>
  statusOfPeople(s, people) === FOEDERATI ||
  statusOfPeople(s, people) === REVOLT ||
  statusOfPeople(s, people) === REGNUM

function recoveryRule(s: State, people: People): RuleId {
  if (!settled(s, people)) return isMajorPeople(s, people) ? 'UR-9.4-n' : 'UR-9.4-f'
  return statusOfPeople(s, people) === FOEDERATI
    ? 'UR-9.4-s'
    : statusOfPeople(s, people) === REVOLT
      ? 'UR-9.4-v'
      : 'UR-9.4-y'
}

/** UR-9.4-f UR-9.4-n: at home or in a town. UR-9.4-s UR-9.4-v UR-9.4-y: in a town, or with no unit but its own and its allies'. */
function isAtRest(s: State, people: People, at: Place): boolean {
  if (s.board.hasTown[at]) return true
  if (!settled(s, people)) return homesOf(s, people).some((home) => home === at)
  const all = bloc(s, people)
  return !hasUnitLike(s, at, (unit) => !all.includes(peopleOfPiece(s.board, unit)))
}

/** UR-6.2-ao: the Bagaudes' zone of origin is where they rose. */
export function homesOf(s: State, people: People): readonly Zone[] {
  if (people !== s.board.peopleOf.get('bagaudes')) return s.board.peoples[people].homes
  return s.bagaudesHome === NOBODY ? [] : [s.bagaudesHome]
}
