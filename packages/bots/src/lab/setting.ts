/** What is studied: a game with its options, the bots at its seats, and the seed that all its games follow from. */
import type { AnyGame, Bot, Counsel, Json, Mind } from '@tabularium/engine'
import { bots } from '../index.ts'

/** Plain data, so that it can be sent and kept. */
export type Setting = {
  readonly game: string
  /** The data of another printing; null: those the game comes with. */
  readonly edition: Json
  readonly options: Json
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** A setting with the game and the players that it names. */
export interface Seated {
  readonly setting: Setting
  readonly game: AnyGame
  /** By seat. */
  readonly bots: readonly Bot[]
  /** What tells the chances; undefined: the game tells none. */
  readonly counsel: Counsel<unknown> | undefined
}

/** `known`: the game that the setting names, as it comes. */
export function seated(known: AnyGame, mind: Mind<unknown, unknown> | undefined, setting: Setting): Seated {
  const game = setting.edition === null ? known : known.withEdition(setting.edition)
  const all = bots(game, mind)
  const named = (name: string): Bot => {
    const bot = all.find((each) => each.name === name)
    if (bot === undefined) throw new Error(`There is no bot '${name}' for ${game.id}.`)
    return bot
  }
  return { setting, game, bots: setting.bots.map(named), counsel: mind?.counsel }
}

/** Game `number` of a run is played by this seed, whoever plays it. */
export const seedOf = ({ seed }: Setting, number: number): string => `${seed} ${number}`
