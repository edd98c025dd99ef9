/** The question the game waits for: who is asked, what may be answered, and what the answer does. */
import { type Decision, type JsonObject, no, type Seat, type Verdict, yes } from '@tabularium/engine'
import {
  ACCEPT,
  type Action,
  type Actions,
  BLOCK,
  CALM,
  END,
  GIVE,
  POWER,
  SECURE,
  STAND,
  STRENGTHEN,
  SUBDUE,
  TAKE,
} from './actions.ts'
import { CONSTANTIUS, DIOCLETIAN, type Emperor, EVERY_EMPEROR, GALERIUS, NONE } from './board.ts'
import type { Table } from './events.ts'
import { helpersOf, seatNames, seatOf } from './options.ts'
import { assault, block } from './rules/barbarian-phase/advance.ts'
import { isOpen, oddsOf, strength } from './rules/combat.ts'
import { attack, attackVerdict } from './rules/roman-phase/attack.ts'
import { destinations, move, moveVerdict, passingVerdict } from './rules/roman-phase/move.ts'
import { sail, sailVerdict } from './rules/roman-phase/sail.ts'
import { secure, secureVerdict } from './rules/roman-phase/secure.ts'
import { calm, calmVerdict, subdue, subdueVerdict } from './rules/roman-phase/subdue.ts'
import { arrivalVerdict, arrive, placeFleet } from './rules/set-up.ts'
import { beginTurn, endPhaseIfBeaten, endRomanPhase, resolveCombat, resumeAdvance } from './rules/turn.ts'
import { callPower, callVerdict, give, giveVerdict, payForPower, take, takeVerdict } from './rules/variants.ts'
import { ARMIES, active, armyAt, armyProvince, type Combat, frame, type State } from './state.ts'

/** Whose business the question is. */
function asked(s: State): Emperor {
  switch (frame(s).kind) {
    case 'fleets':
      return DIOCLETIAN
    case 'combat':
      return GALERIUS
    case 'block':
      return CONSTANTIUS
    default:
      return active(s)
  }
}

export function decision(s: State, actions: Actions): Decision<Action> | null {
  if (s.end !== null) return null
  const { kind } = frame(s)
  const emperor = asked(s)
  return {
    seat: seatOf(s.options, emperor),
    helpers: kind === 'fleets' ? allOthers(s) : helpersOf(s.options, emperor),
    ask: kind,
    actions: legalActions(s, actions),
  }
}

/** TE-2-g: placing the fleets is everybody's business. */
function allOthers(s: State): readonly Seat[] {
  const seat = seatOf(s.options, DIOCLETIAN)
  return seatNames(s.options)
    .map((_, other) => other)
    .filter((other) => other !== seat)
}

/** Every action for which `verdict` says yes, found without trying them all. */
function legalActions(s: State, actions: Actions): readonly Action[] {
  const top = frame(s)
  switch (top.kind) {
    case 'fleets':
      return actions.fleet
    case 'arrival':
      return [actions.arrive[s.board.roma], actions.arrive[s.board.capital[active(s)]]]
    case 'combat':
      return COMBAT_ANSWERS
    case 'block':
      return BLOCK_ANSWERS
    default:
      return romanActions(s, actions)
  }
}

const COMBAT_ANSWERS: readonly Action[] = [STRENGTHEN, ACCEPT]
const BLOCK_ANSWERS: readonly Action[] = [BLOCK, STAND]
const ROMAN_PLAIN: readonly Action[] = [SECURE, SUBDUE, CALM, END]
const ROMAN_VARIANTS: readonly Action[] = [POWER, TAKE, GIVE]

function romanActions(s: State, actions: Actions): Action[] {
  const legal: Action[] = []
  const mover = active(s)
  addMoves(s, mover, actions.move, legal)
  if (s.powerUsed && mover === DIOCLETIAN) {
    for (const other of EVERY_EMPEROR) if (other !== mover) addMoves(s, other, actions.order[other], legal)
  }
  if (s.passing !== NONE) return legal
  for (let from = 0; from < s.fleets.length; from++) {
    for (let to = 0; to < s.fleets.length; to++) if (sailVerdict(s, from, to).ok) legal.push(actions.sail[from][to])
  }
  for (let army = 0; army < ARMIES; army++) {
    const at = armyProvince(s, army)
    if (at !== NONE && attackVerdict(s, at).ok) legal.push(actions.attack[at])
  }
  for (const action of ROMAN_PLAIN) if (verdict(s, action).ok) legal.push(action)
  if (s.options.variants.length > 0) {
    for (const action of ROMAN_VARIANTS) if (verdict(s, action).ok) legal.push(action)
  }
  return legal
}

