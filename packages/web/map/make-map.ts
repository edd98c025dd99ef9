/**
 * Makes `tetrarchia.map.json` from open geodata and the edition's board. Run: npx tsx packages/web/map/make-map.ts
 * The same input gives the same bytes; a test compares the file with what this makes.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BoardMap, LabelShape, ProvinceKind, ProvinceShape } from './format.ts'
import { type Province, readBoard } from './make/base/board.ts'
import { CREDITS, serialise } from './make/base/file.ts'
import { around } from './make/base/geometry.ts'
import { pathOf } from './make/base/path.ts'
import { HEIGHT, TETRARCHIA, WIDTH } from './make/base/projection.ts'
import { TYPE } from './make/base/type.ts'
import { makeCoast } from './make/land/coast.ts'
import { makeRelief } from './make/land/relief.ts'
import { makeRivers } from './make/land/rivers.ts'
import { makeSeas, SEPARATIONS } from './make/land/seas.ts'
import { placeDiscs, RADIUS } from './make/play/discs.ts'
import { LEVELS, placeLabels, tagBox } from './make/play/labels.ts'
import { makeArrows, makeLinks } from './make/play/links.ts'
import { placeRegionNames, placeSeaNames } from './make/play/names.ts'
import { makeAreas } from './make/play/provinces.ts'

/** The tag's middle stands a little above the rim, so that a counter on the disc leaves it in sight. */
const TAG_RISE = RADIUS + 5

/** What the widest and the tallest window sees of the land past the sheet. */
const BEYOND = [500, 560] as const

export function makeMap(): BoardMap {
  const board = readBoard()
  const coast = makeCoast(TETRARCHIA, BEYOND)
  const seas = makeSeas(coast)
  const { rivers, lakes } = makeRivers(coast.sheet)
  const discs = placeDiscs(board, seas)
  const at = (p: Province) => discs.get(p.id) ?? [0, 0]
  const numbered = board.provinces.filter((p) => p.number !== null)
  const tags = new Map(numbered.map((p) => [p.id, [at(p)[0], at(p)[1] - TAG_RISE] as const]))
  const links = makeLinks(board, discs, [...tags.values()].map(tagBox), seas)
  const arrows = makeArrows(board, links)
  const seaNames = placeSeaNames(board, discs, seas)
  const obstacles = { discs, tags, links, arrows, coast, taken: seaNames.taken }
  const labels = LEVELS.map((level) => placeLabels(board, level, obstacles))
  const areas = makeAreas(board, discs, coast, rivers)
  // The names of regions lie under the others; they keep clear of those that are seen at fit.
  const lettered = [...labels[1].values()].map((label) => label.box)
  const marks = [...links.flatMap((link) => (link.gap ? [link.gap] : [])), ...arrows.map((arrow) => arrow.at)]
  const taken = [
    ...lettered,
    ...seaNames.taken,
    ...[...tags.values()].map(tagBox),
    ...marks.map(([x, y]) => around([x, y], 14, 14)),
  ]
  const regionNames = placeRegionNames(board, discs, links, coast, taken)
  const clear = [...lettered, ...[...regionNames.values()].map((name) => name.box), ...[...tags.values()].map(tagBox)]
  const inside = (region: string) =>
    new Set(board.provinces.flatMap((p, i) => (p.region === region && !p.border ? [i] : [])))

  return {
    game: 'tetrarchia',
    view: [0, 0, WIDTH, HEIGHT],
    disc: RADIUS,
    type: TYPE,
    land: coast.d,
    lakes,
    rivers: rivers.map(({ name, d, great }) => ({ name, d, great })),
    relief: makeRelief(coast, [...discs.values()], RADIUS, clear),
    borders: areas.borders,
    regions: board.regions.map(({ id }) => {
      const name = regionNames.get(id)
      if (!name) throw new Error(`${id} has no name`)
      return {
        id,
        area: areas.outline(inside(id)),
        name: { lines: name.lines, x: name.x, y: name.y },
      }
    }),
    provinces: board.provinces.map((p): ProvinceShape => {
      const [wide, middle, close] = labels.map((level) => labelOf(p, level))
      return { id: p.id, kind: kindOf(p), at: at(p), tag: tags.get(p.id) ?? null, labels: { wide, middle, close } }
    }),
    links: links.map(({ a, b, d, gap }) => ({ a, b, d, gap })),
    arrows,
    seas: seaNames.shapes,
    separations: SEPARATIONS.map(({ between, line }) => ({
      between,
      d: pathOf([{ points: [...line], closed: false }]),
    })),
    credits: CREDITS,
  }
}

function labelOf(p: Province, labels: ReadonlyMap<string, LabelShape>): LabelShape {
  const label = labels.get(p.id)
  if (!label) throw new Error(`${p.id} has no label`)
  const { side, anchor, lines, x, y } = label
  return { side, anchor, lines, x, y }
}

function kindOf(p: Province): ProvinceKind {
  if (p.id === 'roma') return 'roma'
  return p.border ? 'border' : p.number === null ? 'italia' : 'numbered'
}

export { serialise }

export const MAP_FILE = fileURLToPath(new URL('./tetrarchia.map.json', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MAP_FILE, serialise(makeMap()))
