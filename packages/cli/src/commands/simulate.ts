/** `tabularium simulate GAME`: many games by bots, and what came of them. */
import { availableParallelism } from 'node:os'
import {
  comparison,
  comparisonCsv,
  type Results,
  report,
  reportCsv,
  type Seated,
  type Setting,
  savedGame,
} from '@tabularium/bots/lab'
import type { AnyGame } from '@tabularium/engine'
import { cutAtCompare, otherwise, readSetting, settingOptions } from '../arguments/settings.ts'
import { onlyOne, readArguments, takePair, UsageError, wholeNumber } from '../arguments/usage.ts'
import { seatedIn } from '../bots.ts'
import { checkFolder, writeTextAtomic } from '../files.ts'
import type { Io } from '../io.ts'
import { comparisonInWords, reportInWords, type Timing } from '../simulation/in-words.ts'
import { Progress } from '../simulation/progress.ts'
import { run } from '../simulation/run.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  ...settingOptions,
  games: { type: 'string' },
  seed: { type: 'string' },
  cores: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const

export async function simulate(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const [alone, save] = takePair(argv, '--save')
  const [own, other] = cutAtCompare(alone)
  const { values, positionals } = readArguments({ args: [...own], options, allowPositionals: true })
  const id = onlyOne(positionals)
  if (id === undefined) throw new UsageError('Which game is to be simulated?')
  const setting = await readSetting(games, id, values, values.seed ?? '1')
  if (save !== undefined) return saveOne(seatedIn(games, setting), save, io)
  const settings =
    other === undefined ? [setting] : [setting, await readSetting(games, id, otherwise(values, other), setting.seed)]
  if (values.csv !== undefined) await checkFolder(values.csv)
  const total = wholeNumber('--games', values.games ?? '10000', 1)
  const wanted = values.cores === undefined ? availableParallelism() : wholeNumber('--cores', values.cores, 1)
  const cores = Math.min(wanted, total)
  const progress = new Progress(process.stderr, total)
  const onProgress = (done: number) => values.quiet !== true && progress.update(done)
  return stoppable(async (stop) => {
    const { results, seconds, cpuSeconds } = await run({ settings, games: total, cores, stop: stop.signal, onProgress })
    if (values.quiet !== true) progress.end()
    const timing = { cores, seconds, cpuSecondsPerGame: cpuSeconds }
    const found = foundOut(games, settings, total, results, timing)
    if (values.csv !== undefined) await writeTextAtomic(values.csv, found.csv)
    if (values.json === true) io.out(JSON.stringify({ ...found.data, run: timing }))
    else for (const line of found.lines) io.out(line)
    return stop.exitCode
  })
}

/** Plays one game of a run, by its number, without the others. */
async function saveOne(seated: Seated, [number, file]: readonly [string, string], io: Io): Promise<number> {
  const wanted = wholeNumber('--save', number, 0)
  await checkFolder(file)
  await writeTextAtomic(file, savedGame(seated, wanted))
  io.out(`Game ${wanted} of seed '${seated.setting.seed}' is in ${file}.`)
  return 0
}

/** The same as data, as a file and as tables. */
function foundOut(
  games: readonly AnyGame[],
  settings: readonly Setting[],
  asked: number,
  results: Results,
  timing: Timing,
) {
  const [first, second] = settings.map((setting) => seatedIn(games, setting))
  if (second === undefined) {
    const data = report(first, asked, results.tallies[0])
    return { data, csv: reportCsv(data), lines: reportInWords(first.game, data, timing) }
  }
  const data = comparison([first, second], asked, results)
  return { data, csv: comparisonCsv(data), lines: comparisonInWords(first.game, data, timing) }
}
