/** The map of an edition by names: zones, what a step from one to another costs, naval zones, boxes and peoples. */
import { type Board, HALVES, NOBODY, type Zone } from './board.ts'
import { halfNames } from './kinds.ts'

export function mapOf(board: Board) {
  const { file, placeIds, placeNames } = board
  return {
    dioceses: file.dioceses.map(({ id, name, half }) => ({ id, name, half })),
    spaces: board.everyZone.map((zone) => spaceOf(board, zone)),
    links: file.links.map((link) => linkOf(board, link)),
    seas: file.seas.map(({ id, name, open, coasts, borders }) => ({ id, name, open, coasts, borders })),
    boxes: HALVES.map((half) => ({
      id: placeIds[board.refuge[half]],
      name: placeNames[board.refuge[half]],
      half: halfNames[half],
      zone: placeIds[board.refugeZone[half]],
    })),
    fleets: board.everyFleet.map((fleet) => ({
      id: board.fleetIds[fleet],
      base: placeIds[board.fleetBase[fleet]] ?? null,
      aboard: placeIds[board.aboard + fleet],
    })),
    peoples: file.peoples.map(({ id, name, nationality, major, homes }) => ({ id, name, nationality, major, homes })),
  }
}

function spaceOf({ file, halfOf, dioceseOf, dioceses }: Board, zone: Zone) {
  const { id, name, kind, people, towns } = file.zones[zone]
  const half = halfOf[zone]
  return {
    id,
    name,
    kind,
    diocese: dioceseOf[zone] === NOBODY ? null : dioceses[dioceseOf[zone]].id,
    half: half === null ? null : halfNames[half],
    people,
    towns: towns.map(({ name, port, capital }) => ({ name, port, capital })),
  }
}

function linkOf({ ways, zoneOf }: Board, { a, b, river, strait }: Board['file']['links'][number]) {
  const [from, to] = [zoneOf.get(a) ?? NOBODY, zoneOf.get(b) ?? NOBODY]
  const way = ways[from]?.find((each) => each.to === to)
  return {
    a,
    b,
    river,
    strait,
    cost: way?.cost ?? 0,
    crossing: way?.isCrossing ?? false,
    freezes: way?.freezes ?? false,
  }
}
