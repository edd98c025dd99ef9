/** The tables of this server: opened when somebody comes, closed when nobody is there and nothing is to be done. */
import { type AnyGame, load, type Seat } from '@tabularium/engine'
import type { NewTable, PersonId, TableCard, TableId } from '@tabularium/online'
import { Refusing } from '../refusing.ts'
import { Conflict, type ListedTable, type Person, type Store, type TableRow } from '../store/store.ts'
import { absencesAt } from './absences.ts'
import { cardOf } from './card.ts'
import { newDice } from './dice.ts'
import type { House } from './house.ts'
import { unwritten } from './journal.ts'
import { newRow, seatsChanged, seatsFor } from './laying.ts'
import { OnlineTable } from './online-table.ts'
import { Pauses } from './pauses.ts'
import { Served } from './served.ts'
import type { Think } from './thinking.ts'

export interface Surroundings {
  readonly store: Store
  readonly games: readonly AnyGame[]
  readonly think: Think
  /** The bots of a game by their names. */
  bots(game: AnyGame): readonly string[]
  onNews: House['onNews']
  onTrouble(error: unknown): void
  now?(): number
}

/** How often what is due is looked for, and how long a table that nobody needs is kept, in milliseconds; one that is over is seldom opened again. */
const BEAT = 1000
const IDLE = 60_000
const IDLE_OVER = 5_000
/** How many beats it takes until it is known that another server, and who was at tables by it, is gone. */
const LOOKED_AROUND = 3
/** So many tables where something is due are opened in one beat. */
const OPENED_AT_ONCE = 50
/** A person may have so many tables that are not over. */
const MOST_TABLES = 100

export class Hall {
  readonly #around: Surroundings
  readonly #house: House
  readonly #served: Served
  readonly #tables = new Map<TableId, Promise<OnlineTable>>()
  readonly #idleSince = new Map<TableId, number>()
  #beat: NodeJS.Timeout | undefined
  #beats = 0
  #stopListening: (() => void) | undefined
  #sweeping: Promise<void> = Promise.resolve()

  constructor(around: Surroundings) {
    const { store, think, onNews, onTrouble, now = Date.now } = around
    this.#around = around
    this.#served = new Served(store, now)
    this.#house = { store, think, onNews, onTrouble, now, served: () => this.#served.now, pauses: new Pauses() }
  }

  get store(): Store {
    return this.#around.store
  }

  /** How many tables are open, and how many look at them. */
  async counts(): Promise<{ tables: number; guests: number }> {
    const open = await Promise.all([...this.#tables.values()].map((table) => table.catch(() => undefined)))
    return { tables: open.length, guests: open.reduce((sum, table) => sum + (table?.guests ?? 0), 0) }
  }

  async start(): Promise<void> {
    await this.#served.beat()
    this.#stopListening = await this.store.listen((ids) => this.heed(ids))
    this.#beat = setInterval(() => {
      this.#sweeping = this.beat().catch((error) => this.#around.onTrouble(error))
    }, BEAT)
    this.#beat.unref()
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#beat)
    this.#stopListening?.()
    await this.#sweeping
    for (const open of this.#tables.values()) {
      const table = await open.catch(() => undefined)
      table?.close()
      await table?.settled()
    }
    this.#tables.clear()
  }