function addMoves(s: State, mover: Emperor, moves: readonly Action[], legal: Action[]): void {
  for (const to of destinations(s, mover)) legal.push(moves[to])
}

/** Every action that can be named while a question of this kind is open. */
export function* candidates(s: State, actions: Actions): Generator<Action> {
  if (s.end !== null) return
  switch (frame(s).kind) {
    case 'fleets':
      yield* actions.fleet
      return
    case 'arrival':
      yield* actions.arrive
      return
    case 'combat':
      yield* COMBAT_ANSWERS
      return
    case 'block':
      yield* BLOCK_ANSWERS
      return
    default:
      yield* actions.move
      yield* actions.order.flat()
      yield* actions.sail.flat()
      yield* actions.attack
      yield* ROMAN_PLAIN
      yield* ROMAN_VARIANTS
  }
}

/** One answer to "may I?" and "why not?". */
export function verdict(s: State, action: Action): Verdict {
  if (s.end !== null) return no(s.end.rule)
  const top = frame(s)
  switch (top.kind) {
    case 'fleets':
      return action.kind === 'fleet' ? yes() : no('TE-2-g')
    case 'arrival':
      return action.kind === 'arrive' ? arrivalVerdict(s, action.at) : no('TE-2-i')
    case 'combat':
      return action.kind === 'strengthen' || action.kind === 'accept' ? yes() : no('TE-6.1-c')
    case 'block':
      return action.kind === 'block' || action.kind === 'stand' ? yes() : no('TE-6.1-d')
    default:
      return romanVerdict(s, action)
  }
}

function romanVerdict(s: State, action: Action): Verdict {
  if (action.kind === 'move') return moveVerdict(s, active(s), action.to)
  if (action.kind === 'order') {
    return action.emperor === active(s) ? no('TE-6.1-b') : moveVerdict(s, action.emperor, action.to)
  }
  const passing = passingVerdict(s, NONE)
  if (!passing.ok) return passing
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

/** Does a legal action and everything that follows from it until the next question. */
export function apply(s: State, action: Action, table: Table): void {
  switch (action.kind) {
    case 'fleet':
      return answerFleet(s, action.sea, table)
    case 'arrive':
      s.stack.pop()
      return arrive(s, action.at, table)
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
      attack(s, action.at, table)
      return endPhaseIfBeaten(s, table)
    case 'power':
      return callPower(s, table)
    case 'take':
      return take(s, table)
    case 'give':
      return give(s, table)
    case 'end':
      return endRomanPhase(s, table)
    default:
      return answerReaction(s, action.kind, table)
  }
}

/** TE-2-g TE-2-h: when the last fleet lies at sea, Diocletian begins. */
function answerFleet(s: State, sea: number, table: Table): void {
  const top = s.stack.pop()
  placeFleet(s, sea, table)
  if (top?.kind === 'fleets' && top.left > 1) s.stack.push({ kind: 'fleets', left: top.left - 1 })
  else beginTurn(s, table)
}

/** TE-6.1-c TE-6.1-d: the two powers that answer an event. */
function answerReaction(s: State, answer: 'strengthen' | 'accept' | 'block' | 'stand', table: Table): void {
  const top = s.stack.pop()
  if (top?.kind === 'block') {
    if (answer === 'block') block(s, top.army, CONSTANTIUS, table)
    else assault(s, top.army, CONSTANTIUS, table)
    resumeAdvance(s, table)
  } else if (top?.kind === 'combat') {
    if (answer === 'strengthen') strengthen(s, top, table)
    else resolveCombat(s, top, table)
  }
}

function strengthen(s: State, combat: Combat, table: Table): void {
  payForPower(s, GALERIUS, table)
  const stronger: Combat = { ...combat, bonus: combat.bonus + 1 }
  table.tell({ type: 'strengthen', emperor: 'galerius', bonus: stronger.bonus })
  if (isOpen(s, stronger)) s.stack.push(stronger)
  else resolveCombat(s, stronger, table)
}

/** Of an attack: the sums on both sides and the odds. */
export function forecast(s: State, action: Action): JsonObject | null {
  if (action.kind !== 'attack') return null
  const by = strength(s, active(s), armyAt(s, action.at))
  return { ...by, ...oddsOf(by) }
}
