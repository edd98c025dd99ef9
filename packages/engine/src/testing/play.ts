/** A game in a test: its dice are given, it is played by notation and looked at. */
import type { AnyGame, Bearing, GameEvent, Json, Language } from '../contract.ts'
import { Fault } from '../fault.ts'
import { type Done, LocalTable, type Start } from '../local-table.ts'
import type { Reached } from '../room/reach.ts'
import { Room } from '../room/room.ts'
import { seenBy } from '../room/seen-by.ts'
import type { RuleId } from '../verdict.ts'

export type Face = string | number

/** As it comes out at the other end of a wire. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))

/** A game of one's own extends this by what its tests look at. */
export class TestPlay<State> {
  readonly table: LocalTable
  #last: Done | undefined

  constructor(game: AnyGame, start: Start) {
    this.table = new LocalTable(game, start)
  }

  /** A copy, read from what is written. */
  get state(): State {
    const { game, options } = this.table
    return game.read(game.write(this.table.state), game.options(options))
  }

  /** The next dice, in order. */
  dice(...faces: readonly Face[]): this {
    this.table.changeDice({ script: faces.map(String) })
    return this
  }

  act(...actions: readonly string[]): this {
    for (const action of actions) this.#last = this.table.act(this.table.decision?.seat ?? 0, action)
    return this
  }

  /** The clause that forbids an action, or undefined if it is allowed. */
  why(action: string): RuleId | undefined {
    try {
      this.table.legal(action)
    } catch (error) {
      if (error instanceof Fault) return error.rule
      throw error
    }
    if (Number.isNaN(this.cost(action))) throw new Error(`'${action}' is listed but not allowed`)
    return undefined
  }

  /** The case in which an action is forbidden, in words. */
  caseOf(action: string, language: Language = 'en'): string | undefined {
    const why = seenBy(new Room(this.table), this.table.decision?.seat ?? null, language).why(action)
    return why.ok ? undefined : why.refusal.case
  }

  /** What is offered in place of a forbidden action. */
  instead(action: string): string | undefined {
    const why = seenBy(new Room(this.table), this.table.decision?.seat ?? null, 'en').why(action)
    return why.ok ? undefined : why.refusal.instead?.action
  }

  /** What an action costs; NaN if it is forbidden. */
  cost(action: string): number {
    const { game } = this.table
    const parsed: unknown = game.parse(action)
    if (parsed === undefined) throw new Error(`no action '${action}'`)
    const verdict = game.verdict(this.state, parsed)
    return verdict.ok ? verdict.cost : Number.NaN
  }

  /** What a legal action is about, with its odds. */
  bearing(action: string): Bearing & { readonly odds?: number } {
    const { game, state } = this.table
    const legal = this.table.legal(action)
    const odds = game.odds(state, legal)
    return { ...game.bearing(state, legal), ...(odds !== undefined && { odds }) }
  }

  /** Where a piece gets to, by place; how many go where that is asked, or all. */
  reach(piece: string, number: number | null = null): ReadonlyMap<string, Reached> {
    const room = new Room(this.table)
    const found = seenBy(room, this.table.decision?.seat ?? null, 'en').reach(piece, number)
    return new Map(found.map((reached) => [reached.place, reached]))
  }

  /** Whom a rule keeps from acting now, by piece: its clause. */
  get held(): Readonly<Record<string, string>> {
    const { game, state } = this.table
    return Object.fromEntries((game.held?.(state) ?? []).map(({ piece, rule }) => [piece, rule]))
  }

  /** Why a piece is held, in words. */
  heldWords(piece: string, language: Language = 'en'): string | undefined {
    const question = seenBy(new Room(this.table), this.table.decision?.seat ?? null, language).question()
    return question?.held?.find((each) => each.piece === piece)?.words
  }

  get legal(): readonly string[] {
    return (this.table.decision?.actions ?? []).map((action) => this.table.game.notation(action))
  }

  get asked(): string | undefined {
    return this.table.decision?.ask
  }

  /** Who is asked. */
  get seat(): string | undefined {
    return this.table.decision === null ? undefined : this.table.seats[this.table.decision.seat]
  }

  get last(): Done {
    if (this.#last === undefined) throw new Error('nothing has been done')
    return this.#last
  }

  /** What the last action told, of one kind. */
  told(type: string): GameEvent[] {
    return this.last.told.map((t) => t.event).filter((event) => event.type === type)
  }

  get outcome() {
    return this.table.outcome
  }
}
