/**
 * What stands of a table: its row, its journal, and the room that they lead to. Whatever is done is written down here before anybody
 * is told of it; if that fails the table is read again, so that nothing was done.
 */
import { type AnyGame, Fault, KEEP_EVERY, keptPosition, type Seat } from '@tabularium/engine'
import { type Trace, trace } from '@tabularium/engine/proof'
import type { Room } from '@tabularium/engine/room'
import type { PersonId } from '@tabularium/online'
import { Refusing } from '../refusing.ts'
import { Conflict, type Deed, type KeptStep, type Step, type TableRow } from '../store/store.ts'
import { checkLink, serverSecret } from './dice.ts'
import { hashing } from './hashing.ts'
import type { House, News } from './house.ts'
import { type Commit, type Journal, type Read, read, sharedLength } from './journal.ts'
import { passesFor, rowAfter } from './rows.ts'

/** Who does something at a table. */
export interface Doer {
  readonly person: PersonId
  readonly seat: Seat
}

/** Those who are to know what was done. */
export interface Hearers {
  /** From that action on; what the server owes is arranged anew. */
  done(room: Room, from: number): void
  /** Who sits where, offers, clocks or the state has changed. */
  told(): void
  /** Somebody else plays a seat. */
  reseated(): void
  /** The table was read again: others have done something, or what was to be done could not be kept. */
  readAgain(from: number): void
  isHere(person: PersonId): boolean
}

/** Who has done it, under which key of his page, and what it makes of the row besides. */
export interface Writing {
  readonly person: PersonId | null
  readonly key?: string | null
  readonly row?: Partial<TableRow>
}

export class TableBook {
  readonly game: AnyGame
  readonly house: House
  readonly hearers: Hearers
  #row: TableRow
  #journal: Journal
  /** null: it has not begun. */
  room: Room | null
  /** When the present question was asked, as far as this server knows. */
  askedAt: number
  #waits: Seat | null
  /** Steps since a position was kept. */
  #loose = 0

  constructor(house: House, game: AnyGame, row: TableRow, { journal, room }: Read, hearers: Hearers) {
    this.house = house
    this.game = game
    this.hearers = hearers
    this.#row = row
    this.#journal = journal
    this.room = room
    this.askedAt = house.now()
    this.#waits = this.#whoWaits()
  }

  get row(): TableRow {
    return this.#row
  }

  /** For whom the table waits; null: for nobody. */
  get waits(): Seat | null {
    return this.#waits
  }

  seatOf(person: PersonId | null): Seat | null {
    const seat = person === null ? -1 : this.#row.seats.findIndex((each) => each.person === person)
    return seat < 0 ? null : seat
  }

  checkSeat({ person, seat }: Doer): void {
    if (this.#row.seats[seat]?.person !== person) throw new Fault('turn', 'You do not sit there.')
  }

  checkBegun(): Room {
    if (this.room === null) throw new Refusing('state', 'The game has not begun.')
    return this.room
  }

  checkPlaying(): Room {
    const room = this.checkBegun()
    if (this.#row.state === 'over') throw new Fault('over', 'The game is over.')
    return room
  }

  /** Each link is used once and in order, so that nobody chooses among dice. */
  checkLink(seat: Seat, link: string | null): void {
    checkLink(this.#journal.links.get(seat), link)
  }

  /** The step that brought the present question. */
  get turned(): number {
    return this.#journal.turned
  }

  /** The commit of that key, if it is done already. */
  doneAs(key: string): Commit | undefined {
    return this.#journal.doneAs(key)
  }

  async write(what: Deed, { person, key = null, row: changes = {} }: Writing): Promise<Step> {
    const { store, now, served } = this.house
    const number = this.#row.length
    const [at, trace] = [now(), this.#traceOf(number, what)]
    const step: Step = { number, person, key, at, served: Math.round(served()), trace, what }
    const row = rowAfter(this.#row, changes, step, this.game, this.room)
    try {
      await store.append({ table: row.id, step, row, kept: this.#keptNow(step) })
    } catch (error) {
      await this.readAgain().catch((trouble) => this.house.onTrouble(trouble))
      if (error instanceof Conflict) throw new Fault('late', 'Something else was done meanwhile.')
      throw error
    }
    const { state } = this.#row
    const { turned } = this.#journal
    this.#row = row
    this.#journal.add(step)
    if (this.#journal.turned !== turned) this.askedAt = this.house.now()
    const waited = this.#waits
    this.#waits = this.#whoWaits()
    if (this.#waits !== null && this.#waits !== waited) this.tell('turn', row.seats[this.#waits]?.person ?? null)
    if (row.state === 'over' && state === 'playing') this.#tellOver(person)
    return step
  }

  /** What is no step, such as who may read it afterwards. */
  async change(changes: Partial<TableRow>): Promise<void> {
    const row = { ...this.#row, ...changes, version: this.#row.version + 1 }
    await this.house.store.changeTable(row)
    this.#row = row
  }

  /** Whatever is in mind is forgotten: it may never have been kept. */
  async readAgain(): Promise<void> {
    const row = await this.house.store.table(this.#row.id)
    if (row !== undefined) await this.#readFrom(row)
  }

  /** Answers whether others had changed it. */
  async readIfChanged(): Promise<boolean> {
    const row = await this.house.store.table(this.#row.id)
    const hasChanged = row !== undefined && row.version !== this.#row.version
    if (hasChanged) await this.#readFrom(row)
    return hasChanged
  }

  async #readFrom(row: TableRow): Promise<void> {
    const { store, now } = this.house
    const { journal, room } = await read(store, this.game, row)
    const from = sharedLength(this.room?.table.log ?? [], room?.table.log ?? [])
    if (journal.turned !== this.#journal.turned) this.askedAt = now()
    this.#row = row
    this.#journal = journal
    this.room = room
    this.#waits = this.#whoWaits()
    this.hearers.readAgain(from)
  }

  #traceOf(number: number, what: Deed): Trace {
    return trace(serverSecret(this.#row.dice), this.#journal.trace, number, what, hashing)
  }

  /** Somebody is told, if he is not here. */
  tell(what: News, person: PersonId | null): void {
    if (person !== null && !this.hearers.isHere(person)) this.house.onNews(what, this.#row, person)
  }

  /** Whoever ended it knows. */
  #tellOver(by: PersonId | null): void {
    for (const { person } of this.#row.seats) if (person !== by) this.tell('over', person)
  }

  /** For whom the table waits; null: for nobody, or the server passes for who is asked. */
  #whoWaits(): Seat | null {
    return passesFor(this.#row, this.room) ? null : this.#row.asked
  }

  #keptNow({ number }: Step): KeptStep | undefined {
    const { room } = this
    if (room === null) return undefined
    this.#loose++
    if (this.#loose < KEEP_EVERY && room.table.decision !== null) return undefined
    this.#loose = 0
    return { step: number, ...keptPosition(room.table, 'present') }
  }
}
