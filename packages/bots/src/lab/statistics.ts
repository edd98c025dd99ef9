/** The figures of a tally, with how far they can be trusted. */
import type { Counts } from './tally.ts'

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054

export type Interval = readonly [low: number, high: number]

export interface Share {
  readonly count: number
  readonly share: number
  /** Wilson's score interval: honest for rare things and small samples too. */
  readonly interval: Interval
}

export interface Spread {
  readonly mean: number
  readonly interval: Interval
  readonly median: number
  readonly min: number
  readonly max: number
  /** How often each value came up, where there are few. */
  readonly distribution?: readonly (readonly [value: number, count: number])[]
}

/** Of `count` in `total`; where there is no total, anything is possible. */
export function share(count: number, total: number): Share {
  if (total === 0) return { count, share: 0, interval: [0, 1] }
  const p = count / total
  const z2 = (Z * Z) / total
  const centre = (p + z2 / 2) / (1 + z2)
  const reach = (Z * Math.sqrt((p * (1 - p)) / total + z2 / (4 * total))) / (1 + z2)
  // At the ends the interval reaches exactly there; rounding would miss it by a hair.
  const low = count === 0 ? 0 : centre - reach
  const high = count === total ? 1 : centre + reach
  return { count, share: p, interval: [low, high] }
}

/** How much more often something happened in the second of two settings, on the same dice. */
export interface Difference {
  /** Of the shares, the second less the first. */
  readonly difference: number
  /** Bonett and Price's for paired shares: the variance of the differences game by game, and honest where few differ. */
  readonly interval: Interval
}

/** It happened in so many of `total` games with each setting, and in `both` of them with both. */
export function difference(first: number, second: number, both: number, total: number): Difference {
  if (total === 0) return { difference: 0, interval: [-1, 1] }
  const onlyFirst = (first - both + 1) / (total + 2)
  const onlySecond = (second - both + 1) / (total + 2)
  const centre = onlySecond - onlyFirst
  const reach = Z * Math.sqrt((onlyFirst + onlySecond - centre * centre) / (total + 2))
  return {
    difference: (second - first) / total,
    interval: [Math.max(-1, centre - reach), Math.min(1, centre + reach)],
  }
}

const FEW = 8

/** Of values, by how often each came up. */
export function spread(counts: Counts): Spread {
  const values = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b)
  const n = values.reduce((sum, [, count]) => sum + count, 0)
  const mean = values.reduce((sum, [value, count]) => sum + value * count, 0) / n
  const squares = values.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0)
  const reach = n < 2 ? 0 : Z * Math.sqrt(squares / (n - 1) / n)
  return {
    mean,
    interval: [mean - reach, mean + reach],
    median: (valueAt(values, Math.floor((n - 1) / 2)) + valueAt(values, Math.floor(n / 2))) / 2,
    min: values[0][0],
    max: values[values.length - 1][0],
    ...(values.length <= FEW && { distribution: values }),
  }
}

/** The value in place `place` if all were laid out in order. */
function valueAt(values: readonly (readonly [number, number])[], place: number): number {
  let passed = 0
  for (const [value, count] of values) {
    passed += count
    if (place < passed) return value
  }
  throw new RangeError(`There is no place ${place}.`)
}
