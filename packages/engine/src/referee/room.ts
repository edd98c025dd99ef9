/** What a referee has in hand: the games it knows and the tables that are open. */
import type { AnyGame, Json } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'

/** A client that forgets to close its tables must not fill the memory. */
export const MOST_TABLES = 1000

export class Room {
  readonly games: readonly AnyGame[]
  readonly #tables = new Map<string, LocalTable>()

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

  table(name: string): LocalTable {
    const table = this.#tables.get(name)
    if (table === undefined) throw new Fault('unknown', `There is no table '${name}'.`)
    return table
  }

  /** Puts a table under a name, instead of the one that had it. */
  open(name: string, table: LocalTable): void {
    if (!this.#tables.has(name) && this.#tables.size >= MOST_TABLES) {
      throw new Fault('unknown', `There is no room for more than ${MOST_TABLES} tables: close one.`)
    }
    this.#tables.set(name, table)
  }

  close(name: string): void {
    this.table(name)
    this.#tables.delete(name)
  }
}
