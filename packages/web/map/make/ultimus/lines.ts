import type { BoxShape, CrossingShape, CurvedName, Point, SeaZoneShape, ZoneMap } from '../../format.ts'
import { around, type Box, length, quadratic, round, rounded } from '../base/geometry.ts'
import { pathOf, TENTHS } from '../base/path.ts'
import { textWidth } from '../base/type.ts'
import { latin } from '../fall/spots.ts'
import type { Way } from '../land/growth.ts'
import type { Board } from './board.ts'
import { SHEET } from './sheet.ts'
import { SIZES } from './spots.ts'

type Place = readonly [lon: number, lat: number]
type Curve = readonly [from: Place, control: Place, to: Place]
interface Lettering {
  text: string
  size: number
  spacing: number
  curve: Curve
}

/** Where the crossing was made, a little inland at both ends so that it can be seen whom it joins. */
// biome-ignore format: places in a row
const STRAITS: Readonly<Record<string, Curve>> = {
  'galliae-7 britanniae-2': [[-1.35, 49.4], [-1.2, 50.1], [-1.2, 50.95]],
  'galliae-1 britanniae-2': [[2.3, 50.6], [1.9, 51.1], [1.05, 51.2]],
  'saxones britanniae-2': [[5.0, 52.7], [3.4, 53.1], [1.45, 52.6]],
  'scoti britanniae-3': [[-6.4, 52.7], [-5.5, 52.95], [-4.3, 52.95]],
  'hispaniae-5 hispaniae-6': [[-5.75, 36.45], [-6.1, 36.0], [-5.65, 35.5]],
  'italia-6 italia-7': [[16.2, 38.45], [15.6, 38.75], [15.05, 38.0]],
  'thracia-3 pontica-1': [[28.55, 41.4], [29.1, 42.1], [29.4, 41.2]],
  'thracia-3 asia-1': [[26.85, 40.7], [26.5, 40.2], [26.75, 39.95]],
}

/** Naval zones: outlines that run over the land, the curve of the name, and where a fleet lies. */
// biome-ignore format: places in a row
const SEAS: Readonly<Record<string, { outline: Way; name: Omit<Lettering, 'text'>; lines?: string; spot: Place }>> = {
  'mare-internum-occidentalis': {
    outline: [[-5.6, 36.0], [-5, 38], [0, 42.5], [4, 45], [9.5, 45.3], [12.2, 43.2], [13.9, 41.6], [15.4, 40.4], [16.05, 39.2], [15.85, 38.3], [15.55, 38.25], [14.9, 37.6], [12.6, 37.6], [11.6, 36.2], [10.9, 35.3], [9.5, 35.2], [4, 35.4], [-2, 34], [-5.6, 34.5]],
    name: { size: 14.5, spacing: 0.08, curve: [[-0.5, 37.75], [5.6, 37.45], [12.3, 38.3]] }, lines: 'MARE INTERNVM OCCIDENTALIS', spot: [5.9, 40.6],
  },
  'mare-internum-orientalis': {
    outline: [[9.5, 35.2], [10.9, 35.3], [11.6, 36.2], [12.6, 37.6], [14.9, 37.6], [15.55, 38.25], [15.85, 38.3], [16.05, 39.2], [15.4, 40.4], [13.9, 41.6], [12.2, 43.2], [11.4, 45.2], [13.5, 46.4], [18, 44], [21, 40.5], [24, 41.6], [27.5, 41.1], [28.55, 41.1], [29.05, 40.35], [30, 38], [33, 37.4], [36.8, 37.4], [36.6, 33], [34.6, 31], [31.4, 30.6], [25, 31.2], [20, 29.6], [15, 31], [9.5, 33]],
    name: { size: 17, spacing: 0.12, curve: [[13.6, 34.3], [20.6, 34.5], [28.4, 33.0]] }, lines: 'MARE INTERNVM ORIENTALIS', spot: [19.6, 36.2],
  },
  'pontus-euxinus': {
    outline: [[28.55, 41.1], [27, 42], [27.5, 45], [30.5, 47.3], [34, 46.6], [38.5, 47.6], [40.6, 46], [37.6, 44.8], [42.2, 43], [42, 41.2], [38, 40.4], [32, 40.6], [29.8, 40.6], [29.05, 40.35]],
    name: { size: 15, spacing: 0.08, curve: [[34.2, 43.7], [37.2, 43.5], [41.3, 41.9]] }, lines: 'PONTVS EVXINVS', spot: [36.6, 42.3],
  },
  'mare-oceanus': {
    outline: [[-13.5, 30], [-9, 30.5], [-5.6, 34.5], [-5.6, 36], [-5, 38], [-4, 42.6], [0.5, 43], [-0.5, 47], [-3.4, 48.5], [-5.4, 48.6], [-6.4, 50.1], [-4.6, 50.8], [-3, 52], [-3.2, 54], [-5.2, 55.2], [-5.5, 57], [-7, 60.5], [-22, 58], [-20, 34]],
    name: { size: 17, spacing: 0.2, curve: [[-12.2, 44.6], [-7.6, 47.0], [-2.2, 46.0]] }, lines: 'MARE OCEANVS', spot: [-11, 47.6],
  },
  'britannicum-mare': {
    outline: [[-5.4, 48.6], [-1, 48.2], [1.6, 49.6], [2.2, 50.9], [1.3, 51.3], [-1, 51.3], [-4.6, 50.8], [-6.4, 50.1]],
    name: { size: 8.5, spacing: 0, curve: [[-7.6, 49.0], [-4.4, 49.95], [-1.95, 49.85]] }, lines: 'MARE BRITANNICVM', spot: [-7.4, 48.9],
  },
  'germanicum-mare': {
    outline: [[1.3, 51.3], [2.2, 50.9], [5, 51.6], [7, 52.6], [9.4, 53.4], [9.8, 56], [11.4, 58.6], [5, 60.4], [-7, 60.5], [-5.5, 57], [-5.2, 55.2], [-3.2, 54], [-2, 53]],
    name: { size: 13, spacing: 0.08, curve: [[-0.9, 55.6], [3.4, 56.3], [8.0, 55.2]] }, lines: 'GERMANICVM MARE', spot: [4.6, 54.4],
  },
}

