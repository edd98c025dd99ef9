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
import type {
  ChatLine,
  ChatRoom,
  Confirmed,
  Known,
  OfferKind,
  OnlinePart,
  PersonId,
  TableCard,
  Welcome,
} from '@tabularium/online'
import type { Deed, TableRow } from '../store/store.ts'
import { type Absences, absencesAt, NOBODY_AWAY } from './absences.ts'
import { Agreements, offersAfterAction } from './agreements.ts'
import { Audience, type Guest } from './audience.ts'
import { type Doer, type Hearers, TableBook } from './book.ts'
import { cardOf, groundsOf, onlinePart } from './card.ts'
import type { House } from './house.ts'
import { type Read, read } from './journal.ts'
import { afterWindow } from './rows.ts'
import { Sealing } from './sealing.ts'
import { Seating } from './seating.ts'
import { type Charge, Steward } from './steward.ts'
import { Turnstile } from './turnstile.ts'

/** What was done in a room, from which action on, and what it makes of the row besides. */
interface Done {
  readonly deed: Deed
  readonly from: number
  readonly row?: Partial<TableRow>
}

export class OnlineTable {
  readonly #book: TableBook
  readonly #audience: Audience
  readonly #agreements: Agreements
  readonly #seating: Seating
  readonly #steward: Steward
  readonly #turnstile = new Turnstile()
  readonly #title: string
  #names: { readonly of: TableRow['seats'] | null; readonly list: readonly string[] } = { of: null, list: [] }
  readonly #sealing = new Sealing()
  #trouble: Refusal | null = null
  #absences: Absences = NOBODY_AWAY
  /** Of what was last told besides the game. */
  #grounds: readonly unknown[] | null = null

