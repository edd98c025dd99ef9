/** Measuring by CPU time of this process, which other work on the machine disturbs less than the clock. */

export interface Rate {
  /** Of what was counted, per CPU-second: the median of the rounds. */
  readonly perSecond: number
  /** Half the distance between the slowest and the fastest round, as a share of the median. */
  readonly spread: number
  /** The same as a multiple of the reference loop, run in alternation with it: comparable between machines. */
  readonly multiple: number
}

const cpuSeconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

const REFERENCE_STEPS = 1000
const cells = Int32Array.from({ length: 256 }, (_, i) => i)

/**
 * A fixed loop of what rules do most: reads and writes of small arrays, comparisons, and a small object for each step.
 * Its speed is the unit of the machine.
 */
function reference(): number {
  let kept: { readonly at: number; readonly value: number } = { at: 1, value: 7 }
  for (let i = 0; i < REFERENCE_STEPS; i++) {
    const at = (kept.at * 31 + cells[kept.value & 255]) & 255
    if (cells[at] > 128) cells[at] -= 3
    else cells[at] += 5
    kept = { at, value: (kept.value + cells[at]) & 0xffff }
  }
  return REFERENCE_STEPS
}

/** As many rounds without a better one are taken for the end of compiling. */
const STILL = 6
/** The same of whole games: with fewer, one of much code is measured half compiled. */
export const STILL_OF_PLAY = 16
/** By how much a round has to be better. */
const BETTER = 1.02
/** In rounds: of half a second each, twice as many as the largest game needs. */
const LONGEST_WARM_UP = 120

/** The clock is looked at so often: looking takes 8 µs, a fifth of a short game. */
const LOOK_SECONDS = 1e-3

/**
 * Plays rounds until they are no longer faster than those before: until what is run is compiled. How long that takes differs much
 * from game to game, from one second to twenty.
 */
export function warmUp(round: () => number, most = STILL): void {
  let best = 0
  for (let rounds = 0, still = 0; still < most && rounds < LONGEST_WARM_UP; rounds++) {
    const speed = round()
    still = speed > best * BETTER ? 0 : still + 1
    best = Math.max(best, speed)
  }
}

/** How much is done per CPU-second, in a round of at least so many. */
export function round(work: () => number, seconds: number): number {
  const start = process.cpuUsage()
  let done = 0
  let times = 1
  for (let spent = 0; spent < seconds; ) {
    for (let n = 0; n < times; n++) done += work()
    const before = spent
    spent = cpuSeconds(start)
    if (spent - before < LOOK_SECONDS) times *= 2
  }
  return done / cpuSeconds(start)
}

export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Runs `work` (which returns how much it did) in rounds of at least `seconds` each, after as many to warm up as it needs. */
export function rate(work: () => number, { rounds = 5, seconds = 0.5, still = STILL } = {}): Rate {
  const rates: number[] = []
  const multiples: number[] = []
  warmUp(() => round(work, seconds), still)
  round(reference, seconds)
  for (let n = 0; n < rounds; n++) {
    const unit = round(reference, seconds / 4)
    const speed = round(work, seconds)
    rates.push(speed)
    multiples.push(speed / unit)
  }
  const perSecond = median(rates)
  return {
    perSecond,
    spread: (Math.max(...rates) - Math.min(...rates)) / 2 / perSecond,
    multiple: median(multiples),
  }
}

const memory = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Bytes, on the heap and beside it, that each of `count` things made by `make` keeps alive. */
export function bytesKept(make: () => unknown, count = 5_000): number {
  const gc = globalThis.gc
  if (gc === undefined) return Number.NaN
  gc()
  const before = memory()
  const kept = Array.from({ length: count }, make)
  gc()
  const after = memory()
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
