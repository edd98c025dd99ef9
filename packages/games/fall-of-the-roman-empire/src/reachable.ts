/** What no position can break, whoever wrote it: what play could never reach is refused, with the reason. */
import { wrong } from '@tabularium/engine/fields'
import {
  type Area,
  areBordering,
  BARBARIAN,
  CAVALRY,
  type Counter,
  EVERY_COUNTER,
  FORCE,
  FORT,
  LEGION,
  WALL,
} from './board.ts'
import { isPinned, mostMoving } from './rules/barbarian-movement.ts'
import { survivors } from './rules/conflict/round.ts'
import { mostForces } from './rules/roman-movement.ts'
import { hasRomeFallen, isLastTurn } from './rules/winning.ts'
import {
  availableOf,
  barbariansAt,
  cavalryAt,
  countAt,
  deadOf,
  type End,
  type Frame,
  type FrameOf,
  forcesAt,
  frame,
  isContested,
  legionsAt,
  MOVERS,
  type Mover,
  movedAt,
  NOT_TOLD,
  onMap,
  type State,
  setAvailable,
  shelters,
  total,
  turnOf,
  unmovedAt,
} from './state.ts'

const names = ['Legions', 'Roman Forces', 'Barbarian Forces', 'Cavalry', 'Forts', 'Walls']
const piles = ['legions', 'forces', 'barbarianForces', 'cavalry', 'forts', 'walls']

/** FR-1-e: what is neither on the map nor dead is in the Available pile; a file that tells it must tell it right. */
export function checkPiles(s: State): void {
  for (const kind of EVERY_COUNTER) {
    const left = leftOver(s, kind)
    const told = availableOf(s, kind)
    if (told !== NOT_TOLD && told !== left) {
      throw wrong('available', `${told} ${piles[kind]} available, where ${left} are left`)
    }
    setAvailable(s, kind, left)
  }
}

function leftOver(s: State, kind: Counter): number {
  let left = total(s, kind) - deadOf(s, kind)
  for (const at of s.board.areas) left -= countAt(s, kind, at)
  if (left < 0) throw wrong('areas', `there are more than the ${total(s, kind)} ${names[kind]} there are`)
  return left
}

export function checkReachable(s: State): void {
  const { turns } = s.board.file.setUp
  if (turnOf(s) > turns) throw wrong('turn', `it is turn ${turnOf(s)} of ${turns}`)
  for (const at of s.board.areas) checkArea(s, at)
  if (s.end === null) checkStack(s)
  else checkEnd(s, s.end)
}

/** FR-6-c FR-8-b FR-8-d: no Fort or Wall in Rome, no Forces left alone, none that moved alone. */
function checkArea(s: State, at: Area): void {
  const where = `areas.${s.board.ids[at]}`
  const id = s.board.ids[at]
  for (const kind of MOVERS) {
    if (unmovedAt(s, kind, at) < 0) throw wrong(where, `more ${names[kind]} have moved than stand in ${id}`)
  }
  if (at === s.board.rome && countAt(s, FORT, at) + countAt(s, WALL, at) > 0) {
    throw wrong(where, `a Fort or Wall in ${id}`)
  }
  if (forcesAt(s, at) > 0 && legionsAt(s, at) === 0 && !shelters(s, at)) {
    throw wrong(where, `Roman Forces in ${id} without a Legion, Fort or Wall`)
  }
  if (movedAt(s, FORCE, at) > 0 && movedAt(s, LEGION, at) === 0) {
    throw wrong(where, `Roman Forces have moved to ${id} without a Legion`)
  }
}

/** FR-2-a FR-2-b: nothing is asked any more, and it ended as it is said. */
function checkEnd(s: State, { winner, rule }: End): void {
  if (s.stack.length > 0) throw wrong('stack', 'the game is over and something is asked')
  const isTaken = winner === 'barbarian' && rule === 'FR-2-a' && hasRomeFallen(s)
  const isSaved = winner === 'roman' && rule === 'FR-2-b' && isLastTurn(s) && !hasRomeFallen(s)
  if (!isTaken && !isSaved) throw wrong('end', `the game has not ended for the ${winner} by ${rule}`)
  checkMoved(s, isTaken ? [BARBARIAN, CAVALRY] : [])
}

