/**
 * Makes `barbarians-at-the-gates.map.json` from open geodata and the edition's board. Run:
 * npx tsx packages/web/map/make-gates-map.ts
 * The same input gives the same bytes; a test compares the file with what this makes.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoadMap, SpaceShape } from './format.ts'
import { CREDITS, serialise } from './make/base/file.ts'
import { around } from './make/base/geometry.ts'
import { pathOf } from './make/base/path.ts'
import type { Line } from './make/base/projection.ts'
import { readBoard } from './make/gates/board.ts'
import { counterBox, placeLabels, signBox, tabBox } from './make/gates/labels.ts'
import { growLands } from './make/gates/lands.ts'
import { drawLettering } from './make/gates/lettering.ts'
import { markBox, placeMarks } from './make/gates/marks.ts'
import { placeSpaces } from './make/gates/places.ts'
import { placeQuays } from './make/gates/quays.ts'
import { layRoads } from './make/gates/roads.ts'
import { SHEET } from './make/gates/sheet.ts'
import { SIZES } from './make/gates/type.ts'
import { makeCoast } from './make/land/coast.ts'
import { makeRelief } from './make/land/relief.ts'
import { makeRivers, type River } from './make/land/rivers.ts'

/** What the widest and the tallest window sees of the land past the sheet. */
const BEYOND = [600, 720] as const
/** BG-10.2.2-d: those whose crossing is a connection of its own kind. */
const GREAT = ['Rhenus', 'Danuvius']

/** Above its lake the Rhenus is a mountain stream, which roads cross as any other. */
const LAKE = 9.2

export function riversOf(): { rivers: River[]; lakes: string } {
  const { rivers, lakes } = makeRivers(SHEET, GREAT)
  const [lake] = SHEET.project(LAKE, 47.6)
  const cut = rivers.flatMap((river): River[] => {
    if (river.name !== 'Rhenus') return [river]
    const isAbove = ({ points }: Line) => points.every(([x]) => x > lake)
    const [above, below] = [river.lines.filter(isAbove), river.lines.filter((line) => !isAbove(line))]
    return [
      { ...river, lines: below, d: pathOf(below) },
      { ...river, great: 0, lines: above, d: pathOf(above) },
    ]
  })
  return { rivers: cut.filter(({ lines }) => lines.length > 0), lakes }
}

export function makeGatesMap(): RoadMap {
  const board = readBoard()
  const coast = makeCoast(SHEET, BEYOND)
  const { rivers, lakes } = riversOf()
  const places = placeSpaces(board, coast, rivers)
  const at = (id: string) => places.get(id) ?? [0, 0]
  const roads = layRoads(board, places, coast, rivers)
  const lettering = drawLettering(coast)
  const signs = board.spaces.map((space) => signBox(space, at(space.id)))
  const quays = placeQuays(board, places, coast, signs)
  const anchors = [...quays.values()].map((quay) => around(quay, 8, 8))
  const labels = placeLabels(board, { places, roads, coast, taken: anchors })
  const written = [...labels.values()].map(({ box }) => box)
  const stood = board.spaces.flatMap((space) => [counterBox(space, at(space.id)), tabBox(space, at(space.id), 2)])
  const provinces = placeMarks(lettering.provinces, [...signs, ...written, ...stood, ...anchors], roads, coast)
  const marks = provinces.map(({ mark }) => markBox(mark))
  return {
    game: 'barbarians-at-the-gates',
    view: [0, 0, SHEET.width, SHEET.height],
    type: SIZES,
    land: coast.d,
    lakes,
    rivers: rivers.map(({ name, d, great }) => ({ name, d, great })),
    relief: makeRelief(coast, [...places.values()], SIZES.disc, [...written, ...marks, ...stood]),
    spaces: board.spaces.map(({ id }): SpaceShape => {
      const label = labels.get(id)
      return {
        id,
        at: at(id),
        label: label === undefined ? null : { lines: label.lines, anchor: label.anchor, x: label.x, y: label.y },
        quay: quays.get(id) ?? null,
      }
    }),
    roads: roads.map(({ a, b, kind, bend, gate }) => ({ a, b, kind, bend, gate })),
    bounds: growLands(board, places, coast, rivers),
    ...lettering,
    provinces,
    credits: CREDITS,
  }
}

export const GATES_MAP_FILE = fileURLToPath(new URL('./barbarians-at-the-gates.map.json', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(GATES_MAP_FILE, serialise(makeGatesMap()))
