/** What a referee has in hand: the games it knows and the rooms that are open. */
import type { AnyGame, Json } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import { Room, type Seating } from '../room/room.ts'

/** A client that forgets to close its tables must not fill the memory. */
export const MOST_TABLES = 1000

export class Rooms {
  readonly games: readonly AnyGame[]
  readonly #rooms = new Map<string, Room>()

  constructor(games: readonly AnyGame[]) {
    this.games = games
  }

  /** A game by its id, on the data of another printing if given. */
  game(id: string, edition?: Json): AnyGame {
    const game = this.games.find((g) => g.id === id)
    if (game === undefined) {
      throw new Fault('unknown', `There is no game '${id}'. There are: ${this.games.map((g) => g.id).join(', ')}.`)
    }
    return edition === undefined ? game : game.withEdition(edition)
  }

  room(name: string): Room {
    const room = this.#rooms.get(name)
    if (room === undefined) throw new Fault('unknown', `There is no table '${name}'.`)
    return room
  }

  table(name: string): LocalTable {
    return this.room(name).table
  }

  /** Opens a room for a table under a name, instead of the one that had it. */
  open(name: string, table: LocalTable, seating: Seating = {}): Room {
    if (!this.#rooms.has(name) && this.#rooms.size >= MOST_TABLES) {
      throw new Fault('unknown', `There is no room for more than ${MOST_TABLES} tables: close one.`)
    }
    const room = new Room(table, seating)
    this.put(name, room)
    return room
  }

  /** A room that others have opened. */
  put(name: string, room: Room): void {
    this.#rooms.set(name, room)
  }

  close(name: string): void {
    this.room(name)
    this.#rooms.delete(name)
  }
}
