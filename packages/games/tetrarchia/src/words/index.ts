/** Tetrarchia in words: actions, events and clauses, from the catalogue of a language. */

import {
  clausesOf,
  faceName,
  type Json,
  type Language,
  type Outcome,
  type Purpose,
  percentages,
  type Roll,
  type RuleId,
  type Words,
} from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../actions.ts'
import { type Board, CONSTANTIUS, EVERY_EMPEROR, emperors, NONE, type Province } from '../board.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { questions } from '../questions.ts'
import { fightOf, odds } from '../rules/combat.ts'
import { dVI } from '../rules/dice.ts'
import { said } from '../shown/names.ts'
import {
  active,
  armyAt,
  armyProvince,
  emperorProvince,
  ipLeft,
  passingEmperor,
  type State,
  tokenAt,
  tokenNames,
} from '../state.ts'
import { insteadOf } from './cases/instead.ts'
import { caseOf, cases, heldCase } from './cases/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import rules from './rules.json' with { type: 'json' }

export const catalogues: Record<Language, Catalogue> = { en, fr }

const book = clausesOf(rules)
export const clauses: readonly RuleId[] = [...book.keys()]

export function words(board: Board, language: Language): Words<State, Action, TetrarchiaEvent> {
  const c = catalogues[language]
  return {
    title: c.title,
    seat: (name) => c.seat[name] ?? name,
    ask: (s) => askWords(c, s),
    action: (s, action, cost) => actionWords(c, s, action, cost ?? costOf(s, action)),
    event: (event) => eventWords(c, board, event),
    outcome: (outcome) => outcomeWords(c, outcome),
    clause: (rule) => book.get(rule)?.[language],
    instead: insteadOf,
    refusal: (s, action, verdict) => caseOf(cases[language], c.emperor, s, action, verdict),
    held: (s) => heldCase(cases[language], c.emperor, s),
  }
}

function askWords(c: Catalogue, s: State): string {
  const frame = top(s)
  const name = c.emperor[emperors[active(s)]]
  switch (frame.kind) {
    case 'fleets':
      return c.ask.fleets(frame.left)
    case 'arrival':
      return c.ask.arrival(name)
    case 'combat':
      return c.ask.combat(fightWords(c, s))
    case 'block':
      return c.ask.block(s.board.names[armyProvince(s, frame.army)])
    default:
      return passingEmperor(s) === NONE
        ? c.ask.romanPhase(name, ipLeft(s))
        : c.ask.passing(c.emperor[emperors[passingEmperor(s)]])
  }
}

function fightWords(c: Catalogue, s: State): string {
  const frame = top(s)
  if (frame.kind !== 'combat') return ''
  const { roman, barbarian, result } = fightOf(s, frame)
  const at = s.board.names[armyProvince(s, frame.army)]
  return c.event.combat(c.emperor[emperors[frame.emperor]], at, roman, barbarian, result)
}

function costOf(s: State, action: Action): number {
  const judged = questions.verdict(s, action)
  return judged.ok ? judged.cost : 0
}

function actionWords(c: Catalogue, s: State, action: Action, cost: number): string {
  const { names, seaNames } = s.board
  const here = names[emperorProvince(s, active(s))] ?? ''
  switch (action.kind) {
    case 'fleet':
      return c.action.fleet(seaNames[action.sea])
    case 'arrive':
      return c.action.arrive(names[action.at])
    case 'move':
      return c.action.move(names[action.to], cost)
    case 'order':
      return c.action.order(c.emperor[emperors[action.emperor]], names[action.to], cost)
    case 'sail':
      return c.action.sail(seaNames[action.from], seaNames[action.to], cost)
    case 'secure':
      return c.action.secure(here, cost)
    case 'subdue':
      return c.action.subdue(tokenNames[tokenAt(s, emperorProvince(s, active(s)))] ?? 'unrest', here, cost)
    case 'calm':
      return c.action.calm(here)
    case 'attack':
      return c.action.attack(names[action.at], cost, oddsWords(c, s, action.at))
    case 'power':
      return c.action.power(emperors[active(s)])
    case 'end':
      return c.action.end(ipLeft(s))
    default:
      return c.action[action.kind]
  }
}

