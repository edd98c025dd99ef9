/** What play can never reach: a position from outside that shows it is refused, with the reason. */
import { top } from '@tabularium/engine/machine'
import {
  areLinked,
  CONSTANTIUS,
  DIOCLETIAN,
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  emperors,
  GALERIUS,
  MAXIMIAN,
  NONE,
  OUTER_REGIONS,
  type Province,
} from './board.ts'
import { plays } from './options.ts'
import { nextProvince } from './rules/barbarian-phase/advance.ts'
import { isOpen } from './rules/combat.ts'
import { securedBorders } from './rules/game-end.ts'
import { canLeave } from './rules/roman-phase/move.ts'
import { arrivalVerdict } from './rules/set-up.ts'
import { mayBlock } from './rules/variants.ts'
import {
  active,
  armyAt,
  armyProvince,
  armyRegion,
  armyStep,
  type Combat,
  countTokens,
  emperorProvince,
  type FrameOfKind,
  fleetsIn,
  gloryOf,
  handOf,
  ipLeft,
  isEmperorToken,
  isGiven,
  isOnBoard,
  isPowerUsed,
  isTaken,
  NO_TOKEN,
  otherEmperorAt,
  passingEmperor,
  revoltsInReserve,
  type State,
  tokenAt,
  tokenOf,
  turnsDone,
  unrestInReserve,
} from './state.ts'

/** What is wrong; undefined: nothing. */
type Fault = string | undefined

export function unreachable(s: State): Fault {
  return faultOfPieces(s) ?? faultOfFigures(s) ?? faultOfPowers(s) ?? faultOfEnd(s) ?? faultOfStack(s)
}

/** TE-1-e TE-2-f TE-4.3-b: no more pieces than there are, and none where they never come. */
function faultOfPieces(s: State): Fault {
  const [tokens, fleets] = s.options.level
  if (revoltsInReserve(s) < 0) return 'more than 21 Revolt tokens'
  if (unrestInReserve(s) < 0) return 'more than 21 Unrest tokens, glory included'
  if (fleetsAtSea(s) > fleets) return `more than the ${fleets} fleets of the level`
  for (const e of EVERY_EMPEROR) {
    if (handOf(s, e) < 0 || tokensOf(s, e) > tokens) return `more than ${tokens} tokens of ${emperors[e]}`
    if (gloryOf(s, e) > 0 && !plays(s.options, 'the-great')) return `glory of ${emperors[e]} without The Great`
  }
  for (const region of OUTER_REGIONS) {
    const token = tokenAt(s, s.board.border[region])
    if (token !== NO_TOKEN && !isEmperorToken(token)) return `Unrest or Revolt in ${idOf(s, s.board.border[region])}`
  }
  return undefined
}

const idOf = (s: State, province: Province): string => s.board.ids[province]

function fleetsAtSea(s: State): number {
  return s.board.seas.reduce((sum, sea) => sum + fleetsIn(s, sea), 0)
}

/** In hand and on the board; those that paid for powers are out of the game. */
function tokensOf(s: State, emperor: Emperor): number {
  return handOf(s, emperor) + countTokens(s, tokenOf(emperor))
}

/** TE-3.1-e TE-3.1-f TE-4.4-a: one figure in a province, but for an Emperor who passes; armies on their paths. */
function faultOfFigures(s: State): Fault {
  for (const army of EVERY_ARMY) {
    const at = armyProvince(s, army)
    if (at === NONE) continue
    if (armyStep(s, army) < 0) {
      return `${idOf(s, at)} is not on the path of ${s.board.regionNames[armyRegion(s, army)]}`
    }
    if (armyAt(s, at) !== army || otherEmperorAt(s, at, NONE) !== NONE) return `two figures in ${idOf(s, at)}`
  }
  const passing = passingEmperor(s)
  const staying = EVERY_EMPEROR.filter((e) => e !== passing && isOnBoard(s, e)).map((e) => emperorProvince(s, e))
  const twice = staying.find((at, i) => staying.indexOf(at) !== i)
  if (twice !== undefined) return `two figures in ${idOf(s, twice)}`
  return passing === NONE ? undefined : faultOfPassing(s, passing)
}

/** TE-3.1-f TE-6.1-b */
function faultOfPassing(s: State, passing: Emperor): Fault {
  const name = emperors[passing]
  const at = emperorProvince(s, passing)
  if (at === NONE) return `${name} passes but is off the board`
  if (otherEmperorAt(s, at, passing) === NONE) return `${name} passes through nobody's province`
  const isOrdered = active(s) === DIOCLETIAN && isPowerUsed(s)
  if (passing !== active(s) && !isOrdered) return `${name} passes out of his turn`
  return canLeave(s, passing, at, ipLeft(s)) ? undefined : `${name} cannot leave ${idOf(s, at)}`
}

