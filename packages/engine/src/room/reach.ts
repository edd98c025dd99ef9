/**
 * Where a piece can get to by actions that roll no die, and what it finds there. It is searched in a position that the seat
 * could be facing, made from what it sees, so it tells nothing that the seat does not know.
 */
import type { AnyGame, Bearing, Decision, JsonObject, Language, Seat } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import type { View } from '../secrets.ts'
import { RecordingTable } from '../table.ts'

/** A place that a piece can get to, or an enemy there whom it can fight after the march. */
export interface Reached {
  readonly place: string
  /** Of the last step: one of the game's own words. */
  readonly kind: string
  /** The actions that lead there, in order, by the cheapest way. */
  readonly steps: readonly string[]
  /** The places on the way, the last one included, with the cost up to each. */
  readonly way: readonly { readonly place: string; readonly cost: number }[]
  /** Of all steps together. */
  readonly cost: number
  /** Where dice decide at the end: the chance, 0 to 1, that it ends well for who acts. */
  readonly odds: number | null
  /** What can be foretold of the last step where dice decide; null: nothing. */
  readonly forecast: JsonObject | null
  /** Whether the last step cannot be taken back: a die is rolled, something is shown or another is asked. */
  readonly seals: boolean
  /** The last step in words, with the cost of all. */
  readonly words: string
}

/** So many positions are looked at, and no more. */
const MOST_POSITIONS = 2000

/** One action done in a position. */
interface Step {
  readonly before: unknown
  readonly action: unknown
}

/** A position on the way, before the piece goes on. */
interface Stop {
  readonly state: unknown
  readonly decision: Decision<unknown>
  /** By what name it acts. */
  readonly piece: string
  readonly steps: readonly Step[]
  readonly way: Reached['way']
  readonly cost: number
}

/** Where a step has led. */
interface Arrival {
  readonly bearing: Bearing
  readonly place: string
  readonly steps: readonly Step[]
  /** Which of the steps names the place; those after it only say how many go. */
  readonly last: number
  readonly way: Reached['way']
  readonly cost: number
  readonly seals: boolean
}

/** Everything the piece of that name can reach; `number`: how many go where that is asked, else all. */
export function reach(
  game: AnyGame,
  view: View<unknown>,
  piece: string,
  number: number | null,
  language: Language,
): readonly Reached[] {
  // What follows from the view alone tells nothing more than the view.
  const dice = new FastDice(secretFrom('reach'))
  const state = game.imagine(view, dice)
  const decision = game.decision(state)
  if (decision === null) return []
  const found = new Search(game, decision.seat, number, dice).from(state, decision, piece)
  const words = game.words(language)
  return found.map(({ bearing, place, steps, last, way, cost, seals }): Reached => {
    const end = steps[steps.length - 1]
    const odds = game.odds(end.before, end.action) ?? null
    return {
      place,
      kind: bearing.kind,
      steps: steps.map(({ action }) => game.notation(action)),
      way,
      cost,
      odds,
      forecast: odds === null ? null : (game.forecast?.(end.before, end.action) ?? null),
      seals,
      words: words.action(steps[last].before, steps[last].action, cost),
    }
  })
}

/** Cheapest first, over the actions of one piece. */
class Search {
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #number: number | null
  readonly #dice: FastDice
  /** By kind and place. */
  readonly #best = new Map<string, Arrival>()
  /** By place: the goings-on that were found there, which a dearer way need not find again. */
  readonly #onward = new Map<string, Set<string>>()
  readonly #open: Stop[] = []
  #looked = 0

  constructor(game: AnyGame, seat: Seat, number: number | null, dice: FastDice) {
    this.#game = game
    this.#seat = seat
    this.#number = number
    this.#dice = dice
  }

  from(state: unknown, decision: Decision<unknown>, piece: string): readonly Arrival[] {
    this.#explore({ state, decision, piece, steps: [], way: [], cost: 0 })
    if (this.#best.size === 0) {
      for (const start of this.#selected({ state, decision, piece, steps: [], way: [], cost: 0 })) {
        this.#onward.clear()
        this.#explore(start)
      }
    }
    return [...this.#best.values()]
  }

  /** Where a piece is selected before it goes: with all who may come along, with those who hold it back nowhere, else by itself. */
  *#selected(stop: Stop): Generator<Stop> {
    const select = this.#actionOf(stop, (bearing) => bearing.kind === 'select' && bearing.piece === stop.piece)
    const alone = this.#counted(select === undefined ? undefined : this.#after(stop, select))
    if (alone === undefined) return
    const all = this.#actionOf(alone, (bearing) => bearing.kind === 'all')
    const company = all === undefined ? undefined : this.#after(alone, all)
    if (company !== undefined) yield company
    const light = company === undefined ? alone : this.#lightCompany(alone)
    if (company === undefined || this.#ways(light) > this.#ways(company)) yield light
    if (this.#best.size === 0) yield alone
  }

  /** How many go may be asked before the first step: as many as are wanted, else all. Nobody joins who need not. */
  #counted(stop: Stop | undefined): Stop | undefined {
    let counted = stop
    while (counted !== undefined) {
      const { state, decision } = counted
      const many = this.#howMany(state, {
        ...decision,
        actions: decision.actions.filter((action) => this.#game.bearing(state, action).kind !== 'join'),
      })
      if (many === undefined) return counted
      counted = this.#after(counted, many)
    }
    return counted
  }

