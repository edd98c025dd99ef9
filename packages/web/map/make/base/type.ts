import type { TypeSizes } from '../../format.ts'

/** Widths of Cinzel 600's letters in thousandths of the size, measured in Chromium; pairs set closer are ignored. */
// biome-ignore format: a table
const WIDTHS: Readonly<Record<string, number>> = {
  A: 715, B: 645, C: 773, D: 821, E: 613, F: 577, G: 824, H: 845, I: 370, L: 598, M: 946, N: 857, O: 865,
  P: 630, Q: 867, R: 724, S: 544, T: 650, U: 809, V: 732, X: 707, Y: 689, ' ': 250, '·': 300,
  K: 724, Z: 658, 0: 634, 1: 376, 2: 596, 3: 543, 4: 607, 5: 536, 6: 607, 7: 530, 8: 586, 9: 607,
}

/** Height of Cinzel's capitals. */
export const CAP = 0.703

export const TYPE: TypeSizes = {
  // 12.6 pixels: in a window 820 wide, of 1440 by 900, and from one and a half times fit on.
  labels: { wide: 25, middle: 14.4, close: 11.5 },
  lineHeight: 1.02,
  tag: [25, 12],
  region: 14,
  labelSpacing: 0.03,
  regionSpacing: 0.22,
}

export function textWidth(text: string, size: number, spacing: number): number {
  let sum = 0
  for (const letter of text) {
    const width = WIDTHS[letter]
    if (width === undefined) throw new Error(`no width for '${letter}' in ${text}`)
    sum += width / 1000 + spacing
  }
  return sum * size
}
