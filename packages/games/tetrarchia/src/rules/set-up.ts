/** Chapter 2: set-up, and the Emperors' arrival. */
import { d6, no, type Verdict, yes } from '@tabularium/engine'
import { type Board, EVERY_EMPEROR, emperors, NONE, OUTER_REGIONS, type Province, type Sea } from '../board.ts'
import type { Table } from '../events.ts'
import type { Options } from '../options.ts'
import { ARMIES, active, armyAt, type Frame, NO_TOKEN, otherEmperorAt, REVOLT, type State } from '../state.ts'
import { enterArmy } from './barbarian-phase/uprising.ts'
import { dVI } from './combat.ts'
import { canLeave, place } from './roman-phase/move.ts'
import { setToken } from './tokens.ts'

/** An empty board with the pieces of the level (TE-2-d TE-2-e TE-2-f). */
export function emptyPosition(board: Board, options: Options): State {
  return {
    board,
    options,
    tokens: board.ids.map(() => NO_TOKEN),
    emperors: EVERY_EMPEROR.map(() => NONE),
    hand: EVERY_EMPEROR.map(() => options.level[0]),
    glory: EVERY_EMPEROR.map(() => 0),
    fleets: board.seaIds.map(() => 0),
    armyRegion: Array.from({ length: ARMIES }, () => NONE),
    armyStep: Array.from({ length: ARMIES }, () => 0),
    turn: 0,
    ip: 0,
    passing: NONE,
    powerUsed: false,
    taken: false,
    given: false,
    stack: [],
    end: null,
  }
}

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
  while (target === NONE || s.tokens[target] === REVOLT) {
    const region = table.roll(dVI, { for: 'extra-revolt' })
    target = s.board.numbered[region][table.roll(d6, { for: 'extra-revolt', region: s.board.regionNames[region] })]
  }
  setToken(s, target, REVOLT, 'set-up', table)
}

/** TE-2-c: rolled again where an army stands already. */
function placeFirstArmy(s: State, table: Table): void {
  let region = table.roll(dVI, { for: 'first-army' })
  while (armyAt(s, s.board.border[region]) !== NONE) region = table.roll(dVI, { for: 'first-army' })
  enterArmy(s, region, table)
}

/** TE-2-g */
export function placeFleet(s: State, sea: Sea, table: Table): void {
  s.fleets[sea]++
  table.tell({ type: 'fleet', sea: s.board.seaIds[sea] })
}

export function fleetsFrame(options: Options): Frame | undefined {
  const fleets = options.level[1]
  return fleets > 0 ? { kind: 'fleets', left: fleets } : undefined
}

/** TE-2-i TE-3.1-g TE-3.3-e: whether the Emperor whose turn it is may come onto the board there. */
export function arrivalVerdict(s: State, at: Province): Verdict {
  const emperor = active(s)
  if (at !== s.board.roma) {
    if (at !== s.board.capital[emperor] || armyAt(s, at) !== NONE) return no('TE-2-i')
    if (s.tokens[at] !== NO_TOKEN) return no('TE-3.3-e')
  }
  if (otherEmperorAt(s, at, emperor) !== NONE && !canLeave(s, emperor, at, s.ip)) return no('TE-3.1-g')
  return yes()
}

export function arrive(s: State, at: Province, table: Table): void {
  const emperor = active(s)
  place(s, emperor, at)
  table.tell({ type: 'arrive', emperor: emperors[emperor], at: s.board.ids[at] })
}