  /** Everybody joins with whom it can still go wherever it could go before. */
  #lightCompany(alone: Stop): Stop {
    let company = alone
    for (const action of alone.decision.actions) {
      const { kind, piece } = this.#game.bearing(alone.state, action)
      if (kind !== 'join') continue
      const same = this.#actionOf(company, (bearing) => bearing.kind === 'join' && bearing.piece === piece)
      const larger = same === undefined ? undefined : this.#after(company, same)
      if (larger !== undefined && this.#ways(larger) >= this.#ways(company)) company = larger
    }
    return company
  }

  /** To how many places it can go at once. */
  #ways({ state, decision, piece }: Stop): number {
    const leads = (action: unknown) => {
      const bearing = this.#game.bearing(state, action)
      return bearing.piece === piece && bearing.place !== undefined
    }
    return decision.actions.filter(leads).length
  }

  #actionOf({ state, decision }: Stop, fits: (bearing: Bearing) => boolean): unknown {
    return decision.actions.find((action) => fits(this.#game.bearing(state, action)))
  }

  /** After an action that goes nowhere; undefined: it cannot be taken back. */
  #after(stop: Stop, action: unknown): Stop | undefined {
    const { state, decision } = this.#done(stop.state, action)
    if (decision === undefined) return undefined
    const steps = [...stop.steps, { before: stop.state, action }]
    return { ...stop, state, decision, steps }
  }

  #explore(start: Stop): void {
    const home = this.#game.stands(start.state, start.piece)
    this.#open.push(start)
    // What a place leads to is noted when its cheapest stop is come to, not when it is first heard of.
    for (let stop = this.#cheapest(); stop !== undefined; stop = this.#cheapest()) {
      if (stop === start || this.#leadsOn(stop)) this.#lookAround(stop, home)
    }
  }

  #cheapest(): Stop | undefined {
    let best = 0
    for (let i = 1; i < this.#open.length; i++) if (this.#open[i].cost < this.#open[best].cost) best = i
    return this.#open.splice(best, 1)[0]
  }

  #lookAround(stop: Stop, home: string | undefined): void {
    const { state, decision, piece } = stop
    const here = this.#game.stands(state, piece)
    for (const action of decision.actions) {
      const bearing = this.#game.bearing(state, action)
      const { place } = bearing
      if (bearing.piece !== piece || place === undefined || place === here || place === home) continue
      this.#go(stop, action, bearing, place)
    }
  }

  #go(stop: Stop, action: unknown, bearing: Bearing, place: string): void {
    if (this.#looked++ >= MOST_POSITIONS) return
    const game = this.#game
    const verdict = game.verdict(stop.state, action)
    const cost = stop.cost + (verdict.ok ? verdict.cost : 0)
    const last = stop.steps.length
    const steps = [...stop.steps, { before: stop.state, action }]
    let { state, decision } = this.#done(stop.state, action)
    while (decision !== undefined) {
      const many = this.#howMany(state, decision)
      if (many === undefined) break
      steps.push({ before: state, action: many })
      ;({ state, decision } = this.#done(state, many))
    }
    const way = [...stop.way, { place, cost }]
    this.#note({ bearing, place, steps, last, way, cost, seals: decision === undefined })
    if (decision === undefined) return
    const next: Stop = { state, decision, piece: bearing.as ?? stop.piece, steps, way, cost }
    if (game.stands(state, next.piece) === place) this.#open.push(next)
  }

  /** The cheapest way counts, and of ways that cost the same the one with the best odds. */
  #note(arrival: Arrival): void {
    const key = `${arrival.bearing.kind} ${arrival.place}`
    const known = this.#best.get(key)
    if (known === undefined || this.#isBetter(arrival, known)) this.#best.set(key, arrival)
  }

  #isBetter(one: Arrival, other: Arrival): boolean {
    if (one.cost !== other.cost) return one.cost < other.cost
    const [better, worse] = [this.#oddsOf(one), this.#oddsOf(other)]
    return better === worse ? one.steps.length < other.steps.length : better > worse
  }

  #oddsOf({ steps }: Arrival): number {
    const { before, action } = steps[steps.length - 1]
    return this.#game.odds(before, action) ?? 0
  }

  /** Whether the piece can go on from there in a way that no cheaper stop at the same place has shown. */
  #leadsOn({ state, decision, piece }: Stop): boolean {
    const place = this.#game.stands(state, piece) ?? ''
    let known = this.#onward.get(place)
    if (known === undefined) {
      known = new Set()
      this.#onward.set(place, known)
    }
    const { size } = known
    for (const action of decision.actions) {
      const bearing = this.#game.bearing(state, action)
      if (bearing.piece === piece && bearing.place !== undefined) known.add(`${bearing.kind} ${bearing.place}`)
    }
    return known.size > size
  }

  /** The answer to a question that only asks how many. */
  #howMany(state: unknown, { actions }: Decision<unknown>): unknown {
    let best: unknown
    let nearest = Number.NEGATIVE_INFINITY
    for (const action of actions) {
      const { number } = this.#game.bearing(state, action)
      if (number === undefined) return undefined
      const fit = this.#number === null ? number : -Math.abs(number - this.#number)
      if (fit <= nearest) continue
      nearest = fit
      best = action
    }
    return best
  }

  /** The position after an action, and what the same seat is asked then; undefined: it cannot be taken back. */
  #done(
    state: unknown,
    action: unknown,
  ): { readonly state: unknown; readonly decision: Decision<unknown> | undefined } {
    const next = this.#game.clone(state)
    const table = new RecordingTable(this.#dice)
    this.#game.apply(next, action, table)
    const decision = this.#game.decision(next)
    const isOpen = !table.sealed && decision !== null && decision.seat === this.#seat
    return { state: next, decision: isOpen ? decision : undefined }
  }
}
