/** What people do at a table, step by step: each in turn, once, and told when it is kept. */
import { Fault } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Confirmed } from '@tabularium/online'
import type { Deed, TableRow } from '../store/store.ts'
import { offersAfterAction } from './agreements.ts'
import type { Doer, TableBook } from './book.ts'
import { afterWindow } from './rows.ts'
import type { Turnstile } from './turnstile.ts'

/** What was done in a room, from which action on, and what it makes of the row besides. */
interface Done {
  readonly deed: Deed
  readonly from: number
  readonly row?: Partial<TableRow>
}

/** What follows from it at the table. */
interface Hearing {
  done(room: Room, from: number): void
  /** What the server owes is looked at anew. */
  arrange(): void
}

export class Commits {
  readonly #book: TableBook
  readonly #turnstile: Turnstile
  readonly #hearing: Hearing

  constructor(book: TableBook, turnstile: Turnstile, hearing: Hearing) {
    this.#book = book
    this.#turnstile = turnstile
    this.#hearing = hearing
  }

  /** Does one or several actions as one commit. */
  act(doer: Doer, length: number, actions: readonly string[], key: string, link: string | null): Promise<Confirmed> {
    const { seat } = doer
    return this.#do(doer, key, (room) => {
      const from = room.length
      this.#book.checkLink(seat, link)
      const window = room.table.decision?.window
      room.actTogether(seat, actions, length, link)
      if (window !== undefined && actions[0] === this.#book.game.notation(window.pass)) this.#learnPause()
      const { wishes: before } = this.#book.row
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
      const { seats, wishes: before } = this.#book.row
      const wishes = seats.map((_, i) => (i === seat ? { moments, next } : (before[i] ?? null)))
      if (JSON.stringify(wishes) === JSON.stringify(before)) return null
      await this.#book.write({ kind: 'wish', seat, moments, next }, { person, row: { wishes } })
      this.#hearing.arrange()
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
      const offers = offersAfterAction(this.#book.row.offers)
      const { number, trace } = await this.#book.write(deed, { person: doer.person, key, row: { offers, ...row } })
      this.#hearing.done(room, from)
      return { number, trace }
    })
  }

  /** Somebody has passed by himself. */
  #learnPause(): void {
    const { house, askedAt } = this.#book
    house.pauses.learn(house.now() - askedAt)
  }
}
