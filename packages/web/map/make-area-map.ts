/**
 * Makes `fall-of-the-roman-empire.map.json` from open geodata, hand-set seeds and the edition's board. Run:
 * npx tsx packages/web/map/make-area-map.ts
 * The same input gives the same bytes; a test compares the file with what this makes.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AreaMap, AreaShape } from './format.ts'
import { CREDITS, serialise } from './make/base/file.ts'
import { readBoard } from './make/fall/board.ts'
import { growLands } from './make/fall/lands.ts'
import { drawLines, VACANT } from './make/fall/lines.ts'
import { scatterTerrain } from './make/fall/scatter.ts'
import { tintOf } from './make/fall/seeds.ts'
import { BEYOND, SHEET } from './make/fall/sheet.ts'
import { coinBox, labelBox, placeAll, SIZES } from './make/fall/spots.ts'
import { makeCoast } from './make/land/coast.ts'
import { makeRivers } from './make/land/rivers.ts'

export function makeAreaMap(): AreaMap {
  const board = readBoard()
  const coast = makeCoast(SHEET, BEYOND)
  const { rivers, lakes } = makeRivers(SHEET)
  const lands = growLands(board, coast, rivers)
  const { straits, routes, seas, taken } = drawLines(board)
  const places = placeAll(board, lands, coast, taken)
  const written = places.flatMap(({ label, coin, sign }) => [
    labelBox(label),
    ...[coin, ...(sign ? [sign] : [])].map(coinBox),
  ])
  return {
    game: 'fall-of-the-roman-empire',
    view: [0, 0, SHEET.width, SHEET.height],
    type: SIZES,
    land: coast.d,
    lakes,
    rivers: rivers.map(({ name, d, great }) => ({ name, d, great })),
    ...scatterTerrain(board, lands, coast, [...written, ...taken]),
    borders: { between: lands.between, outer: lands.outer },
    areas: board.areas.map(
      ({ id }, i): AreaShape => ({ id, tint: tintOf(id), outline: lands.outline(i), ...places[i] }),
    ),
    straits,
    routes,
    seas,
    vacant: VACANT,
    credits: CREDITS,
  }
}

export const AREA_MAP_FILE = fileURLToPath(new URL('./fall-of-the-roman-empire.map.json', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(AREA_MAP_FILE, serialise(makeAreaMap()))
