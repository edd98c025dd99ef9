/** One table of the server, and those who look at it. Its calls go through a turnstile: one after the other, and nobody sees what is not kept yet. */
import { type AnyGame, Fault, type Language, type Seat } from '@tabularium/engine'
import { provenFile } from '@tabularium/engine/proof'
import {
  type Line,
  type Outlet,
  type Reached,
  type Refusal,
  type Room,
  refusalOf,
  type Why,
} from '@tabularium/engine/room'
import type { ChatRoom, Known, OfferKind, PersonId, TableCard, Welcome } from '@tabularium/online'
import type { Attending, TableRow } from '../store/store.ts'
import { Agreements, offersAfterAction } from './agreements.ts'
import { Audience, type Guest } from './audience.ts'
import { type Doer, type Hearers, TableBook } from './book.ts'
import { cardOf } from './card.ts'
import { Commits } from './commits.ts'
import { Attendance } from './company/attendance.ts'
import { Talk } from './company/talk.ts'
import type { House } from './house.ts'
import { type Read, read } from './journal.ts'
import { Sealing } from './sealing.ts'
import { Seating } from './seating.ts'
import { type Charge, Steward } from './steward.ts'
import { Turnstile } from './turnstile.ts'

export class OnlineTable {
  readonly #book: TableBook
  readonly #audience: Audience
  readonly #agreements: Agreements
  readonly #seating: Seating
  readonly #steward: Steward
  /** What people do, step by step. */
  readonly commits: Commits
  readonly #turnstile = new Turnstile()
  readonly #title: string
  #names: { readonly of: TableRow['seats'] | null; readonly list: readonly string[] } = { of: null, list: [] }
  readonly #sealing = new Sealing()
  readonly #attendance: Attendance
  readonly #talk: Talk
  #trouble: Refusal | null = null

