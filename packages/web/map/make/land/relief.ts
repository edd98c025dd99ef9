import type { Glyph, Point, Relief } from '../../format.ts'
import { type Box, distance, inside, length, random, round } from '../base/geometry.ts'
import type { Coast } from './coast.ts'
import { RANGES } from './ranges.ts'

/** Light from the north-west, as engravers have it: the right side is in shade. */
const GLYPHS: readonly Glyph[] = [
  {
    ridge: [-0.5, 0, -0.34, -0.2, -0.22, -0.3, -0.02, -0.72, 0.1, -0.52, 0.2, -0.44, 0.34, -0.2, 0.5, 0],
    shade: [-0.02, -0.72, 0.1, -0.52, 0.2, -0.44, 0.34, -0.2, 0.5, 0, 0.14, 0, 0.18, -0.16, 0.04, -0.3, 0.06, -0.48],
    hachures: [
      [-0.02, -0.72, -0.06, -0.5, -0.14, -0.38],
      [-0.26, -0.12, -0.18, 0],
    ],
  },
  {
    ridge: [
      -0.5, 0, -0.38, -0.16, -0.26, -0.42, -0.2, -0.46, -0.08, -0.3, 0.02, -0.34, 0.12, -0.62, 0.28, -0.34, 0.5, 0,
    ],
    shade: [0.12, -0.62, 0.28, -0.34, 0.5, 0, 0.22, 0, 0.24, -0.16, 0.12, -0.28, 0.16, -0.42],
    hachures: [
      [-0.2, -0.46, -0.16, -0.28, -0.2, -0.14],
      [0.12, -0.62, 0.06, -0.42, -0.02, -0.22],
    ],
  },
  {
    ridge: [-0.5, 0, -0.3, -0.26, -0.14, -0.52, -0.08, -0.54, 0.08, -0.36, 0.22, -0.3, 0.5, 0],
    shade: [-0.08, -0.54, 0.08, -0.36, 0.22, -0.3, 0.5, 0, 0.16, 0, 0.14, -0.14, 0.02, -0.24, 0, -0.4],
    hachures: [[-0.1, -0.5, -0.14, -0.32, -0.24, -0.18]],
  },
]

export function makeRelief(
  coast: Coast,
  discs: readonly Point[],
  discRadius: number,
  keepClear: readonly Box[],
): Relief {
  const { width: right, height: bottom, project } = coast.sheet
  const rand = random(293)
  const peaks: [number, number, number, number][] = []
  for (const { line, size, rows } of RANGES) {
    const ridge = line.map(([lon, lat]) => project(lon, lat))
    for (let row = 0; row < rows; row++) {
      const offset = (row - (rows - 1) / 2) * size * 0.78
      // The middle of a range stands higher than its foothills.
      const scale = rows > 1 && row !== Math.floor((rows - 1) / 2) ? 0.78 : 1
      const step = size * 0.88
      for (let s = step * (row % 2 ? 0.5 : 0.1); s < length(ridge); s += step * (0.92 + 0.3 * rand())) {
        const [x, y] = along(ridge, s, offset + (rand() - 0.5) * size * 0.3)
        const width = size * scale * (0.82 + 0.36 * rand())
        const glyph = Math.floor(rand() * GLYPHS.length)
        if (fits(x, y, width)) peaks.push([round(x, 0), round(y, 0), round(width * 2, 0) / 2, glyph])
      }
    }
  }
  peaks.sort((a, b) => a[1] - b[1] || a[0] - b[0])
  return { glyphs: GLYPHS, peaks }

  function fits(x: number, y: number, width: number): boolean {
    const half = width / 2
    const middle: Point = [x, y - width * 0.3]
    if (x < -half || x > right + half || y < 0 || y > bottom + half) return false
    if (![x - half, x, x + half].every((foot) => coast.isLand(foot, y + 1) && coast.isLand(foot, y - half)))
      return false
    if (discs.some((disc) => distance(disc, middle) < discRadius + half * 0.9)) return false
    if (
      keepClear.some((box) =>
        inside([x, y - width * 0.3], {
          ...box,
          x0: box.x0 - half,
          x1: box.x1 + half,
          y0: box.y0 - 1,
          y1: box.y1 + width * 0.35,
        }),
      )
    )
      return false
    return peaks.every((p) => Math.abs(p[0] - x) > (p[2] + width) * 0.37 || Math.abs(p[1] - y) > (p[2] + width) * 0.27)
  }
}

/** The point `s` along a line and `offset` to its side. */
function along(line: readonly Point[], s: number, offset: number): Point {
  let left = s
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    const d = distance(a, b)
    if (left <= d || i === line.length - 1) {
      const t = left / d
      const nx = -(b[1] - a[1]) / d
      const ny = (b[0] - a[0]) / d
      return [a[0] + (b[0] - a[0]) * t + nx * offset, a[1] + (b[1] - a[1]) * t + ny * offset]
    }
    left -= d
  }
  return line[0]
}
