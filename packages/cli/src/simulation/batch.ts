/** A run of games that are played one after the other. The same in every thread. */
import { type AnyGame, type Bot, type Json, playGame } from '@tabularium/engine'
import { botNamed } from '../bots.ts'
import { count, emptyTally, type Tally } from './tally.ts'

/** What all batches of a simulation have in common. */
export interface Setting {
  readonly game: string
  readonly edition: Json | undefined
  readonly options: Json
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** Which games of the simulation: `games` of them from number `from` on. */
export interface Batch {
  readonly from: number
  readonly games: number
}

export class Player {
  readonly #setting: Setting
  readonly #game: AnyGame
  readonly #bots: readonly Bot[]

  constructor(games: readonly AnyGame[], setting: Setting) {
    const known = games.find((game) => game.id === setting.game)
    if (known === undefined) throw new Error(`There is no game '${setting.game}'.`)
    const game = setting.edition === undefined ? known : known.withEdition(setting.edition)
    this.#setting = setting
    this.#game = game
    this.#bots = setting.bots.map((name) => botNamed(game, name))
  }

  play({ from, games }: Batch): Tally {
    const tally = emptyTally()
    for (let number = from; number < from + games; number++) count(tally, this.#playOne(number))
    return tally
  }

  #playOne(number: number) {
    const { options, seed } = this.#setting
    try {
      return playGame(this.#game, options, this.#bots, `${seed} ${number}`)
    } catch (error) {
      throw new Error(`Game ${number} of seed '${seed}' failed.`, { cause: error })
    }
  }
}
