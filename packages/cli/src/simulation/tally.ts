/** What is kept of many games: counts that can be added up in any order. */
import { isObject, type Json, type Played, type RuleId, type Seat } from '@tabularium/engine'

/** How often each value came up. */
export type Histogram = Map<number, number>

export interface Tally {
  games: number
  readonly winners: Map<Seat, number>
  /** Games that nobody won. */
  lost: number
  readonly endings: Map<RuleId, number>
  /** Every number in the details of the outcomes, by its name, and the decisions. */
  readonly figures: Map<string, Histogram>
}

export function emptyTally(): Tally {
  return { games: 0, winners: new Map(), lost: 0, endings: new Map(), figures: new Map() }
}

export function count(tally: Tally, { outcome, decisions }: Played): void {
  tally.games++
  if (outcome.winners.length === 0) tally.lost++
  for (const seat of outcome.winners) add(tally.winners, seat, 1)
  add(tally.endings, outcome.rule, 1)
  for (const [name, value] of numbersIn(outcome.details)) add(histogram(tally, name), value, 1)
  add(histogram(tally, 'decisions'), decisions, 1)
}

/** Adds `more` to `tally`. */
export function merge(tally: Tally, more: Tally): void {
  tally.games += more.games
  tally.lost += more.lost
  for (const [seat, n] of more.winners) add(tally.winners, seat, n)
  for (const [rule, n] of more.endings) add(tally.endings, rule, n)
  for (const [name, values] of more.figures) {
    for (const [value, n] of values) add(histogram(tally, name), value, n)
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n)
}

function histogram(tally: Tally, name: string): Histogram {
  const known = tally.figures.get(name)
  if (known !== undefined) return known
  const fresh: Histogram = new Map()
  tally.figures.set(name, fresh)
  return fresh
}

/** Every number inside, named by its path: `glory.galerius`. */
function* numbersIn(value: Json, path = ''): Iterable<readonly [string, number]> {
  if (typeof value === 'number') yield [path, value]
  if (!isObject(value)) return
  for (const [key, member] of Object.entries(value)) yield* numbersIn(member, path === '' ? key : `${path}.${key}`)
}
