/** Chapter 3: the Roman phase, in which the Emperor whose turn it is spends his IP. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { type Action, CALM, END, GIVE, POWER, SECURE, SUBDUE, TAKE } from '../../actions.ts'
import { areLinked, DIOCLETIAN, EVERY_ARMY, EVERY_EMPEROR, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import { helpersOf, seatOf } from '../../options.ts'
import {
  active,
  armyProvince,
  emperorProvince,
  fleetsIn,
  ipLeft,
  isPowerUsed,
  passingEmperor,
  type State,
} from '../../state.ts'
import type { Asking } from '../handler.ts'
import { callPower, callVerdict, give, giveVerdict, take, takeVerdict } from '../variants.ts'
import { attack, attackVerdict } from './attack.ts'
import { addMoves, move, moveVerdict, passingVerdict } from './move.ts'
import { sail, sailVerdict } from './sail.ts'
import { secure, secureVerdict } from './secure.ts'
import { calm, calmVerdict, subdue, subdueVerdict } from './subdue.ts'

export const romanPhase: Asking<'roman-phase'> = {
  asks: (s) => seatOf(s.options, active(s)),
  helpers: (s) => helpersOf(s.options, active(s)),
  candidates,
  legal,
  verdict: (s, _frame, action) => verdict(s, action),
  answer: (s, _frame, action, table) => spend(s, action, table),
}

const PLAIN: readonly Action[] = [SECURE, SUBDUE, CALM, END]
const OF_VARIANTS: readonly Action[] = [POWER, TAKE, GIVE]

function* candidates({ actions }: State): Generator<Action> {
  yield* actions.move
  yield* actions.order.flat()
  yield* actions.sail.flat()
  yield* actions.attack
  yield* PLAIN
  yield* OF_VARIANTS
}

/** Every action for which `verdict` says yes, found without trying them all. */
function legal(s: State): readonly Action[] {
  const found: Action[] = []
  if (ipLeft(s) > 0) addPaid(s, found)
  if (passingEmperor(s) !== NONE) return found
  found.push(END)
  if (s.options.variants.length > 0) addVariants(s, found)
  return found
}

/** What costs IP. */
function addPaid(s: State, found: Action[]): void {
  const mover = active(s)
  addMoves(s, mover, s.actions.move, found)
  if (isPowerUsed(s) && mover === DIOCLETIAN) {
    for (const other of EVERY_EMPEROR) if (other !== mover) addMoves(s, other, s.actions.order[other], found)
  }
  if (passingEmperor(s) !== NONE) return
  addSails(s, found)
  addAttacks(s, found)
  if (secureVerdict(s).ok) found.push(SECURE)
  if (subdueVerdict(s).ok) found.push(SUBDUE)
  if (calmVerdict(s).ok) found.push(CALM)
}

function addSails(s: State, found: Action[]): void {
  for (const from of s.board.seas) {
    if (fleetsIn(s, from) === 0) continue
    for (const to of s.board.seas) if (sailVerdict(s, from, to).ok) found.push(s.actions.sail[from][to])
  }
}

function addAttacks(s: State, found: Action[]): void {
  const here = emperorProvince(s, active(s))
  for (const army of EVERY_ARMY) {
    const at = armyProvince(s, army)
    if (at === NONE || !areLinked(s.board, here, at)) continue
    if (attackVerdict(s, at).ok) found.push(s.actions.attack[at])
  }
}

function addVariants(s: State, found: Action[]): void {
  if (callVerdict(s).ok) found.push(POWER)
  if (takeVerdict(s).ok) found.push(TAKE)
  if (giveVerdict(s).ok) found.push(GIVE)
}

function verdict(s: State, action: Action): Verdict {
  if (action.kind === 'move') return moveVerdict(s, active(s), action.to)
  if (action.kind === 'order') {
    return action.emperor === active(s) ? no('TE-6.1-b') : moveVerdict(s, action.emperor, action.to)
  }
  const passing = passingVerdict(s, NONE)
  return passing.ok ? otherVerdict(s, action) : passing
}

/** Of everything but moves. */
function otherVerdict(s: State, action: Exclude<Action, { kind: 'move' | 'order' }>): Verdict {
  switch (action.kind) {
    case 'sail':
      return sailVerdict(s, action.from, action.to)
    case 'secure':
      return secureVerdict(s)
    case 'subdue':
      return subdueVerdict(s)
    case 'calm':
      return calmVerdict(s)
    case 'attack':
      return attackVerdict(s, action.at)
    case 'power':
      return callVerdict(s)
    case 'take':
      return takeVerdict(s)
    case 'give':
      return giveVerdict(s)
    case 'end':
      return yes()
    case 'fleet':
      return no('TE-2-g')
    case 'arrive':
      return no('TE-2-i')
    case 'strengthen':
    case 'accept':
      return no('TE-6.1-c')
    case 'block':
    case 'stand':
      return no('TE-6.1-d')
  }
}

/** TE-3-b: does one thing, and pays for it. */
function spend(s: State, action: Action, table: Table): void {
  switch (action.kind) {
    case 'move':
      return move(s, active(s), action.to, table)
    case 'order':
      return move(s, action.emperor, action.to, table)
    case 'sail':
      return sail(s, action.from, action.to, table)
    case 'secure':
      return secure(s, table)
    case 'subdue':
      return subdue(s, table)
    case 'calm':
      return calm(s, table)
    case 'attack':
      return attack(s, action.at, table)
    case 'power':
      return callPower(s, table)
    case 'take':
      return take(s, table)
    case 'give':
      return give(s, table)
    case 'end':
      return replace(s, { kind: 'barbarian-phase' })
  }
}
