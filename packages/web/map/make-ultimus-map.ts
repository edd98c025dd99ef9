/**
 * Makes `ultimus-romanorum.map.json` from open geodata, hand-set seeds and the edition's board. Run:
 * npx tsx packages/web/map/make-ultimus-map.ts
 * The same input gives the same bytes; a test compares the file with what this makes.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ZoneMap, ZoneShape } from './format.ts'
import { CREDITS, serialise } from './make/base/file.ts'
import { around, chaikin, rounded } from './make/base/geometry.ts'
import { pathOf } from './make/base/path.ts'
import { makeCoast } from './make/land/coast.ts'
import { makeRelief } from './make/land/relief.ts'
import { makeRivers, type River } from './make/land/rivers.ts'
import { readBoard } from './make/ultimus/board.ts'
import { sortBorders } from './make/ultimus/borders.ts'
import { growLands } from './make/ultimus/lands.ts'
import { drawLines, VACANT } from './make/ultimus/lines.ts'
import { HEADWATERS } from './make/ultimus/seeds.ts'
import { SHEET } from './make/ultimus/sheet.ts'
import { labelBox, numeralBox, placeAll, SIZES, signBox } from './make/ultimus/spots.ts'

/** UR-7.2-c: those that cost more to cross. */
const GREAT = ['Rhenus', 'Danuvius', 'Tigris', 'Euphrates']

function headwaters(): River[] {
  return HEADWATERS.map(({ name, way }) => {
    const points = chaikin(
      way.map(([lon, lat]) => SHEET.project(lon, lat)),
      false,
    )
    const lines = [{ points, closed: false }]
    return { name, great: 1, lines, d: pathOf(lines) }
  })
}

export function makeUltimusMap(): ZoneMap {
  const board = readBoard()
  const coast = makeCoast(SHEET)
  const { rivers: known, lakes } = makeRivers(SHEET, GREAT)
  const rivers = [...known, ...headwaters()]
  const lands = growLands(board, coast, rivers)
  const { taken, faint, ...lines } = drawLines(board)
  const knots = lands.knots.map(({ at, what }) => ({ at: rounded(at), what }))
  const places = placeAll(board, lands, coast, [...taken, ...knots.map(({ at }) => around(at, 18, 14))], faint)
  const { x, y, width, height } = VACANT
  const written = places.flatMap(({ numeral, label, town }, i) => [
    ...(numeral ? [numeralBox(numeral)] : []),
    ...(label ? [labelBox(label)] : []),
    ...(town ? [labelBox(town.label), signBox(town.at, board.zones[i].towns[0].capital)] : []),
  ])
  return {
    game: 'ultimus-romanorum',
    view: [0, 0, SHEET.width, SHEET.height],
    type: SIZES,
    land: coast.d,
    lakes,
    rivers: rivers.map(({ name, d }) => ({ name, d, great: 0 as const })),
    relief: makeRelief(coast, [], 0, [
      ...written,
      ...taken,
      ...faint,
      around([x + width / 2, y + height / 2], width, height),
    ]),
    ...sortBorders(board, lands.arcs, coast, rivers),
    zones: board.zones.map(({ id }, i): ZoneShape => ({ id, outline: lands.outline(i), ...places[i] })),
    ...lines,
    corners: lands.corners,
    knots,
    vacant: VACANT,
    credits: CREDITS,
  }
}

export const ULTIMUS_MAP_FILE = fileURLToPath(new URL('./ultimus-romanorum.map.json', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(ULTIMUS_MAP_FILE, serialise(makeUltimusMap()))
