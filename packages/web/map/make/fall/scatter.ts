import type { Glyph, Point, Relief } from '../../format.ts'
import { around, type Box, distance, overlap, random, round, rounded } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import { makeRelief } from '../land/relief.ts'
import type { Board } from './board.ts'
import type { Lands } from './lands.ts'

type Peak = Relief['peaks'][number]

/** Light from the north-west, as on the peaks: an oak and a fir. */
const TREES: readonly Glyph[] = [
  {
    ridge: [
      0, -0.25, -0.3, -0.28, -0.44, -0.5, -0.36, -0.74, -0.24, -0.98, 0.04, -1.08, 0.28, -0.96, 0.44, -0.72, 0.42,
      -0.46, 0.26, -0.28, 0, -0.25,
    ],
    shade: [0.04, -1.08, 0.28, -0.96, 0.44, -0.72, 0.42, -0.46, 0.26, -0.28, 0, -0.25, 0.14, -0.5, 0.16, -0.8],
    hachures: [[0, -0.25, 0, 0]],
  },
  {
    ridge: [-0.4, -0.2, -0.16, -0.56, -0.26, -0.58, 0, -1.2, 0.26, -0.58, 0.16, -0.56, 0.4, -0.2, -0.4, -0.2],
    shade: [0, -1.2, 0.26, -0.58, 0.16, -0.56, 0.4, -0.2, 0.08, -0.2, 0.1, -0.6],
    hachures: [[0, -0.2, 0, 0]],
  },
]

export interface Terrain {
  relief: Relief
  hills: Peak[]
  woods: Relief
}

/** Peaks along the ranges and all over mountain areas, trees all over forest areas, clear of what is written. */
export function scatterTerrain(board: Board, lands: Lands, coast: Coast, written: readonly Box[]): Terrain {
  const terrainAt = (at: Point) => board.areas[lands.ownerAt(at)]?.terrain
  const isFree = (box: Box) => written.every((other) => overlap(box, other) === 0)
  const ranges = makeRelief(coast, [], 0, written)
  const isHill = ([x, y]: Peak) => terrainAt([x, y]) === 'clear' || terrainAt([x, y]) === 'forest'
  const all: Peak[] = [...ranges.peaks]
  const fill = (terrain: string, seed: number, spacing: number, size: number, glyphs: number, upon: Peak[]) => {
    const rand = random(seed)
    const { width, height } = coast.sheet
    for (let dart = 0; dart < 60_000; dart++) {
      const at = rounded([rand() * width, rand() * height])
      const wide = round(size * (0.85 + 0.3 * rand()))
      const glyph = Math.floor(rand() * glyphs)
      const box = around([at[0], at[1] - wide / 2], wide, wide * 1.1)
      const feet: Point[] = [at, [box.x0 - 3, at[1] + 2], [box.x1 + 3, at[1] + 2], [at[0], box.y0]]
      if (!feet.every((p) => coast.isLand(p[0], p[1]) && terrainAt(p) === terrain)) continue
      if (!isFree(box)) continue
      if (upon.some((p) => distance([p[0], p[1]], at) < (spacing + p[2]) / 2 + 2)) continue
      upon.push([at[0], at[1], wide, glyph])
    }
  }
  fill('mountains', 5, 18, 15, ranges.glyphs.length, all)
  const trees: Peak[] = []
  fill('forest', 17, 9, 9, TREES.length, trees)
  const southward = (a: Peak, b: Peak) => a[1] - b[1] || a[0] - b[0]
  return {
    relief: { glyphs: ranges.glyphs, peaks: all.filter((peak) => !isHill(peak)).sort(southward) },
    hills: all.filter(isHill).sort(southward),
    woods: { glyphs: TREES, peaks: trees.sort(southward) },
  }
}
