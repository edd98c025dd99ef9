/** The Fall of the Roman Empire in words: actions, events and clauses, from the catalogue of a language. */
import { clausesOf, type Language, type Outcome, type Roll, type RuleId, type Words } from '@tabularium/engine'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import type { FallEvent } from '../events.ts'
import { seatNames } from '../options.ts'
import { barbarianName, romanName } from '../rules/counters.ts'
import { leftAlone, upkeep } from '../rules/expenditure.ts'
import { frame, pointsOf, type State } from '../state.ts'
import { insteadOf } from './cases/instead.ts'
import { caseOf, cases, heldCase } from './cases/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import rules from './rules.json' with { type: 'json' }

export const catalogues: Record<Language, Catalogue> = { en, fr }

const book = clausesOf(rules)
export const clauses: readonly RuleId[] = [...book.keys()]

export function words(board: Board, language: Language): Words<State, Action, FallEvent> {
  const c = catalogues[language]
  return {
    title: c.title,
    seat: (name) => c.seat[seatNames.find((seat) => seat === name) ?? 'roman'],
    ask: (s) => askWords(c, s),
    action: (s, action) => actionWords(c, s, action),
    event: (event) => eventWords(c, board, event),
    outcome: (outcome) => outcomeWords(c, outcome),
    clause: (rule) => book.get(rule)?.[language],
    instead: insteadOf,
    refusal: (s, action, verdict) => caseOf(cases[language], s, action, verdict),
    held: (s, { piece }) => heldCase(cases[language], s, piece),
  }
}

function askWords(c: Catalogue, s: State): string {
  const top = frame(s)
  const { names, file } = s.board
  switch (top.kind) {
    case 'set-up':
      return c.ask.setUp(file.setUp.barbarianForces)
    case 'expenditure':
      return c.ask.expenditure(upkeep(s), pointsOf(s))
    case 'purchase':
      return c.ask.purchase(pointsOf(s))
    case 'entry':
      return c.ask.entry(barbarianName(top.counter), top.left)
    case 'roman-movement':
      return c.ask.romanMovement
    case 'barbarian-movement':
      return c.ask.barbarianMovement
    case 'march':
    case 'host':
      return c.ask[top.kind](names[top.from], names[top.to])
    case 'losses':
      return c.ask.losses(names[top.at], top.number)
    case 'ride':
      return c.ask.ride
    default:
      throw new Error(`'${top.kind}' asks nothing.`)
  }
}

function actionWords(c: Catalogue, s: State, action: Action): string {
  const { names, price, file } = s.board
  const top = frame(s)
  switch (action.kind) {
    case 'place':
      return c.action.place(names[action.at], file.setUp.barbarianForces)
    case 'disband':
      return c.action.disband(romanName(action.counter), names[action.at], leftAlone(s, action.counter, action.at))
    case 'pay':
      return c.action.pay(upkeep(s))
    case 'buy':
      return c.action.buy(romanName(action.counter), names[action.at], price[action.counter])
    case 'enter':
      return c.action.enter(top.kind === 'entry' ? barbarianName(top.counter) : 'force', names[action.at])
    case 'march':
    case 'ride':
      return c.action[action.kind](names[action.from], names[action.to])
    case 'move':
      return c.action.move(barbarianName(action.counter), names[action.from], names[action.to])
    case 'with':
      return c.action.with(action.number, top.kind === 'march')
    case 'lose':
      return c.action.lose(action.forces, action.cavalry)
    case 'done':
      return c.action.done[doneOf(s)]
  }
}

function doneOf(s: State): keyof Catalogue['action']['done'] {
  const { kind } = frame(s)
  return kind === 'purchase' || kind === 'roman-movement' || kind === 'barbarian-movement' ? kind : 'ride'
}

function eventWords(c: Catalogue, board: Board, event: FallEvent | Roll): string {
  const place = (id: string) => board.names[board.ids.indexOf(id)] ?? id
  const e = c.event
  switch (event.type) {
    case 'roll':
      return rollWords(c, place, event)
    case 'phase':
      return e.phase(event.turn, event.phase)
    case 'set-up':
      return e.setUp(place(event.at), event.forces)
    case 'collection':
      return e.collection(event.sum, event.areas.length, event.rrp)
    case 'disband':
      return e.disband(event.counter, place(event.at), event.number, event.why === 'unsupported')
    case 'payment':
      return e.payment(event.counters, event.rrp)
    case 'purchase':
      return e.purchase(event.counter, place(event.at), event.cost, event.rrp)
    case 'invasion':
      return e.invasion(event.counter, event.number, event.missing)
    case 'entry':
      return e.entry(event.counter, place(event.at))
    case 'march':
      return e.march(place(event.from), place(event.to), event.forces)
    case 'move':
      return e.move(event.counter, place(event.from), place(event.to), event.number)
    case 'conflict':
      return e.conflict(place(event.at), event.romans, event.forces, event.cavalry)
    case 'round':
      return e.round({ ...event, at: place(event.at) })
    case 'losses':
      return e.losses(place(event.at), event.side, event.forces, event.cavalry)
    case 'conflict-end':
      return e.conflictEnd(place(event.at), event.holder, event.romans, event.forces, event.cavalry)
    case 'dead':
      return e.dead(place(event.at), event.legions, event.forts, event.walls)
    case 'ride':
      return e.ride(place(event.from), place(event.to))
    case 'end':
      return e.end(event.winner, event.turn)
  }
}

function rollWords(c: Catalogue, place: (id: string) => string, { die, face, purpose }: Roll): string {
  if (purpose.for === 'invasion') return c.event.invasionRoll(face)
  if (purpose.for === 'conflict') return c.event.conflictRoll(face, place(String(purpose.at)), Number(purpose.crn))
  return c.event.roll(die, face)
}

function outcomeWords(c: Catalogue, { rule, details }: Outcome): string {
  return c.outcome(rule === 'FR-2-a' ? 'barbarian' : 'roman', Number(details.turn), Number(details.rrp))
}
