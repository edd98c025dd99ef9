/** The land of each space, grown from it over ground that resists: rivers and mountains make natural borders. */
import type { BoundShape, Point } from '../../format.ts'
import { simplify } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import { clearRim, fillWalls, makeGround, NONE, type Seed, STRAITS, spread } from '../land/growth.ts'
import { trace } from '../land/outlines.ts'
import type { River } from '../land/rivers.ts'
import type { Board } from './board.ts'
import { MORE_SEEDS, WALLS } from './seats.ts'

const REACH = 150
/** Beyond the limes the walls of the known world end it. */
const WILD = 170
/** By how much a border may leave its true line, in units: corners are wide, and nothing is decided by it. */
const COARSE = 1.1

/** Transit spaces have no owner: they hold no land. */
export function growLands(
  board: Board,
  places: ReadonlyMap<string, Point>,
  coast: Coast,
  rivers: readonly River[],
): BoundShape[] {
  const ground = makeGround(coast, rivers, [...WALLS, ...STRAITS])
  const wild = new Set(board.provinces.filter(({ control }) => control === 'barbarian').map(({ id }) => id))
  const isWild = (owner: number) => wild.has(board.spaces[owner]?.province ?? '')
  const seeds = board.spaces.flatMap(({ id, type }, owner): Seed[] => {
    if (type === 'transit') return []
    const reach = isWild(owner) ? WILD : REACH
    const more = (MORE_SEEDS[id] ?? []).map(
      ([lon, lat, its]): Seed => ({ owner, at: coast.sheet.project(lon, lat), reach: its ?? reach }),
    )
    return type === 'zone' ? more : [{ owner, at: places.get(id) ?? [0, 0], reach }, ...more]
  })
  const owner = spread(ground, seeds)
  fillWalls(ground, owner, (code) => code !== NONE && !isWild(code))
  clearRim(ground, owner)
  return trace(ground, owner).map(({ left, right, line }) => ({
    left: left === NONE ? -1 : left,
    right: right === NONE ? -1 : right,
    line: stepsOf(simplify(line.closed ? [...line.points, line.points[0]] : line.points, COARSE)),
  }))
}

/** A place, and from there steps of whole units, so that no place drifts. */
function stepsOf(line: readonly Point[]): number[] {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)])
  return points.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]]))
}
