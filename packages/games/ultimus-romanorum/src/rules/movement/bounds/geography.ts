/** What movement reads off the board: who bears whom, how far the Empire is, what counts as the Empire. */
import type { RuleId } from '@tabularium/engine'
import { type Board, derived, isInEmpire, NOBODY, type People, type Zone } from '../../../board.ts'

interface Geography {
  /** By people and people: the clause that keeps them apart; null: none does. */
  readonly clashes: readonly (readonly (RuleId | null)[])[]
  /** By zone: how many zones away the Empire is. */
  readonly toEmpire: readonly number[]
  /** By zone. UR-7.3-b: those of Persae, Armenia and Iberia count as the Empire's for movement. */
  readonly isWild: readonly boolean[]
  /** By zone: whether a zone beside it is outside the Empire. */
  readonly isAtBorder: readonly boolean[]
}

const geographyOf = derived(survey)

const EASTERN = ['persae', 'armenia', 'iberia']

function survey(board: Board): Geography {
  const empire = board.everyZone.filter((zone) => board.dioceseOf[zone] !== NOBODY)
  const sorts = board.everyPeople.map((people) => sortsOf(board, people))
  return {
    clashes: sorts.map((one) => sorts.map((other) => clashOf(one, other))),
    toEmpire: board.distance.map((row) => Math.min(...empire.map((zone) => row[zone]))),
    isWild: board.dioceseOf.map(
      (diocese, zone) => diocese === NOBODY && !EASTERN.includes(board.peoples[board.homeOf[zone]]?.id ?? ''),
    ),
    isAtBorder: board.neighbours.map((zones) => zones.some((zone) => !isInEmpire(board, zone))),
  }
}

/** UR-4.2.4-b: these two may not stand together. */
const SOUTHERN = 1
const NORTHERN = 2
/** UR-4.2.4-c: nor these. */
const GERMAN = 4
const ISLANDER = 8

function sortsOf(board: Board, people: People): number {
  const { id, nationality } = board.peoples[people]
  if (id === 'persae' || nationality === 'thraco-phrygian' || nationality === 'hamite-semite') return SOUTHERN
  if (nationality === 'german') return NORTHERN | GERMAN
  if (id === 'picti' || id === 'scoti') return NORTHERN | ISLANDER
  return nationality === 'celtic' || id === 'hunni' || id === 'alani' ? NORTHERN : 0
}

/** The clause that keeps two sorts of peoples apart; null: none does. */
function clashOf(a: number, b: number): RuleId | null {
  const clash = (x: number, y: number) => ((a & x) !== 0 && (b & y) !== 0) || ((a & y) !== 0 && (b & x) !== 0)
  if (clash(SOUTHERN, NORTHERN)) return 'UR-4.2.4-b'
  return clash(GERMAN, ISLANDER) ? 'UR-4.2.4-c' : null
}

/** By people: why that one may not stand together with it; null: it may. */
export const clashesOf = (board: Board, people: People): readonly (RuleId | null)[] =>
  geographyOf(board).clashes[people]

/** In zones; 0: inside. */
export const toEmpire = (board: Board, zone: Zone): number => geographyOf(board).toEmpire[zone]

/** UR-7.3-a UR-7.3-b: outside the Empire, as movement counts it. */
export const isWild = (board: Board, zone: Zone): boolean => geographyOf(board).isWild[zone]

/** Whether a zone beside it is outside the Empire. */
export const isAtBorder = (board: Board, zone: Zone): boolean => geographyOf(board).isAtBorder[zone]