  /** Time goes on; tables where something is due are opened, tables that nobody needs are closed. */
  async beat(): Promise<void> {
    await this.#served.beat()
    // Those that are open are looked after, and must not keep others waiting.
    for (const id of await this.store.due(this.#served.now, OPENED_AT_ONCE + this.#tables.size)) {
      if (!this.#tables.has(id)) await this.table(id)
    }
    if (this.#beats++ % LOOKED_AROUND === 0) await this.#lookElsewhere()
    const now = this.#house.now()
    for (const [id, open] of this.#tables) {
      const table = await open.catch(() => undefined)
      if (table === undefined) continue
      if (!table.isIdle) this.#idleSince.delete(id)
      else if (!this.#idleSince.has(id)) this.#idleSince.set(id, now)
      const patience = table.row.state === 'over' ? IDLE_OVER : IDLE
      if (now - (this.#idleSince.get(id) ?? now) < patience) continue
      this.#idleSince.delete(id)
      this.#tables.delete(id)
      table.close()
    }
  }

  /** Other servers have done something at these tables. */
  heed(ids: readonly TableId[]): void {
    for (const id of ids) {
      void this.#tables
        .get(id)
        ?.then((table) => table.heed())
        .catch((error) => this.#around.onTrouble(error))
    }
  }

  /** These tables were changed beside their own steps; resolves when whoever asks sees it. */
  async lookAgain(ids: readonly TableId[]): Promise<void> {
    await Promise.all(ids.map(async (id) => (await this.#tables.get(id))?.heed()))
  }

  /** Somebody goes on vacation, or is back: those at his tables see it, here and at other servers. */
  async tellAbsence(person: PersonId): Promise<void> {
    const rows = await this.store.tables({ person, state: ['open', 'playing'], limit: 2 * MOST_TABLES })
    const ids = rows.map(({ id }) => id)
    await this.lookAgain(ids)
    this.store.ring(ids)
  }

  /** Cards of tables, as somebody may read them. */
  async cards(rows: readonly ListedTable[], person: PersonId | null): Promise<readonly TableCard[]> {
    const now = this.#house.now()
    const reader = { person, now, absences: await absencesAt(this.store, rows, now) }
    return rows.map((row) => cardOf(row, this.game(row.game), reader))
  }

  /** Throws if there is none. */
  async table(id: TableId): Promise<OnlineTable> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    return this.#hold(id, this.#open(id))
  }

  /** Whether a table waits for somebody who is not at it. */
  async isAwaited(id: TableId, person: PersonId): Promise<boolean> {
    return (await this.table(id)).isAwaited(person)
  }

  async newTable(person: Person, wanted: NewTable): Promise<TableId> {
    const game = this.game(wanted.game)
    const mine = await this.store.tableCount(person.id, ['open', 'playing'])
    if (mine >= MOST_TABLES) throw new Refusing('full', `You have ${MOST_TABLES} tables that are not over.`)
    const start = wanted.saved === undefined ? undefined : load([game], wanted.saved).table
    const options = start?.options ?? game.options(wanted.options)
    const dice = start === undefined ? newDice() : [...start.stretches, ...newDice(start.length)]
    const bots = this.#around.bots(game)
    const seats = seatsFor(game, options, bots, person, wanted)
    const row = newRow({ game, options, owner: person.id, seats, dice, now: this.#house.now() }, bots, wanted)
    await this.#lay({ ...row, saved: wanted.saved ?? null })
    return row.id
  }

  /** The same once more with the seats changed. Who asks second is taken to the first one's, and sits down there. */
  async rematch(id: TableId, person: Person, anchor: string): Promise<TableId> {
    const { row, game } = await this.table(id)
    if (row.state !== 'over') throw new Refusing('state', 'The game is not over yet.')
    const mine = row.seats.findIndex((seat) => seat.person === person.id)
    if (mine < 0) throw new Refusing('forbidden', 'Only who has played may ask for a rematch.')
    if (row.rematch !== null) {
      await this.#join(row.rematch, (mine + row.seats.length - 1) % row.seats.length, person, anchor)
      return row.rematch
    }
    const seats = seatsChanged(row.seats, person, anchor)
    const laid = { game, options: row.options, owner: person.id, seats, dice: newDice(), now: this.#house.now() }
    const next = newRow(laid, this.#around.bots(game), row)
    await this.#lay(next)
    try {
      await this.store.changeTable({ ...row, rematch: next.id, version: row.version + 1 })
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // The other has asked in the same moment, maybe at another server.
      await this.remove(next.id, person.id)
      await this.lookAgain([id])
      return this.rematch(id, person, anchor)
    }
    await this.lookAgain([id])
    return next.id
  }

  /** Sits down there, unless that seat is taken or somebody sits there already. */
  async #join(id: TableId, seat: Seat, { id: person, name }: Person, anchor: string): Promise<void> {
    const table = await this.table(id)
    const isFree = table.row.state === 'open' && table.row.seats[seat]?.person === null
    if (isFree && table.row.seats.every((each) => each.person !== person)) await table.sit(seat, person, name, anchor)
  }

  game(id: string): AnyGame {
    const game = this.#around.games.find((known) => known.id === id)
    if (game === undefined) throw new Refusing('missing', `There is no game '${id}'.`)
    return game
  }

  /** Who opened a table may take it away, as long as it has not begun. */
  async remove(id: TableId, person: PersonId): Promise<void> {
    const table = await this.table(id)
    await table.closeForGood(person)
    this.#tables.delete(id)
  }

  async #lookElsewhere(): Promise<void> {
    const open = await Promise.all([...this.#tables.values()].map((table) => table.catch(() => undefined)))
    const tables = open.flatMap((table) => (table === undefined || table.guests === 0 ? [] : [table]))
    const found = await this.store.attending(tables.map(({ row }) => row.id))
    for (const table of tables) table.takeElsewhere(found.get(table.row.id))
  }

  /** Somebody deletes himself: his tables that wait for players go with him, and nowhere is his name left. */
  async forget(person: PersonId): Promise<void> {
    for (const { id, state, owner } of await this.store.tables({ person, state: ['open', 'playing'], limit: 10_000 })) {
      const leaving = state === 'open' && owner === person ? this.remove(id, person) : this.#forsake(id, person)
      // A table that cannot be opened any more keeps nobody here.
      await leaving.catch((error) => this.#around.onTrouble(error))
    }
    await this.lookAgain(await this.store.removePerson(person))
  }

  async #forsake(id: TableId, person: PersonId): Promise<void> {
    await (await this.table(id)).forsake(person)
  }

  #hold(id: TableId, opening: Promise<OnlineTable>): Promise<OnlineTable> {
    this.#tables.set(id, opening)
    opening.catch(() => this.#tables.delete(id))
    return opening
  }

  async #open(id: TableId): Promise<OnlineTable> {
    const row = await this.store.table(id)
    if (row === undefined) throw new Refusing('missing', 'There is no such table.')
    return OnlineTable.open(this.#house, this.game(row.game), row)
  }

  async #lay(row: TableRow): Promise<void> {
    await this.store.newTable(row)
    const game = this.game(row.game)
    const known = this.#tables.get(row.id)
    await (known ?? this.#hold(row.id, OnlineTable.open(this.#house, game, row, unwritten(game, row))))
  }
}
