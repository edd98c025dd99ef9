/** `tabularium simulate GAME`: many games by bots, and what came of them. */
import { availableParallelism } from 'node:os'
import { report, type Setting } from '@tabularium/bots/lab'
import type { AnyGame } from '@tabularium/engine'
import { type Chosen, choose, gameOptions, listOf } from '../arguments/chosen.ts'
import { onlyOne, readArguments, UsageError, wholeNumber } from '../arguments/usage.ts'
import { botNamed, seatedIn, strongestBot } from '../bots.ts'
import type { Io } from '../io.ts'
import { inWords } from '../simulation/in-words.ts'
import { Progress } from '../simulation/progress.ts'
import { run } from '../simulation/run.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  ...gameOptions,
  bot: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  cores: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const

export async function simulate(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const id = onlyOne(positionals)
  if (id === undefined) throw new UsageError('Which game is to be simulated?')
  const chosen = await choose(games, id, values)
  const setting: Setting = {
    game: chosen.game.id,
    edition: chosen.edition,
    options: chosen.options,
    bots: botsAtSeats(chosen, values),
    seed: values.seed ?? '1',
  }
  const total = wholeNumber('--games', values.games ?? '10000', 1)
  const wanted = values.cores === undefined ? availableParallelism() : wholeNumber('--cores', values.cores, 1)
  const cores = Math.min(wanted, total)
  const progress = new Progress(process.stderr, total)
  const onProgress = (done: number) => values.quiet !== true && progress.update(done)
  return stoppable(async (stop) => {
    const result = await run({ settings: [setting], games: total, cores, stop: stop.signal, onProgress })
    if (values.quiet !== true) progress.end()
    const found = report(seatedIn(games, setting), total, result.results.tallies[0])
    const timing = { cores, seconds: result.seconds, cpuSecondsPerGame: result.cpuSeconds }
    if (values.json === true) io.out(JSON.stringify({ ...found, run: timing }))
    else for (const line of inWords(chosen.game, found, timing)) io.out(line)
    return stop.exitCode
  })
}

interface BotOptions {
  readonly bot?: string | undefined
  readonly bots?: string | undefined
}

/** One bot for all seats, or one for each. */
function botsAtSeats({ game, options }: Chosen, { bot, bots }: BotOptions): readonly string[] {
  const seats = game.seats(options)
  if (bot !== undefined && bots !== undefined) throw new UsageError('Give --bot or --bots, not both.')
  const names = bots === undefined ? seats.map(() => bot ?? strongestBot(game)) : listOf(bots)
  if (names.length !== seats.length) {
    throw new UsageError(`--bots takes one bot for each seat: ${seats.join(', ')}.`)
  }
  for (const name of names) botNamed(game, name)
  return names
}