/** TE-6.1-a TE-6.4-a TE-6.4-b: powers and favours belong to their variant, their Emperor and his turn. */
function faultOfPowers(s: State): Fault {
  const emperor = active(s)
  const name = emperors[emperor]
  if (isPowerUsed(s)) {
    if (!plays(s.options, 'imperium')) return 'a power is used without Imperium'
    if (emperor !== DIOCLETIAN && emperor !== MAXIMIAN) return `${name} has no power to use in his turn`
    if (tokensOf(s, emperor) >= s.options.level[0]) return `${name} has not paid for his power`
  }
  if (!isTaken(s) && !isGiven(s)) return undefined
  if (!plays(s.options, 'patres-patriae')) return 'a favour is done without Patres Patriae'
  if (isTaken(s) && emperor !== DIOCLETIAN) return `a point is taken in the turn of ${name}`
  return isGiven(s) && emperor !== CONSTANTIUS ? `a point is given in the turn of ${name}` : undefined
}

/** TE-5-a TE-5-b TE-5-c: the game is over if and only if it has been won or lost. */
function faultOfEnd(s: State): Fault {
  const { end } = s
  const isWon = securedBorders(s) === OUTER_REGIONS.length
  const isRomeTaken = armyAt(s, s.board.roma) !== NONE
  if (end === null) {
    if (isWon) return 'the six borders are secured and the game goes on'
    if (isRomeTaken) return 'an army is in ROMA and the game goes on'
    return s.stack.length === 0 ? 'nothing is asked and the game has not ended' : undefined
  }
  if (s.stack.length > 0) return 'the game is over and something is asked'
  const hasEnded = {
    'TE-5-a': isWon,
    'TE-5-b': isRomeTaken,
    'TE-5-c': revoltsInReserve(s) === 0 || unrestInReserve(s) === 0,
  }
  return hasEnded[end.rule] && end.victory === (end.rule === 'TE-5-a') ? undefined : `no end by ${end.rule}`
}

const STACKS = ['fleets', 'roman-phase', 'roman-phase arrival', 'roman-phase combat', 'advance combat', 'advance block']

/** The frames fit together, and who they speak of is where he must be. */
function faultOfStack(s: State): Fault {
  if (s.end !== null) return undefined
  const kinds = s.stack.map((f) => f.kind).join(' ')
  if (!STACKS.includes(kinds)) return `'${kinds}' cannot be what is going on`
  if (passingEmperor(s) !== NONE && kinds !== 'roman-phase') return `${emperors[passingEmperor(s)]} is still passing`
  const frame = top(s)
  const name = emperors[active(s)]
  switch (frame.kind) {
    case 'fleets':
      return faultOfFleets(s, frame)
    case 'arrival':
      return isOnBoard(s, active(s)) ? `${name} arrives but is on the board` : faultOfArrival(s)
    case 'block':
      return faultOfBlock(s, frame)
    case 'combat':
      return faultOfCombat(s, frame)
    default:
      return isOnBoard(s, active(s)) ? undefined : `${name} is off the board in his phase`
  }
}

/** TE-2-g TE-2-h TE-2-i: before the first turn, with the fleets of the level. */
function faultOfFleets(s: State, { left }: FrameOfKind<'fleets'>): Fault {
  const fleets = s.options.level[1]
  if (fleetsAtSea(s) + left !== fleets) return `${left} fleets to be placed, of ${fleets} at this level`
  if (turnsDone(s) > 0 || EVERY_EMPEROR.some((e) => isOnBoard(s, e))) return 'fleets are placed before the first turn'
  return undefined
}

/** TE-2-i: asked only where there is a choice. */
function faultOfArrival(s: State): Fault {
  const closed = [s.board.roma, s.board.capital[active(s)]].find((at) => !arrivalVerdict(s, at).ok)
  return closed === undefined ? undefined : `${idOf(s, closed)} is closed to ${emperors[active(s)]}`
}

/** TE-6.1-d */
function faultOfBlock(s: State, { army }: FrameOfKind<'block'>): Fault {
  if (!mayBlock(s, CONSTANTIUS)) return 'constantius cannot use his power'
  return isMetBy(s, CONSTANTIUS, army) ? undefined : `army ${army} does not come upon constantius`
}

/** Whether the army is moving upon this Emperor. */
function isMetBy(s: State, emperor: Emperor, army: Combat['army']): boolean {
  const [phase] = s.stack
  if (phase.kind !== 'advance' || (phase.moved & (1 << army)) === 0 || armyProvince(s, army) === NONE) return false
  return isOnBoard(s, emperor) && nextProvince(s, army) === emperorProvince(s, emperor)
}

/** TE-6.1-c: nobody but Galerius is asked, and only while a token may help him. */
function faultOfCombat(s: State, combat: Combat): Fault {
  const { attacker, emperor, army } = combat
  if (emperor !== GALERIUS) return `${emperors[emperor]} has no power in a combat`
  const [phase] = s.stack
  if ((phase.kind === 'advance') !== (attacker === 'army')) return `the ${attacker} does not attack in this phase`
  const meets = attacker === 'army' ? isMetBy(s, emperor, army) : mayAttack(s, emperor, army)
  if (!meets) return `galerius and army ${army} do not stand face to face`
  if (tokensOf(s, emperor) + combat.bonus > s.options.level[0]) return 'galerius has not paid for his power'
  return isOpen(s, combat) ? undefined : 'galerius cannot use his power'
}

function mayAttack(s: State, emperor: Emperor, army: Combat['army']): boolean {
  const [stands, camp] = [emperorProvince(s, emperor), armyProvince(s, army)]
  return active(s) === emperor && stands !== NONE && camp !== NONE && areLinked(s.board, stands, camp)
}
