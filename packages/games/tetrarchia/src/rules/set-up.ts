/** Chapter 2: set-up, and the Emperors' arrival. */
import { d6, no, type Seat, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { DIOCLETIAN, emperors, NONE, OUTER_REGIONS, type Province, type Sea } from '../board.ts'
import type { Table } from '../events.ts'
import { helpersOf, seatNames, seatOf } from '../options.ts'
import { active, addFleets, armyAt, ipLeft, NO_TOKEN, otherEmperorAt, REVOLT, type State, tokenAt } from '../state.ts'
import { enterArmy } from './barbarian-phase/uprising.ts'
import { rollRegion } from './dice.ts'
import type { Asking } from './handler.ts'
import { canLeave, place } from './roman-phase/move.ts'
import { setToken } from './tokens.ts'

/** TE-2-a TE-2-b TE-2-c: the threats, by the dice. */
export function placeThreats(s: State, table: Table): void {
  const [, , extraRevolts, armies] = s.options.level
  for (const region of OUTER_REGIONS) {
    let number = 1
    while (number === 1) number = table.roll(d6, { for: 'first-revolt', region: s.board.regionNames[region] })
    setToken(s, s.board.numbered[region][number], REVOLT, 'set-up', table)
  }
  for (let n = 0; n < extraRevolts; n++) placeExtraRevolt(s, table)
  for (let n = 0; n < armies; n++) placeFirstArmy(s, table)
}

/** TE-2-b: rolled again where a Revolt lies already. */
function placeExtraRevolt(s: State, table: Table): void {
  let target: Province = NONE
  while (target === NONE || tokenAt(s, target) === REVOLT) {
    const region = rollRegion({ for: 'extra-revolt' }, table)
    target = s.board.numbered[region][table.roll(d6, { for: 'extra-revolt', region: s.board.regionNames[region] })]
  }
  setToken(s, target, REVOLT, 'set-up', table)
}

/** TE-2-c: rolled again where an army stands already. */
function placeFirstArmy(s: State, table: Table): void {
  let region = rollRegion({ for: 'first-army' }, table)
  while (armyAt(s, s.board.border[region]) !== NONE) region = rollRegion({ for: 'first-army' }, table)
  enterArmy(s, region, table)
}

/** TE-2-g TE-2-h: the fleets are placed, if the level has any; then Diocletian begins. */
export function beginPlay(s: State): void {
  const fleets = s.options.level[1]
  push(s, fleets > 0 ? { kind: 'fleets', left: fleets } : { kind: 'turn' })
}

/** TE-2-g: placing the fleets is everybody's business. */
export const fleets: Asking<'fleets'> = {
  asks: (s) => seatOf(s.options, DIOCLETIAN),
  helpers: (s) => allBut(s, seatOf(s.options, DIOCLETIAN)),
  candidates: (s) => s.actions.fleet,
  legal: (s) => s.actions.fleet,
  verdict: (_s, _frame, action) => (action.kind === 'fleet' ? yes() : no('TE-2-g')),
  answer(s, { left }, action, table) {
    if (action.kind === 'fleet') placeFleet(s, action.sea, table)
    replace(s, left > 1 ? { kind: 'fleets', left: left - 1 } : { kind: 'turn' })
  },
}

function allBut(s: State, seat: Seat): readonly Seat[] {
  return [...seatNames(s.options).keys()].filter((other) => other !== seat)
}

function placeFleet(s: State, sea: Sea, table: Table): void {
  addFleets(s, sea, 1)
  table.tell({ type: 'fleet', sea: s.board.seaIds[sea] })
}

/** TE-2-i: asked only where there is a choice. */
export const arrival: Asking<'arrival'> = {
  asks: (s) => seatOf(s.options, active(s)),
  helpers: (s) => helpersOf(s.options, active(s)),
  candidates: (s) => s.actions.arrive,
  legal: (s) => [s.actions.arrive[s.board.roma], s.actions.arrive[s.board.capital[active(s)]]],
  verdict: (s, _frame, action) => (action.kind === 'arrive' ? arrivalVerdict(s, action.at) : no('TE-2-i')),
  answer(s, _frame, action, table) {
    pop(s)
    if (action.kind === 'arrive') arrive(s, action.at, table)
  },
}

/** TE-2-i: an Emperor who can come nowhere has no Roman phase. */
export function comeOntoBoard(s: State, table: Table): void {
  const places = [s.board.roma, s.board.capital[active(s)]].filter((at) => arrivalVerdict(s, at).ok)
  if (places.length === 2) push(s, { kind: 'arrival' })
  else if (places.length === 1) arrive(s, places[0], table)
  else {
    table.tell({ type: 'absent', emperor: emperors[active(s)] })
    replace(s, { kind: 'barbarian-phase' })
  }
}

/** TE-2-i TE-3.1-g TE-3.3-e: whether the Emperor whose turn it is may come onto the board there. */
export function arrivalVerdict(s: State, at: Province): Verdict {
  const emperor = active(s)
  if (at !== s.board.roma) {
    if (at !== s.board.capital[emperor] || armyAt(s, at) !== NONE) return no('TE-2-i')
    if (tokenAt(s, at) !== NO_TOKEN) return no('TE-3.3-e')
  }
  if (otherEmperorAt(s, at, emperor) !== NONE && !canLeave(s, emperor, at, ipLeft(s))) return no('TE-3.1-g')
  return yes()
}

function arrive(s: State, at: Province, table: Table): void {
  const emperor = active(s)
  place(s, emperor, at)
  table.tell({ type: 'arrive', emperor: emperors[emperor], at: s.board.ids[at] })
}
