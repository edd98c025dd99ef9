import type { Point } from '../../format.ts'
import { makeSheet } from '../base/projection.ts'

/** Where areas are too small to play on: so much larger in the middle, fading out over `radius` units. */
const LENSES = [
  // Around the Alps.
  { x: 690, y: 484, radius: 300, more: 0.46 },
  // Sicily.
  { x: 700, y: 846, radius: 62, more: 0.42 },
  // The Peloponnese.
  { x: 928, y: 822, radius: 75, more: 0.42 },
] as const

function lens(x: number, y: number): readonly [number, number] {
  return LENSES.reduce<readonly [number, number]>(
    ([atX, atY], { x: middleX, y: middleY, radius, more }) => {
      const [dx, dy] = [atX - middleX, atY - middleY]
      const grown = 1 + more * Math.exp(-(dx * dx + dy * dy) / radius ** 2)
      return [middleX + dx * grown, middleY + dy * grown]
    },
    [x, y],
  )
}

/** From Caledonia to the Thebaid: higher than Tetrarchia's, in the same projection and scale but for the lens. */
export const SHEET = makeSheet(1600, 1100, [828, 722], lens)

/** How far past the view the land goes on, so that a wide window shows no edge. */
export const BEYOND: Point = [240, 120]
