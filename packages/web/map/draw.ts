import type { Relief } from './format.ts'

export interface ReliefPaths {
  shade: string
  ridge: string
  hachures: string
}

/** All peaks as three paths: three elements on the page instead of some hundreds. Peaks do not overlap. */
export function reliefPaths({ glyphs, peaks }: Relief): ReliefPaths {
  const out: ReliefPaths = { shade: '', ridge: '', hachures: '' }
  for (const [x, y, width, glyph] of peaks) {
    const line = (points: readonly number[]) => {
      let d = ''
      for (let i = 0; i < points.length; i += 2)
        d += `${i ? 'L' : 'M'}${(x + points[i] * width).toFixed(1)} ${(y + points[i + 1] * width).toFixed(1)}`
      return d
    }
    out.shade += `${line(glyphs[glyph].shade)}z`
    out.ridge += line(glyphs[glyph].ridge)
    for (const hachure of glyphs[glyph].hachures) out.hachures += line(hachure)
  }
  return out
}

/** Widths of the strokes that draw waterlines, widest first: an odd one in the line's colour, an even one in the sea's. */
export const WATERLINES = [30, 28.8, 19, 17.6, 10, 8.4] as const
