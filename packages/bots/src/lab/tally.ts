/** What is kept of many games: whole numbers in plain data, which can be added up in any order. */
import { isObject, type Json, type Played } from '@tabularium/engine'

/** How often each thing came up, by its name. */
export type Counts = { [name: string]: number }

export type Tally = {
  games: number
  /** By seat. */
  readonly winners: Counts
  /** Games that nobody won. */
  lost: number
  /** By the clause that ended them. */
  readonly endings: Counts
  /** How often each value came up, of every number in the details of the outcomes, by its name, and of the decisions. */
  readonly figures: { [name: string]: Counts }
  /** By turn: how many games came to it, and the sum of the chances when it began. */
  readonly course: { [turn: string]: Chances }
}

/** In millionths, so that sums do not depend on their order. */
export type Chances = { games: number; millionths: number }

/** The chance when a turn began. */
export interface TurnChance {
  readonly turn: number
  readonly millionths: number
}

export function emptyTally(): Tally {
  return { games: 0, winners: {}, lost: 0, endings: {}, figures: {}, course: {} }
}

export function count(tally: Tally, { outcome, decisions }: Played, course: readonly TurnChance[]): void {
  tally.games++
  if (outcome.winners.length === 0) tally.lost++
  for (const seat of outcome.winners) add(tally.winners, String(seat), 1)
  add(tally.endings, outcome.rule, 1)
  for (const [name, value] of numbersIn(outcome.details)) add(figure(tally, name), String(value), 1)
  add(figure(tally, 'decisions'), String(decisions), 1)
  for (const { turn, millionths } of course) addChances(tally, String(turn), { games: 1, millionths })
}

/** Adds `more` to `tally`. */
export function merge(tally: Tally, more: Tally): void {
  tally.games += more.games
  tally.lost += more.lost
  addAll(tally.winners, more.winners)
  addAll(tally.endings, more.endings)
  for (const [name, values] of Object.entries(more.figures)) addAll(figure(tally, name), values)
  for (const [turn, chances] of Object.entries(more.course)) addChances(tally, turn, chances)
}

export function addAll(counts: Counts, more: Counts): void {
  for (const [name, n] of Object.entries(more)) add(counts, name, n)
}

export function add(counts: Counts, name: string, n: number): void {
  counts[name] = (counts[name] ?? 0) + n
}

function figure(tally: Tally, name: string): Counts {
  tally.figures[name] ??= {}
  return tally.figures[name]
}

function addChances(tally: Tally, turn: string, { games, millionths }: Chances): void {
  tally.course[turn] ??= { games: 0, millionths: 0 }
  const chances = tally.course[turn]
  chances.games += games
  chances.millionths += millionths
}

/** Every number inside, named by its path: `glory.galerius`. */
function* numbersIn(value: Json, path = ''): Iterable<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  if (!isObject(value)) return
  for (const [key, member] of Object.entries(value)) yield* numbersIn(member, path === '' ? key : `${path}.${key}`)
}
