/** Who sits at a table before it begins, how it begins, and who may read it when it is over: all of it in turn. */
import { Fault, type Seat } from '@tabularium/engine'
import type { EarlyEnd, PersonId } from '@tabularium/online'
import { Refusing } from '../refusing.ts'
import type { Deed, SeatRow, TableRow } from '../store/store.ts'
import type { TableBook } from './book.ts'
import { newClocks } from './clocks.ts'
import { begunWith } from './dice.ts'
import { begunElsewhere, roomOf } from './journal.ts'

const FREE: SeatRow = { player: 'person', person: null, name: null, anchor: null }
const CLOSED: EarlyEnd = { how: 'closed', seat: null }

export class Seating {
  readonly #book: TableBook

  constructor(book: TableBook) {
    this.#book = book
  }

  /** Sits down; the game begins when all seats are filled. Who plays already brings another chain, from another device. */
  async sit(seat: Seat, person: PersonId, name: string, anchor: string): Promise<void> {
    const { seats, state } = this.#book.row
    const chosen = seats[seat]
    if (chosen === undefined) throw new Fault('unknown', `There is no seat ${seat}.`)
    const isOwn = state === 'playing' && chosen.person === person
    const isFree = state === 'open' && chosen.player === 'person' && (chosen.person ?? person) === person
    if (!isOwn && !isFree) throw new Refusing('taken', 'Somebody else sits there.')
    if (seats.some((each, i) => i !== seat && each.person === person)) {
      throw new Refusing('taken', 'You sit at this table already.')
    }
    await this.#seat(seat, { player: 'person', person, name, anchor }, person)
    this.#book.hearers.reseated()
    await this.beginIfFull()
    this.#book.hearers.told()
  }

  /** Gets up, as long as it has not begun. */
  async getUp(seat: Seat, person: PersonId): Promise<void> {
    this.#book.checkSeat({ person, seat })
    this.#checkOpen()
    await this.#seat(seat, FREE, person)
    this.#book.hearers.reseated()
    this.#book.hearers.told()
  }

  async beginIfFull(): Promise<void> {
    const { game, house, hearers, row } = this.#book
    const { seats, state, pace, dice } = row
    if (state !== 'open' || seats.some(({ player, person }) => player === 'person' && person === null)) return
    const anchors = seats.map(({ anchor }) => anchor)
    const begun: TableRow = {
      ...row,
      state: 'playing',
      dice: begunWith(dice, anchors),
      clocks: newClocks(pace, seats.length, house.served()),
    }
    const room = roomOf(game, begun, begunElsewhere(game, begun), [], undefined)
    this.#book.room = room
    await this.#book.write({ kind: 'begin', anchors }, { person: null, row: begun })
    hearers.done(room, -1)
  }

  /** Who opened it takes it away before it has begun. */
  async close(person: PersonId): Promise<void> {
    const { row, house, hearers } = this.#book
    if (row.owner !== person) throw new Refusing('forbidden', 'Only who opened a table may close it.')
    this.#checkOpen()
    await this.#book.write({ kind: 'end', early: CLOSED }, { person, row: { state: 'over', early: CLOSED } })
    hearers.told()
    await house.store.removeTable(row.id)
  }

  /** Those who have played say whether everybody may read it: all of them must. */
  async publish(person: PersonId, publishes: boolean): Promise<void> {
    const { state, seats: before } = this.#book.row
    if (state !== 'over') throw new Refusing('state', 'The game is not over yet.')
    if (this.#book.seatOf(person) === null) throw new Refusing('forbidden', 'Only who has played may say so.')
    const seats = before.map((seat) => (seat.person === person ? { ...seat, publishes } : seat))
    // Who has deleted himself can no longer say yes.
    const published = seats.every((seat) => seat.player !== 'person' || seat.publishes === true)
    await this.#book.change({ seats, published })
  }

  async #seat(seat: Seat, sitter: SeatRow, person: PersonId): Promise<void> {
    const { player, anchor } = sitter
    // Without his name: what stands in a journal can never be deleted.
    const deed: Deed = { kind: 'sit', seat, player, anchor }
    const seats = this.#book.row.seats.map((each, i) => (i === seat ? sitter : each))
    await this.#book.write(deed, { person, row: { seats } })
  }

  #checkOpen(): void {
    if (this.#book.row.state !== 'open') throw new Refusing('state', 'The game has begun: you can resign.')
  }
}
