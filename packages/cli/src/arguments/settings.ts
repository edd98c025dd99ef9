/** Which bots are to play which game, as a command line says it. */
import type { Setting } from '@tabularium/bots/lab'
import type { AnyGame } from '@tabularium/engine'
import { botNamed, strongestBot } from '../bots.ts'
import { type Chosen, choose, type GameOptions, gameOptions, listOf } from './chosen.ts'
import { onlyOne, readArguments, UsageError } from './usage.ts'

export const settingOptions = {
  ...gameOptions,
  bot: { type: 'string' },
  bots: { type: 'string' },
} as const

export interface SettingOptions extends GameOptions {
  readonly bot?: string | undefined
  readonly bots?: string | undefined
}

const COMPARE = '--compare'

/** What stands before `--compare`, and what stands after it; undefined: nothing is compared. */
export function cutAtCompare(argv: readonly string[]): readonly [readonly string[], readonly string[] | undefined] {
  const at = argv.indexOf(COMPARE)
  return at < 0 ? [argv, undefined] : [argv.slice(0, at), argv.slice(at + 1)]
}

export async function readSetting(
  games: readonly AnyGame[],
  id: string,
  values: SettingOptions,
  seed: string,
): Promise<Setting> {
  const chosen = await choose(games, id, values)
  const { game, edition, options } = chosen
  return { game: game.id, edition, options, bots: botsAtSeats(chosen, values), seed }
}

/** The first setting with what is said otherwise. */
export function otherwise(first: SettingOptions, argv: readonly string[]): SettingOptions {
  if (argv.length === 0) throw new UsageError(`What is to be other stands after ${COMPARE}, such as --bot NAME.`)
  const { values, positionals } = readArguments({ args: [...argv], options: settingOptions, allowPositionals: true })
  if (onlyOne(positionals) !== undefined) throw new UsageError(`'${positionals[0]}' cannot be compared.`)
  const isOtherBot = values.bot !== undefined || values.bots !== undefined
  const { bot, bots } = isOtherBot ? values : first
  return { ...first, ...values, bot, bots, option: [...(first.option ?? []), ...(values.option ?? [])] }
}

/** One bot for all seats, or one for each. */
function botsAtSeats({ game, options }: Chosen, { bot, bots }: SettingOptions): readonly string[] {
  const seats = game.seats(options)
  if (bot !== undefined && bots !== undefined) throw new UsageError('Give --bot or --bots, not both.')
  const names = bots === undefined ? seats.map(() => bot ?? strongestBot(game)) : listOf(bots)
  if (names.length !== seats.length) {
    throw new UsageError(`--bots takes one bot for each seat: ${seats.join(', ')}.`)
  }
  for (const name of names) botNamed(game, name)
  return names
}
