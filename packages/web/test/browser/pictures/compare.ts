/** How far two pictures of one size differ, told in squares: what is finer than a square, as edges of letters are, is lost in it. */
import type { Page } from 'playwright-core'

export interface Tolerance {
  /** The side of a square, in pixels. */
  readonly square: number
  /** By how much the mean colour of a square may differ, of 255. */
  readonly shade: number
  /** How many squares may differ by more. */
  readonly squares: number
}

/**
 * By the same browser. Letters and edges smoothed otherwise made 11 squares of a whole table differ, a counter that had moved 70,
 * a button of another colour 286, a missing panel 2261.
 */
export const SAME: Tolerance = { square: 6, shade: 30, squares: 30 }
/** By another browser, whose letters are a little wider or narrower. */
export const COARSE: Tolerance = { square: 24, shade: 26, squares: 8 }

export interface Difference {
  /** Squares that differ; every one, if the sizes do. */
  readonly squares: number
  /** Where most of them lie, in pixels. */
  readonly at: string
}

/** Both as addresses of data. A page with no policy of its own reads them. */
export function difference(page: Page, one: string, other: string, tolerance: Tolerance): Promise<Difference> {
  return page.evaluate(
    async ([a, b, { square, shade }]) => {
      const read = async (address: string) => {
        const image = new Image()
        image.src = address
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (context === null) throw new Error('nothing can be drawn')
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }
      const [left, right] = [await read(a), await read(b)]
      const { width, height } = left
      if (width !== right.width || height !== right.height) {
        return { squares: Number.POSITIVE_INFINITY, at: `${width} x ${height} and ${right.width} x ${right.height}` }
      }
      const mean = ({ data }: ImageData, x0: number, y0: number) => {
        const sum = [0, 0, 0]
        let count = 0
        for (let y = y0; y < Math.min(height, y0 + square); y++) {
          for (let x = x0; x < Math.min(width, x0 + square); x++, count++) {
            for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0)
          }
        }
        return sum.map((each) => each / count)
      }
      const differing: (readonly [x: number, y: number])[] = []
      for (let y = 0; y < height; y += square) {
        for (let x = 0; x < width; x += square) {
          const [p, q] = [mean(left, x, y), mean(right, x, y)]
          if (p.some((each, c) => Math.abs(each - (q[c] ?? 0)) > shade)) differing.push([x, y])
        }
      }
      const middle = (at: 0 | 1) => differing.map((each) => each[at]).sort((m, n) => m - n)[differing.length >> 1] ?? 0
      return { squares: differing.length, at: `about ${middle(0)}, ${middle(1)}` }
    },
    [one, other, tolerance] as const,
  )
}

/** Small enough to be kept: lossy, which the comparison does not see. */
export function asWebp(page: Page, address: string): Promise<string> {
  return page.evaluate(async (from) => {
    const image = new Image()
    image.src = from
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.7)
  }, address)
}