function oddsWords(c: Catalogue, s: State, at: Province): string {
  const army = armyAt(s, at)
  if (army === NONE) return '-'
  const chances = odds(s, active(s), army)
  const [victory, draw, defeat] = percentages([chances.victory, chances.draw, chances.defeat])
  return c.odds(victory, draw, defeat)
}

function eventWords(c: Catalogue, board: Board, event: TetrarchiaEvent | Roll): string {
  if (event.type === 'roll') return rollWords(c, board, event)
  const place = (id: string) => board.names[board.ids.indexOf(id)] ?? id
  const sea = (id: string) => board.seaNames[board.seaIds.indexOf(id)] ?? id
  const e = c.event
  switch (event.type) {
    case 'fleet':
      return e.fleet(sea(event.sea))
    case 'turn':
      return e.turn(c.emperor[event.emperor], event.ip)
    case 'arrive':
      return e.arrive(c.emperor[event.emperor], place(event.at))
    case 'absent':
      return e.absent(c.emperor[event.emperor])
    case 'move':
      return e.move(c.emperor[event.emperor], place(event.from), place(event.to), event.cost, event.ordered)
    case 'sail':
      return e.sail(c.emperor[event.emperor], sea(event.from), sea(event.to))
    case 'token':
      return e.token(place(event.at), event.was, event.now, event.cause)
    case 'attack':
      return e.attack(event.attacker === 'emperor', c.emperor[event.emperor], place(event.from), place(event.at))
    case 'combat':
      return e.combat(c.emperor[event.emperor], place(event.army), event.roman, event.barbarian, event.result)
    case 'strengthen':
      return e.strengthen(c.emperor[event.emperor], event.bonus)
    case 'army':
      return armyWords(c, place, event)
    case 'leave':
      return e.leave(c.emperor[event.emperor], place(event.from), event.why)
    case 'barbarian-phase':
      return e.barbarianPhase(c.emperor[event.emperor])
    case 'protected':
      return e.protected(place(event.at))
    case 'uprising':
      return e.uprising(place(event.at))
    case 'power':
      return e.power(c.emperor[event.emperor])
    case 'favour':
      return e.favour(c.emperor[event.from], c.emperor[event.to])
    case 'glory':
      return e.glory(c.emperor[event.emperor], event.change)
    case 'end':
      return e.end(event.victory, event.rule)
  }
}

type ArmyEvent = Extract<TetrarchiaEvent, { type: 'army' }>

function armyWords(c: Catalogue, place: (id: string) => string, event: ArmyEvent): string {
  switch (event.change) {
    case 'enter':
      return c.event.enter(place(event.at), said(event.region))
    case 'advance':
      return c.event.advance(place(event.from), place(event.to))
    case 'halt':
      return c.event.halt(place(event.at), place(event.before), event.why)
    case 'destroyed':
      return c.event.destroyed(place(event.at))
  }
}

function rollWords(c: Catalogue, board: Board, { die, face, purpose }: Roll): string {
  const place = (id: Json | undefined) => (typeof id === 'string' ? (board.names[board.ids.indexOf(id)] ?? id) : '')
  const named: Purpose =
    'from' in purpose ? { ...purpose, from: place(purpose.from), to: place(purpose.to) } : inRegion(purpose)
  return c.event.roll(die, die === dVI.name ? faceName(dVI, face) : String(face), named)
}

const inRegion = (purpose: Purpose): Purpose =>
  typeof purpose.region === 'string' ? { ...purpose, region: said(purpose.region) } : purpose

function outcomeWords(c: Catalogue, { rule, details }: Outcome): string {
  const { victory, score, turns, borders, great, halves } = details
  const ended = c.outcome(victory === true, rule, Number(score), Number(turns), Number(borders))
  const rulers = EVERY_EMPEROR.filter((e) => Array.isArray(halves) && halves.includes(emperors[e]))
  if (great === undefined) return ended
  const theGreat = EVERY_EMPEROR.find((e) => emperors[e] === great)
  if (theGreat !== undefined) return `${ended} ${c.great(c.emperor[emperors[theGreat]])}`
  if (rulers.length === 0) return `${ended} ${c.concord}`
  return [ended, ...rulers.map((e) => c.half(c.emperor[emperors[e]], e < CONSTANTIUS))].join(' ')
}
