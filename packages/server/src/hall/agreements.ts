/** What people at a table agree on, and what ends a game early: all of it in turn. */
import { Fault, type Seat } from '@tabularium/engine'
import type { OfferKind, PersonId } from '@tabularium/online'
import type { Deed, SeatRow, TableRow } from '../store/store.ts'
import { absencesAt, leftIn } from './absences.ts'
import type { Doer, TableBook } from './book.ts'
import { withoutClock } from './clocks.ts'

/** Once somebody has gone on, what he or another wanted to take back is something else. */
export const offersAfterAction = (offers: TableRow['offers']): TableRow['offers'] =>
  offers.some(({ kind }) => kind === 'back') ? offers.filter(({ kind }) => kind !== 'back') : offers

export class Agreements {
  readonly #book: TableBook

  constructor(book: TableBook) {
    this.#book = book
  }

  async offer(doer: Doer, kind: OfferKind, made: boolean): Promise<void> {
    const { person, seat } = this.#check(doer)
    if (kind === 'back' && made && this.#lastOf(seat) < 0) throw new Fault('undo', 'There is nothing to take back.')
    const others = this.#book.row.offers.filter((offer) => offer.kind !== kind)
    const offers = made ? [...others, { kind, by: seat, agreed: [] }] : others
    await this.#book.write({ kind: 'offer', seat, offer: kind, made }, { person, row: { offers } })
    await this.#settle(kind)
    this.#book.hearers.told()
  }

  async answer(doer: Doer, kind: OfferKind, yes: boolean): Promise<void> {
    const { person, seat } = this.#check(doer)
    const { offers: before } = this.#book.row
    const offer = before.find((each) => each.kind === kind)
    if (offer === undefined || offer.by === seat) throw new Fault('unknown', 'There is no such offer to answer.')
    const others = before.filter((each) => each !== offer)
    const offers = yes ? [...others, { ...offer, agreed: [...new Set([...offer.agreed, seat])] }] : others
    await this.#book.write({ kind: 'answer', seat, offer: kind, yes }, { person, row: { offers } })
    await this.#settle(kind)
    this.#book.hearers.told()
  }

  async resign(doer: Doer): Promise<void> {
    const { person, seat } = this.#check(doer)
    await this.#end({ how: 'resigned', seat }, person)
  }

  /** Somebody else has no time left. */
  async claim(doer: Doer): Promise<void> {
    const { person, seat } = this.#check(doer)
    const late = this.#book.row.clocks?.running ?? null
    if (late === null || late === seat || (await this.leftTo(late)) !== 0) {
      throw new Fault('turn', 'Nobody else has run out of time.')
    }
    await this.timeIsUp(late, person)
  }

  /** The game ends, or a bot plays on, as the table was set up. */
  async timeIsUp(seat: Seat, person: PersonId | null): Promise<void> {
    const { onTime } = this.#book.row
    if (onTime === 'claim') return this.#end({ how: 'time', seat }, person)
    await this.#replace(seat, { player: onTime.bot, late: true }, person)
  }

  /** Somebody goes for good: he has resigned, or a bot plays on, as the table was set up. */
  async giveUp(doer: Doer): Promise<void> {
    const { onTime } = this.#book.row
    if (onTime === 'claim') return this.resign(doer)
    await this.#replace(doer.seat, { player: onTime.bot }, doer.person)
  }

  /** What a seat has left, in milliseconds; null: it has no clock. */
  async leftTo(seat: Seat): Promise<number | null> {
    const { row, house } = this.#book
    const [now, served] = [house.now(), house.served()]
    return leftIn(row, seat, { absences: await absencesAt(house.store, [row], now), now, served })
  }

  /** What all had agreed to when a server died. */
  async settleAll(): Promise<void> {
    const { state, offers } = this.#book.row
    if (state === 'playing') for (const { kind } of offers) await this.#settle(kind)
  }

  #check(doer: Doer): Doer {
    this.#book.checkSeat(doer)
    this.#book.checkPlaying()
    return doer
  }

  async #replace(seat: Seat, bot: Pick<SeatRow, 'player' | 'late'>, person: PersonId | null): Promise<void> {
    const { seats, clocks } = this.#book.row
    const { player } = bot
    const room = this.#book.checkPlaying()
    const now = seats.map((each, i) => (i === seat ? { ...bot, person: null, name: null, anchor: null } : each))
    room.sit(now.map((each) => each.player))
    const rest = clocks === null ? null : withoutClock(clocks, seat, this.#book.house.served())
    const deed: Deed = { kind: 'sit', seat, player, anchor: null }
    await this.#book.write(deed, { person, row: { seats: now, clocks: rest } })
    this.#book.tell('replaced', seats[seat]?.person ?? null)
    this.#book.hearers.reseated()
    this.#book.hearers.done(room, room.length)
  }

  /** An offer that all other people have agreed to is carried out. */
  async #settle(kind: OfferKind): Promise<void> {
    const { offers, seats } = this.#book.row
    const offer = offers.find((each) => each.kind === kind)
    if (offer === undefined) return
    const others = seats.flatMap(({ player }, i) => (player === 'person' && i !== offer.by ? [i] : []))
    if (!others.every((seat) => offer.agreed.includes(seat))) return
    if (kind === 'end') return this.#end({ how: 'agreed', seat: null }, null)
    await this.#takeBack(offer.by)
  }

  /** Back to before what the seat did last, whatever has come to light since: everybody has agreed. */
  async #takeBack(seat: Seat): Promise<void> {
    const room = this.#book.checkPlaying()
    const { log } = room.table
    let first = this.#lastOf(seat)
    while (first > 0 && log[first]?.joined) first--
    if (first < 0) return
    const deed: Deed = { kind: 'back', seat, entries: log.length - first }
    room.table.backTo(first)
    await this.#book.write(deed, { person: null, row: { offers: offersAfterAction(this.#book.row.offers) } })
    this.#book.hearers.done(room, first)
  }

  async #end(early: NonNullable<TableRow['early']>, person: PersonId | null): Promise<void> {
    const room = this.#book.checkPlaying()
    await this.#book.write({ kind: 'end', early }, { person, row: { early, offers: [] } })
    this.#book.hearers.done(room, room.length)
  }

  /** The number of the last action that a seat did; -1: there is none. */
  #lastOf(seat: Seat): number {
    return this.#book.room?.table.log.findLastIndex((entry) => entry.seat === seat) ?? -1
  }
}
