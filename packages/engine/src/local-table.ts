/**
 * A table of play: the log of a game and the position derived from it. Everything that is done goes through
 * `act`, which checks it against the legal list; log and undo live here, not in the position.
 */
import type { AnyGame, Decision, GameEvent, Json, Outcome, Seat } from './contract.ts'
import { commitment, KeyedDice, newSecret, ScriptedDice, type Secret, type TableDice } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import { type View, writeView } from './secrets.ts'
import { heard, RecordingTable, type Told } from './table.ts'

/** Where the dice of a stretch of the game come from. */
export type DiceSource = { readonly secret: Secret } | { readonly script: readonly string[] }

/** The dice from the action of that number on; 0 is the set-up. */
export type Stretch = DiceSource & { readonly from: number }

export interface Start {
  readonly options?: Json
  /** Default: a fresh secret. */
  readonly dice?: DiceSource
  /** Begin with this position instead of the set-up. */
  readonly position?: Json
}

/** One thing done. */
export interface Entry {
  readonly action: string
  readonly seat: Seat
  /** Who was asked and had the last word. */
  readonly asked: Seat
  readonly told: readonly Told[]
  /** A die, a reveal, a change of seat or the game's end: it cannot be taken back. */
  readonly sealed: boolean
}

export class LocalTable {
  readonly game: AnyGame
  readonly options: Json
  readonly seats: readonly string[]
  /** The given position the game began with, if it did not begin with the set-up. */
  readonly position: Json | undefined
  /** What the set-up told. */
  readonly prologue: readonly Told[]
  #stretches: Stretch[]
  #dice: TableDice
  #entries: Entry[] = []
  #undone: Entry[] = []
  /** The position before each action and the present one; none is ever changed. */
  #states: unknown[]
  #decision: Decision<unknown> | null

  constructor(game: AnyGame, start: Start = {}) {
    this.game = game
    this.options = game.options(start.options ?? {})
    this.seats = game.seats(this.options)
    this.position = start.position
    const dice = start.dice ?? { secret: newSecret() }
    this.#stretches = [{ from: 0, ...dice }]
    this.#dice = openDice(dice)
    const table = new RecordingTable(this.#dice)
    const { position } = start
    this.#states = [position === undefined ? game.setup(this.options, table) : game.read(position, this.options)]
    this.prologue = table.told
    this.#decision = game.decision(this.#state)
  }

  get #state(): unknown {
    return this.#states[this.#states.length - 1]
  }

  /** How many actions have been done. */
  get length(): number {
    return this.#entries.length
  }

  get log(): readonly Entry[] {
    return this.#entries
  }

  get decision(): Decision<unknown> | null {
    return this.#decision
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }

