/** Plays a simulation on several cores. */
import type { Batch, Results, Setting } from '@tabularium/bots/lab'
import { Piscina } from 'piscina'
import type { Batches } from './batches.ts'

export interface Run {
  /** Of the games 0 to n - 1, all of which are complete. */
  readonly results: Results
  /** How many were played here. */
  readonly played: number
  readonly seconds: number
  /** Of all cores, for each game played here. */
  readonly cpuSeconds: number
}

export interface Work {
  /** One, or two that are compared. */
  readonly settings: readonly Setting[]
  readonly batches: Batches
  readonly cores: number
  readonly stop: AbortSignal
  onProgress(done: number): void
}

/** The bundled file of `worker.ts`, beside the program. */
export const workerFile = () => new URL('./worker.js', import.meta.url)

export async function run({ settings, batches, cores, stop, onProgress }: Work): Promise<Run> {
  const started = process.hrtime.bigint()
  const cpu = process.cpuUsage()
  const pool = new Piscina<Batch, Results>({
    filename: workerFile().href,
    workerData: settings,
    minThreads: cores,
    maxThreads: cores,
  })
  let played = 0
  const lane = async () => {
    for (let batch = await batches.take(stop); batch !== undefined; batch = await batches.take(stop)) {
      const begun = performance.now()
      const results = await pool.run(batch, { signal: stop })
      await batches.done(batch, results, performance.now() - begun)
      played += batch.games
      onProgress(batches.played)
    }
  }
  try {
    await Promise.all(Array.from({ length: cores }, () => unlessStopped(stop, lane())))
  } finally {
    await pool.destroy()
  }
  const { user, system } = process.cpuUsage(cpu)
  return {
    results: await batches.results(),
    played,
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
    cpuSeconds: (user + system) / 1e6 / Math.max(1, played),
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
