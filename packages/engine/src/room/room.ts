/**
 * A room holds one table: who plays each seat, what each seat wishes to be asked, and the bots, which it drives. Whatever
 * talks to a table (a page, a program, a server) talks to a room; what leaves it is made by `seenBy` alone.
 */
import type { Bot } from '../bot.ts'
import type { Link } from '../chain.ts'
import type { Seat } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { Entry } from '../history.ts'
import type { Done, LocalTable } from '../local-table.ts'
import { type Carried, type PastAction, type Player, save } from '../save/write.ts'
import type { Crew } from './crew.ts'
import { Thinker } from './thinker.ts'

/** At which windows a seat wants to be asked; for others it is passed for him. */
export interface Wish {
  readonly moments: readonly string[]
  /** And at the next one, whichever it is. */
  readonly next: boolean
}

export interface Seating {
  readonly players?: readonly Player[] | undefined
  /** A bot by its name. Throws a `Fault` if there is none. */
  readonly bot?: (name: string) => Promise<Bot>
  readonly past?: readonly PastAction[]
  readonly carried?: Carried | null
}

/** What happened to a room: things were done from that number on, or taken back to it, or something else changed. */
export interface Change {
  readonly done: readonly Entry[]
  /** How many entries of the log have stayed as they were. */
  readonly from: number
}

export type Listener = (change: Change) => void

export const isBot = (player: Player): boolean => player.startsWith('bot:')

export class Room {
  readonly table: LocalTable
  readonly past: readonly PastAction[]
  readonly carried: Carried | null
  #players: readonly Player[]
  readonly #wishes = new Map<Seat, Wish>()
  readonly #listeners = new Set<Listener>()
  readonly #thinker: Thinker
  /** Called when a bot that takes its time has come further. */
  onPonder: (() => void) | undefined

  constructor(table: LocalTable, { players, bot, past = [], carried = null }: Seating = {}) {
    this.table = table
    this.past = past
    this.carried = carried
    this.#players = players ?? table.seats.map(() => 'person')
    this.#thinker = new Thinker(this, bot)
  }

  get players(): readonly Player[] {
    return this.#players
  }

  get length(): number {
    return this.table.length
  }

  /** Seats that people play. */
  get people(): readonly Seat[] {
    return this.table.seats.flatMap((_, seat) => (this.#players[seat] === 'person' ? [seat] : []))
  }

  /** The bot that is asked now; undefined: somebody else is, or nobody. */
  get botAsked(): string | undefined {
    const seat = this.table.decision?.seat
    const player = seat === undefined ? undefined : this.#players[seat]
    return player !== undefined && isBot(player) ? player.slice('bot:'.length) : undefined
  }

  /** Tells of every change, until what it answers is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Does an action that was chosen when the log had that length: a late or doubled one is refused. */
  act(seat: Seat, action: string, length = this.length, link: Link | null = null): Done {
    this.#checkLength(length)
    const done = this.table.act(seat, action, false, link)
    this.changed(length)
    return done
  }

  /** Does several actions that are taken back together: all of them, or none if one is refused. Ends with one that seals. */
  actTogether(seat: Seat, actions: readonly string[], length = this.length, link: Link | null = null): readonly Done[] {
    this.#checkLength(length)
    const done = this.table.actTogether(seat, actions, link)
    this.changed(length)
    return done
  }

  undo(seat: Seat, length = this.length): readonly Entry[] {
    this.#checkLength(length)
    const entries = this.table.undo(seat)
    this.changed(this.length)
    return entries
  }

  redo(seat: Seat, length = this.length, link: Link | null = null): readonly Done[] {
    this.#checkLength(length)
    const done = this.table.redo(seat, link)
    this.changed(length)
    return done
  }

  /** Takes back all that was done since the log had that length: everybody has agreed to it. */
  backTo(length: number): readonly Entry[] {
    const entries = this.table.backTo(length)
    this.changed(length)
    return entries
  }

  watch(seat: Seat, wish: Wish): void {
    this.#wishes.set(seat, wish)
    this.changed(this.length)
  }

  /** Others play the seats from now on. */
  sit(players: readonly Player[]): void {
    if (players.length !== this.table.seats.length) {
      throw new Fault('malformed', `This table has ${this.table.seats.length} seats, not ${players.length}.`)
    }
    this.#players = players
    this.#thinker.forget()
    this.changed(this.length)
  }

  /** Bots wait while they are held. */
  hold(held: boolean): void {
    this.#thinker.hold(held)
  }

  /** A bot that is asked begins to think, if it does not yet. */
  drive(): void {
    this.#thinker.drive()
  }

  /** The bot that is asked thinks, unless it has a plan, and does one action, though bots are held. */
  think(): Promise<void> {
    return this.#thinker.step()
  }

  /** A bot that takes its time answers as well as it can by now. */
  hurry(): void {
    this.#thinker.hurry()
  }

  /** Who helps bots that take their time; undefined: nobody. */
  set crew(crew: Crew | undefined) {
    this.#thinker.crew = crew
  }

  /** How long a bot may think of one answer, in milliseconds. */
  set patience(longest: number) {
    this.#thinker.longest = longest
  }

  /** What a bot that takes its time would do by now, in notation; null: nothing yet, or none does. */
  get considered(): readonly string[] | null {
    return this.#thinker.considered
  }

  /** How far a bot has come that takes its time, from 0 to 10; 0: none does. */
  get pondered(): number {
    return this.#thinker.pondered
  }

  /** Tells whoever wants to know that a bot has come further; nothing else has changed. */
  ponders(): void {
    this.onPonder?.()
  }

  /** Settled when no bot thinks any more. */
  get settled(): Promise<void> {
    return this.#thinker.settled
  }

  /** What went wrong with the bot that is asked. */
  get trouble(): unknown {
    return this.#thinker.trouble
  }

  save(): string {
    return save(this.table, { players: this.#players, past: this.past })
  }

  /** Passes for who does not want to be asked, and tells everybody of all that was done since the log had that length. */
  changed(from: number): void {
    this.#passWindows()
    const change: Change = { from, done: this.table.log.slice(from) }
    for (const listener of this.#listeners) listener(change)
    this.drive()
  }

  #passWindows(): void {
    const { table } = this
    for (;;) {
      const { decision } = table
      const window = decision?.window
      if (decision === null || window === undefined || this.#players[decision.seat] !== 'person') return
      const wish = this.#wishes.get(decision.seat)
      if (wish === undefined) return
      if (wish.next) {
        this.#wishes.set(decision.seat, { ...wish, next: false })
        return
      }
      // Skip a window whose only answer is to pass, if no other person is playing.
      const isIdle = decision.actions.length === 1 && this.people.length === 1
      if (!isIdle && wish.moments.includes(window.moment)) return
      table.act(decision.seat, table.game.notation(window.pass))
    }
  }

  #checkLength(length: number): void {
    if (length === this.length) return
    throw new Fault('late', `Something else was done meanwhile: the log has ${this.length} actions, not ${length}.`)
  }
}
