/** Which game is meant on a command line, on which edition and with which options. */
import { type AnyGame, Fault, type Json, type JsonObject } from '@tabularium/engine'
import { readText } from '../files.ts'
import { UsageError, wholeNumber } from './usage.ts'

/** The options that every command takes which begins a game. */
export const gameOptions = {
  level: { type: 'string' },
  players: { type: 'string' },
  variants: { type: 'string' },
  option: { type: 'string', multiple: true },
  edition: { type: 'string' },
} as const

export interface GameOptions {
  readonly level?: string | undefined
  readonly players?: string | undefined
  readonly variants?: string | undefined
  readonly option?: readonly string[] | undefined
  readonly edition?: string | undefined
}

/** A game on an edition: what a worker needs to find it again. */
export interface Chosen {
  readonly game: AnyGame
  /** The data of another printing; null: none was named. */
  readonly edition: Json
  readonly options: Json
}

export async function choose(games: readonly AnyGame[], id: string, values: GameOptions): Promise<Chosen> {
  const known = gameNamed(games, id)
  const edition = values.edition === undefined ? null : await readEdition(values.edition)
  const game = edition === null ? known : known.withEdition(edition)
  return { game, edition, options: readOptions(game, wanted(values)) }
}

export function gameNamed(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((g) => g.id === id)
  if (game === undefined) {
    throw new UsageError(`There is no game '${id}'. The games are: ${games.map((g) => g.id).join(', ')}.`)
  }
  return game
}

export async function readEdition(file: string): Promise<Json> {
  const text = await readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('malformed', `${file} is not JSON. 'tabularium edition check ${file}' shows where.`)
  }
}

/** The options as the game reads them. */
function wanted({ level, players, variants, option = [] }: GameOptions): JsonObject {
  return {
    ...(level !== undefined && { level }),
    ...(players !== undefined && { players: wholeNumber('--players', players, 1) }),
    ...(variants !== undefined && { variants: listOf(variants) }),
    ...Object.fromEntries(option.map(readOption)),
  }
}

export const listOf = (text: string): readonly string[] => text.split(',').map((item) => item.trim())

function readOption(text: string): readonly [string, Json] {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (key === undefined) throw new UsageError(`--option takes KEY=VALUE, not '${text}'.`)
  return [key, jsonOrText(value)]
}

/** A value that is no JSON is meant as text: `objective=rivalry` needs no quotes. */
function jsonOrText(value: string): Json {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function readOptions(game: AnyGame, input: JsonObject): Json {
  try {
    return game.options(input)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const defaults = JSON.stringify(game.options({}))
    throw new UsageError(`${error.message} Given: ${JSON.stringify(input)}; the defaults are ${defaults}.`)
  }
}
