/** What no position can break, whoever wrote it. */
import { areBordering, BARBARIAN, type Counter, EVERY_COUNTER, FORCE, LEGION } from './board.ts'
import { survivors } from './rules/conflict/round.ts'
import { hasRomeFallen } from './rules/winning.ts'
import {
  barbariansAt,
  type Crossing,
  cavalryAt,
  forcesAt,
  frame,
  hasFort,
  hasWall,
  type Losses,
  legionsAt,
  MOVERS,
  type State,
  shelters,
  total,
  unmovedAt,
} from './state.ts'

type Bad = (what: string) => Error

const names = ['Legions', 'Roman Forces', 'Barbarian Forces', 'Cavalry', 'Forts', 'Walls']
const STACKS = [
  'set-up',
  'expenditure',
  'purchase',
  'entry',
  'roman-movement',
  'roman-movement march',
  'barbarian-movement',
  'barbarian-movement host',
  'losses',
  'ride',
]

export function checkPosition(s: State, bad: Bad): void {
  const { turns } = s.board.file.setUp
  if (s.turn > turns) throw bad(`turn ${s.turn} of ${turns}`)
  for (const kind of EVERY_COUNTER) checkPile(s, kind, bad)
  for (let at = 0; at < s.board.size; at++) checkArea(s, at, bad)
  if (s.end === null) checkStack(s, bad)
}

/** FR-1-e */
function checkPile(s: State, kind: Counter, bad: Bad): void {
  if (s.available[kind] < 0) throw bad(`more than the ${total(s, kind)} ${names[kind]} there are`)
}

/** FR-6-c FR-8-d: no Fort or Wall in Rome, and no Forces left alone. */
function checkArea(s: State, at: number, bad: Bad): void {
  const id = s.board.ids[at]
  for (let kind = 0; kind < MOVERS; kind++) {
    const i = kind * s.board.size + at
    if (s.moved[i] > s.counters[i]) throw bad(`more ${names[kind]} have moved than stand in ${id}`)
  }
  if (at === s.board.rome && (hasFort(s, at) || hasWall(s, at))) throw bad(`a Fort or Wall in ${id}`)
  if (forcesAt(s, at) > 0 && legionsAt(s, at) === 0 && !shelters(s, at)) {
    throw bad(`Roman Forces in ${id} without a Legion, Fort or Wall`)
  }
  const hasMoved = (kind: typeof LEGION | typeof FORCE) => s.moved[kind * s.board.size + at] > 0
  if (hasMoved(FORCE) && !hasMoved(LEGION)) throw bad(`Roman Forces have moved to ${id} without a Legion`)
}

/** The frames fit together, and what they speak of is there. */
function checkStack(s: State, bad: Bad): void {
  if (s.stack.length === 0) throw bad('nothing is asked and the game has not ended')
  const kinds = s.stack.map((f) => f.kind).join(' ')
  if (!STACKS.includes(kinds)) throw bad(`'${kinds}' cannot be what is going on`)
  const top = frame(s)
  if (top.kind !== 'losses' && hasRomeFallen(s)) throw bad('Rome has fallen and the game has not ended')
  if (top.kind === 'entry' && top.left > s.available[top.counter]) throw bad('more are to enter than are available')
  if (top.kind === 'march' || top.kind === 'host') checkCrossing(s, top, bad)
  if (top.kind === 'losses') checkLosses(s, top, bad)
}

function checkCrossing(s: State, { kind, from, to }: Crossing<'march' | 'host'>, bad: Bad): void {
  const [leader, forces] = kind === 'march' ? [LEGION, FORCE] : [BARBARIAN, BARBARIAN]
  const canGo = unmovedAt(s, leader, from) > 0 && unmovedAt(s, forces, from) > 0
  if (canGo && areBordering(s.board, from, to)) return
  throw bad(`nothing is about to go from ${s.board.ids[from]} to ${s.board.ids[to]}`)
}

/** FR-10-e FR-10-n: the half of what is there, Forces and Cavalry. */
function checkLosses(s: State, { at, number }: Losses, bad: Bad): void {
  const [forces, cavalry] = [barbariansAt(s, at), cavalryAt(s, at)]
  const lost = forces + cavalry - survivors(forces + cavalry, 'h')
  if (forces > 0 && cavalry > 0 && lost === number) return
  throw bad(`the Barbarians in ${s.board.ids[at]} have no ${number} losses to choose`)
}
