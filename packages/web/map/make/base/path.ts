import type { Point } from '../../format.ts'
import type { Line } from './projection.ts'

/** Half units: less than a third of a pixel at fit, so that nobody sees where a line was rounded. */
const HALVES = 2
/** Tenths, where a line decides what touches what. */
export const TENTHS = 10

/** 3 -> "1.5", -1 -> "-.5": the shortest form SVG reads. */
function short(n: number, scale: number): string {
  const text = String(n / scale)
  return text.replace(/^(-?)0\./, '$1.')
}

/** Numbers need no separator before a sign, nor a point after a number that already has one. */
function join(numbers: readonly number[], scale: number): string {
  let out = ''
  for (const n of numbers) {
    const text = short(n, scale)
    const bare = out === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(out))
    out += bare ? text : ` ${text}`
  }
  return out
}

/** Path data with relative steps, rounded without drift: every point is within half a step of its place. */
export function pathOf(lines: readonly Line[], scale = HALVES): string {
  return lines.map(({ points, closed }) => subpath(points, closed, scale)).join('')
}

function subpath(points: readonly Point[], closed: boolean, scale: number): string {
  const at = points.map((p) => [Math.round(p[0] * scale), Math.round(p[1] * scale)] as const)
  const steps: number[] = []
  for (let i = 1; i < at.length; i++) {
    const dx = at[i][0] - at[i - 1][0]
    const dy = at[i][1] - at[i - 1][1]
    if (dx !== 0 || dy !== 0) steps.push(dx, dy)
  }
  return `M${join(at[0], scale)}l${join(steps, scale)}${closed ? 'z' : ''}`
}
