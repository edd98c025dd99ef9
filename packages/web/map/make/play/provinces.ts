import type { Borders, Point } from '../../format.ts'
import type { Board } from '../base/board.ts'
import { distance } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import type { Coast } from '../land/coast.ts'
import { clearRim, fillWalls, type Ground, makeGround, NONE, STRAITS, spread, type Way } from '../land/growth.ts'
import { stitch, trace } from '../land/outlines.ts'
import type { River } from '../land/rivers.ts'

/** How far a province reaches, in units of easy ground. */
const REACH = { province: 150, border: 95 }
/** Islands belong to someone, and Egypt was its river. */
// biome-ignore format: a table
const LONGER: Readonly<Record<string, number>> = {
  aegyptus: 210, achaia: 205, roma: 220, carthaginensis: 180, tarraconensis: 195, cilicia: 180,
}
/** How far from its disc a border province's tint may run, over land that nobody else holds. */
const MARCH = 125
/** The Rhine, the Danube and the Euphrates were the border; these close the gaps between them. */
// biome-ignore format: lines
const LIMES: readonly Way[] = [
  [[9.2, 47.6], [9.9, 47.7], [10.0, 48.5]],
  [[4.2, 52.0], [3.0, 52.6], [2.6, 54.5]],
  [[28.6, 45.2], [29.7, 45.3], [31.5, 45.0]],
  [[39.5, 39.6], [40.0, 40.6], [39.9, 42.0]],
]

export interface Areas {
  borders: Borders
  /** The outline of a set of provinces, as path data. */
  outline(provinces: ReadonlySet<number>): string
}

/**
 * Outlines of the land that belongs to each region. This is for the eye alone; what is linked to what is the board's to
 * say.
 */
export function makeAreas(board: Board, discs: Map<string, Point>, coast: Coast, rivers: readonly River[]): Areas {
  const ground = makeGround(coast, rivers, [...LIMES, ...STRAITS])
  const arcs = trace(ground, growProvinces(board, discs, ground))
  const regionOf = (p: number) => (p === NONE || board.provinces[p].border ? 'outside' : board.provinces[p].region)
  const pick = (test: (a: number, b: number) => boolean) =>
    pathOf(arcs.filter((arc) => test(arc.left, arc.right)).map((arc) => arc.line))
  return {
    borders: {
      province: pick((a, b) => regionOf(a) === regionOf(b) && regionOf(a) !== 'outside'),
      region: pick((a, b) => regionOf(a) !== regionOf(b) && regionOf(a) !== 'outside' && regionOf(b) !== 'outside'),
      outer: pick((a, b) => (regionOf(a) === 'outside') !== (regionOf(b) === 'outside')),
    },
    outline: (set) => pathOf(stitch(arcs.filter((arc) => set.has(arc.left) !== set.has(arc.right)))),
  }
}

function growProvinces(board: Board, discs: Map<string, Point>, ground: Ground): Uint8Array {
  const owner = spread(
    ground,
    board.provinces.map(({ id, border }, i) => ({
      owner: i,
      at: discs.get(id) ?? [0, 0],
      reach: border ? REACH.border : (LONGER[id] ?? REACH.province),
    })),
  )
  fillWalls(ground, owner, (code) => code !== NONE && !board.provinces[code].border)
  fillMarches(board, discs, ground, owner)
  clearRim(ground, owner)
  return owner
}

function fillMarches(board: Board, discs: Map<string, Point>, { cornerOf }: Ground, owner: Uint8Array): void {
  board.provinces.forEach(({ id, border }, i) => {
    const disc = discs.get(id)
    if (!border || !disc) return
    for (let cell = 0; cell < owner.length; cell++) {
      if (owner[cell] === NONE && distance(cornerOf(cell), disc) < MARCH) owner[cell] = i
    }
  })
}
