import type { CurvedName, Mark, Point, RouteShape, StraitShape } from '../../format.ts'
import { around, type Box, length, quadratic, rounded } from '../base/geometry.ts'
import { textWidth } from '../base/type.ts'
import type { Board } from './board.ts'
import { SHEET } from './sheet.ts'

type Place = readonly [lon: number, lat: number]
type Curve = readonly [from: Place, control: Place, to: Place]

/** Lines set by hand over water and waste, and the boxes that nothing else may cover. */
export interface Lines {
  straits: StraitShape[]
  routes: RouteShape[]
  seas: CurvedName[]
  taken: Box[]
}

/** Where the crossing was made, a little inland at both ends so that it can be seen whom it joins. */
// biome-ignore format: places in a row
const STRAITS: Readonly<Record<string, Curve>> = {
  'apulia|sicilia': [[16.3, 38.55], [15.75, 38.6], [15.42, 38.14]],
  'sicilia|africa': [[12.6, 37.78], [11.6, 37.7], [10.75, 36.85]],
  'apulia|macedonia': [[17.75, 40.55], [18.7, 41.2], [19.75, 41.2]],
  'belgica|britannia': [[2.1, 50.75], [1.7, 51.2], [1.0, 51.25]],
  'lugdunensis|britannia': [[-1.4, 49.35], [-1.9, 50.1], [-1.6, 50.95]],
  'baetica|mauretania': [[-5.6, 36.4], [-5.9, 36.0], [-5.5, 35.5]],
  'asia|thracia': [[29.5, 40.9], [29.3, 41.35], [28.7, 41.2]],
}

/** Short: where they come in, not from how far. */
// biome-ignore format: places in a row
const ROUTES: Readonly<Record<string, Curve>> = {
  caledonia: [[-12.0, 55.8], [-8.9, 57.2], [-6.6, 56.7]],
  germania: [[11.6, 53.7], [10.3, 53.0], [8.6, 52.0]],
  alamannia: [[13.6, 53.2], [12.2, 52.5], [11.0, 51.3]],
  marcomannia: [[24.4, 54.2], [18.8, 54.1], [16.6, 51.2]],
  sarmatia: [[33.4, 52.6], [26.4, 52.9], [22.2, 49.6]],
  gothia: [[33.6, 49.8], [31.3, 49.0], [29.2, 47.3]],
  armenia: [[47.8, 45.2], [46.4, 42.2], [43.6, 41.1]],
  mesopotamia: [[41.2, 30.4], [43.5, 32.6], [42.4, 34.6]],
  tripolitania: [[8.4, 30.1], [10.7, 29.4], [12.6, 30.7]],
  mauretania: [[-6.4, 30.7], [-4.0, 31.5], [-2.9, 33.6]],
}

// biome-ignore format: places in a row
const SEAS: readonly { text: string; size: number; spacing: number; curve: Curve }[] = [
  { text: 'OCEANVS ATLANTICVS', size: 16, spacing: 0.22, curve: [[-14.2, 44.3], [-10.3, 47.6], [-3.9, 47.0]] },
  { text: 'MARE INTERNVM', size: 17, spacing: 0.26, curve: [[17.0, 34.4], [20.9, 35.4], [24.6, 33.9]] },
  { text: 'PONTVS EVXINVS', size: 15, spacing: 0.2, curve: [[29.8, 43.4], [33.6, 43.5], [37.6, 42.9]] },
  { text: 'MARE GERMANICVM', size: 12, spacing: 0.12, curve: [[0.4, 54.2], [3.1, 55.7], [7.3, 55.3]] },
]

/** The north-east corner, beyond the last arrow. */
export const VACANT = { x: 1190, y: 36, width: 372, height: 290 }

export function drawLines(board: Board): Lines {
  const taken: Box[] = []
  const straits = board.borders
    .filter((border) => border.kind === 'strait')
    .map(({ a, b }): StraitShape => {
      const [from, control, to] = placed(STRAITS[`${a}|${b}`] ?? [...STRAITS[`${b}|${a}`]].reverse())
      for (const p of quadratic(from, control, to, 12)) taken.push(around(p, 11, 11))
      return { a, b, d: `M${from}Q${control} ${to}`, ends: [from, to] }
    })
  const routes = board.areas
    .filter((area) => area.bira !== null)
    .map(({ id }): RouteShape => {
      const [from, control, to] = placed(ROUTES[id])
      for (const p of quadratic(from, control, to, 16)) taken.push(around(p, 10, 10))
      return { area: id, d: `M${from}Q${control} ${to}`, head: headOf(control, to) }
    })
  const seas = SEAS.map(({ text, size, spacing, curve }): CurvedName => {
    const [a, c, b] = placed(curve)
    const line = quadratic(a, c, b, 24)
    fits(text, size, spacing, line)
    for (const [x, y] of line) taken.push(around([x, y - size / 3], 14, size))
    return { text, d: `M${a}Q${c} ${b}`, size, spacing }
  })
  return { straits, routes, seas, taken }
}

const placed = (curve: readonly Place[]): Point[] => curve.map(([lon, lat]) => rounded(SHEET.project(lon, lat)))

function headOf(control: Point, to: Point): Mark {
  const angle = (Math.atan2(to[1] - control[1], to[0] - control[0]) * 180) / Math.PI
  return [to[0], to[1], Math.round(angle)]
}

function fits(text: string, size: number, spacing: number, line: readonly Point[]): void {
  const [needs, has] = [textWidth(text, size, spacing), length(line)]
  if (needs > has) throw new Error(`${text} needs ${Math.round(needs)} units and has ${Math.round(has)}`)
}
