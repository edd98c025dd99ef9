/** Keeps an open game: what was done since is appended, and nothing is written twice. */
import { type KeptPosition, keptPosition, plainSource } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Era } from './earlier.ts'
import type { GameRecord } from './records.ts'
import type { Shelf, WholeGame, Writing } from './shelf.ts'

/** What a record holds that is not of the table. */
export interface Cover {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  readonly hints: number
  readonly changed: number
  readonly outline: GameRecord['outline']
  readonly eras: readonly Era[]
}

/** What the device has of a game: how many entries, and after how many actions its position is. */
export interface Stored {
  readonly entries: number
  readonly position: number
}

export class Keeper {
  readonly #room: Room
  readonly #shelf: Shelf
  readonly #cover: () => Cover
  readonly #heed: () => void
  /** The device has taken all that was done, as far as is known. */
  lasting: boolean
  /** How many entries stand on the device as they stand in the log. */
  #taken: number
  /** After how many actions its position is; undefined: it has none. */
  #position: number | undefined
  #dirty = false
  #running: Promise<void> | undefined

  /** `stored`: what the device has of the game; `heed` is called when it begins or ceases to take what is done. */
  constructor(
    room: Room,
    shelf: Shelf,
    cover: () => Cover,
    heed: () => void,
    { loose, stored }: { readonly loose: boolean; readonly stored: Stored | undefined },
  ) {
    this.#room = room
    this.#shelf = shelf
    this.#cover = cover
    this.#heed = heed
    this.lasting = !loose
    this.#taken = stored?.entries ?? 0
    this.#position = stored?.position
  }

  /** Settled when the device has taken, or refused, all that was done. */
  get done(): Promise<void> {
    return this.#running ?? Promise.resolve()
  }

  /** The log has stayed as it was up to that action. */
  changed(from: number): void {
    this.#taken = Math.min(this.#taken, from)
    this.#dirty = true
    this.#running ??= this.#run()
  }

  /** The device has nothing of the game any more: all of it is written again. */
  anew(): void {
    this.#position = undefined
    this.changed(0)
  }

  /** The game is left: it is opened next time from where it stands. */
  async leave(): Promise<void> {
    await this.done
    const { length } = this.#room
    if (this.#position === length || !this.lasting) return
    await this.#write(keptPosition(this.#room.table, 'present'))
  }

  async #run(): Promise<void> {
    // Whoever waits for an answer gets it first.
    await new Promise((resolve) => setTimeout(resolve))
    while (this.#dirty) {
      this.#dirty = false
      await this.#write(this.#newPosition())
    }
    this.#running = undefined
  }

  /** The last position on the way, if the device has another one. */
  #newPosition(): KeptPosition | undefined {
    const { table } = this.#room
    const known = this.#position
    const isFit = known !== undefined && known <= this.#taken && known >= table.kept.at
    return isFit ? undefined : keptPosition(table, 'on the way')
  }

  async #write(position: KeptPosition | undefined): Promise<void> {
    const { length, log } = this.#room.table
    const from = this.#taken
    // If something is taken back meanwhile, `changed` makes this smaller.
    this.#taken = length
    const writing: Writing = {
      record: this.#record(),
      from,
      entries: log.slice(from),
      again: this.#position !== undefined,
      ...(position !== undefined && { position }),
    }
    const took = await this.#shelf.write(writing, () => this.#whole())
    if (took && position !== undefined) this.#position = position.at
    if (!took) this.#taken = Math.min(this.#taken, from)
    if (took === this.lasting) return
    this.lasting = took
    this.#heed()
  }

  #whole(): WholeGame {
    const { table } = this.#room
    return { record: this.#record(), entries: table.log.slice(), position: keptPosition(table, 'present') }
  }

  #record(): GameRecord {
    const { table, players, past, carried } = this.#room
    const { game, options, position, stretches, length } = table
    const { id, digest } = game.edition
    const { eras, names, hints, ...cover } = this.#cover()
    return {
      ...cover,
      game: game.id,
      players: [...players],
      options,
      length,
      over: table.decision === null,
      rules: game.version,
      edition: { id, digest },
      ...(position !== undefined && { position }),
      dice: stretches.map((stretch) => ({ from: stretch.from, ...plainSource(stretch) })),
      past: [...past],
      ...(names.length > 0 && { names: [...names] }),
      ...(hints > 0 && { hints }),
      ...(eras.length > 0 && { eras: [...eras] }),
      carried: carried === null ? null : { ...carried },
    }
  }
}
