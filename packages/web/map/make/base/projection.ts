import type { GeoPermissibleObjects } from 'd3-geo'
import { geoConicConformal, geoPath } from 'd3-geo'
import type { Point } from '../../format.ts'

/** Geometry runs past the view, so that a stroked coast shows no edge where it was cut. */
export const MARGIN = 48
const CUT: Point = [MARGIN, MARGIN]

export interface Line {
  points: Point[]
  closed: boolean
}

/** A view of the world: all games have the same projection, and each cuts its own piece out of it. */
export interface Sheet {
  width: number
  height: number
  project(lon: number, lat: number): Point
  /** The lines of a shape, projected and cut so far beyond the view. */
  linesOf(shape: GeoPermissibleObjects, beyond?: Point): Line[]
}

/** Engines differ in the last bits of a sine; without those bits, all of them make the same file. */
const steady = (x: number, y: number): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]

/**
 * A sheet with 19 E, 40 N at `middle`. A `lens` moves what was projected, to enlarge a crowded part at the cost of its
 * surroundings. `scale` is of the globe's radius.
 */
export function makeSheet(
  width: number,
  height: number,
  middle: readonly [number, number],
  lens: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y],
  scale = 2050,
): Sheet {
  const placed = (x: number, y: number) => steady(...lens(x, y))
  /** Conformal, with both parallels inside the empire: shapes stay true and the north does not swell. */
  const projection = geoConicConformal()
    .parallels([33, 52])
    .rotate([-19, 0])
    .center([0, 40])
    .scale(scale)
    .translate([...middle])
    .precision(0.5)
  const cutAt = ([bx, by]: Point) =>
    projection.clipExtent([
      [-bx, -by],
      [width + bx, height + by],
    ])
  cutAt(CUT)
  return {
    width,
    height,
    project(lon, lat) {
      const at = projection([lon, lat])
      if (!at) throw new Error(`${lon}, ${lat} has no place on the map`)
      return placed(at[0], at[1])
    },
    linesOf(shape, beyond = CUT) {
      const lines: Line[] = []
      cutAt(beyond)
      const last = () => lines[lines.length - 1]
      geoPath(projection, {
        beginPath() {},
        moveTo: (x, y) => void lines.push({ points: [placed(x, y)], closed: false }),
        lineTo: (x, y) => void last().points.push(placed(x, y)),
        closePath: () => {
          last().closed = true
        },
        arc() {},
      })(shape)
      cutAt(CUT)
      return lines
    },
  }
}

/** Tetrarchia's. */
export const TETRARCHIA = makeSheet(1600, 1040, [828, 552])
export const { width: WIDTH, height: HEIGHT, project } = TETRARCHIA