  private constructor(house: House, game: AnyGame, row: TableRow, found: Read) {
    this.#title = game.words('en').title
    this.#audience = new Audience(
      () => this.#label,
      house.now,
      (room) => this.#sealing.now(room, this.row),
    )
    this.#book = new TableBook(house, game, row, found, this.#hearers)
    this.#attendance = new Attendance(house, this.#audience, () => this.row)
    this.#talk = new Talk(house, this.#audience, () => this.row)
    this.#agreements = new Agreements(this.#book)
    this.#seating = new Seating(this.#book)
    this.#steward = new Steward(house, this.#charge)
    this.commits = new Commits(this.#book, this.#turnstile, {
      done: (room, from) => this.#done(room, from),
      arrange: () => this.#steward.arrange(),
    })
  }

  /** `found`: what was written down of it; absent: the store is asked. */
  static async open(house: House, game: AnyGame, row: TableRow, found?: Read): Promise<OnlineTable> {
    const table = new OnlineTable(house, game, row, found ?? (await read(house.store, game, row)))
    await table.#turnstile.pass(() => table.#finish())
    await table.#attendance.look()
    table.#steward.arrange()
    return table
  }

  get game(): AnyGame {
    return this.#book.game
  }

  get row(): TableRow {
    return this.#book.row
  }

  /** Nobody looks, and nothing is under way. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#turnstile.waiting === 0 && !this.#steward.isBusy
  }

  get guests(): number {
    return this.#audience.size
  }

  isAwaited(person: PersonId): boolean {
    const { waits } = this.#book
    return waits !== null && this.row.seats[waits]?.person === person && !this.#attendance.isHere(person)
  }

  card(person: PersonId | null): TableCard {
    return cardOf(this.row, this.game, { person, absences: this.#attendance.absences, now: this.#book.house.now() })
  }

  /** No more of it is done by itself here. */
  close(): void {
    this.#steward.rest()
  }

  /** Resolves when all that is under way is done. */
  async settled(): Promise<void> {
    await this.#turnstile.pass(() => {})
  }

  join(guest: Guest): Promise<void> {
    return this.#turnstile.pass(() => {
      guest.viewer = this.#book.seatOf(guest.person)
      this.#audience.join(guest)
      this.#cameOrWent()
    })
  }

  leave(guest: Guest): Promise<void> {
    return this.#turnstile.pass(() => {
      this.#audience.leave(guest)
      this.#cameOrWent()
    })
  }

  hello(guest: Guest, known: Known | null, language: Language): Promise<Welcome> {
    return this.#turnstile.pass(async () => {
      const { room } = this.#book
      guest.language = language
      guest.viewer = this.#book.seatOf(guest.person)
      guest.send(JSON.stringify({ online: this.#attendance.part }))
      if (room === null) this.#audience.await(guest)
      const epoch = room === null ? '' : this.#audience.catchUp(guest, room, known)
      return { epoch, chat: await this.#talk.before(guest) }
    })
  }

  why(guest: Guest, action: string): Promise<Why> {
    return this.#inside(guest, ({ outlet }) => outlet.why(action))
  }

  reach(guest: Guest, piece: string, number: number | null): Promise<readonly Reached[]> {
    return this.#inside(guest, ({ outlet }) => outlet.reach(piece, number))
  }

  at(guest: Guest, number: number): Promise<unknown> {
    return this.#inside(guest, ({ room }) => this.#audience.at(room, guest, number))
  }

  lines(guest: Guest, from: number, to: number): Promise<readonly Line[]> {
    return this.#inside(guest, ({ outlet, room }) => outlet.lines(from, Math.min(to, room.length)))
  }

  /** Everything once more, for who has missed something. */
  whole(guest: Guest): Promise<null> {
    return this.#inside(guest, ({ room }) => {
      this.#audience.catchUp(guest, room, null)
      return null
    })
  }

  async say(guest: Guest, name: string, text: string, room: ChatRoom): Promise<null> {
    await this.#talk.say(guest, name, text, room)
    return null
  }

  offer(doer: Doer, kind: OfferKind, made: boolean): Promise<null> {
    return this.#agree(() => this.#agreements.offer(doer, kind, made))
  }

  answer(doer: Doer, kind: OfferKind, yes: boolean): Promise<null> {
    return this.#agree(() => this.#agreements.answer(doer, kind, yes))
  }

  resign(doer: Doer): Promise<null> {
    return this.#agree(() => this.#agreements.resign(doer))
  }

  claim(doer: Doer): Promise<null> {
    return this.#agree(() => this.#agreements.claim(doer))
  }

  sit(seat: Seat, person: PersonId, name: string, anchor: string): Promise<void> {
    return this.#turnstile.pass(async () => {
      await this.#seating.sit(seat, person, name, anchor)
      await this.#attendance.look()
      this.#attendance.tell()
    })
  }

  getUp(seat: Seat, person: PersonId): Promise<void> {
    return this.#turnstile.pass(() => this.#seating.getUp(seat, person))
  }

  /** Somebody deletes himself: he gets up, or gives his game up. */
  forsake(person: PersonId): Promise<void> {
    return this.#turnstile.pass(async () => {
      const seat = this.#book.seatOf(person)
      if (seat === null) return
      if (this.row.state === 'open') await this.#seating.getUp(seat, person)
      if (this.row.state === 'playing') await this.#agreements.giveUp({ person, seat })
    })
  }

  closeForGood(person: PersonId): Promise<void> {
    return this.#turnstile.pass(() => this.#seating.close(person))
  }

  publish(person: PersonId, published: boolean): Promise<void> {
    return this.#turnstile.pass(() => this.#seating.publish(person, published))
  }

  /** The whole game as a file, for a game that is over. */
  file(): Promise<string> {
    return this.#turnstile.pass(async () => {
      const { table, players, past } = this.#book.checkBegun()
      return provenFile(table, { steps: await this.#book.house.store.journal(this.row.id, 0), players, past })
    })
  }

  /** Another server has done something here, or somebody who sits here is on vacation or back. */
  async heed(): Promise<void> {
    await this.#talk.hear()
    return this.#turnstile.pass(async () => {
      await this.#attendance.look()
      if (!(await this.#book.readIfChanged())) this.#steward.arrange()
      this.#attendance.tell()
    })
  }

  /** Who is here by other servers. */
  takeElsewhere(elsewhere: Attending | undefined): void {
    if (this.#attendance.takeElsewhere(elsewhere)) this.#attendance.tell()
  }

  /** For refusals in somebody's language. */
  refusal(error: unknown, guest: Guest): Refusal {
    const { room } = this.#book
    if (room !== null && error instanceof Fault) return this.#audience.outlet(room, guest).refusal(error)
    return refusalOf(error, this.game.words(guest.language))
  }

  get #hearers(): Hearers {
    return {
      done: (room, from) => this.#done(room, from),
      told: () => this.#attendance.tell(),
      reseated: () => this.#reseat(),
      readAgain: (from) => {
        const { room } = this.#book
        this.#reseat()
        if (room !== null) this.#audience.changed(room, from, this.#sealing.after(room, this.row))
        this.#steward.arrange()
        this.#attendance.tell()
      },
      isHere: (person) => this.#attendance.isHere(person),
    }
  }

  get #charge(): Charge {
    const book = this.#book
    return {
      get row() {
        return book.row
      },
      get room() {
        return book.room
      },
      get asked() {
        return { at: book.askedAt, turned: book.turned }
      },
      inTurn: (what) => this.#turnstile.pass(what),
      record: async (deed, room, from) => {
        await book.write(deed, { person: null, row: { offers: offersAfterAction(book.row.offers) } })
        this.#done(room, from)
      },
      timeIsUp: (seat) => this.#agreements.timeIsUp(seat, null),
      leftTo: (seat) => this.#agreements.leftTo(seat),
      trouble: (refusal) => {
        this.#trouble = refusal
        if (refusal !== null && book.room !== null) this.#audience.changed(book.room, book.room.length)
      },
    }
  }

  get #label() {
    const { id, seats } = this.row
    this.#names = seats === this.#names.of ? this.#names : { of: seats, list: seats.map(({ name }) => name ?? '') }
    return { id, name: this.#title, names: this.#names.list, trouble: this.#trouble }
  }

  /** What follows from what was done last, if it was not done yet: the table is new, or a server died in between. */
  async #finish(): Promise<void> {
    await this.#seating.beginIfFull()
    await this.#agreements.settleAll()
  }

  #cameOrWent(): void {
    this.#attendance.announce()
    this.#attendance.tell()
  }

  #reseat(): void {
    this.#audience.reseat(this.#book.room, (person) => this.#book.seatOf(person))
    this.#attendance.announce()
  }

  #inside<T>(guest: Guest, what: (inside: { room: Room; outlet: Outlet }) => T): Promise<T> {
    return this.#turnstile.pass(() => {
      const room = this.#book.checkBegun()
      return what({ room, outlet: this.#audience.outlet(room, guest) })
    })
  }

  #agree(what: () => Promise<void>): Promise<null> {
    return this.#turnstile.pass(async () => {
      await what()
      return null
    })
  }

  #done(room: Room, from: number): void {
    this.#trouble = null
    this.#audience.changed(room, from, this.#sealing.after(room, this.row))
    this.#steward.arrange()
    this.#attendance.tell()
  }
}
