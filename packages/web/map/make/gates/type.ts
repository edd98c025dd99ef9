/** Sizes that all places were computed for. Capitals are lettered in Cinzel, other names in EB Garamond. */
import type { RoadSizes } from '../../format.ts'
import { CAP, textWidth } from '../base/type.ts'

/** Widths of EB Garamond 600's letters in thousandths of the size, measured in Chromium. */
// biome-ignore format: a table
const WIDTHS: Readonly<Record<string, number>> = {
  A: 711, B: 613, C: 709, D: 762, E: 571, F: 535, G: 722, H: 804, I: 356, L: 585, M: 912, N: 804, O: 761, P: 589, Q: 761,
  R: 744, S: 484, T: 687, U: 742, V: 695, W: 986, X: 736, Y: 629, Z: 599, a: 425, b: 533, c: 410, d: 537, e: 408, f: 346,
  g: 478, h: 545, i: 279, j: 253, k: 521, l: 270, m: 797, n: 553, o: 500, p: 540, q: 531, r: 388, s: 348, t: 355, u: 543,
  v: 468, w: 730, x: 480, y: 467, z: 417, ' ': 225, '-': 302,
}

/** From the tops of EB Garamond's capitals to its baseline, and below that to the tails of its letters. */
const TALL = 0.66
const TAIL = 0.22

export const SIZES: RoadSizes = {
  name: 10.4,
  capital: 9.4,
  spacing: 0.02,
  lineHeight: 0.96,
  signs: { capital: 10.5, walled: 8, cultivated: 6.2, border: 6.2, transit: 4, zone: 11 },
  disc: 13,
  counter: 27,
}

export type Face = 'name' | 'capital'

export const heightOf = (face: Face): number => (face === 'capital' ? CAP : TALL) * SIZES[face]
export const tailOf = (face: Face): number => (face === 'capital' ? 0 : TAIL * SIZES[face])

export function widthOf(text: string, face: Face): number {
  if (face === 'capital') return textWidth(text, SIZES.capital, SIZES.spacing)
  let sum = 0
  for (const letter of text) {
    const width = WIDTHS[letter]
    if (width === undefined) throw new Error(`no width for '${letter}' in ${text}`)
    sum += width / 1000 + SIZES.spacing
  }
  return sum * SIZES.name
}
