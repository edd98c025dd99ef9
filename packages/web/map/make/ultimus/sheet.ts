import { makeSheet } from '../base/projection.ts'

/** So much larger in the middle, fading out over so many units to the sides and up and down. */
interface Lens {
  x: number
  y: number
  wide: number
  high: number
  more: number
}

/** Where zones lie crowded: from the Rhenus to the Bosporus, and between the Taurus and the Tigris. */
const LENSES: readonly Lens[] = [
  { x: 1180, y: 712, wide: 250, high: 200, more: 0.3 },
  { x: 680, y: 535, wide: 580, high: 430, more: 0.46 },
]

function lens(x: number, y: number): readonly [number, number] {
  let at: readonly [number, number] = [x, y]
  for (const { x: cx, y: cy, wide, high, more } of LENSES) {
    const [dx, dy] = [at[0] - cx, at[1] - cy]
    const grown = 1 + more * Math.exp(-((dx / wide) ** 2) - (dy / high) ** 2)
    at = [cx + dx * grown, cy + dy * grown]
  }
  return at
}

/** From Caledonia to the first cataract and from Hibernia to Persis. */
export const SHEET = makeSheet(1760, 1210, [760, 694], lens, 1740)
