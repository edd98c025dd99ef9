/**
 * The history of a table: its log, and a position every so often. Any other moment is played again from the nearest one
 * before it, so memory grows by the log and not by positions.
 */
import type { Link } from './chain.ts'
import type { AnyGame, Json, Seat } from './contract.ts'
import { type DiceSource, openDice, SET_UP, type TableDice, type Turn } from './dice.ts'
import { Fault } from './fault.ts'
import { isWhole } from './secrets.ts'
import { RecordingTable, type Rolled, type Told } from './table.ts'

/** The dice from the action of that number on; 0 is the set-up. */
export type Stretch = DiceSource & { readonly from: number }

/** One thing done. */
export interface Entry {
  readonly action: string
  readonly seat: Seat
  /** Who was asked and had the last word. */
  readonly asked: Seat
  /** A die, a reveal, a change of seat or the game's end: it cannot be taken back. */
  readonly sealed: boolean
  /** Nothing but a change of seat seals it: who has the last word may still take it back from a helper. */
  readonly turned: boolean
  /** It was done together with the one before it, and is taken back with it. */
  readonly joined: boolean
  /** What who did it added to the dice: the next link of his chain, one for all that is done together. */
  readonly link?: Link
  /** After how many slices of thought a bot that takes its time chose this and what it did after it: with them it is chosen again. */
  readonly thought?: number
}

/** Chance that was used, and the action that asked for it; -1: the set-up. */
export interface RolledBy extends Rolled {
  readonly action: number
}

/** A position on the way: after how many actions, and how far its stretch of dice had been read. */
export interface Kept {
  readonly at: number
  readonly state: unknown
  readonly used: number
}

/** After so many actions a position is kept. */
export const KEEP_EVERY = 64

export interface Present {
  readonly state: unknown
  readonly dice: TableDice
}

/** What is looked at while a log is played again; the position is to be read, not kept. */
export interface Visit {
  before?(number: number, state: unknown): void
  after?(number: number, told: readonly Told[], rolls: readonly Rolled[]): void
}

interface Replaying extends Visit {
  readonly from?: number
  readonly keeping?: boolean
}

/** The stretch that the action of that number is played with, by its place in the list. */
const indexAt = (stretches: readonly Stretch[], number: number): number =>
  stretches.findLastIndex(({ from }) => from <= number)

/** The latest link in the log, and the number of the first action that was done with it or, with null, since the dice began. */
interface Thread {
  readonly link: Link | null
  readonly since: number
}

const carriedOn = (thread: Thread, number: number, { link }: Pick<Entry, 'link'>): Thread =>
  link === undefined || link === thread.link ? thread : { link, since: number }

const turnOf = ({ link, since }: Thread, number: number): Turn => ({ link, place: number - since })

export class History {
  readonly #game: AnyGame
  readonly #options: Json
  readonly #position: Json | undefined
  readonly #stretches: Stretch[]
  readonly #entries: Entry[]
  readonly #kept: Kept[] = []
  /** What the latest actions told, from this number on. */
  #told: (readonly Told[])[] = []
  #toldFrom: number
  /** Of the whole log; undefined: not known any more. */
  #thread: Thread | undefined
  /** The dice as the beginning left them, until somebody goes on with them. */
  #opened: TableDice | undefined

