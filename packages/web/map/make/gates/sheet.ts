import { makeSheet } from '../base/projection.ts'

/** So much larger in the middle, fading out over so many units to the sides and up and down. */
interface Lens {
  x: number
  y: number
  wide: number
  high: number
  more: number
}

/** Where spaces lie crowded: along the Rhenus and the upper Danuvius. */
const LENSES: readonly Lens[] = [{ x: 700, y: 507, wide: 430, high: 330, more: 0.5 }]

function lens(x: number, y: number): readonly [number, number] {
  let at: readonly [number, number] = [x, y]
  for (const { x: cx, y: cy, wide, high, more } of LENSES) {
    const [dx, dy] = [at[0] - cx, at[1] - cy]
    const grown = 1 + more * Math.exp(-((dx / wide) ** 2) - (dy / high) ** 2)
    at = [cx + dx * grown, cy + dy * grown]
  }
  return at
}

/** From Caledonia to the Syrtis and from Lusitania to the Tyras. */
export const SHEET = makeSheet(1460, 1350, [1030, 945], lens, 2450)
