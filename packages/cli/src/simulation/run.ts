/** Plays a simulation on several cores. */
import { Piscina } from 'piscina'
import type { Batch, Setting } from './batch.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

export interface Run {
  /** Of the games 0 to n - 1, all of which are complete. */
  readonly tally: Tally
  readonly seconds: number
  /** Of all cores, for each game played. */
  readonly cpuSeconds: number
}

export interface Work {
  readonly setting: Setting
  readonly games: number
  readonly cores: number
  readonly stop: AbortSignal
  onProgress(done: number): void
}

/** The bundled file of `worker.ts`, beside the program. */
const workerFile = () => new URL('./worker.js', import.meta.url).href

export async function run({ setting, games, cores, stop, onProgress }: Work): Promise<Run> {
  const started = process.hrtime.bigint()
  const cpu = process.cpuUsage()
  const pool = new Piscina<Batch, Tally>({
    filename: workerFile(),
    workerData: setting,
    minThreads: cores,
    maxThreads: cores,
  })
  const inOrder = new InOrder()
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
    tally: inOrder.tally,
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

/**
 * Adds batches up from game 0 on without a gap: quick games finish first, so to count whatever happens to be
 * complete when a run is stopped would favour them.
 */
export class InOrder {
  readonly tally = emptyTally()
  readonly #waiting = new Map<number, Tally>()

  add({ from }: Batch, tally: Tally): void {
    this.#waiting.set(from, tally)
    for (let next = this.#take(); next !== undefined; next = this.#take()) merge(this.tally, next)
  }

  #take(): Tally | undefined {
    const from = this.tally.games
    const next = this.#waiting.get(from)
    this.#waiting.delete(from)
    return next
  }
}

/** Batches long enough to be worth sending and short enough to stop and to report soon. */
class BatchSizes {
  static readonly milliseconds = 100
  static readonly most = 500
  size = 1

  learn(games: number, milliseconds: number): void {
    const fitting = Math.round((games / milliseconds) * BatchSizes.milliseconds)
    this.size = Math.max(1, Math.min(BatchSizes.most, fitting))
  }
}
