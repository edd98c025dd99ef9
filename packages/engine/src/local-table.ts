/**
 * A table of play: the log of a game and the position derived from it. Everything that is done goes through
 * `act`, which checks it against the legal list; log and undo live here, not in the position.
 */
import { carryOut, mark, refusedBy } from './acting.ts'
import { isLink, type Link } from './chain.ts'
import type { AnyGame, Decision, GameEvent, Json, JsonObject, Outcome, Seat, Written } from './contract.ts'
import { commitment, type DiceSource, newSecret, openDice, secretOf, type TableDice } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import { type Entry, History, type Kept, type RolledBy, type Stretch, type Visit } from './history.ts'
import { type View, writeView } from './secrets.ts'
import { heard, type Rolled, type Told } from './table.ts'
import { mayRedo, mayUndo, Recent, redoFault, type TakenBack, undoFault } from './taking-back.ts'

export interface Start {
  readonly options?: Json
  /** Default: a fresh secret. */
  readonly dice?: DiceSource
  /** Begin with this position instead of the set-up. */
  readonly position?: Json
}

/** What a table that was played elsewhere goes on from: its log, and a position on the way that is taken as it is. */
export interface Resumption {
  readonly start: Start
  readonly stretches: readonly Stretch[]
  readonly entries: readonly Entry[]
  readonly kept: Kept | undefined
}

/** One thing done, what it told, and the chance it used. */
export interface Done extends Entry {
  readonly told: readonly Told[]
  readonly rolls: readonly Rolled[]
}

export class LocalTable {
  readonly game: AnyGame
  readonly options: Json
  readonly seats: readonly string[]
  /** The given position the game began with, if it did not begin with the set-up. */
  readonly position: Json | undefined
  #history: History
  #dice: TableDice
  #undone: (readonly TakenBack[])[] = []
  readonly #recent = new Recent()
  #state: unknown
  #decision: Decision<unknown> | null
  /** What each viewer was last shown, and of which position; where nothing is hidden, what all were. */
  readonly #shown = new Map<Seat | null, Written<unknown> & { readonly of: unknown }>()
  /** Of each stretch of dice what was promised, if it was asked for. */
  readonly #commitments = new WeakMap<Stretch, string | null>()

  constructor(game: AnyGame, start: Start = {}, resumed?: Resumption) {
    this.game = game
    this.options = game.options(start.options ?? {})
    this.seats = game.seats(this.options)
    this.position = start.position
    const stretches = resumed?.stretches ?? [{ from: 0, ...(start.dice ?? { secret: newSecret() }) }]
    this.#history = new History(game, this.options, start.position, stretches, resumed?.entries ?? [], resumed?.kept)
    const { state, dice } = this.#history.present()
    this.#state = state
    this.#dice = dice
    this.#decision = game.decision(state)
  }

  /** A table played elsewhere, as far as its log goes. */
  static resume(game: AnyGame, resumption: Resumption): LocalTable {
    return new LocalTable(game, resumption.start, resumption)
  }

  /** How many actions have been done. */
  get length(): number {
    return this.log.length
  }

  get log(): readonly Entry[] {
    return this.#history.entries
  }

