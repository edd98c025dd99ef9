import { makeSheet } from '../base/projection.ts'

/** Around the Alps, where the smallest areas lie: so much larger in the middle, fading out over `radius` units. */
const LENS = { x: 690, y: 484, radius: 285, more: 0.35 }

function lens(x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - LENS.x, y - LENS.y]
  const grown = 1 + LENS.more * Math.exp(-(dx * dx + dy * dy) / LENS.radius ** 2)
  return [LENS.x + dx * grown, LENS.y + dy * grown]
}

/** From Caledonia to the Thebaid: higher than Tetrarchia's, in the same projection and scale but for the lens. */
export const SHEET = makeSheet(1600, 1100, [828, 722], lens)