  constructor(
    game: AnyGame,
    options: Json,
    position: Json | undefined,
    stretches: readonly Stretch[],
    entries: readonly Entry[],
    kept: Kept | undefined,
  ) {
    this.#game = game
    this.#options = options
    this.#position = position
    this.#stretches = [...stretches]
    this.#entries = [...entries]
    this.#toldFrom = entries.length
    if (kept !== undefined) this.#kept.push(kept)
    else if (entries.length === 0) this.#begin()
    else this.replayed()
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get stretches(): readonly Stretch[] {
    return this.#stretches
  }

  get lastKept(): Kept {
    return this.#kept[this.#kept.length - 1]
  }

  keptBefore(number: number): Kept {
    const found = this.#kept.findLast(({ at }) => at <= number)
    if (found !== undefined) return found
    this.replayed()
    return this.keptBefore(number)
  }

  add(entry: Entry, told: readonly Told[], state: unknown, dice: TableDice): void {
    this.#thread = carriedOn(this.#latestThread(), this.#entries.length, entry)
    this.#entries.push(entry)
    this.#told.push(told)
    if (this.#entries.length % KEEP_EVERY === 0) this.#keep(state, dice)
  }

  #keep(state: unknown, dice: TableDice): void {
    this.#kept.push({ at: this.#entries.length, state: this.#game.clone(state), used: dice.used })
    const { length } = this.#told
    if (length <= KEEP_EVERY) return
    this.#told = this.#told.slice(-KEEP_EVERY)
    this.#toldFrom += length - KEEP_EVERY
  }

  /** What the dice of the next action depend on, if it brings that link. */
  turn(link: Link | undefined): Turn {
    const { length } = this.#entries
    return turnOf(carriedOn(this.#latestThread(), length, link === undefined ? {} : { link }), length)
  }

  #latestThread(): Thread {
    const { length } = this.#entries
    this.#thread ??= this.#threadBefore(length, indexAt(this.#stretches, length))
    return this.#thread
  }

  #threadBefore(number: number, stretch: number): Thread {
    const { from } = this.#stretches[stretch]
    const entries = this.#entries
    const last = entries.findLastIndex(({ link }, i) => i < number && link !== undefined)
    if (last < from) return { link: null, since: from }
    const { link = null } = entries[last]
    let since = last
    while (since > from && entries[since - 1].link === link) since--
    return { link, since }
  }

  /** Takes the last action out of the log. */
  takeBack(): Entry {
    const last = this.#entries.pop()
    if (last === undefined) throw new Fault('undo', 'There is nothing to take back.')
    this.#thread = undefined
    const { length } = this.#entries
    if (this.#told.length > 0) this.#told.pop()
    else this.#toldFrom = length
    while (this.#kept.length > 1 && this.lastKept.at > length) this.#kept.pop()
    if (this.lastKept.at > length) this.replayed()
    const stretch = this.#stretches[this.#stretches.length - 1]
    if (stretch.from > length) this.beginStretch(stretch)
    return last
  }

  beginStretch(dice: DiceSource): void {
    const from = this.#entries.length
    const stretches = this.#stretches
    this.#thread = undefined
    // Those from before the first action stay: what was promised about them was published.
    while (stretches[stretches.length - 1].from >= Math.max(from, 1)) stretches.pop()
    stretches.push({ ...dice, from })
  }

  present(): Present {
    return this.#replay(this.#entries.length)
  }

  at(number: number): unknown {
    return this.#replay(number).state
  }

  prologue(): readonly Told[] {
    return this.#setUpAgain()?.told ?? []
  }

  #setUpAgain(): RecordingTable | undefined {
    if (this.#position !== undefined) return undefined
    const table = new RecordingTable(this.#firstDice())
    this.#game.setup(this.#options, table)
    return table
  }

  /** All chance that was used, by the action that asked for it; -1: the set-up. */
  rolls(): readonly RolledBy[] {
    const all: RolledBy[] = (this.#setUpAgain()?.rolls ?? []).map((rolled) => ({ ...rolled, action: -1 }))
    this.walk(this.#entries.length, {
      after(action, _told, rolls) {
        for (const rolled of rolls) all.push({ ...rolled, action })
      },
    })
    return all
  }

  told(from: number, to: number): readonly (readonly Told[])[] {
    if (from >= this.#toldFrom) return this.#told.slice(from - this.#toldFrom, to - this.#toldFrom)
    const told: (readonly Told[])[] = []
    this.#replay(to, {
      from,
      after(number, what) {
        if (number >= from) told.push(what)
      },
    })
    return told
  }

  /** Plays from the first action to before the one of that number again. */
  walk(to: number, visit: Visit): void {
    this.#replay(to, { from: 0, ...visit })
  }

  /** Plays the whole log from the start, keeping positions on the way. */
  replayed(): unknown {
    this.#kept.length = 0
    this.#begin()
    return this.#replay(this.#entries.length, { from: 0, keeping: true }).state
  }

  #firstDice(): TableDice {
    const dice = openDice(this.#stretches[0])
    dice.begin?.(SET_UP)
    return dice
  }

  #begin(): void {
    const dice = this.#firstDice()
    const table = new RecordingTable(dice)
    const state =
      this.#position === undefined ? this.#game.setup(this.#options, table) : this.#readWhole(this.#position)
    this.#kept.push({ at: 0, state, used: dice.used })
    this.#opened = dice
  }

  #readWhole(position: Json): unknown {
    const state = this.#game.read(position, this.#options)
    if (!isWhole(this.#game, state)) throw new Fault('malformed', 'This is what somebody sees, and no whole position.')
    return state
  }

  /** The position after so many actions, played from the nearest one that is kept at or before `from`. */
  #replay(number: number, { from = number, keeping = false, before, after }: Replaying = {}): Present {
    const kept = this.keptBefore(from)
    const state = this.#game.clone(kept.state)
    let stretch = indexAt(this.#stretches, kept.at)
    const isSameStretch = kept.at === 0 ? stretch === 0 : this.#stretches[stretch].from < kept.at
    let dice = (kept.at === 0 && isSameStretch ? this.#opened : undefined) ?? openDice(this.#stretches[stretch])
    this.#opened = undefined
    if (isSameStretch) dice.used = kept.used
    let thread = this.#threadBefore(kept.at, stretch)
    for (let n = kept.at; n <= number; n++) {
      const latest = stretch
      while (stretch + 1 < this.#stretches.length && this.#stretches[stretch + 1].from <= n) stretch++
      if (stretch !== latest) {
        dice = openDice(this.#stretches[stretch])
        thread = { link: null, since: this.#stretches[stretch].from }
      }
      if (n === number) break
      before?.(n, state)
      thread = carriedOn(thread, n, this.#entries[n])
      dice.begin?.(turnOf(thread, n))
      const table = new RecordingTable(dice)
      this.#game.apply(state, this.#game.parse(this.#entries[n].action), table)
      after?.(n, table.told, table.rolls)
      if (keeping && (n + 1) % KEEP_EVERY === 0) {
        this.#kept.push({ at: n + 1, state: this.#game.clone(state), used: dice.used })
      }
    }
    return { state, dice }
  }
}
