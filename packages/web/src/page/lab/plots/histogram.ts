/** In what share of the games each value came up, as bars. */
import type { Counts } from '@tabularium/bots/lab'
import { element, legend, legendHeight, lettering, picture, type Sheet, straight } from './drawing.ts'

export interface Bin {
  /** The least and the most value in it. */
  readonly from: number
  readonly to: number
  /** Shares of the games, by setting. */
  readonly shares: readonly number[]
}

const MOST_BINS = 24

/** Values that are many stand together, as wide as each other. */
export function binsOf(counts: readonly Counts[]): readonly Bin[] {
  const values = counts.flatMap((each) => Object.keys(each).map(Number))
  if (values.length === 0) return []
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isWhole = values.every(Number.isInteger)
  const size = isWhole ? Math.ceil((most - least + 1) / MOST_BINS) : (most - least) / MOST_BINS || 1
  const bins = isWhole ? Math.ceil((most - least + 1) / size) : MOST_BINS
  const binOf = (value: number) => Math.min(bins - 1, Math.floor((value - least) / size))
  const shares = counts.map((each) => {
    const sums = new Array<number>(bins).fill(0)
    const total = Object.values(each).reduce((sum, n) => sum + n, 0)
    for (const [value, n] of Object.entries(each)) sums[binOf(Number(value))] += n / total
    return sums
  })
  return Array.from({ length: bins }, (_, i) => ({
    from: least + i * size,
    to: isWhole ? Math.min(most, least + (i + 1) * size - 1) : least + (i + 1) * size,
    shares: shares.map((each) => each[i] ?? 0),
  }))
}

export interface HistogramPlot {
  readonly words: string
  readonly settings: readonly string[]
  readonly bins: readonly Bin[]
  write(value: number): string
  writeShare(share: number): string
}

const [TALL, FOOT, LEFT, RIGHT] = [180, 26, 52, 8]

export function histogram({ words, settings, bins, write, writeShare }: HistogramPlot, sheet: Sheet): string {
  const { width, palette } = sheet
  const top = legendHeight(settings) + 8
  const height = top + TALL + FOOT
  const highest = Math.max(...bins.flatMap(({ shares }) => shares), 1e-9)
  const step = (width - LEFT - RIGHT) / bins.length
  const y = (share: number) => top + TALL - (share / highest) * TALL
  const drawn: string[] = [legend(settings, palette)]
  for (const part of [0, 0.5, 1]) {
    const at = y(highest * part)
    drawn.push(straight(LEFT, at, width - RIGHT, at, palette.line))
    drawn.push(lettering(writeShare(highest * part), { x: LEFT - 8, y: at + 4, fill: palette.muted, anchor: 'end' }))
  }
  const every = Math.ceil(bins.length / Math.max(2, Math.floor((width - LEFT) / 64)))
  bins.forEach(({ from, to, shares }, i) => {
    const bar = (step * 0.8) / shares.length
    shares.forEach((share, setting) => {
      const box = {
        x: LEFT + i * step + step * 0.1 + setting * bar,
        y: y(share),
        width: bar,
        height: top + TALL - y(share),
      }
      const fill = palette.settings[setting === 0 ? 0 : 1]
      drawn.push(element('rect', { ...box, fill, 'fill-opacity': setting === 0 ? 0.85 : 0.55, stroke: fill }))
    })
    const label = from === to ? write(from) : `${write(from)}–${write(to)}`
    const x = LEFT + (i + 0.5) * step
    if (i % every === 0) drawn.push(lettering(label, { x, y: height - 6, fill: palette.muted, anchor: 'middle' }))
  })
  return picture(sheet, height, words, drawn)
}