/** FR-8-a FR-9-a FR-10-l: who can have moved in the phase. */
function checkMoved(s: State, movers: readonly Mover[]): void {
  for (const kind of MOVERS) {
    if (movers.includes(kind)) continue
    const at = s.board.areas.find((area) => movedAt(s, kind, area) > 0)
    if (at !== undefined) throw wrong(`areas.${s.board.ids[at]}`, `${names[kind]} cannot have moved in this phase`)
  }
}

/** What may be going on, and who can have moved by then. */
const STACKS: ReadonlyMap<string, readonly Mover[]> = new Map<string, readonly Mover[]>([
  ['set-up', []],
  ['expenditure', []],
  ['purchase', []],
  ['entry', []],
  ['roman-movement', [LEGION, FORCE]],
  ['roman-movement march', [LEGION, FORCE]],
  ['barbarian-movement', [BARBARIAN, CAVALRY]],
  ['barbarian-movement host', [BARBARIAN, CAVALRY]],
  ['losses', []],
  ['ride', [CAVALRY]],
])

/** The frames fit together, and what they speak of is there. */
function checkStack(s: State): void {
  if (s.stack.length === 0) throw wrong('stack', 'nothing is asked and the game has not ended')
  const kinds = s.stack.map(({ kind }) => kind).join(' ')
  const movers = STACKS.get(kinds)
  if (movers === undefined) throw wrong('stack', `'${kinds}' cannot be what is going on`)
  checkMoved(s, movers)
  const asked = frame(s)
  if (asked.kind !== 'losses' && hasRomeFallen(s)) throw wrong('areas', 'Rome has fallen and the game has not ended')
  checkAsked(s, asked)
}

function checkAsked(s: State, asked: Frame): void {
  switch (asked.kind) {
    case 'set-up':
      return checkSetUp(s)
    case 'entry':
      return checkEntry(s, asked)
    case 'march':
      return checkMarch(s, asked)
    case 'host':
      return checkHost(s, asked)
    case 'losses':
      return checkLosses(s, asked)
    case 'expenditure':
    case 'purchase':
    case 'ride':
      return checkFought(s)
  }
}

/** FR-1-c: the Barbarian has nothing on the map before he has placed his first Forces. */
function checkSetUp(s: State): void {
  if (turnOf(s) > 1) throw wrong('turn', 'the first Forces are placed before turn 1')
  if (onMap(s, BARBARIAN) + onMap(s, CAVALRY) > 0) throw wrong('areas', 'Barbarians before the first are placed')
}

/** FR-7-a FR-7-b */
function checkEntry(s: State, { counter, left }: FrameOf<'entry'>): void {
  if (left > availableOf(s, counter)) throw wrong('stack', 'more are to enter than are available')
  if (counter === CAVALRY && left > 1) throw wrong('stack', 'more Cavalry are to enter than the one that comes on a 6')
}

/** FR-8-a FR-8-b: a Legion and Forces that have not moved. */
function checkMarch(s: State, { from, to }: FrameOf<'march'>): void {
  const canGo = unmovedAt(s, LEGION, from) > 0 && mostForces(s, from) > 0
  if (!canGo || !areBordering(s.board, from, to)) throw nothingGoes(s, from, to)
}

/** FR-9-a FR-9-c */
function checkHost(s: State, { from, to }: FrameOf<'host'>): void {
  if (mostMoving(s, from) === 0 || !areBordering(s.board, from, to)) throw nothingGoes(s, from, to)
  if (isPinned(s, from)) throw wrong('stack', `the Barbarian Forces in ${s.board.ids[from]} may not leave`)
}

const nothingGoes = ({ board: { ids } }: State, from: Area, to: Area) =>
  wrong('stack', `nothing is about to go from ${ids[from]} to ${ids[to]}`)

/** FR-10-e FR-10-n: the half of what is there, Forces and Cavalry. */
function checkLosses(s: State, { at, number }: FrameOf<'losses'>): void {
  const [forces, cavalry] = [barbariansAt(s, at), cavalryAt(s, at)]
  const lost = forces + cavalry - survivors(forces + cavalry, 'h')
  if (forces > 0 && cavalry > 0 && lost === number) return
  throw wrong('stack', `the Barbarians in ${s.board.ids[at]} have no ${number} losses to choose`)
}

/** FR-10-f: after the conflicts, until Barbarians enter, no area holds Forces of both. */
function checkFought(s: State): void {
  const at = s.board.areas.find((area) => isContested(s, area))
  if (at !== undefined) throw wrong(`areas.${s.board.ids[at]}`, 'a conflict is left that has not been fought')
}
