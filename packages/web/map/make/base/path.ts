import type { Point } from '../../format.ts'
import type { Line } from './projection.ts'

/** Tenths of a unit: still smooth when a player zooms in. */
const SCALE = 10

/** 12 -> "1.2", -3 -> "-.3": the shortest form SVG reads. */
function tenth(n: number): string {
  const text = String(n / SCALE)
  return text.replace(/^(-?)0\./, '$1.')
}

/** Numbers need no separator before a sign, nor a point after a number that already has one. */
function join(numbers: readonly number[]): string {
  let out = ''
  for (const n of numbers) {
    const text = tenth(n)
    const bare = out === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(out))
    out += bare ? text : ` ${text}`
  }
  return out
}

/** Path data with relative steps, rounded without drift: every point is within half a tenth of its place. */
export function pathOf(lines: readonly Line[]): string {
  return lines.map(({ points, closed }) => subpath(points, closed)).join('')
}

function subpath(points: readonly Point[], closed: boolean): string {
  const at = points.map((p) => [Math.round(p[0] * SCALE), Math.round(p[1] * SCALE)] as const)
  const steps: number[] = []
  for (let i = 1; i < at.length; i++) {
    const dx = at[i][0] - at[i - 1][0]
    const dy = at[i][1] - at[i - 1][1]
    if (dx !== 0 || dy !== 0) steps.push(dx, dy)
  }
  return `M${join(at[0])}l${join(steps)}${closed ? 'z' : ''}`
}