// biome-ignore format: lines
const SEPARATIONS: readonly Way[] = [
  [[-5.75, 36.4], [-5.6, 36.0], [-5.55, 35.6]],
  [[12.9, 37.7], [12.0, 36.9], [11.2, 36.1], [10.3, 35.4]],
  [[15.75, 38.35], [15.6, 38.2], [15.45, 38.05]],
  [[28.5, 41.15], [28.8, 40.75], [29.05, 40.3]],
  [[-4.7, 48.45], [-5.6, 49.3], [-5.5, 50.2]],
  [[1.9, 50.7], [1.2, 51.3]],
]

/** The dioceses' names over their zones, faint. */
// biome-ignore format: places in a row
const DIOCESES: Readonly<Record<string, readonly Lettering[]>> = {
  hispaniae: [{ text: 'HISPANIAE', size: 24, spacing: 0.22, curve: [[-9.0, 40.35], [-4.6, 40.8], [0.6, 40.7]] }],
  britanniae: [{ text: 'BRITANNIAE', size: 16, spacing: 0.1, curve: [[-12.8, 49.6], [-9, 50.6], [-5.6, 50.2]] }],
  viennensis: [{ text: 'VIENNENSIS', size: 21, spacing: 0.16, curve: [[-1.0, 45.25], [2.2, 45.1], [6.2, 43.95]] }],
  galliae: [{ text: 'GALLIAE', size: 24, spacing: 0.26, curve: [[-0.6, 48.15], [3.2, 48.5], [7.4, 48.3]] }],
  italia: [{ text: 'ITALIA', size: 25, spacing: 0.34, curve: [[10.5, 44.3], [13.3, 42.9], [16.4, 40.3]] }],
  africa: [{ text: 'AFRICA', size: 22, spacing: 0.62, curve: [[0.2, 35.6], [5.0, 36.0], [10.3, 35.4]] }],
  pannoniae: [{ text: 'PANNONIAE', size: 22, spacing: 0.18, curve: [[13.0, 47.25], [16.2, 46.4], [19.0, 44.9]] }],
  moesiae: [{ text: 'MOESIAE', size: 23, spacing: 0.18, curve: [[20.2, 43.9], [22.2, 42.6], [23.9, 40.6]] }],
  thracia: [{ text: 'THRACIA', size: 19, spacing: 0.1, curve: [[24.2, 42.35], [26.2, 42.6], [28.6, 42.3]] }],
  asia: [{ text: 'ASIA', size: 24, spacing: 0.5, curve: [[27.0, 38.5], [29.4, 38.5], [32.2, 38.0]] }],
  pontica: [{ text: 'PONTICA', size: 24, spacing: 0.45, curve: [[31.0, 40.35], [34.8, 40.4], [39.6, 39.9]] }],
  oriens: [
    { text: 'ORIENS', size: 22, spacing: 0.2, curve: [[36.6, 36.0], [38.8, 36.4], [41.0, 36.2]] },
    { text: 'ORIENS', size: 22, spacing: 0.5, curve: [[26.0, 30.4], [29.6, 30.3], [33.4, 29.9]] },
  ],
}

