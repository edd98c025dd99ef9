/** A run as a command line asks for it: on so many cores, with progress, alone or with other machines. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Setting } from '@tabularium/bots/lab'
import { UsageError, wholeNumber } from '../arguments/usage.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { OwnBatches } from './batches.ts'
import { Progress } from './progress.ts'
import { Queue } from './queue.ts'
import { type Run, run, workerFile } from './run.ts'

export const runOptions = {
  cores: { type: 'string' },
  queue: { type: 'string' },
  lease: { type: 'string' },
  quiet: { type: 'boolean' },
} as const

interface RunValues {
  readonly cores?: string | undefined
  readonly queue?: string | undefined
  readonly lease?: string | undefined
  readonly quiet?: boolean | undefined
}

/** Where and how a run is to be played. */
export interface Place {
  readonly cores: number
  readonly queue: { readonly url: string; readonly leaseSeconds: number } | undefined
  readonly isQuiet: boolean
}

export function readPlace({ cores, queue, lease, quiet }: RunValues): Place {
  if (queue !== undefined && !/^postgres(ql)?:\/\//.test(queue)) {
    throw new UsageError('--queue takes postgres://user:password@host/name.')
  }
  const leaseSeconds = wholeNumber('--lease', lease ?? '30', 1)
  return {
    cores: cores === undefined ? availableParallelism() : wholeNumber('--cores', cores, 1),
    queue: queue === undefined ? undefined : { url: queue, leaseSeconds },
    isQuiet: quiet === true,
  }
}

/** A run, and on how many cores it was played. */
export type RunHere = Run & { readonly cores: number }

/** One setting, or two that are compared. */
export async function runHere(
  settings: readonly Setting[],
  games: number,
  { cores: wanted, queue: shared, isQuiet }: Place,
  stop: AbortSignal,
  io: Io,
): Promise<RunHere> {
  const cores = Math.min(wanted, games)
  const queue =
    shared === undefined ? undefined : await Queue.open({ ...shared, settings, games, code: await codeHere() })
  if (queue !== undefined && !isQuiet) io.err(`Run ${queue.id}: ${queue.played} of ${games} games played.`)
  const progress = new Progress(process.stderr, games)
  const onProgress = (done: number) => !isQuiet && progress.update(done)
  try {
    const batches = queue ?? new OwnBatches(settings.length, games)
    return { ...(await run({ settings, batches, cores, stop, onProgress })), cores }
  } finally {
    if (!isQuiet) progress.end()
    await queue?.close()
  }
}

/** The names of its parts, which the worker's file holds, are made from what is in them: it tells programs apart. */
async function codeHere(): Promise<string> {
  return createHash('sha256')
    .update(await readText(fileURLToPath(workerFile())))
    .digest('hex')
}
