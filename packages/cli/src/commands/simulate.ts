/** `tabularium simulate GAME`: many games by bots, and what came of them. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
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
import { checkFolder, readText, writeTextAtomic } from '../files.ts'
import type { Io } from '../io.ts'
import { OwnBatches } from '../simulation/batches.ts'
import { comparisonInWords, reportInWords, type Timing } from '../simulation/in-words.ts'
import { Progress } from '../simulation/progress.ts'
import { Queue } from '../simulation/queue.ts'
import { run, workerFile } from '../simulation/run.ts'
import { stoppable } from '../terminal/stoppable.ts'

const options = {
  ...settingOptions,
  games: { type: 'string' },
  seed: { type: 'string' },
  cores: { type: 'string' },
  csv: { type: 'string' },
  queue: { type: 'string' },
  lease: { type: 'string' },
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
  const queue = await openQueue(values, settings, total)
  if (queue !== undefined && values.quiet !== true) io.err(`Run ${queue.id}: ${queue.played} of ${total} games played.`)
  return stoppable(async (stop) => {
    const batches = queue ?? new OwnBatches(settings.length, total)
    const ran = await run({ settings, batches, cores, stop: stop.signal, onProgress }).finally(() => queue?.close())
    const { results, played, seconds, cpuSeconds } = ran
    if (values.quiet !== true) progress.end()
    const timing = { cores, played, seconds, cpuSecondsPerGame: cpuSeconds }
    const found = foundOut(games, settings, total, results, timing)
    if (values.csv !== undefined) await writeTextAtomic(values.csv, found.csv)
    if (values.json === true) io.out(JSON.stringify({ ...found.data, run: timing }))
    else for (const line of found.lines) io.out(line)
    return stop.exitCode
  })
}

/** undefined: nothing is shared. */
async function openQueue(
  { queue, lease = '30' }: { readonly queue?: string | undefined; readonly lease?: string | undefined },
  settings: readonly Setting[],
  games: number,
): Promise<Queue | undefined> {
  if (queue === undefined) return undefined
  if (!/^postgres(ql)?:\/\//.test(queue)) throw new UsageError('--queue takes postgres://user:password@host/name.')
  const leaseSeconds = wholeNumber('--lease', lease, 1)
  // The names of its parts, which it holds, are made from what is in them: this tells programs apart.
  const code = createHash('sha256')
    .update(await readText(fileURLToPath(workerFile())))
    .digest('hex')
  return Queue.open({ url: queue, settings, games, code, leaseSeconds })
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