  /** A copy of the present position. */
  get state(): unknown {
    return this.game.clone(this.#state)
  }

  /** What a seat, or somebody who only watches, may know. */
  view(viewer: Seat | null): View<unknown> {
    if (viewer !== null) this.#checkSeat(viewer)
    return this.game.view(this.#state, viewer)
  }

  /** The same by names. */
  shown(viewer: Seat | null): Json {
    return writeView(this.game, this.view(viewer))
  }

  /** What one seat was told by the actions from number `from` on; the set-up comes before action 0. */
  events(seat: Seat, from = 0): GameEvent[] {
    this.#checkSeat(seat)
    const told = this.#entries.slice(from).flatMap((entry) => entry.told)
    return heard(from === 0 ? [...this.prologue, ...told] : told, seat)
  }

  get stretches(): readonly Stretch[] {
    return this.#stretches
  }

  /** What was promised about each stretch of dice; scripted dice promise nothing. */
  get commitments(): readonly (string | null)[] {
    return this.#stretches.map((stretch) => ('secret' in stretch ? commitment(stretch.secret) : null))
  }

  /** The legal action that a text names. Throws a `Fault` with the rule that forbids it. */
  legal(text: string): unknown {
    const decision = this.#decision
    if (decision === null) throw new Fault('over', 'The game is over.')
    const action = this.game.parse(text)
    if (action === undefined) throw new Fault('malformed', `'${text}' names no action of ${this.game.id}.`)
    if (decision.actions.some((legal) => this.game.notation(legal) === text)) return action
    const verdict = this.game.verdict(this.#state, action)
    if (verdict.ok) throw new Error(`${this.game.id}: '${text}' is allowed but not listed.`)
    const clause = this.game.words('en').clause(verdict.rule) ?? ''
    throw new Fault('illegal', `'${text}' is not allowed (${verdict.rule}). ${clause}`.trim(), verdict.rule)
  }

  /** Does an action, given by its notation, in the name of a seat. Nothing changes if it is refused. */
  act(seat: Seat, text: string): Entry {
    this.#checkSeat(seat)
    const decision = this.#decision
    if (decision !== null && decision.seat !== seat && !decision.helpers.includes(seat)) {
      throw new Fault('turn', `It is not for ${this.seats[seat]} to answer, but for ${this.seats[decision.seat]}.`)
    }
    this.legal(text)
    const entry = this.#do(seat, text)
    this.#undone = []
    return entry
  }

  /** Whether this seat may take back the last action, and if not, why. */
  undoFault(seat: Seat): Fault | undefined {
    const last = this.#entries.at(-1)
    if (last === undefined) return new Fault('undo', 'There is nothing to take back.')
    if (last.seat !== seat && last.asked !== seat) {
      return new Fault('undo', `The last action was done by ${this.seats[last.seat]}.`)
    }
    if (last.sealed) {
      return new Fault('undo', 'A die was rolled, something was revealed or the turn went on: it cannot be taken back.')
    }
    return undefined
  }

  /** Takes back the last action, if it is one's own and nothing has come to light since. */
  undo(seat: Seat): Entry {
    this.#checkSeat(seat)
    const fault = this.undoFault(seat)
    if (fault !== undefined) throw fault
    const last = this.#entries[this.#entries.length - 1]
    this.#entries.pop()
    this.#states.pop()
    const stretch = this.#stretches[this.#stretches.length - 1]
    if (stretch.from > this.length) this.#beginStretch(stretch)
    this.#decision = this.game.decision(this.#state)
    this.#undone.push(last)
    return last
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Does again what was last taken back. */
  redo(seat: Seat): Entry {
    this.#checkSeat(seat)
    const last = this.#undone.at(-1)
    if (last === undefined) throw new Fault('undo', 'There is nothing to do again.')
    if (last.seat !== seat && last.asked !== seat) {
      throw new Fault('undo', `What was taken back had been done by ${this.seats[last.seat]}.`)
    }
    this.#undone.pop()
    return this.#do(last.seat, last.action)
  }

  /** A copy of the position after that many actions. */
  at(number: number): unknown {
    this.#checkNumber(number)
    return this.game.clone(this.#states[number])
  }

  /** A new table that has played the same up to there; from then on its dice are its own. */
  branch(number: number, dice: DiceSource = { secret: newSecret() }): LocalTable {
    this.#checkNumber(number)
    const { game, options, position } = this
    const copy = new LocalTable(game, {
      options,
      dice: this.#stretches[0],
      ...(position !== undefined && { position }),
    })
    copy.#stretches = this.#stretches.slice()
    copy.#entries = this.#entries.slice(0, number)
    copy.#states = this.#states.slice(0, number + 1)
    copy.#decision = game.decision(copy.#state)
    copy.changeDice(dice)
    return copy
  }

  /** From the next action on the dice come from another source. */
  changeDice(dice: DiceSource): void {
    this.#beginStretch(dice)
    this.#dice = openDice(dice)
  }

  #beginStretch(dice: DiceSource): void {
    const from = this.length
    this.#stretches = [...this.#stretches.filter((s) => s.from < from || s.from === 0), { ...dice, from }]
  }

  /** A fingerprint of the present position. */
  get digest(): string {
    return digest(this.game.write(this.#state))
  }

  #do(seat: Seat, text: string): Entry {
    const asked = this.#decision?.seat ?? seat
    const table = new RecordingTable(this.#dice)
    const next = this.game.clone(this.#state)
    const { used } = this.#dice
    try {
      this.game.apply(next, this.game.parse(text), table)
    } catch (error) {
      this.#dice.used = used
      throw error
    }
    this.#states.push(next)
    this.#decision = this.game.decision(next)
    const sealed = table.sealed || this.#decision === null || this.#decision.seat !== asked
    const entry: Entry = { action: text, seat, asked, told: table.told, sealed }
    this.#entries.push(entry)
    return entry
  }

  #checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length) {
      throw new Fault('unknown', `There is no seat ${seat}: seats are 0 to ${this.seats.length - 1}.`)
    }
  }

  #checkNumber(number: number): void {
    if (!Number.isInteger(number) || number < 0 || number > this.#entries.length) {
      throw new Fault('unknown', `There is no action ${number}: the log has ${this.#entries.length}.`)
    }
  }
}

function openDice(source: DiceSource): TableDice {
  return 'secret' in source ? new KeyedDice(source.secret) : new ScriptedDice(source.script)
}
