/** What the tests of maps made of areas read in their paths. */
import type { Point } from '../map/format.ts'

/** The lines of a path made of `Mx y l dx dy ...`. */
export function linesOf(d: string): Point[][] {
  return (d.match(/M[^M]+/g) ?? []).map((part) => {
    const tenths = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((n) => Math.round(Number(n) * 10))
    const at = [tenths[0], tenths[1]]
    const line: Point[] = [[at[0] / 10, at[1] / 10]]
    for (let i = 2; i < tenths.length; i += 2) {
      at[0] += tenths[i]
      at[1] += tenths[i + 1]
      line.push([at[0] / 10, at[1] / 10])
    }
    return line
  })
}

export function within(rings: readonly Point[][], [x, y]: Point): boolean {
  let odd = false
  for (const ring of rings)
    ring.forEach((b, i) => {
      const a = ring.at(i - 1) ?? b
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) odd = !odd
    })
  return odd
}

export const pair = (a: string, b: string) => [a, b].sort().join(' - ')
