/** Bots think in threads of their own: so many at once, each for so long, and one that fails takes nobody along. */
import { Piscina } from 'piscina'
import type { Think } from '../hall/thinking.ts'
import { Refusing } from '../refusing.ts'

export interface Pool {
  readonly think: Think
  close(): Promise<void>
}

/** How long a bot may think about one turn, in milliseconds, and how many may wait. */
const LONGEST = 60_000
const WAITING = 2000

/** `file`: the built worker. */
export function poolOf(file: string, threads: number, longest = LONGEST): Pool {
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    maxQueue: WAITING,
  })
  return {
    async think(thought) {
      if (pool.queueSize >= WAITING) throw new Refusing('slow', 'Too many bots think at this moment.', 5)
      const { signal, abort } = timeOf(longest)
      try {
        const planned: unknown = await pool.run(thought, { signal })
        if (!Array.isArray(planned)) throw new Error('The bot gave no list.')
        return planned.map(String)
      } finally {
        abort()
      }
    },
    close: () => pool.destroy(),
  }
}

/** What is not started yet waits as long as it must: only the whole is bounded. */
function timeOf(milliseconds: number): { readonly signal: AbortSignal; abort(): void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('The bot took too long.')), milliseconds)
  return { signal: controller.signal, abort: () => clearTimeout(timer) }
}
