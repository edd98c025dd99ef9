/** Where a piece can get to, found by trying every way: what the quick search is compared with. */
import { type AnyGame, type Decision, FastDice, RecordingTable, type Seat, secretFrom } from '@tabularium/engine'

interface Stop {
  readonly state: unknown
  readonly piece: string
  readonly cost: number
}

/** A position, and what the same seat is asked there; undefined: what led there cannot be taken back. */
interface Done {
  readonly state: unknown
  readonly decision: Decision<unknown> | undefined
}

/** The least cost, by kind and place. */
export type Found = Map<string, number>

export class Flood {
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #piece: string
  readonly #found: Found = new Map()
  readonly #begun = new Set<string>()
  /** How many different positions were gone through. */
  positions = 0

  constructor(game: AnyGame, seat: Seat, piece: string) {
    this.#game = game
    this.#seat = seat
    this.#piece = piece
  }

  get found(): Found {
    return this.#found
  }

  /** Adds all that it gets to once it is selected, and has taken along who comes along, as those steps do before they go anywhere. */
  as(steps: readonly string[], start: unknown): void {
    const [state, begun] = this.#prepared(steps, start)
    if (this.#begun.has(begun)) return
    this.#begun.add(begun)
    this.#spread({ state, piece: this.#piece, cost: 0 })
  }

  #prepared(steps: readonly string[], start: unknown): readonly [state: unknown, begun: string] {
    const game = this.#game
    let [state, begun] = [start, '']
    for (const text of steps) {
      const action = game.decision(state)?.actions.find((each) => game.notation(each) === text)
      if (action === undefined) throw new Error(`'${text}' is not legal`)
      if (game.bearing(state, action).place !== undefined) break
      state = this.#done(state, action).state
      begun += `${text}, `
    }
    return [state, begun]
  }

  #spread(start: Stop): void {
    const game = this.#game
    const home = game.stands(start.state, start.piece)
    const cheapest = new Map<string, number>()
    const open = [start]
    for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
      const { state, piece } = stop
      const here = game.stands(state, piece)
      for (const action of game.decision(state)?.actions ?? []) {
        const bearing = game.bearing(state, action)
        const { kind, place } = bearing
        if (bearing.piece !== piece || place === undefined || place === here) continue
        const cost = stop.cost + (game.verdict(state, action).cost ?? 0)
        if (place !== home) this.#note(`${kind} ${place}`, cost)
        const next = this.#counted(this.#done(state, action))
        const name = bearing.as ?? piece
        // Who goes by the name of a place may be somebody else there.
        if (next.decision === undefined || game.stands(next.state, name) !== place) continue
        const position = `${name} ${JSON.stringify(game.write(next.state))}`
        if ((cheapest.get(position) ?? Number.POSITIVE_INFINITY) <= cost) continue
        cheapest.set(position, cost)
        open.push({ state: next.state, piece: name, cost })
      }
    }
    this.positions += cheapest.size
  }

  #note(key: string, cost: number): void {
    this.#found.set(key, Math.min(cost, this.#found.get(key) ?? cost))
  }

  /** As many go as can, where only that is asked. */
  #counted({ state, decision }: Done): Done {
    const numbers = decision?.actions.map((action) => this.#game.bearing(state, action).number ?? Number.NaN) ?? []
    const most = numbers.indexOf(Math.max(...numbers))
    return most < 0 ? { state, decision } : this.#counted(this.#done(state, decision?.actions[most]))
  }

  #done(before: unknown, action: unknown): Done {
    const state = this.#game.clone(before)
    const table = new RecordingTable(new FastDice(secretFrom('flood')))
    this.#game.apply(state, action, table)
    const decision = this.#game.decision(state)
    const isOpen = !table.sealed && decision !== null && decision.seat === this.#seat
    return { state, decision: isOpen ? decision : undefined }
  }
}
