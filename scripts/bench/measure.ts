/** Measuring by CPU time of this process, which other work on the machine disturbs less than the clock. */

export interface Rate {
  /** Of what was counted, per CPU-second: the median of the rounds. */
  readonly perSecond: number
  /** Half the distance between the slowest and the fastest round, as a share of the median. */
  readonly spread: number
}

const cpuSeconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** Long enough that even the largest game's code has been compiled. */
const WARM_UP = 5

/** Runs `work` (which returns how much it did) in rounds of at least `seconds` each, after some to warm up. */
export function rate(work: () => number, { rounds = 5, seconds = 0.6 } = {}): Rate {
  const rates: number[] = []
  for (let round = -WARM_UP; round < rounds; round++) {
    const start = process.cpuUsage()
    let done = 0
    while (cpuSeconds(start) < seconds) done += work()
    rates.push(done / cpuSeconds(start))
  }
  const sorted = rates.slice(WARM_UP).sort((a, b) => a - b)
  const perSecond = sorted[Math.floor(sorted.length / 2)]
  return { perSecond, spread: (sorted[sorted.length - 1] - sorted[0]) / 2 / perSecond }
}

/** Heap bytes that each of `count` things made by `make` keeps alive. */
export function bytesKept(make: () => unknown, count = 20_000): number {
  const gc = globalThis.gc
  if (gc === undefined) return Number.NaN
  gc()
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: count }, make)
  gc()
  const after = process.memoryUsage().heapUsed
  // The array itself holds one pointer each.
  return kept.length === count ? (after - before) / count - 8 : Number.NaN
}

/** Heap bytes allocated per unit of work, where the young generation is large enough that none is collected. */
export function bytesAllocated(work: () => number): number {
  const gc = globalThis.gc
  if (gc === undefined) return Number.NaN
  work()
  gc()
  const before = process.memoryUsage().heapUsed
  const done = work()
  return (process.memoryUsage().heapUsed - before) / done
}

export const count = (n: number) => Math.round(n).toLocaleString('en')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
