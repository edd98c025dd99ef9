/** Plays a simulation on several cores. */
import { type Batch, BatchSizes, emptyResults, InOrder, type Results, type Setting } from '@tabularium/bots/lab'
import { Piscina } from 'piscina'

export interface Run {
  /** Of the games 0 to n - 1, all of which are complete. */
  readonly results: Results
  readonly seconds: number
  /** Of all cores, for each game played. */
  readonly cpuSeconds: number
}

export interface Work {
  /** One, or two that are compared. */
  readonly settings: readonly Setting[]
  readonly games: number
  readonly cores: number
  readonly stop: AbortSignal
  onProgress(done: number): void
}

/** The bundled file of `worker.ts`, beside the program. */
const workerFile = () => new URL('./worker.js', import.meta.url).href

export async function run({ settings, games, cores, stop, onProgress }: Work): Promise<Run> {
  const started = process.hrtime.bigint()
  const cpu = process.cpuUsage()
  const pool = new Piscina<Batch, Results>({
    filename: workerFile(),
    workerData: settings,
    minThreads: cores,
    maxThreads: cores,
  })
  const inOrder = new InOrder(emptyResults(settings.length))
  const sizes = new BatchSizes()
  let next = 0
  let done = 0
  const lane = async () => {
    while (next < games && !stop.aborted) {
      const batch = { from: next, games: Math.min(sizes.size, games - next) }
      next += batch.games
      const begun = performance.now()
      inOrder.add(batch, await pool.run(batch, { signal: stop }))
      sizes.learn(batch.games, performance.now() - begun)
      done += batch.games
      onProgress(done)
    }
  }
  try {
    await Promise.all(Array.from({ length: cores }, () => unlessStopped(stop, lane())))
  } finally {
    await pool.destroy()
  }
  const { user, system } = process.cpuUsage(cpu)
  return {
    results: inOrder.results,
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
    cpuSeconds: (user + system) / 1e6 / Math.max(1, done),
  }
}

/** A batch that is broken off because everything stops is no failure. */
async function unlessStopped(stop: AbortSignal, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!stop.aborted) throw error
  }
}
