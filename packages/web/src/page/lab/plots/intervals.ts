/** Shares or differences with their intervals, a row each. */
import { element, legend, legendHeight, lettering, mark, picture, type Sheet, straight } from './drawing.ts'

export interface Measured {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface IntervalPlot {
  readonly words: string
  /** What each setting is called. */
  readonly settings: readonly string[]
  readonly rows: readonly { readonly name: string; readonly measured: readonly Measured[] }[]
  /** From where to where, and where even is. */
  readonly from: number
  readonly to: number
  readonly even: number
  write(value: number): string
}

const [ROW, APART, FOOT, PAD] = [46, 20, 26, 16]

export function intervalPlot(plot: IntervalPlot, sheet: Sheet): string {
  const { words, settings, rows, from, to, even, write } = plot
  const { width, palette } = sheet
  const top = legendHeight(settings)
  const several = (settings.length - 1) * APART
  const height = top + rows.length * (ROW + several) + FOOT
  const x = (value: number) => PAD + ((value - from) / (to - from)) * (width - 2 * PAD)
  const drawn: string[] = [legend(settings, palette)]
  for (const tick of [0, 1, 2, 3, 4].map((i) => from + ((to - from) * i) / 4)) {
    const isEven = Math.abs(tick - even) < 1e-9
    const look = isEven ? { 'stroke-width': 1.5, 'stroke-dasharray': '4 3' } : {}
    drawn.push(
      straight(x(tick), top, x(tick), height - FOOT + 4, isEven ? palette.muted : palette.line, look),
      lettering(write(tick), { x: x(tick), y: height - 6, fill: palette.muted, anchor: anchorOf(tick, from, to) }),
    )
  }
  rows.forEach(({ name, measured }, i) => {
    const y = top + i * (ROW + several)
    drawn.push(ground(x(from), y, name, palette.paper))
    drawn.push(lettering(name, { x: x(from) + 4, y: y + 15, fill: palette.ink, weight: 600 }))
    measured.forEach((each, setting) => {
      const at = y + 30 + setting * APART
      const stroke = palette.settings[setting === 0 ? 0 : 1]
      drawn.push(straight(x(each.low), at, x(each.high), at, stroke, { 'stroke-width': 3, 'stroke-linecap': 'round' }))
      drawn.push(mark(x(each.value), at, setting, palette))
    })
  })
  return picture(sheet, height, words, drawn)
}

/** Grid lines stay away from the lettering. */
const ground = (x: number, y: number, words: string, fill: string): string =>
  element('rect', { x, y: y + 2, width: 8 + words.length * 7.6, height: 17, fill })

const anchorOf = (tick: number, from: number, to: number) =>
  tick === from ? 'start' : Math.abs(tick - to) < 1e-9 ? 'end' : 'middle'