  /** What the set-up told. */
  get prologue(): readonly Told[] {
    return this.#history.prologue()
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

  /** The present position, to be read and not kept. */
  get standing(): unknown {
    return this.#state
  }

  /** What a seat, or somebody who only watches, may know. */
  view(viewer: Seat | null): View<unknown> {
    if (viewer !== null) this.#checkSeat(viewer)
    return this.game.view(this.#state, viewer)
  }

  /** The same by names. What has not changed since it was last asked for is the very same value. */
  shown(viewer: Seat | null): Json {
    if (viewer !== null) this.#checkSeat(viewer)
    const hides = this.game.secrets.hoards.length > 0
    const { json } = this.#writtenFor(hides ? viewer : null)
    // Not the other way round: a copy to which a member is added takes four times as long.
    return hides ? json : { viewer, ...json }
  }

  /** By names, what everybody may see. What has not changed since it was last asked for is the very same value. */
  get open(): JsonObject {
    return this.#writtenFor(null).json
  }

  /** The position in what a viewer is shown, to be read and not kept. */
  shownPosition(viewer: Seat | null): unknown {
    return this.#writtenFor(this.game.secrets.hoards.length > 0 ? viewer : null).position
  }

  #writtenFor(viewer: Seat | null): Written<unknown> {
    const known = this.#shown.get(viewer)
    if (known !== undefined && known.of === this.#state) return known
    const { position, json } = this.#written(viewer, known)
    const written = { of: this.#state, position, json }
    this.#shown.set(viewer, written)
    return written
  }

  /** Where nothing is hidden everybody is shown the position itself: one that stands is never changed. */
  #written(viewer: Seat | null, before: Written<unknown> | undefined): Written<unknown> {
    const { game } = this
    if (game.secrets.hoards.length === 0) return { position: this.#state, json: game.write(this.#state, before) }
    const view = game.view(this.#state, viewer)
    return { position: view.position, json: writeView(game, view, before) }
  }

  /** What each action from number `from` to before `to` told. */
  told(from = 0, to = this.length): readonly (readonly Told[])[] {
    this.#checkNumber(to)
    return from >= to ? [] : this.#history.told(from, to)
  }

  /** What one seat was told by the actions from number `from` on; the set-up comes before action 0. */
  events(seat: Seat, from = 0): GameEvent[] {
    this.#checkSeat(seat)
    const told = this.told(Math.min(from, this.length)).flat()
    return heard(from === 0 ? [...this.prologue, ...told] : told, seat)
  }

  /** All chance that was used, hidden draws too, by the action that asked for it; -1: the set-up. */
  rolls(): readonly RolledBy[] {
    return this.#history.rolls()
  }

  get stretches(): readonly Stretch[] {
    return this.#history.stretches
  }

  /** What was promised about each stretch of dice; scripted dice promise nothing. */
  get commitments(): readonly (string | null)[] {
    return this.stretches.map((stretch) => {
      const known = this.#commitments.get(stretch)
      if (known !== undefined) return known
      const secret = secretOf(stretch)
      const promised = secret === undefined ? null : commitment(secret)
      this.#commitments.set(stretch, promised)
      return promised
    })
  }

  /** The legal action that a text names. Throws a `Fault` with the rule that forbids it. */
  legal(text: string): unknown {
    const decision = this.#decision
    if (decision === null) throw new Fault('over', 'The game is over.')
    const action = this.game.parse(text)
    if (action === undefined) throw new Fault('malformed', `'${text}' names no action of ${this.game.id}.`)
    if (decision.actions.some((legal) => this.game.notation(legal) === text)) return action
    throw refusedBy(this.game, this.#state, text, action)
  }

  /** Throws a `Fault` unless the seat may answer the present question. */
  checkTurn(seat: Seat): void {
    this.#checkSeat(seat)
    const decision = this.#decision
    if (decision !== null && decision.seat !== seat && !decision.helpers.includes(seat)) {
      throw new Fault('turn', `It is not for ${this.seats[seat]} to answer, but for ${this.seats[decision.seat]}.`)
    }
  }

  /**
   * Does an action, given by its notation, in the name of a seat. Nothing changes if it is refused or fails. `joined`: it
   * belongs to the one before, if that can still be taken back. `link`: the next link of the chain of who acts, where
   * dice are shared; whether it is the next one whoever keeps the chains must know. `thought`: how long a bot that takes its time thought.
   */
  act(seat: Seat, text: string, joined = false, link: Link | null = null, thought?: number): Done {
    this.checkTurn(seat)
    checkLink(link)
    const done = this.#do(seat, text, this.legal(text), joined && this.log.at(-1)?.sealed === false, link, thought)
    this.#undone = []
    return done
  }

  /** Does several actions that are taken back together: all of them, or none if one is refused. Ends with one that seals. */
  actTogether(seat: Seat, texts: readonly string[], link: Link | null = null): readonly Done[] {
    if (texts.length === 0) throw new Fault('malformed', 'There is nothing to do.')
    const undone = this.#undone
    try {
      return this.#together(texts, (text, isFirst) => this.act(seat, text, !isFirst, link))
    } catch (error) {
      this.#undone = undone
      throw error
    }
  }

  /** Does one thing after the other, until one seals. If one fails, those before are taken out again. */
  #together<T>(things: readonly T[], act: (thing: T, isFirst: boolean) => Done): readonly Done[] {
    const done: Done[] = []
    try {
      for (const thing of things) {
        done.push(act(thing, done.length === 0))
        if (done[done.length - 1].sealed) break
      }
      return done
    } catch (error) {
      for (const _ of done) this.#history.takeBack()
      if (done.length > 0) this.#standAtPresent()
      throw error
    }
  }

  /** Whether this seat may take back the last action, and if not, why. */
  undoFault(seat: Seat): Fault | undefined {
    return undoFault(this.log.at(-1), seat, this.seats)
  }

  mayUndo(seat: Seat): boolean {
    return mayUndo(this.log.at(-1), seat)
  }

  /** Takes back what was last done, all that was done together, if it is one's own and nothing has come to light since. */
  undo(seat: Seat): readonly Entry[] {
    this.#checkSeat(seat)
    const fault = this.undoFault(seat)
    if (fault !== undefined) throw fault
    const taken = this.lastTogether.map((entry) => ({ ...entry, by: seat }))
    for (const _ of taken) this.#history.takeBack()
    this.#standAtPresent()
    this.#undone.push(taken)
    return taken
  }

  /** Takes back all that was done since the log had that length, whoever did it: everybody has agreed to it. */
  backTo(length: number): readonly Entry[] {
    this.#checkNumber(length)
    const taken = this.log.slice(length)
    for (const _ of taken) this.#history.takeBack()
    this.#standAtPresent()
    this.#undone = []
    return taken
  }

  /** What one undo takes back: the last action, and those before it that were done together with it. */
  get lastTogether(): readonly Entry[] {
    const first = this.log.findLastIndex(({ joined }) => !joined)
    return first < 0 ? this.log : this.log.slice(first)
  }

  /** The position before the action of that number, to be read and not kept. */
  before(number: number): unknown {
    return this.#recent.before(number, () => this.at(number))
  }

  #standAtPresent(): void {
    const { state, dice } = this.#history.present()
    this.#state = state
    this.#dice = dice
    this.#decision = this.game.decision(state)
    this.#recent.forget(this.length)
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Whether this seat may do again what was last taken back, and if not, why. */
  redoFault(seat: Seat): Fault | undefined {
    return redoFault(this.#undone.at(-1)?.at(-1), seat, this.seats)
  }

  mayRedo(seat: Seat): boolean {
    return mayRedo(this.#undone.at(-1)?.at(-1), seat)
  }

  /** Does again what was last taken back, all of it; where dice are shared, with a new link. */
  redo(seat: Seat, link: Link | null = null): readonly Done[] {
    this.#checkSeat(seat)
    checkLink(link)
    const fault = this.redoFault(seat)
    const last = this.#undone.at(-1)
    if (fault !== undefined || last === undefined) throw fault
    const done = this.#together(last, (entry) =>
      this.#do(entry.seat, entry.action, this.game.parse(entry.action), entry.joined, link),
    )
    this.#undone.pop()
    return done
  }

  /** Plays the log again up to there: the position before each action, to be read and not kept, and what it told. */
  walk(visit: Visit, to = this.length): void {
    this.#checkNumber(to)
    this.#history.walk(to, visit)
  }

  /** A copy of the position after that many actions. */
  at(number: number): unknown {
    this.#checkNumber(number)
    return number === this.length ? this.state : this.#history.at(number)
  }

  /** A new table that has played the same up to there; from then on its dice are its own. */
  branch(number: number, dice: DiceSource = { secret: newSecret() }): LocalTable {
    this.#checkNumber(number)
    const { game, options, position } = this
    const start: Start = { options, ...(position !== undefined && { position }) }
    const copy = LocalTable.resume(game, {
      start,
      stretches: this.stretches.filter(({ from }) => from === 0 || from <= number),
      entries: this.log.slice(0, number),
      kept: this.#history.keptBefore(number),
    })
    copy.changeDice(dice)
    return copy
  }

  /** From the next action on the dice come from another source. */
  changeDice(dice: DiceSource): void {
    this.#history.beginStretch(dice)
    this.#dice = openDice(dice)
  }

  /** A fingerprint of the present position. */
  get digest(): string {
    return digest(this.game.write(this.#state))
  }

  /** A position to go on from without playing the whole log: the last one that is kept. */
  get kept(): Kept {
    return this.#history.lastKept
  }

  /** The present position, to go on from without playing anything again. */
  get present(): Kept {
    return { at: this.length, state: this.state, used: this.#dice.used }
  }

  /** Plays the whole log again. Throws a `Fault` if it does not lead to the present position; nothing changes either way. */
  check(): void {
    const { game, options, position, stretches, log } = this
    const again = new History(game, options, position, stretches, log, undefined).at(this.length)
    if (digest(game.write(again)) !== this.digest) {
      throw new Fault('edited', 'The log of this game does not lead to its position.')
    }
  }

  /** Nothing is kept before everything has been worked out, so that whatever throws has changed nothing. */
  #do(seat: Seat, text: string, action: unknown, joined: boolean, given: Link | null, thought?: number): Done {
    const asked = this.#decision?.seat ?? seat
    const link = given ?? undefined
    this.#dice.begin?.(this.#history.turn(link))
    const { entry, told, rolls, state, decision } = carryOut(this.game, this.#state, this.#dice, {
      seat,
      asked,
      text,
      action,
      joined,
      link,
      thought,
    })
    this.#recent.remember(this.length, this.#state, joined)
    this.#state = state
    this.#decision = decision
    this.#history.add(entry, told, state, this.#dice)
    // Not spread: a log is long.
    const { sealed, turned } = entry
    const done: Done = { action: text, seat, asked, sealed, turned, joined, told, rolls }
    mark(done, link, thought)
    return done
  }

  #checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length) {
      throw new Fault('unknown', `There is no seat ${seat}: seats are 0 to ${this.seats.length - 1}.`)
    }
  }

  #checkNumber(number: number): void {
    if (!Number.isInteger(number) || number < 0 || number > this.length) {
      throw new Fault('unknown', `There is no action ${number}: the log has ${this.length}.`)
    }
  }
}

function checkLink(link: Link | null): void {
  if (link !== null && !isLink(link)) throw new Fault('malformed', 'A link is 64 hexadecimal digits.')
}