  private constructor(house: House, game: AnyGame, row: TableRow, found: Read) {
    this.#title = game.words('en').title
    this.#audience = new Audience(
      () => this.#label,
      house.now,
      (room) => this.#sealing.now(room, this.row),
    )
    this.#book = new TableBook(house, game, row, found, this.#hearers)
    this.#agreements = new Agreements(this.#book)
    this.#seating = new Seating(this.#book)
    this.#steward = new Steward(house, this.#charge)
  }

  /** `found`: what was written down of it; absent: the store is asked. */
  static async open(house: House, game: AnyGame, row: TableRow, found?: Read): Promise<OnlineTable> {
    const table = new OnlineTable(house, game, row, found ?? (await read(house.store, game, row)))
    await table.#turnstile.pass(() => table.#finish())
    await table.#lookWhoIsAway()
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

  card(person: PersonId | null): TableCard {
    return cardOf(this.row, this.game, { person, absences: this.#absences, now: this.#book.house.now() })
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
      this.#tellOnline()
    })
  }

  leave(guest: Guest): Promise<void> {
    return this.#turnstile.pass(() => {
      this.#audience.leave(guest)
      this.#tellOnline()
    })
  }

  hello(guest: Guest, known: Known | null, language: Language): Promise<Welcome> {
    return this.#turnstile.pass(async () => {
      const { room, house } = this.#book
      guest.language = language
      guest.viewer = this.#book.seatOf(guest.person)
      guest.send(JSON.stringify({ online: this.#part }))
      if (room === null) this.#audience.await(guest)
      const epoch = room === null ? '' : this.#audience.catchUp(guest, room, known)
      const said = await house.store.chat(this.row.id, 200)
      const chat = said
        .map(({ table: _, person: __, ...line }): ChatLine => line)
        .filter((line) => this.#mayHear(guest, line.room))
      return { epoch, chat }
    })
  }

  /** Does one or several actions as one commit. */
  act(doer: Doer, length: number, actions: readonly string[], key: string, link: string | null): Promise<Confirmed> {
    const { seat } = doer
    return this.#do(doer, key, (room) => {
      const from = room.length
      this.#book.checkLink(seat, link)
      const window = room.table.decision?.window
      room.actTogether(seat, actions, length, link)
      if (window !== undefined && actions[0] === this.game.notation(window.pass)) this.#learnPause()
      const { wishes: before } = this.row
      const wishes = window === undefined ? before : afterWindow(before, seat)
      return { deed: { kind: 'act', seat, entries: room.table.log.slice(from), link }, from, row: { wishes } }
    })
  }

  undo(doer: Doer, length: number, key: string): Promise<Confirmed> {
    return this.#do(doer, key, (room) => {
      const { length: entries } = room.undo(doer.seat, length)
      return { deed: { kind: 'undo', seat: doer.seat, entries }, from: room.length }
    })
  }

  redo(doer: Doer, length: number, key: string, link: string | null): Promise<Confirmed> {
    return this.#do(doer, key, (room) => {
      const from = room.length
      this.#book.checkLink(doer.seat, link)
      room.redo(doer.seat, length, link)
      return { deed: { kind: 'redo', seat: doer.seat, entries: room.table.log.slice(from), link }, from }
    })
  }

  watch({ person, seat }: Doer, moments: readonly string[], next: boolean): Promise<null> {
    return this.#turnstile.pass(async () => {
      this.#book.checkSeat({ person, seat })
      const { seats, wishes: before } = this.row
      const wishes = seats.map((_, i) => (i === seat ? { moments, next } : (before[i] ?? null)))
      if (JSON.stringify(wishes) === JSON.stringify(before)) return null
      await this.#book.write({ kind: 'wish', seat, moments, next }, { person, row: { wishes } })
      this.#steward.arrange()
      return null
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
    const { person, viewer: seat } = guest
    if (person === null) throw new Fault('turn', 'Only who has a name may speak.')
    if ((room === 'players') !== (seat !== null)) throw new Fault('turn', 'That is a room of others.')
    const { store, now } = this.#book.house
    const said = { table: this.row.id, room, person, name, seat, text, at: now() }
    const { table: _, person: __, ...line } = await store.say(said)
    this.#audience.tellChat(line, (each, where) => this.#mayHear(each, where))
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
      await this.#lookWhoIsAway()
      this.#tellOnline()
    })
  }

  getUp(seat: Seat, person: PersonId): Promise<void> {
    return this.#turnstile.pass(() => this.#seating.getUp(seat, person))
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
  heed(): Promise<void> {
    return this.#turnstile.pass(async () => {
      await this.#lookWhoIsAway()
      await this.#book.readAgain()
    })
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
      told: () => this.#tellOnline(),
      reseated: () => this.#reseat(),
      readAgain: (from) => {
        const { room } = this.#book
        this.#reseat()
        if (room !== null) this.#audience.changed(room, from, this.#sealing.after(room, this.row))
        this.#steward.arrange()
        this.#tellOnline()
      },
      isHere: (person) => this.#audience.isHere(person),
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
      isAway: (seat) => this.#agreements.isAway(seat),
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

  get #part(): OnlinePart {
    return onlinePart(this.row, this.#book.house.served(), {
      isHere: (person) => this.#audience.isHere(person),
      goneSince: (person) => this.#audience.goneSince(person),
      watching: this.#audience.watching,
      absences: this.#absences,
      now: this.#book.house.now(),
    })
  }

  async #lookWhoIsAway(): Promise<void> {
    const { store, now } = this.#book.house
    this.#absences = await absencesAt(store, [this.row], now())
  }

  /** What follows from what was done last, if it was not done yet: the table is new, or a server died in between. */
  async #finish(): Promise<void> {
    await this.#seating.beginIfFull()
    await this.#agreements.settleAll()
  }

  #tellOnline(): void {
    const [absences, { company }] = [this.#absences, this.#audience]
    const grounds = groundsOf(this.row, { absences, company })
    if (grounds?.every((each, i) => each === this.#grounds?.[i])) return
    this.#grounds = grounds
    this.#audience.tellOnline(this.#part)
  }

  #reseat(): void {
    this.#audience.reseat(this.#book.room, (person) => this.#book.seatOf(person))
  }

  /** Players hear players, those who watch each other; when it is over, everybody hears all. */
  #mayHear({ viewer }: Guest, room: ChatRoom): boolean {
    return this.row.state === 'over' || (room === 'players') === (viewer !== null)
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

  /** What somebody does: in turn, once, and told when it is kept. */
  #do(doer: Doer, key: string, what: (room: Room) => Done): Promise<Confirmed> {
    return this.#turnstile.pass(async () => {
      this.#book.checkSeat(doer)
      const before = this.#book.doneAs(key)
      if (before !== undefined) {
        if (before.person !== doer.person) throw new Fault('malformed', 'That key was used by somebody else.')
        return { number: before.number, trace: before.trace }
      }
      const room = this.#book.checkPlaying()
      const { deed, from, row } = what(room)
      const offers = offersAfterAction(this.row.offers)
      const { number, trace } = await this.#book.write(deed, { person: doer.person, key, row: { offers, ...row } })
      this.#done(room, from)
      return { number, trace }
    })
  }

  #done(room: Room, from: number): void {
    this.#trouble = null
    this.#audience.changed(room, from, this.#sealing.after(room, this.row))
    this.#steward.arrange()
    this.#tellOnline()
  }

  /** Somebody has passed by himself. */
  #learnPause(): void {
    const { house, askedAt } = this.#book
    house.pauses.learn(house.now() - askedAt)
  }
}