/** Those whose crossing costs more. */
// biome-ignore format: places in a row
const RIVERS: readonly Lettering[] = [
  { text: 'RHENVS', size: 8.5, spacing: 0.02, curve: [[7.6, 50.45], [7.05, 51.2], [6.75, 51.9]] },
  { text: 'DANVVIVS', size: 9, spacing: 0.06, curve: [[10.1, 48.62], [11.2, 49.05], [12.6, 49.12]] },
  { text: 'DANVVIVS', size: 9, spacing: 0.06, curve: [[25.3, 43.88], [26.6, 44.1], [27.8, 44.5]] },
  { text: 'EVPHRATES', size: 9, spacing: 0.04, curve: [[40.0, 35.05], [41.0, 34.1], [43.1, 33.25]] },
  { text: 'TIGRIS', size: 9, spacing: 0.06, curve: [[43.25, 36.55], [43.5, 35.9], [43.7, 35.2]] },
]

/** Refuges beside the towns they belong to: middle of the box, its width, and the size of its name. */
const BOXES: Readonly<Record<string, { at: Place; width: number; size: number }>> = {
  ravenna: { at: [14.35, 43.75], width: 60, size: 9.5 },
  constantinopolis: { at: [32.75, 42.72], width: 102, size: 9 },
}
const BOX_HEIGHT = 50

/** The steppe beyond the Borysthenes. */
export const VACANT = { x: 1230, y: 34, width: 430, height: 290 }

export interface Lines extends Pick<ZoneMap, 'straits' | 'seas' | 'separations' | 'boxes' | 'dioceses' | 'riverNames'> {
  /** What nothing else may cover, and what may be covered at need. */
  taken: Box[]
  faint: Box[]
}

export function drawLines(board: Board): Lines {
  const taken: Box[] = []
  const faint: Box[] = []
  const straits = board.links
    .filter((link) => link.strait > 0)
    .map(({ a, b, strait: cost }): CrossingShape => {
      const curve = STRAITS[`${a} ${b}`]
      if (curve === undefined) throw new Error(`no crossing from ${a} to ${b}`)
      const [from, control, to] = placed(curve)
      const line = quadratic(from, control, to, 12)
      for (const p of line) taken.push(around(p, 7, 7))
      const badge = rounded(line[6])
      taken.push(around(badge, 18, 16))
      return { a, b, d: `M${from}Q${control} ${to}`, ends: [from, to], cost, badge }
    })
  const seas = board.seas.map(({ id }): SeaZoneShape => {
    const { outline, name, lines, spot } = SEAS[id]
    const at = rounded(SHEET.project(...spot))
    taken.push(around(at, 64, 40))
    const points = outline.map(([lon, lat]) => SHEET.project(lon, lat))
    return {
      id,
      outline: pathOf([{ points, closed: true }], TENTHS),
      name: curved({ ...name, text: lines ?? id }, taken),
      spot: at,
    }
  })
  const separations = pathOf(
    SEPARATIONS.map((way) => ({ points: way.map(([lon, lat]) => SHEET.project(lon, lat)), closed: false })),
  )
  const boxes = board.refuges.map(({ id, zone }): BoxShape => {
    const { at, width, size } = BOXES[id]
    const [x, y] = rounded(SHEET.project(...at))
    const height = BOX_HEIGHT
    taken.push(around([x, y], width + 4, height + 4))
    const town = board.zones.find((one) => one.id === zone)?.towns[0]
    const goal = rounded(SHEET.project(town?.lon ?? 0, town?.lat ?? 0))
    return {
      id,
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      label: { text: latin(id), x, y: y - height / 2 + 12, size },
      spot: [x, y + height / 2 - SIZES.stack / 2 - 2],
      leader: `M${[x, y]}L${goal}`,
    }
  })
  const dioceses = board.dioceses.map(({ id }) => ({ id, names: DIOCESES[id].map((one) => curved(one, faint)) }))
  const riverNames = RIVERS.map((one) => curved(one, taken))
  return { straits, seas, separations, boxes, dioceses, riverNames, taken, faint }
}

const placed = (curve: readonly Place[]): Point[] => curve.map(([lon, lat]) => rounded(SHEET.project(lon, lat)))

/** Boxes are noted where letters stand, not along the whole of the curve. */
function curved({ text, size, spacing, curve }: Lettering, taken: Box[]): CurvedName {
  const [a, c, b] = placed(curve)
  const line = quadratic(a, c, b, 40)
  const [needs, has] = [textWidth(text, size, spacing), length(line)]
  if (needs > has) throw new Error(`${text} needs ${Math.round(needs)} units and has ${Math.round(has)}`)
  const blank = (1 - needs / has) / 2
  line.forEach(([x, y], i) => {
    if (i / 40 >= blank && i / 40 <= 1 - blank) taken.push(around([round(x), round(y - size / 3)], 10, size * 0.8))
  })
  return { text, d: `M${a}Q${c} ${b}`, size, spacing }
}
